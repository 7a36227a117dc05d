"""The REST side of the server (docs/protocol.md)."""
