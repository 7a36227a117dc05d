### The command line.

cli-app = Happy City, the city-building card game. Unofficial fan work.

## happycity referee
cli-referee = Play a game over standard input and output: one JSON object per line in, one per line out.
cli-option-cards = A file with cards of your own; may be given several times.

## happycity verify
cli-verify = Check a saved game: that it replays, that its draws follow from its seed, that its result is right.
cli-record = A saved game (JSON).
cli-verify-ok = The record is right: { $actions } actions, { $draws } cards revealed.

## happycity replay
cli-replay = Tell a saved game event by event.
cli-option-upto = Stop after this many actions.
cli-option-json = Print one JSON object per event instead of sentences.

## Files that cannot be read
error-file-unreadable = { $file } cannot be read: { $reason }.
