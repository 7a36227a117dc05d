### American English: only what differs from British English (en-GB).

## happycity play

cli-option-scoring = product (citizens times hearts) or sum.
cli-option-edition = Whose residence piles are used: fr, en-GB, en-US or pl.
