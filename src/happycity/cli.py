"""The command line. Each command imports what it needs when it runs, so that the others start quickly."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from happycity import messages, usage
from happycity.errors import BadOptions, BadRecord, HappyCityError

LANG: Final = "--lang"
REFUSED, FAILED, INTERRUPTED, CLOSED = 2, 70, 130, 141
"""Exit codes: refused (also by the parser of options), our own fault, Ctrl-C, nobody reads us any more."""


def language(words: Sequence[str]) -> tuple[list[str], str | None]:
    """The command line without `--lang`, which may stand anywhere, and the language it asks for."""
    rest: list[str] = []
    found = None
    words = list(words)
    while words:
        word = words.pop(0)
        if word == "--":
            return [*rest, word, *words], found
        if word == LANG and words:
            found = words.pop(0)
        elif word.startswith(f"{LANG}="):
            found = word.partition("=")[2]
        else:
            rest.append(word)
    return rest, found


WORDS, ASKED = language(sys.argv[1:])
if ASKED is not None:
    os.environ["HAPPYCITY_LANG"] = ASKED  # before the commands are imported: their help is written then
LOCALE = messages.detect_locale()


def say(message: str, /, **args: object) -> str:
    """A message in the reader's language."""
    return messages.text(message, LOCALE, **args)


# Only now: the help of the commands is written in the reader's language.
from happycity.lab import commands as lab  # noqa: E402
from happycity.server import commands as server  # noqa: E402
from happycity.terminal import commands as terminal  # noqa: E402

app = typer.Typer(
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help=say("cli-app"),
    epilog=terminal.examples("app"),
)

Cards = Annotated[list[str] | None, typer.Option("--cards", help=say("cli-option-cards"))]
RecordFile = Annotated[str, typer.Argument(metavar="RECORD", help=say("cli-record"))]


def main() -> None:
    """The entry point `happycity`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(
                errors="replace"
            )  # a terminal with fewer letters than ours, or somebody's stray bytes
    with complaining():
        if ASKED is not None:
            check_language(ASKED)
        if not terminal.quick(WORDS):
            usage.run(app, WORDS, LOCALE)


def check_language(asked: str) -> None:
    """A language that nobody has written yet is refused rather than passed over."""
    known = messages.available_locales()
    if not any(name.partition("-")[0] == asked.replace("_", "-").partition("-")[0].lower() for name in known):
        raise BadOptions("bad-options", field=LANG, value=asked, expected=" | ".join(known))


@contextmanager
def complaining() -> Iterator[None]:
    """Tell what went wrong in one sentence; nobody but a developer wants a traceback (HAPPYCITY_DEBUG=1)."""
    try:
        yield
    except HappyCityError as error:
        fail(messages.describe(f"error-{error.code}", error.arguments, LOCALE), REFUSED)
    except KeyboardInterrupt:
        fail("", INTERRUPTED)
    except BrokenPipeError:  # whoever read us has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - Python flushes it when it ends
        raise SystemExit(CLOSED) from None
    except Exception as fault:
        if os.environ.get("HAPPYCITY_DEBUG"):
            raise
        fail(say("error-internal-error", reason=f"{type(fault).__name__}: {fault}"), FAILED)


def fail(sentence: str, code: int) -> None:
    """Say why, and end."""
    print(sentence, file=sys.stderr)
    raise SystemExit(code) from None


terminal.register(app)
lab.register(app)
server.register(app)


@app.callback()
def _app(
    context: typer.Context,
    lang: Annotated[str | None, typer.Option(LANG, help=say("cli-option-lang"))] = None,
) -> None:
    """Without a command: play in the browser. `--lang` has been read before the parser sees it."""
    if context.invoked_subcommand is None:
        server.alone()


@app.command(help=say("cli-referee"))
def referee(cards: Cards = None) -> None:
    """A game over standard input and output."""
    from happycity.cards import load_catalogue
    from happycity.referee import serve

    catalogue = load_catalogue(*cards) if cards else None
    try:
        serve(sys.stdin.buffer, sys.stdout, sys.stderr, catalogue)
    except (BrokenPipeError, KeyboardInterrupt):
        raise SystemExit(1) from None


@app.command(help=say("cli-verify"))
def verify(record: RecordFile) -> None:
    """Check a saved game."""
    from happycity.verify import verify as findings_of

    saved = read_json(record)
    findings = findings_of(saved)
    for finding in findings:
        print(messages.describe(f"finding-{finding.code}", finding.arguments, LOCALE))
    if findings:
        raise SystemExit(1)
    print(say("cli-verify-ok", actions=len(saved["actions"]), draws=len(saved["draws"])))


@app.command(help=say("cli-replay"))
def replay(
    record: RecordFile,
    upto: Annotated[int | None, typer.Option("--upto", min=0, help=say("cli-option-upto"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("cli-option-json"))] = False,
    full: Annotated[bool, typer.Option("--full", help=say("cli-option-full"))] = False,
) -> None:
    """Tell a saved game."""
    from happycity.game import Game
    from happycity.jsonlines import encode

    saved = read_json(record)
    if full:
        terminal.watch(saved)
        return
    game = Game.from_record(saved, upto=upto)
    titles = {card.id: card.names for card in game.catalogue.cards() if card.names}
    for event in game.events:
        print(
            encode(event)
            if json
            else messages.tell(event, LOCALE, players=saved.get("players") or (), titles=titles)
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
