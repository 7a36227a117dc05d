"""The log of every room: one event as it is written, and what has been written."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Executable, select

from happycity.schema.validate import Json
from happycity.store.database import Database
from happycity.store.json import decode, encode
from happycity.store.tables import deals, events, seat_keys


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
        self.text = encode(self.body)

    @property
    def key(self) -> tuple[str, int]:
        """Its place in the log, which only one event can have."""
        return self.room, self.seq

    def row(self) -> tuple[str | int | None, ...]:
        """The columns of the table of events, in their order."""
        return (
            self.room, self.seq, self.at, self.kind, self.game, self.person, self.command, self.text,
        )  # fmt: skip

    def room_row(self) -> tuple[str | int | bool | None, ...]:
        """What the room's own row becomes: status, public, driven, summary."""
        words = self.summary or {}
        return words["status"], words["settings"]["public"], words["driven"], encode(words)

    def happening(self) -> Json:
        """What everybody is told: the stored body, so that nobody can be told anything else."""
        return {"seq": self.seq, "at": self.at, "kind": self.kind, "game": self.game, **decode(self.text)}


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
        rows = await self.database.fetch_all(query)
        return [
            (
                {"seq": row.seq, "at": row.at, "kind": row.kind, "game": row.game, **decode(row.body)},
                row.person,
                row.command,
            )
            for row in rows
        ]

    async def deal(self, room: str, game: int) -> tuple[str, Json | None]:
        """The secret of a game's shuffle and what it started from."""
        query = select(deals.c.secret, deals.c.base).where(deals.c.room == room, deals.c.game == game)
        (row,) = await self.database.fetch_all(query)
        return row.secret, None if row.base is None else decode(row.base)

    async def people_of(self, room: str, key: str) -> list[str]:
        """The people that a key (a hash) may speak for in a room."""
        query = select(seat_keys.c.person).where(seat_keys.c.room == room, seat_keys.c.key == key)
        return sorted(row.person for row in await self.database.fetch_all(query))
