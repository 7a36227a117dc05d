"""Rooms and games begin, begin again, and end; and who is host then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from happycity.game.fair_shuffle import commitment
from happycity.rooms.decide.senders import player
from happycity.rooms.decision import Beside, RoomDecision
from happycity.rooms.people import AWAY, BOT, HUMAN, OPEN, Seat, Settings, seat_payloads
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED, LOBBY, OVER
from happycity.rooms.room_game import Deal, RoomGame
from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from happycity.rooms.commands import RoomCommand
    from happycity.rooms.room import Room
    from happycity.rooms.room_game import DealBase
    from happycity.schema import room_events as log
    from happycity.schema import socket as wire
    from happycity.schema.game import Options


def check_lobby(room: Room) -> None:
    """Refuse what can be done only before a game."""
    if room.status != LOBBY:
        raise Refusal("not-in-lobby")


def decide_created(
    room: Room, options: Options, settings: Settings, seats: Sequence[Seat], at: int
) -> RoomDecision:
    """Open a new room; its deal is already chosen."""
    event: log.RoomCreated = {
        **room.head(at, game=1), "kind": "created", "options": options, "settings": settings.to_payload(),
        "seats": seat_payloads(seats), "commitment": commitment(f"{room.id}/1", room.deal.secret),
    }  # fmt: skip
    return RoomDecision(event, beside=Beside(deal=room.deal))


def decide_start(room: Room, at: int) -> RoomDecision:
    """Deal. The seed follows from the secret and the nonces of the humans in the order of their seats."""
    check_lobby(room)
    if any(seat.kind == OPEN for seat in room.seats):
        raise Refusal("seats-open")
    nonces = [room.fair["nonces"].get(seat.person) for seat in room.seats if seat.person is not None]
    event: log.GameStarted = {
        **room.head(at), "kind": "started", "rules": RULES_VERSION, "players": room.names(),
        "nonces": [nonce for nonce in nonces if nonce], "fair": room.fair["game"], "setup": None, "branch": None,
        "events": [],
    }  # fmt: skip
    play = RoomGame(room.deal, room.options, event)
    setup = play.game.record().get("setup")
    event["setup"] = {"specials": setup["specials"]} if setup else None
    event["branch"] = {"at": play.first} if play.first else None
    event["events"] = play.game.events if not play.first else []
    return RoomDecision(event, room.host)


def decide_rematch(room: Room, command: RoomCommand[wire.RematchMessage]) -> RoomDecision:
    """Open a lobby for the next game of the same people. Its script needs a lesson's setup; a pack stays too."""
    if room.status != OVER:
        raise Refusal("not-over")
    person = player(room, command)
    number = room.number + 1
    base = room.deal.base or {}
    kept: DealBase | None = {"pack": base["pack"]} if "pack" in base else None
    deal = Deal(command.secret, base if room.settings.lesson is not None else kept)
    event: log.Rematch = {
        **room.head(command.at, number), "kind": "rematch", "person": person,
        "seats": seat_payloads(_rematch_seats(room)),
        "commitment": commitment(f"{room.id}/{number}", deal.secret),
    }  # fmt: skip
    return RoomDecision(event, person, Beside(deal=deal))


def _rematch_seats(room: Room) -> list[Seat]:
    """People who are here keep their seats, bots keep theirs, the others are open."""
    seats = []
    for seat in room.seats:
        person = room.person(seat.person)
        if person is not None:
            seats.append(Seat(HUMAN, person.id, person.name))
        else:
            seats.append(Seat.of_bot(seat.bot) if seat.kind == BOT and seat.bot else Seat())
    return seats


def decide_closed(
    room: Room, reason: Literal["host", "operator", "worn-out"], at: int, person: str | None = None
) -> RoomDecision:
    """Close the room for good."""
    event: log.RoomClosed = {**room.head(at), "kind": "closed", "reason": reason}
    return RoomDecision(event, person)


def decide_succession(room: Room, present: frozenset[str], at: int) -> RoomDecision | None:
    """Choose a new host if the host has left: somebody who is here, else any human with a seat."""
    host = room.person(room.host)
    is_gone = host is None or (host.seat is not None and room.seats[host.seat].kind == AWAY)
    if not is_gone or room.status == CLOSED or not room.people:
        return None
    others = [person.id for person in room.humans() if person.id != room.host]
    heir = next((person for person in others if person in present), others[0] if others else None)
    return None if heir is None else _new_host(room, heir, at)


def decide_heir(room: Room, present: frozenset[str], at: int) -> RoomDecision | None:
    """Replace a host who has been absent for long by somebody who is here."""
    heirs = [person.id for person in room.humans() if person.id in present and person.id != room.host]
    if not heirs or room.host in present:
        return None
    return _new_host(room, heirs[0], at)


def _new_host(room: Room, person: str, at: int) -> RoomDecision:
    event: log.HostChanged = {**room.head(at), "kind": "host", "person": person, "reason": "gone"}
    return RoomDecision(event)
