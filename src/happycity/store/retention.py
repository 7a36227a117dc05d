"""Retention: rooms, results and imported records are deleted after a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, select, update

from happycity.store.database import Database
from happycity.store.tables import deals, events, records, results, rooms, seat_keys

DAY_MS: Final = 24 * 3600 * 1000
RECORD_DAYS: Final = 30
EMPTY_LOBBY_DAYS: Final = 7
"""For a lobby that only its host ever entered. An invitation for the weekend must still hold."""
RESULT_DAYS: Final = 400


async def keep_lobbies(database: Database, ids: Sequence[str], now: int) -> None:
    """Refresh lobbies in which somebody waits, so that they are not purged."""
    waiting = update(rooms).where(rooms.c.id.in_(ids), rooms.c.status == "lobby")
    async with database.write() as connection:
        await connection.execute(waiting.values(updated=now))


async def purge(database: Database, days: int, now: int) -> int:
    """Delete what is older than the server promises to keep. Returns the number of deleted rooms."""
    log = select(func.count()).where(events.c.room == rooms.c.id)
    played = log.where(events.c.kind == "started").scalar_subquery()
    joined = log.where(events.c.kind == "joined").scalar_subquery()
    abandoned = (
        (rooms.c.status == "lobby")
        & (rooms.c.updated < now - EMPTY_LOBBY_DAYS * DAY_MS)
        & (played == 0)
        & (joined <= 1)
    )
    async with database.write() as connection:
        found = await connection.execute(
            select(rooms.c.id).where((rooms.c.updated < now - days * DAY_MS) | abandoned)
        )
        old = list(found.scalars())
        for room in old:
            for table, column in (
                (events, events.c.room),
                (deals, deals.c.room),
                (seat_keys, seat_keys.c.room),
            ):
                await connection.execute(delete(table).where(column == room))
            await connection.execute(delete(rooms).where(rooms.c.id == room))
        await connection.execute(delete(records).where(records.c.at < now - RECORD_DAYS * DAY_MS))
        await connection.execute(delete(results).where(results.c.at < now - RESULT_DAYS * DAY_MS))
    return len(old)
