### American English: only what differs from British English (en-GB).

## Commands and options

lab-option-output = Write one row per game, per seat, and per decision into files in this folder.
