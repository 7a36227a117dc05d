"""People: they join, leave, come back, talk, and add to the shuffle."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from happycity.game.fair_shuffle import is_nonce
from happycity.rooms.avatars import default_avatar, free_avatar
from happycity.rooms.clock import resumed_since
from happycity.rooms.decide.senders import player, speaker
from happycity.rooms.decision import Beside, RoomDecision, SeatKey
from happycity.rooms.people import AWAY, HUMAN, OPEN
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED, LOBBY, PLAYING
from happycity.rooms.sanitize import clean_chat, clean_name

if TYPE_CHECKING:
    from happycity.rooms.commands import RoomCommand
    from happycity.rooms.room import Room
    from happycity.schema import room_events as log
    from happycity.schema import socket as wire
    from happycity.schema.room import Avatar

MAX_SPECTATORS: Final = 200
"""People without a seat. Seats are kept for those who play."""
AwayReason = Literal["left", "pause", "clock", "host"]


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """Somebody who wants to sit down or to watch."""

    name: str | None = None
    seat: int | None = None
    role: str | None = None
    nonce: str | None = None
    program: bool = False
    avatar: Avatar | None = None


def check_introduction(request: JoinRequest) -> tuple[str, str | None]:
    """Check the name and the nonce of somebody who joins, whatever the room."""
    if request.nonce is not None and not is_nonce(request.nonce):
        raise Refusal("bad-nonce")
    return clean_name(request.name), request.nonce


def decide_join(room: Room, request: JoinRequest, key: str, at: int) -> RoomDecision:
    """Sit down or watch. `key` then speaks for the new person."""
    if room.status == CLOSED:
        raise Refusal("closed")
    number = _seat_for(room, request)
    if number is None and not _has_place_to_watch(room):
        raise Refusal("room-full")
    name, nonce = check_introduction(request)
    person = f"p{len(room.people) + 1}"
    avatar = free_avatar(room, request.avatar) if request.avatar else default_avatar(room, person)
    event: log.PersonJoined = {
        **room.head(at), "kind": "joined", "person": person, "name": _free_name(room, name), "seat": number,
        "program": request.program, "nonce": nonce if room.status == LOBBY and number is not None else None,
        "avatar": avatar,
    }  # fmt: skip
    return RoomDecision(event, person, Beside(new_key=SeatKey(key, person, at)))


def _has_place_to_watch(room: Room) -> bool:
    watching = sum(not person.gone and person.seat is None for person in room.people.values())
    return room.settings.spectators and watching < MAX_SPECTATORS


def _seat_for(room: Room, request: JoinRequest) -> int | None:
    """The seat asked for, else the first open one; None for a spectator."""
    if request.role == "spectator":
        return None
    free = [number for number, seat in enumerate(room.seats) if seat.kind == OPEN]
    if request.seat is not None:
        if request.seat not in free:
            raise Refusal("seat-taken")
        return request.seat
    if not free and room.status == LOBBY and request.role == "player":
        raise Refusal("room-full")
    return free[0] if free and room.status in {LOBBY, PLAYING} else None


def _free_name(room: Room, name: str, person: str | None = None) -> str:
    """The name, followed by a number if somebody else here has it."""
    taken = {other.name.casefold() for other in room.people.values() if not other.gone and other.id != person}
    if name.casefold() not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, len(taken) + 3) if f"{name} {n}".casefold() not in taken)


def decide_leave(room: Room, command: RoomCommand[wire.PresenceMessage]) -> RoomDecision:
    """Leave: the seat is given up, or while a game runs kept warm by a bot."""
    person = speaker(room, command)
    seat = room.people[person].seat
    if room.status == PLAYING and seat is not None:
        return decide_away(room, seat, "left", command.at, person)
    event: log.PersonLeft = {**room.head(command.at), "kind": "left", "person": person, "reason": "left"}
    return RoomDecision(event, person)


def decide_away(
    room: Room, seat: int, reason: AwayReason, at: int, person: str | None = None
) -> RoomDecision:
    """Let a bot play for somebody."""
    absent = room.seats[seat].person
    if room.seats[seat].kind != HUMAN or absent is None:
        raise Refusal("not-playing")
    event: log.PersonAway = {
        **room.head(at), "kind": "away", "person": absent, "seat": seat, "reason": reason,
        "bot": room.settings.bot,
    }  # fmt: skip
    return RoomDecision(event, person)


def decide_pause(room: Room, command: RoomCommand[wire.PresenceMessage]) -> RoomDecision:
    """Go away on purpose: unlike after `leave`, a new connection does not mean that one is back."""
    person = player(room, command)
    seat = room.people[person].seat
    if room.status != PLAYING or seat is None:
        raise Refusal("not-playing")
    return decide_away(room, seat, "pause", command.at, person)


def decide_back(room: Room, command: RoomCommand[wire.PresenceMessage]) -> RoomDecision:
    """Take one's seat again."""
    for number, seat in enumerate(room.seats):
        if seat.kind == AWAY and seat.person is not None and seat.person in command.people:
            return _take_back(room, number, seat.person, command.at)
    raise Refusal("not-away")


def decide_return(room: Room, people: frozenset[str], at: int) -> RoomDecision | None:
    """Give people who connect again a seat back from the bot, unless they said that they are away."""
    for number, seat in enumerate(room.seats):
        if seat.kind == AWAY and seat.person is not None and seat.person in people - room.pausing:
            return _take_back(room, number, seat.person, at)
    return None


def _take_back(room: Room, number: int, person: str, at: int) -> RoomDecision:
    event: log.PersonBack = {
        **room.head(at), "kind": "back", "person": person, "seat": number, "since": resumed_since(room, number),
    }  # fmt: skip
    return RoomDecision(event, person)


def decide_chat(room: Room, command: RoomCommand[wire.ChatMessage]) -> RoomDecision:
    """Say a line of chat."""
    person = speaker(room, command)
    if not room.settings.chat:
        raise Refusal("chat-off")
    if room.people[person].muted:
        raise Refusal("muted")
    text = clean_chat(command.message["text"])
    event: log.Chat = {**room.head(command.at), "kind": "chat", "person": person, "text": text}
    return RoomDecision(event, person)


def decide_rename(room: Room, command: RoomCommand[wire.RenameMessage]) -> RoomDecision:
    """Take another name."""
    person = speaker(room, command)
    name = _free_name(room, clean_name(command.message["name"]), person)
    event: log.PersonRenamed = {**room.head(command.at), "kind": "renamed", "person": person, "name": name}
    return RoomDecision(event, person)


def decide_avatar(room: Room, command: RoomCommand[wire.AvatarMessage]) -> RoomDecision:
    """Take another face or colour."""
    person = speaker(room, command)
    avatar = free_avatar(room, command.message["avatar"], person)
    event: log.AvatarChanged = {**room.head(command.at), "kind": "avatar", "person": person, "avatar": avatar}
    return RoomDecision(event, person)


def decide_nonce(room: Room, command: RoomCommand[wire.NonceMessage]) -> RoomDecision:
    """Add to the shuffle."""
    if room.status != LOBBY:
        raise Refusal("not-in-lobby")
    nonce = command.message["nonce"]
    if not is_nonce(nonce):
        raise Refusal("bad-nonce")
    person = player(room, command)
    event: log.NonceGiven = {**room.head(command.at), "kind": "nonce", "person": person, "nonce": nonce}
    return RoomDecision(event, person)
