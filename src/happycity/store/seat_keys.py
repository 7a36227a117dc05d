"""Seat keys: the people for whom a browser's cookie or a seat token may speak in a room. Only hashes are stored."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from sqlalchemy import delete, or_, select

from happycity.store.tables import push_subscriptions, seat_keys

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sqlalchemy import ColumnElement

    from happycity.store.database import Database


def is_valid(now: int) -> ColumnElement[bool]:
    """Does a key still speak for its person? A seat link ends."""
    return or_(seat_keys.c.expires.is_(None), seat_keys.c.expires > now)


def _now_ms() -> int:
    return int(time.time() * 1000)


class SeatKeys:
    """The seat keys in the database."""

    def __init__(self, database: Database, now_ms: Callable[[], int] = _now_ms) -> None:
        self.database = database
        self.now_ms = now_ms

    async def people(self, room: str, key: str) -> list[str]:
        """The people for whom a key may speak in a room."""
        query = select(seat_keys.c.person).where(
            seat_keys.c.room == room, seat_keys.c.key == key, is_valid(self.now_ms())
        )
        return sorted(row.person for row in await self.database.fetch_all(query))

    async def grant(
        self, room: str, key: str, people: Iterable[str], at: int, expires: int | None = None
    ) -> None:
        """Let a key speak for people in a room, until a time. Keys that are there already stay as they are."""
        rows = [
            {"key": key, "room": room, "person": person, "created": at, "expires": expires}
            for person in people
        ]
        async with self.database.write() as connection:
            await connection.execute(self.database.insert_missing(seat_keys), rows)

    async def revoke_others(self, room: str, key: str, people: Iterable[str]) -> None:
        """Let no other key speak for people in a room, nor be notified of their turns."""
        others = delete(seat_keys).where(
            seat_keys.c.room == room, seat_keys.c.person.in_(list(people)), seat_keys.c.key != key
        )
        seated = select(seat_keys.c.key).where(seat_keys.c.room == room)
        pushes = delete(push_subscriptions).where(
            push_subscriptions.c.room == room, push_subscriptions.c.key.not_in(seated)
        )
        async with self.database.write() as connection:
            await connection.execute(others)
            await connection.execute(pushes)
