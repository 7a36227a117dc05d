"""The entry point `happycity`: the reader's language, quick answers, and one sentence for whatever goes wrong.

The commands are in `happycity.cli.commands`. They are imported only when they are needed, since the parser of options
takes longer than an answer about a card or a rule, and only after the language is known: their help is written then.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Final, NoReturn

from happycity import __version__, i18n
from happycity.errors import BadOptions, HappyCityError

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


def choose_language(asked: str | None) -> None:
    """First `--lang`, then HAPPYCITY_LANG, then the choice made in the menu, then what the system says."""
    if asked is not None:
        os.environ["HAPPYCITY_LANG"] = asked
    elif not os.environ.get("HAPPYCITY_LANG"):
        from happycity.preferences import remembered_language

        remembered = remembered_language()
        if remembered:
            os.environ["HAPPYCITY_LANG"] = remembered


def main(argv: Sequence[str] | None = None) -> None:
    """The entry point `happycity`; by default it runs this process's own command line."""
    words, asked = language(sys.argv[1:] if argv is None else argv)
    open_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(
            stream, TextIOWrapper
        ):  # a terminal with fewer letters than ours, or somebody's stray bytes
            stream.reconfigure(errors="replace")
    choose_language(asked)
    with complaining():
        if asked is not None:
            check_language(asked)
        if not quick(words):
            from happycity.cli.commands import run

            run(words)
        sys.stdout.flush()  # here a closed pipe is still ours to notice


def open_streams() -> None:
    """Whoever started us may have closed a stream (`<&-`): nothing can be read then, and nobody listens."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - for as long as we run
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


def quick(words: Sequence[str]) -> bool:
    """Answer `cards`, `rules` and `--version` at once, unless they come with options for the parser."""
    options = {word for word in words if word.startswith("-")}
    if list(words) == ["--version"]:
        print("happycity", __version__)
        return True
    if not words or words[0] not in ("cards", "rules") or options - {"--json"}:
        return False
    from happycity.terminal.lookup import answer_cards, answer_rules

    answer = answer_cards if words[0] == "cards" else answer_rules
    answer([word for word in words[1:] if word not in options], i18n.detect_locale(), json=bool(options))
    return True


def check_language(asked: str) -> None:
    """A language that nobody has written yet is refused rather than passed over."""
    known = i18n.available_locales()
    if not any(name.partition("-")[0] == asked.replace("_", "-").partition("-")[0].lower() for name in known):
        raise BadOptions("bad-options", field=LANG, value=asked, expected=" | ".join(known))


@contextmanager
def complaining() -> Iterator[None]:
    """Tell what went wrong in one sentence; nobody but a developer wants a traceback (HAPPYCITY_DEBUG=1)."""
    try:
        yield
    except HappyCityError as error:
        fail(i18n.describe(f"error-{error.code}", error.arguments, i18n.detect_locale()), REFUSED)
    except KeyboardInterrupt:
        fail("", INTERRUPTED)
    except BrokenPipeError:  # whoever read us has seen enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - Python flushes it when it ends
        raise SystemExit(CLOSED) from None
    except Exception as fault:
        if os.environ.get("HAPPYCITY_DEBUG"):
            raise
        reason = f"{type(fault).__name__}: {fault}"
        fail(i18n.text("error-internal-error", i18n.detect_locale(), reason=reason), FAILED)


def fail(sentence: str, code: int) -> NoReturn:
    """Say why, and end."""
    print(sentence, file=sys.stderr)
    raise SystemExit(code) from None
