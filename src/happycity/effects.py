"""Effect pieces of your own, for the special buildings of a pack: subclasses of `CustomEffect` in a Python file.

    from happycity.effects import SLOTS, CustomEffect, Param, Table

    class EmptySlots(CustomEffect):
        piece = "empty-slots"
        parameters = {"coins": Param(1, 9)}
        texts = {"en-GB": "When taken: {coins} coins for each empty slot of your city."}

        def taken(self, table: Table, seat: int) -> None:
            empty = SLOTS - table.cities[seat].size
            table.gain(seat, self.params.number("coins") * empty, self.card)

The pack names the file: `python = "my_effects.py"` under `[pack]`. See docs/packs.md.
"""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import ClassVar, Final

from happycity.cards.model import COLOURS
from happycity.cards.own_pieces import OwnPiece
from happycity.cards.pieces import Param, Piece
from happycity.errors import BadPack
from happycity.rules.bits import count_of
from happycity.rules.codes import NOTHING, SLOTS
from happycity.rules.effects import base
from happycity.rules.effects.base import Effect, Params, Tally
from happycity.rules.table import City, Table

__all__ = [
    "COLOURS", "NOTHING", "SLOTS", "City", "CustomEffect", "Effect", "Param", "Params", "Table", "Tally",
    "cards_of_colour",
]  # fmt: skip

HOOKS: Final = {
    "price": base.PRICES,
    "coin": base.COIN_STEP,
    "neighbour_paid": base.TOLL,
    "taken": base.TAKEN,
    "before_income": base.BEFORE_INCOME,
    "after_income": base.AFTER_INCOME,
    "income": base.INCOME,
    "lowest": base.LOWEST,
    "symbols": base.SYMBOLS,
    "final_copy": base.FINAL_COPY,
    "points": base.POINTS,
}
"""The methods that a piece may override, and the moment of each."""

SIGNATURES: Final = {
    "price": "self, table, card, price",
    "coin": "self, coins",
    "neighbour_paid": "self, table, seat, paid",
    "taken": "self, table, seat",
    "before_income": "self, table, seat",
    "after_income": "self, table, seat",
    "income": "self, table, seat, slot",
    "lowest": "self",
    "symbols": "self, table, seat, slot, tally, incomes",
    "final_copy": "self, table, seat, slot",
    "points": "self, points, income",
}


class CustomEffect(Effect):
    """An effect of your own. Override the hooks it needs; `self.params` has the numbers that a card gives.

    An instance belongs to a card, not to a game: it must not remember anything from one call to the next.
    """

    piece: ClassVar[str] = ""
    """The name by which cards ask for it."""
    parameters: ClassVar[Mapping[str, Param]] = {}
    texts: ClassVar[Mapping[str, str]] = {}
    """What it does, by language; `{coins}` stands for a parameter. `en-GB` is needed, others are optional."""

    def __init__(self, params: Params) -> None:
        super().__init__(sum(HOOKS[hook] for hook in overridden(type(self))))
        self.params = params

    @classmethod
    def declare(cls, file: str) -> OwnPiece:
        """What a pack needs to know about the piece in its file. Raises BadPack for what it lacks."""
        if not cls.piece:
            raise BadPack("pack-python-unnamed", file=file, piece=cls.__name__)
        hooks = overridden(cls)
        if not hooks:
            raise BadPack("pack-python-idle", file=file, piece=cls.piece, allowed=tuple(HOOKS))
        for hook in hooks:
            if not takes(getattr(cls, hook), SIGNATURES[hook].count(",") + 1):
                raise BadPack(
                    "pack-python-signature", file=file, piece=cls.piece, hook=hook, expected=SIGNATURES[hook]
                )
        if not all(isinstance(param, Param) for param in cls.parameters.values()):
            names = ", ".join(map(str, cls.parameters))
            raise BadPack("pack-python-param", file=file, piece=cls.piece, value=names)
        if not all(isinstance(text, str) for text in cls.texts.values()):
            languages = ", ".join(map(str, cls.texts))
            raise BadPack("pack-python-text", file=file, piece=cls.piece, language=languages)
        doc = (inspect.getdoc(cls) or "").partition("\n")[0]
        return OwnPiece(cls.piece, Piece("custom", doc, dict(cls.parameters)), dict(cls.texts), cls)


def overridden(effect: type[CustomEffect]) -> list[str]:
    """The hooks that a class overrides."""
    return [hook for hook in HOOKS if getattr(effect, hook) is not getattr(Effect, hook)]


def takes(function: object, count: int) -> bool:
    """Can it be called with that many arguments?"""
    if not callable(function):
        return False
    try:
        inspect.signature(function).bind(*range(count))
    except (TypeError, ValueError):
        return False
    return True


def cards_of_colour(city: City, colour: str) -> int:
    """How many cards of a colour a city shows; a multicolour card counts in each of its colours.

    >>> from happycity.rules.table import City
    >>> cards_of_colour(City(), "blue")
    0
    """
    return int(count_of(city.colours, COLOURS.index(colour)))
