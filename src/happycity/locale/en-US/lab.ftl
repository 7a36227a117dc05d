### American English: only what differs from British English (en-GB).

## Commands and options

lab-option-scoring = product (citizens times hearts) or sum.
lab-option-edition = Whose residence piles are used: fr, en-GB, en-US or pl.
