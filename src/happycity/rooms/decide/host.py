"""What only the host may do."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from happycity.game.options import Options
from happycity.rooms.commands import RoomCommand, RoomDecision
from happycity.rooms.decide.people import decide_away
from happycity.rooms.decide.start import decide_start, in_lobby
from happycity.rooms.people import BOT, OPEN, Seat, check_bot
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import LOBBY, PLAYING
from happycity.schema.validate import Json
from happycity.store.tables import seat_keys


def decide_host(wish: RoomCommand) -> RoomDecision:
    """What only the host may do."""
    wish.host()
    do = wish.words.get("do")
    handler = HOST.get(do) if isinstance(do, str) else None
    if handler is None:
        raise Refusal("bad-message", field="do")
    return handler(wish)


def _seats(wish: RoomCommand, seats: Sequence[Seat], reason: str) -> RoomDecision:
    return RoomDecision(
        "seats",
        {"seats": [seat.to_json(n) for n, seat in enumerate(seats)], "reason": reason},
        wish.room.host,
    )


def host_fill(wish: RoomCommand) -> RoomDecision:
    """Put a bot on a seat, or on all open ones."""
    in_lobby(wish.room)
    bot = check_bot(wish.words.get("bot") or wish.room.settings.bot, wish.bots)
    seats = list(wish.room.seats)
    if wish.words.get("seat") is None:
        seats = [Seat.of_bot(bot) if seat.kind == OPEN else seat for seat in seats]
    else:
        number = _seat(wish, "seat")
        if seats[number].kind not in {OPEN, BOT}:
            raise Refusal("seat-taken")
        seats[number] = Seat.of_bot(bot)
    return _seats(wish, seats, "fill")


def host_empty(wish: RoomCommand) -> RoomDecision:
    """Send a bot away; while a game runs somebody may then take over from it."""
    number = _seat(wish, "seat")
    seats = list(wish.room.seats)
    if seats[number].kind != BOT:
        raise Refusal("seat-taken")
    seats[number] = Seat()
    return _seats(wish, seats, "empty")


def _seat(wish: RoomCommand, field: str) -> int:
    number = wish.number(field)
    if not 0 <= number < len(wish.room.seats):
        raise Refusal("no-such-seat", seat=number, last=len(wish.room.seats) - 1)
    return number


def _somebody(wish: RoomCommand) -> str:
    person = wish.words.get("person")
    if not isinstance(person, str) or wish.room.person(person) is None:
        raise Refusal("no-such-person")
    return person


def host_remove(wish: RoomCommand) -> RoomDecision:
    """Ask somebody to leave."""
    person = _somebody(wish)
    if person == wish.room.host:
        raise Refusal("not-allowed")
    statement = seat_keys.delete().where(seat_keys.c.room == wish.room.id, seat_keys.c.person == person)
    return RoomDecision("left", {"person": person, "reason": "removed"}, wish.room.host, also=[statement])


def host_swap(wish: RoomCommand) -> RoomDecision:
    """Let two seats change places."""
    in_lobby(wish.room)
    pair = wish.words.get("seats")
    known = range(len(wish.room.seats))
    if (
        not isinstance(pair, list)
        or [type(n) for n in pair] != [int, int]
        or not all(n in known for n in pair)
    ):
        raise Refusal("bad-message", field="seats")
    seats = list(wish.room.seats)
    one, other = pair
    seats[one], seats[other] = seats[other], seats[one]
    return _seats(wish, seats, "swap")


def host_shuffle(wish: RoomCommand) -> RoomDecision:
    """Let chance seat everybody."""
    in_lobby(wish.room)
    seats = list(wish.room.seats)
    random.SystemRandom().shuffle(seats)
    return _seats(wish, seats, "shuffle")


def host_start(wish: RoomCommand) -> RoomDecision:
    """Start the game."""
    return decide_start(wish.room)


def host_settings(wish: RoomCommand) -> RoomDecision:
    """Change what was agreed on."""
    room = wish.room
    settings = room.settings.changed(wish.words.get("settings") or {}, wish.bots, room.status != LOBBY)
    options = room.options
    body: Json = {"settings": settings.to_json(), "options": options}
    if wish.words.get("options") is not None:
        in_lobby(room)
        if room.settings.lesson is not None or (room.deal and room.deal.base):
            raise Refusal("not-allowed")
        options = Options.from_json(wish.words["options"]).to_json()
        body["options"] = options
        body["seats"] = [seat.to_json(n) for n, seat in enumerate(_resized(room.seats, options["players"]))]
    return RoomDecision("settings", body, room.host)


def _resized(seats: Sequence[Seat], players: int) -> list[Seat]:
    """More seats are open; fewer only if nobody has to stand up, open ones before bots."""
    kept = [seat for seat in seats if seat.person is not None]
    if len(kept) > players:
        raise Refusal("too-many-seated")
    result = list(seats)
    while len(result) > players:
        free = [number for number, seat in enumerate(result) if seat.person is None]
        open_first = [number for number in free if result[number].kind == OPEN] or free
        del result[open_first[-1]]
    return result + [Seat() for _ in range(players - len(result))]


def host_mute(wish: RoomCommand) -> RoomDecision:
    """Silence somebody's chat, or let them speak again."""
    person = _somebody(wish)
    return RoomDecision(
        "muted", {"person": person, "muted": wish.words.get("muted") is not False}, wish.room.host
    )


def host_pass(wish: RoomCommand) -> RoomDecision:
    """Make somebody else the host."""
    return RoomDecision("host", {"person": _somebody(wish), "reason": "passed"}, wish.room.host)


def host_away(wish: RoomCommand) -> RoomDecision:
    """Let a bot play for somebody whose connection is lost."""
    number = _seat(wish, "seat")
    if wish.room.status != PLAYING:
        raise Refusal("not-playing")
    person = wish.room.seats[number].person
    if person is not None and not wish.absent(person):
        raise Refusal("still-here")
    return decide_away(wish.room, number, "host", wish.room.host)


def host_close(wish: RoomCommand) -> RoomDecision:
    """Close the room for good."""
    return RoomDecision("closed", {"reason": "host"}, wish.room.host)


HOST: Final[dict[str, Callable[[RoomCommand], RoomDecision]]] = {
    "fill": host_fill,
    "empty": host_empty,
    "remove": host_remove,
    "swap": host_swap,
    "shuffle": host_shuffle,
    "start": host_start,
    "settings": host_settings,
    "mute": host_mute,
    "pass": host_pass,
    "away": host_away,
    "close": host_close,
}
