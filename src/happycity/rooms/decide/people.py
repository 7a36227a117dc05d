"""People: they join, leave, come back, talk, and add to the shuffle."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Executable, insert

from happycity.game.fair_shuffle import is_nonce
from happycity.rooms.commands import RoomCommand, RoomDecision
from happycity.rooms.people import AWAY, HUMAN, OPEN
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED, LOBBY, PLAYING, Room
from happycity.rooms.sanitize import clean_chat, clean_name
from happycity.schema.validate import Json
from happycity.store.tables import seat_keys

MOST_PEOPLE: Final = 200


def decide_join(room: Room, words: Json, key: str, at: int) -> RoomDecision:
    """Sit down or watch."""
    if room.status == CLOSED:
        raise Refusal("closed")
    if sum(not person.gone for person in room.people.values()) >= MOST_PEOPLE:
        raise Refusal("room-full")
    number = _seat_for(room, words)
    if number is None and not room.settings.spectators:
        raise Refusal("room-full")
    name, nonce = introduction(words)
    person = f"p{len(room.people) + 1}"
    body = {
        "person": person,
        "name": free_name(room, name),
        "seat": number,
        "program": bool(words.get("program")),
        "nonce": nonce if room.status == LOBBY and number is not None else None,
    }
    also: list[Executable] = [insert(seat_keys).values(key=key, room=room.id, person=person, created=at)]
    return RoomDecision("joined", body, person, also=also)


def introduction(words: Json) -> tuple[str, str | None]:
    """The name and the nonce of somebody who joins; refused if they are none, whatever the room."""
    nonce = words.get("nonce")
    if nonce is not None and not is_nonce(nonce):
        raise Refusal("bad-nonce")
    return clean_name(words.get("name")), nonce


def _seat_for(room: Room, words: Json) -> int | None:
    """The seat somebody gets who joins: the one asked for, else the first open one; None for a spectator."""
    if words.get("role") == "spectator":
        return None
    free = [number for number, seat in enumerate(room.seats) if seat.kind == OPEN]
    wanted = words.get("seat")
    if wanted is not None:
        if wanted not in free:
            raise Refusal("seat-taken")
        return int(wanted)
    if not free and room.status == LOBBY and words.get("role") == "player":
        raise Refusal("room-full")
    return free[0] if free and room.status in {LOBBY, PLAYING} else None


def free_name(room: Room, name: str, person: str | None = None) -> str:
    """The name, with a number behind it if somebody here other than this person is called so already."""
    taken = {other.name.casefold() for other in room.people.values() if not other.gone and other.id != person}
    if name.casefold() not in taken:
        return name
    return next(f"{name} {n}" for n in range(2, MOST_PEOPLE + 3) if f"{name} {n}".casefold() not in taken)


def decide_leave(wish: RoomCommand) -> RoomDecision:
    """Leave: the seat is given up, or while a game runs kept warm by a bot."""
    room = wish.room
    person = wish.speaker()
    seat = room.people[person].seat
    if room.status == PLAYING and seat is not None:
        return decide_away(room, seat, "left", person)
    return RoomDecision("left", {"person": person, "reason": "left"}, person)


def decide_away(room: Room, seat: int, reason: str, person: str | None = None) -> RoomDecision:
    """A bot plays for somebody."""
    if room.seats[seat].kind != HUMAN:
        raise Refusal("not-playing")
    body = {"person": room.seats[seat].person, "seat": seat, "reason": reason, "bot": room.settings.bot}
    return RoomDecision("away", body, person)


def decide_pause(wish: RoomCommand) -> RoomDecision:
    """Go away for a while and say so: unlike after `leave`, a connection found again does not mean that one is back."""
    room = wish.room
    person = wish.player()
    seat = room.people[person].seat
    if room.status != PLAYING or seat is None:
        raise Refusal("not-playing")
    return decide_away(room, seat, "pause", person)


def decide_back(wish: RoomCommand) -> RoomDecision:
    """Take one's seat again."""
    for number, seat in enumerate(wish.room.seats):
        if seat.kind == AWAY and seat.person is not None and seat.person in wish.people:
            return decide_return(wish.room, number)
    raise Refusal("not-away")


def decide_return(room: Room, number: int) -> RoomDecision:
    """The person of a seat takes it back from the bot."""
    person = room.seats[number].person
    return RoomDecision("back", {"person": person, "seat": number, "since": room.since_back(number)}, person)


def decide_chat(wish: RoomCommand) -> RoomDecision:
    """A line of chat."""
    person = wish.speaker()
    if not wish.room.settings.chat:
        raise Refusal("chat-off")
    if wish.room.people[person].muted:
        raise Refusal("muted")
    return RoomDecision("chat", {"person": person, "text": clean_chat(wish.words.get("text"))}, person)


def decide_rename(wish: RoomCommand) -> RoomDecision:
    """Another name."""
    person = wish.speaker()
    name = free_name(wish.room, clean_name(wish.words.get("name")), person)
    return RoomDecision("renamed", {"person": person, "name": name}, person)


def decide_nonce(wish: RoomCommand) -> RoomDecision:
    """A player's part in the shuffle."""
    if wish.room.status != LOBBY:
        raise Refusal("not-in-lobby")
    nonce = wish.words.get("nonce")
    if not is_nonce(nonce):
        raise Refusal("bad-nonce")
    person = wish.player()
    return RoomDecision("nonce", {"person": person, "nonce": nonce}, person)
