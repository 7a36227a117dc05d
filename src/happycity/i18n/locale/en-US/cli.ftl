### American English: only what differs from British English (en-GB).

## happycity play

cli-option-scoring = product (citizens times hearts) or sum.
cli-option-edition = Whose residence piles are used: fr, en-GB, en-US, or pl.

## happycity score

cli-score-city = A city as names of cards with commas; once for each city, neighbors next to each other.

## happycity stats

cli-stats = What your finished games came to: wins by mode and bot, favorite buildings.
cli-stats-buildings = Favorite buildings:
cli-cards = Look a card up: what it costs, needs, and does.
cli-option-lang = Language, such as en-US, fr, or pl; also HAPPYCITY_LANG.
cli-option-full = Watch it on the full screen, forward and backward.
