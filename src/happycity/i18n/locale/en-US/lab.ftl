### American English: only what differs from British English (en-GB).

## Commands and options

