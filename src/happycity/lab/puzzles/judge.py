"""The deep look at one decision: every action gets a search of its own, with the same number of simulations.

A usual search spends little on actions that look bad, so it knows little about them. Here all are known equally well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.bots.learned import policy_for
from happycity.bots.search.position import random_numbers, settled
from happycity.bots.search.result import Result
from happycity.bots.search.search import Search, Settings
from happycity.rules.codes import BOX, OVER
from happycity.rules.engine import play
from happycity.rules.legal import legal_moves
from happycity.rules.moves import kind_of
from happycity.rules.playout import random_chance

if TYPE_CHECKING:
    from happycity.rules.table import Table

BOX_SAMPLES: Final = 12
"""Cards that are tried for an action that draws from the box."""


@dataclass(frozen=True, slots=True)
class Judged:
    """An action, and the chance to win of whoever plays it."""

    move: int
    win: float


class Judge:
    """Looks at decisions. Its verdict depends on the position, the number of simulations and the seed alone."""

    def __init__(self, simulations: int, seed: int) -> None:
        self.simulations = simulations
        self.seed = seed
        self.settings = Settings()
        self.result = Result(self.settings.margin, self.settings.scale)

    def judge(self, table: Table) -> list[Judged]:
        """Every legal action, the best one first."""
        position = settled(table)
        moves = legal_moves(position)
        found = [self._judge_move(position, move, index) for index, move in enumerate(moves)]
        return sorted(found, key=lambda each: (-each.win, each.move))

    def judge_clear(self, table: Table, answer: int, margin: float) -> list[Judged] | None:
        """The same if the answer is the best action by the margin. None as soon as one other comes near."""
        position = settled(table)
        moves = legal_moves(position)
        best = self._judge_move(position, answer, moves.index(answer))
        found = [best]
        for index, move in enumerate(moves):
            if move == answer:
                continue
            found.append(self._judge_move(position, move, index))
            if best.win - found[-1].win < margin:
                return None
        return sorted(found, key=lambda each: (-each.win, each.move))

    def _judge_move(self, position: Table, move: int, index: int) -> Judged:
        """The mean over what chance may show."""
        samples = BOX_SAMPLES if kind_of(move) == BOX else 1
        rng = random_numbers(position, self.seed + 1 + index)
        win = 0.0
        for _ in range(samples):
            child = position.copy()
            play(child, move, random_chance(child, move, rng))
            win += self._chance_to_win(child, int(position.seat), self.simulations // samples) / samples
        return Judged(move, win)

    def _chance_to_win(self, child: Table, seat: int, simulations: int) -> float:
        """A seat's share of the wins from here."""
        if child.phase == OVER:
            self.result.read(child)
            return float(self.result.wins[seat])
        search = Search(child, policy_for(child), self.settings, random_numbers(child, self.seed))
        search.run(simulations)
        return sum(search.share(i, seat) for i in range(search.choices())) / simulations
