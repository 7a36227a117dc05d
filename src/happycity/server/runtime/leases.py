"""Leases: which process drives a room's bots and clock. It renews one row, and its rooms are its own meanwhile."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from sqlalchemy import delete, insert, or_, select, update

from happycity.store.database import Database
from happycity.store.tables import processes, rooms

LENGTH: Final = 6.0
"""Seconds without a sign of life after which others may take over."""
RENEW: Final = 2.0


class Leases:
    """The lease of this process."""

    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process
        self.owned: set[str] = set()
        self.good_until = 0.0
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Announce this process. On SQLite there is no other, so whatever an earlier one held is free."""
        if not self.database.is_postgres:
            async with self.database.write() as connection:
                await connection.execute(delete(processes))
                await connection.execute(update(rooms).where(rooms.c.owner.is_not(None)).values(owner=None))
            return
        await self.renew()
        self.task = asyncio.create_task(self._renewing(), name="lease")

    async def close(self) -> None:
        """Give everything up, so that others need not wait."""
        if self.task is not None:
            self.task.cancel()
        if self.database.is_postgres:
            async with self.database.write() as connection:
                await connection.execute(delete(processes).where(processes.c.id == self.process))
                await connection.execute(
                    update(rooms).where(rooms.c.owner == self.process).values(owner=None)
                )

    async def _renewing(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                await self.renew()
            except Exception:  # noqa: BLE001 - the database is away; the lease expires by itself
                continue

    async def renew(self) -> None:
        """One more sign of life; forget processes that are long dead."""
        started = time.monotonic()
        if started > self.good_until:  # others may have taken over what was ours
            self.owned.clear()
        async with self.database.write() as connection:
            now = await self.database.now(connection)
            found = await connection.execute(
                update(processes).where(processes.c.id == self.process).values(until=now + LENGTH)
            )
            if found.rowcount == 0:
                self.owned.clear()
                await connection.execute(insert(processes).values(id=self.process, until=now + LENGTH))
            await connection.execute(delete(processes).where(processes.c.until < now - 10 * LENGTH))
        self.good_until = started + LENGTH

    async def own(self, room: str) -> bool:
        """Take a room's lease, or say that somebody alive has it."""
        if not self.database.is_postgres:
            return True
        if time.monotonic() > self.good_until:
            self.owned.clear()
            return False
        if room in self.owned:
            return True
        async with self.database.write() as connection:
            now = await self.database.now(connection)
            alive = select(processes.c.id).where(processes.c.until > now)
            taken = await connection.execute(
                update(rooms)
                .where(
                    rooms.c.id == room,
                    or_(rooms.c.owner.is_(None), rooms.c.owner == self.process, rooms.c.owner.not_in(alive)),
                )
                .values(owner=self.process)
            )
        if taken.rowcount == 1:
            self.owned.add(room)
        return taken.rowcount == 1

    async def orphans(self) -> list[str]:
        """Rooms that need somebody and have nobody, the liveliest first."""
        async with self.database.read() as connection:
            now = await self.database.now(connection)
            alive = select(processes.c.id).where(processes.c.until > now)
            query = (
                select(rooms.c.id)
                .where(rooms.c.driven, rooms.c.status == "playing")
                .where(or_(rooms.c.owner.is_(None), rooms.c.owner.not_in(alive)))
                .order_by(rooms.c.updated.desc())
            )
            return list((await connection.execute(query)).scalars())

    async def excuse(self, room: str, seq: int) -> None:
        """A room needs nobody, though its row says so: earlier versions counted every game with a bot."""
        async with self.database.write() as connection:
            row = update(rooms).where(rooms.c.id == room, rooms.c.seq == seq)
            await connection.execute(row.values(driven=False))

    async def give_back(self, room: str) -> None:
        """A room no longer needs us: the next who opens it may drive it, on whichever process."""
        self.owned.discard(room)
        if self.database.is_postgres:
            mine = update(rooms).where(rooms.c.id == room, rooms.c.owner == self.process)
            async with self.database.write() as connection:
                await connection.execute(mine.values(owner=None))
