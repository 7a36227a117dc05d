### The command line.

cli-app = Happy City, the city-building card game. Unofficial fan project.

## happycity play
cli-play = Play a game in this terminal, against bots or with several people at one keyboard.
cli-play-save = A saved game to continue.
cli-option-mode = family or expert.
cli-option-players = How many players, 2 to 5.
cli-option-grozilla = Play with the Grozilla expansion.
cli-option-scoring = product (inhabitants times hearts) or sum.
cli-option-edition = The edition whose dwelling piles are used: fr, en-GB, en-US or pl.
cli-option-bots = Bots for the other seats, separated by commas, such as easy,hard.
cli-option-name = Your name; once for each person at this keyboard.
cli-option-seats = All seats in order, such as Ana,bot:hard,Bob.
cli-option-seed = A number or hexadecimal text that fixes every random draw.
cli-option-think-ms = How long a bot may think about a decision, in milliseconds.
cli-option-resume = Continue the last game.
cli-option-trust = Also run the Python files of packs, and programs that play as bots, even if they came from elsewhere.
cli-option-plain = Questions and numbered answers instead of full screen; automatic where there is no terminal.
cli-option-no-save = Do not save the game.

## happycity join
cli-join = Take a seat in a room on a server; the others may use browsers or terminals, or be programs.
cli-join-link = The invitation, such as http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd.
cli-option-own-name = Your name.
cli-option-watch = Only watch.

## happycity cards
cli-cards = Look up a card: what it costs, needs and does.
cli-cards-query = A name or a part of it; without one, all cards.
cli-option-as-json = Print JSON for programs.

## happycity rules
cli-rules = Look up a rule.
cli-rules-query = A number such as B7, or words; without one, all titles.
cli-rules-none = No rule mentions “{ $typed }”.

## happycity score
cli-score = Score a city and show where each point comes from.
cli-score-file = A position or a saved game (JSON); - is standard input.
cli-score-city = A city: card names in the order of their slots, separated by commas, such as "happy market (blue), house (catzilla), sphinx (castle), grozilla, 7 coins". Give one for each city, neighbours next to each other.
cli-score-name = Whose city it is; once for each city, in the same order.
error-city-entry = “{ $typed }” is not understood. Brackets may hold the colour of a Happy Market, the monster that covers a card, or what a Sphinx copies.
error-market-colour-missing = In expert mode a Happy Market has a colour: write “happy market (blue)”.
error-sphinx-copy-missing = The score depends on what the { $special } copies: write “sphinx (castle)”.
error-other-cities-missing = { $special } looks at other cities: give each of them with --city, in the order of the seats.
error-second-monster = Only one monster stands in front of a city, and { $monster } would be the second: write one that covers a card as “house (catzilla)”.
error-card-unclear = “{ $card }” could be several cards: { $expected }.
error-typed-other-mode =
    { $mode ->
        [expert] { $special } is a special building of expert mode: add --mode expert.
       *[family] { $special } is a special building of family mode, and this city is counted in expert mode.
    }
error-typed-needs-grozilla = { $card } belongs to the Grozilla expansion: add --grozilla.
error-typed-market-colour = A Happy Market has a colour only in expert mode: leave it out, or add --mode expert.
error-typed-market-first = A Happy Market is always the first card of its city: write it first.
error-typed-second-special = { $special } and { $card } are both special buildings, and a city may have only one.
error-typed-twice = { $card } is named twice, and no city may hold two cards of the same name.
error-typed-coins-twice = A city’s coins can be given only once.
error-typed-coins = “{ $typed }” is not a number of coins: write one such as “7 coins”, at most { $most }.
error-typed-colour = { error-unknown-colour }
error-typed-card = There is no card called “{ $card }” in this game; put commas between the cards.
score-city-number = City { $number }

## happycity stats
cli-stats = Results of your finished games: wins by mode and bot, favourite buildings.
cli-stats-name = Whose games to count; by default those of the name you play under.
cli-stats-none = No game has been finished yet.
cli-stats-none-of = { $name } has not finished a game yet.
# $names: a list of the others whose games are in the store.
cli-stats-others = Games of others who played here ({ $names }): happycity stats --name NAME
cli-stats-bot = against { $bot }
# $percent: games won. $mean, $best: points.
cli-stats-line =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $percent }% won, { $mean } points on average, { $best } at best
cli-stats-buildings = Favourite buildings:

## happycity bench
cli-bench = Measure how many random games per second this machine plays.
cli-option-seconds = How long to measure each mode.
cli-bench-compiled = The compiled core, two players at random:
cli-bench-interpreted = The interpreted core, two players at random:
cli-bench-line = { $games } games/s, { $actions } actions/s

## Examples below the help of a command, one per line. Only the words after # are for people.
cli-examples = Examples:
cli-app-examples =
    happycity                        # play in the browser
    happycity play                   # play in this terminal
    happycity cards "golden gate"    # what does this card do?
    happycity rules monster          # what do the rules say?
    happycity --lang fr cards        # in another language
cli-play-examples =
    happycity play                                   # choose in a menu
    happycity play --mode expert --bots hard,easy    # three players
    happycity play --name Ana --name Bob             # two people at one keyboard
    happycity play --resume                          # continue where you left off
    happycity play --plain                           # questions and numbered answers
cli-join-examples =
    happycity join http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd --name Ana
cli-cards-examples =
    happycity cards golden gate
    happycity cards --json | jq -r '.[].name'
cli-rules-examples =
    happycity rules monster
    happycity rules R-B7
cli-score-examples =
    happycity score --city "happy market, house, museum, school"
    happycity score -m expert -g -c "happy market (blue), house (catzilla), school, 7 coins"
    happycity score finished-game.json --json
cli-stats-examples =
    happycity stats
    happycity stats --name Ana
    happycity stats --json | jq .win_rate
cli-bench-examples =
    happycity bench --seconds 5
cli-serve-examples =
    happycity serve                                    # for this machine
    happycity serve --lan                              # for everybody in the house
    happycity serve --origin https://play.example.org --proxies 127.0.0.1
cli-site-examples =
    happycity site public                              # for any web host
cli-admin-examples =
    happycity admin list
    happycity admin backup games.backup
    happycity admin purge --days 30
cli-referee-examples =
    echo '{ "{" }"cmd": "new", "seed": 1{ "}" }' | happycity referee
cli-verify-examples =
    happycity verify finished-game.json
cli-replay-examples =
    happycity replay finished-game.json           # as sentences
    happycity replay finished-game.json --full    # on the screen
    happycity replay finished-game.json --json | jq -r .event
cli-review-examples =
    happycity review finished-game.json
    happycity review finished-game.json --think-ms 1000    # look longer
    happycity review finished-game.json --all --json | jq .loss
cli-help-examples =
    happycity help play
cli-simulate-examples =
    happycity simulate --games 100000 --players 4 --mode expert
    happycity simulate --bots greedy,random --json | jq .seats
cli-tournament-examples =
    happycity tournament --bots hard,greedy --games 200 --think-ms 100
    happycity tournament --bots ./my_bot.py:MyBot,normal --mode expert --grozilla
cli-balance-examples =
    happycity balance --mode expert --games 2000
    happycity balance --cards my-pack.toml --bots normal --output my-pack    # cards of your own
cli-bots-examples =
    happycity bots
    happycity bots --json | jq -r '.[].name'

cli-option-lang = Language, such as en-GB, fr or pl; also HAPPYCITY_LANG.
cli-option-version = Show the version and exit.

## happycity help
cli-help = Show the help of a command.
cli-help-command = A command; without one, the list of all.

## happycity referee
cli-referee = Play a game over standard input and output: one JSON object per line in, one per line out.
cli-option-cards = A file with cards of your own; may be given several times.

## happycity verify
cli-verify = Check a saved game: that it replays, that its draws follow from its seed, and that its result is right.
cli-record = A saved game (JSON).
cli-verify-ok = The record is valid: { $actions } actions, { $draws } cards revealed.

## happycity replay
cli-replay = Retell a saved game, event by event.
cli-option-full = Watch it full screen, forwards and backwards.
error-full-or-json = --full shows the game on the screen: leave out --json.
error-options-with-file = The file itself says what is played: leave out --mode, --grozilla and --scoring, or write them into it (“options”).
error-options-with-save = A saved game knows its players, options and cards: leave them out, or leave out the saved game.
error-options-with-seats = --seats names everybody at the table: leave out --players, --bots and --name.
error-no-terminal = This needs a terminal; leave out --full where there is none.
cli-option-upto = Stop after this many actions.
cli-option-json = Print one JSON object per event instead of sentences.

## happycity review
cli-review = Let a bot review a saved game: which decisions cost the most, and what was better.
cli-review-think-ms = How long to look at each decision, in milliseconds; by default 120, or 700 without the compiled core.
cli-review-all = Look at the bots’ decisions too.
cli-review-json = Print one JSON object per decision instead of the worst ones in sentences.

## Files that cannot be read
error-file-unreadable = { $file } cannot be read: { $reason }.
# $file: "stdin" for the standard input.
error-file-too-long = { $file } is longer than { $most } bytes, so it was not read.
error-no-json-in-file =
    { $file ->
        [stdin] The standard input
       *[other] { $file }
    } holds no JSON object, such as a saved game or a position.
error-not-a-record =
    { $file ->
        [stdin] The standard input
       *[other] { $file }
    } is not a saved game of Happy City.
error-score-what = Give either a city, such as --city "museum, house", or a file.

## Who may sit at a table
error-too-many-seats = A table for { $players } cannot seat { $seats }; give fewer names and bots, or more players.
error-bad-player-name = “{ $value }” cannot be a name; a name has 1 to { $most } visible characters.
error-same-player-name = Two people are called { $value }; give them different names.
error-nothing-to-resume = There is no unfinished game in { $folder }.

## What the parser of options says by itself. $value: what was typed, or what stands there.
cli-parser-usage = Usage:
cli-parser-options = Options:
cli-parser-commands = Commands:
cli-parser-arguments = Arguments:
cli-parser-some-options = [OPTIONS]
cli-parser-command = COMMAND [ARGS]...
cli-parser-help = Show this message and exit.
cli-parser-install-completion = Install completion for the current shell.
cli-parser-show-completion = Show completion for the current shell, to copy it or customise the installation.
cli-parser-default = [default: { $value }]
cli-parser-required = [required]
# $command: a command line to type.
cli-parser-try = Try “{ $command }” for help.
cli-parser-no-option = No such option: { $value }
cli-parser-possible = (Possible options: { $value })
cli-parser-no-command = No such command “{ $value }”.
cli-parser-mean = Did you mean { $value }?
cli-parser-missing-command = Missing command.
cli-parser-missing = Missing: “{ $value }”.
cli-parser-extra = Got unexpected extra arguments ({ $value })
cli-parser-invalid = Invalid value for “{ $value }”:
cli-parser-number = this is not a number.
cli-parser-least = the minimum is { $value }.
cli-parser-most = the maximum is { $value }.

# What stands for a value in the help: --city CARDS.
cli-metavar-ADDRESS = ADDRESS
cli-metavar-ADDRESSES = ADDRESSES
cli-metavar-CARDS = CARDS
cli-metavar-COMMAND = COMMAND
cli-metavar-DATABASE = DATABASE
cli-metavar-DAYS = DAYS
cli-metavar-DIR = DIR
cli-metavar-EDITION = EDITION
cli-metavar-FILE = FILE
cli-metavar-FOLDER = FOLDER
cli-metavar-HOSTS = HOSTS
cli-metavar-HOURS = HOURS
cli-metavar-LANGUAGE = LANGUAGE
cli-metavar-MODE = MODE
cli-metavar-NAME = NAME
cli-metavar-RECORD = RECORD
cli-metavar-ROOM = ROOM
cli-metavar-SAVE = SAVE
cli-metavar-SEATS = SEATS
cli-metavar-SEED = SEED
cli-metavar-TEXT = TEXT
cli-metavar-WAY = WAY
cli-metavar-WORD = WORD
