"""Leases: which process drives a room's bots and clock.

A process renews one row; all its rooms stay its own meanwhile. A process without a sign of life loses them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from happycity.server.runtime.clock import Clock

LEASE_S: Final = 6.0
"""Time without a sign of life after which others may take over."""
RENEW_S: Final = 2.0


class LeaseStore(Protocol):
    """Keeps the leases of all processes."""

    @property
    def is_shared(self) -> bool:
        """May there be other processes?"""

    async def reset(self) -> None:
        """Drop all processes and owners."""

    async def renew(self, process: str, length_s: float) -> bool:
        """Extend the lease of a process. False if it had expired by the store's clock, so its rooms are lost."""

    async def end(self, process: str) -> None:
        """Delete a process and release all its rooms."""

    async def acquire(self, room: str, process: str) -> bool:
        """Make a process the owner of a room, unless another live process owns it."""

    async def release(self, room: str, process: str) -> None:
        """Give up a room."""

    async def orphans(self, until: int | None = None) -> list[str]:
        """Rooms that need a driver (until a time) and have no live owner, most recently changed first."""

    async def mark_undriven(self, room: str, seq: int) -> None:
        """Note that a room at a seq needs no driver."""


class Leases:
    """The rooms that this process drives."""

    def __init__(self, store: LeaseStore, process: str, clock: Clock) -> None:
        self.store = store
        self.process = process
        self.clock = clock
        self.owned: set[str] = set()
        self.good_until = 0.0
        self._terms = 0
        """How often all rooms were lost: what was acquired in an earlier term is not ours."""
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Register this process. On SQLite it is alone, so whatever an earlier one held is free."""
        if not self.store.is_shared:
            await self.store.reset()
            return
        await self.renew()
        self._task = asyncio.create_task(self._keep_renewing(), name="lease")

    async def close(self) -> None:
        """Release everything, so that others need not wait."""
        if self._task is not None:
            self._task.cancel()
        if self.store.is_shared:
            await self.store.end(self.process)

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEW_S)
            try:
                await self.renew()
            except Exception:  # noqa: BLE001 - while the database is away the lease expires by itself
                continue

    async def renew(self) -> None:
        """Extend the lease."""
        started = self.clock.monotonic()
        if started > self.good_until:  # others may have taken over our rooms
            self._lose_rooms()
        if not await self.store.renew(self.process, LEASE_S):
            self._lose_rooms()
        self.good_until = started + LEASE_S

    def _lose_rooms(self) -> None:
        self.owned.clear()
        self._terms += 1

    async def acquire(self, room: str) -> bool:
        """Take a room's lease. False: another live process has it."""
        if not self.store.is_shared:
            return True
        if self.clock.monotonic() > self.good_until:
            self._lose_rooms()
            return False
        if room in self.owned:
            return True
        term = self._terms
        is_acquired = await self.store.acquire(room, self.process)
        if not is_acquired or term != self._terms:  # the answer may come after the lease has expired
            return False
        self.owned.add(room)
        return True

    async def release(self, room: str) -> None:
        """Give a room up: the next process that opens it may drive it."""
        self.owned.discard(room)
        if self.store.is_shared:
            await self.store.release(room, self.process)

    async def orphans(self, until: int | None = None) -> list[str]:
        """Rooms that need a driver (until a time) and have none, most recently changed first."""
        return await self.store.orphans(until)

    async def mark_undriven(self, room: str, seq: int) -> None:
        """Correct a room's row that asks for a driver without need, as earlier versions wrote it."""
        await self.store.mark_undriven(room, seq)
