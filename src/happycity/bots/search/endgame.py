"""The end of a game counted out: every action, every card that chance may show, values for all seats.

Each seat takes what is best for itself (max^n); chance is weighed with its true probabilities. A position with more
to count than the limit allows is given back unanswered.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.bots.search.options import worthwhile
from happycity.bots.search.result import Result
from happycity.bots.search.search import card_shown
from happycity.rules.codes import BOX, DRAW, NOTHING, OVER, SEATS
from happycity.rules.engine import cards_to_draw, play
from happycity.rules.legal import legal
from happycity.rules.moves import Moves, argument_of, kind_of
from happycity.rules.table import Table

DEEPEST: Final = 64
"""Actions in a row; anything longer is not an endgame."""
MARGIN: Final = 0.02
SCALE: Final = 10.0
"""Of moves that win equally often the one with the better lead is taken (see `Result`)."""


class Endgame:
    """Counts positions out. Scratch space for every depth, made once."""

    def __init__(self, table: Table, limit: i64) -> None:
        self.limit: i64 = limit
        self.seen: i64 = 0
        """Positions looked at so far."""
        self.every_payment: bool = True
        """Also those with more tokens than needed: the coins kept may decide a tie (R-E4)."""
        self.result: Result = Result(MARGIN, SCALE)
        self.tables: list[Table] = [table.copy() for _ in range(DEEPEST)]
        self.moves: list[Moves] = [Moves() for _ in range(DEEPEST)]
        self.values: list[vec[float]] = [vec[float]([0.0] * SEATS) for _ in range(DEEPEST + 1)]
        """For each depth, what every seat may expect with best play."""
        self.means: list[vec[float]] = [vec[float]([0.0] * SEATS) for _ in range(DEEPEST)]
        """The same after the action that is being looked at."""

    def solve(self, table: Table) -> i64:
        """The best action, or NOTHING if there is too much to count; otherwise the values are in `values[0]`.

        If there is too much with every payment, those with the fewest tokens may still be few enough.
        """
        self.every_payment = True
        move = self._count_out(table)
        if move == NOTHING and table.grozilla:
            self.every_payment = False
            move = self._count_out(table)
        return move

    def _count_out(self, table: Table) -> i64:
        self.seen = 0
        move = self._best(table, 0)
        return NOTHING if self.given_up() else move

    def given_up(self) -> bool:
        """Was there too much to count?"""
        return self.seen > self.limit

    def _best(self, table: Table, depth: i64) -> i64:
        """The best action for whoever decides, with everybody's values."""
        values = self.values[depth]
        self.seen += 1
        if table.phase == OVER:
            self.result.read(table)
            for seat in range(table.players):
                values[seat] = self.result.values[seat]
            return NOTHING
        if depth >= DEEPEST:
            self.seen = self.limit + 1
            return NOTHING
        moves = self.moves[depth]
        legal(table, moves)
        if not self.every_payment:
            worthwhile(table, moves)
        means = self.means[depth]
        best: i64 = NOTHING
        for i in range(moves.count):
            if self.given_up():
                return NOTHING
            self._mean(table, moves.items[i], depth)
            if best == NOTHING or means[table.seat] > values[table.seat]:
                best = moves.items[i]
                for seat in range(table.players):
                    values[seat] = means[seat]
        return best

    def _mean(self, table: Table, move: i64, depth: i64) -> None:
        """Everybody's values after an action, over all that chance may show."""
        kind = kind_of(move)
        means = self.means[depth]
        later = self.values[depth + 1]
        child = self.tables[depth]
        for seat in range(table.players):
            means[seat] = 0.0
        chances: i64 = 1
        if kind == DRAW:
            chances = cards_to_draw(table, argument_of(move))
        elif kind == BOX:
            chances = table.boxed
        for chance in range(chances):
            copies = copies_from(table, move, chance, chances)
            if copies > 0:
                child.copy_from(table)
                play(child, move, chance)
                self._best(child, depth + 1)
                for seat in range(table.players):
                    means[seat] = means[seat] + later[seat] * float(copies) / float(chances)
            if self.given_up():
                return


def copies_from(table: Table, move: i64, chance: i64, chances: i64) -> i64:
    """How many copies of the card that chance would show there are; 0 if an earlier place holds the same card."""
    if chances == 1:
        return 1
    card = card_shown(table, move, chance)
    copies: i64 = 0
    for other in range(chances):
        if card_shown(table, move, other) == card:
            if other < chance:
                return 0
            copies += 1
    return copies
