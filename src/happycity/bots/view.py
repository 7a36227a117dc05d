"""Turn a view back into a table, so that the built-in bots can play from views."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.cards import Catalogue, default_catalogue
from happycity.game.codec import Codec
from happycity.game.positions import load_position
from happycity.rules.rng import stream

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.rules.table import Table
    from happycity.schema.game import View


def table_of(view: View, catalogue: Catalogue | None = None) -> tuple[Table, Codec]:
    """The table that a view shows. A deck holds the unseen cards in the catalogue's order: chance stays outside."""
    codec = Codec.of(catalogue or default_catalogue())
    decks = [[card for card, copies in deck.items() for _ in range(copies)] for deck in view["unseen"]]
    position = {key: value for key, value in view.items() if key not in ("unseen", "you")}
    position["setup"] = {"decks": decks}
    _, table, _ = load_position(position, codec, stream(0, 0, 0, 0, 0))
    return table, codec


class TablePlayer:
    """A bot that thinks about tables. It lays out each view as a table first."""

    catalogue: Catalogue | None = None
    """The cards of the game, unless they are the default ones."""

    def table_move(self, table: Table) -> int:
        """Choose a legal move of the core."""
        raise NotImplementedError

    def decide(self, view: View, legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        table, codec = table_of(view, self.catalogue)
        return codec.decode(self.table_move(table))
