"""Make a bot from its name."""

from __future__ import annotations

from dataclasses import replace
from inspect import signature
from typing import TYPE_CHECKING, Final, cast

from happycity.bots.api import Budget
from happycity.bots.levels import BUILT_IN, LEVELS
from happycity.bots.names import BotName, parse
from happycity.errors import BadOptions
from happycity.schema.validate import abbreviate

if TYPE_CHECKING:
    from collections.abc import Callable

    from happycity.bots.api import Bot, BotMaker, SeededMaker
    from happycity.cards import Catalogue
    from happycity.game.options import Options

PROGRAM_THINK_MS: Final = 1000
"""The default thinking time of a program."""


def make(
    bot: str | BotName,
    *,
    seed: int = 0,
    think_ms: int | None = None,
    at_most_ms: int | None = None,
    catalogue: Catalogue | None = None,
) -> Bot:
    """Make a bot. A budget in its name overrides `think_ms`, which overrides the level's own budget.

    `at_most_ms` keeps that budget, but ends the thinking of a built-in bot by the clock where a machine is slow.

    A built-in bot needs the `catalogue` of a game with cards from a custom pack; other bots only see the view.

    >>> make("random", seed=1).decide({}, ["draw 1"])
    'draw 1'
    """
    if not isinstance(bot, str | BotName):
        raise BadOptions("unknown-bot", bot=abbreviate(bot), expected=", ".join(BUILT_IN))
    name = parse(bot) if isinstance(bot, str) else bot
    if name.kind == "built-in":
        budget = budget_of(name, think_ms)
        if budget is not None and at_most_ms is not None:
            budget = replace(budget, ms=min(budget.ms or at_most_ms, at_most_ms))
        made = LEVELS[name.target].build(budget, seed)
        if catalogue is not None and hasattr(made, "catalogue"):
            made.catalogue = catalogue
        return made
    from happycity.bots.programs.program import ProgramBot
    from happycity.bots.programs.python_file import host_class

    if name.kind == "exec":
        return ProgramBot.from_command_line(name.target, ms=think_ms or PROGRAM_THINK_MS)
    return host_class(name.target, name.class_name, ms=think_ms or PROGRAM_THINK_MS)


def make_from(maker: BotMaker, seed: int) -> Bot:
    """Make a bot of a class in this process. It gets a seed of its own if it has a parameter of that name."""
    try:
        takes_seed = "seed" in signature(maker).parameters
    except ValueError:  # a class without a signature
        takes_seed = False
    return cast("SeededMaker", maker)(seed=seed) if takes_seed else cast("Callable[[], Bot]", maker)()


def budget_of(name: BotName, think_ms: int | None = None) -> Budget | None:
    """What a built-in bot may think about each decision; None if it does not search."""
    level = LEVELS[name.target]
    if level.searches and name.budget is None and think_ms is not None:
        return Budget(ms=think_ms)
    return name.budget or level.budget


def check_ready(name: BotName, options: Options) -> None:
    """Refuse a bot that cannot play, before a long match begins: a missing file, a program that does not start."""
    from happycity.bots.programs.faults import BotFault
    from happycity.bots.programs.program import ProgramBot

    bot = make(name)
    if not isinstance(bot, ProgramBot):
        return
    try:
        bot.ensure_started(0, options.to_json())
    except BotFault as fault:
        reason = fault.arguments.get("reason", str(fault))
        raise BadOptions("bot-not-ready", bot=name.text, reason=reason) from fault
    finally:
        bot.close()


def is_reproducible(name: BotName, think_ms: int | None = None) -> bool:
    """Does this bot choose the same in every run with one seed? Not by the clock; of others we do not know."""
    if name.kind != "built-in":
        return False
    budget = budget_of(name, think_ms)
    return not name.searches or budget is None or budget.ms is None
