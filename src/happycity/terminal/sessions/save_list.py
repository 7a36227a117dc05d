"""Saved games to choose among: which game, how far, who plays and when; one sentence for a damaged one."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from happycity import i18n
from happycity.errors import BadOptions, HappyCityError
from happycity.game import records
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.paths import expand_path
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.saves import DamagedSave, Save
from happycity.terminal.sessions.seats import seats_of_record

SELF_EXPLAINING: Final = frozenset(
    {
        "file-unreadable",
        "untrusted-bot",
        "pack-untrusted",
        "unknown-bot",
        "bad-budget",
        "no-bot-file",
        "no-bot-program",
    }
)
"""Errors that say themselves why a game cannot go on: the file is not damaged."""


@dataclass(frozen=True, slots=True)
class ListedSave:
    """A saved game that can be opened."""

    save: Save
    options: Options
    players: list[str]
    round: int | None
    """The present round; None once the game is over."""


def unfinished_saves() -> list[Save | DamagedSave]:
    """Every unfinished game and every damaged file, the latest first."""
    return [item for item in saves.iter_saves() if isinstance(item, DamagedSave) or not item.is_over]


def open_saves(items: Iterable[Save | DamagedSave]) -> tuple[list[ListedSave], list[DamagedSave]]:
    """Open saved games; return the good and the damaged ones. Only a replay shows whether a game can go on."""
    listed: list[ListedSave] = []
    damaged: list[DamagedSave] = []
    for item in items:
        if isinstance(item, DamagedSave):
            damaged.append(item)
            continue
        try:
            listed.append(open_save(item))
        except HappyCityError as error:
            damaged.append(DamagedSave(item.file, error))
    return listed, damaged


def open_save(save: Save) -> ListedSave:
    """Read what a saved game is about."""
    saved = records.parse_record(save.record, trust=True)  # it lies in our own folder
    current_round = None if save.is_over else Game.from_record(save.record, trust=True).round
    return ListedSave(save, saved.options, saved.players, current_round)


def resume_session(
    file: str | None,
    think_ms: int | None,
    locale: str = i18n.DEFAULT,
    *,
    trust: bool = False,
    save: bool = True,
) -> LocalSession:
    """Resume the game in a file, or the latest one. A damaged one is reported and skipped."""
    if file is not None:
        return LocalSession.resume(
            expand_path(file), save=save, think_ms=think_ms, locale=locale, trust=trust
        )
    for item in unfinished_saves():
        listed, damaged = open_saves([item])
        for each in damaged:
            print(SaveTexts(locale).damage(each), file=sys.stderr)
        if listed:
            return LocalSession.resume(listed[0].save.file, save=save, think_ms=think_ms, locale=locale)
    raise BadOptions("nothing-to-resume", folder=str(saves.saves_folder()))


class SaveTexts:
    """Saved games in the reader's language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale

    def say(self, message: str, /, **args: object) -> str:
        return i18n.text(f"terminal-{message}", self.locale, **args)

    def date(self, listed: ListedSave) -> str:
        """When it was played last."""
        return i18n.moment(listed.save.at, self.locale)

    def game(self, listed: ListedSave) -> str:
        """Mode, players and round."""
        options = listed.options
        return self.say(
            "shelf-game",
            mode=options.mode,
            grozilla="yes" if options.grozilla else "no",
            players=options.players,
            round=listed.round or 0,
        )

    def players(self, listed: ListedSave) -> str:
        """Who plays against whom; for a finished game everybody's points."""
        seats = seats_of_record(listed.players, listed.options.players, self.locale)
        names = [
            seat.name if seat.bot is None else self.say("bot-name", name=seat.name, bot=seat.bot_label)
            for seat in seats
        ]
        result: object = listed.save.record.get("result")
        if isinstance(result, Mapping):
            return self.points(names, result)
        people = [name for name, seat in zip(names, seats, strict=True) if seat.bot is None]
        bots = [name for name, seat in zip(names, seats, strict=True) if seat.bot is not None]
        if people and bots:
            return self.say("shelf-against", people=people, bots=bots)
        return self.say("shelf-names", names=names)

    def points(self, names: Sequence[str], result: Mapping[str, object]) -> str:
        """Everybody's points, the winners marked. Nobody has checked the result."""
        points, winners = result.get("points"), result.get("winners")
        if not isinstance(points, list) or not isinstance(winners, list):
            return self.say("shelf-names", names=names)
        return ", ".join(
            f"{'★ ' if seat in winners else ''}{name} {count}"
            for seat, (name, count) in enumerate(zip(names, points, strict=False))
        )

    def line(self, listed: ListedSave) -> str:
        """All of it in one line."""
        return self.say(
            "shelf-line", game=self.game(listed), players=self.players(listed), when=self.date(listed)
        )

    def damage(self, item: DamagedSave) -> str:
        """Why a save cannot be opened, in one sentence."""
        if item.error.code in SELF_EXPLAINING:
            return i18n.describe(f"error-{item.error.code}", item.error.arguments, self.locale)
        newer = "yes" if item.error.code == "record-too-new" else "no"
        return self.say("shelf-damaged", file=str(item.file), newer=newer)
