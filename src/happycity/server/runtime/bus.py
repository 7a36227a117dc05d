"""Wake-ups between processes. Only (room, seq) and who is present travel; whoever is woken reads the log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import TYPE_CHECKING, Any, Final, Protocol

from happycity.store.database import connect_postgres
from happycity.store.postgres import CHANNEL

if TYPE_CHECKING:
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.server.runtime.registry import RoomRegistry

PRESENCE: Final = "happycity_presence"
BELIEVED: Final = 30.0
"""Seconds for which the word of another process about who is present counts."""
REPEATED: Final = 10.0

logger = logging.getLogger("happycity.server")


class Bus(Protocol):
    """What the registry asks of a bus."""

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop."""

    def presence(self, live: LiveRoom) -> None:
        """Tell the others who is here."""

    @property
    def healthy(self) -> bool:
        """Does it hear?"""


class LocalBus:
    """One process alone has nobody to wake."""

    healthy = True

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    def presence(self, live: LiveRoom) -> None:
        """Nobody to tell."""


class PostgresBus:
    """LISTEN and NOTIFY, on a connection of its own that is made again whenever it drops."""

    def __init__(self, registry: RoomRegistry) -> None:
        self.registry = registry
        self.healthy = False
        self.outgoing: set[str] = set()
        self.wake = asyncio.Event()
        self.listening: Any = None
        self.lost = asyncio.Event()

    async def open(self) -> None:
        """Begin to listen and to tell."""
        await self._connect()
        self.registry.background(self._keep(), "bus")
        self.registry.background(self._telling(), "presence")

    async def close(self) -> None:
        """Stop listening."""
        if self.listening is not None:
            with contextlib.suppress(Exception):
                await self.listening.close(timeout=2)

    def presence(self, live: LiveRoom) -> None:
        """Somebody came or went."""
        self.outgoing.add(live.room.id)
        self.wake.set()

    async def _connect(self) -> None:
        connection = await connect_postgres(self.registry.database.url, "happycity wake-ups")
        connection.add_termination_listener(lambda _connection: self.lost.set())
        await connection.add_listener(CHANNEL, self._heard)
        await connection.add_listener(PRESENCE, self._heard_presence)
        self.lost.clear()
        self.listening = connection
        self.healthy = True

    async def _keep(self) -> None:
        """Connect again whenever the connection drops, then look whether something was missed."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REPEATED):
                    await self.lost.wait()
            if not self.lost.is_set() and await self._alive():
                continue
            self.healthy = False
            await self._reconnect()
            for live in list(self.registry.live.values()):
                with contextlib.suppress(Exception):
                    await live.catch_up(live.room.seq + 1)

    async def _alive(self) -> bool:
        """A silent connection may be a dead one."""
        try:
            await self.listening.execute("SELECT 1", timeout=5)
        except Exception:  # noqa: BLE001 - whatever breaks the connection, it is reopened
            return False
        return True

    async def _reconnect(self) -> None:
        pause = 0.1
        while True:
            try:
                await self.close()
                await self._connect()
            except Exception as error:  # noqa: BLE001 - whatever breaks the connection, it is reopened
                logger.warning("the wake-up connection is lost", extra={"reason": type(error).__name__})
                await asyncio.sleep(pause)
                pause = min(2.0, pause * 2)
            else:
                return

    def _heard(self, _connection: Any, _process: int, _channel: str, notice: object) -> None:
        for word in str(notice).split():
            room, _, seq = word.partition(":")
            live = self.registry.live.get(room)
            if live is not None and int(seq) > live.room.seq:
                self.registry.background(self.registry.on_remote_write(room, int(seq)), "catch up")

    def _heard_presence(self, _connection: Any, _process: int, _channel: str, notice: object) -> None:
        process, room, people, watching = json.loads(str(notice))
        live = self.registry.live.get(room)
        if process == self.registry.process or live is None:
            return
        live.elsewhere[process] = (time.monotonic() + BELIEVED, frozenset(people), watching)
        live.tell_presence()
        self.registry.on_change(live)

    async def _telling(self) -> None:
        """Tell who is present when it changes, and from time to time for those who missed it."""
        repeated = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REPEATED):
                    await self.wake.wait()
            self.wake.clear()
            if time.monotonic() - repeated > REPEATED:
                repeated = time.monotonic()
                self.outgoing.update(name for name, live in self.registry.live.items() if live.connections)
            names, self.outgoing = self.outgoing, set()
            for name in names:
                with contextlib.suppress(Exception):
                    await self._tell(name)

    async def _tell(self, name: str) -> None:
        live = self.registry.live.get(name)
        connections = live.connections if live is not None else set()
        people = sorted({person for connection in connections for person in connection.people})
        watching = sum(not connection.people for connection in connections)
        notice = json.dumps([self.registry.process, name, people[:200], watching])
        await self.listening.execute("SELECT pg_notify($1, $2)", PRESENCE, notice, timeout=5)
