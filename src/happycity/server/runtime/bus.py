"""Wake-ups between processes. Only (room, seq), presence and reactions travel; a woken process reads the log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections import deque
from typing import TYPE_CHECKING, Final, Protocol

from happycity.rooms.frames import Present
from happycity.store.database import connect_postgres
from happycity.store.postgres import CHANNEL

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.engine import URL

    from happycity.schema.socket import ReactionFrame
    from happycity.server.runtime.clock import Clock
    from happycity.server.runtime.tasks import BackgroundTasks

PRESENCE_CHANNEL: Final = "happycity_presence"
REACTION_CHANNEL: Final = "happycity_reactions"
REPEAT_S: Final = 10.0
"""Presence is repeated for processes that missed it, and a silent connection is checked."""
STATEMENT_TIMEOUT_S: Final = 5.0
FIRST_PAUSE_S: Final = 0.1
MAX_PAUSE_S: Final = 2.0
MAX_PEOPLE: Final = 200
MAX_REACTIONS: Final = 50
"""Reactions that wait to be announced. The oldest are dropped: they are worth a moment only."""

logger = logging.getLogger("happycity.server")


class BusListener(Protocol):
    """Who is woken: the registry."""

    def is_behind(self, name: str, seq: int) -> bool:
        """Is a room open here that has not seen an event yet?"""

    async def on_remote_write(self, name: str, seq: int) -> None:
        """Another process wrote to a room."""

    def on_remote_presence(self, name: str, process: str, present: Present) -> None:
        """Another process reported who is connected there."""

    def on_remote_reaction(self, name: str, frame: ReactionFrame) -> None:
        """Somebody reacted in another process."""

    async def on_bus_reconnect(self) -> None:
        """Wake-ups may have been lost."""

    def local_presence(self) -> dict[str, Present]:
        """Who is connected here, by room."""


class Bus(Protocol):
    """Wakes other processes."""

    is_shared: bool
    """Are there other processes?"""

    async def open(self, listener: BusListener) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def announce_presence(self, name: str, present: Present) -> None:
        """Tell the others who is connected here."""

    def announce_reaction(self, name: str, frame: ReactionFrame) -> None:
        """Show a reaction to those who are connected elsewhere."""

    @property
    def is_healthy(self) -> bool:
        """Does it hear?"""


class LocalBus:
    """The bus of a process that is alone."""

    is_shared = False
    is_healthy = True

    async def open(self, listener: BusListener) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    def announce_presence(self, name: str, present: Present) -> None:
        """Nobody to tell."""

    def announce_reaction(self, name: str, frame: ReactionFrame) -> None:
        """Nobody to show it to."""


class PostgresBus:
    """LISTEN and NOTIFY, on a connection of its own that is reopened whenever it drops."""

    is_shared = True

    def __init__(self, url: URL, process: str, tasks: BackgroundTasks, clock: Clock) -> None:
        self.url = url
        self.process = process
        self.tasks = tasks
        self.clock = clock
        self.is_healthy = False
        self.listener: BusListener
        self._outgoing: dict[str, Present] = {}
        self._reactions: deque[tuple[str, ReactionFrame]] = deque(maxlen=MAX_REACTIONS)
        self._wake = asyncio.Event()
        self._connection: asyncpg.Connection = None
        self._lost = asyncio.Event()

    async def open(self, listener: BusListener) -> None:
        """Begin to listen."""
        self.listener = listener
        await self._connect()
        self.tasks.spawn(self._keep_connected(), "bus")
        self.tasks.spawn(self._announce(), "presence")

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                await self._connection.close(timeout=2)

    def announce_presence(self, name: str, present: Present) -> None:
        """Tell the others soon who is connected here."""
        self._outgoing[name] = present
        self._wake.set()

    def announce_reaction(self, name: str, frame: ReactionFrame) -> None:
        """Show a reaction soon to those who are connected elsewhere."""
        self._reactions.append((name, frame))
        self._wake.set()

    async def _connect(self) -> None:
        connection = await connect_postgres(self.url, "happycity wake-ups")
        connection.add_termination_listener(lambda _connection: self._lost.set())
        await connection.add_listener(CHANNEL, self._on_wake_up)
        await connection.add_listener(PRESENCE_CHANNEL, self._on_presence)
        await connection.add_listener(REACTION_CHANNEL, self._on_reaction)
        self._lost.clear()
        self._connection = connection
        self.is_healthy = True

    async def _keep_connected(self) -> None:
        """Reconnect whenever the connection drops, then look for missed events."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REPEAT_S):
                    await self._lost.wait()
            if not self._lost.is_set() and await self._is_alive():
                continue
            self.is_healthy = False
            await self._reconnect()
            await self.listener.on_bus_reconnect()

    async def _is_alive(self) -> bool:
        """A silent connection may be a dead one."""
        try:
            await self._connection.execute("SELECT 1", timeout=STATEMENT_TIMEOUT_S)
        except Exception:  # noqa: BLE001 - whatever failed, the connection is replaced
            return False
        return True

    async def _reconnect(self) -> None:
        pause = FIRST_PAUSE_S
        while True:
            try:
                await self.close()
                await self._connect()
            except Exception as error:  # noqa: BLE001 - the database may be away for any reason
                logger.warning("the wake-up connection is lost", extra={"reason": type(error).__name__})
                await asyncio.sleep(pause)
                pause = min(MAX_PAUSE_S, pause * 2)
            else:
                return

    def _on_wake_up(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        for word in str(notice).split():
            room, _, seq = word.partition(":")
            if self.listener.is_behind(room, int(seq)):
                self.tasks.spawn(self.listener.on_remote_write(room, int(seq)), "catch up")

    def _on_presence(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        process, room, people, spectators = json.loads(str(notice))
        if process != self.process:
            self.listener.on_remote_presence(room, process, Present(frozenset(people), spectators))

    def _on_reaction(self, _connection: object, _process: int, _channel: str, notice: object) -> None:
        process, room, frame = json.loads(str(notice))
        if process != self.process:
            self.listener.on_remote_reaction(room, frame)

    async def _announce(self) -> None:
        """Announce reactions, and presence when it changes and from time to time for those who missed it."""
        repeated_at = self.clock.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REPEAT_S):
                    await self._wake.wait()
            self._wake.clear()
            if self.clock.monotonic() - repeated_at > REPEAT_S:
                repeated_at = self.clock.monotonic()
                self._outgoing = {**self.listener.local_presence(), **self._outgoing}
            outgoing, self._outgoing = self._outgoing, {}
            for name, present in outgoing.items():
                people = sorted(present.people)[:MAX_PEOPLE]
                await self._notify(PRESENCE_CHANNEL, name, people, present.spectators)
            while self._reactions:
                await self._notify(REACTION_CHANNEL, *self._reactions.popleft())

    async def _notify(self, channel: str, name: str, *rest: object) -> None:
        """Notify the other processes. What is lost with the connection is not worth a second try."""
        notice = json.dumps([self.process, name, *rest])
        with contextlib.suppress(Exception):
            await self._connection.execute(
                "SELECT pg_notify($1, $2)", channel, notice, timeout=STATEMENT_TIMEOUT_S
            )
