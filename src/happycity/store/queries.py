"""Lists of rooms: the public ones, and those of a browser."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, select

from happycity.schema.json_text import decode
from happycity.store.retry import report_unavailable
from happycity.store.seat_keys import is_valid
from happycity.store.tables import metadata, records, rooms, seat_keys

if TYPE_CHECKING:
    from happycity.errors import HappyCityError
    from happycity.schema.room import RoomSummary
    from happycity.store.database import Database

PROBE: Final = "probe"
"""The id of a record that is written to see whether the database can."""
PROBE_BODY: Final = "." * 16_384
"""More than what a move needs, so that a disk is called full before it refuses one."""


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


async def list_rooms_of_key(database: Database, key: str, now: int, limit: int = 200) -> list[KeyedRoom]:
    """Rooms in which a seat key may speak for somebody, most recently changed first."""
    query = (
        select(rooms.c.id, rooms.c.updated, rooms.c.summary, seat_keys.c.person)
        .join(seat_keys, seat_keys.c.room == rooms.c.id)
        .where(seat_keys.c.key == key, is_valid(now))
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


async def find_deleted_rooms(database: Database, ids: list[str]) -> set[str]:
    """The rooms among these that are not in the database any more."""
    query = select(rooms.c.id).where(rooms.c.id.in_(ids))
    return set(ids) - {row.id for row in await database.fetch_all(query)}


async def find_fault(database: Database, now: int) -> HappyCityError | None:
    """What is wrong with the database, if anything: it is read, and a record is written and deleted.

    An outage is reported at once.
    """
    try:
        async with database.read() as connection:
            for table in metadata.sorted_tables:
                await connection.execute(select(table).limit(1))
        async with database.write() as connection:
            forgotten = delete(records).where(records.c.id == PROBE)
            await connection.execute(forgotten)  # an earlier version kept it
            await connection.execute(
                database.insert_missing(records).values(id=PROBE, at=now, body=PROBE_BODY)
            )
            await connection.execute(forgotten)
    except Exception as error:  # noqa: BLE001 - drivers raise all kinds of errors
        return report_unavailable(error)
    return database.fault
