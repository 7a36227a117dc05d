### The server's own pages: what programs can ask, and what stands there if the game's pages were not built.

docs-title = Happy City for programs
docs-intro = Every request of this server, and what it takes.
docs-socket = Rooms can also be reached over a WebSocket; docs/protocol.md in the source describes the whole conversation:
docs-machines = For machines:
docs-loading = Loading…
docs-failed = The description could not be loaded.
docs-any = anything
docs-or = or
# $kind (text): what the list holds.
docs-list = list of { $kind }
docs-needed = needed
docs-answer = Answer:
docs-server-says = the server says
docs-client-says = a client says
docs-running = Happy City is running
docs-no-client = The server works, but this copy was installed without the game’s pages.
docs-build-client = Build them with “make play” in the source tree, or play in the terminal with “happycity play”.

## The requests. Their ids end with the names of the functions that answer them.

docs-request-lobby = Public rooms.
docs-request-create = Create a room, sit down in it, and start at once if asked to and no seat is open.
docs-request-look = A room as it is now.
docs-request-join = Join a room. A browser that is in it already keeps its seat, unless it asks for another.
docs-request-claim = Swap the token of a seat link for this browser’s cookie.
docs-request-link = A seat link for another device of mine.
docs-request-unlink = End my seat links, and sign out my other devices in this room.
docs-request-do = Say anything that could be said over the socket.
docs-request-log = What happened, from the beginning if you like.
docs-request-report = Report a line of chat to the operator.
docs-request-mine = My rooms, found again by the browser’s cookie.
docs-request-stats = How this browser’s games ended.
docs-request-progress = What this browser’s games have added up to: bots beaten, achievements, best cities, streaks.
docs-request-my_data = Everything that is stored about the people of this browser.
docs-request-erase = Erase it: names and chat are blanked in every log, results are deleted. Games stay as they were played.
docs-request-record = A game as a record.
docs-request-replay_room = The frames of a game.
docs-request-replay = The frames of a record.
docs-request-keep = Keep a record so that it can be shown by link.
docs-request-kept = A record that was imported.
docs-request-branch = Play on from a moment of a game; what is unseen there is shuffled again.
docs-request-score = Score sheets of a position.
docs-request-analysis = A position as a table.
docs-request-hint = What a strong bot would do, and why.
docs-request-review_room = Let a strong bot look at a game that is over.
docs-request-review = Let a strong bot look at a record.
docs-request-reviewed = How far a review is.
docs-request-info = What this server is.
docs-request-catalogue = All cards with their numbers and where these come from.
docs-request-rules = The numbered rules in a language.
docs-request-search = The rules and cards that a question in any language is about.
docs-request-locales = Which languages there are.
docs-request-fluent = The messages of an area as Fluent source.
docs-request-compiled = The messages of an area in compiled form.
docs-request-words = The browser client’s messages in a language, whole and in compiled form.
docs-request-lesson_list = The lessons.
docs-request-lan = Can other devices reach this server?
docs-request-open_lan = Share the game on the local network, or stop sharing it; only from the server’s own machine.
docs-request-qr = The QR code of a page’s address, as other devices reach it.
