"""The server: rooms in which people and bots play, over HTTP and WebSockets (docs/protocol.md)."""
