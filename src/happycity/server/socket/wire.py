"""The last step to a client: a message becomes one frame for all sockets, and is written without further ceremony.

An event goes to everybody in a room. Through the usual way (ASGI) each socket would encode and frame it again and
wake a task of its own; here the same bytes are handed to every transport, unless a slow reader's buffer is full.
"""

from __future__ import annotations

import struct
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from happycity.store.json import dump

TEXT: Final = 0x81
"""A whole text message in one frame (RFC 6455, 5.2); a server does not mask."""


class Message:
    """JSON on its way to clients."""

    __slots__ = ("body", "frame")

    def __init__(self, words: Any) -> None:
        self.body: bytes = words if isinstance(words, bytes) else dump(words)
        size = len(self.body)
        if size < 126:
            head = struct.pack("!BB", TEXT, size)
        elif size < 65536:
            head = struct.pack("!BBH", TEXT, 126, size)
        else:
            head = struct.pack("!BBQ", TEXT, 127, size)
        self.frame = head + self.body


class WireProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, known to the application as `state["wire"]`."""

    def handle_connect(self, event: Any) -> None:
        """A client wants a socket."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["wire"] = self

    def write(self, message: Message) -> bool:
        """Write a message at once; False while the network cannot take it, or the socket is not open."""
        ready = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not ready or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(message.frame)
        return True
