"""The bot that picks uniformly among the legal actions (interface: simulate)."""

from __future__ import annotations

from collections.abc import Sequence

from happycity.bots.api import View
from happycity.game.seeds import key_of
from happycity.rules.legal import legal as fill
from happycity.rules.moves import Moves
from happycity.rules.rng import stream
from happycity.rules.table import Table


class RandomBot:
    """Uniformly random, from a stream of its own."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = stream(*key_of(seed), 0)
        self.moves = Moves()

    def decide(self, view: View, legal: Sequence[str]) -> str:
        return legal[self.rng.below(len(legal))]

    def table_move(self, table: Table) -> int:
        fill(table, self.moves)
        return self.moves.items[self.rng.below(self.moves.count)]
