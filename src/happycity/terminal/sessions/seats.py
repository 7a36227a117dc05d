"""Who sits where: people by name, bots by the name that makes them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from happycity import i18n
from happycity.bots.names import PYTHON_CLASS, parse
from happycity.errors import BadOptions, BadRecord
from happycity.terminal.sessions import saves

BOT_PREFIX: Final = "bot:"
DEFAULT_BOT: Final = "normal"
MAX_NAME_LENGTH: Final = 24
MAYORS: Final = ("Ada", "Bruno", "Chloé", "Dario", "Edda")
"""The names of bots, by seat."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A person, or a bot by the name that makes it."""

    name: str
    bot: str | None = None

    @property
    def record_name(self) -> str:
        """The player's name in a record."""
        return self.name if self.bot is None else BOT_PREFIX + self.bot

    @property
    def bot_label(self) -> str:
        """The bot's name for people: a file without its folder."""
        python = PYTHON_CLASS.fullmatch(self.bot or "")
        return f"{Path(python['path']).name}:{python['name']}" if python else self.bot or ""

    @property
    def is_foreign_bot(self) -> bool:
        """Is it somebody else's bot, which needs a program of its own?"""
        return self.bot is not None and parse(self.bot).kind != "built-in"


def parse_seats(names: Sequence[str]) -> list[Seat]:
    """Read the names in a record: `bot:greedy` is a bot, anything else a person."""
    return [
        Seat(MAYORS[index % len(MAYORS)], name.removeprefix(BOT_PREFIX))
        if name.startswith(BOT_PREFIX)
        else Seat(name)
        for index, name in enumerate(names)
    ]


def seats_of_record(names: Sequence[str], players: int, locale: str = i18n.DEFAULT) -> list[Seat]:
    """Read the seats of a record. If it names nobody, one person plays against bots."""
    names = list(names) or [i18n.text("player-seat", locale, number=1)]
    names += [f"{BOT_PREFIX}{DEFAULT_BOT}"] * (players - len(names))
    return parse_seats(names[:players])


def check_seats(seats: Sequence[Seat]) -> None:
    """Refuse names that cannot be told apart, and bots that do not exist."""
    check_bots(seats)
    names = [seat.name for seat in seats if seat.bot is None]
    for name in names:
        if not name or len(name) > MAX_NAME_LENGTH or not name.isprintable():
            raise BadOptions("bad-player-name", value=name, most=MAX_NAME_LENGTH)
    duplicate = next((name for name in names if names.count(name) > 1), None)
    if duplicate is not None:
        raise BadOptions("same-player-name", value=duplicate)


def check_bots(seats: Sequence[Seat]) -> None:
    """Refuse unknown bots and missing files. No program starts before its first decision."""
    from happycity import bots

    for seat in seats:
        if seat.bot is not None and seat.is_foreign_bot:
            bots.make(seat.bot)


def check_trust(seats: Sequence[Seat], file: Path) -> None:
    """Refuse a shared file that would start programs: its author chose the command."""
    for seat in seats:
        if seat.bot is not None and seat.is_foreign_bot and not saves.is_own(file):
            bot = seat.bot if seat.bot.isprintable() else ascii(seat.bot)  # no character may hide
            raise BadRecord("untrusted-bot", file=str(file), bot=bot)
