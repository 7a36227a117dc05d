### American English: only what differs from British English (en-GB).

## An action that the rules do not allow now

error-not-face-up = { $card } is not face up in the building supply, so it cannot be chosen.
error-special-not-offered = { $special } is not among the bonus buildings on offer.
error-already-has-special = You have already claimed { $special }, and each player may claim only one bonus building in a game.
error-market-taken = Somebody else has chosen the { $colour } Happy Market, so take another color.
error-cannot-copy = { $special } cannot be copied: choose an opponent’s uncovered bonus building, or draw one from the box.
error-box-empty = No bonus building is left in the box, so copy an opponent’s.
error-not-for-sale = { $card } cannot be bought: only buildings and residences have a price.

## Words that mean nothing to the game

error-unknown-colour = “{ $colour }” is not a color; the colors are yellow, blue, orange, purple, and green.
