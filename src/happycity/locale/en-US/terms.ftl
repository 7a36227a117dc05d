### American English: only what differs from British English (en-GB).

## Amounts.

amount-citizens =
    { $citizens ->
        [one] { $citizens } citizen
       *[other] { $citizens } citizens
    }
