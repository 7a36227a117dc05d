"""Bots: objects with a method `decide(view, legal) -> action`.

    >>> from happycity import bots
    >>> bots.parse("hard:200ms").budget
    Budget(ms=200, simulations=None)

`make` turns a name into a bot: a built-in one (`greedy`, `hard:5000`), a class (`my_bot.py:MyBot`) or a program that
speaks JSON lines (`exec:./mybot`). Importing this package is cheap: `make` imports the bot's own modules.
"""

from happycity.bots.api import Bot, Budget, TableBot, default_action
from happycity.bots.factory import make
from happycity.bots.levels import BUILT_IN
from happycity.bots.names import BotName, parse, parse_built_in, split
from happycity.bots.programs.faults import BotFault, SafeBot

__all__ = [
    "BUILT_IN",
    "Bot",
    "BotFault",
    "BotName",
    "Budget",
    "SafeBot",
    "TableBot",
    "default_action",
    "make",
    "parse",
    "parse_built_in",
    "split",
]
