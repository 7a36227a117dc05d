"""People, their seats, and the settings of a room."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.schema.room import Avatar, Place
    from happycity.schema.room import Person as PersonPayload
    from happycity.schema.room import Settings as SettingsPayload

SeatKind = Literal["open", "human", "bot", "away"]
OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"
AWAY: Final = "away"

CHANGEABLE_WHILE_PLAYING: Final = ("pace", "hints", "chat", "public")
RANGES: Final = {"clock": (2, 14 * 24 * 3600), "pace": (0, 10_000)}


@dataclass(slots=True)
class Person:
    """Somebody who joined."""

    id: str
    name: str
    avatar: Avatar
    seat: int | None = None
    role: Literal["player", "spectator"] = "player"
    program: bool = False
    muted: bool = False
    gone: bool = False

    def to_payload(self) -> PersonPayload:
        """The person as clients read it."""
        return {
            "id": self.id, "name": self.name, "seat": self.seat, "role": self.role, "program": self.program,
            "muted": self.muted, "gone": self.gone, "avatar": self.avatar,
        }  # fmt: skip


@dataclass(slots=True)
class Seat:
    """A place at the table. `away`: it is a person's, and a bot plays there until they return."""

    kind: SeatKind = OPEN
    person: str | None = None
    name: str | None = None
    bot: str | None = None

    @classmethod
    def of_bot(cls, bot: str) -> Seat:
        """A bot's own seat."""
        return cls(BOT, None, f"bot:{bot}", bot)

    @classmethod
    def from_payload(cls, place: Place) -> Seat:
        """The seat that an event describes."""
        return cls(place["kind"], place["person"], place["name"], place["bot"])


def seat_payloads(seats: Iterable[Seat]) -> list[Place]:
    """Seats as events and clients read them."""
    return [
        {"seat": number, "kind": seat.kind, "person": seat.person, "name": seat.name, "bot": seat.bot}
        for number, seat in enumerate(seats)
    ]


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host decides besides the options of the game."""

    public: bool = False
    clock: int | None = None
    pace: int = 900
    hints: bool = True
    chat: bool = True
    undo: bool = True
    spectators: bool = True
    pass_and_play: bool = False
    lesson: str | None = None
    bot: str = "normal"

    @classmethod
    def from_payload(cls, payload: SettingsPayload) -> Settings:
        """The settings that an event describes."""
        return cls(**payload)

    def to_payload(self) -> SettingsPayload:
        """The settings as clients read them."""
        return {
            "public": self.public, "clock": self.clock, "pace": self.pace, "hints": self.hints, "chat": self.chat,
            "undo": self.undo, "spectators": self.spectators, "pass_and_play": self.pass_and_play,
            "lesson": self.lesson, "bot": self.bot,
        }  # fmt: skip

    def changed(self, changes: object, bots: tuple[str, ...], *, is_playing: bool = False) -> Settings:
        """These settings with a host's changes."""
        if not isinstance(changes, dict):
            raise Refusal("bad-settings", field="settings")
        settings = self
        for field, value in changes.items():
            change = CHANGES.get(field)
            if change is None:
                raise Refusal("bad-settings", field=str(field)[:40])
            if is_playing and field not in CHANGEABLE_WHILE_PLAYING and value != getattr(self, field):
                raise Refusal("not-in-lobby")
            settings = change(settings, value, bots)
        return settings


def check_bot(name: object, bots: tuple[str, ...]) -> str:
    """Return the name of a built-in bot; programs and Python files are never taken from the network."""
    if not isinstance(name, str) or name not in bots:
        raise Refusal("no-such-bot", value=str(name)[:40], expected=" | ".join(bots))
    return name


def _flag(field: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise Refusal("bad-settings", field=field)
    return value


def _number(field: str, value: object) -> int:
    low, high = RANGES[field]
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise Refusal("bad-settings", field=field, low=low, high=high)
    return value


def _seconds(field: str, value: object) -> int | None:
    return None if value is None else _number(field, value)


Change = Callable[[Settings, object, tuple[str, ...]], Settings]
CHANGES: Final[Mapping[str, Change]] = {
    "public": lambda settings, value, _: replace(settings, public=_flag("public", value)),
    "clock": lambda settings, value, _: replace(settings, clock=_seconds("clock", value)),
    "pace": lambda settings, value, _: replace(settings, pace=_number("pace", value)),
    "hints": lambda settings, value, _: replace(settings, hints=_flag("hints", value)),
    "chat": lambda settings, value, _: replace(settings, chat=_flag("chat", value)),
    "undo": lambda settings, value, _: replace(settings, undo=_flag("undo", value)),
    "spectators": lambda settings, value, _: replace(settings, spectators=_flag("spectators", value)),
    "bot": lambda settings, value, bots: replace(settings, bot=check_bot(value, bots)),
}
"""The settings that a host may change, each with its check. `lesson` and `pass_and_play` are not among them."""
