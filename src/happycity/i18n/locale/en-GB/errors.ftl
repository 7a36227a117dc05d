### Refusals: what is wrong and what would be right, in one sentence each.
### Arguments are named alike everywhere: card, special, monster (names), colour, phase, price, coins, slot, deck.

## An action that the rules do not allow now

error-game-over = The game is over, so nothing more can be played.
# $action: what was tried. $phase: what the game is waiting for.
error-wrong-phase = “{ $action }” is not possible now: the game is waiting for { $phase }.
error-too-expensive = { $card } costs { amount-price }, and you have { amount-coins }.
error-already-in-city = Your city already has { $card }, and no city may hold two cards of the same name.
error-not-face-up = { $card } is not face up in the central area, so it cannot be chosen.
error-pile-empty = The last { $card } has been sold, so choose another card.
error-city-full = Your city already has ten cards, so it cannot take another.
error-deck-empty = Deck { $deck } and its discard pile are empty, so draw from another deck.
error-deck-used-up = Deck { $deck } has run out and is never rebuilt, so draw from another deck.
error-no-such-deck = There is no such deck in this game: the decks are 1 to { $decks }.
error-special-not-offered = { $special } is not among the special buildings on offer.
# $missing: a list such as "1 blue and 2 green".
error-conditions-unmet = Your city does not meet the conditions of { $special } yet: it still needs { $missing }.
error-already-has-special = You have already taken { $special }, and each player may take only one special building in a game.
error-tokens-not-held = You do not hold that many { $colour } Stop-Zilla tokens.
error-too-many-tokens = That is too many tokens for a price of { amount-price }: each counts as 2 coins and no change is given, so none may be wasted.
error-market-taken = Somebody else has chosen the { $colour } Happy Market, so take another colour.
error-no-such-slot = There is no such slot: a city has slots 1 to 10.
error-slot-covered = Slot { $slot } is already covered by a monster, so choose another building.
error-slot-empty = There is no card in slot { $slot }, so choose a slot that has one.
error-no-such-seat = There is no such seat in this game: seats are counted from 0, and the last one is { $last }.
error-own-seat = Choose an opponent, not yourself.
error-cannot-copy = { $special } cannot be copied: choose an opponent’s uncovered special building, or draw one from the box.
error-box-empty = No special building is left in the box, so copy an opponent’s.
# $id: a number of an environment's list of actions. $game: which game of a batch, counted from 0.
error-illegal-id = Action { $id } is not legal now in game { $game }: choose one that the mask allows.
error-no-such-id = An action id is a whole number from 0 to { $last }, not { $id }.
error-bad-batch = A step takes { $games } whole numbers, one for each game, from 0 to { $last }.
error-pack-in-environment = Action ids and observations exist for the printed cards only, so a game with the pack { $pack } has none.

## Words that mean nothing to the game

error-unknown-card = There is no card called “{ $card }” in this game.
error-not-for-sale = { $card } cannot be bought: only buildings and dwellings have a price.
# $expected: the actions that would be understood.
error-unknown-action = “{ $action }” is not an action; expected { $expected }.
error-unknown-colour = “{ $colour }” is not a colour; the colours are yellow, blue, orange, purple and green.

error-nothing-to-undo =
    { $most ->
        [0] Nothing has been played yet, so there is nothing to undo.
        [one] Only one action has been played, so it is not possible to keep { $value }.
       *[other] Only { $most } actions have been played, so it is not possible to keep { $value }.
    }
