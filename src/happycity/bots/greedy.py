"""The greedy bot: one step ahead, instant. The compiled part is `happycity.bots.search.greedy`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.bots.search.greedy import greedy_move
from happycity.bots.view import TablePlayer
from happycity.rules.moves import Moves

if TYPE_CHECKING:
    from happycity.rules.table import Table


class GreedyBot(TablePlayer):
    """Takes the action after which its own city looks best. Has no randomness and no memory."""

    def __init__(self) -> None:
        self.moves = Moves()

    def table_move(self, table: Table) -> int:
        return greedy_move(table, self.moves)
