"""The laboratory from Python: matches between named bots and classes of your own, as plain dictionaries."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, TypedDict, Unpack

from happycity.bots.api import BotMaker
from happycity.bots.levels import BUILT_IN
from happycity.errors import BadOptions
from happycity.game.codec import Codec
from happycity.game.options import Options
from happycity.game.seeds import Seed, validate_seed
from happycity.lab import simulations, tournaments
from happycity.lab.data import Data, DataSink
from happycity.lab.output import open_sink
from happycity.lab.plan import Plan
from happycity.lab.report.balance import plans_for, play_balance
from happycity.lab.workers import count_processes
from happycity.paths import expand_path
from happycity.schema.validate import abbreviate, whole_number

if TYPE_CHECKING:
    from pathlib import Path

    from happycity.cards import Catalogue
    from happycity.lab.output import DataFormat
    from happycity.lab.report.schema import Balance
    from happycity.lab.schema import SimulationResult, TournamentResult
    from happycity.schema.game import Edition, Mode, Scoring

BotSpec = str | BotMaker
"""A bot's name (`normal`, `hard:200ms`, `my_bot.py:MyBot`), or a class or function that makes a bot for a game."""


class MatchOptions(TypedDict, total=False):
    """What simulations and tournaments have in common."""

    players: int
    """By default as many as bots, at least two."""
    mode: Mode
    grozilla: bool
    scoring: Scoring
    edition: Edition
    seed: Seed
    """1 by default; the same seed plays the same games."""
    think_ms: int
    """The thinking time of searching bots without a budget in their name."""
    catalogue: Catalogue
    """Other cards: `happycity.cards.load_catalogue("pack.toml")`."""


def tournament(
    bots: Sequence[BotSpec],
    *,
    games: int = 100,
    jobs: int = 1,
    cluster: str | None = None,
    results: str | Path | None = None,
    output: str | Path | None = None,
    format: DataFormat = "parquet",
    **options: Unpack[MatchOptions],
) -> TournamentResult:
    """Play seat-rotated duplicate games; every deal is played in every seating.

    `jobs` is a number of processes, 0 one for each core; `cluster` the address of a dask.distributed scheduler.
    `results` is a file from which a stopped tournament goes on; `output` a folder for the data of all games.

    A class plays in this process, so only use code that you trust; what it raises is not caught. It is made for each
    game, with `seed=` if it has such a parameter. Other processes (`jobs`, `cluster`) import the class by its name.

    >>> class First:
    ...     def decide(self, view, legal):
    ...         return legal[0]
    >>> result = tournament([First, "random"], games=20, mode="expert")
    >>> [bot["bot"] for bot in result["bots"]], result["games"]
    (['First', 'random'], 20)
    """
    games = count_games(games)
    plan, processes = prepare(bots, options, jobs, cluster)
    path = expand_path(str(results)) if results is not None else None
    with open_sink(output, format) as sink:
        return tournaments.tournament(plan, games, jobs=processes, cluster=cluster, results=path, sink=sink)


def simulate(
    bots: Sequence[BotSpec] = ("random",),
    *,
    games: int = 1000,
    jobs: int = 1,
    cluster: str | None = None,
    output: str | Path | None = None,
    format: DataFormat = "parquet",
    **options: Unpack[MatchOptions],
) -> SimulationResult:
    """Play many games with the bots in fixed seats.

    `jobs` is a number of processes, 0 one for each core; `cluster` the address of a dask.distributed scheduler.
    With a folder `output` the data of every game is written as three files (docs/lab.md).

    >>> simulate(["greedy", "random"], games=10)["games"]
    10
    """
    games = count_games(games)
    plan, processes = prepare(bots, options, jobs, cluster)
    with open_sink(output, format) as sink:
        return simulations.simulate(plan, games, jobs=processes, cluster=cluster, sink=sink)


def dataset(
    bots: Sequence[BotSpec] = ("random",),
    *,
    games: int = 1000,
    jobs: int = 1,
    cluster: str | None = None,
    **options: Unpack[MatchOptions],
) -> Data:
    """Play games with the bots in fixed seats and return their rows: one per game, per seat and per decision.

    They stay in memory; `simulate(…, output=folder)` writes the same rows into files.

    >>> data = dataset(["greedy", "random"], games=3)
    >>> len(data["games"]), len(data["seats"]), data["decisions"][0]["phase"]
    (3, 6, 'draw')

    Each list is what pandas and polars take: `pandas.DataFrame(data["seats"])`.
    """
    sink = DataSink()
    games = count_games(games)
    plan, processes = prepare(bots, options, jobs, cluster)
    simulations.simulate(plan, games, jobs=processes, cluster=cluster, sink=sink)
    return sink.data


def balance(
    bots: Sequence[BotSpec] = ("greedy",),
    *,
    games: int = 1000,
    jobs: int = 1,
    cluster: str | None = None,
    **options: Unpack[MatchOptions],
) -> Balance:
    """Play games and report on the balance of the cards: what each goes with, seats, length, money and choices.

    `games` are played for each number of players, from 2 to 5 unless `players` names one; every deal is played in
    every seating. `lab.balance_page(report)` is the report as a page.

    >>> report = balance(["random"], games=40, players=2)
    >>> report["tables"][0]["games"], report["cards"][0]["card"]
    (40, 'haunted-house')
    """
    games = count_games(games)
    plan, processes = prepare(bots, options, jobs, cluster)
    return play_balance(plans_for(plan, options.get("players")), games, jobs=processes, cluster=cluster)


def count_games(games: object) -> int:
    """How many games are asked for. Raises BadOptions."""
    number = whole_number(games)
    if number is None:
        raise BadOptions("bad-options", field="games", value=abbreviate(games), expected="1, 2, 3, …")
    if number < 1:
        raise BadOptions("no-games", games=number)
    return number


def prepare(
    bots: Sequence[BotSpec], options: MatchOptions, jobs: int, cluster: str | None
) -> tuple[Plan, int]:
    """A plan, and the number of processes that play it. Raises BadOptions."""
    plan, processes = build_plan(bots, options), count_processes(jobs)
    if processes > 1 and cluster is None:
        for name, maker in plan.classes.items():
            if not is_importable(maker):
                raise BadOptions("bot-not-importable", bot=name)
    return plan, processes


def is_importable(maker: BotMaker) -> bool:
    """Can a new process import this class or function? What a notebook's cell or a function defines, it cannot."""
    module = sys.modules.get(getattr(maker, "__module__", ""))
    found: object = module
    for part in getattr(maker, "__qualname__", "<>").split("."):
        found = getattr(found, part, None)
    file = getattr(module, "__file__", None)
    return found is maker and (module is not sys.modules["__main__"] or os.path.isfile(file or ""))


def build_plan(bots: Sequence[BotSpec], options: MatchOptions) -> Plan:
    """A plan from bots and options. Raises BadOptions."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise BadOptions("bots-not-a-list", value=abbreviate(bots))
    classes = {name_of(bot): bot for bot in bots if not isinstance(bot, str)}
    unknown = next((name for name in options if name not in MatchOptions.__annotations__), None)
    if unknown is not None:
        known = " | ".join(MatchOptions.__annotations__)
        raise BadOptions("unknown-option", field=abbreviate(unknown), expected=known)
    rest = {name: value for name, value in options.items() if name not in ("seed", "think_ms", "catalogue")}
    catalogue = options.get("catalogue")
    return Plan(
        tuple(bot if isinstance(bot, str) else name_of(bot) for bot in bots),
        Options.from_json({"players": max(2, len(bots)), **rest}),
        validate_seed(options.get("seed", 1)),
        check_think_ms(options.get("think_ms")),
        pack=Codec.of(catalogue).catalogue.pack if catalogue else None,
        classes=classes,
    )


def check_think_ms(value: object) -> int | None:
    """A thinking time in milliseconds, or None. Raises BadOptions."""
    number = whole_number(value)
    if value is not None and (number is None or number < 1):
        raise BadOptions("bad-options", field="think_ms", value=abbreviate(value), expected="1, 2, 3, …")
    return number


def name_of(bot: object) -> str:
    """The name of a class in a result. Raises BadOptions for what cannot make a bot."""
    makes_bots = callable(bot) and (not isinstance(bot, type) or callable(getattr(bot, "decide", None)))
    name = getattr(bot, "__name__", type(bot).__name__)
    if not makes_bots or name in BUILT_IN:
        raise BadOptions("not-a-bot", value=abbreviate(name if makes_bots else bot))
    return str(name)
