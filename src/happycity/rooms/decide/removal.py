"""Removing somebody from the room. From a running game nobody is removed without the other players' consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.decision import Beside, RoomDecision
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import PLAYING

if TYPE_CHECKING:
    from happycity.rooms.commands import RoomCommand
    from happycity.rooms.room import Room
    from happycity.schema import room_events as log
    from happycity.schema import socket as wire


def decide_removal(room: Room, command: RoomCommand[wire.HostMessage], whom: str) -> RoomDecision:
    """Remove somebody, or ask the other players whether they agree. The host's own seats have no voice."""
    assert room.host is not None
    if whom == room.host:
        raise Refusal("not-allowed")
    if room.status != PLAYING or room.people[whom].seat is None:
        return _removed(room, whom, command.at, room.host)
    if room.voters_left():
        raise Refusal("removal-waiting")
    voters = [each.id for each in room.humans() if each.id != whom and each.id not in command.people]
    if not voters:
        raise Refusal("nobody-to-agree")
    asked: log.RemovalAsked = {
        **room.head(command.at), "kind": "removal-asked", "person": room.host, "whom": whom, "voters": voters,
    }  # fmt: skip
    return RoomDecision(asked, room.host)


def decide_removal_answer(room: Room, command: RoomCommand[wire.RemovalAnswerMessage]) -> RoomDecision:
    """Agree to a removal, or refuse it."""
    waiting = room.voters_left()
    own = [person for person in waiting if person in command.people]
    if room.removal is None or not own:
        raise Refusal("no-removal-asked")
    agrees = command.message["agree"]
    if agrees and waiting == own:
        return _removed(room, room.removal["whom"], command.at, own[0])
    answer: log.RemovalAnswered = {
        **room.head(command.at), "kind": "removal-agreed" if agrees else "removal-refused", "person": own[0],
        "whom": room.removal["whom"],
    }  # fmt: skip
    return RoomDecision(answer, own[0])


def decide_pending_removal(room: Room, at: int) -> RoomDecision | None:
    """Grant a removal to which all agreed who are still here. At least one of them must have."""
    if room.removal is None or not room.removal["agreed"] or room.voters_left():
        return None
    return _removed(room, room.removal["whom"], at)


def _removed(room: Room, whom: str, at: int, person: str | None = None) -> RoomDecision:
    left: log.PersonLeft = {**room.head(at), "kind": "left", "person": whom, "reason": "removed"}
    return RoomDecision(left, person, Beside(revoked_person=whom))
