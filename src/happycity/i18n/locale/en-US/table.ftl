### American English: only what differs from British English (en-GB).

## What asks once more

table-confirm-pass = You can claim a bonus building now. Pass anyway?

## Choices

table-market-wanted =
    { $count ->
        [0] No bonus building on offer needs it
        [one] { $count } bonus building on offer needs it
       *[other] { $count } bonus buildings on offer need it
    }
table-deck-colours = Colors still hidden:
table-special-taken = You have claimed yours.
