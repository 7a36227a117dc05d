"""Names of bots: `greedy`, `hard:200ms`, `hard:5000`, `my_bot.py:MyBot`, `exec:./mybot --fast`."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from typing import Final

from happycity.bots.api import Budget
from happycity.errors import BadOptions
from happycity.paths import expanded
from happycity.schema.validate import shown

BUILT_IN: Final = ("random", "greedy", "easy", "normal", "hard", "champion")
"""The built-in bots, the weakest first."""
THINKERS: Final = frozenset({"easy", "normal", "hard", "champion"})
"""Those that search, and for which a budget matters."""

EXEC: Final = "exec:"
PYTHON: Final = re.compile(r"(?P<path>.+\.py):(?P<name>[A-Za-z_]\w*)")
TIME: Final = re.compile(r"([1-9]\d{0,6})ms")
COUNT: Final = re.compile(r"[1-9]\d{0,8}")


@dataclass(frozen=True, slots=True)
class Name:
    """A bot's name, taken apart."""

    text: str
    kind: str
    """`built-in`, `python` (a class in a file) or `exec` (a program)."""
    what: str
    """The built-in bot, the file or the command line."""
    part: str = ""
    """The class in the file."""
    budget: Budget | None = None

    @property
    def anywhere(self) -> str:
        """The name as it is understood from any folder; a command line is left as it was typed."""
        return f"{expanded(self.what).absolute()}:{self.part}" if self.kind == "python" else self.text


def parse(text: str) -> Name:
    """Take a name apart. Raises BadOptions for one that can be no bot."""
    text = text.strip()
    if text.startswith(EXEC) and text[len(EXEC) :].strip():
        return Name(text, "exec", text[len(EXEC) :].strip())
    python = PYTHON.fullmatch(text)
    if python:
        return Name(text, "python", python["path"], python["name"])
    if text.partition(":")[0] not in BUILT_IN:
        raise BadOptions("unknown-bot", bot=text, expected=", ".join(BUILT_IN))
    return parse_built_in(text)


def parse_built_in(text: str) -> Name:
    """Take the name of a built-in bot apart, for those who may not name a file or a program."""
    text = text.strip()
    what, colon, budget = text.partition(":")
    if what not in BUILT_IN:
        raise BadOptions("bot-not-built-in", bot=shown(text), expected=", ".join(BUILT_IN))
    return Name(text, "built-in", what, budget=_budget(text, budget) if colon else None)


def _budget(bot: str, text: str) -> Budget:
    time = TIME.fullmatch(text)
    if time:
        return Budget(ms=int(time[1]))
    if COUNT.fullmatch(text):
        return Budget(simulations=int(text))
    raise BadOptions("bad-budget", bot=bot, value=text)


def split(text: str) -> list[str]:
    """The names in a list with commas or in lines; quotation marks keep a command's own commas together.

    >>> split('hard:200ms,greedy,"exec:./mybot --depths 1,2"')
    ['hard:200ms', 'greedy', 'exec:./mybot --depths 1,2']
    """
    rows = csv.reader(text.splitlines(keepends=True), skipinitialspace=True)
    return [name.strip() for row in rows for name in row if name.strip()]
