"""Who is in a room, where they sit, and what the room agreed on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from happycity.rooms.refusal import Refusal
from happycity.schema.validate import Json

OPEN: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"
AWAY: Final = "away"

ANY_TIME: Final = ("pace", "hints", "chat", "public")
"""Settings that the host may change while a game runs."""
RANGES: Final = {"clock": (2, 14 * 24 * 3600), "pace": (0, 10_000)}


@dataclass(slots=True)
class Person:
    """Somebody who joined."""

    id: str
    name: str
    seat: int | None = None
    role: str = "player"
    program: bool = False
    muted: bool = False
    gone: bool = False

    def to_json(self) -> Json:
        """As clients read it."""
        return {name: getattr(self, name) for name in self.__slots__}


@dataclass(slots=True)
class Seat:
    """A place at the table. `away`: it is a person's, and a bot plays there until they return."""

    kind: str = OPEN
    person: str | None = None
    name: str | None = None
    bot: str | None = None

    def to_json(self, number: int) -> Json:
        """As clients read it."""
        return {"seat": number, "kind": self.kind, "person": self.person, "name": self.name, "bot": self.bot}

    @classmethod
    def of_bot(cls, bot: str) -> Seat:
        """A seat for a bot from the start."""
        return cls(BOT, None, f"bot:{bot}", bot)

    @classmethod
    def from_json(cls, words: Json) -> Seat:
        """As the log tells it."""
        return cls(words["kind"], words["person"], words["name"], words["bot"])


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

    def to_json(self) -> Json:
        """As clients read it."""
        return {name: getattr(self, name) for name in self.__slots__}

    def changed(self, words: object, bots: tuple[str, ...], running: bool = False) -> Settings:
        """These settings with a host's changes."""
        if not isinstance(words, dict):
            raise Refusal("bad-settings", field="settings")
        known = self.to_json()
        for field, value in words.items():
            if field not in known or field in {"lesson", "pass_and_play"}:
                raise Refusal("bad-settings", field=str(field)[:40])
            if running and field not in ANY_TIME and value != known[field]:
                raise Refusal("not-in-lobby")
            _check(field, value, bots)
        return replace(self, **words)


def _check(field: str, value: object, bots: tuple[str, ...]) -> None:
    if field == "clock" and value is None:
        return
    if field in RANGES:
        low, high = RANGES[field]
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Refusal("bad-settings", field=field, low=low, high=high)
    elif field == "bot":
        check_bot(value, bots)
    elif not isinstance(value, bool):
        raise Refusal("bad-settings", field=field)


def check_bot(value: object, bots: tuple[str, ...]) -> str:
    """A bot of ours by its name; programs and Python files are never taken from the network."""
    if not isinstance(value, str) or value not in bots:
        raise Refusal("no-such-bot", value=str(value)[:40], expected=" | ".join(bots))
    return value
