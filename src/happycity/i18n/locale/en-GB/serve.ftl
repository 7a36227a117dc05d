### Starting and looking after a server: what its operator reads. The browser does not load it.

## Starting

error-unknown-database = “{ $value }” is not a database that Happy City knows; give a file, or an address that begins with postgresql://.
error-database-in-use = Another Happy City is using { $value }; stop it first, or give another file with --database.
error-file-damaged = { $file } is damaged ({ $reason }); restore a backup with “happycity admin restore”.
error-not-a-database = { $value } is not a database; give another file with --database or HAPPYCITY_DATABASE.
error-database-unusable = The database { $value } cannot be used: { $reason }. Check that it is running and that the address, user and password are right.
error-database-too-new = This database was written by a newer Happy City (its schema is { $value }, this one knows { $expected }); please update.
error-no-room-for-copy = The disk has no room for the copy of the games that is made before an upgrade ({ $value }).
error-workers-need-postgres = Several workers need PostgreSQL: give --database postgresql://…, or use one worker with SQLite.
error-port-taken = Port { $value } cannot be used: { $reason }.
cli-serve-ready = Happy City is ready: { $url }
cli-serve-running = Happy City is already running: { $url }
cli-serve-lan = On your network: { $url }
error-bad-backup = { $value } is not a valid backup of Happy City’s games.
error-backup-in-place = { $value } is the database itself; give the file of a backup.
error-tool-missing = This needs { $value } to be installed.
error-tool-failed = { $value } failed: { $reason }

## happycity serve
site-command = Write the game as static files: any web host, any folder, no server.
site-folder = The folder to write to.
# $files: how many were written.
site-written = { $files } files in { $path }. Any web host can serve them; try: python -m http.server --directory { $path }
serve-command = Run a server for your family or for many.
serve-option-host = The address to listen on; 127.0.0.1 is this computer only.
serve-option-port = The port to listen on; 0 takes a free one.
serve-option-database = Where games are kept: a file, or an address that begins with postgresql://.
serve-option-workers = How many processes; more than one needs PostgreSQL.
serve-option-lan = Share the game on the local network.
serve-option-hosts = Names by which the server may be addressed, separated by commas.
serve-option-origin = The address that players see, such as https://play.example.org.
serve-option-proxies = Addresses of proxies in front, whose forwarded headers are trusted.
serve-option-metrics = A port on this computer for Prometheus; 0 for none.
serve-option-logs = text or json.

## happycity admin
admin-command = Look after a server’s games.
admin-list = List the rooms.
admin-bans = List who is banned, and why.
admin-close = Close rooms.
admin-closed =
    { $rooms ->
        [one] One room was closed.
       *[other] { $rooms } rooms were closed.
    }
admin-delete = Delete rooms with everything that was said and played in them.
admin-export = Print rooms with their logs, one JSON object per line.
admin-reports = List the messages that players have reported.
admin-purge = Delete rooms that nobody has used for a number of days.
admin-purged =
    { $rooms ->
        [one] One room was deleted.
       *[other] { $rooms } rooms were deleted.
    }
admin-option-days = Rooms that nobody has used for this many days.
admin-option-unplayed = Also every room in which nobody has played, and which has not changed for this many hours.
admin-option-player = Also every room in which somebody with this name has a seat.
admin-option-origin = Also every room that was created from this address (or IPv6 network), as “happycity admin list” shows it.
admin-option-reason = Why, for your own notes.
admin-argument-room = A room’s id, as “happycity admin list” shows it.
admin-argument-address = An IP address or a network, such as 203.0.113.0/24.
admin-argument-entry = An IP address, a network, or a room’s id: then the address from which it was created.
admin-argument-file = The file of the backup.
admin-ban = Ban an address or a network.
admin-unban = Lift the ban on an address or a network.
admin-backup = Copy all games into a file.
admin-restore = Put a backup in place; the server must be stopped.
admin-no-rooms = There are no rooms yet.
admin-no-bans = Nobody is banned.
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
