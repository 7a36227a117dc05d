"""The commands for people at a terminal: play, join, cards, rules, score, review, stats, bench."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import completion
from happycity.cli.options import LOCALE, AsJson, Cards, Edition, Grozilla, Mode, Scoring, Trust, read_saved
from happycity.cli.translate import examples
from happycity.i18n import text

if TYPE_CHECKING:
    from happycity.schema.game import Record


def say(message: str, /, **args: object) -> str:
    """A message of the command line in the reader's language."""
    return text(f"cli-{message}", LOCALE, **args)


def register(app: typer.Typer) -> None:
    """Add the commands to the command line."""
    for command in (play, join, cards, rules, score, review, stats, bench):
        name = command.__name__
        app.command(name, help=say(name), epilog=examples(name, LOCALE))(command)


def split_names(text: str) -> list[str]:
    """Split a list at its commas."""
    from happycity.bots import split

    return split(text) if text else []


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
    trust: Trust = False,
    plain: Annotated[bool, typer.Option("--plain", help=say("option-plain"))] = False,
    no_save: Annotated[bool, typer.Option("--no-save", help=say("option-no-save"))] = False,
) -> None:
    """Play at this terminal."""
    from happycity.terminal import start
    from happycity.terminal.sessions.new_game import GameRequest, new_session
    from happycity.terminal.sessions.save_list import resume_session

    request = GameRequest(
        mode=mode, players=players, grozilla=grozilla, scoring=scoring, edition=edition, names=name or (),
        bots=split_names(bots), seats=split_names(seats), seed=seed, cards=cards or (), think_ms=think_ms,
        save=not no_save, locale=LOCALE, trust=trust,
    )  # fmt: skip
    full_screen = not plain and start.has_full_screen()
    session = None
    if save or resume:
        request.check_resumable()
        session = resume_session(save, think_ms, LOCALE, trust=trust, save=request.save)
    elif not full_screen and request.is_open and sys.stdin.isatty():
        session = start.ask_for_session(request)  # a person without options; a script is never asked
    elif not (full_screen and request.is_open):
        session = new_session(request)
    if full_screen:
        start.play_on_screen(request, session)
    elif session is not None:
        start.play_in_lines(session, LOCALE)


def watch(record: Record, at: int) -> None:
    """Show a saved game on the full screen, from a moment on."""
    from happycity.errors import BadOptions
    from happycity.terminal import start

    if not start.has_full_screen():
        raise BadOptions("no-terminal")
    start.replay_on_screen(record, LOCALE, at)


def review(
    record: Annotated[str, typer.Argument(metavar="RECORD", help=say("record"))],
    think_ms: Annotated[
        int | None, typer.Option("--think-ms", metavar="MS", min=1, max=60_000, help=say("review-think-ms"))
    ] = None,
    everybody: Annotated[bool, typer.Option("--all", help=say("review-all"))] = False,
    json: Annotated[bool, typer.Option("--json", help=say("review-json"))] = False,
    trust: Trust = False,
) -> None:
    """Review a saved game."""
    from happycity.terminal.lines.review import print_review

    print_review(read_saved(record, trust), LOCALE, think_ms=think_ms, everybody=everybody, json=json)


def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help=say("join-link"))],
    name: Annotated[str, typer.Option("--name", "-n", metavar="NAME", help=say("option-own-name"))] = "",
    watch: Annotated[bool, typer.Option("--watch", help=say("option-watch"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=say("option-plain"))] = False,
) -> None:
    """Join a room on a server."""
    from happycity.terminal import start
    from happycity.terminal.sessions.new_game import default_name

    plain = plain or not start.has_full_screen()
    start.join_room(link, name or default_name(LOCALE), LOCALE, plain=plain, watch=watch)


def cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="NAME", autocompletion=completion.cards, help=say("cards-query")),
    ] = None,
    pack: Cards = None,
    json: AsJson = False,
    trust: Trust = False,
) -> None:
    """Look up cards."""
    from happycity.terminal.lookup import print_cards

    print_cards(query or [], LOCALE, packs=pack or [], json=json, trust=trust)


def rules(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="WORD", autocompletion=completion.rules, help=say("rules-query")),
    ] = None,
    json: AsJson = False,
) -> None:
    """Look up rules."""
    from happycity.terminal.lookup import print_rules

    print_rules(query or [], LOCALE, json=json)


def score(
    file: Annotated[str | None, typer.Argument(metavar="FILE", help=say("score-file"))] = None,
    city: Annotated[
        list[str] | None,
        typer.Option(
            "--city", "-c", metavar="CARDS", autocompletion=completion.cards, help=say("score-city")
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", "-n", metavar="NAME", help=say("score-name"))
    ] = None,
    mode: Mode = "family",
    grozilla: Grozilla = False,
    scoring: Scoring = "product",
    pack: Cards = None,
    json: AsJson = False,
    trust: Trust = False,
) -> None:
    """Count a city and explain every point."""
    from happycity.terminal.lines.score import print_score

    print_score(
        file, city or [], names=name or [], mode=mode, grozilla=grozilla, scoring=scoring, packs=pack or [],
        json=json, locale=LOCALE, trust=trust,
    )  # fmt: skip


def stats(
    name: Annotated[str | None, typer.Option("--name", "-n", metavar="NAME", help=say("stats-name"))] = None,
    json: AsJson = False,
) -> None:
    """Print statistics of finished games."""
    from happycity.terminal.lines.statistics import print_statistics

    print_statistics(LOCALE, json, name)


def bench(
    seconds: Annotated[
        float, typer.Option("--seconds", "-s", metavar="S", min=0.1, max=60, help=say("option-seconds"))
    ] = 1.0,
    json: AsJson = False,
) -> None:
    """Measure random games a second on this machine."""
    from happycity.terminal.lines.benchmark import print_benchmark

    print_benchmark(seconds, json, LOCALE)
