"""The commands of the laboratory: simulate, tournament, balance, bots. Each imports what it needs when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from happycity.cli import completion
from happycity.cli.options import LOCALE, AsJson, Cards, Edition, Grozilla, Mode, Scoring, Trust
from happycity.cli.translate import examples
from happycity.i18n import text

if TYPE_CHECKING:
    from happycity.lab.plan import Plan
    from happycity.lab.schema import SimulationResult, TournamentResult

MAX_GAMES: Final = 10**9
"""More than any machine plays, and still quick to refuse."""

Bots = Annotated[
    str,
    typer.Option(
        "--bots", "-b", metavar="BOTS", autocompletion=completion.bots, help=text("lab-option-bots", LOCALE)
    ),
]
Players = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help=text("lab-option-players", LOCALE))
]
Games = Annotated[
    int,
    typer.Option("--games", "-n", metavar="N", min=1, max=MAX_GAMES, help=text("lab-option-games", LOCALE)),
]
ThinkMs = Annotated[
    int | None, typer.Option("--think-ms", metavar="MS", min=1, help=text("lab-option-think-ms", LOCALE))
]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED", help=text("lab-option-seed", LOCALE))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=0, help=text("lab-option-jobs", LOCALE))]
AsCsv = Annotated[bool, typer.Option("--csv", help=text("lab-option-csv", LOCALE))]
ResultsFile = Annotated[
    Path | None,
    typer.Option("--results", metavar="FILE", help=text("lab-option-results", LOCALE), dir_okay=False),
]
OutputFolder = Annotated[
    Path | None,
    typer.Option("--output", metavar="DIR", help=text("lab-option-output", LOCALE), file_okay=False),
]
OutputFormat = Annotated[
    str, typer.Option("--format", metavar="FORMAT", help=text("lab-option-format", LOCALE))
]
PageFolder = Annotated[
    Path | None,
    typer.Option("--output", metavar="DIR", help=text("lab-option-page", LOCALE), file_okay=False),
]
EveryTable = Annotated[
    int | None, typer.Option("--players", "-p", metavar="N", help=text("lab-option-every-table", LOCALE))
]
TableGames = Annotated[
    int,
    typer.Option(
        "--games", "-n", metavar="N", min=1, max=MAX_GAMES, help=text("lab-option-table-games", LOCALE)
    ),
]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help=text("lab-option-cluster", LOCALE))
]


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    every = (("simulate", simulate), ("tournament", tournament), ("balance", balance), ("bots", bots))
    for name, command in every:
        app.command(name, help=text(f"lab-{name}", LOCALE), epilog=examples(name, LOCALE))(command)


def build_plan(
    bots: str,
    players: int | None,
    mode: str,
    grozilla: bool,
    scoring: str,
    edition: str,
    seed: str,
    think_ms: int | None,
    cards: list[str] | None,
    trust: bool,
) -> Plan:
    """Build a plan from options. Without a number of players there are as many as bots, at least two."""
    from happycity.bots.names import split
    from happycity.cards import load_catalogue
    from happycity.game.options import Options
    from happycity.game.seeds import parse_seed
    from happycity.lab.plan import Plan

    names = split(bots)
    options = Options.from_json(
        {
            "players": max(2, len(names)) if players is None else players,
            "mode": mode,
            "grozilla": grozilla,
            "scoring": scoring,
            "edition": edition,
        }
    )
    pack = load_catalogue(*cards, trust=trust).pack if cards else None
    return Plan(tuple(names), options, parse_seed(seed), think_ms, pack=pack)


def simulate(
    *,
    games: Games = 1000,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    output: OutputFolder = None,
    form: OutputFormat = "parquet",
    cards: Cards = None,
    json: AsJson = False,
    csv: AsCsv = False,
    bots: Bots = "random",
    players: Players = None,
    mode: Mode = "family",
    grozilla: Grozilla = False,
    scoring: Scoring = "product",
    edition: Edition = "fr",
    seed: Seed = "1",
    think_ms: ThinkMs = None,
    trust: Trust = False,
) -> None:
    """Play many games with the bots in fixed seats."""
    from happycity.lab import simulations as lab
    from happycity.lab.output import open_sink
    from happycity.lab.progress import progress_bar
    from happycity.lab.tables import simulation_csv, simulation_table
    from happycity.lab.workers import count_processes

    plan = build_plan(bots, players, mode, grozilla, scoring, edition, seed, think_ms, cards, trust)
    with open_sink(output, form) as sink, progress_bar() as progress:
        result = lab.simulate(
            plan, games, jobs=count_processes(jobs), cluster=cluster, progress=progress, sink=sink
        )
    print_result(result, json, simulation_csv(result) if csv else simulation_table(result, LOCALE))


def tournament(
    *,
    games: Games = 100,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    results: ResultsFile = None,
    output: OutputFolder = None,
    form: OutputFormat = "parquet",
    cards: Cards = None,
    json: AsJson = False,
    csv: AsCsv = False,
    bots: Bots,
    players: Players = None,
    mode: Mode = "family",
    grozilla: Grozilla = False,
    scoring: Scoring = "product",
    edition: Edition = "fr",
    seed: Seed = "1",
    think_ms: ThinkMs = None,
    trust: Trust = False,
) -> None:
    """Play seat-rotated duplicate games."""
    from happycity.lab import tournaments as lab
    from happycity.lab.output import open_sink
    from happycity.lab.progress import progress_bar
    from happycity.lab.tables import tournament_csv, tournament_table
    from happycity.lab.workers import count_processes
    from happycity.paths import expand_path

    plan = build_plan(bots, players, mode, grozilla, scoring, edition, seed, think_ms, cards, trust)
    path = expand_path(str(results)) if results else None
    with open_sink(output, form) as sink, progress_bar() as progress:
        result = lab.tournament(
            plan,
            games,
            jobs=count_processes(jobs),
            cluster=cluster,
            results=path,
            progress=progress,
            sink=sink,
        )
    print_result(result, json, tournament_csv(result) if csv else tournament_table(result, LOCALE))


def balance(
    *,
    games: TableGames = 1000,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    output: PageFolder = None,
    cards: Cards = None,
    json: AsJson = False,
    bots: Bots = "greedy",
    players: EveryTable = None,
    mode: Mode = "family",
    grozilla: Grozilla = False,
    scoring: Scoring = "product",
    edition: Edition = "fr",
    seed: Seed = "1",
    think_ms: ThinkMs = None,
    trust: Trust = False,
) -> None:
    """Report on the balance of the cards."""
    from happycity.jsonlines import encode
    from happycity.lab.progress import progress_bar
    from happycity.lab.report.balance import plans_for, play_balance
    from happycity.lab.report.files import ReportFiles
    from happycity.lab.workers import count_processes
    from happycity.paths import expand_path

    plan = build_plan(bots, players, mode, grozilla, scoring, edition, seed, think_ms, cards, trust)
    folder = expand_path(str(output)) if output else None if json else Path("balance")
    files = ReportFiles(folder) if folder else None
    with progress_bar() as progress:
        result = play_balance(
            plans_for(plan, players), games, jobs=count_processes(jobs), cluster=cluster, progress=progress
        )
    if files:
        files.write(result, LOCALE, plan.catalogue)
    if json:
        print(encode(result))
    elif files:
        counts = {"games": result["games"], "seconds": result["seconds"]}
        print(text("lab-balance-written", LOCALE, page=str(files.page), data=str(files.data), **counts))


def bots(json: AsJson = False) -> None:
    """List the built-in bots, and say how to bring others."""
    from happycity.bots.levels import BUILT_IN

    descriptions = {name: text(f"bot-{name}", LOCALE) for name in BUILT_IN}
    if json:
        from happycity.jsonlines import encode

        print(encode([{"name": name, "about": about} for name, about in descriptions.items()]))
        return
    width = max(len(name) for name in descriptions)
    for name, about in descriptions.items():
        print(f"{name.ljust(width)}  {about}")
    print()
    print(text("lab-other-bots", LOCALE))


def print_result(result: SimulationResult | TournamentResult, as_json: bool, table: str) -> None:
    """Print a result as JSON or as a table."""
    import json

    print(json.dumps(result, ensure_ascii=False) if as_json else table.rstrip("\n"))
