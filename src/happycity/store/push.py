"""Push subscriptions: which browser is notified of its turns in which room, and where to send it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, delete, func, or_, select, update

from happycity.rooms.refusal import Refusal
from happycity.store.seat_keys import is_valid
from happycity.store.tables import push_subscriptions as table
from happycity.store.tables import rooms, seat_keys, server_keys

if TYPE_CHECKING:
    from collections.abc import Callable

    from sqlalchemy import ColumnElement, Executable
    from sqlalchemy.ext.asyncio import AsyncConnection

    from happycity.store.database import Database

DAY_MS: Final = 24 * 3600 * 1000
MAX_A_DAY: Final = 20
"""Messages of one room to one browser."""
MAX_IN_ROOM: Final = 20
MAX_OF_BROWSER: Final = 50
"""Rooms of which one browser, or one address of a push service, is notified."""
MAX_IN_ALL: Final = 50_000
MAX_FAILURES: Final = 5
"""Messages in a row that a service refused, after which a subscription is deleted."""
MAX_UNTOLD: Final = 200
VAPID: Final = "vapid"


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """Where a browser's push service takes messages, and the keys that encrypt them (RFC 8291)."""

    endpoint: str
    p256dh: str
    auth: str

    @property
    def device(self) -> str:
        """The browser, as its push service names it."""
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class PushNote:
    """One message to be sent: a browser is notified of one turn."""

    room: str
    key: str
    turn: str
    subscription: PushSubscription


async def ensure_server_key(database: Database, name: str, value: str) -> str:
    """A secret of the whole server. The first process stores its own; all others read it."""
    query = select(server_keys.c.value).where(server_keys.c.name == name)
    found = await database.fetch_all(query)
    if not found:
        async with database.write() as connection:
            await connection.execute(database.insert_missing(server_keys), {"name": name, "value": value})
        found = await database.fetch_all(query)
    return str(found[0].value)


class PushSubscriptions:
    """The push subscriptions in the database."""

    def __init__(self, database: Database, now_ms: Callable[[], int]) -> None:
        self.database = database
        self.now_ms = now_ms

    async def is_on(self, room: str, key: str) -> bool:
        """Is a browser notified of its turns in a room?"""
        return bool(await self.database.fetch_all(select(table.c.room).where(_of(room, key))))

    async def has_any(self, room: str) -> bool:
        """Is anybody notified of turns in a room?"""
        return bool(await self.database.fetch_all(select(table.c.room).where(table.c.room == room).limit(1)))

    async def subscribe(self, room: str, key: str, subscription: PushSubscription) -> None:
        """Tell a browser of its turns in a room from now on."""
        async with self.database.write() as connection:
            await connection.execute(delete(table).where(_of(room, key)))
            await self._check_room(connection, room, key, subscription)
            row = {"room": room, "key": key, "created": self.now_ms(), **_columns(subscription)}
            await connection.execute(self.database.insert_missing(table), row)

    async def _check_room(
        self, connection: AsyncConnection, room: str, key: str, subscription: PushSubscription
    ) -> None:
        """Refuse more subscriptions than anybody needs."""
        bounds = (
            (MAX_IN_ROOM, table.c.room == room),
            (MAX_OF_BROWSER, or_(table.c.key == key, table.c.device == subscription.device)),
            (MAX_IN_ALL, table.c.room.is_not(None)),
        )
        for most, which in bounds:
            count = await connection.scalar(select(func.count()).select_from(table).where(which))
            if (count or 0) >= most:
                raise Refusal("too-many-pushes")

    async def unsubscribe(self, room: str, key: str) -> None:
        """Tell a browser nothing of a room any more."""
        await self._execute(delete(table).where(_of(room, key)))

    async def renew(self, key: str, subscription: PushSubscription) -> None:
        """A browser's push service gave it another address."""
        async with self.database.write() as connection:
            mine = update(table).where(table.c.key == key)
            await connection.execute(mine.values(**_columns(subscription), failures=0))

    async def claim(self, room: str, person: str, turn: str) -> list[PushNote]:
        """Claim the messages that tell somebody of a turn: of all processes and for ever, only one gets each."""
        now = self.now_ms()
        today = now - now % DAY_MS
        is_new = or_(table.c.told.is_(None), table.c.told != turn)
        is_within = or_(table.c.told_at.is_(None), table.c.told_at < today, table.c.sent < MAX_A_DAY)
        open_notes = and_(table.c.room == room, is_new, is_within)
        speaks = select(seat_keys.c.key).where(
            seat_keys.c.room == room, seat_keys.c.person == person, is_valid(now)
        )
        rows = await self.database.fetch_all(select(table).where(open_notes, table.c.key.in_(speaks)))
        claimed = []
        for row in rows:
            is_new_day = row.told_at is None or row.told_at < today
            mark = update(table).where(open_notes, table.c.key == row.key)
            marked = mark.values(told=turn, told_at=now, sent=1 if is_new_day else table.c.sent + 1)
            async with self.database.write() as connection:
                if (await connection.execute(marked)).rowcount:
                    note = PushSubscription(row.endpoint, row.p256dh, row.auth)
                    claimed.append(PushNote(room, row.key, turn, note))
        return claimed

    async def is_wanted(self, note: PushNote) -> bool:
        """Is a claimed message still to be sent? The browser may have left, or been notified of a later turn."""
        same = and_(table.c.told == note.turn, table.c.device == note.subscription.device)
        return bool(await self.database.fetch_all(select(table.c.room).where(_of(note.room, note.key), same)))

    async def accepted(self, note: PushNote) -> None:
        """The service took a message."""
        failed = and_(_of(note.room, note.key), table.c.failures > 0)
        if await self.database.fetch_all(select(table.c.room).where(failed)):
            await self._execute(update(table).where(failed).values(failures=0))

    async def refused(self, note: PushNote) -> None:
        """The service refused a message. A subscription that is always refused is deleted."""
        mine = _of(note.room, note.key)
        async with self.database.write() as connection:
            await connection.execute(update(table).where(mine).values(failures=table.c.failures + 1))
            await connection.execute(delete(table).where(mine, table.c.failures >= MAX_FAILURES))

    async def forget_device(self, subscription: PushSubscription) -> None:
        """Delete a subscription that has ended, in all rooms."""
        await self._execute(delete(table).where(table.c.device == subscription.device))

    async def list_untold_rooms(self) -> list[str]:
        """Rooms in which something has happened since a subscriber was notified, most recently changed first."""
        is_untold = or_(table.c.told_at.is_(None), table.c.told_at < rooms.c.updated)
        subscribed = select(table.c.room).where(table.c.room == rooms.c.id, is_untold).exists()
        query = select(rooms.c.id).where(rooms.c.status == "playing", subscribed)
        newest = query.order_by(rooms.c.updated.desc()).limit(MAX_UNTOLD)
        return [row.id for row in await self.database.fetch_all(newest)]

    async def _execute(self, statement: Executable) -> None:
        async with self.database.write() as connection:
            await connection.execute(statement)


def _of(room: str, key: str) -> ColumnElement[bool]:
    return and_(table.c.room == room, table.c.key == key)


def _columns(subscription: PushSubscription) -> dict[str, str]:
    return {
        "endpoint": subscription.endpoint, "p256dh": subscription.p256dh, "auth": subscription.auth,
        "device": subscription.device,
    }  # fmt: skip
