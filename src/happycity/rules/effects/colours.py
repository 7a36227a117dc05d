"""Effects that count colours: in the city, at a neighbour's, or at the whole table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.rules.bits import COLOURS, count_of
from happycity.rules.count import worth
from happycity.rules.effects.base import INCOME, SYMBOLS, Effect, Params, Tally

if TYPE_CHECKING:
    from happycity.rules.table import Table

OWN: Final = 0
LEFT: Final = 1
NEIGHBOUR: Final = 2
WHERE: Final = ("city", "left", "neighbour")
SYMBOL_NAMES: Final = ("income", "citizens", "hearts")


class Gain(Effect):
    """Shared by effects that give symbols: what one unit of them is worth."""

    def __init__(self, hooks: i64, income: i64, citizens: i64, hearts: i64) -> None:
        super().__init__(hooks)
        self.per_income: i64 = income
        self.per_citizens: i64 = citizens
        self.per_hearts: i64 = hearts

    def units(self, table: Table, seat: i64) -> i64:
        """How often the symbols are given."""
        return 0

    def income(self, table: Table, seat: i64, slot: i64) -> i64:
        return self.per_income * self.units(table, seat)

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        units = self.units(table, seat)
        tally.citizens += self.per_citizens * units
        tally.hearts += self.per_hearts * units


class PerColour(Gain):
    """Symbols for each card of a colour (R-X18, R-X33, R-X34)."""

    def __init__(self, colour: i64, where: i64, income: i64, citizens: i64, hearts: i64) -> None:
        super().__init__(INCOME | SYMBOLS, income, citizens, hearts)
        self.colour: i64 = colour
        self.where: i64 = where

    def units(self, table: Table, seat: i64) -> i64:
        if self.where == OWN:
            return self.cards(table, seat)
        if self.where == LEFT:
            return self.cards(table, table.left_of(seat))
        return max(self.cards(table, table.left_of(seat)), self.cards(table, table.right_of(seat)))

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        units = self.units(table, seat)
        if self.where == NEIGHBOUR:
            units = self.better(table, seat, tally)
        tally.citizens += self.per_citizens * units
        tally.hearts += self.per_hearts * units

    def better(self, table: Table, seat: i64, tally: Tally) -> i64:
        """The cards of the neighbour who is better for the owner's points, the left one if equal (R-X33)."""
        left = self.cards(table, table.left_of(seat))
        right = self.cards(table, table.right_of(seat))
        return right if self.value(table, tally, right) > self.value(table, tally, left) else left

    def value(self, table: Table, tally: Tally, units: i64) -> i64:
        return worth(
            table, tally.citizens + self.per_citizens * units, tally.hearts + self.per_hearts * units
        )

    def cards(self, table: Table, seat: i64) -> i64:
        return count_of(table.cities[seat].colours, self.colour)


class WithoutColour(Gain):
    """Symbols while the city has no card of a colour (R-X34)."""

    def __init__(self, colour: i64, income: i64, citizens: i64, hearts: i64) -> None:
        super().__init__(INCOME | SYMBOLS, income, citizens, hearts)
        self.colour: i64 = colour

    def units(self, table: Table, seat: i64) -> i64:
        return 1 if count_of(table.cities[seat].colours, self.colour) == 0 else 0


class FewestOfColour(Gain):
    """Symbols while nobody else has fewer cards of a colour (R-X15)."""

    def __init__(self, colour: i64, income: i64, citizens: i64, hearts: i64) -> None:
        super().__init__(INCOME | SYMBOLS, income, citizens, hearts)
        self.colour: i64 = colour

    def units(self, table: Table, seat: i64) -> i64:
        own = count_of(table.cities[seat].colours, self.colour)
        for other in range(table.players):
            if count_of(table.cities[other].colours, self.colour) < own:
                return 0
        return 1


class MostOfColour(Effect):
    """Symbols that depend on who has the most cards of a colour at the table (R-X32)."""

    def __init__(self, colour: i64, symbol: i64, most: i64, tied: i64, otherwise: i64) -> None:
        super().__init__(INCOME | SYMBOLS)
        self.colour: i64 = colour
        self.symbol: i64 = symbol
        self.most: i64 = most
        self.tied: i64 = tied
        self.otherwise: i64 = otherwise

    def amount(self, table: Table, seat: i64) -> i64:
        own = count_of(table.cities[seat].colours, self.colour)
        amount = self.most
        for other in range(table.players):
            if other != seat:
                theirs = count_of(table.cities[other].colours, self.colour)
                if theirs > own:
                    return self.otherwise
                if theirs == own:
                    amount = self.tied
        return amount

    def income(self, table: Table, seat: i64, slot: i64) -> i64:
        return self.amount(table, seat) if self.symbol == 0 else 0

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        if self.symbol == 1:
            tally.citizens += self.amount(table, seat)
        elif self.symbol == 2:
            tally.hearts += self.amount(table, seat)


class AllColours(Effect):
    """Symbols with all five colours in the city, others without; multicolour cards count fully (R-X38)."""

    def __init__(
        self, income: i64, citizens: i64, hearts: i64, otherwise_citizens: i64, otherwise_hearts: i64
    ) -> None:
        super().__init__(INCOME | SYMBOLS)
        self.full_income: i64 = income
        self.full_citizens: i64 = citizens
        self.full_hearts: i64 = hearts
        self.otherwise_citizens: i64 = otherwise_citizens
        self.otherwise_hearts: i64 = otherwise_hearts

    def full(self, table: Table, seat: i64) -> bool:
        for colour in range(COLOURS):
            if count_of(table.cities[seat].colours, colour) == 0:
                return False
        return True

    def income(self, table: Table, seat: i64, slot: i64) -> i64:
        return self.full_income if self.full(table, seat) else 0

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        full = self.full(table, seat)
        tally.citizens += self.full_citizens if full else self.otherwise_citizens
        tally.hearts += self.full_hearts if full else self.otherwise_hearts


def units(p: Params) -> tuple[i64, i64, i64]:
    """Income, inhabitants and hearts given each time."""
    return p.number("income"), p.number("citizens"), p.number("hearts")


PIECES: Final[dict[str, Callable[[Params], Effect]]] = {
    "per-colour": lambda p: PerColour(p.colour(), p.choice("of", WHERE), *units(p)),
    "without-colour": lambda p: WithoutColour(p.colour(), *units(p)),
    "fewest-of-colour": lambda p: FewestOfColour(p.colour(), *units(p)),
    "most-of-colour": lambda p: MostOfColour(
        p.colour(),
        p.choice("symbol", SYMBOL_NAMES),
        p.number("most"),
        p.number("tied"),
        p.number("otherwise"),
    ),
    "all-colours": lambda p: AllColours(
        *units(p), p.number("otherwise-citizens"), p.number("otherwise-hearts")
    ),
}
