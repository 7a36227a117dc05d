"""Bots: whatever can answer `decide(view, legal) -> action`.

    >>> from happycity import bots
    >>> bots.parse("hard:200ms").budget
    Budget(ms=200, simulations=None)

`make` turns a name into a bot: a built-in one (`greedy`, `hard:5000`), somebody's class (`my_bot.py:MyBot`) or any
program that speaks JSON lines (`exec:./mybot`). Nothing is imported before it is used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from happycity.bots.api import Bot, Budget, TableBot, View, default_action
    from happycity.bots.faults import BotFault, Guard
    from happycity.bots.names import BUILT_IN, Name, parse, parse_built_in, split
    from happycity.bots.registry import make

_HOMES = {
    "BUILT_IN": "names",
    "Bot": "api",
    "BotFault": "faults",
    "Budget": "api",
    "Guard": "faults",
    "Name": "names",
    "TableBot": "api",
    "View": "api",
    "default_action": "api",
    "make": "registry",
    "parse": "names",
    "parse_built_in": "names",
    "split": "names",
}

__all__ = [
    "BUILT_IN",
    "Bot",
    "BotFault",
    "Budget",
    "Guard",
    "Name",
    "TableBot",
    "View",
    "default_action",
    "make",
    "parse",
    "parse_built_in",
    "split",
]


def __getattr__(name: str) -> Any:
    """Import a public name from its module when it is first asked for."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'happycity.bots' has no attribute {name!r}")
    value = getattr(import_module(f"happycity.bots.{home}"), name)
    globals()[name] = value
    return value
