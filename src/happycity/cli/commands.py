"""The commands of `happycity`. Each imports what it needs when it runs, so that the others start quickly."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from happycity import __version__, i18n
from happycity.cli import lab, server, terminal, translate
from happycity.cli.options import LOCALE, AsJson, Cards

ORDER: Final = (
    "play", "join", "serve", "cards", "rules", "score", "replay", "review", "verify", "stats", "bots", "simulate",
    "tournament", "bench", "referee", "admin", "help",
)  # fmt: skip
"""As the help lists them: what people ask for most often first."""


def say(message: str, /, **args: object) -> str:
    """A message of the command line in the reader's language."""
    return i18n.text(f"cli-{message}", LOCALE, **args)


app = typer.Typer(
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help=say("app"),
    epilog=translate.examples("app", LOCALE),
    context_settings={"help_option_names": ["-h", "--help"]},
)

RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=say("record"))]


def run(words: Sequence[str]) -> None:
    """Run a command line."""
    translate.run(app, words, LOCALE)


def version(wanted: bool) -> None:
    """`--version` among other options."""
    if wanted:
        print("happycity", __version__)
        raise typer.Exit


@app.callback()
def _app(
    context: typer.Context,
    lang: Annotated[str | None, typer.Option("--lang", metavar="LANGUAGE", help=say("option-lang"))] = None,
    shown: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help=say("option-version"))
    ] = False,
) -> None:
    """Without a command: play in the browser. `--lang` has been read before the parser sees it."""
    if context.invoked_subcommand is None:
        server.alone()


def referee(cards: Cards = None) -> None:
    """A game over standard input and output."""
    from happycity.cards import load_catalogue
    from happycity.cli.referee import serve

    catalogue = load_catalogue(*cards) if cards else None
    serve(sys.stdin.buffer, sys.stdout, sys.stderr, catalogue)


def verify(record: RecordFile, json: AsJson = False) -> None:
    """Check a saved game."""
    from happycity.files import read_record
    from happycity.game.verify import verify as findings_of

    saved = read_record(record)
    findings = findings_of(saved)
    if json:
        from happycity.jsonlines import encode

        told = [{"code": finding.code, "args": dict(finding.arguments)} for finding in findings]
        print(encode({"ok": not findings, "findings": told}))
    else:
        for finding in findings:
            print(i18n.describe(f"finding-{finding.code}", finding.arguments, LOCALE))
    if findings:
        raise SystemExit(1)
    if not json:
        numbers = {"actions": len(saved.get("actions") or ()), "draws": len(saved.get("draws") or ())}
        print(say("verify-ok", **numbers))


def replay(
    record: RecordFile,
    upto: Annotated[int | None, typer.Option("--upto", metavar="N", min=0, help=say("option-upto"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("option-json"))] = False,
    full: Annotated[bool, typer.Option("--full", help=say("option-full"))] = False,
) -> None:
    """Tell a saved game."""
    from happycity.errors import BadOptions
    from happycity.files import read_record
    from happycity.game.game import Game
    from happycity.jsonlines import encode
    from happycity.terminal.texts import texts_for

    if full and json:
        raise BadOptions("full-or-json")
    saved = read_record(record)
    if full:
        terminal.watch(saved, upto or 0)
        return
    game = Game.from_record(saved, upto=upto)
    words = texts_for(saved, game, LOCALE)
    for event in game.events:
        print(encode(event) if json else words.event(event))


def help_(
    command: Annotated[list[str] | None, typer.Argument(metavar="COMMAND", help=say("help-command"))] = None,
) -> None:
    """`happycity help play` is `happycity play --help`."""
    run([*(command or []), "--help"])


for name, command in (("referee", referee), ("verify", verify), ("replay", replay), ("help", help_)):
    app.command(name, help=say(name), epilog=translate.examples(name, LOCALE))(command)
terminal.register(app)
lab.register(app)
server.register(app)
app.registered_commands.sort(key=lambda each: ORDER.index(each.name or ""))
