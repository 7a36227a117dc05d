### What is wrong with a saved game, a position, options or a line of a program, in one sentence each.

## Lines that a program sends

error-bad-json = This line is not valid JSON: { $reason }.
error-bad-command = “{ $value }” is not a command; expected { $expected }.
error-no-game = No game has been started: send “new” or “load” first.
error-line-too-long = This line is longer than { $most } bytes, so it was not read.
error-too-deep = This JSON is nested too deeply to be a command.
error-duplicate-field = The field { $field } appears twice, so it is not clear which one is meant.
error-not-options = Options are written Options(mode="expert", players=3), not { $value }.
error-cannot-reveal = “{ $action }” cannot reveal { $card } now.
error-notation-parts = A position in one line has { $expected } parts separated by spaces; this one has { $found }.
error-notation-part = Part { $number } of the position cannot be read: “{ $value }”.
error-missing-extra = This needs the library { $library }, which is not installed: pip install "happycity[{ $extra }]".
error-internal-error = Something went wrong in the program itself ({ $reason }). The game is as it was; please report this.

## Fields of options, setups, positions and records. $field is the path of the field, such as cities[1].coins.
## $value is what stands there, $low and $high are the limits, $most the largest number that is possible.

# Stands for $field where the whole thing is meant.
field-whole = This

error-missing-field = { $field } is missing, and it is needed.
# $expected: what the names of the fields are.
error-unknown-field = { $field } is not a known field; expected { $expected }.
error-wrong-type =
    { $field } must be { $expected ->
        [number] a whole number
        [flag] true or false
        [text] a text in quotation marks
        [list] a list
       *[object] an object with named fields
    }, not { $value }.
error-out-of-range = { $field } must be a whole number from { $low } to { $high }, not { $value }.
error-too-many-entries = { $field } has { $value } entries, and the maximum is { $most }.
error-bad-options = { $field } cannot be “{ $value }”; expected { $expected }.
error-unknown-option = { $field } is not an option; the options are { $expected }.
error-bad-seed = “{ $value }” is not a seed; a seed is a whole number of at least 0, or a string of hexadecimal digits.

error-unknown-id = { $field } names “{ $card }”, and there is no such card here.
error-no-such-special = { $field } names “{ $card }”, which is not a special building of this mode.
error-no-such-monster = { $field } names “{ $card }”, which is not a monster.
error-not-a-building = { $field } names “{ $card }”, and only buildings lie in the central area.
error-not-of-this-deck = { $field } names { $card }, which does not belong to deck { $deck }.
error-not-in-the-box = { $field } names { $card }, which cannot be in the box: it is on the table or belongs to the other mode.
error-needs-grozilla = { $field } makes sense only with Grozilla, and this game is played without it.
error-needs-special = { $field } makes sense only in a city with the special building that it belongs to, not covered.
error-too-many-copies =
    { $field } has { $card } too often: the game has { $most ->
        [0] no such card to put there
        [one] one
       *[other] { $most }
    }.
error-too-many-cards = { $field } has { $value } cards, and there is room for { $most }.
error-too-many-decks = { $field } has { $value } decks, and this game has { $most }.
error-too-many-specials = { $field } has { $value } special buildings, and { $most } are offered.
error-too-many-tokens-held = { $field } makes too many { $colour } tokens: there are { $most } in the game.
error-special-twice = { $field } names { $card } a second time, and there is only one of it.
error-second-special = { $field } is { $card }, a second special building, and a city may have only one.
error-special-not-in-cards = { $field } is { $card }, which is not among the cards of that city.
error-duplicate-name = { $field } is { $card } again, and no city may hold two cards of the same name.
error-market-not-first = { $field } is { $card } in a later slot, and a Happy Market is always the first card of its city.
error-needs-expert = { $field } gives { $card } a colour, which it has only in expert mode.
error-colour-of-market = { $field } gives { $card } a colour, and only a Happy Market is written with one.
error-cannot-be-copied = { $field } names { $card }, which no Sphinx can copy here: only what an opponent has or the box had.
error-wrong-number-of-cities = { $field } has { $value } cities, and the options say { $players } players.
error-unknown-phase = { $field } cannot be “{ $value }”; expected { $expected }.
error-seat-unknown = { $field } is { $value }, and the seats of this game are 0 to { $last }.
error-seat-is-not-turn = { $field } is { $value }, but at this moment the player whose turn it is must decide: seat { $turn }.
error-turns-differ = { $field } is { $value }, but the position says that it is the turn of seat { $turn }.
error-phase-not-asked = { $field } does not fit: in this position the game cannot be waiting for { $phase }.

## Records

error-record-illegal = Action { $number } of the record, “{ $action }”, cannot be played. { $reason }
error-record-options-differ = { $field } is { $value }, but the position of the record says { $position }.
error-record-draw-impossible = { $field } says { $told }, but { $card } was drawn there.
error-record-needs-specials = { $field } is missing and the setup does not name the special buildings, so the game cannot be dealt again.
error-record-needs-draws = { $field } does not name card { $number }, and without a seed there is no telling which one it was.
error-record-too-new = { $field } is { $value }, and this program knows at most { $most }: a newer version wrote the record.

## What checking a record can find (happycity verify)

finding-unplayable = The record cannot be replayed. { $reason }
finding-draws-count = The record lists { $told } revealed cards, but its actions reveal { $number }.
finding-no-seed = The record has no seed, so its deal cannot be checked.
finding-seed-differs = Seed and draws disagree: card { $number } was { $card }, and the seed deals { $other }.
finding-wrong-result = The result in the record does not follow from its actions.
