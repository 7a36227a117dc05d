"""WebSockets: one connection per client, and the bytes on the wire."""
