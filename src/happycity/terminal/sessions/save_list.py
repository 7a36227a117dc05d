"""Saved games as somebody chooses among them: which game, how far, who plays and when; a sentence for a damaged one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from happycity import i18n
from happycity.errors import HappyCityError
from happycity.game import records
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import seats_in
from happycity.terminal.sessions.saves import Damaged, Save

SOUND: Final = frozenset(
    {"file-unreadable", "untrusted-bot", "unknown-bot", "bad-budget", "no-bot-file", "no-bot-program"}
)
"""Errors that say themselves why a game cannot go on: the file is not damaged."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A saved game that can be opened."""

    save: Save
    options: Options
    players: list[str]
    round: int | None
    """How far it is; None once it is over."""


def unfinished() -> list[Save | Damaged]:
    """Every game to go on with, and every file that may have been one; the one played last first."""
    return [item for item in saves.found() if isinstance(item, Damaged) or not item.over]


def opened(items: Iterable[Save | Damaged]) -> tuple[list[Kept], list[Damaged]]:
    """Those that can be opened, and those that cannot. Only a replay shows whether a game can go on."""
    kept: list[Kept] = []
    damaged: list[Damaged] = []
    for item in items:
        if isinstance(item, Damaged):
            damaged.append(item)
            continue
        try:
            kept.append(look(item))
        except HappyCityError as error:
            damaged.append(Damaged(item.file, error))
    return kept, damaged


def look(save: Save) -> Kept:
    """What a saved game is about."""
    told = records.parse_record(save.record)
    return Kept(save, told.options, told.players, None if save.over else Game.from_record(save.record).round)


class Teller:
    """Tells about saved games in the reader's language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def say(self, message: str, /, **args: object) -> str:
        return i18n.text(f"terminal-{message}", self.locale, **args)

    def when(self, kept: Kept) -> str:
        """When it was played last."""
        return i18n.moment(kept.save.at, self.locale)

    def game(self, kept: Kept) -> str:
        """Which game it is, for how many, and how far."""
        options = kept.options
        return self.say(
            "shelf-game",
            mode=options.mode,
            grozilla="yes" if options.grozilla else "no",
            players=options.players,
            round=kept.round or 0,
        )

    def players(self, kept: Kept) -> str:
        """Who plays against whom; of a finished game, who got how many points."""
        seats = seats_in(kept.players, kept.options.players, self.locale)
        names = [
            seat.name
            if seat.bot is None
            else i18n.text("terminal-bot-name", self.locale, name=seat.name, bot=seat.label)
            for seat in seats
        ]
        result = kept.save.record.get("result")
        if isinstance(result, dict):
            return self.points(names, result)
        people = [name for name, seat in zip(names, seats, strict=True) if seat.bot is None]
        bots = [name for name, seat in zip(names, seats, strict=True) if seat.bot is not None]
        return (
            self.say("shelf-against", people=people, bots=bots)
            if people and bots
            else self.say("shelf-names", names=names)
        )

    def points(self, names: Sequence[str], result: dict[str, object]) -> str:
        """Everybody's points, the winners marked."""
        points, winners = result.get("points"), result.get("winners")
        if not isinstance(points, list) or not isinstance(winners, list):
            return self.say("shelf-names", names=names)
        told = zip(range(len(names)), names, points, strict=False)
        return ", ".join(f"{'★ ' if seat in winners else ''}{name} {count}" for seat, name, count in told)

    def line(self, kept: Kept) -> str:
        """All of it in one line."""
        return self.say("shelf-line", game=self.game(kept), players=self.players(kept), when=self.when(kept))

    def damaged(self, item: Damaged) -> str:
        """Why a save cannot be opened, in one sentence."""
        if item.error.code in SOUND:
            return i18n.describe(f"error-{item.error.code}", item.error.arguments, self.locale)
        newer = "yes" if item.error.code == "record-too-new" else "no"
        return self.say("shelf-damaged", file=str(item.file), newer=newer)
