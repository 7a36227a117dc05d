### Progress, on the page of statistics. Loaded when that page is opened.

## Streaks and bots to beat. $wins, $days, $games, $best, $points: numbers. $date: a date as text. $level: “easy”.

progress-title = What you have achieved
progress-now =
    { $wins ->
        [0] Your next win starts a new winning streak.
        [one] You won your last game.
       *[other] You have won your last { $wins } games.
    }
progress-longest =
    { $wins ->
        [one] So far you have not won twice in a row.
       *[other] Your longest winning streak is { $wins } games.
    }
progress-days =
    { $days ->
        [one] You have not yet played on two days in a row.
       *[other] Your longest run is { $days } days of play in a row.
    }
progress-ladder = Bots to beat
progress-kind-grozilla = With Grozilla
progress-beaten = Beaten on { $date }.
progress-met = { $wins } of { $games } won.
progress-best = Best city: { amount-points }.
progress-tried = Not beaten yet.
progress-untried = Not met yet.
progress-achievements = Stories to tell
progress-earned = First on { $date }.
progress-times =
    { $times ->
        [one] Once so far.
       *[other] { $times } times so far.
    }
progress-cities = Your best cities
progress-city = { amount-points } on { $date }
progress-watch = Watch the replay

## Achievements: a title, and what to do for it.

achievement-fifty = A happy city
achievement-fifty-help = Build a city worth 50 points.
achievement-hundred = A happy metropolis
achievement-hundred-help = Build a city worth 100 points.
achievement-harmony = In harmony
achievement-harmony-help = Win with as many inhabitants as hearts.
achievement-colours = All the colours
achievement-colours-help = Win with all five colours in your city.
achievement-no-special = Nothing special
achievement-no-special-help = Win without a special building against somebody who has one.
achievement-negative = Warts and all
achievement-negative-help = Win with a building in your city that costs you income, inhabitants or hearts.
achievement-one-coin = Down to the last coin
achievement-one-coin-help = Win with no more than one coin left.
achievement-one-point = By a whisker
achievement-one-point-help = Win by a single point.
achievement-by-coins = Every coin counts
achievement-by-coins-help = Win a tie by the coins you have left.
achievement-double = Twice as happy
achievement-double-help = Win with at least twice as many points as anybody else.
achievement-comeback = From last to first
achievement-comeback-help = Be last halfway through the rounds, and still win.
achievement-head-start = First to settle
achievement-head-start-help = Fill your city with ten cards before anybody else has eight.
achievement-five = Best of five
achievement-five-help = Win a five-player game.
achievement-monsters = Still standing
achievement-monsters-help = Win after three monsters have come to your city.
