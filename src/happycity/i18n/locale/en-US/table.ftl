### American English: only what differs from British English (en-GB).

## What asks once more

table-confirm-pass = You could take a bonus building now. Leave it?

## Choices

table-market-wanted =
    { $count ->
        [0] No bonus building on offer asks for it
        [one] { $count } bonus building on offer asks for it
       *[other] { $count } bonus buildings on offer ask for it
    }
table-deck-colours = Colors still hidden:
