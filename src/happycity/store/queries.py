"""Lists of rooms: the public ones, and those of a browser."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import select, text

from happycity.schema.json_text import decode
from happycity.store.tables import rooms, seat_keys

if TYPE_CHECKING:
    from happycity.schema.room import RoomSummary
    from happycity.store.database import Database


@dataclass(frozen=True, slots=True)
class PublicRoom:
    """A room in the public list."""

    id: str
    created: int
    summary: RoomSummary


@dataclass(frozen=True, slots=True)
class KeyedRoom:
    """A room and one person in it for whom a seat key may speak."""

    id: str
    updated: int
    summary: RoomSummary
    person: str


async def list_public_rooms(database: Database, limit: int = 100) -> list[PublicRoom]:
    """Public rooms that people may enter or watch, most recently changed first."""
    query = (
        select(rooms.c.id, rooms.c.created, rooms.c.summary)
        .where(rooms.c.public, rooms.c.status.in_(["lobby", "playing"]))
        .order_by(rooms.c.updated.desc())
        .limit(limit)
    )
    return [PublicRoom(row.id, row.created, decode(row.summary)) for row in await database.fetch_all(query)]


async def list_rooms_of_key(database: Database, key: str, limit: int = 200) -> list[KeyedRoom]:
    """Rooms in which a seat key may speak for somebody, most recently changed first."""
    query = (
        select(rooms.c.id, rooms.c.updated, rooms.c.summary, seat_keys.c.person)
        .join(seat_keys, seat_keys.c.room == rooms.c.id)
        .where(seat_keys.c.key == key)
        .order_by(rooms.c.updated.desc())
        .limit(limit)
    )
    return [
        KeyedRoom(row.id, row.updated, decode(row.summary), row.person)
        for row in await database.fetch_all(query)
    ]


async def find_closed_rooms(database: Database, ids: list[str]) -> list[tuple[str, int]]:
    """The closed rooms among these, with their newest seq."""
    query = select(rooms.c.id, rooms.c.seq).where(rooms.c.id.in_(ids), rooms.c.status == "closed")
    return [(row.id, row.seq) for row in await database.fetch_all(query)]


async def is_available(database: Database) -> bool:
    """Does the database answer? Drivers raise all kinds of errors if it does not."""
    with contextlib.suppress(Exception):
        async with database.read() as connection:
            await connection.execute(text("SELECT 1"))
        return True
    return False
