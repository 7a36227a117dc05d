### The page of `happycity balance`, for people who design cards.

balance-title = Balance report
balance-played-by = Played by { $bots }
balance-mode =
    { $mode ->
        [family] Family mode
       *[expert] Expert mode
    }
balance-grozilla = With Grozilla
balance-sum = Inhabitants plus hearts
# $low, $high (numbers): from how many to how many players
balance-players =
    { $low ->
        [2] { $high ->
            [2] 2 players
           *[other] 2 to { $high } players
        }
        [3] { $high ->
            [3] 3 players
           *[other] 3 to { $high } players
        }
        [4] { $high ->
            [4] 4 players
           *[other] 4 to { $high } players
        }
       *[other] { $high } players
    }
balance-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
balance-seed = Seed { $seed }
balance-pack = Cards: { $name }
balance-caution = These numbers show what goes together with winning, not what causes it. A strong city can afford good cards, and good cards make a strong city; only games with changed cards can tell the two apart.

## Findings

balance-best = Most linked to winning
balance-worst = Least linked to winning
balance-best-seat = Best seat
balance-typical = A typical game
# $value: a signed number, such as +6.2
balance-difference = { $value } percentage points of wins
balance-seat = Seat { $number }
# $share: how often it wins; $fair: how often a seat would win if all were equal
balance-best-seat-about = with { $players } players it wins { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }; a fair share is { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-rounds = { NUMBER($rounds, minimumFractionDigits: 1, maximumFractionDigits: 1) } rounds
balance-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points per player

## Cards

balance-cards = Buildings and dwellings
balance-cards-about = How often seats win that bought the card, minus how often seats win that could have bought it and did not, in percentage points. The bar is the 95% interval; green lies wholly above zero, red wholly below.
balance-prices = Price and value
balance-prices-about = Every card by its price and by the difference above. Cards far from the others of their price are worth a second look.
balance-specials = Special buildings
balance-specials-about = The same for seats that met the conditions: those that took the building against those that left it. “Taken” is how often somebody took it in the games that had it on offer.
balance-markets = Happy Markets
balance-markets-about = Seats that chose this colour at the start against seats that chose another.
balance-market = Happy Market ({ $colour })
balance-head-card = Card
balance-head-wins = Difference in wins
balance-head-points = Points
balance-head-bought = Bought
balance-head-taken = Taken
balance-head-chosen = Chosen
balance-head-seats = Took / could
balance-cost = Price
balance-badge-house = ours
balance-badge-pack = pack
balance-too-few = too few to tell
balance-never = never taken
balance-star = Nearly everybody who could take it did, so these are compared with all seats that did not take it in games that had it on offer.

## Games

balance-seats = Seats
balance-seats-about = How often each seat wins; the dashed line is a fair share. Seat 1 plays first.
balance-length = Length
balance-length-about = Games by their number of rounds.
balance-money = Money
balance-money-about = What a player has when it is time to buy, and how often nothing is bought.
balance-chart-coins = Coins in hand, by round
balance-chart-unspent = Turns without a purchase, by round
balance-chart-legal = Legal actions per decision, by round
balance-left = Coins left at the end:
balance-choices = Choices
balance-choices-about = How much there is to decide. The table gives decisions per game × legal actions per decision.
balance-head-phase = Decision

## Method

balance-method = How this was made
balance-method-strata = Seats are compared only with the same seat, of the same bot, at a table of the same size; the results are averaged with Mantel and Haenszel’s weights.
balance-method-interval = Intervals are 95%. They count whole deals, since seats that share their cards are not independent. Rates have Wilson’s interval. A side with fewer than 30 seats is not shown.
balance-method-many = With this many cards, about one in twenty will seem better or worse than it is by chance alone: trust what shows up again with another seed.
balance-method-house = Cards marked “ours” have numbers or effects that no source shows, so the printed game may differ; “pack” marks cards from your own file.
balance-method-bots = Bots play like bots. Stronger ones, such as normal or hard, use cards that a simple one cannot.
balance-faults =
    { $count ->
        [one] Once, a bot gave no valid answer, and a default action was played.
       *[other] { $count } times a bot gave no valid answer, and a default action was played.
    }
balance-version = Happy City { $version }, rules version { $rules }
