"""The yardsticks in C, compiled once per run and played beside our own core.

`limit.c` plays family mode alone, with its own random numbers. `c/yardstick.c` plays every mode, the rollout policy and
the search with the random numbers of the core: the same seed must give the same games, action by action.
"""

import json
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from happycity.bots.learned import weight_sets
from happycity.bots.search import features
from happycity.bots.search.features import expand
from happycity.bots.search.learned_policy import classes_of
from happycity.bots.search.search import Settings
from happycity.bots.search.weights import Weights, effect_worths
from happycity.cards import Catalogue, EffectSpec
from happycity.cards.model import COLOURS
from happycity.cards.pieces import SPECIAL_PIECES
from happycity.rules.effects import base
from happycity.rules.facts import DECKS, Facts

HERE = Path(__file__).parent
HOOKS = (
    "PRICES",
    "COIN_STEP",
    "TOLL",
    "TAKEN",
    "REPLACES",
    "AFTER_INCOME",
    "INCOME",
    "LOWEST",
    "FINAL_COPY",
    "COPIES_SPECIAL",
)
WEIGHTS = (
    "stretch",
    "reach",
    "half",
    "growth",
    "borrow",
    "token",
    "monster",
    "second_deck",
    "third_deck",
    "fourth_deck",
)
SETTINGS = ("explore", "trust", "doubt", "margin", "scale")
SAME_FLOATS = "-ffp-contract=off"
"""No fused multiply-add: its results differ in the last bit from those of two operations."""


@dataclass(frozen=True, slots=True)
class Moments:
    """Mean and variance of something that every game has one of."""

    mean: float
    variance: float


@dataclass(frozen=True, slots=True)
class Sample:
    """Many games: how long they took, and what they were like. Points are those of all players together."""

    games: int
    seconds: float
    actions: Moments
    rounds: Moments
    points: Moments

    @property
    def speed(self) -> float:
        """Games per second."""
        return self.games / self.seconds


class Answer(TypedDict):
    """What yardstick.c prints: its processor time, sums over the games, tries of the actions at the root."""

    seconds: float
    actions: int
    rounds: int
    points: list[int]
    coins: list[int]
    tries: list[int]


class Yardstick:
    """The compiled C programs."""

    def __init__(self, folder: Path, catalogue: Catalogue, optimise: str = "-O3 -march=native") -> None:
        self.compiler = shlex.split(os.environ.get("CC", "cc"))
        if shutil.which(self.compiler[0]) is None:
            raise SystemExit("The benchmark compares with a program in C and needs a C compiler (cc).")
        folder.joinpath("cards.h").write_text(header(catalogue))
        flags = [*optimise.split(), SAME_FLOATS, f"-I{folder}"]
        self.limit = self._compile(HERE / "limit.c", folder / "limit", flags)
        self.game = self._compile(HERE / "c" / "yardstick.c", folder / "yardstick", flags)

    def _compile(self, source: Path, program: Path, flags: list[str]) -> Path:
        subprocess.run([*self.compiler, *flags, str(source), "-o", str(program), "-lm"], check=True)
        return program

    def play(self, games: int, players: int, seed: int) -> Sample:
        """Play random family games with limit.c."""
        command = [str(self.limit), str(games), str(players), str(seed)]
        answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        moments = {name: Moments(**answer[name]) for name in ("actions", "rounds", "points")}
        return Sample(answer["games"], answer["seconds"], **moments)

    def run(
        self,
        what: str,
        expert: bool,
        grozilla: bool,
        players: int,
        count: int,
        seed: int,
        *,
        learned: bool = False,
    ) -> Answer:
        """`random` games, games of the `policy`, or simulations of one `search`; the last two also as learned."""
        words = (what, int(learned), int(expert), int(grozilla), players, count, seed)
        command = [str(self.game), *map(str, words)]
        return cast(
            "Answer", json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        )


TABLES = {
    "COSTS": "cost",
    "INCOMES": "income",
    "CITIZENS": "citizens",
    "HEARTS": "hearts",
    "DECK": "deck",
    "COLOUR_SETS": "colours",
    "NO_DISCARD": "no_discard",
    "GIFTS": "gift",
    "FAMILY": "family",
    "EXPERT": "expert",
}
WIDE_TABLES = {"PACKED": "packed", "MIXED": "mixed", "NEEDS": "needs", "HOOKS": "hooks"}
LEARNED_NUMBERS = (
    "TURNS COINS GAINS LEAST_GAIN BALANCES EVEN SYMBOLS INCOMES CARD_INCOMES MISSING CLASSES FACE_UP "
    "TOKENS_SPENT BUY_LEFT BUY_GAIN BUY_BALANCE BUY_INCOME BUY_SPECIAL BUY_TOKEN BUY_SPENT BUY_RELIEF "
    "COIN_COINS COIN_INCOME DRAW_COINS DRAW_BALANCE DRAW_INCOME DRAW_SHOWN LEARNED MAX_BEHIND"
).split()
KINDS = tuple(
    f"{mode}{monsters}-{players}"
    for players in (2, 3)
    for monsters in ("", "-grozilla")
    for mode in ("family", "expert")
)
"""The sets of weights, in the order in which yardstick.c finds them."""
NUMBERS = ("first_dwelling", "end_dwelling", "first_market", "first_special", "first_monster", "tokens_each")


def header(catalogue: Catalogue) -> str:
    """The catalogue and the numbers of the bots as cards.h."""
    facts, weights, settings = Facts(catalogue), Weights(), Settings()
    pieces = {identifier(name): index for index, name in enumerate(SPECIAL_PIECES, start=1)}
    piles = ", ".join(braces(integers(facts.piles[deck])) for deck in range(DECKS))
    sizes = braces(len(integers(facts.piles[deck])) for deck in range(DECKS))
    lines = [
        constants({name.upper(): getattr(facts, name) for name in NUMBERS}),
        '_Static_assert(FIRST_MARKET <= 64, "the names of a city fit into one word");',
        constants(pieces),
        constants({f"HOOK_{name}": getattr(base, name) for name in HOOKS}),
        *(
            f"static const int8_t {n}[] = {braces(integers(getattr(facts, row)))};"
            for n, row in TABLES.items()
        ),
        *(
            f"static const int32_t {n}[] = {braces(integers(getattr(facts, row)))};"
            for n, row in WIDE_TABLES.items()
        ),
        f"static const double WORTHS[] = {braces(floats(effect_worths(facts, weights)))};",
        f"static const double ODDS[] = {braces(weights.near * weights.far**n for n in range(16))};",
        *(f"#define W_{name.upper()} {getattr(weights, name)!r}" for name in WEIGHTS),
        *(f"#define S_{name.upper()} {getattr(settings, name)!r}" for name in SETTINGS),
        f"static const int8_t PILE_SIZES[] = {sizes}, PILES[][PILE] = {{{piles}}};",
        "static const Effect EFFECTS[][PIECES_PER_CARD] = {",
    ]
    for special in catalogue.specials:
        effects = ", ".join(effect(spec) for spec in special.effects)
        lines.append(f"    [{facts.find(special.id)}] = {{{effects}}},")
    lines.append(f"    [{facts.end - 1}] = {{{{0}}}},\n}};")
    return "\n".join([*lines, *learned_tables(facts, weights), ""])


def learned_tables(facts: Facts, weights: Weights) -> list[str]:
    """What the learned policy looks up."""
    rows = {name: integers(expand(facts, vec[i64](learned))) for name, learned in weight_sets().items()}
    written = [f"[{KINDS.index(name)}] = {braces(row)}" for name, row in rows.items() if name in KINDS]
    size = len(next(iter(rows.values()))) if rows else 1
    found = [f"ROW_OF[{index}]" if name in rows else "NULL" for index, name in enumerate(KINDS)]
    return [
        "#include <stddef.h>",
        constants({f"L_{name}": int(getattr(features, name)) for name in LEARNED_NUMBERS}),
        constants({"END_CARD": int(facts.end)}),
        f"static const int8_t CLASS[] = {braces(integers(classes_of(facts, effect_worths(facts, weights))))};",
        f"static const int32_t L_ODDS[] = {braces(integers(features.ODDS))};",
        f"static const int32_t ROW_OF[{len(KINDS)}][{size}] = {{{', '.join(written)}}};",
        f"static const int32_t *const ROWS[] = {{{', '.join(found)}}};",
    ]


def constants(numbers: Mapping[str, int]) -> str:
    """Named whole numbers in C."""
    return f"enum {{ {', '.join(f'{name} = {number}' for name, number in numbers.items())} }};"


def braces(numbers: Iterable[float]) -> str:
    """Numbers as the content of an array in C."""
    return f"{{{', '.join(repr(number) for number in numbers)}}}"


def integers(row: vec[i64]) -> list[int]:
    """A row of the core as a list."""
    return [int(row[i]) for i in range(len(row))]


def floats(row: vec[float]) -> list[float]:
    """A row of the core as a list."""
    return [row[i] for i in range(len(row))]


def identifier(name: str) -> str:
    """The name of a piece in C."""
    return name.replace("-", "_").upper()


def effect(spec: EffectSpec) -> str:
    """A declared effect in C. Words become their places among the choices."""
    fields = [f".piece = {identifier(spec.piece)}"]
    for name, value in spec.params.items():
        choices = SPECIAL_PIECES[spec.piece].params[name].choices
        if isinstance(value, tuple):
            written = braces(value)
        elif isinstance(value, str):
            written = str((COLOURS if name == "colour" else choices).index(value))
        else:
            written = str(value)
        fields.append(f".{name.replace('-', '_')} = {written}")
    return f"{{{', '.join(fields)}}}"
