"""What a bot is: one method. What it is told: a view, which holds what a player at the table knows and no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from happycity.rules.table import Table

View = Mapping[str, Any]
"""The state plus `unseen` (what each deck still hides) and `you`, the bot's own seat."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think about one decision: by the clock or by simulations. Only the latter is reproducible."""

    ms: int | None = None
    simulations: int | None = None

    def __str__(self) -> str:
        return f"{self.ms}ms" if self.ms is not None else str(self.simulations)


@runtime_checkable
class Bot(Protocol):
    """A bot. It is made anew for each game; the games of one bot share nothing."""

    def decide(self, view: View, legal: Sequence[str]) -> str:
        """Choose one of the legal actions."""


@runtime_checkable
class TableBot(Bot, Protocol):
    """A bot of ours, which in the same process may look at the core's table: as public as a view, and much faster."""

    def table_move(self, table: Table) -> int:
        """Choose a legal move of the core. The table must stay as it is."""


def default_action(legal: Sequence[str]) -> str:
    """What is played for a bot that cannot answer: it keeps what is face up, else the first legal action.

    So it buys whatever it can: of two bots that only took coins no game would ever end.

    >>> default_action(["discard museum", "keep"]), default_action(["buy museum", "buy igloo", "coin"])
    ('keep', 'buy museum')
    """
    return "keep" if "keep" in legal else legal[0]
