### The game in the terminal: line mode and full screen, and answers about cards.
### $player, $seat: a player. $card, $special, $monster: names of cards. $typed: what somebody typed.

## Line mode: the start and the end

# $names: a list of players. $mode: family or expert.
terminal-welcome =
    { $mode ->
        [expert] Happy City, expert game. At the table: { $names }.
       *[family] Happy City, family game. At the table: { $names }.
    }
terminal-welcome-help = Answer with a number, or type “help” to see what else you can ask.
terminal-bot-name = { $name } ({ $bot } bot)
terminal-goodbye = Goodbye! The game is saved as it stands.
terminal-goodbye-resume = Continue with: happycity play { $file }
terminal-goodbye-unsaved = Goodbye! This game is not saved.
terminal-saved-over = The whole game is in { $file }; “happycity replay” plays it back, and “happycity review” says what could have been better.
terminal-saved = Saved as { $file }.
terminal-save-how = The game is saved automatically in { $file }. Type “save” and a file name to make a copy.
terminal-save-how-unsaved = This game is not saved automatically. Type “save” and a file name to make a copy.
terminal-ask-welcome = Happy City. Answer with a number, or press Enter for the one in brackets.
terminal-ask-unfinished = Which game do you want to play?
terminal-ask-new = a new game
terminal-ask-mode = Which mode?
terminal-ask-players = How many players, 2 to 5?
terminal-ask-grozilla = With the Grozilla expansion?
terminal-ask-scoring = How are points counted?
terminal-ask-against = Who are your opponents?
terminal-ask-mixed = choose for each seat
terminal-ask-seat = Who sits in seat { $number }?
terminal-ask-person = a person at this keyboard
terminal-ask-name = What is your name?
terminal-ask-name-of = What is the name of the person in seat { $number }?
terminal-ask-number = “{ $typed }” is not one of the answers; type one of { $answers }.

## Line mode: what lies on the table

# $last: yes in the last round.
terminal-round =
    { $last ->
        [yes] Round { $round }, the last one.
       *[no] Round { $round }.
    }
terminal-standing =
    { $player }: { amount-coins }, { amount-income }, { amount-citizens }, { amount-hearts }, { amount-points }; { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
# $label: what is told after the colon, such as a card's name.
terminal-label = { $label }:
terminal-central = Face up:
terminal-central-empty = Nothing is face up.
terminal-costs = costs { $price }
terminal-specials = Special buildings:
terminal-needs-met = conditions met
# $missing: a list such as "1 blue and 2 green".
terminal-needs-missing = needs { $missing }
# $mix: how many cards of each colour.
terminal-deck =
    { $left ->
        [0] empty; its discard pile would be shuffled
        [one] one card: { $mix }
       *[other] { $left } cards: { $mix }
    }
terminal-monsters =
    { $count ->
        [one] one monster
       *[other] { $count } monsters
    }
terminal-deck-number = Deck { $deck }
terminal-left = { $left } left
terminal-dwellings = Dwellings:
terminal-covered = { $card }, covered by { $monster }
terminal-monster-here = { $monster } is here.
terminal-tokens = Stop-Zilla tokens: { $tokens }

## Line mode: answers and commands

terminal-no-such-answer = { $typed } is not one of the answers; type a number from 1 to { $last }, or “help”.
terminal-not-understood = “{ $typed }” is not understood here; type a number from 1 to { $last }, or “help”.
terminal-no-such-player = No player’s name begins with “{ $typed }”.
terminal-no-such-card = No card has a name like “{ $typed }”.
terminal-possible = That is possible now.
terminal-all-possible = Every choice in this step is on the list.
terminal-undone = Your last choice is undone.
terminal-hint = Hint: { $action }.
# $percent: the chance to win. $points: the points to be expected.
terminal-hint-chance = Chance of winning: about { $percent }% (expected score { $points }).
terminal-help = Answer with a number, or in words such as “buy museum”. You can also type:
terminal-help-table = table: everything on the table
terminal-help-city = city, or city and a name: the cities
terminal-help-hint = hint: what an experienced player would do
terminal-help-why = why: what is not possible now, and why; or why and an action, such as “why buy school”
terminal-help-undo = undo: take back your last choice
terminal-help-card = card and a name: what a card costs and does
terminal-help-log = log: what happened recently
terminal-help-score = score: where everybody’s points come from
terminal-help-save = save and a file name: keep a copy
terminal-help-say = say and a text: say something to the table
terminal-help-agree = agree: let somebody take back a choice
terminal-help-refuse = refuse: let the choice stand
terminal-help-back = back: take your seat again when a bot plays for you
terminal-help-start = start: begin the game, as the host
terminal-help-again = again: another game, after the end
terminal-help-quit = quit: leave; the game is kept

## Score sheets

terminal-result = The result:
terminal-result-line =
    { $won ->
        [yes] { $player } wins with { amount-points } and { amount-coins }.
       *[no] { $player } has { amount-points } and { amount-coins }.
    }
terminal-sheet = { $player } has { amount-points }:
# $sign: plus or minus.
terminal-part-income = income { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-citizens = inhabitants { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-hearts = hearts { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-points = points { $sign ->
        [plus] +{ $value }
       *[minus] { $value }
    }
terminal-part-none = nothing

## Cards in a few lines. $shades: the colours of a card.

cards-head = { $name }: { $kind }
cards-building = { $shades } building from deck { $deck }, { amount-price }, { $copies } in the game
cards-dwelling = { $shades } dwelling, { amount-price }
cards-market = everybody’s first card
cards-special =
    { $pack ->
        [expert] expert special building
       *[family] family special building
    }
cards-monster = { $colour } monster
cards-needs = Needs these cards: { $missing }.

## Files
error-file-unwritable = { $file } cannot be written: { $reason }.

## Full screen: titles

terminal-round-short = Round { $round }
terminal-last-round = last round
terminal-title-central = Central area
terminal-title-decks = Decks
terminal-title-dwellings = Dwellings
terminal-title-city = { $name }’s city
terminal-title-players = Players
terminal-title-specials = Special buildings
terminal-title-others = The other cities
terminal-title-waiting = The others are playing
terminal-title-replay = A saved game
terminal-title-over = The game is over
terminal-title-pay = How do you want to pay?
terminal-title-unfinished = Which game do you want to continue?
terminal-title-scores = Where the points come from
terminal-title-news = Log
terminal-title-log = What happened, latest first
terminal-title-help = Keys and symbols
terminal-title-charts = Round by round
terminal-title-review = What could have been better
terminal-tokens-short = tokens
terminal-thinking = { $name } is thinking…
terminal-thinking-hint = Thinking about a hint…

## Full screen: the steps of a turn, in one or two words

terminal-step-discard = discard
terminal-step-draw = refill
terminal-step-buy = buy
terminal-step-claim = special
terminal-step-market = choose a Happy Market
terminal-step-destroy = a building is destroyed
terminal-step-gift = a gift from Corgzilla
terminal-step-louvre = the Louvre
terminal-step-sphinx = the Sphinx

## Full screen: the questions of a turn in short, at most 36 letters

terminal-short-discard = Discard a card?
terminal-short-draw = Draw from which deck?
terminal-short-buy = What will you buy with { amount-coins }?
terminal-short-claim = Take a special building?

## Full screen: labels of keys, one or two words each

terminal-key-hint = Hint
terminal-key-undo = Undo
terminal-key-city = Cities
terminal-key-scores = Points
terminal-key-log = Log
terminal-key-help = Help
terminal-key-home = Back
terminal-key-leave = Leave
terminal-key-quit = Quit
terminal-key-table = Table
terminal-key-again = Play again
terminal-key-chat = Chat
terminal-key-return = Take your seat
terminal-key-begin = Begin
terminal-key-agree = Agree
terminal-key-refuse = Refuse
terminal-key-next = Forwards
terminal-key-previous = Back
terminal-key-next-turn = Next turn
terminal-key-previous-turn = Previous turn
terminal-key-start = Start
terminal-key-end = End
terminal-key-run = Play
terminal-key-results = Result
terminal-key-review = Review

## Full screen: the help window

terminal-keys-choose = make that choice
terminal-keys-arrows = go to a choice and make it
terminal-keys-tab = go from card to card, and choose one
terminal-keys-hint = what an experienced player would do
terminal-keys-undo = take back your last choice
terminal-keys-city = look at the next city
terminal-keys-scores = where everybody’s points come from
terminal-keys-log = everything that happened
terminal-keys-chat = say something to the others in the room
terminal-keys-home = back to your own city
terminal-keys-leave = leave; the game is kept
terminal-keys-step = one action forwards or back
terminal-keys-turn = to the next turn or the previous one
terminal-keys-ends = to the start or to the end
terminal-keys-run = play it back, or pause
terminal-keys-results = result, score sheets and charts
terminal-keys-review = which decisions cost the most, and what was better
terminal-keys-mouse = With a mouse: click a card, a deck or a choice; point at it to read about it.
terminal-legend-symbols = { $coin } coins and income   { $citizen } inhabitants   { $heart } hearts
terminal-legend-city = ★ special building   ❖ several colours   ♆ monster   ✖ covered by one
# Follows the sign of a deck with 28 cards, 12 of them yellow.
terminal-legend-deck = deck 1 hides 28 cards, 12 of them yellow
terminal-legend-needs = { $tick } you have it   { $missing } still missing

## Full screen: the menu

terminal-menu-continue = Continue: { $names }
# $count: how many unfinished games there are.
terminal-menu-unfinished = Continue one of { $count } games
terminal-menu-nothing-unfinished = No unfinished games yet
# Shown where no other unfinished game is.
terminal-menu-damaged =
    { $count ->
        [one] A damaged saved game
       *[other] { $count } damaged saved games
    }
terminal-menu-start = Start a new game
terminal-menu-mode = Mode
terminal-menu-family = family
terminal-menu-expert = expert
terminal-menu-players = Players
terminal-menu-grozilla = Grozilla
terminal-menu-yes = yes
terminal-menu-no = no
terminal-menu-scoring = Points
terminal-menu-product = inhabitants × hearts
terminal-menu-sum = inhabitants + hearts
terminal-menu-seat = Seat { $number }
terminal-menu-bot = { $bot } bot
terminal-menu-person = { $name }
terminal-menu-language = Language
# The name of this language, in itself.
terminal-language-name = English (British)
terminal-menu-watch = Watch a saved game
terminal-menu-quit = Quit
terminal-menu-help = ↑ ↓ to move, ← → to change, Enter to choose
terminal-menu-name = Your name
terminal-menu-nothing-saved = No game has been saved yet.

## Saved games to choose from

# $mode: family or expert. $grozilla: yes or no. $players: how many. $round: how far it is, 0 if it is over.
terminal-shelf-game =
    { $mode ->
        [expert] Expert game
       *[family] Family game
    } for { $players }{ $grozilla ->
        [yes] {" "}with Grozilla
       *[no] {""}
    }, { $round ->
        [0] finished
       *[other] round { $round }
    }
# $people, $bots: lists of names.
terminal-shelf-against = { $people } against { $bots }
terminal-shelf-names = { $names }
# $game, $players: the lines above. $when: day and time.
terminal-shelf-line = { $game }: { $players } ({ $when })
terminal-shelf-older =
    { $count ->
        [one] one older game …
       *[other] { $count } older games …
    }
# $newer: yes if a later version of the program wrote it.
terminal-shelf-damaged =
    { $newer ->
        [yes] The saved game { $file } was written by a newer version of Happy City and cannot be opened here.
       *[no] The saved game { $file } is damaged and cannot be opened.
    }

## Full screen: the end and replays

terminal-banner-line = { amount-points }, { amount-coins }
terminal-chart-points = Points (most: { $most })
terminal-chart-coins = Coins (most: { $most })
terminal-chart-income = Income (most: { $most })
terminal-replay-at = Action { $number } of { $last }
terminal-replay-next = Next: { $action }
terminal-replay-unfinished = This game was not played to the end.

## Review
# $round (number). $action, $best: actions as they stand in a menu. $percent (number): chance to win that it cost.
terminal-review-line = Round { $round }, { $name }: “{ $action }”. Better: “{ $best }” (chance of winning: +{ $percent }%).
# $number of $last actions have been looked at.
terminal-review-looking = A bot is looking at every decision: { $number } of { $last } actions…
terminal-review-choose = Enter or a digit shows the table at that moment; Esc closes.
terminal-review-nothing = Hardly any decision could have been better.

## A room on a server. $name: who did it.

terminal-room-waiting = Waiting for the others, and for the game to start.
terminal-waiting-for = Waiting for { $name }
terminal-room-chat = { $name }: { $text }
terminal-room-undone = { $name } takes back the last choice.
terminal-room-joined = { $name } has joined.
terminal-room-left = { $name } has left.
terminal-room-away = A bot is playing for { $name }.
terminal-room-back = { $name } is back.
terminal-room-host = { $name } is now the host.
terminal-room-started = The game begins.
terminal-room-rematch = { $name } would like another game.
terminal-room-closed = The room has been closed.
terminal-room-undo-asked = { $name } would like to take back the last choice.
terminal-room-undo-agreed = { $name } agrees.
terminal-room-undo-refused = The choice stands.
terminal-room-undo-sent = The others have been asked.
terminal-room-undo-how = { $name } would like to take back the last choice: type “agree” or “refuse”.
terminal-room-undo-keys = { $name } would like to take back the last choice: press y to agree, x to refuse.
# $other: who is to be removed.
terminal-room-removal-asked = { $name } asks the others to agree to remove { $other } from the game.
terminal-room-removal-agreed = { $name } agrees.
terminal-room-removal-refused = { $name } disagrees; { $other } stays in the game.
terminal-room-removal-how = { $name } asks to remove { $other } from the game: type “agree” or “refuse”.
terminal-room-removal-keys = { $name } asks to remove { $other }: press y to agree, x to refuse.
terminal-room-free = free
terminal-room-host-mark = { $name } (host)
terminal-room-invite = Others can join with this link: { $link }
terminal-room-you-start = You are the host: type “start” to begin; bots take the free seats.
terminal-room-you-begin = You are the host: press b to begin; bots take the free seats.
terminal-room-watching = You are watching.
terminal-room-again = Type “again” for another game, or “quit”.
terminal-room-over = The game is over; type “quit” to leave, or wait for the next one.
terminal-room-not-now = “{ $typed }” means nothing while the others play; type “help” to see what you can ask.
terminal-room-goodbye = Goodbye! Your seat is kept: happycity join { $link }
terminal-room-goodbye-watching = Goodbye! Come back with: happycity join { $link }
terminal-room-clock = Time is up: a bot decides for { $name }.
# $time: text such as "0:24".
terminal-room-time = { $time } left for this decision.
terminal-room-lent-how = A bot is playing for you: type “back” to take your seat again.
terminal-room-lent-keys = A bot is playing for you: press k to take your seat again.
terminal-room-lost = The connection is lost; trying again…
terminal-title-chat = Say something to the table
terminal-title-room = The room
error-bad-link = “{ $value }” is not an invitation; one looks like http://192.168.1.20:24890/r/k3v9q2mjh7wtx4bn6rzd.
error-server-away = The server { $address } does not answer: { $reason }.
error-server-answer = The server’s answer makes no sense here ({ $value }).
