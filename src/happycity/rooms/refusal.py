"""The error of a room or server that does not grant a request."""

from __future__ import annotations

from happycity.errors import HappyCityError


class Refusal(HappyCityError):
    """A command or request that the server does not grant."""
