"""The entry point `happycity`: choose the language, answer quick commands, report errors in one sentence.

The commands are in `happycity.cli.commands`. `main` imports them only when it needs them, since the option parser takes
longer than an answer about a card or a rule, and only after the language is known, since their help is built on import.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import Final, NoReturn

from happycity import __version__, i18n
from happycity.errors import BadOptions, HappyCityError
from happycity.extras import missing_extra

LANG: Final = "--lang"
EXIT_REFUSED, EXIT_INTERNAL_ERROR, EXIT_INTERRUPTED, EXIT_BROKEN_PIPE = 2, 70, 130, 141


def split_language(argv: Sequence[str]) -> tuple[list[str], str | None]:
    """Take `--lang`, which may stand anywhere, out of a command line; return the rest and the language."""
    rest: list[str] = []
    language = None
    left = list(argv)
    while left:
        argument = left.pop(0)
        if argument == "--":
            return [*rest, argument, *left], language
        if argument == LANG and left:
            language = left.pop(0)
        elif argument.startswith(f"{LANG}="):
            language = argument.partition("=")[2]
        else:
            rest.append(argument)
    return rest, language


def set_language(language: str | None) -> None:
    """Set the language: first `--lang`, then HAPPYCITY_LANG, then the menu's choice, then the system's."""
    if language is not None:
        os.environ["HAPPYCITY_LANG"] = language
    elif not os.environ.get("HAPPYCITY_LANG"):
        from happycity.preferences import remembered_language

        remembered = remembered_language()
        if remembered:
            os.environ["HAPPYCITY_LANG"] = remembered


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command line, by default the one of this process."""
    argv, language = split_language(sys.argv[1:] if argv is None else argv)
    open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(
            stream, TextIOWrapper
        ):  # a terminal may lack our characters, input may hold stray bytes
            stream.reconfigure(errors="replace")
    set_language(language)
    with reporting_errors():
        if language is not None:
            check_language(language)
        if not run_quick_command(argv):
            from happycity.cli.commands import run

            run(argv)
        sys.stdout.flush()  # so that a closed pipe is noticed here


def open_streams() -> None:
    """Open standard streams that the parent process has closed (`<&-`): empty input, discarded output."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - for as long as we run
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def run_quick_command(argv: Sequence[str]) -> bool:
    """Run `cards`, `rules` or `--version` without the option parser, unless they have options for it."""
    options = {argument for argument in argv if argument.startswith("-")}
    if list(argv) == ["--version"]:
        print("happycity", __version__)
        return True
    if not argv or argv[0] not in ("cards", "rules") or options - {"--json"}:
        return False
    from happycity.terminal.lookup import print_cards, print_rules

    answer = print_cards if argv[0] == "cards" else print_rules
    query = [argument for argument in argv[1:] if argument not in options]
    answer(query, i18n.detect_locale(), json=bool(options))
    return True


def check_language(language: str) -> None:
    """Refuse a language without messages."""
    known = i18n.available_locales()
    code = language.replace("_", "-").partition("-")[0].lower()
    if not any(name.partition("-")[0] == code for name in known):
        raise BadOptions("bad-options", field=LANG, value=language, expected=" | ".join(known))


@contextmanager
def reporting_errors() -> Iterator[None]:
    """Report an error in one sentence and exit. HAPPYCITY_DEBUG=1 shows the traceback of an internal one."""
    try:
        yield
    except HappyCityError as error:
        fail(describe_error(error), EXIT_REFUSED)
    except KeyboardInterrupt:
        fail("", EXIT_INTERRUPTED)
    except BrokenPipeError:  # the reader has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - Python flushes it at exit
        raise SystemExit(EXIT_BROKEN_PIPE) from None
    except Exception as fault:  # the outermost boundary: every bug becomes one sentence
        missing = missing_extra(fault) if isinstance(fault, ModuleNotFoundError) else None
        if missing is not None:
            with suppress(ModuleNotFoundError):  # a bare source tree cannot read its messages either
                fail(describe_error(missing), EXIT_REFUSED)
            fail(f'{missing.arguments["library"]}: pip install "happycity[play]"', EXIT_REFUSED)
        if os.environ.get("HAPPYCITY_DEBUG"):
            raise
        damage = _damage_of(fault)
        if damage is not None:
            fail(i18n.text("error-database-damaged", i18n.detect_locale(), reason=damage), EXIT_REFUSED)
        reason = f"{type(fault).__name__}: {fault}"
        fail(i18n.text("error-internal-error", i18n.detect_locale(), reason=reason), EXIT_INTERNAL_ERROR)


def describe_error(error: HappyCityError) -> str:
    """An error as a sentence in the reader's language."""
    return i18n.describe(f"error-{error.code}", error.arguments, i18n.detect_locale())


def _damage_of(fault: Exception) -> str | None:
    """The driver's message, if an error comes from a database whose file is broken."""
    if "sqlalchemy" not in sys.modules:  # then no database was opened
        return None
    from happycity.store.retry import error_reason, is_damaged

    return error_reason(fault) if is_damaged(fault) else None


def fail(sentence: str, code: int) -> NoReturn:
    """Print a sentence to standard error and exit."""
    print(sentence, file=sys.stderr)
    raise SystemExit(code) from None
