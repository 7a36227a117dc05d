### American English: only what differs from British English (en-GB).

## happycity play

cli-option-scoring = product (citizens times hearts) or sum.
cli-option-edition = The edition whose residence piles are used: fr, en-GB, en-US, or pl.

## happycity score

cli-score-city = A city: card names in the order of their slots, separated by commas, such as "happy market (blue), house (catzilla), sphinx (castle), grozilla, 7 coins". Give one for each city, neighbors next to each other.
error-city-entry = “{ $typed }” is not understood. Parentheses may hold the color of a Happy Market, the monster that covers a card, or what a Sphinx copies.
error-market-colour-missing = In expert mode a Happy Market has a color: write “happy market (blue)”.

## happycity stats

cli-stats = Results of your finished games: wins by mode and bot, favorite buildings.
cli-stats-buildings = Favorite buildings:
cli-cards = Look up a card: what it costs, needs, and does.
cli-option-lang = Language, such as en-US, fr, or pl; also HAPPYCITY_LANG.
cli-option-full = Watch it full screen, forward and backward.
error-options-with-file = The file itself says what is played: leave out --mode, --grozilla, and --scoring, or write them into it (“options”).
error-options-with-save = A saved game knows its players, options, and cards: leave them out, or leave out the saved game.
error-options-with-seats = --seats names everybody at the table: leave out --players, --bots, and --name.
error-typed-other-mode =
    { $mode ->
        [expert] { $special } is a bonus building of expert mode: add --mode expert.
       *[family] { $special } is a bonus building of family mode, and this city is counted in expert mode.
    }
error-typed-market-colour = A Happy Market has a color only in expert mode: leave it out, or add --mode expert.
error-typed-second-special = { $special } and { $card } are both bonus buildings, and a city may have only one.
cli-parser-show-completion = Show completion for the current shell, to copy it or customize the installation.
