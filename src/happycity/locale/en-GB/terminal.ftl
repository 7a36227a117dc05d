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
terminal-goodbye = Goodbye! The game is kept where it stands.
terminal-goodbye-resume = Go on with: happycity play { $file }
terminal-saved-over = The whole game is in { $file }; “happycity replay” tells it again.
terminal-saved = Saved as { $file }.
terminal-save-how = The game is saved by itself in { $file }. Type “save” and a file's name for a copy.
terminal-unfinished = There is an unfinished game: “happycity play --resume” goes on with it.

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

terminal-no-such-answer = { $typed } is not among the answers; type a number from 1 to { $last }, or “help”.
terminal-not-understood = “{ $typed }” means nothing here; type a number from 1 to { $last }, or “help”.
terminal-no-such-player = No player's name begins with “{ $typed }”.
terminal-no-such-card = No card is called anything like “{ $typed }”.
terminal-possible = That is possible now.
terminal-all-possible = Everything that can be chosen in this step is on the list.
terminal-undone = Your last choice is undone.
terminal-hint = Hint: { $action }.
terminal-help = Answer with a number, or in words such as “buy museum”. You can also type:
terminal-help-table = table: everything that lies on the table
terminal-help-city = city, or city and a name: the cities
terminal-help-hint = hint: what an experienced player would do
terminal-help-why = why: what is not possible now, and why; or why and an action, such as “why buy school”
terminal-help-undo = undo: take back your last choice
terminal-help-card = card and a name: what a card costs and does
terminal-help-log = log: what happened lately
terminal-help-score = score: where everybody's points come from
terminal-help-save = save and a file's name: keep a copy
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
cards-building = { $shades } building of deck { $deck }, { amount-price }, { $copies } in the game
cards-dwelling = { $shades } dwelling, { amount-price }
cards-market = everybody's first card
cards-special =
    { $pack ->
        [expert] expert special building
       *[family] family special building
    }
cards-monster = { $colour } monster
cards-needs = Needs { $missing }.

## Files
error-file-unwritable = { $file } cannot be written: { $reason }.
