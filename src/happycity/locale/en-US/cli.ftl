### American English: only what differs from British English (en-GB).

## happycity play

cli-option-scoring = product (citizens times hearts) or sum.
cli-option-edition = Whose residence piles are used: fr, en-GB, en-US or pl.

## happycity score

cli-score-city = A city as names of cards with commas; once for each city, neighbors next to each other.

## happycity stats

cli-stats = What your finished games came to: wins by mode and bot, favorite buildings.
cli-stats-buildings = Favorite buildings:
