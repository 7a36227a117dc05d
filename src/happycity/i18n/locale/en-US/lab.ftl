### American English: only what differs from British English (en-GB).

## Commands and options

lab-option-bots = Bots with commas between them: one for each seat, or fewer, which then go around the table. A budget may follow, as in hard:200ms or hard:5000.
