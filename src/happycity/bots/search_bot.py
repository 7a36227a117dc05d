"""The bot that searches: its clock and its budget around the compiled search."""

from __future__ import annotations

import time
from math import ceil
from typing import TYPE_CHECKING, Final

from happycity.bots.learned import policy_for, set_name
from happycity.bots.search.endgame import Endgame
from happycity.bots.search.position import random_numbers, settled
from happycity.bots.search.search import Search, Settings
from happycity.bots.view import TablePlayer
from happycity.rules import COMPILED
from happycity.rules.codes import NOTHING
from happycity.rules.legal import legal
from happycity.rules.moves import Moves

if TYPE_CHECKING:
    from collections.abc import Callable

    from happycity.bots.api import Budget
    from happycity.bots.search.policy import Policy
    from happycity.rules.table import Table

SLICE_SIMULATIONS: Final = 32
"""Simulations between two looks at the clock."""
MIN_ELAPSED_S: Final = 1e-6
"""A clock that shows less is not believed."""

POSITIONS_PER_SIMULATION: Final = 5
POSITIONS_PER_MS: Final = 400 if COMPILED else 2
"""Endgame positions that take about a third of the time of a simulation, or of a millisecond."""


class SearchBot(TablePlayer):
    """A bot that searches. With a budget of simulations its choice depends on seed and position alone."""

    def __init__(
        self,
        budget: Budget,
        seed: int = 0,
        *,
        every_action: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.budget = budget
        self.seed = seed
        self.clock = clock
        self.moves = Moves()
        self.settings = Settings()
        self.settings.every_action = every_action
        self.policy: Policy | None = None
        self.kind = ""
        """The kind of game that the policy is for."""

    def table_move(self, table: Table) -> int:
        legal(table, self.moves)
        if self.moves.count == 1:
            return self.moves.get(0)
        if table.last_round:
            move = int(Endgame(table, self.max_endgame_positions()).solve(settled(table)))
            if move != NOTHING:
                return move
        return self.search(table).best()

    def max_endgame_positions(self) -> int:
        """How many positions the endgame solver may count, in about a third of the time of a search."""
        by_count = POSITIONS_PER_SIMULATION * self.budget.simulations if self.budget.simulations else None
        by_clock = POSITIONS_PER_MS * self.budget.ms if self.budget.ms else None
        return min((limit for limit in (by_count, by_clock) if limit is not None), default=0)

    def search(self, table: Table) -> Search:
        """Search a position until the budget is spent. To play, stop as soon as the choice is certain."""
        start = self.clock()
        position = settled(table)
        search = Search(position, self._policy(table), self.settings, random_numbers(position, self.seed))
        spend_all = self.settings.every_action
        left = self.simulations_left(search, start)
        while left > 0 and (spend_all or not search.decided(left)):
            search.run(min(left, SLICE_SIMULATIONS))
            left = self.simulations_left(search, start)
        return search

    def _policy(self, table: Table) -> Policy:
        """The rollout policy for a table; kept for its kind."""
        if self.policy is None or self.policy.facts is not table.facts or self.kind != set_name(table):
            self.policy, self.kind = policy_for(table), set_name(table)
        return self.policy

    def simulations_left(self, search: Search, start: float) -> int:
        """How many simulations the budget still allows. With two limits the nearer one counts."""
        done = int(search.simulations)
        if self.budget.simulations is None:
            return self._left_by_clock(done, start)
        left = self.budget.simulations - done
        return left if self.budget.ms is None else min(left, self._left_by_clock(done, start))

    def _left_by_clock(self, done: int, start: float) -> int:
        """How many simulations the clock still allows, at the pace so far; at least one slice."""
        if done == 0:
            return SLICE_SIMULATIONS
        spent = max(self.clock() - start, MIN_ELAPSED_S)
        rest = (self.budget.ms or 0) / 1000 - spent
        return SLICE_SIMULATIONS * ceil(done / SLICE_SIMULATIONS * rest / spent) if rest > 0 else 0
