### American English: only what differs from British English (en-GB).

## Buying a card, or none

reason-hearts = { amount-hearts } more, to be multiplied by citizens later.

## Special buildings and Happy Markets

reason-claim-points = { $special } gives { amount-points } now, and you may claim only one bonus building.
reason-claim = { $special } helps your city, and somebody else could claim it.
reason-pass = None of the bonus buildings is worth claiming.
reason-market = Bonus buildings on offer that need { $colour }: { $count }.

## Monsters, the Louvre, the Sphinx

reason-sphinx-box = The box still holds bonus buildings you might prefer: { $count }.
reason-progress =
    It is a step toward { $special }: { $cards ->
        [0] nothing more is missing
        [one] { $cards } card is missing
       *[other] { $cards } cards are missing
    }.
reason-claim-available = With it you can claim { $special }.
