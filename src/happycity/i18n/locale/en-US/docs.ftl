### American English: only what differs from British English (en-GB).

docs-request-picture = A picture of a game, a day’s result, or a puzzle to share.
