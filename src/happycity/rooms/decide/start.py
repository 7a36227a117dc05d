"""Games begin, and begin again: the deal, the rematch, and who is host then."""

from __future__ import annotations

import json

from sqlalchemy import Executable, insert

from happycity.game.fair_shuffle import commitment, fresh_secret
from happycity.rooms.commands import RoomCommand, RoomDecision
from happycity.rooms.people import AWAY, BOT, HUMAN, OPEN, Seat
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED, LOBBY, OVER, Room
from happycity.rooms.room_game import Deal, RoomGame
from happycity.schema.validate import Json
from happycity.store.tables import deals
from happycity.version import RULES_VERSION


def in_lobby(room: Room) -> None:
    """Refuse what can be done only before a game."""
    if room.status != LOBBY:
        raise Refusal("not-in-lobby")


def decide_start(room: Room) -> RoomDecision:
    """Deal. The seed follows from the secret and the nonces of the humans in the order of their seats."""
    in_lobby(room)
    if any(seat.kind == OPEN for seat in room.seats):
        raise Refusal("seats-open")
    assert room.deal is not None
    given = [room.fair["nonces"].get(seat.person) for seat in room.seats if seat.person is not None]
    started: Json = {
        "rules": RULES_VERSION,
        "players": room.names(),
        "nonces": [nonce for nonce in given if nonce],
        "fair": room.fair["game"],
        "setup": None,
    }
    play = RoomGame(room.deal, room.options, started)
    setup = play.game.record()["setup"]
    started["setup"] = {"specials": setup["specials"]} if setup else None
    started["branch"] = {"at": play.first} if play.first else None
    started["events"] = play.game.events if not play.first else []
    return RoomDecision("started", started, room.host)


def decide_rematch(wish: RoomCommand) -> RoomDecision:
    """A new game for the same people, in the same room; a lesson has the same setup again, as its script needs it."""
    room = wish.room
    if room.status != OVER:
        raise Refusal("not-over")
    person = wish.player()
    seats = []
    for seat in room.seats:
        here = room.person(seat.person)
        if here is not None:
            seats.append(Seat(HUMAN, here.id, here.name))
        else:
            seats.append(Seat.of_bot(seat.bot) if seat.kind == BOT and seat.bot else Seat())
    number = room.number + 1
    assert room.deal is not None
    deal = Deal(fresh_secret(), room.deal.base if room.settings.lesson is not None else None)
    body = {
        "person": person,
        "seats": [seat.to_json(n) for n, seat in enumerate(seats)],
        "commitment": commitment(f"{room.id}/{number}", deal.secret),
    }
    kept: list[Executable] = [insert(deals).values(deal_row(room.id, number, deal))]
    return RoomDecision("rematch", body, person, number, kept, deal)


def deal_row(room: str, number: int, deal: Deal) -> Json:
    """What only the server knows, as it is kept."""
    base = None if deal.base is None else json.dumps(deal.base)
    return {"room": room, "game": number, "secret": deal.secret, "base": base}


def decide_succession(room: Room, present: frozenset[str]) -> RoomDecision | None:
    """A new host if the host has left: somebody who is here, else any human with a seat."""
    host = room.person(room.host)
    gone = host is None or (host.seat is not None and room.seats[host.seat].kind == AWAY)
    if not gone or room.status == CLOSED or not room.people:
        return None
    others = [person.id for person in room.humans() if person.id != room.host]
    heir = next((person for person in others if person in present), others[0] if others else None)
    return None if heir is None else RoomDecision("host", {"person": heir, "reason": "gone"})
