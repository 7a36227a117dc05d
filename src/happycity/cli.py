"""The command line. Each command imports what it needs when it runs, so that the others start quickly."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from happycity import messages
from happycity.errors import BadRecord, HappyCityError

app = typer.Typer(no_args_is_help=True, add_completion=False, help=messages.text("cli-app"))

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


@app.callback()
def _app() -> None:
    """Keep `happycity <command>` even while there is one command only."""


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
