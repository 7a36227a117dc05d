"""Bound what a client may send over a WebSocket, and what it may leave unread.

uvicorn parses and answers control frames before the application sees them, so these limits belong in the protocol.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CTRL_OPCODES, Frame

from happycity.server.http.limits import Bucket
from happycity.server.socket.close_codes import CLOSE_TOO_FAST

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from uvicorn._types import ASGIReceiveEvent

SLICE_BYTES: Final = 1024
"""Parsed at once: some 170 empty frames, a few milliseconds."""
BYTES_PER_TOKEN: Final = 256
FRAMES_PER_S: Final = 60
FRAMES_BURST: Final = 600
"""Frames of one connection; a client that sends more is read more slowly."""
IDLE_PER_S: Final = 5
IDLE_BURST: Final = 100
"""Control and empty frames, which no client needs often; one that sends more is disconnected."""
UNREAD_TIMEOUT_S: Final = 30.0
"""Time in which a client must read something of a full buffer."""


class BoundedProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket with limits."""

    _own: Bucket
    _idle: Bucket
    _pong: bytes | None = None
    _timer: asyncio.TimerHandle | None = None
    _unread_timer: asyncio.TimerHandle | None = None

    address_bucket: Bucket | None = None
    """The budget of all connections of an address. The guard sets it."""
    on_lost: Callable[[], None] | None = None
    """Called when the connection is closed."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin with full budgets."""
        self._own = Bucket(FRAMES_PER_S, FRAMES_BURST)
        self._idle = Bucket(IDLE_PER_S, IDLE_BURST)
        self._unparsed = bytearray()
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget what was not parsed."""
        for timer in (self._timer, self._unread_timer):
            if timer is not None:
                timer.cancel()
        self._unparsed.clear()
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)

    # In

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, as far as the budgets go."""
        self._unparsed += data
        self._parse()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message. What has arrived is parsed before more is read."""
        message = await super().receive()
        self._parse()
        return message

    def _parse(self) -> None:
        """Parse in slices while the application and the budgets can take more; read no more meanwhile."""
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            wait_s = self._wait_s()
            if wait_s > 0:
                self._timer = self._timer or self.loop.call_later(wait_s, self._parse_later)
                break
            piece = bytes(self._unparsed[:SLICE_BYTES])
            del self._unparsed[:SLICE_BYTES]
            self._spend(len(piece) / BYTES_PER_TOKEN)
            super().data_received(piece)
        if self.transport.is_closing():
            self._unparsed.clear()
        elif self._unparsed and self.transport.is_reading():
            self.transport.pause_reading()
        elif not self._unparsed and not self.read_paused and not self.transport.is_reading():
            self.transport.resume_reading()

    def _parse_later(self) -> None:
        self._timer = None
        self._parse()

    def _wait_s(self) -> float:
        """Seconds until both budgets have something left."""
        own, shared = self._own, self.address_bucket
        return own.wait_s() if shared is None else max(own.wait_s(), shared.wait_s())

    def _spend(self, tokens: float) -> None:
        self._own.spend(tokens)
        if self.address_bucket is not None:
            self.address_bucket.spend(tokens)

    def handle_events(self) -> None:
        """Count the parsed frames before they are handled."""
        frames = [event for event in self.conn.events if isinstance(event, Frame)]
        self._spend(len(frames))
        idle = sum(frame.opcode in CTRL_OPCODES or not frame.data for frame in frames)
        if idle and not self._idle.take(idle):
            self._hang_up()
        else:
            super().handle_events()

    def _hang_up(self) -> None:
        """Close at once, with the code that makes a client wait."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_TOO_FAST, "reason": "too-fast"})
        self.conn.data_to_send()  # no pong is sent any more
        self.conn.fail(CLOSE_TOO_FAST, "too-fast")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    # Out

    def handle_ping(self) -> None:
        """Answer a ping. While the client reads nothing, only the newest answer waits."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))
        elif output:
            self._pong = output[-1]

    def pause_writing(self) -> None:
        """The client does not read: wait for it, but not for ever."""
        super().pause_writing()
        self._unread_timer = self._unread_timer or self.loop.call_later(
            UNREAD_TIMEOUT_S, self.transport.abort
        )

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if self._unread_timer is not None:
            self._unread_timer.cancel()
            self._unread_timer = None
        if self._pong is not None and not self.transport.is_closing():
            self.transport.write(self._pong)
            self._pong = None
