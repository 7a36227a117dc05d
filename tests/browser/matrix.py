"""Every kind of table at every size: which combinations are tried, and what is measured there."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from playwright.sync_api import CDPSession

from happycity import Options
from happycity.game.game import Game
from tests.browser.tables import drawn
from tests.browser.visitor import Json, Visitor
from tests.support.tables import moments

MEASURE = (Path(__file__).with_name("measure.js")).read_text(encoding="utf-8")

Size = tuple[int, int]
SIZES: list[Size] = [
    (1920, 1080), (1440, 900), (1280, 720), (1024, 768), (820, 1180),
    (390, 844), (375, 667), (360, 640), (320, 568), (844, 390), (667, 375),
]  # fmt: skip
TOUCH_WIDTH = 1000
"""Windows below this width belong to a finger, wider ones to a mouse."""
PLAYERS = (2, 3, 4, 5)
MODES = ("family", "expert", "family + Grozilla", "expert + Grozilla")
LOCALES = ("en-GB", "en-US", "fr", "pl")
PHASES = ("market", "discard", "draw", "buy", "claim", "destroy", "gift", "louvre", "sphinx")
EXPERT = ("market", "louvre", "sphinx")
GROZILLA = ("destroy", "gift")
RARE = ("market", "claim", "destroy", "gift", "louvre", "sphinx")
SEARCHED_GAMES = 400
LATEST_ACTION = 60
"""Cities are of every age: a phase of every turn is looked for from a random action up to this one on."""


@dataclass(frozen=True)
class Kind:
    """One combination: a table of some players in a mode, in a language, at a phase."""

    players: int
    mode: str
    locale: str
    phase: str

    @property
    def exists(self) -> bool:
        """Some phases belong to a mode."""
        expert, grozilla = "expert" in self.mode, "Grozilla" in self.mode
        return (expert or self.phase not in EXPERT) and (grozilla or self.phase not in GROZILLA)

    @property
    def options(self) -> Options:
        grozilla = "Grozilla" in self.mode
        if "expert" in self.mode:
            return Options(players=self.players, mode="expert", grozilla=grozilla)
        return Options(players=self.players, mode="family", grozilla=grozilla)

    def pairs(self) -> set[tuple[object, object]]:
        values = (self.players, self.mode, self.locale, self.phase)
        return set(itertools.combinations(values, 2))

    def __str__(self) -> str:
        return f"{self.players} {self.mode}, {self.phase}, {self.locale}"


ALL_KINDS = [
    kind for values in itertools.product(PLAYERS, MODES, LOCALES, PHASES) if (kind := Kind(*values)).exists
]


def pairwise(seed: str) -> list[Kind]:
    """A selection in which every pair of values that can meet does so at least once."""
    rng = random.Random(seed)
    missing = set().union(*(kind.pairs() for kind in ALL_KINDS))
    chosen = []
    while missing:
        candidates = rng.sample(ALL_KINDS, len(ALL_KINDS))
        best = max(candidates, key=lambda kind: len(kind.pairs() & missing))
        missing -= best.pairs()
        chosen.append(best)
    return chosen


@lru_cache(maxsize=256)
def moment(options: Options, phase: str, seed: int) -> Game:
    """A game somewhere in a phase, found among random ones."""
    earliest = random.Random(seed).randrange(LATEST_ACTION)
    for number in range(seed, seed + SEARCHED_GAMES):
        for count, game in enumerate(moments(options, number)):
            if game.phase == phase and (count >= earliest or phase in RARE):
                return game
    raise AssertionError(f"no random game comes to {phase}")


def legal(game: Game) -> list[str]:
    """What can be chosen: one entry per purchase, however it is paid."""
    return list(dict.fromkeys(str(action).partition(" with ")[0] for action in game.legal()))


class Measurer:
    """Places tables on one page, resizes it and collects what is wrong."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.browser: CDPSession = visitor.context.new_cdp_session(visitor.page)

    def resize(self, size: Size) -> None:
        touch = size[0] < TOUCH_WIDTH
        self.browser.send("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        self.visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
        drawn(self.visitor.page)

    def measure(self, game: Game, *, scrolling: bool = False) -> list[str]:
        """What a reader would complain about. With `scrolling`, only what cannot be done even after scrolling."""
        parameters: Json = {"legal": legal(game), "scrolling": scrolling}
        return [str(each) for each in self.visitor.page.evaluate(MEASURE, parameters)]

    def walk(self, kind: Kind, seed: int, sizes: list[Size]) -> Iterator[str]:
        """What is wrong with one table, at each size."""
        game = moment(kind.options, kind.phase, seed)
        self.visitor.read_in(kind.locale)
        self.visitor.place(dict(game.position()), seat=game.seat)
        for size in sizes:
            self.resize(size)
            for problem in self.measure(game):
                yield f"{size[0]} x {size[1]}, {kind}: {problem}"
