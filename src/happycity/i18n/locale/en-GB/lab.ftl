### The laboratory: simulate, tournament, bots.

## Commands and options

lab-simulate = Play many games with the bots in fixed seats and print averages.
lab-tournament = Let bots play seat-rotated duplicate games against each other: every deal is played in every seating.
lab-balance = Let bots play many games and write a page for card designers: how cards and seats relate to winning, how long games last, and what players can spend and choose.
lab-bots = List the bots.
lab-option-bots = Bots separated by commas: one for each seat, or fewer, which then repeat around the table. A budget may follow, as in hard:200ms or hard:5000.
lab-option-players = How many players, 2 to 5; by default as many as there are bots.
lab-option-games = How many games; a tournament rounds up to whole sets of duplicate games.
lab-option-think-ms = How long bots without a budget of their own may think about a decision, in milliseconds.
lab-option-seed = A number or hexadecimal text that fixes every random draw.
lab-option-jobs = How many processes play; 0 takes every processor.
lab-option-csv = Print comma-separated values.
lab-option-results = A file that keeps the games: a stopped tournament continues from it, and a finished one can be extended.
lab-option-output = Write one row per game, per seat and per decision into files in this folder.
lab-option-format = The form of these files: parquet or csv.
lab-option-page = The folder for balance.html and balance.json; by default “balance”.
lab-option-every-table = How many players; without it every number from 2 to 5 is played.
lab-option-table-games = How many games for each number of players, rounded up to whole sets of duplicate games.
lab-option-cluster = The address of a dask.distributed scheduler, such as tcp://host:8786.

## Bots

bot-random = plays any legal action
bot-greedy = looks one step ahead and takes what makes its city look best
bot-easy = searches a little; for first games
bot-normal = searches enough to be a good opponent
bot-hard = searches deeply
bot-champion = the strongest; takes a second per decision
lab-other-bots = Others can join in: my_bot.py:MyBot is a class in a Python file, exec:./mybot any program that speaks JSON lines.

## Tables

lab-head-bot = Bot
lab-head-seat = Seat
lab-head-games = Games
lab-head-wins = Wins
lab-head-rate = Win rate
lab-head-interval = 95% interval
lab-head-points = Points
lab-head-rating = Rating
lab-head-ms = ms/move
lab-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $speed: games per second.
lab-simulated = { $games } games, { $actions } actions, { NUMBER($rounds, maximumFractionDigits: 2) } rounds per game, in { NUMBER($seconds, maximumFractionDigits: 2) } s: { $speed } games per second.
lab-balance-written = Wrote “{ $page }” and “{ $data }”: { $games } games in { NUMBER($seconds, maximumFractionDigits: 1) } s.
lab-same-again = The same seed gives the same result again.
lab-played-again = { $games } games, { $deals } deals, { NUMBER($seconds, maximumFractionDigits: 1) } s. { lab-same-again }
lab-by-the-clock = Bots that think by the clock, and other people’s bots, may decide differently next time.
lab-played-by-the-clock = { $games } games, { $deals } deals, { NUMBER($seconds, maximumFractionDigits: 1) } s. { lab-by-the-clock }

## What bots did wrong. A default action was played instead: keep, else the first legal one.

lab-fault-bot-crashed = { $bot } failed { $count ->
    [one] once
   *[other] { $count } times
}; a default action was played instead.
lab-fault-bot-silent = { $bot } gave no answer in time { $count ->
    [one] once
   *[other] { $count } times
}; a default action was played instead.
lab-fault-bot-nonsense = { $bot } answered nonsense { $count ->
    [one] once
   *[other] { $count } times
}; a default action was played instead.
lab-fault-bot-illegal = { $bot } chose something illegal { $count ->
    [one] once
   *[other] { $count } times
}; a default action was played instead.
# $sentence: what happened first, a whole sentence.
lab-fault-first = First: { $sentence }

## What cannot be played

error-bots-do-not-fit = { $bots ->
    [0] Name at least one bot.
    [one] One bot does not fit a table of { $players }.
   *[other] { $bots } bots do not fit a table of { $players }: name one for each seat, or fewer.
}
error-bots-not-a-list = Bots are a list, such as ["greedy", MyBot], not { $value }.
error-not-a-bot = { $value } cannot play: a bot is a name, or a class (not an instance) with the method decide(view, legal) whose name no built-in bot has.
error-bot-not-importable = Other processes cannot import { $bot }: move it into a file of its own, or play with jobs=1.
error-no-games = { $games } games cannot be played: ask for at least one.
error-bad-results = Line { $line } of “{ $path }” is not a result of a tournament.
error-other-results = “{ $path }” holds the results of another tournament: its { $field } differs.
error-bot-changed = “{ $path }” holds results of { $bot } as it was before its file changed: keep the new ones in another file.
error-no-results-file = “{ $path }” is not an ordinary file, so no results can be kept in it.
error-output-exists = “{ $path }” already exists: choose another folder.
error-output-or-results = Choose --output or --results: what a results file holds already is not played again.
error-no-cluster = No cluster answers at “{ $address }”: { $reason }.
error-cluster-differs = The workers at “{ $address }” run Happy City { $found }, but this machine has { $expected }.
