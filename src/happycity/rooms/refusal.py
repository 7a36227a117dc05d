"""The refusal of a command."""

from __future__ import annotations

from happycity.errors import HappyCityError


class Refusal(HappyCityError):
    """A command that cannot be granted, as a code and arguments."""
