"""What only the host may do."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal

from happycity.game.options import Options
from happycity.rooms.decide.people import decide_away
from happycity.rooms.decide.removal import decide_removal
from happycity.rooms.decide.start import check_lobby, decide_closed, decide_start
from happycity.rooms.decision import RoomDecision
from happycity.rooms.people import BOT, OPEN, Seat, check_bot, seat_payloads
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import LOBBY, PLAYING

if TYPE_CHECKING:
    from happycity.rooms.commands import RoomCommand
    from happycity.rooms.room import Room
    from happycity.schema import room_events as log
    from happycity.schema.socket import HostMessage

    HostCommand = RoomCommand[HostMessage]


def decide_host(room: Room, command: HostCommand) -> RoomDecision:
    """Do what only the host may do."""
    if room.host is None or room.host not in command.people:
        raise Refusal("not-host")
    return HANDLERS[command.message["do"]](room, command)


def _reseat(
    room: Room, seats: Sequence[Seat], reason: Literal["fill", "empty", "swap", "shuffle"], at: int
) -> RoomDecision:
    event: log.SeatsChanged = {
        **room.head(at), "kind": "seats", "seats": seat_payloads(seats), "reason": reason,
    }  # fmt: skip
    return RoomDecision(event, room.host)


def _seat(room: Room, command: HostCommand) -> int:
    number = command.message.get("seat")
    if number is None:
        raise Refusal("bad-message", field="seat")
    if not 0 <= number < len(room.seats):
        raise Refusal("no-such-seat", seat=number, last=len(room.seats) - 1)
    return number


def _person(room: Room, command: HostCommand) -> str:
    person = command.message.get("person")
    if person is None or room.person(person) is None:
        raise Refusal("no-such-person")
    return person


def _fill(room: Room, command: HostCommand) -> RoomDecision:
    """Put a bot on a seat, or on all open ones."""
    check_lobby(room)
    bot = check_bot(command.message.get("bot") or room.settings.bot, command.bots)
    seats = list(room.seats)
    if command.message.get("seat") is None:
        seats = [Seat.of_bot(bot) if seat.kind == OPEN else seat for seat in seats]
    else:
        number = _seat(room, command)
        if seats[number].kind not in {OPEN, BOT}:
            raise Refusal("seat-taken")
        seats[number] = Seat.of_bot(bot)
    return _reseat(room, seats, "fill", command.at)


def _empty(room: Room, command: HostCommand) -> RoomDecision:
    """Send a bot away; while a game runs somebody may then take over from it."""
    number = _seat(room, command)
    seats = list(room.seats)
    if seats[number].kind != BOT:
        raise Refusal("seat-taken")
    seats[number] = Seat()
    return _reseat(room, seats, "empty", command.at)


def _remove(room: Room, command: HostCommand) -> RoomDecision:
    """Remove somebody from the room; from a running game only with the others' consent."""
    return decide_removal(room, command, _person(room, command))


def _swap(room: Room, command: HostCommand) -> RoomDecision:
    """Swap two seats."""
    check_lobby(room)
    pair = command.message.get("seats", [])
    if not all(number in range(len(room.seats)) for number in pair):
        raise Refusal("bad-message", field="seats")
    seats = list(room.seats)
    one, other = pair
    seats[one], seats[other] = seats[other], seats[one]
    return _reseat(room, seats, "swap", command.at)


def _shuffle(room: Room, command: HostCommand) -> RoomDecision:
    """Seat everybody at random, in an order that follows from the command's secret."""
    check_lobby(room)
    marks = [
        hashlib.sha256(f"{command.secret} {number}".encode()).digest() for number in range(len(room.seats))
    ]
    order = sorted(range(len(room.seats)), key=marks.__getitem__)
    return _reseat(room, [room.seats[number] for number in order], "shuffle", command.at)


def _start(room: Room, command: HostCommand) -> RoomDecision:
    """Start the game."""
    return decide_start(room, command.at)


def _settings(room: Room, command: HostCommand) -> RoomDecision:
    """Change settings, and in the lobby the options of the game."""
    changes = command.message.get("settings") or {}
    settings = room.settings.changed(changes, command.bots, is_playing=room.status != LOBBY)
    head = room.head(command.at)
    event: log.SettingsChanged = {
        "seq": head["seq"], "at": head["at"], "game": head["game"], "kind": "settings",
        "settings": settings.to_payload(), "options": room.options,
    }  # fmt: skip
    if command.message.get("options") is not None:
        check_lobby(room)
        if room.settings.lesson is not None or not room.deal.is_plain:
            raise Refusal("not-allowed")
        event["options"] = Options.from_json(command.message["options"]).to_json()
        event["seats"] = seat_payloads(_resized(room.seats, event["options"]["players"]))
    return RoomDecision(event, room.host)


def _resized(seats: Sequence[Seat], players: int) -> list[Seat]:
    """Add open seats, or remove open ones before those of bots; nobody has to stand up."""
    kept = [seat for seat in seats if seat.person is not None]
    if len(kept) > players:
        raise Refusal("too-many-seated")
    result = list(seats)
    while len(result) > players:
        free = [number for number, seat in enumerate(result) if seat.person is None]
        open_first = [number for number in free if result[number].kind == OPEN] or free
        del result[open_first[-1]]
    return result + [Seat() for _ in range(players - len(result))]


def _mute(room: Room, command: HostCommand) -> RoomDecision:
    """Silence somebody's chat, or allow it again."""
    event: log.PersonMuted = {
        **room.head(command.at), "kind": "muted", "person": _person(room, command),
        "muted": command.message.get("muted") is not False,
    }  # fmt: skip
    return RoomDecision(event, room.host)


def _pass(room: Room, command: HostCommand) -> RoomDecision:
    """Make somebody else the host."""
    event: log.HostChanged = {
        **room.head(command.at), "kind": "host", "person": _person(room, command), "reason": "passed",
    }  # fmt: skip
    return RoomDecision(event, room.host)


def _away(room: Room, command: HostCommand) -> RoomDecision:
    """Let a bot play for somebody whose connection is lost."""
    number = _seat(room, command)
    if room.status != PLAYING:
        raise Refusal("not-playing")
    person = room.seats[number].person
    if person is not None and person not in command.absent:
        raise Refusal("still-here")
    return decide_away(room, number, "host", command.at, room.host)


def _close(room: Room, command: HostCommand) -> RoomDecision:
    """Close the room."""
    return decide_closed(room, "host", command.at, room.host)


HANDLERS: Final[Mapping[str, Callable[[Room, HostCommand], RoomDecision]]] = {
    "fill": _fill,
    "empty": _empty,
    "remove": _remove,
    "swap": _swap,
    "shuffle": _shuffle,
    "start": _start,
    "settings": _settings,
    "mute": _mute,
    "pass": _pass,
    "away": _away,
    "close": _close,
}
