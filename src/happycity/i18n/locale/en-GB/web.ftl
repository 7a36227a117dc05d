### The browser client. Buttons and headings are short; help texts are whole sentences.
### $player, $name: a person's name. $card, $special, $monster: names of cards.

## Everywhere

web-tagline = Build the happiest little city in town.
web-home = Home
web-close = Close
web-skip = Skip to the content
web-settings = Settings
web-language = Language
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-sound = Sounds
web-use-keys = Letters and digits make moves
web-no-motion = No movement
web-show-keys = Show number keys on buttons
web-keys = Keyboard
web-pace = Speed of bots
# $pace (number): milliseconds
web-pace-value =
    { $pace ->
        [0] At once
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
# $operator (text): who runs it, in the own words of whoever set it up
web-operator = This server is run by { $operator }.
web-fan-work = An unofficial fan work; not made or endorsed by the publisher of the printed game.
web-licence-own = The program is free software under the MIT licence.
web-licence-pictures = Pictures: Fluent Emoji by Microsoft, MIT licence. Cards, signs and icons are drawn by us.
web-licence-font = Lettering: Fredoka and Baloo 2, SIL Open Font License 1.1.
web-licences = Licences in full
web-api-docs = For programmers

## Trouble

error-no-server = There is no connection just now. You can go on when you are back.
web-offline-shell = The server cannot be reached just now. Rules, cards and replays you have seen still work.
web-offline-alone = No connection to the server: you play on this device. Rooms with others wait until it is back.
web-alone = Play without a network
web-alone-ready = Ready: all modes against bots work on this device without a network.
# $size: megabytes in all, $done: those that have arrived.
web-alone-fetching = { $done } of { $size } MB fetched
web-alone-missing = Fetch the game once, { $size } MB, to play without a network.
web-alone-failed = The game could not be fetched. What has arrived is kept.
web-alone-fetch = Fetch { $size } MB
web-trouble-connecting = One moment…
web-trouble-connecting-help = The city is being built.
web-trouble-gone = There is nothing here
web-trouble-gone-help = This page does not exist, or no longer does.
web-trouble-reload = A new version is here
web-trouble-reload-help = Reload the page to play on; nothing is lost.
web-trouble-offline = No connection
web-trouble-offline-help = The server cannot be reached, and this page has not been opened here before. Please try again later.
web-trouble-elsewhere = Open in another tab
web-trouble-elsewhere-help = Your games on this device are open in another tab. They come here when that one is closed.
web-reload = Reload
web-reconnecting = No connection. Nothing is lost: you can go on when you are back.
web-slow = No answer yet. Your move is kept and sent again.
web-go-on-alone = Go on alone

## Pages

web-page-play = New game
web-page-play-help = Against bots, at once.
web-page-friends = Play with friends
web-page-friends-help = A link or a QR code brings them in.
web-page-pass = Pass and play
web-page-pass-help = Several people, one device.
web-page-rooms = Public rooms
web-page-rooms-help = Join or watch others.
web-page-learn = Learn
web-page-learn-help = Learn by playing, in a few minutes.
web-page-rules = Rules and cards
web-page-rules-help = Every rule by its number, every card.
web-page-cards = Cards
web-page-calculator = Score calculator
web-page-calculator-help = Own the box? Count each city, and see why.
web-page-stats = My statistics
web-page-stats-help = Games, wins and replays.
web-page-import = Open a saved game
web-page-import-help = Watch a saved game, or play on from it.

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
web-status-playing = Game running
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
web-bot-level = Strength of the opponents
web-more-options = More options
web-scoring = Final count
web-scoring-product = Inhabitants times hearts
web-scoring-sum = Inhabitants plus hearts (for younger players)
web-edition = Edition
web-edition-fr = French
web-edition-en-GB = British
web-edition-en-US = American
web-edition-pl = Polish
web-names = Names
web-name = Name
web-your-name = Your name
web-public = Anybody may find this room
web-start = Start
web-open-room = Open a room
web-no-rooms = No public room is open just now. Open one yourself!
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
web-asked = reads the score
web-away = away, a bot plays
web-add-bot = Add a bot
web-fill-bots = Fill with bots
web-shuffle-seats = Shuffle seats
web-remove = Remove
web-remove-name = Remove { $name }
web-removed = The host has removed you from your seat.
web-join = Join
web-watch = Watch
web-sit-down = Take a seat
web-watching = Watching
# $names: a list of people, perhaps with “2 spectators” at its end.
web-watching-list = Watching: { $names }
web-room-full = All seats are taken
web-wait-for-host = The host starts the game when everybody is here.
web-wait-for-answer = Waiting for { $names } to say yes.
web-seats-open-help =
    { $open ->
        [one] One seat is still open: invite somebody or add a bot.
       *[other] { $open } seats are still open: invite somebody or add bots.
    }
web-room-options = Options of this room
web-allow-hints = Hints are allowed
web-clock = Time for each decision
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
web-invite-help = Whoever opens this link can sit down or watch. No account is needed.
web-link = Link
web-copy = Copy
web-copied = Copied
web-share = Share
web-qr = QR code of the link
web-lan-help = This link works on this computer only.
web-lan-open = Open the game to the local network

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
web-actions = What to do
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
web-undo-asked = { $name } asks to take back a move.
web-agree = Agree
web-refuse = Refuse
web-hint = Hint
web-hint-play = Do it
# $chance: text such as "58%". $points (number): what may be expected at the end.
web-hint-chance = Chance to win: about { $chance }, with about { amount-points }.
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
web-another-device-help = Open this link there; it is your seat, so give it to nobody else. It works for seven days.
web-unlink = Sign out other devices
web-unlinked = Only this browser holds your seat now. Links that you made have ended.
web-report = Report this message
web-reported = Thank you. The operator of this server can read that message now.
web-leave = Leave the game (a bot takes my seat until I return)
web-leave-room = Leave this room
web-city-of = City of { $player }
web-open-city = See the city of { $player }
web-city-slots =
    { $cards ->
        [one] { $cards } card of 10
       *[other] { $cards } cards of 10
    }
web-cards-of-ten = { web-city-slots }
web-slot-card = Slot { $slot }: { $card }
web-income = Income
web-citizens = Inhabitants
web-hearts = Hearts
web-points = Happiness now
web-coins = Coins
web-monster = Monster
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

web-cards = Cards
web-rules = Rules
web-search = Search
web-contents = Contents
web-card-costs =
    { $price ->
        [one] costs { $price } coin
       *[other] costs { $price } coins
    }
web-card-needs = needs { $needs }
web-card-house = Not everything on this card is printed: part of it is ours
web-card-covered = { $card }, destroyed and covered by { $monster }
web-covered-by = Destroyed: { $monster } covers this building. It no longer has a name, effect or colour, but its slot counts.
web-covered-label = Monster on { $card }
web-costs = Costs
# $printed: the number of coins on the card.
web-price-reduced = { amount-price } instead of { $printed }
web-gives = Gives
web-needs = Needs
web-rule-link = Read rule { $rule }
web-titles-help = Titles are as printed where a printed title is known; the others are our translations.
web-kind-yellow = shop
web-kind-blue = institution
web-kind-orange = leisure
web-kind-purple = industry
web-kind-green = home
web-cards-start = Happy Market and dwellings
web-cards-deck1 = Deck 1: cost 1 to 3
web-cards-deck2 = Deck 2: cost 4 or 5
web-cards-deck3 = Deck 3: cost 6 to 9
web-cards-family = Special buildings, family
web-cards-expert = Special buildings, expert
web-cards-deck4 = Multicolour buildings (Grozilla)
web-cards-monsters = Monsters (Grozilla)

## Choices

web-choice-market = Its colour counts for conditions and effects for the whole game.
web-choice-destroy = The building you choose is covered until the end of the game; its slot stays filled.
web-choice-gift = The coin comes from the bank.
web-choice-louvre = You gain as many coins as that city’s income, besides your own.
web-choice-sphinx = Choose what to copy for the final count, or draw a special building unseen.
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
web-log-undo-asked = { $name } asks to take back a move.
web-log-undo-agreed = { $name } agrees.
web-log-undo-refused = The move stands.
web-log-away = { $name } is away; a bot plays on.
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
web-chart-chance = Chance to win
web-as-table = As a table
web-see-table = See the table
web-export = Save the game
web-keep-on-server = Keep it on the server
web-replay = Replay
web-rematch = Play again

## Replay and review

web-replay-start = The start of the game.
# $action: an action as in a menu. Shown when the log has nothing to say about a decision.
web-replay-action = { $name }: { $action }.
web-previous = Back
web-next = Forward
web-run = Run
web-pause = Pause
web-moment = Moment
web-moment-of = { $at } of { $last }
web-view-from = Seen from
web-link-moment = Link to this moment
web-branch = Play on from here
web-review = Review
web-review-help = A bot looks at every decision and says which ones cost most.
web-review-start = Review this game
web-nothing-missed = Hardly anything could have been done better.
web-not-a-record = This is not a saved game of Happy City.
web-record-file = Choose a file…
web-record-drop = Or drop the file here.
web-record-text = Or paste it here
web-show-replay = Show it

## Statistics

web-recent = Last games
web-stats-shared = Games that several people played on this device are listed, but not counted.
web-stats-server = On the server
web-stats-device = On this device
web-no-games = No finished game yet. Play one!
web-data = Your data
web-data-help = This server stores what you play, write and are called in its rooms until nobody has touched the room for 90 days (the operator may choose another time), and your results for 400 days. The address from which a room is created is kept for seven days. Your browser is known by a random cookie; your address is stored nowhere else.
web-data-download = Download my data
web-data-erase = Erase my data
web-data-erase-ask = Erase your names, your messages and your results on this server? Games stay as they were played, without your name. This cannot be undone.
web-data-erased = Your names, messages and results have been erased.

## Learning

web-lesson = Lesson
web-lesson-watch = Watch what happens.
web-lesson-free = You know all you need: play on as you like! The game ends with the round in which a city gets its tenth card.
web-lesson-over = Well done! You have played a whole game.
web-first-game = Play your first game
web-lesson-now = Now: { $action }
web-lesson-step = Step { $step } of { $steps }
web-lesson-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }

## Score calculator

web-add-city = Add a city
web-sphinx-copies = The Sphinx copies
web-group-dwelling = Dwellings
web-group-deck1 = Deck 1
web-group-deck2 = Deck 2
web-group-deck3 = Deck 3
web-group-deck4 = Multicolour buildings
web-group-special = Special buildings
