"""From a name to a bot."""

from __future__ import annotations

from happycity.bots.api import Bot, Budget
from happycity.bots.faults import BotFault
from happycity.bots.names import THINKERS, Name, parse
from happycity.bots.program import ProgramBot
from happycity.bots.python_file import hosted
from happycity.cards import Catalogue
from happycity.errors import BadOptions
from happycity.game.options import Options

WORD = 2**48
"""The search counts in machine words; a seed of any size is folded into one."""
PROGRAM_MS = 1000
"""What somebody else's bot is told it may think, when nobody says otherwise."""


def make(
    bot: str | Name, *, seed: int = 0, think_ms: int | None = None, catalogue: Catalogue | None = None
) -> Bot:
    """Make a bot. A budget in its name counts more than `think_ms`, and that more than its own default.

    One of ours must know the `catalogue` of a game with cards of a custom pack; others only see the view.

    >>> make("random", seed=1).decide({}, ["draw 1"])
    'draw 1'
    """
    made = _made(parse(bot) if isinstance(bot, str) else bot, seed, think_ms)
    if catalogue is not None and hasattr(made, "catalogue"):
        made.catalogue = catalogue
    return made


def _made(name: Name, seed: int, think_ms: int | None) -> Bot:
    if name.kind == "exec":
        return ProgramBot.run(name.what, ms=think_ms or PROGRAM_MS)
    if name.kind == "python":
        return hosted(name.what, name.part, ms=think_ms or PROGRAM_MS)
    if name.what == "random":
        from happycity.bots.random import RandomBot

        return RandomBot(seed)
    if name.what == "greedy":
        from happycity.bots.greedy import GreedyBot

        return GreedyBot()
    from happycity.bots.levels import search_bot

    return search_bot(name.what, budget_of(name, think_ms), seed % WORD)


def check(name: Name, options: Options) -> None:
    """Refuse a bot that cannot play at all before a long match begins: no such file, a program that does not start."""
    bot = make(name)
    if not isinstance(bot, ProgramBot):
        return
    try:
        bot.greet(0, options.to_json())
    except BotFault as fault:
        reason = fault.arguments.get("reason", str(fault))
        raise BadOptions("bot-not-ready", bot=name.text, reason=reason) from fault
    finally:
        bot.close()


def budget_of(name: Name, think_ms: int | None = None) -> Budget:
    """What a searching bot may think about each decision."""
    from happycity.bots.levels import LEVELS

    if name.budget is not None:
        return name.budget
    return LEVELS[name.what] if think_ms is None else Budget(ms=think_ms)


def reproducible(name: Name, think_ms: int | None = None) -> bool:
    """Does this bot choose the same in every run with one seed? Not by the clock; of others we do not know."""
    if name.kind != "built-in":
        return False
    return name.what not in THINKERS or budget_of(name, think_ms).ms is None
