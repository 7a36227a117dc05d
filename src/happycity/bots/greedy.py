"""The greedy bot: one step ahead, instant (its mind is `happycity.bots.search.greedy`)."""

from __future__ import annotations

from happycity.bots.search.greedy import greedy_move
from happycity.bots.view import TablePlayer
from happycity.rules.moves import Moves
from happycity.rules.table import Table


class GreedyBot(TablePlayer):
    """Takes what makes its own city look best at once; it needs no luck and no memory."""

    def __init__(self) -> None:
        self.moves = Moves()

    def table_move(self, table: Table) -> int:
        return greedy_move(table, self.moves)
