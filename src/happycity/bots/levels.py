"""The bots that search: how much each of them thinks, and how."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from math import ceil
from types import MappingProxyType
from typing import Final

from happycity.bots.api import Budget
from happycity.bots.search.endgame import Endgame
from happycity.bots.search.policy import Policy
from happycity.bots.search.position import random_numbers, settled
from happycity.bots.search.search import Search, Settings
from happycity.bots.search.weights import Weights
from happycity.bots.view import TablePlayer
from happycity.rules.codes import NOTHING
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.rules.table import Table

LEVELS: Final[Mapping[str, Budget]] = MappingProxyType(
    {
        "easy": Budget(simulations=30),
        "normal": Budget(simulations=400),
        "hard": Budget(simulations=5000),
        "champion": Budget(ms=1000),
    }
)
"""What each level may think about a decision when nobody says otherwise. On one core of 2026, 5,000 simulations
take about a tenth of a second."""

SLICE: Final = 32
"""Simulations between two looks at the clock."""
TICK: Final = 1e-6
"""The shortest time, in seconds, that a clock is believed."""
BLUNDERS: Final = 50
"""Of a thousand decisions in a rollout, how many are left to chance, so that rollouts see more than one way to play."""

POSITIONS_PER_SIMULATION: Final = 5
POSITIONS_PER_MS: Final = 400
"""Positions of an endgame that take about a third of the time of a simulation, or of a millisecond."""

Clock = Callable[[], float]


class SearchBot(TablePlayer):
    """A bot that searches. With a budget of simulations it depends on seed and position alone."""

    def __init__(
        self, budget: Budget, seed: int = 0, *, every_action: bool = False, clock: Clock = time.monotonic
    ) -> None:
        self.budget = budget
        self.seed = seed
        self.clock = clock
        self.moves = Moves()
        self.settings = Settings()
        self.settings.every_action = every_action
        self.policy: Policy | None = None

    def table_move(self, table: Table) -> int:
        legal(table, self.moves)
        if self.moves.count == 1:
            return self.moves.get(0)
        if table.last_round:
            move = int(Endgame(table, self.countable()).solve(settled(table)))
            if move != NOTHING:
                return move
        return self.think(table).best()

    def countable(self) -> int:
        """How many positions at the end of a game are counted out, in about a third of the time for a search."""
        if self.budget.simulations is not None:
            return POSITIONS_PER_SIMULATION * self.budget.simulations
        return POSITIONS_PER_MS * (self.budget.ms or 0)

    def think(self, table: Table) -> Search:
        """Search a position for as long as the budget allows; to play, only until the choice is certain."""
        start = self.clock()
        if self.policy is None or self.policy.facts is not table.facts:
            self.policy = Policy(table.facts, Weights(), BLUNDERS)
        position = settled(table)
        search = Search(position, self.policy, self.settings, random_numbers(position, self.seed))
        patient = self.settings.every_action
        left = self.left(search, start)
        while left > 0 and (patient or not search.decided(left)):
            search.run(min(left, SLICE))
            left = self.left(search, start)
        return search

    def left(self, search: Search, start: float) -> int:
        """How many simulations the budget still allows; by the clock at the pace so far, and never none at all."""
        done = int(search.simulations)
        if self.budget.simulations is not None:
            return self.budget.simulations - done
        if done == 0:
            return SLICE
        spent = max(self.clock() - start, TICK)
        rest = (self.budget.ms or 0) / 1000 - spent
        return SLICE * ceil(done / SLICE * rest / spent) if rest > 0 else 0


def search_bot(level: str, budget: Budget | None = None, seed: int = 0) -> SearchBot:
    """A bot of a level; a budget given replaces the level's own."""
    return SearchBot(budget or LEVELS[level], seed)
