"""Effects from a pack's Python file: what they raise, and what no table can hold, becomes one kind of error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.errors import EffectFailed
from happycity.rules.codes import NOTHING
from happycity.rules.effects.base import Effect, Tally

if TYPE_CHECKING:
    from happycity.rules.table import Table

MOST: Final = 100_000
"""Beyond this, sums of a game might leave 64 bits; no real game comes near."""


class Guarded(Effect):
    """Stands before an effect of a pack's Python file."""

    def __init__(self, effect: Effect, piece: str, card: i64) -> None:
        super().__init__(effect.hooks)
        self.effect: Effect = effect
        self.piece: str = piece
        effect.card = card

    def failed(self, hook: str, error: Exception) -> EffectFailed:
        """The error for what a hook has raised."""
        detail = f"{type(error).__name__}: {error}"
        return EffectFailed("effect-failed", piece=self.piece, hook=hook, detail=detail[:200])

    def within(self, hook: str, value: i64, low: i64) -> i64:
        """The value, if a table can hold it."""
        if not isinstance(value, int):  # the compiled core has refused it before
            raise self.failed(hook, TypeError(f"int expected, not {value!r}"))
        if value < low or value > MOST:
            raise EffectFailed(
                "effect-out-of-range",
                piece=self.piece,
                hook=hook,
                value=int(value),
                low=int(low),
                most=int(MOST),
            )
        return value

    def check_coins(self, table: Table, hook: str) -> None:
        """Nobody's coins may fall below 0."""
        for seat in range(table.players):
            self.within(hook, table.cities[seat].coins, 0)

    def price(self, table: Table, card: i64, price: i64) -> i64:
        try:
            value = self.effect.price(table, card, price)
        except Exception as error:
            raise self.failed("price", error) from error
        return self.within("price", value, 0)

    def coin(self, coins: i64) -> i64:
        try:
            value = self.effect.coin(coins)
        except Exception as error:
            raise self.failed("coin", error) from error
        return self.within("coin", value, 0)

    def neighbour_paid(self, table: Table, seat: i64, paid: i64) -> None:
        try:
            self.effect.neighbour_paid(table, seat, paid)
        except Exception as error:
            raise self.failed("neighbour_paid", error) from error
        self.check_coins(table, "neighbour_paid")

    def taken(self, table: Table, seat: i64) -> None:
        try:
            self.effect.taken(table, seat)
        except Exception as error:
            raise self.failed("taken", error) from error
        self.check_coins(table, "taken")

    def before_income(self, table: Table, seat: i64) -> None:
        try:
            self.effect.before_income(table, seat)
        except Exception as error:
            raise self.failed("before_income", error) from error
        self.check_coins(table, "before_income")

    def after_income(self, table: Table, seat: i64) -> None:
        try:
            self.effect.after_income(table, seat)
        except Exception as error:
            raise self.failed("after_income", error) from error
        self.check_coins(table, "after_income")

    def income(self, table: Table, seat: i64, slot: i64) -> i64:
        try:
            value = self.effect.income(table, seat, slot)
        except Exception as error:
            raise self.failed("income", error) from error
        return self.within("income", value, -MOST)

    def lowest(self) -> i64:
        try:
            value = self.effect.lowest()
        except Exception as error:
            raise self.failed("lowest", error) from error
        return self.within("lowest", value, -MOST)

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        try:
            self.effect.symbols(table, seat, slot, tally, incomes[:])
        except Exception as error:
            raise self.failed("symbols", error) from error
        self.within("symbols", tally.citizens, -MOST)
        self.within("symbols", tally.hearts, -MOST)

    def final_copy(self, table: Table, seat: i64, slot: i64) -> i64:
        try:
            value = self.effect.final_copy(table, seat, slot)
        except Exception as error:
            raise self.failed("final_copy", error) from error
        self.within("final_copy", value, NOTHING)
        if value >= table.facts.end:
            raise self.failed("final_copy", IndexError(f"there is no card {value}"))
        return value

    def points(self, points: i64, income: i64) -> i64:
        try:
            value = self.effect.points(points, income)
        except Exception as error:
            raise self.failed("points", error) from error
        return self.within("points", value, -MOST)
