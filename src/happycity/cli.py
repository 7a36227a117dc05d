"""The command line. Each command imports what it needs when it runs, so that the others start quickly."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from happycity import messages
from happycity.errors import BadRecord, HappyCityError
from happycity.lab import commands as lab
from happycity.server import commands as server

app = typer.Typer(invoke_without_command=True, add_completion=False, help=messages.text("cli-app"))

Cards = Annotated[list[str] | None, typer.Option("--cards", help=messages.text("cli-option-cards"))]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=messages.text("cli-record"))]


def main() -> None:
    """The entry point `happycity`."""
    with complaining():
        app()


@contextmanager
def complaining() -> Iterator[None]:
    """Tell what was refused in one sentence and end with 2."""
    try:
        yield
    except HappyCityError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None
    except KeyboardInterrupt:
        print(file=sys.stderr)
        raise SystemExit(130) from None
    except BrokenPipeError:  # whoever read us has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - Python flushes it when it ends
        raise SystemExit(141) from None


lab.register(app)
server.register(app)


@app.callback()
def _app(context: typer.Context) -> None:
    """Without a command: play in the browser."""
    if context.invoked_subcommand is None:
        server.alone()


@app.command(help=messages.text("cli-play"))
def play(
    save: Annotated[str | None, typer.Argument(metavar="[SAVE]", help=messages.text("cli-play-save"))] = None,
    mode: Annotated[str, typer.Option("--mode", "-m", help=messages.text("cli-option-mode"))] = "family",
    players: Annotated[
        int | None, typer.Option("--players", "-p", help=messages.text("cli-option-players"))
    ] = None,
    grozilla: Annotated[
        bool, typer.Option("--grozilla", "-g", help=messages.text("cli-option-grozilla"))
    ] = False,
    scoring: Annotated[str, typer.Option("--scoring", help=messages.text("cli-option-scoring"))] = "product",
    edition: Annotated[str, typer.Option("--edition", help=messages.text("cli-option-edition"))] = "fr",
    bots: Annotated[str, typer.Option("--bots", "-b", help=messages.text("cli-option-bots"))] = "",
    name: Annotated[
        list[str] | None, typer.Option("--name", "-n", help=messages.text("cli-option-name"))
    ] = None,
    seats: Annotated[str, typer.Option("--seats", help=messages.text("cli-option-seats"))] = "",
    seed: Annotated[str | None, typer.Option("--seed", help=messages.text("cli-option-seed"))] = None,
    think_ms: Annotated[
        int | None, typer.Option("--think-ms", min=1, help=messages.text("cli-option-think-ms"))
    ] = None,
    cards: Cards = None,
    resume: Annotated[bool, typer.Option("--resume", "-r", help=messages.text("cli-option-resume"))] = False,
    plain: Annotated[bool, typer.Option("--plain", help=messages.text("cli-option-plain"))] = False,
    no_save: Annotated[bool, typer.Option("--no-save", help=messages.text("cli-option-no-save"))] = False,
) -> None:
    """A game at this terminal."""
    from happycity.terminal import start

    locale = messages.detect_locale()
    wish = start.Wish(
        mode=mode, players=players, grozilla=grozilla, scoring=scoring, edition=edition, names=name or (),
        bots=names_in(bots), seats=names_in(seats), seed=seed, cards=cards or (), think_ms=think_ms,
        keep=not no_save, locale=locale,
    )  # fmt: skip
    full = not plain and start.on_terminal()
    session = start.resumed(save, think_ms) if save or resume else None
    if session is None and not (full and wish.open):
        session = start.new_session(wish)
    if full:
        start.play_full(wish, session)
    elif session is not None:
        start.play_plain(session, locale)


def names_in(text: str) -> list[str]:
    """A list with commas."""
    from happycity.bots import split

    return split(text) if text else []


@app.command(help=messages.text("cli-referee"))
def referee(cards: Cards = None) -> None:
    """A game over standard input and output."""
    from happycity.cards import load_catalogue
    from happycity.referee import serve

    catalogue = load_catalogue(*cards) if cards else None
    try:
        serve(sys.stdin.buffer, sys.stdout, sys.stderr, catalogue)
    except (BrokenPipeError, KeyboardInterrupt):
        raise SystemExit(1) from None


@app.command(help=messages.text("cli-verify"))
def verify(record: RecordFile) -> None:
    """Check a saved game."""
    from happycity.verify import verify as findings_of

    saved = read_json(record)
    findings = findings_of(saved)
    for finding in findings:
        print(messages.describe(f"finding-{finding.code}", finding.arguments))
    if findings:
        raise SystemExit(1)
    print(messages.text("cli-verify-ok", actions=len(saved["actions"]), draws=len(saved["draws"])))


@app.command(help=messages.text("cli-replay"))
def replay(
    record: RecordFile,
    upto: Annotated[int | None, typer.Option("--upto", min=0, help=messages.text("cli-option-upto"))] = None,
    json: Annotated[bool, typer.Option("--json", help=messages.text("cli-option-json"))] = False,
) -> None:
    """Tell a saved game."""
    from happycity.game import Game
    from happycity.jsonlines import encode

    saved = read_json(record)
    game = Game.from_record(saved, upto=upto)
    titles = {card.id: card.names for card in game.catalogue.cards() if card.names}
    for event in game.events:
        print(
            encode(event) if json else messages.tell(event, players=saved.get("players") or (), titles=titles)
        )


def read_json(path: str) -> dict[str, Any]:
    """A JSON object from a file; `-` is standard input."""
    from happycity.jsonlines import decode

    try:
        data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise BadRecord("file-unreadable", file=path, reason=reason) from None
    return decode(data)
