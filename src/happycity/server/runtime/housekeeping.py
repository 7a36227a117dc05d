"""Housekeeping of a server: idle rooms, stuck readers, operators' orders, old data."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from happycity.server.http.networks import Bans
from happycity.store.bans import list_banned_addresses
from happycity.store.queries import find_closed_rooms, find_deleted_rooms, find_fault
from happycity.store.retention import keep_lobbies, purge

if TYPE_CHECKING:
    from collections.abc import Callable

    from happycity.errors import HappyCityError
    from happycity.server.ops.config import Config
    from happycity.server.runtime.clock import Clock
    from happycity.server.runtime.registry import RoomRegistry
    from happycity.store.database import Database

SWEEP_S: Final = 10.0
PURGE_S: Final = 3600.0
PROBE_S: Final = 1.0
"""However often the server is asked whether it is ready, the database is tried this seldom."""


class Housekeeping:
    """Repeats small chores for as long as the server runs."""

    def __init__(
        self,
        database: Database,
        registry: RoomRegistry,
        is_needed: Callable[[str], bool],
        config: Config,
        clock: Clock,
    ) -> None:
        self.database = database
        self.registry = registry
        self.is_needed = is_needed
        self.config = config
        self.clock = clock
        self.bans = Bans()
        self._fault: HappyCityError | None = None
        self._probed_at = -PROBE_S

    async def run(self) -> None:
        """Sweep every few seconds, purge every hour."""
        purged_at = self.clock.monotonic()
        while True:
            await asyncio.sleep(min(SWEEP_S, self.config.idle))
            self.registry.drop_idle(self.config.idle, self.is_needed)
            self._drop_stuck_readers()
            with contextlib.suppress(Exception):
                await self._obey_operator()
            if self.clock.monotonic() - purged_at > PURGE_S:
                purged_at = self.clock.monotonic()
                with contextlib.suppress(Exception):
                    await self._purge()

    async def find_fault(self) -> HappyCityError | None:
        """What is wrong with the database, looked at again after a moment."""
        if self.clock.monotonic() - self._probed_at > PROBE_S:
            self._fault = await find_fault(self.database, self.clock.now_ms())
            self._probed_at = self.clock.monotonic()
        return self._fault

    async def load_bans(self) -> None:
        """Read the banned addresses."""
        self.bans = Bans(await list_banned_addresses(self.database))

    def _drop_stuck_readers(self) -> None:
        for live in self.registry.rooms():
            for connection in list(live.connections):
                connection.check(self.clock.monotonic())

    async def _obey_operator(self) -> None:
        """Notice rooms that were closed or deleted and addresses that were banned by `happycity admin`."""
        await self.load_bans()
        for live in self.registry.rooms():
            for connection in list(live.connections):
                if connection.address in self.bans:
                    connection.goodbye("banned", 4003)
        for name, seq in await find_closed_rooms(self.database, list(self.registry.live)):
            await self.registry.on_remote_write(name, seq)
        for name in await find_deleted_rooms(self.database, list(self.registry.live)):
            if name in self.registry.live:
                self.registry.evict(self.registry.live[name])

    async def _purge(self) -> None:
        """Delete what is old, but no lobby in which somebody waits."""
        waiting = [name for name, live in self.registry.live.items() if live.connections]
        now = self.clock.now_ms()
        await keep_lobbies(self.database, waiting, now)
        await purge(self.database, self.config.retention_days, now)
