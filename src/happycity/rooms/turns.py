"""Whose turn a room waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from happycity.rooms.people import HUMAN

if TYPE_CHECKING:
    from happycity.rooms.room import Room


@dataclass(frozen=True, slots=True)
class AwaitedTurn:
    """A person who must decide, and the turn in which they must."""

    person: str
    id: str
    """The same for all decisions of one person within one turn, also after an undo."""


def awaited_turn(room: Room) -> AwaitedTurn | None:
    """The turn that the room waits for; None if a bot decides, or nobody."""
    seat = room.deciding
    if seat is None or room.play is None or room.seats[seat].kind != HUMAN:
        return None
    person = room.person(room.seats[seat].person)
    if person is None:
        return None
    game = room.play.game
    return AwaitedTurn(person.id, f"{room.number}.{game.round}.{game.turn}.{seat}")
