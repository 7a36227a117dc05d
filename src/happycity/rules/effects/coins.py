"""Effects on coins: prices, purchases of neighbours, coins at once and around the income phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.rules.bits import BIT
from happycity.rules.count import income_of
from happycity.rules.effects.base import (
    AFTER_INCOME,
    BEFORE_INCOME,
    BORROWS,
    COIN_STEP,
    PRICES,
    REPLACES,
    TAKEN,
    TOLL,
    Effect,
    Params,
)

if TYPE_CHECKING:
    from happycity.rules.table import Table


class Discount(Effect):
    """Cards of a colour cost less, never below 0, once per card (R-X10)."""

    def __init__(self, colour: i64, coins: i64) -> None:
        super().__init__(PRICES)
        self.colours: i64 = BIT[colour]
        self.coins: i64 = coins

    def price(self, table: Table, card: i64, price: i64) -> i64:
        return max(i64(0), price - self.coins) if table.facts.colours[card] & self.colours else price


class DeckPrice(Effect):
    """Cards of the central area cost the lowest price of their deck; not the fourth deck's (R-X11)."""

    def __init__(self, prices: vec[i64]) -> None:
        super().__init__(PRICES)
        self.prices: vec[i64] = prices

    def price(self, table: Table, card: i64, price: i64) -> i64:
        deck = table.facts.deck[card]
        return min(price, self.prices[deck]) if 0 <= deck < len(self.prices) else price


class NextFree(Effect):
    """The next card bought costs nothing (R-X12)."""

    def __init__(self) -> None:
        super().__init__(TAKEN)

    def taken(self, table: Table, seat: i64) -> None:
        table.cities[seat].free_card = True


class Toll(Effect):
    """A coin for each expensive purchase of a neighbour (R-X13)."""

    def __init__(self, threshold: i64, coins: i64) -> None:
        super().__init__(TOLL)
        self.threshold: i64 = threshold
        self.coins: i64 = coins

    def neighbour_paid(self, table: Table, seat: i64, paid: i64) -> None:
        if paid >= self.threshold:
            table.gain(seat, self.coins, self.card)


class InsteadOfBuying(Effect):
    """Taking no card gives more (R-X25)."""

    def __init__(self, coins: i64) -> None:
        super().__init__(COIN_STEP)
        self.coins: i64 = coins

    def coin(self, coins: i64) -> i64:
        return self.coins


class CoinsPerCard(Effect):
    """At once, coins for each card of the city, itself included (R-X20)."""

    def __init__(self, coins: i64) -> None:
        super().__init__(TAKEN)
        self.coins: i64 = coins

    def taken(self, table: Table, seat: i64) -> None:
        table.gain(seat, self.coins * table.cities[seat].size, self.card)


class CoinsTimesIncome(Effect):
    """At once, a multiple of the city's income (R-X19)."""

    def __init__(self, times: i64) -> None:
        super().__init__(TAKEN)
        self.times: i64 = times

    def taken(self, table: Table, seat: i64) -> None:
        table.gain(seat, self.times * income_of(table, seat), self.card)


class CoinsForAll(Effect):
    """At once, coins for every player (R-X21)."""

    def __init__(self, coins: i64) -> None:
        super().__init__(TAKEN)
        self.coins: i64 = coins

    def taken(self, table: Table, seat: i64) -> None:
        for other in range(table.players):
            table.gain(other, self.coins, self.card)


class ReplaceLast(Effect):
    """The last card of the city is discarded and the special building takes its slot (R-X26)."""

    def __init__(self) -> None:
        super().__init__(REPLACES)


class CoinsBeforeIncome(Effect):
    """Before each income phase, and before the final count, coins for an owner who has some (R-X22)."""

    def __init__(self, coins: i64, having: i64) -> None:
        super().__init__(BEFORE_INCOME)
        self.coins: i64 = coins
        self.having: i64 = having

    def before_income(self, table: Table, seat: i64) -> None:
        if table.cities[seat].coins >= self.having:
            table.gain(seat, self.coins, self.card)


class StealAfterIncome(Effect):
    """After each income phase coins from the richest opponent, from each of them if tied (R-X23)."""

    def __init__(self, coins: i64) -> None:
        super().__init__(AFTER_INCOME)
        self.coins: i64 = coins

    def after_income(self, table: Table, seat: i64) -> None:
        most: i64 = 0
        for other in range(table.players):
            if other != seat:
                most = max(most, table.cities[other].coins)
        stolen = min(most, self.coins)
        for other in range(table.players):
            if stolen > 0 and other != seat and table.cities[other].coins == most:
                table.gain(other, -stolen, self.card)
                table.gain(seat, stolen, self.card)


class BorrowIncome(Effect):
    """In the next income phases also the income of an opponent of the owner's choice (R-X24)."""

    def __init__(self, phases: i64) -> None:
        super().__init__(TAKEN | BORROWS)
        self.phases: i64 = phases

    def taken(self, table: Table, seat: i64) -> None:
        table.cities[seat].louvre_left = self.phases


PIECES: Final[dict[str, Callable[[Params], Effect]]] = {
    "discount": lambda p: Discount(p.colour(), p.number("coins")),
    "deck-price": lambda p: DeckPrice(p.numbers("prices")),
    "next-free": lambda p: NextFree(),
    "toll": lambda p: Toll(p.number("from"), p.number("coins")),
    "instead-of-buying": lambda p: InsteadOfBuying(p.number("coins")),
    "coins-per-card": lambda p: CoinsPerCard(p.number("coins")),
    "coins-times-income": lambda p: CoinsTimesIncome(p.number("times")),
    "coins-for-all": lambda p: CoinsForAll(p.number("coins")),
    "replace-last": lambda p: ReplaceLast(),
    "coins-before-income": lambda p: CoinsBeforeIncome(p.number("coins"), p.number("having")),
    "steal-after-income": lambda p: StealAfterIncome(p.number("coins")),
    "borrow-income": lambda p: BorrowIncome(p.number("phases")),
}
