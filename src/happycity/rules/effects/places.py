"""Effects that look at where cards stand in the city, or at what stands there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.rules.bits import COLOURS, EVERY_COLOUR
from happycity.rules.codes import NOTHING, ROW
from happycity.rules.effects.base import INCOME, SYMBOLS, Effect, Params, Tally
from happycity.rules.matching import different_colours

if TYPE_CHECKING:
    from happycity.rules.table import Table


def colours_at(table: Table, seat: i64, slot: i64) -> i64:
    """The colour set of the uncovered card in a slot; nothing for an empty, covered or missing one."""
    card = table.cities[seat].open_card(slot)
    return 0 if card == NOTHING else table.facts.colours[card]


class AdjacentShare(Effect):
    """Symbols for two or three cards of one colour next to it in the 2 x 5 grid (R-X30)."""

    def __init__(self, two_citizens: i64, two_hearts: i64, three_citizens: i64, three_hearts: i64) -> None:
        super().__init__(SYMBOLS)
        self.two_citizens: i64 = two_citizens
        self.two_hearts: i64 = two_hearts
        self.three_citizens: i64 = three_citizens
        self.three_hearts: i64 = three_hearts

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        shared = self.shared(table, seat, slot)
        if shared >= 3:
            tally.citizens += self.three_citizens
            tally.hearts += self.three_hearts
        elif shared == 2:
            tally.citizens += self.two_citizens
            tally.hearts += self.two_hearts

    def shared(self, table: Table, seat: i64, slot: i64) -> i64:
        """The largest number of adjacent cards that have a colour in common."""
        column = slot % ROW
        left = colours_at(table, seat, slot - 1) if column > 0 else i64(0)
        right = colours_at(table, seat, slot + 1) if column < ROW - 1 else i64(0)
        across = colours_at(table, seat, slot + ROW if slot < ROW else slot - ROW)
        most: i64 = 0
        for colour in range(COLOURS):
            cards = ((left >> colour) & 1) + ((right >> colour) & 1) + ((across >> colour) & 1)
            if cards > most:
                most = cards
        return most

    def looks_at(self, slot: i64) -> list[i64]:
        beside: list[i64] = [slot - 1] if slot % ROW > 0 else []
        if slot % ROW < ROW - 1:
            beside.append(slot + 1)
        beside.append(slot + ROW if slot < ROW else slot - ROW)
        return beside


class NextShare(Effect):
    """Hearts if the next cards of the city share a colour (R-X31)."""

    def __init__(self, cards: i64, hearts: i64, otherwise: i64) -> None:
        super().__init__(SYMBOLS)
        self.cards: i64 = cards
        self.hearts: i64 = hearts
        self.otherwise: i64 = otherwise

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        common: i64 = EVERY_COLOUR
        for step in range(1, self.cards + 1):
            common &= colours_at(table, seat, slot + step)
        tally.hearts += self.hearts if common else self.otherwise

    def looks_at(self, slot: i64) -> list[i64]:
        return [slot + step for step in range(1, self.cards + 1)]


class ColoursBefore(Effect):
    """Income for each different colour among the cards before it (R-X16)."""

    def __init__(self, income: i64) -> None:
        super().__init__(INCOME)
        self.per_colour: i64 = income

    def income(self, table: Table, seat: i64, slot: i64) -> i64:
        return self.per_colour * different_colours(table, table.cities[seat], slot)

    def looks_at(self, slot: i64) -> list[i64]:
        return [before for before in range(slot)]


class Pairs(Effect):
    """Income for each pair of a heart and an inhabitant, crossed-out ones deducted (R-X17)."""

    def __init__(self, income: i64) -> None:
        super().__init__(INCOME)
        self.per_pair: i64 = income

    def income(self, table: Table, seat: i64, slot: i64) -> i64:
        city = table.cities[seat]
        return self.per_pair * max(i64(0), min(city.citizens, city.hearts))


class CopyPrevious(Effect):
    """Income and symbols of the card just before it, unless that one is destroyed (R-X27)."""

    def __init__(self) -> None:
        super().__init__(INCOME | SYMBOLS)

    def income(self, table: Table, seat: i64, slot: i64) -> i64:
        card = table.cities[seat].open_card(slot - 1)
        return 0 if card == NOTHING else table.facts.income[card]

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        card = table.cities[seat].open_card(slot - 1)
        if card != NOTHING:
            tally.citizens += table.facts.citizens[card]
            tally.hearts += table.facts.hearts[card]

    def looks_at(self, slot: i64) -> list[i64]:
        return [slot - 1]


PIECES: Final[dict[str, Callable[[Params], Effect]]] = {
    "adjacent-share": lambda p: AdjacentShare(
        p.number("two-citizens"), p.number("two-hearts"), p.number("three-citizens"), p.number("three-hearts")
    ),
    "next-share": lambda p: NextShare(p.number("cards"), p.number("hearts"), p.number("otherwise")),
    "colours-before": lambda p: ColoursBefore(p.number("income")),
    "pairs": lambda p: Pairs(p.number("income")),
    "copy-previous": lambda p: CopyPrevious(),
}
