"""Retention: rooms, results and imported records are deleted after a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, func, select, update

from happycity.store.database import Database
from happycity.store.tables import (
    challenges,
    deals,
    events,
    push_subscriptions,
    puzzle_attempts,
    records,
    reports,
    results,
    rooms,
    seat_keys,
    tries,
)

DAY_MS: Final = 24 * 3600 * 1000
RECORD_DAYS: Final = 30
EMPTY_LOBBY_DAYS: Final = 7
"""For a lobby that only its host ever entered. An invitation for the weekend must still hold."""
RESULT_DAYS: Final = 400
CHALLENGE_DAYS: Final = 90
ORIGIN_DAYS: Final = 7
"""For the address class of who created a room."""
BATCH: Final = 5
"""Rooms that are deleted in one transaction."""
MIN_PAUSE_S: Final = 0.01
PAUSE_SHARE: Final = 2.0
"""Between two transactions we rest this many times as long as the last one took. SQLite's writers wait by looking again
after up to 100 ms: the lock must be free most of the time, or they find it taken again and again."""


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
    is_old = (rooms.c.updated < now - days * DAY_MS) | abandoned
    old = [row.id for row in await database.fetch_all(select(rooms.c.id).where(is_old))]
    await delete_rooms(database, old)
    async with database.write() as connection:
        await connection.execute(delete(records).where(records.c.at < now - RECORD_DAYS * DAY_MS))
        for table in (results, puzzle_attempts):
            await connection.execute(delete(table).where(table.c.at < now - RESULT_DAYS * DAY_MS))
        await connection.execute(delete(tries).where(tries.c.began < now - RESULT_DAYS * DAY_MS))
        await connection.execute(delete(challenges).where(challenges.c.at < now - CHALLENGE_DAYS * DAY_MS))
        await connection.execute(delete(seat_keys).where(seat_keys.c.expires < now))
        forgotten = update(rooms).where(
            rooms.c.origin.is_not(None), rooms.c.created < now - ORIGIN_DAYS * DAY_MS
        )
        await connection.execute(forgotten.values(origin=None))
    return len(old)


async def delete_rooms(database: Database, ids: Sequence[str]) -> None:
    """Delete rooms with all that belongs to them, a few at a time: moves are written in between."""
    for first in range(0, len(ids), BATCH):
        batch, began = ids[first : first + BATCH], time.monotonic()
        async with database.write() as connection:
            for table in (events, deals, seat_keys, reports, push_subscriptions):
                await connection.execute(delete(table).where(table.c.room.in_(batch)))
            await connection.execute(delete(rooms).where(rooms.c.id.in_(batch)))
        await asyncio.sleep(max(MIN_PAUSE_S, PAUSE_SHARE * (time.monotonic() - began)))
