"""Leases: one row per live process, and the process that drives each room's bots and clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, or_, select, true, update

from happycity.store.tables import processes, rooms

if TYPE_CHECKING:
    from sqlalchemy import Select

    from happycity.store.database import Database

DEAD_LEASES: Final = 10
"""Lease lengths after which an expired process row is deleted."""


class LeaseTable:
    """The leases in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def is_shared(self) -> bool:
        """May there be other processes? SQLite has only one."""
        return self.database.is_postgres

    async def reset(self) -> None:
        """Drop all processes and owners. For SQLite, where the only process has just started."""
        async with self.database.write() as connection:
            await connection.execute(delete(processes))
            await connection.execute(update(rooms).where(rooms.c.owner.is_not(None)).values(owner=None))

    async def renew(self, process: str, length_s: float) -> bool:
        """Extend the lease of a process. False if it had expired: then its rooms are free."""
        async with self.database.write() as connection:
            now = await self.database.now(connection)
            until = now + length_s
            renewed = await connection.execute(
                update(processes)
                .where(processes.c.id == process, processes.c.until > now)
                .values(until=until)
            )
            if renewed.rowcount == 0:
                await connection.execute(update(rooms).where(rooms.c.owner == process).values(owner=None))
                await connection.execute(delete(processes).where(processes.c.id == process))
                await connection.execute(insert(processes).values(id=process, until=until))
            await connection.execute(
                delete(processes).where(processes.c.until < now - DEAD_LEASES * length_s)
            )
        return renewed.rowcount > 0

    async def end(self, process: str) -> None:
        """Delete a process and release all its rooms."""
        async with self.database.write() as connection:
            await connection.execute(delete(processes).where(processes.c.id == process))
            await connection.execute(update(rooms).where(rooms.c.owner == process).values(owner=None))

    async def acquire(self, room: str, process: str) -> bool:
        """Make a process the owner of a room, unless another live process owns it."""
        async with self.database.write() as connection:
            alive = _alive(await self.database.now(connection))
            free = or_(rooms.c.owner.is_(None), rooms.c.owner == process, rooms.c.owner.not_in(alive))
            acquired = await connection.execute(
                update(rooms).where(rooms.c.id == room, free).values(owner=process)
            )
        return acquired.rowcount == 1

    async def release(self, room: str, process: str) -> None:
        """Give up a room, so that any process may acquire it."""
        owned = update(rooms).where(rooms.c.id == room, rooms.c.owner == process)
        async with self.database.write() as connection:
            await connection.execute(owned.values(owner=None))

    async def orphans(self, until: int | None = None) -> list[str]:
        """Rooms that need a driver (until a time) and have no live owner, most recently changed first."""
        is_due = true() if until is None else or_(rooms.c.due.is_(None), rooms.c.due <= until)
        async with self.database.read() as connection:
            alive = _alive(await self.database.now(connection))
            query = (
                select(rooms.c.id)
                .where(rooms.c.driven, rooms.c.status == "playing", is_due)
                .where(or_(rooms.c.owner.is_(None), rooms.c.owner.not_in(alive)))
                .order_by(rooms.c.updated.desc())
            )
            return list((await connection.execute(query)).scalars())

    async def mark_undriven(self, room: str, seq: int) -> None:
        """Clear the `driven` flag of a room at a seq. Earlier versions set it for every game with a bot."""
        async with self.database.write() as connection:
            row = update(rooms).where(rooms.c.id == room, rooms.c.seq == seq)
            await connection.execute(row.values(driven=False))


def _alive(now: float) -> Select[tuple[str]]:
    return select(processes.c.id).where(processes.c.until > now)
