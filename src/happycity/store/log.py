"""The log of every room: one event as it is written, and the events that were written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, cast

from sqlalchemy import and_, or_, select

from happycity.rooms.decision import NOTHING_BESIDE, Beside
from happycity.rooms.room_game import Deal
from happycity.schema.json_text import decode, encode
from happycity.store.tables import deals, events

if TYPE_CHECKING:
    from happycity.schema.room import RoomSummary
    from happycity.schema.room_events import RoomEvent
    from happycity.store.database import Database

HEAD: Final = frozenset({"seq", "at", "kind", "game"})
"""Fields of an event that have columns of their own."""
PLAYED_KINDS: Final = ("started", "action", "undone")
OPTION_KINDS: Final = ("created", "settings")
ENDING_KINDS: Final = ("left", "closed")
"""Events that end push subscriptions."""
MAX_EVENTS: Final = 100_000


@dataclass(slots=True)
class Entry:
    """One event to be written, and what is stored beside it in the same transaction."""

    room: str
    event: RoomEvent
    person: str | None = None
    command: str | None = None
    beside: Beside = NOTHING_BESIDE
    summary: RoomSummary | None = None
    """The room's row after this event."""
    due: int | None = None
    """When the room needs a process next."""
    origin: str | None = None
    """The address class of who opens the room."""
    text: str = field(init=False)
    """The body as it is stored."""

    def __post_init__(self) -> None:
        self.text = encode({name: value for name, value in self.event.items() if name not in HEAD})

    @property
    def key(self) -> tuple[str, int]:
        """Its place in the log, which only one event can have."""
        return self.room, self.event["seq"]

    @property
    def is_first(self) -> bool:
        """Does it open its room? Then the room's row is written before it."""
        return self.event["kind"] == "created"

    @property
    def is_plain(self) -> bool:
        """Is nothing else stored or deleted with it?"""
        return self.beside is NOTHING_BESIDE and not self.is_first and self.event["kind"] not in ENDING_KINDS

    def row(self) -> tuple[str | int | None, ...]:
        """The columns of the table of events, in their order."""
        event = self.event
        return (
            self.room, event["seq"], event["at"], event["kind"], event["game"], self.person, self.command,
            self.text,
        )  # fmt: skip

    def room_row(self) -> tuple[str, bool, bool, int | None, str]:
        """The columns of the room's own row: status, public, driven, due, summary."""
        assert self.summary is not None
        summary = self.summary
        return summary["status"], summary["settings"]["public"], summary["driven"], self.due, encode(summary)

    def stored_event(self) -> RoomEvent:
        """The event exactly as a later reader will find it in the log."""
        event = self.event
        return _read_event(event["seq"], event["at"], event["kind"], event["game"], self.text)


class LogRow(NamedTuple):
    """A written event, and the person and command that caused it."""

    event: RoomEvent
    person: str | None
    command: str | None


class LogReader(Protocol):
    """Reads what has been written."""

    async def after(self, room: str, seq: int, limit: int = MAX_EVENTS) -> list[LogRow]:
        """The events of a room after a seq."""

    async def deal(self, room: str, game: int) -> Deal:
        """The secret of a game's shuffle and what it started from."""


class Log:
    """Reads the log from the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def after(self, room: str, seq: int, limit: int = MAX_EVENTS) -> list[LogRow]:
        """The events of a room after a seq."""
        query = (
            select(events)
            .where(events.c.room == room, events.c.seq > seq)
            .order_by(events.c.seq)
            .limit(limit)
        )
        return [
            LogRow(_read_event(row.seq, row.at, row.kind, row.game, row.body), row.person, row.command)
            for row in await self.database.fetch_all(query)
        ]

    async def game(self, room: str, number: int) -> list[RoomEvent]:
        """The events that make a game: what was played, and the options it was played with."""
        is_played = and_(events.c.game == number, events.c.kind.in_(PLAYED_KINDS))
        query = (
            select(events)
            .where(events.c.room == room, or_(is_played, events.c.kind.in_(OPTION_KINDS)))
            .order_by(events.c.seq)
        )
        return [
            _read_event(row.seq, row.at, row.kind, row.game, row.body)
            for row in await self.database.fetch_all(query)
        ]

    async def deal(self, room: str, game: int) -> Deal:
        """The secret of a game's shuffle and what it started from."""
        query = select(deals.c.secret, deals.c.base).where(deals.c.room == room, deals.c.game == game)
        (row,) = await self.database.fetch_all(query)
        return Deal(row.secret, None if row.base is None else decode(row.base))


def _read_event(seq: int, at: int, kind: str, game: int, text: str) -> RoomEvent:
    return cast("RoomEvent", {"seq": seq, "at": at, "kind": kind, "game": game, **decode(text)})
