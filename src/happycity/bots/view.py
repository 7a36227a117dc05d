"""From a view back to a table: how the built-in bots play where they are given views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from happycity.bots.api import View
from happycity.cards import Catalogue, default_catalogue
from happycity.game.codec import Codec, codec_of
from happycity.game.positions import load_position
from happycity.rules.rng import stream
from happycity.rules.table import Table


def table_of(view: View, catalogue: Catalogue | None = None) -> tuple[Table, Codec]:
    """The table that a view shows. A deck holds what is unseen, in the catalogue's order: chance stays outside."""
    codec = codec_of(catalogue or default_catalogue())
    decks = [[card for card, copies in deck.items() for _ in range(copies)] for deck in view["unseen"]]
    position: dict[str, Any] = {key: view[key] for key in view if key not in ("unseen", "you")}
    position["setup"] = {"decks": decks}
    _, table, _ = load_position(position, codec, stream(0, 0, 0, 0, 0))
    return table, codec


class TablePlayer:
    """A bot that thinks about tables; views are put on one first."""

    catalogue: Catalogue | None = None
    """The cards of the game, where they are not the usual ones."""

    def table_move(self, table: Table) -> int:
        """Choose a legal move of the core."""
        raise NotImplementedError

    def decide(self, view: Mapping[str, Any], legal: Sequence[str]) -> str:
        if len(legal) == 1:
            return legal[0]
        table, codec = table_of(view, self.catalogue)
        return codec.action(self.table_move(table))
