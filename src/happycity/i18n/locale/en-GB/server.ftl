### What the server refuses and what it says at start: one sentence each.

## Rooms

error-stale = The table has changed in the meantime, so look again before you decide.
error-not-your-seat = It is somebody else’s turn to decide.
error-no-seat = You have no seat in this room.
error-not-host = Only the host of the room can do that.
error-no-such-room = There is no such room; it may have been closed, or the link may be incomplete.
error-bad-address = “{ $value }” is not an address or a network; write one such as 203.0.113.7, 203.0.113.0/24 or 2001:db8::/64.
error-not-banned = { $address } is not banned; ban and unban must name the same address or network.
# $room: the id of a room.
error-no-origin = The address { $room } was created from is no longer known; it is kept for seven days.
error-no-such-game = There is no such game in this room.
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
error-room-worn-out = Too much has happened in this room for it to go on; please open a new one.
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
error-empty-text = This message is empty.
# $most: how many characters.
error-too-long = This message is longer than { $most } characters.
error-hints-off = Hints are switched off in this room.
error-hint-budget = That was a lot of advice; please wait a little before you ask again.
error-undo-off = Taking back moves is switched off in this room.
error-nothing-to-take-back = There is nothing to take back.
error-undo-waiting = Somebody has already asked to take back a move; please answer first.
error-no-undo-asked = Nobody is waiting for your answer.
# $name: a player for whom a bot plays.
error-undo-away = A bot is playing for { $name }, who cannot be asked now: only moves that revealed no card can be taken back.
error-removal-waiting = You have already asked to remove somebody; please wait for the others to answer.
error-nobody-to-agree = Nobody can be removed from a running game without the other players’ consent, and there is no one to ask. If their connection is lost, a bot may play for them.
error-no-removal-asked = Nobody is waiting for your answer.
error-bad-token = This seat link or token is not valid here.
error-not-allowed = That is not allowed.

## Requests

# $field: what could not be read.
error-bad-message = This message could not be read: look at “{ $field }”.
# $most: how much would be allowed.
error-too-large = This is too large; at most { $most } are allowed.
error-too-fast = That was too quick; please wait a little.
error-too-busy = The server is busy; please try again in a moment.
error-database-away = The games cannot be reached at the moment; please try again in a moment.
error-database-damaged = The database is damaged ({ $reason }); whoever runs the server can restore a backup.
error-database-unwritable = The server cannot write to its disk ({ $reason }); what was confirmed is kept, and whoever runs the server can make room.
error-server-full = The server has no space for another room; please try again later.
error-shutdown = The server is being restarted; please try again in a moment.
error-not-a-folder = { $path } is not a folder.
error-folder-not-empty = { $path } holds other files; choose a new or an empty folder.
error-no-client = This installation has no browser client.
error-needs-server = This needs a connection to a server: it is for playing with others.
error-no-pictures = Pictures cannot be drawn here: the files that they are drawn with are missing.
error-storage-full = There is no space left on this device for another move. Free some, then try again: nothing is lost.
error-other-tab = Your games on this device are open in another tab.
error-other-protocol = This page is from another version of the game; please reload it.
error-foreign-origin = This request comes from a page of another site.
error-unknown-host = This server is not called “{ $value }”; its operator can add the name with --hosts.
error-banned = This address may not play here.
error-no-such-page = There is nothing at this address.
error-no-such-record = There is no such game; it may have expired and been deleted.
error-no-such-job = There is no such review.
error-no-packs = Records with a custom card pack cannot be shown here.
error-no-network = This computer is not on a network that others can reach.

## happycity verify, for a game that was played on a server
finding-fair-unreadable = The proof of the shuffle cannot be read.
finding-fair-commitment = The secret of the shuffle is not the one that the server committed to.
finding-fair-seed = The seed does not follow from the server’s secret and the players’ nonces.
finding-fair-deal = The cards were not dealt by the proven seed alone: the record fixes some of them.
