"""A message and who sent it; and the row of the log that it may become."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Executable

from happycity.rooms.refusal import Refusal
from happycity.rooms.room import Room
from happycity.rooms.room_game import Deal
from happycity.schema.validate import Json


@dataclass(slots=True)
class RoomDecision:
    """A row to be written: what happens, who wished it, and what else goes into the same transaction."""

    kind: str
    body: Json
    person: str | None = None
    game: int | None = None
    also: list[Executable] = field(default_factory=list)
    deal: Deal | None = None


@dataclass(frozen=True, slots=True)
class RoomCommand:
    """A message and who sent it: all the people that the sender may speak for."""

    room: Room
    people: Sequence[str]
    words: Json
    bots: tuple[str, ...]
    absent: Callable[[str], bool] = lambda _person: False
    """Has somebody been without a connection for long?"""
    at: int = field(default_factory=lambda: time.time_ns() // 1_000_000)
    """When it was said."""

    def speaker(self) -> str:
        """The person who speaks."""
        for person in self.people:
            if self.room.person(person) is not None:
                return person
        raise Refusal("no-seat")

    def player(self) -> str:
        """A person with a seat."""
        for person in self.people:
            found = self.room.person(person)
            if found is not None and found.seat is not None:
                return person
        raise Refusal("no-seat")

    def host(self) -> str:
        """The host."""
        if self.room.host is None or self.room.host not in self.people:
            raise Refusal("not-host")
        return self.room.host

    def number(self, field: str) -> int:
        """A whole number of the message."""
        value = self.words.get(field)
        if isinstance(value, bool) or not isinstance(value, int):
            raise Refusal("bad-message", field=field)
        return value
