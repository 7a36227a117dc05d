# Card files and custom packs that are refused. A sentence names the file, the card, the field and what would be right.
# $file, $card and $field are as in the file; $value is what stands there; $allowed lists what may.

## Reading the file

error-pack-not-found = There is no card file { $file }.
error-not-a-catalogue = “{ $value }” is not a catalogue of cards: { $function }("my-pack.toml") loads one.
error-pack-no-file = { $file } is not an ordinary file, and a pack must be one.
error-pack-unreadable = The card file { $file } cannot be read: { $detail }.
error-pack-too-big = { $file } is too large: a pack may have at most { $most } bytes.
error-pack-line-too-long = { $file }, line { $line }: a line may have at most { $most } characters.
error-pack-not-utf-8 = { $file } is not UTF-8 text (byte { $value }); save it as UTF-8.
error-pack-toml = { $file } is not valid TOML: { $detail }.
error-pack-separator = { $file } contains the line "{ $value }", which a saved game puts between packs; remove it.
error-pack-too-many = Too many packs: at most { $most } can be used together.
error-pack-hash = The pack in { $file } is not the one that was saved: its hash differs.
error-no-such-pack = The cards of this pack are not on this device.

## The Python file of a pack. $piece: the name of an effect piece in it. $hook: a method of Python.

error-pack-untrusted = { $file } runs the Python file { $python } with your full permissions: if you trust it, add --trust, or trust=True in Python.
error-pack-python-here = { $file } needs the Python file { $python }, which a browser never runs: play with it in the terminal or from Python.
error-pack-python-file = { $file }, { $card }: { $field } must be the name of a file that ends in .py and lies beside the pack, not "{ $value }".
error-pack-python-missing = { $file }, { $card }: { $field } and the Python file itself belong together; one of them is missing.
error-pack-python-failed =
    { $file } cannot be used: { $detail }{ $line ->
        [0] .
       *[other] {" "}(line { $line }).
    }
error-pack-python-empty = { $file } has no effect piece: a piece is a subclass of CustomEffect from happycity.effects.
error-pack-python-unnamed = { $file }: the class { $piece } lacks a name for its piece; set piece = "…".
error-pack-python-name = { $file }, { $piece }: the name of a piece must be lower-case words joined by hyphens, at most { $longest } characters.
error-pack-python-taken = { $file }, { $piece }: there is already an effect piece with this name; choose another one.
error-pack-python-idle = { $file }, { $piece }: the piece does nothing; it must define at least one of { $allowed }.
error-pack-python-signature = { $file }, { $piece }: { $hook } must take ({ $expected }).
error-pack-python-param = { $file }, { $piece }: a parameter’s name must be lower-case words joined by hyphens, and its value made with Param(…); "{ $value }" is not.
error-pack-python-undeclared = { $file }, line { $line }: { $piece } reads the parameter { $value }, which its parameters do not declare.
error-pack-python-text = { $file }, { $piece }: texts must have one line for “{ $language }” that says what the piece does.
error-pack-python-unknown = { $file }, { $piece }: its text has no parameter { $value }; possible are { $allowed }.
error-python-on-cluster = “{ $pack }” runs a Python file, which only this machine may do: play without --cluster.
error-effect-failed = The effect piece { $piece } has failed in { $hook }: { $detail }
error-effect-out-of-range = The effect piece { $piece } has returned { $value } in { $hook }; it must stay between { $low } and { $most }.

## Fields

error-pack-field-missing =
    { $file }, { $card }: { $field } is missing; it must be { $expected ->
        [number] a whole number
        [colours] a list of colours, such as ["blue"]
        [id] an id in lower case, such as "ice-rink"
        [needs] a table of colours and numbers, such as {"{"} blue = 2, green = 1 {"}"}
        [numbers] a list of whole numbers
        [header] a table [pack] with the name of the pack
       *[text] text in quotation marks
    }.
error-pack-field-unknown = { $file }, { $card }: there is no field { $field }; the fields are { $allowed }.
error-pack-type =
    { $file }, { $card }: { $field } must be { $expected ->
        [number] a whole number
        [colours] a list of colours, such as ["blue"]
        [effects] a list of tables, such as [{"{"} piece = "next-free" {"}"}]
        [header] a table [pack] with the name of the pack
        [id] an id in lower case, such as "ice-rink"
        [ids] a list of card ids, such as ["casino"]
        [needs] a table of colours and numbers, such as {"{"} blue = 2, green = 1 {"}"}
        [numbers] a list of whole numbers
        [table] a table in square brackets, such as [{ $field }]
        [tables] tables in double square brackets, such as [[{ $field }]]
        [words] a table of languages and texts, such as {"{"} en-GB = "Ice Rink" {"}"}
       *[text] text in quotation marks
    }, not { $value }.
error-pack-number = { $file }, { $card }: { $field } must be a whole number from { $low } to { $high }, not { $value }.
error-pack-choice = { $file }, { $card }: { $field } must be one of { $allowed }, not { $value }.
error-pack-text =
    { $file }, { $card }: { $field } must be one line of 1 to { $longest } characters without control characters, not { $value }.
error-pack-language = { $file }, { $card }: { $field } must name languages like "fr" or "en-GB", not { $value }.
error-pack-length = { $file }, { $card }: { $field } must have exactly { $length } numbers, not { $value }.

## Cards

error-pack-id =
    { $file }, { $card }: { $field } must be lower-case words joined by hyphens, at most { $longest } characters, such as "ice-rink", not { $value }.
error-pack-id-reserved = { $file }, { $card }: { $field } must be different: "{ $value }" already means something in an action.
error-pack-twice = { $file }, { $card }: { $field } { $value } appears twice; a card may appear only once in a file.
error-pack-kind =
    { $file }, { $card }: { $field } must be different: "{ $value }" is already a { $kind }, and an entry that changes it belongs under [[{ $kind }]].
error-pack-fixed = { $file }, { $card }: { $field } must be one of { $allowed }; these cards can be changed, but none added.
error-pack-cost =
    { $file }, { $card }: { $field } must be from { $low } to { $high } in deck { $deck }, not { $value }.
error-pack-colours =
    { $file }, { $card }: { $field } must be { $most ->
        [1] exactly one colour
       *[other] 1 to { $most } different colours
    }, not { $value }.
error-pack-needs = { $file }, { $card }: { $field } must ask for 1 to { $most } cards in total, not { $value }.
error-pack-family-effects =
    { $file }, { $card }: { $field } must be empty on a family special building, which shows symbols only; give it pack = "expert".
error-pack-effects = { $file }, { $card }: { $field } must have at most { $most } pieces, not { $value }.
error-pack-piece-host = { $file }, { $card }: { $field } cannot be "{ $value }" on this kind of card; possible are { $allowed }.
error-pack-piece-idle = { $file }, { $card }: { $field } "{ $value }" does nothing; at least one number among { $allowed } must not be 0.
error-pack-neighbour-mixed =
    { $file }, { $card }: { $field } must be 0 or the only number of "{ $value }": for a neighbour’s cards it gives either income or symbols, because the better neighbour could be another one for each.
error-pack-piece-alone = { $file }, { $card }: { $field } must have "{ $value }" alone, because what it copies takes the place of all other pieces.
error-pack-piece-twice =
    { $file }, { $card }: { $field } repeats "{ $value }"; a piece may appear on a card once, or once for each colour.

## Whole packs

error-pack-remove-unknown = { $file }, { $card }: { $field } must be the id of a card, not { $value }.
error-pack-remove-fixed =
    { $file }, { $card }: { $field } cannot be "{ $value }"; dwellings and Happy Markets can be changed, but not removed.
error-pack-total =
    With { $file } there would be { $value } { $field ->
        [names] buildings and dwellings
        [monsters] monsters
        [family-specials] special buildings of family mode
        [expert-specials] special buildings of expert mode
        [deck-1] cards in deck 1
        [deck-2] cards in deck 2
        [deck-3] cards in deck 3
       *[deck-4] cards in deck 4
    }; there must be { $low } to { $high }.
