### American English: only what differs from British English (en-GB).

## Fields

error-pack-field-missing =
    { $file }, { $card }: { $field } is missing; it must be { $expected ->
        [number] a whole number
        [colours] a list of colors, such as ["blue"]
        [id] an id in lower case, such as "ice-rink"
        [needs] a table of colors and numbers, such as { "{" } blue = 2, green = 1 { "}" }
        [numbers] a list of whole numbers
        [header] a table [pack] with the name of the pack
       *[text] text in quotation marks
    }.
error-pack-type =
    { $file }, { $card }: { $field } must be { $expected ->
        [number] a whole number
        [colours] a list of colors, such as ["blue"]
        [effects] a list of tables, such as [{ "{" } piece = "next-free" { "}" }]
        [header] a table [pack] with the name of the pack
        [id] an id in lower case, such as "ice-rink"
        [ids] a list of card ids, such as ["casino"]
        [needs] a table of colors and numbers, such as { "{" } blue = 2, green = 1 { "}" }
        [numbers] a list of whole numbers
        [table] a table in square brackets, such as [{ $field }]
        [tables] tables in double square brackets, such as [[{ $field }]]
        [words] a table of languages and texts, such as { "{" } en-GB = "Ice Rink" { "}" }
       *[text] text in quotation marks
    }, not { $value }.

## Cards

error-pack-colours =
    { $file }, { $card }: { $field } must be { $most ->
        [1] exactly one color
       *[other] 1 to { $most } different colors
    }, not { $value }.
error-pack-family-effects = { $file }, { $card }: { $field } must be empty on a family bonus building, which shows symbols only; give it pack = "expert".
error-pack-neighbour-mixed = { $file }, { $card }: { $field } must be 0 or the only number of "{ $value }": for a neighbor’s cards it gives either income or symbols, because the better neighbor could be another one for each.
error-pack-piece-twice = { $file }, { $card }: { $field } repeats "{ $value }"; a piece may appear on a card once, or once for each color.

## Whole packs

error-pack-remove-fixed = { $file }, { $card }: { $field } cannot be "{ $value }"; residences and Happy Markets can be changed, but not removed.
error-pack-total =
    With { $file } there would be { $value } { $field ->
        [names] buildings and residences
        [monsters] monsters
        [family-specials] bonus buildings of family mode
        [expert-specials] bonus buildings of expert mode
        [deck-1] cards in deck 1
        [deck-2] cards in deck 2
        [deck-3] cards in deck 3
       *[deck-4] cards in deck 4
    }; there must be { $low } to { $high }.
error-not-a-catalogue = “{ $value }” is not a catalog of cards: { $function }("my-pack.toml") loads one.
