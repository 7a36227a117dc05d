### American English: only what differs from British English (en-GB).

## Happy Market and dwellings

card-luxury-residence = High Rise

## Buildings, by deck

card-grocery = Grocery Store
card-shoe-shop = Shoe Store
card-bookshop = Bookstore

## Multicolour buildings (Grozilla)

card-recycling-centre = Recycling Center
card-holiday-village = Vacation Village
card-film-set = Movie Set

## Special buildings, family

card-ball-pool = Olympic Ball Pit
card-toy-shop = Toy Store
card-film-studios = Movie Studios

## What monsters do

effect-grozilla = Its host may not discard a card from the building supply.
effect-catzilla = Its host’s city has 1 citizen fewer.

## What expert special buildings do

effect-great-pyramid = At the end: copies the income and symbols, not the color, of a neighbor’s card in the same slot, whichever is better for you. Never copies a bonus building.
effect-castle = Each time a neighbor actually pays 4 coins or more for a card, take 1 coin from the bank.
effect-airport = From now on green cards, residences included, cost you 3 coins less, but never less than 0.
effect-art-gallery = Copies the income and symbols, not the color, of the card just before it in your city.
effect-hotdog-shop = From now on buildings in the building supply cost you the lowest price of their deck: 1, 4, or 6 coins. Not residences, not the fourth deck.
effect-sphinx = At the end: copies the effect of an opponent’s bonus building of your choice, or of one drawn unseen from the box.
effect-machu-picchu = 1 citizen per orange card in your left neighbor’s city.
effect-golden-gate-bridge = If two cards next to it (left, right, above, below) share a color: 1 heart and 1 citizen. If three share one: 2 hearts and 1 citizen.
effect-stonehenge = 1 citizen per blue card in one neighbor’s city, whichever is better for you.
effect-taj-mahal = At the end: 3 hearts if your city’s income is strictly below both neighbors’, otherwise 1.
effect-organic-market = +1 income per pair of 1 heart and 1 citizen in your city.
effect-leaning-tower = 1 heart per yellow card in one neighbor’s city, whichever is better for you.
effect-great-wall = 3 hearts if the two cards after it in your city share a color, otherwise 1.
effect-billiards = +1 income per different color among the cards before it in your city; a multicolor card gives one color only.
effect-parthenon = 4 citizens while your city has no green card.
effect-rainbow-fountain = 2 hearts and 2 citizens while your city has all five colors, otherwise 1 heart and 1 citizen.

## What effect pieces do

piece-per-colour =
    Gives { $gain } per { $colour } card in { $of ->
        [left] your left neighbor’s city
        [neighbour] one neighbor’s city, whichever is better for you
       *[city] your city
    }.
piece-all-colours = Gives { $gain } while your city has all five colors, otherwise { $otherwise-gain }.
piece-adjacent-share = If two cards next to it (left, right, above, below) share a color: { $two-gain }. If three share one: { $three-gain }.
piece-next-share = Gives { $gain } if the next { $cards } cards after it in your city share a color, otherwise { $otherwise-gain }.
piece-colours-before = Gives { $gain } per different color among the cards before it in your city.
piece-pairs = Gives { $gain } per pair of 1 heart and 1 citizen in your city.
piece-copy-previous = Copies the income and symbols, not the color, of the card just before it in your city.
piece-copy-same-slot = At the end: copies the income and symbols, not the color, of a neighbor’s card in the same slot, whichever is better for you. Never copies a bonus building.
piece-copy-special = At the end: copies the effect of an opponent’s bonus building of your choice, or of one drawn unseen from the box.
piece-below-neighbours-income = At the end: { $gain } if your city’s income is strictly below both neighbors’, otherwise { $otherwise-gain }.
piece-deck-price = From now on buildings of decks 1, 2, and 3 in the building supply cost you at most { $prices } coins respectively.
piece-toll =
    Each time a neighbor actually pays { $least ->
        [one] { $least } coin
       *[other] { $least } coins
    } or more for a card, take { amount-coins } from the bank.
piece-no-discard = Its host may not discard a card from the building supply.

## How much of a card is printed

provenance-colours-inferred = The French name is printed; the colors are inferred from an example in the rulebook; the numbers are ours.
provenance-colour-house = Name and effect are printed; the color is ours.
provenance-colour-and-coin-house = Name and effect are printed; the color and the number of coins are ours.
provenance-symbol-and-colour-house = The rulebook says that the card exists and changes the final scoring; symbol and color are ours.

## Titles

titles-printed =
    happy-market house apartment-building luxury-residence factory haunted-house police-station museum
    dragon-parking igloo garage restaurant spa casino zoo saloon skatepark hug-fest port escape-room big-ben
    stonehenge grozilla catzilla pioupiouzilla poulpzilla corgzilla
provenance-printed = Numbers, conditions, effect, and French title as printed.
