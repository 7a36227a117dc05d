"""Errors of starting a server."""

from __future__ import annotations

from happycity.rooms.refusal import Refusal


def port_taken(port: int, error: OSError) -> Refusal:
    """The refusal for a port that the server cannot listen on."""
    return Refusal("port-taken", value=str(port), reason=error.strerror or str(error))
