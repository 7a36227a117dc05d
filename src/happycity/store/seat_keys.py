"""Seat keys: the people for whom a browser's cookie or a seat token may speak in a room. Only hashes are stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select

from happycity.store.tables import seat_keys

if TYPE_CHECKING:
    from collections.abc import Iterable

    from happycity.store.database import Database


class SeatKeys:
    """The seat keys in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def people(self, room: str, key: str) -> list[str]:
        """The people for whom a key may speak in a room."""
        query = select(seat_keys.c.person).where(seat_keys.c.room == room, seat_keys.c.key == key)
        return sorted(row.person for row in await self.database.fetch_all(query))

    async def grant(self, room: str, key: str, people: Iterable[str], at: int) -> None:
        """Let a key speak for people in a room. Keys that are there already stay as they are."""
        rows = [{"key": key, "room": room, "person": person, "created": at} for person in people]
        async with self.database.write() as connection:
            await connection.execute(self.database.insert_missing(seat_keys), rows)
