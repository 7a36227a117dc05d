"""Plans of new rooms: what a request asks for, checked before anything is created."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from happycity.game.options import Options
from happycity.rooms.decide import JoinRequest, check_introduction
from happycity.rooms.lessons import find_lesson
from happycity.rooms.people import Seat, Settings, check_bot
from happycity.rooms.records import branch_base
from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.rooms.room_game import DealBase
    from happycity.schema import game as schema
    from happycity.schema.room import Avatar

ME: Final = "me"
OPEN: Final = "open"


@dataclass(frozen=True, slots=True)
class RoomPlan:
    """A room to be created: `me`, `open` or a bot on each seat."""

    options: schema.Options
    settings: Settings
    wanted: Sequence[str]
    base: DealBase | None = None

    @property
    def seats(self) -> list[Seat]:
        """The seats before anybody has joined."""
        return [Seat() if each in {ME, OPEN} else Seat.of_bot(each) for each in self.wanted]

    @property
    def mine(self) -> list[int]:
        """The seats of the device that creates the room."""
        return [number for number, each in enumerate(self.wanted) if each == ME]

    @property
    def is_complete(self) -> bool:
        """Can the game start at once?"""
        return OPEN not in self.wanted


@dataclass(frozen=True, slots=True)
class Introduction:
    """What the people at the device that creates a room say about themselves."""

    name: str | None = None
    names: Sequence[str] = field(default_factory=list)
    nonce: str | None = None
    program: bool = False
    avatar: Avatar | None = None
    """Of the first of them."""


def plan_room(
    options: Mapping[str, object],
    seats: Sequence[str] | None,
    changes: Mapping[str, object],
    bots: tuple[str, ...],
) -> RoomPlan:
    """The plan of a room. A lesson among the settings decides everything but the pace of bots."""
    if changes.get("lesson") is not None:
        return _plan_lesson(changes["lesson"], changes, bots)
    chosen = Options.from_json(options)
    wanted = list(seats) if seats is not None else [ME]
    if len(wanted) > chosen.players:
        raise Refusal("bad-settings", field="seats", low=1, high=chosen.players)
    wanted = [each if each in {ME, OPEN} else check_bot(each.removeprefix("bot:"), bots) for each in wanted]
    wanted += [OPEN] * (chosen.players - len(wanted))
    if ME not in wanted:
        raise Refusal("bad-settings", field="seats")
    settings = Settings(pass_and_play=wanted.count(ME) > 1, bot="normal" if "normal" in bots else bots[-1])
    given = {name: value for name, value in changes.items() if name not in {"lesson", "pass_and_play"}}
    return RoomPlan(chosen.to_json(), settings.changed(given, bots), wanted)


def _plan_lesson(name: object, changes: Mapping[str, object], bots: tuple[str, ...]) -> RoomPlan:
    found = find_lesson(name)
    options = Options.from_json(found["options"]).to_json()
    settings = Settings(lesson=str(name), undo=False, hints=False, bot=found["bot"])
    settings = settings.changed({"pace": changes.get("pace", found["pace"])}, bots)
    wanted = [ME, *[found["bot"]] * (options["players"] - 1)]
    return RoomPlan(options, settings, wanted, {"setup": found["setup"]})


def plan_branch(
    record: Mapping[str, object],
    at: int,
    seat: int,
    bot: str,
    changes: Mapping[str, object],
    bots: tuple[str, ...],
    *,
    packs: bool = False,
) -> RoomPlan:
    """The plan of a room that goes on from a moment of a game, with bots on all other seats."""
    base, options = branch_base(record, at, packs=packs)
    players = options["players"]
    if seat >= players:
        raise Refusal("no-such-seat", seat=seat, last=players - 1)
    name = check_bot(bot, bots)
    settings = Settings(bot=name).changed(changes, bots)
    wanted = [ME if number == seat else name for number in range(players)]
    return RoomPlan(options, settings, wanted, base)


def plan_continuation(
    record: Mapping[str, object],
    at: int,
    seats: Sequence[str],
    changes: Mapping[str, object],
    bots: tuple[str, ...],
    *,
    packs: bool = False,
) -> RoomPlan:
    """The plan of a room that goes on from a moment of a game with the same people and bots on their seats."""
    base, options = branch_base(record, at, packs=packs)
    plan = plan_room(options, seats, changes, bots)
    if not plan.is_complete:
        raise Refusal("bad-settings", field="seats")
    return replace(plan, base=base)


def introduce(
    seats: Sequence[int], people: Introduction, default_name: Callable[[int], str]
) -> list[JoinRequest]:
    """The people who sit down at this device. Bad names and nonces are refused before a room is created."""
    requests = []
    for index, seat in enumerate(seats):
        name = people.names[index] if index < len(people.names) else people.name or default_name(seat)
        nonce, avatar = (people.nonce, people.avatar) if index == 0 else (None, None)
        request = JoinRequest(name, seat, nonce=nonce, program=people.program, avatar=avatar)
        check_introduction(request)
        requests.append(request)
    return requests
