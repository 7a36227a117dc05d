"""Sockets: each has a bounded outbox of its own, so that a stuck reader costs its room nothing."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.rooms.sanitize import is_command, key_of
from happycity.schema.validate import Json
from happycity.server.http.errors import error_body, status_of
from happycity.server.http.limits import Bucket
from happycity.server.runtime.live_room import LiveRoom, now_ms
from happycity.server.runtime.registry import RoomRegistry
from happycity.server.socket.wire import Message, WireProtocol
from happycity.store.json import decode

OUTBOX: Final = 64
"""Messages that may wait for a slow reader; then they are dropped for one resync."""
OUTBOX_BYTES: Final = 2_000_000
STUCK: Final = 30.0
"""Seconds that one send may take."""
FIRST_WORD: Final = 10.0
LONGEST: Final = 8192
MOST_FAULTS: Final = 50
"""Frames that make no sense before the socket is closed."""


class Connection:
    """One socket in a room."""

    def __init__(self, socket: WebSocket, registry: RoomRegistry, address: str) -> None:
        self.socket = socket
        self.registry = registry
        self.address = address
        self.people: tuple[str, ...] = ()
        self.key: str | None = None
        self.live: LiveRoom | None = None
        self.wire: WireProtocol | None = socket.scope["state"].get("wire")
        self.outbox: deque[Message] = deque()
        self.waiting = 0
        self.overflow = False
        self.ready = asyncio.Event()
        self.ending: tuple[str, int] | None = None
        self.faults = 0
        self.answering = False
        self.sending: float | None = None
        """Since when a message has been waiting for the network."""
        self.pumping: asyncio.Task[None] | None = None

    # Out

    def tell(self, words: Json) -> None:
        """Say something to this socket alone."""
        self.send(Message(words))

    def send(self, message: Message) -> None:
        """Write a message, or put it into the outbox; when that is full, forget it all and plan one resync."""
        if self.overflow or self.ending is not None:
            return
        if not self.outbox and self.wire is not None and self.wire.write(message):
            return
        if len(self.outbox) >= OUTBOX or self.waiting + len(message.body) > OUTBOX_BYTES:
            self.outbox.clear()
            self.waiting = 0
            self.overflow = True
            self.registry.metrics.resyncs += 1
        else:
            self.outbox.append(message)
            self.waiting += len(message.body)
        self.ready.set()

    def goodbye(self, code: str, close: int) -> None:
        """Say goodbye after what is waiting."""
        if self.ending is None:
            self.tell({"type": "bye", "code": code})
            self.ending = (code, close)
            self.ready.set()

    def send_you(self, live: LiveRoom) -> None:
        """Seats have changed: tell this socket what it holds, if anything."""
        if self.people:
            self.tell({"type": "you", "you": live.you(self.people)})

    async def pump(self) -> None:
        """Empty the outbox into the socket."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.outbox or self.overflow:
                if self.overflow:
                    await self._resync()
                else:
                    await self._deliver()
            if self.ending is not None:
                await self.socket.close(self.ending[1], self.ending[0])
                return

    async def _resync(self) -> None:
        """Everything at once, instead of what could not be delivered one by one."""
        live = self.live
        if live is None:
            self.overflow = False
            return
        async with live.lock:
            if self.ending is None:  # a room that said goodbye may know what was never written
                words = {"type": "resync", "you": live.you(self.people), "time": now_ms()}
                self.outbox += [live.snapshot(words, 0), live.presence()]
            self.overflow = False

    async def _deliver(self) -> None:
        """Send the first message, waiting while the network is full; the registry cancels those who wait too long."""
        self.sending = time.monotonic()
        if self.wire is None:  # another server than uvicorn
            message = self.outbox.popleft()
            await self.socket.send_text(str(message.body, "utf-8"))
        else:
            await self.wire.writable.wait()
            message = self.outbox[0]
            if not self.wire.write(message):
                raise WebSocketDisconnect(1006)
            self.outbox.popleft()
        self.waiting = max(0, self.waiting - len(message.body))
        self.sending = None

    def check(self, now: float) -> None:
        """Give up on a reader who takes nothing for too long."""
        if self.sending is not None and now - self.sending > STUCK and self.pumping is not None:
            self.pumping.cancel()

    # In

    async def converse(self, live: LiveRoom) -> None:
        """Answer every frame until the socket closes."""
        bucket = Bucket(
            self.registry.config.commands_per_second, 3 * self.registry.config.commands_per_second
        )
        warned = False
        while self.ending is None:
            text = await self._receive()
            started = time.monotonic()
            while not bucket.take():  # nothing is dropped: who is too quick is read more slowly
                if not warned:
                    self.tell({"type": "error", **error_body(Refusal("too-fast"))})
                    warned = True
                await asyncio.sleep(bucket.wait())
            self.answering = True
            await self._answer(live, text)
            self.answering = False
            live.evict_outsiders()
            self.registry.metrics.command(time.monotonic() - started)

    async def _receive(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code") or 1006)
        text = message.get("text")
        return text if isinstance(text, str) else ""

    async def _answer(self, live: LiveRoom, text: str) -> None:
        try:
            words = read_frame(text)
        except Refusal as refusal:
            self._fault(refusal, None)
            return
        number = words.get("id")
        number = number if is_command(number) else None
        try:
            if words.get("type") == "ping":
                self.tell({"type": "pong", "time": now_ms(), "id": number})
            elif words.get("type") == "hint":
                self.registry.background(self._hint(live, number), "hint")
            else:
                seq = await live.execute(self.people, words)
                self.tell({"type": "ack", "id": number, "seq": seq})
        except HappyCityError as error:
            self.registry.metrics.refused[error.code] += 1
            if error.code == "bad-message":
                self._fault(error, number, live.room.seq)
            else:
                self._refuse(error, number, live.room.seq)

    async def _hint(self, live: LiveRoom, number: str | None) -> None:
        from happycity.server.runtime.advisor import hint

        try:
            words = await hint(self.registry, live, self.people, self.address)
            self.tell({"type": "hint", "id": number, **words})
        except HappyCityError as error:
            self._refuse(error, number, live.room.seq)

    def _refuse(self, error: HappyCityError, number: str | None, seq: int) -> None:
        self.tell({"type": "refused", "id": number, **error_body(error), "seq": seq})

    def _fault(self, error: HappyCityError, number: str | None, seq: int = 0) -> None:
        """A frame that makes no sense; who sends many of them is shown the door."""
        self.faults += 1
        if number is not None:
            self._refuse(error, number, seq)
        else:
            self.tell({"type": "error", **error_body(error)})
        if self.faults > MOST_FAULTS:
            self.goodbye("too-many-faults", 4008)


def read_frame(text: str) -> Json:
    """A frame as JSON: an object, not too large, not too deep."""
    if len(text) > LONGEST:
        raise Refusal("too-large", most=LONGEST)
    try:
        words = decode(text)
    except (ValueError, RecursionError):
        raise Refusal("bad-message", field="json") from None
    if not isinstance(words, dict):
        raise Refusal("bad-message", field="json")
    return words


async def serve_socket(
    socket: WebSocket, registry: RoomRegistry, room: str, after: int, key: str | None, address: str
) -> None:
    """One socket from its first word to its end."""
    await socket.accept()
    connection = Connection(socket, registry, address)
    registry.metrics.sockets += 1
    pump = connection.pumping = asyncio.create_task(connection.pump(), name="pump")
    live: LiveRoom | None = None
    try:
        live = await _greeted(connection, room, after, key)
        if live is not None:
            talk = asyncio.create_task(connection.converse(live), name="converse")
            await asyncio.wait([talk, pump], return_when=asyncio.FIRST_COMPLETED)
            talk.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await talk
    finally:
        registry.metrics.sockets -= 1
        if live is not None:
            live.detach(connection)
        await _finish(connection, pump)


async def _finish(connection: Connection, pump: asyncio.Task[None]) -> None:
    """Let a goodbye go out, then end."""
    if connection.ending is not None and not pump.done():
        await asyncio.wait([pump], timeout=2)
    pump.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await pump
    if connection.socket.application_state != WebSocketState.DISCONNECTED:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(connection.socket.close(1011), 2)


async def _greeted(connection: Connection, room: str, after: int, key: str | None) -> LiveRoom | None:
    """The first words: protocol, token, and everything that was missed."""
    registry = connection.registry
    try:
        words = read_frame(await asyncio.wait_for(connection._receive(), FIRST_WORD))
        if words.get("type") != "hello":
            raise Refusal("bad-message", field="type")
        if words.get("protocol") != registry.protocol:
            connection.tell({"type": "reload", "protocol": registry.protocol})
            connection.goodbye("other-protocol", 4001)
            return None
        live = await registry.room(room)
        connection.key = _key(words.get("token"), key)
        connection.people = await known_people(registry, live, connection.key, words.get("token") is not None)
        if not live.room.shows(connection.people):
            raise Refusal("not-allowed")
    except TimeoutError:
        connection.goodbye("too-slow", 4008)
        return None
    except WebSocketDisconnect:
        return None
    except HappyCityError as error:
        connection.tell({"type": "error", **error_body(error)})
        connection.goodbye(error.code, _close_for(error))
        return None
    connection.live = live
    await live.attach(connection, after)
    return live


def _close_for(error: HappyCityError) -> int:
    """The close code that goes with a refused hello. Who gets 4003 never comes again, so it is for what stays so."""
    if status_of(error) == 503:  # the database is away, or we are busy
        return 4008
    return {"no-such-room": 4004, "too-large": 4008}.get(error.code, 4003)


def _key(token: object, key: str | None) -> str | None:
    return key_of(token) if isinstance(token, str) else key


async def known_people(
    registry: RoomRegistry, live: LiveRoom, key: str | None, must: bool = False
) -> tuple[str, ...]:
    """The people somebody may speak for; `must`: a token was shown, so it has to be right."""
    found = await registry.log.people_of(live.room.id, key) if key is not None else []
    here = tuple(person for person in found if live.room.person(person) is not None)
    if must and not here:
        raise Refusal("bad-token")
    return here
