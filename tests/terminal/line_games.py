"""Games in lines, for tests."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import TextIO

from happycity import i18n
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.lines.table import TableLines
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.seats import parse_seats
from happycity.terminal.texts import Texts
from tests.terminal.helpers import (
    set_age,
)

GOLDEN = Path(__file__).parent / "golden"


GAMES = {
    "family-2": (Options(), ["Ana", "bot:random"], 7),
    "family-4-sum": (Options(players=4, scoring="sum"), ["Ana", "bot:random", "Bob", "bot:random"], 11),
    "family-3-grozilla": (Options(players=3, grozilla=True), ["bot:random", "Ana", "bot:random"], 3),
    "expert-2": (Options(mode="expert"), ["Ana", "Bob"], 5),
    "expert-3-grozilla": (Options(players=3, mode="expert", grozilla=True), ["Ana", "bot:random", "Bob"], 23),
}

ASIDES = [
    "help",
    "table",
    "why",
    "score",
    "undo",
    "log",
    "card golden gate",
    "city",
    "99",
    "sing",
    "buy school",
    "",
]


def new_session(name: str, file: Path | None = None) -> LocalSession:
    options, seats, seed = GAMES[name]
    return LocalSession(Game(options, seed=seed), parse_seats(seats), file=file)


def transcript(session: LocalSession, source: str | TextIO, locale: str = i18n.DEFAULT) -> str:
    """Play a game in lines; return all that was printed."""
    texts = Texts(locale, session.names, session.game.catalogue)
    target = io.StringIO()
    source = io.StringIO(source) if isinstance(source, str) else source
    TableLines(session, texts, source, target, echo=True).run()
    return target.getvalue()


def golden_input(golden: str) -> str:
    """What was typed in a golden transcript."""
    typed = [line.removeprefix(">").strip() for line in golden.splitlines() if line.startswith(">")]
    return "".join(f"{line}\n" for line in typed)


class Typist(io.StringIO):
    """Somebody who answers at random, and asks for something else now and then."""

    def __init__(self, session: LocalSession, seed: int) -> None:
        super().__init__()
        self.session = session
        self.rng = random.Random(seed)
        self.asides = list(ASIDES)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.asides and self.rng.random() < 0.15:
            return self.asides.pop(0) + "\n"
        return f"{self.rng.randint(1, len(self.session.game.legal()))}\n"


def begin_game(name: str, age: int = 0, choices: int = 0) -> LocalSession:
    """A game that was left some seconds ago."""
    played = new_session(name, saves.new_file())
    played.save()
    while choices or not played.awaits_choice:
        choices -= played.awaits_choice
        played.play(played.game.legal()[-1])
    set_age(played, age)
    return played
