### The browser client's pages other than the table. What both need, and what was there before, stands in web.ftl.

## Choosing a game

web-mode-family-help = Quick to learn: build, earn, count.
web-mode-expert-help = 38 special buildings with powers of their own.
web-grozilla-help = Monsters, a fourth deck, and tokens to stop them.
web-new-here = New here? Learn by playing

## Waiting room

# $number (number): of the seat
web-add-bot-seat = Add a bot to seat { $number }
web-lan-done = Devices in the same network can open this link.
web-lan-none = This computer is in no network that other devices could use.
web-qr-help = Scan it with a phone.
web-you-are-away = A bot plays for you.
web-take-back = I am back
web-go-away = I am away for a while
web-go-away-help = The others need not wait: a bot plays for you until you say that you are back.
web-bot-for = Let a bot play for { $name } for now

## Rules and cards, statistics, lessons, about

# $text: what was searched for
web-nothing-found = Nothing found for “{ $text }”.
web-show-all = Show everything
# One player's result in a list. $points (number)
web-score-of = { $name } { $points }
web-kept-replays = Replays you have seen
web-stats-played =
    You have played { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and won { $wins }: { $share }.
web-stats-points = On average your city makes { $mean } points; your best one made { $best }.
web-stats-mode = { $wins } of { $games } won, { $mean } points on average, { $best } at best.
# $lesson: title of a lesson
web-lesson-start = Start: { $lesson }
# $version: such as 0.1.0
web-version = Version { $version }
web-again = Try again

## Score calculator

web-calc-pick = Cards of { $name }
web-calc-add-to = Add cards to the city of { $name }
web-calc-done = Done
web-calc-none = none
web-calc-market = Colour of the Happy Market
web-calc-take-out = Take it out
web-calc-clear = Start again
web-calc-why = How it comes about
