### The city of the day and its results. Loaded with its page.
### $points, $coins, $place, $players, $round, $days, $simulations: numbers. $date: a date as text. $name, $other: people.

## The page. $time: what is left of the day, “3:12:05”. $level: “easy”.

days-today = Today, { $date }
days-past = The cities of { $date }
days-ends = New cities in { $time } (midnight UTC).
days-ended = This day is over: its cities are open for practice.
days-to-today = To today’s cities
days-grozilla = Expert with Grozilla
days-against =
    { $count ->
        [one] Against one bot, level “{ $level }”.
       *[other] Against { $count } bots, level “{ $level }”.
    } { $seat ->
        [1] You begin.
       *[other] You are number { $seat } in the order of play.
    }
days-play = Play
days-go-on = Continue
days-practise = Practise
days-practise-help = Practice with hints and undo. It changes no result.
days-more = How it went
days-result = { amount-points }
days-won = Won
days-lost = Not won
days-running = Your try has begun.
days-new-day = A new day has begun: here are the new cities.

## Afterwards. $range: points, “30” or “30–34”. $done (number): decisions.

days-place =
    { $players ->
        [one] You are the first to finish this city here.
       *[other] Place { $place } of { $players }.
    }
days-nobody = Nobody has finished this city here yet.
days-everybody = How everybody did
days-bar =
    { $range } points: { $players ->
        [one] one player
       *[other] { $players } players
    }
days-here = Only a server knows how others did. This device keeps your own history.
days-bot = How the bot plays the same deal
days-bot-help = A strong bot ({ $simulations } simulations for each decision) plays your seat, with the same cards and opponents.
days-bots-changed = The bots have changed since you played: these are today’s bots, with the same cards.
days-bot-show = Let it play
days-bot-plays =
    { $done ->
        [one] The bot is playing: one decision so far…
       *[other] The bot is playing: { $done } decisions so far…
    }
days-parting = You part ways in round { $round }.
days-alike = You made exactly the same decisions as the bot.
days-my-line-gone = The game itself is no longer kept here; the result stays.

## Two cities side by side.

line-round = Round { $round }
line-city = { $name }: { amount-points }, { amount-coins }
line-you = You
line-bot = Strong bot
line-buy = Buy { $card }
line-nothing = No decision in this round
line-points = Points, round by round

## Calendar and rules of the game.

days-calendar = Your calendar
days-streak =
    { $days ->
        [0] A finished city begins a new streak.
        [one] Your streak is one day long.
       *[other] Your streak is { $days } days long.
    }
days-longest =
    { $days ->
        [one] Longest streak: one day.
       *[other] Longest streak: { $days } days.
    }
days-before = Previous month
days-after = Next month
days-cell = { $date }: { $count } of 3 finished
days-rules = What counts
days-rules-once = Each day has three cities, the same for everybody in the world, from midnight to midnight UTC. Your first try at each one counts, without undo or hints. If you reload the page or come back later, you continue the same try. Any further try is practice.
days-rules-bots = The bots run a fixed number of simulations for each decision and never watch the clock: whoever decides as you did gets the same replies, on every server and without a network. A new version of the game may bring other bots; your place is among those who met the same ones.
days-rules-limits = There are no accounts here, so some things cannot be prevented: another browser, or one whose data were erased, is a new visitor; without a network the device’s own clock says what day it is; and because the deal follows from the date, anyone determined enough can look at the cards beforehand.

## Refusals. $value: what was asked for.

error-no-such-day = There is no city of the day “{ $value }”.
error-day-over = This day is over. Its cities are open for practice only.
error-try-first = Finish the try that counts first; then you can practise and see how it went.
error-counted-try = This is the try that counts: nobody can help in it, and no bot can be replaced.
