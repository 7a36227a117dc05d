"""The bot that picks uniformly among the legal actions (interface: simulate)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.game.seeds import derive_key
from happycity.rules.legal import legal as legal_moves
from happycity.rules.moves import Moves
from happycity.rules.rng import stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.rules.table import Table
    from happycity.schema.game import View


class RandomBot:
    """Uniformly random, from its own stream of random numbers."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = stream(*derive_key(seed), 0)
        self.moves = Moves()

    def decide(self, view: View, legal: Sequence[str]) -> str:
        return legal[self.rng.below(len(legal))]

    def table_move(self, table: Table) -> int:
        legal_moves(table, self.moves)
        return self.moves.items[self.rng.below(self.moves.count)]
