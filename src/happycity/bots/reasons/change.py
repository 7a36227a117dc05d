"""A position before and after one action, and what a city may still reach from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.game.explain import progress
from happycity.rules.codes import NOTHING, SLOTS
from happycity.rules.count import Count, incomes
from happycity.rules.engine import play
from happycity.rules.matching import can_claim
from happycity.rules.moves import argument_of

if TYPE_CHECKING:
    from happycity.game.codec import Codec
    from happycity.rules.table import Table

NOTABLE_POINTS: Final = 3
"""A gain from which points are the first thing to mention."""


class Change:
    """A position before and after one action of the seat that decides. Nothing is drawn: chance is left out."""

    def __init__(self, table: Table, codec: Codec, move: int) -> None:
        self.table = table
        self.codec = codec
        self.move = move
        self.seat = int(table.seat)
        self.argument = int(argument_of(move))
        self.after = table.copy()

    def play(self) -> Table:
        """Play the action, which must not draw a card, and return the table after it."""
        self.after = self.table.copy()
        play(self.after, self.move, 0)
        return self.after

    def points(self) -> int:
        """Points gained if the final count were made now."""
        return int(Count(self.after).points[self.seat] - Count(self.table).points[self.seat])

    def income(self) -> int:
        """Income gained."""
        return int(incomes(self.after, False)[self.seat] - incomes(self.table, False)[self.seat])

    def id(self, card: int) -> str:
        return self.codec.ids[card]


def claimable(table: Table, seat: int) -> set[int]:
    """Special buildings on offer that a city could take."""
    city = table.cities[seat]
    offered = [table.specials[i] for i in range(table.offered)]
    return {int(special) for special in offered if can_claim(table, city, special)}


def missing(table: Table, codec: Codec, seat: int, special: int) -> int:
    """Cards that a city still lacks for a special building; a multicolour card serves one colour (R-G10)."""
    return sum(progress(table, codec, codec.ids[special], seat).missing.values())


def specials_in_reach(table: Table, codec: Codec, seat: int) -> list[tuple[int, int]]:
    """Special buildings on offer for which a city has turns and slots left, as pairs (cards missing, special)."""
    city = table.cities[seat]
    if table.last_round or city.special != NOTHING:
        return []
    offered = [int(table.specials[i]) for i in range(table.offered)]
    distances = [(missing(table, codec, seat, special), special) for special in offered]
    return [(cards, special) for cards, special in distances if city.size + cards < SLOTS]


def turns_left(table: Table) -> int:
    """Rounds until the largest city is full, if it grows by a card a round."""
    return int(SLOTS - max(city.size for city in table.cities))
