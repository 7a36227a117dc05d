### American English: only what differs from British English (en-GB).

## Everywhere

web-about = About and licenses

## Home and new games

web-scoring-product = Citizens times hearts
web-scoring-sum = Citizens plus hearts (for younger players)

## The table

web-central = Building supply
web-dwellings = Residences
web-specials = Bonus buildings
web-no-specials = No bonus building is left.
web-step-claim = Bonus
web-citizens = Citizens
web-numbers-label = Income { $income }, citizens { $citizens }, hearts { $hearts }, happiness { $points }

## Cards

web-covered-by = Destroyed: { $monster } covers this building. It no longer has a name, effect, or color, but its slot counts.

## Choices

web-choice-market = Its color counts for conditions and effects for the whole game.
web-choice-sphinx = Choose what to copy for the final scoring, or draw an unseen bonus building.

## Score calculator

web-offline-shell = The server cannot be reached at the moment. Rules, cards, and replays you have already seen still work.
web-page-stats-help = Games, wins, and replays.
web-claim = Claim
web-special-taken-by = { $name } has claimed one.

## Choosing a game

web-mode-expert-help = 38 bonus buildings with powers of their own.
