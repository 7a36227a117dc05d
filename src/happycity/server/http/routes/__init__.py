"""The REST API, one module per subject (docs/protocol.md)."""
