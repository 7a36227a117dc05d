"""Write and read the log. Many rooms' events share one transaction, so that a slow disk is synced less often."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Executable, bindparam, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection

from happycity.store.database import Database
from happycity.store.schema import deals, events, holders, rooms

Json = dict[str, Any]

CHANNEL: Final = "happycity"
BATCH: Final = 64
NOTICE: Final = 7000
"""PostgreSQL refuses a notice of 8000 bytes."""
PATIENCE: Final = 30.0
"""Seconds for which a write is tried again while the database is away."""


@dataclass(slots=True)
class Entry:
    """One event to be written, and what goes with it in the same transaction."""

    room: str
    seq: int
    at: int
    kind: str
    game: int
    body: Json
    person: str | None = None
    command: str | None = None
    summary: Json | None = None  # the room's row as it is after this event; None on the room's first event
    also: list[Executable] = field(default_factory=list)
    text: str = field(init=False)
    """The body as it is stored."""

    def __post_init__(self) -> None:
        self.text = json.dumps(self.body, separators=(",", ":"), ensure_ascii=False)

    def row(self) -> Json:
        """The columns of the table."""
        return {
            "room": self.room, "seq": self.seq, "at": self.at, "kind": self.kind, "game": self.game,
            "person": self.person, "command": self.command, "body": self.text,
        }  # fmt: skip

    def happening(self) -> Json:
        """What everybody is told: the stored body, so that nobody can be told anything else."""
        return {"seq": self.seq, "at": self.at, "kind": self.kind, "game": self.game, **json.loads(self.text)}


class Log:
    """Read what has been written."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def after(
        self, room: str, seq: int, limit: int = 100_000
    ) -> list[tuple[Json, str | None, str | None]]:
        """The happenings of a room after a seq, each with who commanded it and by which command."""
        query = (
            select(events)
            .where(events.c.room == room, events.c.seq > seq)
            .order_by(events.c.seq)
            .limit(limit)
        )
        async with self.database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [
            (
                {"seq": row.seq, "at": row.at, "kind": row.kind, "game": row.game, **json.loads(row.body)},
                row.person,
                row.command,
            )
            for row in rows
        ]

    async def deal(self, room: str, game: int) -> tuple[str, Json | None]:
        """The secret of a game's shuffle and what it started from."""
        query = select(deals.c.secret, deals.c.base).where(deals.c.room == room, deals.c.game == game)
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one()
        return row.secret, None if row.base is None else json.loads(row.base)

    async def people_of(self, room: str, key: str) -> list[str]:
        """The people that a key (a hash) may speak for in a room."""
        query = select(holders.c.person).where(holders.c.room == room, holders.c.key == key)
        async with self.database.read() as connection:
            return sorted((await connection.execute(query)).scalars())


class Writer:
    """The one who writes. Entries that come while a transaction is being synced go together into the next."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.closing = False
        insert = postgres_insert if database.postgres else sqlite_insert
        self.insert = insert(events).on_conflict_do_nothing().returning(events.c.room, events.c.seq)
        self.update = (
            update(rooms)
            .where(rooms.c.id == bindparam("this"), rooms.c.seq < bindparam("newest"))
            .values(
                updated=bindparam("when"), seq=bindparam("newest"), status=bindparam("now"),
                public=bindparam("listed"), driven=bindparam("drive"), summary=bindparam("shown"),
            )
        )  # fmt: skip

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._run(), name="writer")

    async def append(self, entry: Entry) -> bool:
        """Write an event. False: that seq or that command is in the log already, so read it and think again."""
        if self.closing:
            raise ConnectionError("the writer is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        self.wake.set()
        return await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def _run(self) -> None:
        while self.waiting or not self.closing:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:BATCH], self.waiting[BATCH:]
                await self._settle(batch)

    async def _settle(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        """Write a batch and tell each one what became of it. Somebody who gave up waiting does no harm."""
        try:
            written = await self._patiently([entry for entry, _ in batch])
        except Exception as error:
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for entry, done in batch:
            if not done.done():
                done.set_result((entry.room, entry.seq) in written)

    async def _patiently(self, entries: list[Entry]) -> set[tuple[str, int]]:
        """Try again while the database is away. An insert that did arrive is found by its command next time."""
        loop = asyncio.get_running_loop()
        until, pause = loop.time() + PATIENCE, 0.05
        while True:
            try:
                return await self._write(entries)
            except (OperationalError, InterfaceError, DBAPIError, OSError) as error:
                lost = isinstance(error, OSError) or error.connection_invalidated or _passing(error)
                if not lost or loop.time() > until:
                    raise
            await asyncio.sleep(pause)
            pause = min(1.0, pause * 2)

    async def _write(self, entries: list[Entry]) -> set[tuple[str, int]]:
        entries = sorted(entries, key=lambda entry: (entry.room, entry.seq))  # one order, so no deadlock
        async with self.database.write() as connection:
            for entry in entries:
                if entry.summary is None:  # a room's first event: its row must be there before
                    for statement in entry.also:
                        await connection.execute(statement)
            rows = (await connection.execute(self.insert, [entry.row() for entry in entries])).all()
            written = {(row.room, row.seq) for row in rows}
            fresh = [entry for entry in entries if (entry.room, entry.seq) in written]
            await self._follow(connection, fresh)
        return written

    async def _follow(self, connection: AsyncConnection, fresh: Sequence[Entry]) -> None:
        """What goes with the events that were written: rooms' rows, holders, results, and the wake-up."""
        updates = [_room_update(entry, entry.summary) for entry in fresh if entry.summary is not None]
        if updates:
            await connection.execute(self.update, updates)
        for entry in fresh:
            if entry.summary is not None:
                for statement in entry.also:
                    await connection.execute(statement)
        if self.database.postgres and fresh:
            for notice in notices(fresh):
                await connection.execute(
                    text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice}
                )


def _passing(error: DBAPIError) -> bool:
    """Is this a fault of the moment, such as a server that restarts?"""
    words = str(error.orig or error).lower()
    signs = (
        "connection",
        "shutting down",
        "starting up",
        "terminat",
        "locked",
        "deadlock",
        "closed",
        "refused",
    )
    return any(sign in words for sign in signs)


def _room_update(entry: Entry, summary: Json) -> Json:
    return {
        "this": entry.room, "when": entry.at, "newest": entry.seq, "now": summary["status"],
        "listed": summary["settings"]["public"], "drive": summary["driven"],
        "shown": json.dumps(summary, separators=(",", ":"), ensure_ascii=False),
    }  # fmt: skip


def notices(entries: Sequence[Entry]) -> list[str]:
    """`room:seq room:seq …` in as few notices as fit."""
    words = [f"{entry.room}:{entry.seq}" for entry in entries]
    lines, line = [], ""
    for word in words:
        if line and len(line) + 1 + len(word) > NOTICE:
            lines.append(line)
            line = ""
        line = f"{line} {word}" if line else word
    return [*lines, line] if line else lines
