### Refusals: what is wrong and what would be right, in one sentence each.
### Arguments are named alike everywhere: card, special, monster (names), colour, phase, price, coins, slot, deck.

## An action that the rules do not allow now

error-game-over = The game is over, so nothing more can be played.
# $action: what was tried. $phase: what the game is waiting for.
error-not-your-phase = “{ $action }” is not possible now: the game is waiting for { $phase }.
error-wrong-phase = “{ $action }” is not possible now: the game is waiting for { $phase }.
error-too-expensive = { $card } costs { amount-price }, and you have { amount-coins }.
error-already-in-city = Your city already has { $card }, and no city may hold two cards of the same name.
error-not-face-up = { $card } is not face up in the central area, so it cannot be chosen.
error-pile-empty = The last { $card } has been sold, so choose another card.
error-city-full = Your city already has its ten cards, so it can take no other.
error-deck-empty = Deck { $deck } and its discard pile are empty, so draw from another deck.
error-no-such-deck = There is no such deck in this game: the decks are 1 to { $decks }.
error-special-not-offered = { $special } is not among the special buildings on offer.
# $missing: a list such as "1 blue and 2 green".
error-conditions-unmet = Your city does not meet the conditions of { $special } yet: it still needs { $missing }.
error-already-has-special = You have taken your special building, and each player may take only one in a game.
error-tokens-not-held = You do not hold that many { $colour } Stop-Zilla tokens.
error-too-many-tokens = At a price of { amount-price } those are too many tokens: each counts as 2 coins and no change is given, so none may be wasted.
error-market-taken = The { $colour } Happy Market has been chosen by somebody else, so take another colour.
error-no-such-slot = There is no such slot: a city has slots 1 to 10.
error-slot-covered = Slot { $slot } is covered by a monster already, so choose another building.
error-slot-empty = There is no card in slot { $slot }, so choose a slot that has one.
error-no-such-seat = There is no such seat in this game: seats are counted from 0, and the last one is { $last }.
error-own-seat = Choose an opponent, not yourself.
error-cannot-copy = { $special } cannot be copied: choose an opponent's uncovered special building, or draw one from the box.

## Words that mean nothing to the game

error-unknown-card = There is no card called “{ $card }” in this game.
# $expected: the actions that would be understood.
error-unknown-action = “{ $action }” is not an action; expected { $expected }.
error-unknown-colour = “{ $colour }” is not a colour; the colours are yellow, blue, orange, purple and green.

## Lines and files that a program sends

error-bad-json = This line is not valid JSON: { $reason }.
error-bad-command = “{ $value }” is not a command; expected { $expected }.
error-no-game = No game has been started: send “new” or “load” first.
error-line-too-long = This line is longer than { $most } bytes, so it was not read.
error-too-deep = This JSON is nested too deeply to be a command.
error-bad-options = The option “{ $field }” cannot be “{ $value }”; expected { $expected }.
error-bad-setup = The setup field “{ $field }” is wrong: { $reason }.
error-bad-position = The position field “{ $field }” is wrong: { $reason }.
error-bad-record = The record field “{ $field }” is wrong: { $reason }.
