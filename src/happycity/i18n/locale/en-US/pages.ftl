### American English: only what differs from British English (en-GB).

## Choosing a game

web-mode-expert-help = 38 bonus buildings with powers of their own.

## Score calculator

web-calc-market = Color of the Happy Market
