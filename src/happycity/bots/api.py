"""The interface of a bot: one method, which gets a view and returns an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, runtime_checkable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.rules.table import Table
    from happycity.schema.game import View


@dataclass(frozen=True, slots=True)
class Budget:
    """Thinking allowed per decision, by the clock or in simulations. Only simulations are reproducible.

    With both limits, whichever comes first ends the search: so a level keeps its strength, but never takes too long.
    """

    ms: int | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.ms is not None else str(self.simulations)


@runtime_checkable
class Bot(Protocol):
    """A bot, created for one game. Games share no state."""

    def decide(self, view: View, legal: Sequence[str]) -> str:
        """Choose one of the legal actions."""


class SeededMaker(Protocol):
    """A class of bots with random numbers of their own."""

    def __call__(self, *, seed: int) -> Bot:
        """Make a bot for one game."""


BotMaker = Callable[[], Bot] | SeededMaker
"""A class, or a function, that makes a bot for one game."""


@runtime_checkable
class TableBot(Bot, Protocol):
    """A built-in bot, which in the same process may read the core's table: as public as a view, and much faster."""

    def table_move(self, table: Table) -> int:
        """Choose a legal move of the core. Must not change the table."""


def default_action(legal: Sequence[str]) -> str:
    """The action of a bot that cannot answer: keep what is face up, else the first legal action.

    The first legal action buys whenever it can. Two bots that only took coins would never end their game.

    >>> default_action(["discard museum", "keep"]), default_action(["buy museum", "buy igloo", "coin"])
    ('keep', 'buy museum')
    """
    return "keep" if "keep" in legal else legal[0]
