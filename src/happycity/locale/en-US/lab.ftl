### American English: only what differs from British English (en-GB).

## Commands and options

lab-option-scoring = product (citizens times hearts) or sum.
lab-option-edition = Whose residence piles are used: fr, en-GB, en-US, or pl.
lab-option-bots = Bots with commas between them: one for each seat, or fewer, which then go around the table. A budget may follow, as in hard:200ms or hard:5000.
