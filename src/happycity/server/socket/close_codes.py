"""Close codes of the socket (docs/protocol.md)."""

from __future__ import annotations

from typing import Final

CLOSE_GOING_AWAY: Final = 1001
CLOSE_INTERNAL_ERROR: Final = 1011
CLOSE_RELOAD: Final = 4001
"""The client speaks another protocol version."""
CLOSE_REFUSED: Final = 4003
"""The client must not reconnect."""
CLOSE_NO_SUCH_ROOM: Final = 4004
CLOSE_RECONNECT: Final = 4008
"""The client may reconnect at once."""
CLOSE_TOO_FAST: Final = 4029
"""The client must wait before it reconnects."""
