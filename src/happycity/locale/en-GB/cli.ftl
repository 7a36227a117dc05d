### The command line.

cli-app = Happy City, the city-building card game. Unofficial fan work.

## happycity play
cli-play = Play a game in this terminal, against bots or with several people at one keyboard.
cli-play-save = A saved game to go on with.
cli-option-mode = family or expert.
cli-option-players = How many sit at the table, 2 to 5.
cli-option-grozilla = Play with the Grozilla expansion.
cli-option-scoring = product (inhabitants times hearts) or sum.
cli-option-edition = Whose dwelling piles are used: fr, en-GB, en-US or pl.
cli-option-bots = Bots for the other seats, with commas between them, such as easy,hard.
cli-option-name = Your name; once for each person at this keyboard.
cli-option-seats = All seats in order, such as Ana,bot:hard,Bob.
cli-option-seed = A number or hexadecimal text that decides all chance.
cli-option-think-ms = How long a bot may think about a decision, in milliseconds.
cli-option-resume = Go on with the game played last.
cli-option-plain = Questions and numbered answers instead of full screen; by itself where there is no terminal.
cli-option-no-save = Do not keep the game.

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

## Who may sit at a table
error-too-many-seats = A table for { $players } cannot seat { $seats }; give fewer names and bots, or more players.
error-bad-player-name = “{ $value }” cannot be a name; a name has 1 to { $most } visible characters.
error-same-player-name = Two people are called { $value }; give them different names.
error-nothing-to-resume = There is no unfinished game in { $folder }.
