"""The option parser's own words in the reader's language: headings of its help, and what it refuses.

The parser writes English and has no way to be told otherwise, so what it wrote is matched phrase by phrase. A phrase
that a newer parser writes differently stays English until it stands here; a test reads the help of every command.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, cast

import typer
from typer.main import get_command

from happycity.i18n import text
from happycity.i18n.locales import language

UsageError = cast(
    type[Exception], typer.BadParameter.__mro__[1]
)  # not exported, but the root of every refusal
REFUSED: Final = 2

# What the parser writes -> the message, without `cli-parser-`. Groups are its arguments.
PHRASES: Final = {
    r"^Usage: ": "usage",
    r"^Options:$": "options",
    r"^Commands:$": "commands",
    r"^Arguments:$": "arguments",
    r"\[OPTIONS\]": "some-options",
    r"\bCOMMAND \[ARGS\]\.\.\.": "command",
    r"Show this message and exit\.": "help",
    r"Install completion for the current shell\.": "install-completion",
    r"Show completion for the current shell, to copy it or\s+customize the\s+installation\.": "show-completion",
    r"\[default: (?P<value>.*?)\]": "default",
    r"\[required\]": "required",
    r"Try '(?P<command>.*)' for help\.": "try",
    r"No such option: (?P<value>[^ ]+)": "no-option",
    r"\(Possible options: (?P<value>.*)\)": "possible",
    r"No such command '(?P<value>.*?)'\.": "no-command",
    r"Did you mean (?P<value>.*)\?": "mean",
    r"Missing command\.": "missing-command",
    r"Missing (argument|option) '(?P<value>.*)'\.": "missing",
    r"Got unexpected extra argument\(s\) \((?P<value>.*)\)": "extra",
    r"Invalid value for '(?P<value>.*)': ": "invalid",
    r"Input should be a valid (integer|number), unable to parse string as an? \1": "number",
    r"Input should be greater than or equal to (?P<value>[-.\d]+)": "least",
    r"Input should be less than or equal to (?P<value>[-.\d]+)": "most",
}
REWORDED: Final = ("number", "least", "most")
"""What is told in our words in English too."""


def examples(command: str, locale: str) -> str:
    """What stands below a command's help: examples, each on a line of its own."""
    lines = text(f"cli-{command}-examples", locale).splitlines()
    return "\n".join(["\b", text("cli-examples", locale), *(f"  {line.strip()}" for line in lines)])


def among(values: Callable[[], Iterable[str]]) -> Callable[[str], list[str]]:
    """What a shell completes an argument to. The values are looked up when somebody presses Tab."""

    def fitting(incomplete: str) -> list[str]:
        done, comma, last = incomplete.rpartition(",")  # in a list, the last one is being typed
        return [done + comma + value for value in values() if value.startswith(last)]

    return fitting


def run(app: typer.Typer, words: Sequence[str], locale: str) -> None:
    """Run a command line; whatever the parser says is said in the reader's language."""
    command = get_command(app)
    for each in _all(command):
        _speak(each, locale)
    try:
        code = command.main(args=list(words), prog_name="happycity", standalone_mode=False)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except SystemExit:
        if type(sys.stdout).__name__ == "PacifyFlushWrapper":  # the parser's way to say that nobody reads us
            raise BrokenPipeError from None
        raise
    except UsageError as refused:
        typer.echo(translated("\n".join(_refusal(refused)), locale), err=True)
        raise SystemExit(REFUSED) from None
    if isinstance(code, int) and code:
        raise SystemExit(code)


def translated(told: str, locale: str) -> str:
    """What the parser told, phrase by phrase."""
    told = re.sub(
        r"^(Usage: .*)\{([A-Z]+)\}", r"\1\2", told
    )  # its own marks for what must be given, and types
    told = re.sub(r" <(str|file|list\[str\])>( +)", r"  \2", told)
    told = re.sub(
        r" +(\[default:[^\]\n]*)\n( +)([^\]\n]*\])", r"\n\2\1 \3", told
    )  # keep a default in one line
    told = re.sub(r"'(--[a-z-]+)' / '-[a-z]'", r"'\1'", told)
    for phrase, message in PHRASES.items():
        if language(locale) == "en" and message not in REWORDED:
            continue
        told = re.sub(phrase, _words(f"cli-parser-{message}", locale), told, flags=re.MULTILINE)
    return told


def _words(message: str, locale: str) -> Callable[[re.Match[str]], str]:
    def words(found: re.Match[str]) -> str:
        space = " " if found.group().endswith(" ") else ""
        return text(message, locale, **found.groupdict()) + space

    return words


def _refusal(refused: Any) -> Iterator[str]:
    helping = type(refused).__name__ == "NoArgsIsHelpError"  # its message is the whole help
    if refused.ctx is not None and not helping:
        yield refused.ctx.get_usage()
        yield f"Try '{refused.ctx.command_path} {refused.ctx.help_option_names[-1]}' for help."
        yield ""
    yield refused.format_message()


def _all(command: Any) -> Iterator[Any]:
    """A command and the commands below it."""
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from _all(below)


def _speak(command: Any, locale: str) -> None:
    """Let a command write its help in the reader's language."""
    command.short_help = command.short_help or command.help  # in a list: folded, not cut
    written = command.get_help
    command.get_help = lambda context: translated(written(context), locale)
