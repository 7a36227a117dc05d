### American English: only what differs from British English (en-GB).

## Fields of options, setups, positions and records. $field is the path of the field, such as cities[1].coins.
## $value is what stands there, $low and $high are the limits, $most the largest number that is possible.

error-no-such-special = { $field } names “{ $card }”, which is not a bonus building of this mode.
error-not-a-building = { $field } names “{ $card }”, and only buildings lie in the building supply.
error-needs-special = { $field } makes sense only in a city with the bonus building that it belongs to, not covered.
error-too-many-specials = { $field } has { $value } bonus buildings, and { $most } are offered.
error-second-special = { $field } is { $card }, a second bonus building, and a city may have only one.

## Records

error-record-needs-specials = { $field } is missing and the setup does not name the bonus buildings, so the game cannot be dealt again.
error-needs-expert = { $field } gives { $card } a color, which it has only in expert mode.
error-colour-of-market = { $field } gives { $card } a color, and only a Happy Market is written with one.
