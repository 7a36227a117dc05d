"""What an effect is: a small object with hooks that the rules call at fixed moments.

A special building's effects are declared in the catalogue by the names of pieces; each piece is one subclass here in
`effects/`. An effect says in `hooks` at which moments it wants to be asked, so that nobody asks in vain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from happycity.cards import EffectSpec
from happycity.rules.codes import NOTHING

if TYPE_CHECKING:
    from happycity.rules.table import Table

PRICES: Final = 1
"""Changes what a card costs its owner."""
COIN_STEP: Final = 2
"""Changes what taking no card gives."""
TOLL: Final = 4
"""Reacts to a neighbour's purchase."""
TAKEN: Final = 8
"""Does something at the moment of taking (R-X7)."""
REPLACES: Final = 16
"""Takes the slot of the last card instead of the next one."""
BEFORE_INCOME: Final = 32
BORROWS: Final = 64
"""Asks its owner for an opponent in the next income phases."""
AFTER_INCOME: Final = 128
INCOME: Final = 256
LOWEST: Final = 512
"""An income that depends on the other incomes (R-X14)."""
SYMBOLS: Final = 1024
FINAL_COPY: Final = 2048
"""Copies a card at the final count only (R-X28)."""
POINTS: Final = 4096
COPIES_SPECIAL: Final = 8192
"""Asks its owner at the end which special building to copy (R-X29)."""


COLOUR_NAMES: Final = ("yellow", "blue", "orange", "purple", "green")


class Params:
    """The parameters of one declared effect, as numbers. The catalogue has checked names and types."""

    def __init__(self, spec: EffectSpec) -> None:
        self.spec = spec

    def number(self, name: str) -> i64:
        value = self.spec.params.get(name, 0)
        assert isinstance(value, int)
        return value

    def numbers(self, name: str) -> vec[i64]:
        value = self.spec.params[name]
        assert isinstance(value, tuple)
        return vec[i64](value)

    def choice(self, name: str, words: tuple[str, ...]) -> i64:
        value = self.spec.params[name]
        assert isinstance(value, str)
        return words.index(value)

    def colour(self) -> i64:
        return self.choice("colour", COLOUR_NAMES)


class Tally:
    """The symbols of one city while they are being counted."""

    def __init__(self) -> None:
        self.income: i64 = 0
        self.citizens: i64 = 0
        self.hearts: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)  # happycity.effects: pieces of a pack's own Python file
class Effect:
    """The silent effect: every hook does nothing. Subclasses override the ones they name in `hooks`."""

    def __init__(self, hooks: i64) -> None:
        self.hooks: i64 = hooks
        self.card: i64 = NOTHING
        """The special building that declares this effect."""

    def price(self, table: Table, card: i64, price: i64) -> i64:
        """The price of a card for the owner, given the price so far."""
        return price

    def coin(self, coins: i64) -> i64:
        """What taking no card gives the owner."""
        return coins

    def neighbour_paid(self, table: Table, seat: i64, paid: i64) -> None:
        """A neighbour of the owner in `seat` has paid for a card."""

    def taken(self, table: Table, seat: i64) -> None:
        """The owner has just placed the special building."""

    def before_income(self, table: Table, seat: i64) -> None:
        """An income phase, or the final count, is about to begin."""

    def after_income(self, table: Table, seat: i64) -> None:
        """All incomes have been paid."""

    def income(self, table: Table, seat: i64, slot: i64) -> i64:
        """Income that the special building in `slot` adds; may not depend on incomes."""
        return 0

    def lowest(self) -> i64:
        """Income added while the owner's income without it is the lowest of all."""
        return 0

    def symbols(self, table: Table, seat: i64, slot: i64, tally: Tally, incomes: vec[i64]) -> None:
        """Add inhabitants and hearts to the owner's tally; `incomes` are those of the final count."""

    def final_copy(self, table: Table, seat: i64, slot: i64) -> i64:
        """The card whose income and symbols count once more at the end, or NOTHING."""
        return NOTHING

    def looks_at(self, slot: i64) -> list[i64]:
        """The slots of its own city whose cards matter to it because of where they stand, for explanations."""
        return []

    def points(self, points: i64, income: i64) -> i64:
        """Points after the multiplication, from the points so far and the city's income."""
        return points
