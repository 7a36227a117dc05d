### The browser client. Buttons and headings are short; help texts are whole sentences.
### $player, $name: a person's name. $card, $special, $monster: names of cards.

## Everywhere

web-tagline = Build the happiest little city in town.
web-home = Home
web-close = Close
web-skip = Skip to the content
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-auto = Match device
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-use-keys = Play with letter and number keys
web-no-motion = Reduce motion
web-show-keys = Show number keys on buttons
web-keys = Keyboard
web-pace = Speed of bots
# $pace (number): milliseconds
web-pace-value =
    { $pace ->
        [0] Instant
        [400] Quick
        [900] Normal
        [1800] Calm
       *[other] Slow
    }
web-guest = Guest
web-you = you
web-somebody = somebody
web-more = More
web-about = About and licences
web-fan-work = An unofficial fan project, neither made nor endorsed by the publisher of the printed game.

## Trouble

error-no-server = There is no connection at the moment. You can carry on once it is back.
web-offline-shell = The server cannot be reached at the moment. Rules, cards and replays you have already seen still work.
web-offline-alone = No connection to the server: you are playing on this device. Rooms with other people return when it does.
web-alone = Play offline
web-alone-ready = Ready: every mode against bots works offline on this device.
# $size: megabytes in all, $done: those that have arrived.
web-alone-fetching = { $done } of { $size } MB downloaded
web-alone-missing = Download the game once ({ $size } MB) to play offline.
web-alone-failed = The download failed. The part that arrived is kept.
web-alone-fetch = Download { $size } MB
web-trouble-connecting = One moment…
web-trouble-connecting-help = The city is being built.
web-trouble-gone = There is nothing here
web-trouble-gone-help = This page does not exist, or no longer does.
web-trouble-reload = A new version is available
web-trouble-reload-help = Reload the page to carry on; nothing is lost.
web-trouble-offline = No connection
web-trouble-offline-help = The server cannot be reached, and this page has not been opened here before. Please try again later.
web-trouble-elsewhere = Open in another tab
web-trouble-elsewhere-help = Your games on this device are open in another tab. They open here when you close that one.
web-reload = Reload
web-reconnecting = No connection. Nothing is lost: you can carry on once it is back.
web-slow = No answer yet. Your move is saved and will be sent again.
web-go-on-alone = Continue offline

## Pages

web-page-play = New game
web-page-play-help = Against bots, straight away.
web-page-day = City of the day
web-page-day-help = The same deal for everybody, once a day.
# $count (number): cities.
web-day-finished = Finished today: { $count } of 3.
# $days (number).
web-day-streak =
    { $days ->
        [one] Your streak: one day.
       *[other] Your streak: { $days } days.
    }
web-page-friends = Play with friends
web-page-friends-help = Invite them with a link or a QR code.
web-page-pass = Pass and play
web-page-pass-help = Several people, one device.
web-page-rooms = Public rooms
web-page-rooms-help = Join a game, or watch one.
web-page-learn = Learn
web-page-learn-help = Learn by playing, in a few minutes.
web-page-puzzles = Puzzles
web-page-puzzles-help = What would you play?
web-page-rules = Rules and cards
web-page-rules-help = Every numbered rule, every card.
web-page-cards = Cards
web-page-calculator = Score calculator
web-page-calculator-help = Own the box? Score each city, and see why.
web-page-stats = My statistics
web-page-stats-help = Games, wins and replays.
web-page-import = Open a saved game
web-page-import-help = Watch a saved game, or carry on from it.

## Home and new games

web-play-now = Play now
web-starting = Starting…
web-change = Change
web-continue = Continue
web-dismiss = Hide this game
# $players (number). $mode: family or expert. $grozilla: true or false. $scoring: product or sum.
web-options-line =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $mode ->
        [expert] expert
       *[family] family
    }{ $grozilla ->
        [true] {" "}+ Grozilla
       *[false] {""}
    }{ $scoring ->
        [sum] , sum for younger players
       *[product] {""}
    }
web-status-lobby = Waiting for players
web-status-playing = Game in progress
# $open (number): seats that wait for somebody.
web-seats-free =
    { $open ->
        [one] { $open } seat free
       *[other] { $open } seats free
    }
web-players = Players
web-mode = Mode
web-mode-family = Family
web-mode-expert = Expert
web-grozilla = With the Grozilla expansion
web-bot-level = Strength of opponents
web-more-options = More options
web-scoring = Final scoring
web-scoring-product = Inhabitants times hearts
web-scoring-sum = Inhabitants plus hearts (for younger players)
web-edition = Edition
web-edition-fr = French
web-edition-en-GB = British
web-edition-en-US = American
web-edition-pl = Polish
web-names = Names
web-your-name = Your name
web-public = List this room publicly
web-start = Start
web-open-room = Open a room
web-no-rooms = No public rooms are open at the moment. Open one yourself!
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-champion = champion
web-level-greedy = simple
web-level-random = whimsical
# The names of bots, one for each seat.
web-bot-0 = Olive
web-bot-1 = Milo
web-bot-2 = Luna
web-bot-3 = Otto
web-bot-4 = Zoe
web-bot-of = { $level } opponent

## Lobby

web-lobby = Before the game
web-seats = Seats
web-seat-open = Open seat
web-host = host
web-offline = offline
web-asked = viewing the score
web-away = away (bot playing)
web-add-bot = Add a bot
web-fill-bots = Fill with bots
web-shuffle-seats = Shuffle seats
web-remove = Remove
web-remove-name = Remove { $name }
web-removed = The host removed you from your seat.
web-join = Join
web-watch = Watch
web-sit-down = Take a seat
web-watching = Watching
# $names: a list of people, perhaps with “2 spectators” at its end.
web-watching-list = Watching: { $names }
web-room-full = All seats are taken
web-wait-for-host = The host starts the game when everybody is here.
web-wait-for-answer = Waiting for { $names } to accept.
web-seats-open-help =
    { $open ->
        [one] One seat is still open: invite somebody or add a bot.
       *[other] { $open } seats are still open: invite somebody or add bots.
    }
web-room-options = Room options
web-allow-hints = Allow hints
web-clock = Time per decision
# $seconds (number)
web-clock-value =
    { $seconds ->
        [0] No limit
        [86400] 1 day
       *[other] { $seconds } seconds
    }
web-clock-left = Time left
# $days (number), $hours (number)
web-clock-days =
    { $days ->
        [one] { $days } day { $hours } h
       *[other] { $days } days { $hours } h
    }
web-invite = Invite
web-invite-help = Anyone who opens this link can take a seat or watch. No account is needed.
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code of the link
web-lan-help = This link works only on this computer.
web-lan-open = Share the game on the local network

## The table

web-table-title = The table
web-round = Round { $round }
web-last-round = Last round
web-central = Central area
web-decks = Decks
web-face-up = Face-up buildings
web-dwellings = Dwellings
web-specials = Special buildings
web-special-taken-by = { $name } has taken one.
web-no-specials = No special building is left.
web-others = Other cities
web-actions = Your actions
web-steps = Steps of a turn
web-step-discard = Discard
web-step-draw = Refill
web-step-buy = Buy
web-step-claim = Special
web-your-turn = Your turn
# $question: what the player is asked
web-your-turn-asks = Your turn. { $question }
web-waiting-for = Waiting for { $player }: { $phase }
web-choose = Choose
web-buy = Buy
web-discard = Discard
web-claim = Take
web-undo = Undo
web-undo-ask = Ask the others to undo
web-undo-asked = { $name } wants to take back a move.
web-agree = Agree
web-refuse = Refuse
# $name: the host. $other: who is to be removed.
web-removal-asked = { $name } asks to remove { $other } from the game. Do you agree?
web-removal-asked-me = { $name } asks the others to remove you from the game.
web-removal-sent = The others are being asked whether { $other } should be removed.
web-removal-ask = Ask to remove { $name }
web-removal-help = The other players must agree. A bot takes the seat.
web-hint = Hint
web-hint-play = Do it
# $chance: text such as "58%". $points (number): what may be expected at the end.
web-hint-chance = Chance of winning: about { $chance } (expected score { $points }).
web-log = What happened
web-log-and-chat = Log and chat
# $count (number): messages not seen yet
web-log-and-chat-new = Log and chat, { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
web-chat = Say something
web-chat-line = { $name }: { $text }
web-send = Send
web-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
web-another-device = Play on another device
web-another-device-help = Open this link on the other device. It is your seat, so give it to nobody else. It works for seven days.
web-unlink = Sign out other devices
web-unlinked = Only this browser holds your seat now. Links you made no longer work.
web-report = Report this message
web-reported = Thank you. The operator of this server can now read that message.
web-leave = Leave the game (a bot takes my seat until I return)
web-leave-room = Leave this room
web-city-of = { $player }’s city
web-open-city = See { $player }’s city
web-city-slots =
    { $cards ->
        [one] { $cards } of 10 cards
       *[other] { $cards } of 10 cards
    }
web-cards-of-ten = { web-city-slots }
web-slot-card = Slot { $slot }: { $card }
web-income = Income
web-citizens = Inhabitants
web-hearts = Hearts
web-points = Happiness now
web-coins = Coins
web-numbers-label = Income { $income }, inhabitants { $citizens }, hearts { $hearts }, happiness { $points }
web-tokens-label = Stop-Zilla tokens: { $tokens }
web-free-card = Next card free
web-louvre-left =
    { $phases ->
        [one] Louvre: once more
       *[other] Louvre: { $phases } more times
    }
# $mix: a list of colours with counts. $reason: why the deck cannot be drawn from, or nothing.
web-deck-label = Deck { $deck }: { $left } left, { $discarded } discarded. Unseen: { $mix }. { $reason }
web-dwelling-label = { $card }, { $left } left
# $missing (number): coins
web-missing-coins =
    { $missing ->
        [one] { $missing } coin short
       *[other] { $missing } coins short
    }
web-why-already-in-city = In your city
web-why-pile-empty = Sold out
web-why-city-full = City is full
web-why-not-face-up = Not on offer
web-why-wrong-phase = Not now
web-why-lesson-other = Not in this lesson
web-need-progress = { $colour }: { $have } of { $need }

## Cards

web-card-costs =
    { $price ->
        [one] costs { $price } coin
       *[other] costs { $price } coins
    }
web-card-needs = needs { $needs }
web-card-house = Not everything on this card comes from the printed game: part of it is ours
web-card-covered = { $card }, destroyed and covered by { $monster }
web-covered-by = Destroyed: { $monster } covers this building. It no longer has a name, effect or colour, but its slot counts.
web-costs = Costs
# $printed: the number of coins on the card.
web-price-reduced = { amount-price } instead of { $printed }
web-gives = Gives
web-needs = Needs
web-rule-link = Read rule { $rule }
web-kind-yellow = shop
web-kind-blue = institution
web-kind-orange = leisure
web-kind-purple = industry
web-kind-green = home

## Choices

web-choice-market = Its colour counts for conditions and effects for the whole game.
web-choice-destroy = The building you choose is covered until the end of the game; its slot stays filled.
web-choice-gift = The coin comes from the bank.
web-choice-louvre = You gain coins equal to that city’s income, on top of your own.
web-choice-sphinx = Choose what to copy for the final scoring, or draw an unseen special building.
web-pay-title = Pay for { $card }
web-pay-help = Each Stop-Zilla token counts as 2 coins; no change is given.

## What happened in the room

# $name: who. $reason: why. $to (number): how many actions remain.
web-log-joined = { $name } has joined.
web-log-left = { $name } has left.
web-log-renamed = { $name } has a new name.
web-log-host = { $name } is now the host.
web-log-started = The game begins.
web-log-undone = A move was taken back.
web-log-undo-asked = { $name } wants to take back a move.
web-log-undo-agreed = { $name } agrees.
web-log-undo-refused = The move stands.
# $other: who is to be removed.
web-log-removal-asked = { $name } asks the others to agree to remove { $other } from the game.
web-log-removal-agreed = { $name } agrees.
web-log-removal-refused = { $name } disagrees; { $other } stays in the game.
web-log-away = { $name } is away; a bot is playing.
web-log-back = { $name } is back.
web-log-rematch = Another game!
web-log-clock = Time is up: a bot decides for { $name }.
web-log-closed = The room is closed.

## The end

web-game-over = The game is over
web-score = Score
web-winner = winner
# $winners: a list of names. $count (number) of winners. $points (number)
web-winners =
    { $count ->
        [one] { $winners } has built the happiest city: { amount-points }!
       *[other] { $winners } share the win: { amount-points }!
    }
web-source = Source
web-coins-left = Coins left: { $coins }
web-chart-points = Happiness by round
web-chart-income = Income by round
web-chart-coins = Coins by round
web-chart-chance = Chance of winning
web-as-table = As a table
web-see-table = See the table
web-export = Save the game
web-replay = Replay
web-rematch = Play again

## Replay and review

web-replay-start = The start of the game.
# $action: an action as in a menu. Shown when the log has nothing to say about a decision.
web-replay-action = { $name }: { $action }.
web-previous = Back
web-next = Forward
web-run = Play
web-pause = Pause
web-moment = Moment
web-moment-of = { $at } of { $last }
web-view-from = Point of view
web-share-moment = Share this moment
web-branch = Continue from here
web-review = Review
web-review-help = A bot looks at every decision and says which ones cost the most.
web-review-start = Review this game
web-nothing-missed = Hardly any decision could have been better.

## Learning

web-lesson = Lesson
web-lesson-watch = Watch what happens.
web-lesson-free = You know everything you need: play on as you like! The game ends with the round in which a city gets its tenth card.
web-lesson-over = Well done! You have played a whole game.
web-first-game = Play your first game
web-lesson-now = Now: { $action }
web-lesson-step = Step { $step } of { $steps }

## Choosing a game

web-mode-family-help = Quick to learn: build, earn, count.
web-mode-expert-help = 38 special buildings with powers of their own.
web-grozilla-help = Monsters, a fourth deck, and tokens to stop them.
web-new-here = New here? Learn by playing
web-puzzle-today = Puzzle of the day
web-puzzle-tried = Tried. A new one comes at midnight (UTC).

## Waiting room

# $number (number): of the seat
web-add-bot-seat = Add a bot to seat { $number }
web-lan-done = Devices on the same network can open this link.
web-lan-none = This computer is not on a network that other devices can use.
web-qr-help = Scan it with a phone.
web-you-are-away = A bot plays for you.
web-take-back = I’m back
web-go-away = Step away for a while
web-go-away-help = The others need not wait: a bot plays for you until you say you are back.
web-bot-for = Let a bot play for { $name } for now

## Lists and trouble

# $wins (number): games of this room that a player has won.
web-wins =
    { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }
# One player's result in a list. $points (number)
web-score-of = { $name } { $points }
web-again = Try again
