"""The command line: a Typer app with all commands. Each imports what it needs when it runs, so that all start fast."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from happycity import __version__, i18n
from happycity.cli import admin, lab, server, terminal, translate
from happycity.cli.options import LOCALE, AsJson, Cards, Trust, read_saved

ORDER: Final = (
    "play", "join", "serve", "site", "cards", "rules", "score", "replay", "review", "verify", "stats", "bots",
    "simulate", "tournament", "balance", "bench", "referee", "admin", "help",
)  # fmt: skip
"""The order in the help: what people ask for most often first."""


def cli_text(message: str, /, **args: object) -> str:
    """The text of a `cli-` message in the reader's language."""
    return i18n.text(f"cli-{message}", LOCALE, **args)


app = typer.Typer(
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help=cli_text("app"),
    epilog=translate.examples("app", LOCALE),
    context_settings={"help_option_names": ["-h", "--help"]},
)

RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=cli_text("record"))]


def run(argv: Sequence[str]) -> None:
    """Run a command line."""
    translate.run(app, argv, LOCALE)


def print_version(requested: bool) -> None:
    """Print the version and exit, for `--version` among other options."""
    if requested:
        print("happycity", __version__)
        raise typer.Exit


@app.callback()
def run_default(
    context: typer.Context,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="LANGUAGE", help=cli_text("option-lang"))
    ] = None,
    show_version: Annotated[
        bool,
        typer.Option("--version", callback=print_version, is_eager=True, help=cli_text("option-version")),
    ] = False,
) -> None:
    """Play in the browser if there is no command. `main` has read `--lang` before."""
    if context.invoked_subcommand is None:
        server.play_in_browser()


def referee(cards: Cards = None, trust: Trust = False) -> None:
    """Referee a game over standard input and output."""
    from happycity.cards import load_catalogue
    from happycity.cli.referee import serve

    catalogue = load_catalogue(*cards, trust=trust) if cards else None
    serve(sys.stdin.buffer, sys.stdout, sys.stderr, catalogue)


def verify(record: RecordFile, json: AsJson = False, trust: Trust = False) -> None:
    """Check a saved game."""
    from happycity.game.verify import verify as verify_record

    saved = read_saved(record, trust)
    findings = verify_record(saved)
    if json:
        from happycity.jsonlines import encode

        rows = [{"code": finding.code, "args": dict(finding.arguments)} for finding in findings]
        print(encode({"ok": not findings, "findings": rows}))
    else:
        for finding in findings:
            print(i18n.describe(f"finding-{finding.code}", finding.arguments, LOCALE))
    if findings:
        raise SystemExit(1)
    if not json:
        counts = {"actions": len(saved.get("actions") or ()), "draws": len(saved.get("draws") or ())}
        print(cli_text("verify-ok", **counts))


def replay(
    record: RecordFile,
    upto: Annotated[
        int | None, typer.Option("--upto", metavar="N", min=0, help=cli_text("option-upto"))
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=cli_text("option-json"))] = False,
    full: Annotated[bool, typer.Option("--full", help=cli_text("option-full"))] = False,
    trust: Trust = False,
) -> None:
    """Narrate a saved game."""
    from happycity.errors import BadOptions
    from happycity.game.game import Game
    from happycity.jsonlines import encode
    from happycity.terminal.texts import texts_for

    if full and json:
        raise BadOptions("full-or-json")
    saved = read_saved(record, trust)
    if full:
        terminal.watch(saved, upto or 0)
        return
    game = Game.from_record(saved, upto=upto)
    texts = texts_for(saved.get("players"), game, LOCALE)
    for event in game.events:
        print(encode(event) if json else texts.event(event))


def show_help(
    command: Annotated[
        list[str] | None, typer.Argument(metavar="COMMAND", help=cli_text("help-command"))
    ] = None,
) -> None:
    """Show help: `happycity help play` is `happycity play --help`."""
    run([*(command or []), "--help"])


for name, command in (("referee", referee), ("verify", verify), ("replay", replay), ("help", show_help)):
    app.command(name, help=cli_text(name), epilog=translate.examples(name, LOCALE))(command)
terminal.register(app)
lab.register(app)
server.register(app)
admin.register(app)
app.registered_commands.sort(key=lambda each: ORDER.index(each.name or ""))
