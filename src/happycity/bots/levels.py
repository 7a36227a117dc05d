"""The built-in bots, weakest first. This table is the only place that lists them.

A new level is a row here and its messages: `bot-<name>` for lists of bots, `web-level-<name>` for the browser.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from happycity.bots.api import Budget

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from happycity.bots.api import Bot

SEED_LIMIT: Final = 2**48
"""The search computes with machine words, so a seed of any size is reduced to one."""


@dataclass(frozen=True, slots=True)
class Level:
    """One built-in bot."""

    name: str
    build: Callable[[Budget | None, int], Bot]
    """Make the bot from a budget and a seed. Imports the bot's module, so that listing levels stays cheap."""
    budget: Budget | None = None
    """What the bot may think about a decision by default; None for one that does not search."""

    @property
    def searches(self) -> bool:
        """Does a budget matter to this bot?"""
        return self.budget is not None


def _random(_budget: Budget | None, seed: int) -> Bot:
    from happycity.bots.random import RandomBot

    return RandomBot(seed)


def _greedy(_budget: Budget | None, _seed: int) -> Bot:
    from happycity.bots.greedy import GreedyBot

    return GreedyBot()


def _search(budget: Budget | None, seed: int) -> Bot:
    from happycity.bots.search_bot import SearchBot

    assert budget is not None, "a level that searches has a budget"
    return SearchBot(budget, seed % SEED_LIMIT)


LEVELS: Final[Mapping[str, Level]] = MappingProxyType(
    {
        level.name: level
        for level in (
            Level("random", _random),
            Level("greedy", _greedy),
            Level("easy", _search, Budget(simulations=30)),
            Level("normal", _search, Budget(simulations=400)),
            Level("hard", _search, Budget(simulations=5000)),  # a tenth of a second on a core of 2026
            Level("champion", _search, Budget(ms=1000)),
        )
    }
)

BUILT_IN: Final = tuple(LEVELS)
"""Names of the built-in bots, weakest first."""
