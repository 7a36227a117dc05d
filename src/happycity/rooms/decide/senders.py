"""Who a command comes from: one of the people that its sender may speak for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.rooms.commands import RoomCommand
    from happycity.rooms.room import Room
    from happycity.schema.socket import RoomMessage


def speaker(room: Room, command: RoomCommand[RoomMessage]) -> str:
    """A person in the room."""
    for person in command.people:
        if room.person(person) is not None:
            return person
    raise Refusal("no-seat")


def player(room: Room, command: RoomCommand[RoomMessage]) -> str:
    """A person with a seat."""
    for person in command.people:
        found = room.person(person)
        if found is not None and found.seat is not None:
            return person
    raise Refusal("no-seat")
