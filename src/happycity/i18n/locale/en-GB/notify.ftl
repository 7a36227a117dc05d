### Notifications: it is the reader's turn, while they look elsewhere or the page is closed.

# Check boxes in the settings: of this device, and of one room.
notify-hidden = Notify me when it is my turn and I am looking elsewhere
notify-push = Notify me of my turns in this game, even when the page is closed
notify-push-help = For games that take their time. Your browser’s push service delivers the message, which holds no names and no cards; you get one per turn, and no more than twenty a day.
# Why the reader cannot have them.
notify-denied = Your browser blocks notifications from this site. You can allow them in its site settings.
notify-needs-install = On this device only installed apps can notify you: choose “Add to Home Screen” in the share menu, then open the game from there.
notify-insecure = Browsers allow notifications only at addresses that begin with https.
notify-unsupported = This browser cannot show notifications.
notify-push-failed = Your browser cannot reach its push service at the moment. Please try again later.
# The notification itself.
notify-turn-title = It’s your turn
notify-turn-body = Your city is waiting for you.

error-push-off = This server sends no notifications.
error-bad-push = This server cannot send messages to your browser’s push service.
error-too-many-pushes = There are too many notifications already; switch them off in another game first.
