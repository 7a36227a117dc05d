### The browser client’s pages about rules, cards, saved games and statistics, and the calculator. Loaded with them.

## About

# $operator (text): who runs it, in the own words of whoever set it up
web-operator = This server is run by { $operator }.
web-licence-own = The program is free software under the MIT licence.
web-licence-pictures = Pictures: Fluent Emoji by Microsoft, MIT licence. The cards, symbols and icons are our own drawings.
web-licence-font = Fonts: Fredoka and Baloo 2, SIL Open Font License 1.1.
web-licences = Licences in full
web-api-docs = For programmers
# $version: such as 0.1.0
web-version = Version { $version }

## Rules and cards

web-monster = Monster
web-cards = Cards
web-rules = Rules
web-search = Search
web-contents = Contents
web-titles-help = Titles are the printed ones where we know them; the others are our translations.
web-cards-start = Happy Market and dwellings
web-cards-deck1 = Deck 1: cost 1 to 3
web-cards-deck2 = Deck 2: cost 4 or 5
web-cards-deck3 = Deck 3: cost 6 to 9
web-cards-family = Special buildings (family)
web-cards-expert = Special buildings (expert)
web-cards-deck4 = Multicolour buildings (Grozilla)
web-cards-monsters = Monsters (Grozilla)
# $text: what was searched for
web-nothing-found = Nothing found for “{ $text }”.
web-show-all = Show everything
# The rules about a card, which also answer questions about it
web-card-rules = Rules and answers
web-card-kind-rules = The rules of its kind
web-all-cards = All cards

## Saved games

web-not-a-record = This is not a saved game of Happy City.
web-record-file = Choose a file…
web-record-drop = Or drop the file here.
web-record-text = Or paste it here
web-show-replay = Show it

## Statistics and personal data

web-recent = Recent games
web-stats-shared = Games that several people played on this device are listed but not counted.
web-stats-server = On the server
web-stats-device = On this device
web-no-games = No finished games yet. Play one!
web-data = Your data
web-data-help = This server stores your games, messages and names until nobody has used the room for 90 days (the operator may choose another period), and your results and tries at puzzles for 400 days. If you ask for notifications, it also stores the address of your browser’s push service until you switch them off or leave the room. The address a room was created from is kept for seven days. A random cookie identifies your browser; your address is not stored anywhere else.
web-data-download = Download my data
web-data-erase = Erase my data
web-data-erase-ask = Erase your names, messages, results and notifications on this server? Games stay as they were played, without your name. This cannot be undone.
web-data-erased = Your names, messages, results and notifications have been erased.
web-data-both = Everything at once
web-data-both-help = What this server stores about you and what this device keeps, together.
web-data-both-download = Download everything
web-data-both-erase = Erase everything
web-data-both-erase-ask = Erase your names, messages, results and notifications on this server, and all games, results, puzzles and replays on this device, unfinished games too? This cannot be undone.
web-data-both-erased = Your names, messages, results and notifications on this server and everything about games on this device have been erased.
web-data-device = Your data on this device
web-data-device-help = This browser keeps the games you play on this device, with their names and messages, your results, cities of the day and puzzles, the games you saved and the replays you watched, until you erase them. None of this reaches a server unless you hand over a game yourself. Your settings, your name and face, and the files for playing without a network stay.
web-data-device-none = At the moment there are no games here.
web-data-device-download = Download this device’s data
web-data-device-erase = Erase this device’s data
web-data-device-erase-ask = Erase all games, results, puzzles and replays on this device, unfinished games too, and its list of games kept on the server? This cannot be undone.
web-data-device-erased = All games, results, puzzles and replays on this device have been erased.
web-data-device-open = A game of this device is open in another tab. Close it first, then erase.
web-data-device-failed = The browser did not let its storage be changed. Please try again.
web-kept-replays = Replays you have seen
web-kept-games = Games from this device, kept on the server
web-stats-played =
    You have played { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and won { $wins }: { $share }.
web-stats-points = Your cities score { $mean } points on average; the best scored { $best }.
web-stats-mode = { $wins } of { $games } won, { $mean } points on average, { $best } at best.

## Lessons

web-lesson-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
# $lesson: title of a lesson
web-lesson-start = Start: { $lesson }

## Score calculator

web-name = Name
web-covered-label = Monster on { $card }
web-add-city = Add a city
web-sphinx-copies = The Sphinx copies
web-group-dwelling = Dwellings
web-group-deck1 = Deck 1
web-group-deck2 = Deck 2
web-group-deck3 = Deck 3
web-group-deck4 = Multicolour buildings
web-group-special = Special buildings
web-calc-pick = { $name }’s cards
web-calc-add-to = Add cards to { $name }’s city
web-calc-done = Done
web-calc-none = none
web-calc-market = Colour of the Happy Market
web-calc-take-out = Remove this card
web-calc-clear = Start over
web-calc-why = How it is counted
