"""Incomes and happiness: what a city earns and what it is worth.

Order at the end (R-X9): incomes, with what the Sphinx and the Great Pyramid copy; symbols; product or sum; effects on
points. Incomes never depend on inhabitants or hearts of special buildings, so one pass each is enough.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from happycity.rules.codes import NOTHING, SEATS
from happycity.rules.effects.base import FINAL_COPY, INCOME, LOWEST, POINTS, SYMBOLS, Effect, Tally

if TYPE_CHECKING:
    from happycity.rules.table import City, Table


def acting(city: City, final: bool) -> i64:
    """The special building whose effect works for a city; at the end a Sphinx acts as what it copies (R-X29)."""
    if city.special == NOTHING or city.covered(city.special_slot):
        return NOTHING
    if final and city.copies != NOTHING:
        return city.copies
    return city.special


def incomes(table: Table, final: bool) -> vec[i64]:
    """What every city earns as income now, or at the final count (R-B1, R-X5)."""
    paid = vec[i64]([0] * SEATS)
    bonuses = False
    for seat in range(table.players):
        city = table.cities[seat]
        paid[seat] = city.income
        if city.hooks:
            special = acting(city, final)
            hooks = table.facts.hooks[special]
            if city.special != special:
                paid[seat] = paid[seat] + table.facts.income[special]
            if hooks & (INCOME | FINAL_COPY):
                paid[seat] = paid[seat] + special_income(table, seat, special, final)
            if hooks & LOWEST:
                bonuses = True
    if bonuses:
        add_lowest(table, paid, final)
    for seat in range(table.players):
        if paid[seat] < 0:
            paid[seat] = 0
    return paid


def special_income(table: Table, seat: i64, special: i64, final: bool) -> i64:
    """Income that a special building's effects add, apart from what depends on other incomes."""
    slot = table.cities[seat].special_slot
    income: i64 = 0
    for effect in table.facts.effects[special]:
        income += effect.income(table, seat, slot)
        if final:
            copied = effect.final_copy(table, seat, slot)
            if copied != NOTHING:
                income += table.facts.income[copied]
    return income


def add_lowest(table: Table, paid: vec[i64], final: bool) -> None:
    """The Barber's bonus, every Barber compared without any such bonus (R-X14)."""
    plain = paid[:]
    for seat in range(table.players):
        city = table.cities[seat]
        if city.hooks and lowest(table, plain, seat):
            for effect in table.facts.effects[acting(city, final)]:
                paid[seat] = paid[seat] + effect.lowest()


def lowest(table: Table, paid: vec[i64], seat: i64) -> bool:
    """Is this seat's income strictly the lowest? An income is never below 0 (R-G12)."""
    own = max(paid[seat], i64(0))
    for other in range(table.players):
        if other != seat and max(paid[other], i64(0)) <= own:
            return False
    return True


def income_of(table: Table, seat: i64) -> i64:
    """One city's income now. Only the Barber's depends on those of others (R-X14)."""
    city = table.cities[seat]
    income = city.income
    if city.hooks & LOWEST:
        return incomes(table, False)[seat]
    if city.hooks & (INCOME | FINAL_COPY):
        income += special_income(table, seat, city.special, False)
    return max(income, i64(0))


class Count:
    """The final count as it would be made now, for all seats."""

    def __init__(self, table: Table) -> None:
        self.incomes: vec[i64] = incomes(table, True)
        self.citizens: vec[i64] = vec[i64]([0] * SEATS)
        self.hearts: vec[i64] = vec[i64]([0] * SEATS)
        self.points: vec[i64] = vec[i64]([0] * SEATS)
        for seat in range(table.players):
            self._seat(table, seat)

    def _seat(self, table: Table, seat: i64) -> None:
        city = table.cities[seat]
        tally = Tally()
        tally.citizens = city.citizens
        tally.hearts = city.hearts
        special: i64 = NOTHING
        if city.hooks:
            special = acting(city, True)
            add_symbols(table, seat, special, tally, self.incomes)
        points = worth(table, tally.citizens, tally.hearts)
        if special != NOTHING and table.facts.hooks[special] & POINTS:
            for effect in table.facts.effects[special]:
                points = effect.points(points, self.incomes[seat])
        self.citizens[seat] = tally.citizens
        self.hearts[seat] = tally.hearts
        self.points[seat] = points


def add_symbols(table: Table, seat: i64, special: i64, tally: Tally, paid: vec[i64]) -> None:
    """Inhabitants and hearts that a special building's effects add to a city."""
    facts = table.facts
    city = table.cities[seat]
    if special != city.special:
        tally.citizens += facts.citizens[special]
        tally.hearts += facts.hearts[special]
    if facts.hooks[special] & (SYMBOLS | FINAL_COPY):
        for effect in facts.effects[special]:
            effect.symbols(table, seat, city.special_slot, tally, paid)
            copy_symbols(table, effect, seat, tally)


def copy_symbols(table: Table, effect: Effect, seat: i64, tally: Tally) -> None:
    """Symbols of the card that the Great Pyramid copies."""
    copied = effect.final_copy(table, seat, table.cities[seat].special_slot)
    if copied != NOTHING:
        tally.citizens += table.facts.citizens[copied]
        tally.hearts += table.facts.hearts[copied]


def worth(table: Table, citizens: i64, hearts: i64) -> i64:
    """Happiness: the product, or the sum for younger players (R-E3, R-E5)."""
    return citizens + hearts if table.by_sum else citizens * hearts


def points_of(table: Table, seat: i64) -> i64:
    """One city's points if the final count were made now."""
    city = table.cities[seat]
    if city.hooks == 0:
        return worth(table, city.citizens, city.hearts)
    return Count(table).points[seat]
