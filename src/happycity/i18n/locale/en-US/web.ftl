### American English: only what differs from British English (en-GB).

## Everywhere

web-about = About and licenses
web-licence-own = The program is free software under the MIT license.
web-licence-pictures = Pictures: Fluent Emoji by Microsoft, MIT license. Cards, signs, and icons are drawn by us.
web-licences = Licenses in full

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
web-cards-start = Happy Market and residences
web-cards-family = Bonus buildings, family
web-cards-expert = Bonus buildings, expert
web-cards-deck4 = Multicolor buildings (Grozilla)

## Choices

web-choice-market = Its color counts for conditions and effects for the whole game.
web-choice-sphinx = Choose what to copy for the final count, or draw a bonus building unseen.

## Score calculator

web-group-dwelling = Residences
web-group-deck4 = Multicolor buildings
web-group-special = Bonus buildings
web-offline-shell = The server cannot be reached just now. Rules, cards, and replays you have seen still work.
web-page-stats-help = Games, wins, and replays.
