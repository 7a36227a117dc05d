"""What a draw may reveal, with exact probabilities."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from happycity.game.codec import Codec
from happycity.game.dealer import cards_in_box, cards_to_draw
from happycity.rules import codes
from happycity.rules.moves import argument_of, kind_of
from happycity.rules.table import Table


@dataclass(frozen=True, slots=True)
class Chance:
    """One card that a draw may show, and how likely it is."""

    card: str
    probability: Fraction


def chances_of(table: Table, codec: Codec, move: int) -> list[Chance]:
    """The cards that a move may reveal; empty for a move without chance."""
    if kind_of(move) == codes.DRAW:
        cards = cards_to_draw(table.piles[argument_of(move)])
    elif kind_of(move) == codes.BOX:
        cards = cards_in_box(table)
    else:
        return []
    return [Chance(codec.ids[card], Fraction(cards.count(card), len(cards))) for card in sorted(set(cards))]
