"""Forget: rooms, results and imported records have a time after which they are deleted."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select

from happycity.store.database import Database
from happycity.store.schema import deals, events, holders, records, results, rooms

DAY: Final = 24 * 3600 * 1000
RECORD_DAYS: Final = 30
EMPTY_HOURS: Final = 6
"""A lobby that never became a game goes sooner."""
RESULT_DAYS: Final = 400


async def purge(database: Database, days: int, now: int) -> int:
    """Delete what is older than the server promises to keep; how many rooms went."""
    async with database.write() as connection:
        old = list(
            (
                await connection.execute(
                    select(rooms.c.id).where(
                        (rooms.c.updated < now - days * DAY)
                        | (
                            (rooms.c.status == "lobby")
                            & (rooms.c.updated < now - EMPTY_HOURS * DAY // 24)
                            & (rooms.c.seq < 3)
                        )
                    )
                )
            ).scalars()
        )
        for room in old:
            for table, column in ((events, events.c.room), (deals, deals.c.room), (holders, holders.c.room)):
                await connection.execute(delete(table).where(column == room))
            await connection.execute(delete(rooms).where(rooms.c.id == room))
        await connection.execute(delete(records).where(records.c.at < now - RECORD_DAYS * DAY))
        await connection.execute(delete(results).where(results.c.at < now - RESULT_DAYS * DAY))
    return len(old)
