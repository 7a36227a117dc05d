"""One WebSocket of a client. Its outbox is bounded, so that a stuck reader does not slow its room."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from happycity.errors import HappyCityError
from happycity.rooms.ids import is_command_id
from happycity.rooms.refusal import Refusal
from happycity.schema.error_body import error_body
from happycity.schema.json_text import decode
from happycity.server.http.limits import Bucket
from happycity.server.http.networks import client_group
from happycity.server.socket.close_codes import (
    CLOSE_RECONNECT,
)
from happycity.server.socket.wire import Message, WireProtocol

if TYPE_CHECKING:
    from happycity.schema.socket import ServerFrame
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.server.runtime.runtime import Runtime

OUTBOX_MESSAGES: Final = 64
"""Messages that may wait for a slow reader. More are dropped for one resync."""
OUTBOX_BYTES: Final = 2_000_000
SEND_TIMEOUT_S: Final = 30.0
MAX_FRAME_CHARS: Final = 8192
MAX_FAULTS: Final = 50
"""Bad frames before the socket is closed."""


class Connection:
    """One socket in a room."""

    def __init__(self, socket: WebSocket, runtime: Runtime, address: str) -> None:
        self.socket = socket
        self.runtime = runtime
        self.address = address
        self.people: tuple[str, ...] = ()
        self.key: str | None = None
        self.live: LiveRoom | None = None
        self.wire: WireProtocol | None = socket.scope["state"].get("wire")
        self.outbox: deque[Message] = deque()
        self.outbox_bytes = 0
        self.overflow = False
        self.wake = asyncio.Event()
        self.closing: tuple[str, int] | None = None
        """The reason and the code of the close that follows the outbox."""
        self.faults = 0
        self.answering = False
        self.sending_since: float | None = None
        """Since when a message has waited for the network."""
        self.pump_task: asyncio.Task[None] | None = None

    @property
    def lag_s(self) -> float:
        """How long the last ping took to the client and back; 0 before the first."""
        return self.wire.last_ping_rtt if self.wire is not None else 0.0

    # Out

    def send_json(self, frame: ServerFrame) -> None:
        """Send a frame to this socket alone."""
        self.send(Message(frame))

    def send(self, message: Message) -> None:
        """Write a message or queue it. A full outbox is dropped for one resync."""
        if self.overflow or self.closing is not None:
            return
        if not self.outbox and self.wire is not None and self.wire.write(message):
            return
        if len(self.outbox) >= OUTBOX_MESSAGES or self.outbox_bytes + len(message.body) > OUTBOX_BYTES:
            self.outbox.clear()
            self.outbox_bytes = 0
            self.overflow = True
            self.runtime.metrics.resyncs += 1
        else:
            self.outbox.append(message)
            self.outbox_bytes += len(message.body)
        self.wake.set()

    def goodbye(self, code: str, close: int) -> None:
        """Close the socket after its outbox is sent."""
        if self.closing is None:
            self.send_json({"type": "bye", "code": code})
            self.closing = (code, close)
            self.wake.set()

    def send_you(self, live: LiveRoom) -> None:
        """Tell a player which seats this socket has now."""
        if self.people:
            self.send_json({"type": "you", "you": live.you(self.people)})

    async def pump(self) -> None:
        """Empty the outbox into the socket."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.outbox or self.overflow:
                if self.overflow:
                    await self._resync()
                else:
                    await self._send_first()
            if self.closing is not None:
                code, close = self.closing
                await self.socket.close(close, code)
                return

    async def _resync(self) -> None:
        """Send everything at once in place of the dropped messages."""
        live = self.live
        if live is None:
            self.overflow = False
            return
        async with live.lock:
            if self.closing is None:  # an evicted room may hold what was never written
                self.outbox += live.resync(self.people)
            self.overflow = False

    async def _send_first(self) -> None:
        """Send the first message, and wait while the network is full. `check` cancels long waits."""
        self.sending_since = time.monotonic()
        if self.wire is None:  # another server than uvicorn
            message = self.outbox.popleft()
            await self.socket.send_text(str(message.body, "utf-8"))
        else:
            await self.wire.writable.wait()
            message = self.outbox[0]
            if not self.wire.write(message):
                raise WebSocketDisconnect(1006)
            self.outbox.popleft()
        self.outbox_bytes = max(0, self.outbox_bytes - len(message.body))
        self.sending_since = None

    def check(self, now: float) -> None:
        """Give up on a reader that takes nothing for too long."""
        since, pump = self.sending_since, self.pump_task
        if since is not None and now - since > SEND_TIMEOUT_S and pump is not None:
            pump.cancel()

    # In

    async def converse(self, live: LiveRoom) -> None:
        """Answer every frame until the socket closes."""
        rate = self.runtime.config.commands_per_second
        bucket = Bucket(rate, 3 * rate)
        warned = False
        if self.wire is not None:
            self.wire.pong = lambda: Message(self._pong(None))
        while self.closing is None:
            text = await self.receive()
            started = time.monotonic()
            while not bucket.take():  # nothing is dropped: a fast client is read more slowly
                if not warned:
                    self._send_error(Refusal("too-fast"))
                    warned = True
                await asyncio.sleep(bucket.wait_s())
            self.answering = True
            await self._answer(live, text)
            self.answering = False
            live.evict_outsiders()
            self.runtime.metrics.commands.observe(time.monotonic() - started)

    async def receive(self) -> str:
        """The next frame. A binary one is as bad as an empty one."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1006)
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def _answer(self, live: LiveRoom, text: str) -> None:
        try:
            payload = read_frame(text)
        except Refusal as refusal:
            self._count_fault(refusal, None)
            return
        id = payload.get("id")
        command = id if is_command_id(id) else None
        try:
            if payload.get("type") == "ping":
                self.send_json(self._pong(command))
            elif payload.get("type") == "hint":
                self.runtime.tasks.spawn(self._hint(live, command), "hint")
            else:
                seq = await live.execute(self.people, payload)
                assert command is not None  # a message without an id is refused
                self.send_json({"type": "ack", "id": command, "seq": seq})
        except HappyCityError as error:
            self.runtime.metrics.refused[error.code] += 1
            if error.code == "bad-message":
                self._count_fault(error, command, live.room.seq)
            else:
                self._refuse(error, command, live.room.seq)

    def _pong(self, id: str | None) -> ServerFrame:
        return {"type": "pong", "time": self.runtime.clock.now_ms(), "id": id}

    async def _hint(self, live: LiveRoom, command: str | None) -> None:
        try:
            self.send_json(
                await self.runtime.advisor.hint(live, self.people, client_group(self.address), command)
            )
        except HappyCityError as error:
            self._refuse(error, command, live.room.seq)

    def _refuse(self, error: HappyCityError, command: str | None, seq: int) -> None:
        self.send_json({"type": "refused", "id": command, **error_body(error), "seq": seq})

    def _send_error(self, error: HappyCityError) -> None:
        self.send_json({"type": "error", **error_body(error)})

    def _count_fault(self, error: HappyCityError, command: str | None, seq: int = 0) -> None:
        """Refuse a bad frame. Too many of them close the socket."""
        self.faults += 1
        if command is not None:
            self._refuse(error, command, seq)
        else:
            self._send_error(error)
        if self.faults > MAX_FAULTS:
            self.goodbye("too-many-faults", CLOSE_RECONNECT)


def read_frame(text: str) -> dict[str, object]:
    """Decode a frame: a JSON object of limited size and depth."""
    if len(text) > MAX_FRAME_CHARS:
        raise Refusal("too-large", most=MAX_FRAME_CHARS)
    try:
        payload = decode(text)
    except (ValueError, RecursionError):
        raise Refusal("bad-message", field="json") from None
    if not isinstance(payload, dict):
        raise Refusal("bad-message", field="json")
    return payload
