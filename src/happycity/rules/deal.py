"""Dealers: who decides what a draw shows. One stream of random numbers per deck, one for the setup, one for the box.

So the same seed deals the same cards from each deck whatever the players do with the others (duplicate matches).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from happycity.rules.codes import BOX, DRAW, NOTHING
from happycity.rules.engine import cards_to_draw
from happycity.rules.facts import DECKS
from happycity.rules.moves import argument_of, kind_of
from happycity.rules.rng import Rng, stream
from happycity.rules.table import Table

SETUP_STREAM: Final = 4
BOX_STREAM: Final = 5


class Dealer:
    """A seeded dealer: four 32-bit words decide everything that chance decides in a game."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.decks: list[Rng] = [stream(a, b, c, d, deck) for deck in range(DECKS)]
        self.setup: Rng = stream(a, b, c, d, SETUP_STREAM)
        self.box: Rng = stream(a, b, c, d, BOX_STREAM)

    def copy(self) -> Dealer:
        """A dealer who will deal the same from here on."""
        other = Dealer(0, 0, 0, 0)
        other.decks = [rng.copy() for rng in self.decks]
        other.setup = self.setup.copy()
        other.box = self.box.copy()
        return other

    def chance(self, table: Table, move: i64) -> i64:
        """Where the card that a move reveals lies, or NOTHING for a move without chance."""
        kind = kind_of(move)
        if kind == DRAW:
            deck = argument_of(move)
            return self.decks[deck].below(cards_to_draw(table, deck))
        if kind == BOX:
            return self.box.below(table.boxed)
        return NOTHING


def offer_specials(table: Table, rng: Rng) -> None:
    """Players + 2 special buildings of the mode are revealed, the others stay in the box (R-S4)."""
    pack = table.specials
    size: i64 = len(pack)
    offered = min(table.players + 2, size)
    for i in range(offered):
        j = i + rng.below(size - i)
        card = pack[j]
        pack[j] = pack[i]
        pack[i] = card
    table.offered = offered
    table.boxed = size - offered


def sort_box(table: Table) -> None:
    """Put the box into a fixed order, which reveals nothing."""
    specials = table.specials
    for i in range(table.offered + 1, len(specials)):
        card = specials[i]
        k = i
        while k > table.offered and specials[k - 1] > card:
            specials[k] = specials[k - 1]
            k -= 1
        specials[k] = card
