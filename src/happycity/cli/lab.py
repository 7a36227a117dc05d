"""The commands of the laboratory: simulate, tournament, bots. What they need is imported when they run."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli import completion
from happycity.cli.options import LOCALE, AsJson, Edition, Grozilla, Mode, Scoring
from happycity.cli.translate import examples
from happycity.i18n import text

if TYPE_CHECKING:
    from happycity.lab.plan import Plan

MOST_GAMES = 10**9
"""More than any machine plays; the games that are to be played need not be written down to be refused."""

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
    typer.Option("--games", "-n", metavar="N", min=1, max=MOST_GAMES, help=text("lab-option-games", LOCALE)),
]
Think = Annotated[
    int | None, typer.Option("--think-ms", metavar="MS", min=1, help=text("lab-option-think-ms", LOCALE))
]
Seed = Annotated[str, typer.Option("--seed", metavar="SEED", help=text("lab-option-seed", LOCALE))]
Jobs = Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=0, help=text("lab-option-jobs", LOCALE))]
Csv = Annotated[bool, typer.Option("--csv", help=text("lab-option-csv", LOCALE))]
Kept = Annotated[
    Path | None,
    typer.Option("--results", metavar="FILE", help=text("lab-option-results", LOCALE), dir_okay=False),
]
Cluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help=text("lab-option-cluster", LOCALE))
]


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    for name, command in (
        ("simulate", planned(simulate)),
        ("tournament", planned(tournament, "bots")),
        ("bots", bots),
    ):
        app.command(name, help=text(f"lab-{name}", LOCALE), epilog=examples(name, LOCALE))(command)


def plan_of(
    bots: Bots = "random",
    players: Players = None,
    mode: Mode = "family",
    grozilla: Grozilla = False,
    scoring: Scoring = "product",
    edition: Edition = "fr",
    seed: Seed = "1",
    think_ms: Think = None,
) -> Plan:
    """What the options ask for. Without a number of players there are as many as bots, at least two."""
    from happycity.bots.names import split
    from happycity.game.options import Options
    from happycity.game.seeds import from_text
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
    return Plan(tuple(names), options, from_text(seed), think_ms)


def planned(command: Callable[..., None], *needed: str) -> Callable[..., None]:
    """A command with the options of `plan_of` beside its own; those that are `needed` lose their default."""
    unneeded = {"Plan": object}  # imported when a command runs
    shared = signature(plan_of, eval_str=True, locals=unneeded).parameters
    own = list(signature(command, eval_str=True, locals=unneeded).parameters.values())[1:]
    every = [
        each.replace(kind=Parameter.KEYWORD_ONLY, default=Parameter.empty if each.name in needed else each.default)
        for each in [*own, *shared.values()]
    ]  # fmt: skip

    def run(**given: Any) -> None:
        plan = plan_of(**{name: given.pop(name) for name in shared})
        command(plan, **given)

    run.__annotations__ = {each.name: each.annotation for each in every}
    setattr(run, "__signature__", Signature(every))  # noqa: B010 - mypy knows no such attribute
    return run


def simulate(plan: Plan, games: Games = 1000, jobs: Jobs = 1, json: AsJson = False, csv: Csv = False) -> None:
    """Play many games with the bots in fixed seats."""
    from happycity.lab import simulate as lab
    from happycity.lab.progress import bar
    from happycity.lab.tables import simulation_csv, simulation_table
    from happycity.lab.workers import cores

    with bar() as progress:
        result = lab.simulate(plan, games, jobs=jobs or cores(), progress=progress)
    show(result, json, simulation_csv(result) if csv else simulation_table(result, LOCALE))


def tournament(
    plan: Plan,
    games: Games = 100,
    jobs: Jobs = 0,
    cluster: Cluster = None,
    results: Kept = None,
    json: AsJson = False,
    csv: Csv = False,
) -> None:
    """Play seat-rotated duplicate games."""
    from happycity.lab import tournament as lab
    from happycity.lab.progress import bar
    from happycity.lab.tables import tournament_csv, tournament_table
    from happycity.lab.workers import cores
    from happycity.paths import expanded

    kept = expanded(str(results)) if results else None
    with bar() as progress:
        result = lab.tournament(
            plan, games, jobs=jobs or cores(), cluster=cluster, results=kept, progress=progress
        )
    show(result, json, tournament_csv(result) if csv else tournament_table(result, LOCALE))


def bots(json: AsJson = False) -> None:
    """List the built-in bots, and say how to bring others."""
    from happycity.bots.levels import BUILT_IN

    about = {name: text(f"bot-{name}", LOCALE) for name in BUILT_IN}
    if json:
        from happycity.jsonlines import encode

        print(encode([{"name": name, "about": words} for name, words in about.items()]))
        return
    width = max(len(name) for name in about)
    for name, words in about.items():
        print(f"{name.ljust(width)}  {words}")
    print()
    print(text("lab-other-bots", LOCALE))


def show(result: dict[str, Any], as_json: bool, words: str) -> None:
    """Print a result."""
    import json

    print(json.dumps(result, ensure_ascii=False) if as_json else words.rstrip("\n"))
