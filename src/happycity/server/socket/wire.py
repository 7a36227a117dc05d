"""Frames on the wire: a message is encoded and framed once for all sockets, and written straight to the transport.

An event goes to every client in a room. Through ASGI each socket would encode and frame it again in a task of its own;
here every transport gets the same bytes, unless its buffer is full.
"""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

from happycity.schema.json_text import dump
from happycity.server.socket.inflow import BoundedProtocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.frames import Frame
    from websockets.http11 import Request

TEXT_FRAME: Final = 0x81
"""A whole text message in one frame (RFC 6455, 5.2). A server does not mask."""
HEARTBEAT: Final = b'{"type":"ping"}'
"""The ping of browsers, which ask every second whether the server is still there."""


class Message:
    """JSON on its way to clients."""

    __slots__ = ("body", "frame")

    def __init__(self, payload: object) -> None:
        """Encode a payload, or take bytes that are JSON already."""
        self.body: bytes = payload if isinstance(payload, bytes) else dump(payload)
        size = len(self.body)
        if size < 126:
            header = struct.pack("!BB", TEXT_FRAME, size)
        elif size < 65536:
            header = struct.pack("!BBH", TEXT_FRAME, 126, size)
        else:
            header = struct.pack("!BBQ", TEXT_FRAME, 127, size)
        self.frame = header + self.body


class WireProtocol(BoundedProtocol):
    """uvicorn's WebSocket, passed to the application as `state["wire"]`."""

    pong: Callable[[], Message] | None = None
    """Makes the answer to a heartbeat. The application sets it once it listens."""

    def handle_connect(self, event: Request) -> None:
        """Accept a connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["wire"] = self

    def handle_text(self, event: Frame) -> None:
        """Answer a heartbeat at once: that is cheap, and a slow disk does not look like a lost network."""
        if self.pong is not None and event.fin and event.data == HEARTBEAT:
            self.write(self.pong())  # a client with a full buffer hears enough
        else:
            super().handle_text(event)

    def write(self, message: Message) -> bool:
        """Write a message now. False while the network cannot take it, or if the socket is not open."""
        is_open = self.handshake_complete and not (self.close_sent or self.disconnected)
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(message.frame)
        return True
