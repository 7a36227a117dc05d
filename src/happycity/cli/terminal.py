"""The commands for people at a terminal: play, join, cards, rules, score, review, stats, bench."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

from happycity.cli import completion
from happycity.cli.options import LOCALE, AsJson, Cards, Edition, Grozilla, Mode, Scoring
from happycity.cli.translate import examples
from happycity.i18n import text

if TYPE_CHECKING:
    from happycity.schema.game import Record


def say(message: str, /, **args: object) -> str:
    """A message of the command line in the reader's language."""
    return text(f"cli-{message}", LOCALE, **args)


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    commands: list[Callable[..., Any]] = [play, join, cards, rules, score, review, stats, bench]
    for command in commands:
        name = command.__name__
        app.command(name, help=say(name), epilog=examples(name, LOCALE))(command)


def names_in(given: str) -> list[str]:
    """A list with commas."""
    from happycity.bots import split

    return split(given) if given else []


def play(
    save: Annotated[str | None, typer.Argument(metavar="SAVE", help=say("play-save"))] = None,
    mode: Mode = "family",
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help=say("option-players"))
    ] = None,
    grozilla: Grozilla = False,
    scoring: Scoring = "product",
    edition: Edition = "fr",
    bots: Annotated[
        str,
        typer.Option("--bots", "-b", metavar="BOTS", autocompletion=completion.bots, help=say("option-bots")),
    ] = "",
    name: Annotated[
        list[str] | None, typer.Option("--name", "-n", metavar="NAME", help=say("option-name"))
    ] = None,
    seats: Annotated[str, typer.Option("--seats", metavar="SEATS", help=say("option-seats"))] = "",
    seed: Annotated[str | None, typer.Option("--seed", metavar="SEED", help=say("option-seed"))] = None,
    think_ms: Annotated[
        int | None, typer.Option("--think-ms", metavar="MS", min=1, help=say("option-think-ms"))
    ] = None,
    cards: Cards = None,
    resume: Annotated[bool, typer.Option("--resume", "-r", help=say("option-resume"))] = False,
    trust: Annotated[bool, typer.Option("--trust", help=say("option-trust"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=say("option-plain"))] = False,
    no_save: Annotated[bool, typer.Option("--no-save", help=say("option-no-save"))] = False,
) -> None:
    """A game at this terminal."""
    from happycity.terminal import start

    request = start.GameRequest(
        mode=mode, players=players, grozilla=grozilla, scoring=scoring, edition=edition, names=name or (),
        bots=names_in(bots), seats=names_in(seats), seed=seed, cards=cards or (), think_ms=think_ms,
        keep=not no_save, locale=LOCALE,
    )  # fmt: skip
    full = not plain and start.on_terminal()
    session = None
    if save or resume:
        request.check_saved()
        session = start.resumed(save, think_ms, LOCALE, trust=trust, keep=request.keep)
    if session is None and not full and request.open and sys.stdin.isatty():
        session = start.asked(request)  # a person, without options; a script is never asked
    elif session is None and not (full and request.open):
        session = start.new_session(request)
    if full:
        start.play_full(request, session)
    elif session is not None:
        start.play_plain(session, LOCALE)


def watch(record: Record, at: int) -> None:
    """A saved game on the full screen, from a moment on."""
    from happycity.errors import BadOptions
    from happycity.terminal import start

    if not start.on_terminal():
        raise BadOptions("no-terminal")
    start.watch(record, LOCALE, at)


def review(
    record: Annotated[str, typer.Argument(metavar="RECORD", help=say("record"))],
    think_ms: Annotated[
        int | None, typer.Option("--think-ms", metavar="MS", min=1, max=60_000, help=say("review-think-ms"))
    ] = None,
    everybody: Annotated[bool, typer.Option("--all", help=say("review-all"))] = False,
    json: Annotated[bool, typer.Option("--json", help=say("review-json"))] = False,
) -> None:
    """What could have been done better in a saved game."""
    from happycity.files import read_record
    from happycity.terminal.lines.review import review_command

    review_command(read_record(record), LOCALE, think_ms=think_ms, everybody=everybody, json=json)


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help=say("join-link"))],
    name: Annotated[str, typer.Option("--name", "-n", metavar="NAME", help=say("option-own-name"))] = "",
    watch: Annotated[bool, typer.Option("--watch", help=say("option-watch"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=say("option-plain"))] = False,
) -> None:
    """A seat in a room on a server."""
    from happycity.terminal import start
    from happycity.terminal.screens.remote_table import join_room

    join_room(
        link, name or start.own_name(LOCALE), LOCALE, plain=plain or not start.on_terminal(), watch=watch
    )


def cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="NAME", autocompletion=completion.cards, help=say("cards-query")),
    ] = None,
    pack: Cards = None,
    json: AsJson = False,
) -> None:
    """What a card costs, needs and does."""
    from happycity.terminal.lookup import answer_cards

    answer_cards(query or [], LOCALE, packs=pack or [], json=json)


def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="WORD", autocompletion=completion.rules, help=say("rules-query")),
    ] = None,
    json: AsJson = False,
) -> None:
    """The rules that answer a question."""
    from happycity.terminal.lookup import answer_rules

    answer_rules(query or [], LOCALE, json=json)


def score(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help=say("score-file"))] = None,
    city: Annotated[
        list[str] | None,
        typer.Option(
            "--city", "-c", metavar="CARDS", autocompletion=completion.cards, help=say("score-city")
        ),
    ] = None,
    mode: Mode = "family",
    grozilla: Grozilla = False,
    scoring: Scoring = "product",
    pack: Cards = None,
    json: AsJson = False,
) -> None:
    """Count a city and explain every point."""
    from happycity.terminal.lines.score import score_command

    score_command(
        file, city or [], mode=mode, grozilla=grozilla, scoring=scoring, packs=pack or [], json=json, locale=LOCALE
    )  # fmt: skip


def stats(
    name: Annotated[str | None, typer.Option("--name", "-n", metavar="NAME", help=say("stats-name"))] = None,
    json: AsJson = False,
) -> None:
    """What your games came to."""
    from happycity.terminal.lines.statistics import show

    show(LOCALE, json, name)


def bench(
    seconds: Annotated[
        float, typer.Option("--seconds", "-s", metavar="S", min=0.1, max=60, help=say("option-seconds"))
    ] = 1.0,
    json: AsJson = False,
) -> None:
    """How many random games a second this machine plays."""
    from happycity.terminal.lines.benchmark import bench_command

    bench_command(seconds, json, LOCALE)
