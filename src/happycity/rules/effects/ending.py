"""Effects of the final count (R-X9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.rules.codes import NOTHING
from happycity.rules.count import worth
from happycity.rules.effects.base import (
    COPIES_SPECIAL,
    FINAL_COPY,
    LOWEST,
    POINTS,
    SYMBOLS,
    Effect,
    Params,
    Tally,
)
from happycity.version import FIRST_RULES_VERSION

if TYPE_CHECKING:
    from happycity.rules.table import City, Table


class LowestIncome(Effect):
    """Income while the owner's income without it is strictly the lowest at the table (R-X14)."""

    def __init__(self, income: i64) -> None:
        super().__init__(LOWEST)
        self.bonus: i64 = income

    def lowest(self) -> i64:
        return self.bonus


class BelowNeighboursIncome(Effect):
    """Hearts with an income strictly below both neighbours' (R-X35)."""

    def __init__(self, hearts: i64, otherwise: i64) -> None:
        super().__init__(SYMBOLS)
        self.hearts: i64 = hearts
        self.otherwise: i64 = otherwise

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        own = incomes[seat]
        below = own < incomes[table.left_of(seat)] and own < incomes[table.right_of(seat)]
        tally.hearts += self.hearts if below else self.otherwise


class FewCards(Effect):
    """Hearts for a city that did not grow full (R-X36)."""

    def __init__(self, exactly: i64, hearts: i64, fewer: i64) -> None:
        super().__init__(SYMBOLS)
        self.exactly: i64 = exactly
        self.hearts: i64 = hearts
        self.fewer: i64 = fewer

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        size = table.cities[seat].size
        if size == self.exactly:
            tally.hearts += self.hearts
        elif size < self.exactly:
            tally.hearts += self.fewer


class LoseIncome(Effect):
    """Points lost for the city's income, after the multiplication (R-X19)."""

    def __init__(self, times: i64) -> None:
        super().__init__(POINTS)
        self.times: i64 = times

    def points(self, points: i64, income: i64) -> i64:
        return points - self.times * income


class DoubleBelow(Effect):
    """Points multiplied while they are few (R-X37)."""

    def __init__(self, points: i64, times: i64) -> None:
        super().__init__(POINTS)
        self.limit: i64 = points
        self.times: i64 = times

    def points(self, points: i64, income: i64) -> i64:
        return points * self.times if points < self.limit else points


class CopySameSlot(Effect):
    """At the end, income and symbols of a neighbour's card in the same slot (R-X28)."""

    def __init__(self) -> None:
        super().__init__(FINAL_COPY)

    def final_copy(self, table: Table, seat: i64, slot: i64) -> i64:
        """The better card for the owner's points, the left neighbour's if equal; NOTHING for a covered one."""
        left = table.cities[table.left_of(seat)]
        right = table.cities[table.right_of(seat)]
        if not self.can_look(table, left, slot):
            return right.open_card(slot) if self.can_look(table, right, slot) else NOTHING
        if not self.can_look(table, right, slot):
            return left.open_card(slot)
        ours = left.open_card(slot)
        theirs = right.open_card(slot)
        return theirs if self.value(table, seat, theirs) > self.value(table, seat, ours) else ours

    def can_look(self, table: Table, neighbour: City, slot: i64) -> bool:
        """Is there a card in that slot? A covered one still is, but not for the first rules."""
        if slot >= neighbour.size or table.facts.is_special(neighbour.slots[slot]):
            return False
        return table.rules > FIRST_RULES_VERSION or not neighbour.covered(slot)

    def value(self, table: Table, seat: i64, card: i64) -> i64:
        """The owner's points with a card's symbols, or with NOTHING."""
        city = table.cities[seat]
        if card == NOTHING:
            return worth(table, city.citizens, city.hearts)
        return worth(
            table, city.citizens + table.facts.citizens[card], city.hearts + table.facts.hearts[card]
        )


class CopySpecial(Effect):
    """At the end its owner chooses whose special building to copy (R-X29); the turn order asks, not this class."""

    def __init__(self) -> None:
        super().__init__(COPIES_SPECIAL)


PIECES: Final[dict[str, Callable[[Params], Effect]]] = {
    "lowest-income": lambda p: LowestIncome(p.number("income")),
    "below-neighbours-income": lambda p: BelowNeighboursIncome(p.number("hearts"), p.number("otherwise")),
    "few-cards": lambda p: FewCards(p.number("exactly"), p.number("hearts"), p.number("fewer")),
    "lose-income": lambda p: LoseIncome(p.number("times")),
    "double-below": lambda p: DoubleBelow(p.number("points"), p.number("times")),
    "copy-same-slot": lambda p: CopySameSlot(),
    "copy-special": lambda p: CopySpecial(),
}
