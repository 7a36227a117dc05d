"""How long a log may become. What happens beside a game never takes the place of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.rooms.decision import RoomDecision
    from happycity.rooms.room import Room

TABLE_SHARE: Final = 10
"""A person at the table may cause a tenth of all asides in each game, whatever the others do."""
ARRIVALS: Final = 2
"""This many times as many people may sit down as there may be asides."""
ASIDE_KINDS: Final = frozenset(
    {
        "joined", "left", "renamed", "avatar", "seats", "settings", "host", "muted", "nonce", "undo-asked",
        "undo-agreed", "undo-refused", "removal-asked", "removal-agreed", "removal-refused", "away", "back",
        "chat", "erased",
    }
)  # fmt: skip
"""Events beside the game."""
COUNTED_KINDS: Final = ASIDE_KINDS | {"undone"}
"""Events that a person may cause without end."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """The limits of a room's log."""

    events: int = 20_000
    asides: int = 5000

    def is_worn_out(self, room: Room) -> bool:
        """Has the room had as many games as it may? Then it can only be closed."""
        return room.seq - room.asides >= self.events

    def check(self, room: Room, decision: RoomDecision) -> None:
        """Refuse an event that a log has no place for."""
        event, person = decision.event, decision.person
        if event["kind"] == "joined" and event["seat"] is not None:
            is_full = len(room.people) >= ARRIVALS * self.asides
        elif event["kind"] not in COUNTED_KINDS:
            is_full = event["kind"] != "closed" and self.is_worn_out(room)
        elif person is None:  # a clock or a succession, which no one can cause at will
            is_full = False
        else:
            is_full = self._has_said_enough(room, person)
        if is_full:
            raise Refusal("room-worn-out")

    def _has_said_enough(self, room: Room, person: str) -> bool:
        found = room.person(person)
        if found is None or found.seat is None:
            return room.asides >= self.asides
        return room.asides_of.get(person, 0) >= self.asides // TABLE_SHARE
