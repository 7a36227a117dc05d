"""Games as the terminal plays them: on this machine, or in a room on a server."""
