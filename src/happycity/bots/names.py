"""Names of bots: `greedy`, `hard:200ms`, `hard:5000`, `my_bot.py:MyBot`, `exec:./mybot --fast`."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from typing import Final, Literal

from happycity.bots.api import Budget
from happycity.bots.levels import BUILT_IN, LEVELS
from happycity.errors import BadOptions
from happycity.paths import expand_path
from happycity.schema.validate import abbreviate

EXEC_PREFIX: Final = "exec:"
PYTHON_CLASS: Final = re.compile(r"(?P<path>.+\.py):(?P<name>[A-Za-z_]\w*)")
BUDGET_MS: Final = re.compile(r"([1-9]\d{0,6})ms")
BUDGET_SIMULATIONS: Final = re.compile(r"[1-9]\d{0,8}")


@dataclass(frozen=True, slots=True)
class BotName:
    """A parsed name."""

    text: str
    kind: Literal["built-in", "python", "exec", "class"]
    """A built-in bot, a class in a Python file, a program, or a trusted class in this process."""
    target: str
    """The built-in bot, the file, the command line or the class's name."""
    class_name: str = ""
    """The class in the file."""
    budget: Budget | None = None

    @property
    def searches(self) -> bool:
        """Is this a built-in bot with a search, so that a budget matters?"""
        return self.kind == "built-in" and LEVELS[self.target].searches

    @property
    def absolute(self) -> str:
        """The name with an absolute path to the bot's file; a command line stays as typed."""
        if self.kind == "python":
            return f"{expand_path(self.target).absolute()}:{self.class_name}"
        return self.text


def parse(text: str) -> BotName:
    """Parse a name. Raises BadOptions.

    >>> parse("hard:200ms").budget
    Budget(ms=200, simulations=None)
    """
    text = text.strip()
    if text.startswith(EXEC_PREFIX) and text[len(EXEC_PREFIX) :].strip():
        return BotName(text, "exec", text[len(EXEC_PREFIX) :].strip())
    python = PYTHON_CLASS.fullmatch(text)
    if python:
        return BotName(text, "python", python["path"], python["name"])
    if text.partition(":")[0] not in BUILT_IN:
        raise BadOptions("unknown-bot", bot=text, expected=", ".join(BUILT_IN))
    return parse_built_in(text)


def parse_built_in(text: str) -> BotName:
    """Parse the name of a built-in bot, for callers that may not name a file or a program. Raises BadOptions.

    >>> parse_built_in("normal").target
    'normal'
    """
    text = text.strip()
    level, colon, budget = text.partition(":")
    if level not in BUILT_IN:
        raise BadOptions("bot-not-built-in", bot=abbreviate(text), expected=", ".join(BUILT_IN))
    return BotName(text, "built-in", level, budget=_parse_budget(text, budget) if colon else None)


def _parse_budget(bot: str, text: str) -> Budget:
    time = BUDGET_MS.fullmatch(text)
    if time:
        return Budget(ms=int(time[1]))
    if BUDGET_SIMULATIONS.fullmatch(text):
        return Budget(simulations=int(text))
    raise BadOptions("bad-budget", bot=bot, value=text)


def split(text: str) -> list[str]:
    """Split a list of names at commas and line ends; quotation marks keep a command's own commas together.

    >>> split('hard:200ms,greedy,"exec:./mybot --depths 1,2"')
    ['hard:200ms', 'greedy', 'exec:./mybot --depths 1,2']
    """
    rows = csv.reader(text.splitlines(keepends=True), skipinitialspace=True)
    return [name.strip() for row in rows for name in row if name.strip()]
