### What the server refuses and what it says at start: one sentence each.

## Rooms

error-stale = The table has changed in the meantime, so look again before you decide.
error-not-your-seat = It is somebody else’s turn to decide.
error-no-seat = You have no seat in this room.
error-not-host = Only the host of the room can do that.
error-no-such-room = There is no such room; it may have been closed or the link is incomplete.
error-bad-address = “{ $value }” is no address or network; write one like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64.
error-not-banned = { $address } is not banned; ban and unban must name the same address or network.
# $room: the id of a room.
error-no-origin = Nobody remembers from where { $room } was created; that is kept for seven days.
error-no-such-game = This room has not played such a game.
error-no-such-person = There is no such person in this room.
error-no-such-message = There is no such message in this room.
error-room-full = There is no free seat in this room.
error-seat-taken = That seat is taken.
error-too-many-seated = More people are seated than that; ask somebody to watch first.
error-seats-open = Some seats are still open: wait for people or fill them with bots.
error-not-in-lobby = That is possible only before the game starts.
error-not-playing = No game is being played here now.
error-not-over = The game is not over yet.
error-not-away = No bot is playing for you, so there is nothing to take back.
error-still-here = A bot may take over only from a player whose connection has been lost for a minute.
error-you-are-away = A bot is playing for you; say that you are back first.
error-closed = This room has been closed.
error-room-worn-out = So much has happened in this room that it can take no more; please open a new one.
# $field: the setting.
error-bad-settings = The setting “{ $field }” is not possible.
# $value: what was asked for. $expected: the bots there are.
error-no-such-bot = There is no bot called “{ $value }”; there are { $expected }.
# $value: what was asked for. $expected: the lessons there are.
error-no-such-lesson = There is no lesson called “{ $value }”; there are { $expected }.
# $action: what the lesson expects.
error-lesson-other = In this lesson, play “{ $action }” now.

## People

error-bad-name = Please choose a name with letters or numbers in it.
error-bad-nonce = A nonce consists of 2 to 64 hexadecimal digits, an even number of them, in lower case.
error-muted = The host has muted your chat.
error-chat-off = Chat is switched off in this room.
error-empty-text = There is nothing in this message.
# $most: how many characters.
error-too-long = This message is longer than { $most } characters.
error-hints-off = Hints are switched off in this room.
error-hint-budget = That was a lot of advice; please wait a little before you ask again.
error-undo-off = Taking back is switched off in this room.
error-nothing-to-take-back = There is nothing that could be taken back.
error-undo-waiting = Somebody has asked to take back already; please answer first.
error-no-undo-asked = Nobody waits for your answer.
# $name: a player for whom a bot plays.
error-undo-away = A bot plays for { $name }, who cannot be asked now: only what showed no card can be taken back.
error-bad-token = This seat link or token is not valid here.
error-not-allowed = That is not allowed.

## Requests

# $field: what could not be read.
error-bad-message = This message could not be read: look at “{ $field }”.
# $most: how much would be allowed.
error-too-large = This is too large; at most { $most } are allowed.
error-too-fast = That was too quick; please wait a little.
error-too-busy = The server is busy; please try again in a moment.
error-database-away = The games cannot be reached just now; please try again in a moment.
error-database-damaged = The database is damaged ({ $reason }); whoever runs the server can restore a backup.
error-server-full = The server has as many rooms as it can take; please try again later.
error-shutdown = The server is being restarted; please try again in a moment.
error-not-a-folder = { $path } is not a folder.
error-folder-not-empty = { $path } holds other files; choose a new or an empty folder.
error-no-client = This installation has no browser client.
error-needs-server = This needs a connection to a server: it is for playing with others.
error-storage-full = There is no space left on this device for another move. Free some, then try again: nothing is lost.
error-other-tab = Your games on this device are open in another tab.
error-other-protocol = This page is from another version of the game; please reload it.
error-foreign-origin = This request comes from a page of another site.
error-unknown-host = This server is not called “{ $value }”; its operator can add the name with --hosts.
error-banned = This address may not play here.
error-no-such-page = There is nothing at this address.
error-no-such-record = There is no such game; it may have been kept for its time and then deleted.
error-no-such-job = There is no such review.
error-no-packs = Records with a custom card pack cannot be shown here.
error-no-network = This computer is in no network that others could reach.

## Starting

error-unknown-database = “{ $value }” is no database that Happy City knows; give a file, or an address that begins with postgresql://.
error-database-in-use = Another Happy City is using { $value }; stop it first, or give another file with --database.
error-file-damaged = { $file } is damaged ({ $reason }); restore a backup with “happycity admin restore”.
error-not-a-database = { $value } is not a database; give another file with --database or HAPPYCITY_DATABASE.
error-database-unusable = The database { $value } cannot be used: { $reason }. See that it runs, and that address, user and password are right.
error-database-too-new = This database was written by a newer Happy City (its schema is { $value }, this one knows { $expected }); please update.
error-no-room-for-copy = The disk is too full for a copy of the games before they are brought up to date ({ $value }).
error-workers-need-postgres = Several workers need PostgreSQL: give --database postgresql://…, or use one worker with SQLite.
error-port-taken = Port { $value } cannot be used: { $reason }.
cli-serve-ready = Happy City is ready: { $url }
cli-serve-running = Happy City is running already: { $url }
cli-serve-lan = In your network: { $url }
error-bad-backup = { $value } is no sound backup of Happy City’s games.
error-backup-in-place = { $value } is the database itself; give the file of a backup.
error-tool-missing = For this, { $value } must be installed.
error-tool-failed = { $value } did not succeed: { $reason }

## happycity serve
site-command = Write the game as static files: any web host, any folder, no server.
site-folder = The folder to write.
# $files: how many were written.
site-written = { $files } files in { $path }. Any web host can serve them; try: python -m http.server --directory { $path }
serve-command = Run a server for your family or for many.
serve-option-host = The address to listen on; 127.0.0.1 is this computer only.
serve-option-port = The port to listen on; 0 takes a free one.
serve-option-database = Where games are kept: a file, or an address that begins with postgresql://.
serve-option-workers = How many processes; more than one needs PostgreSQL.
serve-option-lan = Open the game to the local network.
serve-option-hosts = Names under which the server may be addressed, with commas between them.
serve-option-origin = The address that players see, such as https://play.example.org.
serve-option-proxies = Addresses of proxies in front, whose forwarded headers are believed.
serve-option-metrics = A port on this computer for Prometheus; 0 for none.
serve-option-logs = text or json.

## happycity admin
admin-command = Look after a server’s games.
admin-list = List the rooms.
admin-bans = List who is shut out, and why.
admin-close = Close rooms.
admin-closed =
    { $rooms ->
        [one] One room was closed.
       *[other] { $rooms } rooms were closed.
    }
admin-delete = Delete rooms with everything that was said and played in them.
admin-export = Print rooms with their logs, one JSON object per line.
admin-reports = List the messages that players have reported.
admin-purge = Delete rooms that nobody touched for some days.
admin-purged =
    { $rooms ->
        [one] One room was deleted.
       *[other] { $rooms } rooms were deleted.
    }
admin-option-days = Rooms that nobody touched for this many days.
admin-option-unplayed = Also every room in which nobody has played, and which has not changed for this many hours.
admin-option-player = Also every room in which somebody with this name has a seat.
admin-option-origin = Also every room that was created from this address (or IPv6 network), as “happycity admin list” shows it.
admin-option-reason = Why, for your own notes.
admin-argument-room = A room’s id, as “happycity admin list” shows it.
admin-argument-address = An IP address or a network, such as 203.0.113.0/24.
admin-argument-entry = An IP address, a network, or a room’s id: then the address from which it was created.
admin-argument-file = The file of the backup.
admin-ban = Shut an address or a network out.
admin-unban = Let an address or a network in again.
admin-backup = Copy all games into a file.
admin-restore = Put a backup in place; the server must be stopped.
admin-no-rooms = There are no rooms yet.
admin-no-bans = Nobody is shut out.
admin-no-reports = Nothing has been reported.
admin-head-room = room
admin-head-status = status
admin-head-changed = changed
admin-head-mode = mode
admin-head-players = players
admin-head-events = events
admin-head-address = address
admin-head-since = since
admin-head-reason = reason
admin-head-origin = from
admin-head-times = times
admin-head-name = name
admin-head-text = message

## happycity verify, for a game that was played on a server
finding-fair-unreadable = The proof of the shuffle cannot be read.
finding-fair-commitment = The secret of the shuffle is not the one that the server had committed to.
finding-fair-seed = The seed does not follow from the server’s secret and the players’ nonces.
finding-fair-deal = The cards were not dealt by the proven seed alone: the record lays some of them down.
