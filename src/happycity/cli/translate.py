"""Translate the option parser's output: the headings of its help, and its error messages.

The parser writes only English, so its output is matched phrase by phrase. A phrase that a newer
parser writes differently stays English until it is added here; a test reads the help of every command.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Final, cast

import typer
from typer.main import get_command

from happycity.i18n import text
from happycity.i18n.locales import language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from typer import _click
    from typer._click import exceptions

UsageError = cast("type[exceptions.UsageError]", typer.BadParameter.__mro__[1])
"""The base class of every parser error, which Typer does not export."""
EXIT_USAGE: Final = 2

# Regular expression -> message id without `cli-parser-`. Named groups are the message's arguments.
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
METAVARS: Final = (
    "ADDRESS", "ADDRESSES", "CARDS", "COMMAND", "DATABASE", "DAYS", "DIR", "EDITION", "FILE", "FOLDER", "HOSTS",
    "HOURS", "LANGUAGE", "MODE", "NAME", "RECORD", "ROOM", "SAVE", "SEATS", "SEED", "TEXT", "WAY", "WORD",
)  # fmt: skip
"""What stands for a value in the help (`--city CARDS`), where languages differ. Messages: `cli-metavar-CARDS`."""
RANGE: Final = re.compile(
    r"(?P<before>; |\[)(?:(?P<low>[-.\d]+)<=x<=(?P<most>[-.\d]+)|x>=(?P<least>[-.\d]+))\]"
)
"""How the parser writes the values that an option may have."""
UNBOUNDED: Final = 1_000_000
"""A maximum that nobody reaches is not shown."""
REWORDED: Final = ("number", "least", "most")
"""Phrases that are reworded in English, too."""


def examples(command: str, locale: str) -> str:
    """The examples below a command's help, each on a line of its own."""
    lines = text(f"cli-{command}-examples", locale).splitlines()
    return "\n".join(["\b", text("cli-examples", locale), *(f"  {line.strip()}" for line in lines)])


def run(app: typer.Typer, argv: Sequence[str], locale: str) -> None:
    """Run a command line, with the parser's output in the reader's language."""
    root = get_command(app)
    for command in _walk(root):
        translate_help(command, locale)
    try:
        code = root.main(args=list(argv), prog_name="happycity", standalone_mode=False)
    except typer.Abort:
        raise KeyboardInterrupt from None
    except SystemExit:
        if type(sys.stdout).__name__ == "PacifyFlushWrapper":  # the parser noticed a closed pipe
            raise BrokenPipeError from None
        raise
    except UsageError as error:
        typer.echo(translate("\n".join(_error_lines(error)), locale), err=True)
        raise SystemExit(EXIT_USAGE) from None
    if isinstance(code, int) and code:
        raise SystemExit(code)


def translate(output: str, locale: str) -> str:
    """Translate the parser's output, phrase by phrase."""
    # Remove its marks for required arguments, and its type names.
    output = re.sub(r"^(Usage: .*)\{([A-Z]+)\}", r"\1\2", output)
    output = re.sub(r" <(str|file|list\[str\])>( +)", r"  \2", output)
    # Keep a default on one line.
    output = re.sub(r" +(\[default:[^\]\n]*)\n( +)([^\]\n]*\])", r"\n\2\1 \3", output)
    output = re.sub(r"'(--[a-z-]+)' / '-[a-z]'", r"'\1'", output)
    output = RANGE.sub(_range, output)
    for phrase, message in PHRASES.items():
        if language(locale) == "en" and message not in REWORDED:
            continue
        output = re.sub(phrase, _replacement(f"cli-parser-{message}", locale), output, flags=re.MULTILINE)
    return output


def _range(match: re.Match[str]) -> str:
    """The values that an option may have, as people write them."""
    before = ", " if match["before"] == "; " else match["before"]
    if match["most"] and float(match["most"]) < UNBOUNDED:
        return f"{before}{match['low'] or match['least']}–{match['most']}]"
    return f"{before}≥ {match['low'] or match['least']}]"


def _translate_metavar(metavar: str, locale: str) -> str:
    """What stands for a value, in the reader's language: `ADDRESS|ROOM` word by word."""
    return re.sub(
        "[A-Z]+",
        lambda word: text(f"cli-metavar-{word[0]}", locale) if word[0] in METAVARS else word[0],
        metavar,
    )


def _replacement(message: str, locale: str) -> Callable[[re.Match[str]], str]:
    def replace(match: re.Match[str]) -> str:
        space = " " if match.group().endswith(" ") else ""
        return text(message, locale, **match.groupdict()) + space

    return replace


def _error_lines(error: exceptions.UsageError) -> Iterator[str]:
    shows_help = type(error).__name__ == "NoArgsIsHelpError"  # its message is the whole help
    if error.ctx is not None and not shows_help:
        yield error.ctx.get_usage()
        yield f"Try '{error.ctx.command_path} {error.ctx.help_option_names[-1]}' for help."
        yield ""
    yield error.format_message()


def _walk(command: _click.Command) -> Iterator[_click.Command]:
    """Yield a command and all commands below it."""
    yield command
    for below in getattr(command, "commands", {}).values():
        yield from _walk(below)


def translate_help(command: _click.Command, locale: str) -> None:
    """Make a command write its help in the reader's language."""
    command.short_help = command.short_help or command.help  # in a list: folded, not cut
    for parameter in command.params:
        if parameter.metavar:
            parameter.metavar = _translate_metavar(parameter.metavar, locale)
    get_help = command.get_help
    command.get_help = lambda ctx: translate(get_help(ctx), locale)  # type: ignore[method-assign]  # no other hook
