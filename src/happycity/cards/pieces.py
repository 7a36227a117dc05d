"""Effect pieces: special buildings and monsters are built from them without any code.

A piece is a name with parameters. This module says which parameters it has, which values they may take and
which they take when left out. Its behaviour is one small class in `happycity.rules.effects`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from happycity.cards.model import COLOURS, Parameter

SYMBOLS: Final = ("income", "citizens", "hearts")


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter: a whole number from `low` to `high`, `length` of them, or one word of `choices`."""

    low: int = 0
    high: int = 9
    default: Parameter | None = None
    """The value when it is left out; None if it must be given."""
    choices: tuple[str, ...] = ()
    length: int = 0


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece: when it works, what it does in one sentence, and its parameters."""

    when: str
    doc: str
    params: Mapping[str, Param]


COLOUR: Final = Param(choices=COLOURS)
INCOME: Final = Param(0, 9, 0)
SYMBOL: Final = Param(-9, 9, 0)
COINS: Final = Param(1, 20)
GAIN: Final = {"income": INCOME, "citizens": SYMBOL, "hearts": SYMBOL}

_ALWAYS: Final = {
    "per-colour": Piece(
        "always",
        "Gives its numbers once per card of `colour` in its own city, the left neighbour's, or in the city "
        "of the one neighbour that is better for its owner (then either income or symbols).",
        {"colour": COLOUR, "of": Param(default="city", choices=("city", "left", "neighbour")), **GAIN},
    ),
    "most-of-colour": Piece(
        "always",
        "Gives `most` of `symbol` with strictly the most cards of `colour` at the table, `tied` when tied "
        "for the most, `otherwise` in all other cases.",
        {
            "colour": COLOUR,
            "symbol": Param(choices=SYMBOLS),
            "most": Param(0, 9),
            "tied": INCOME,
            "otherwise": INCOME,
        },
    ),
    "fewest-of-colour": Piece(
        "always",
        "Gives its numbers while no other player has fewer cards of `colour`.",
        {"colour": COLOUR, **GAIN},
    ),
    "lowest-income": Piece(
        "always",
        "Gives `income` while the city's income without it is strictly the lowest at the table.",
        {"income": Param(1, 9)},
    ),
    "without-colour": Piece(
        "always",
        "Gives its numbers while the city has no card of `colour`.",
        {"colour": COLOUR, **GAIN},
    ),
    "all-colours": Piece(
        "always",
        "Gives its numbers while the city has all five colours, otherwise the `otherwise` numbers.",
        {**GAIN, "otherwise-citizens": SYMBOL, "otherwise-hearts": SYMBOL},
    ),
    "adjacent-share": Piece(
        "always",
        "Gives the `two` numbers when two cards next to it (left, right, above, below) share a colour, the "
        "`three` numbers when three share one.",
        {"two-citizens": SYMBOL, "two-hearts": SYMBOL, "three-citizens": SYMBOL, "three-hearts": SYMBOL},
    ),
    "next-share": Piece(
        "always",
        "Gives `hearts` when the next `cards` cards of the city share a colour, `otherwise` hearts when they "
        "do not or are not there.",
        {"cards": Param(2, 9), "hearts": SYMBOL, "otherwise": SYMBOL},
    ),
    "colours-before": Piece(
        "always",
        "Gives `income` per different colour among the cards before it; a multicolour card gives one colour.",
        {"income": Param(1, 9)},
    ),
    "pairs": Piece(
        "always",
        "Gives `income` per pair of a heart and an inhabitant that the city's cards show.",
        {"income": Param(1, 9)},
    ),
    "copy-previous": Piece(
        "always", "Has the income and the symbols of the card just before it in the city.", {}
    ),
}

_END: Final = {
    "copy-same-slot": Piece(
        "end",
        "Has the income and the symbols of a neighbour's card in the same slot; never of a special building.",
        {},
    ),
    "copy-special": Piece(
        "end",
        "Has the effect of an opponent's special building that its owner chooses, or of one from the box. "
        "Stands alone on its card.",
        {},
    ),
    "below-neighbours-income": Piece(
        "end",
        "Gives `hearts` with an income strictly below every neighbour's, `otherwise` hearts in other cases.",
        {"hearts": SYMBOL, "otherwise": SYMBOL},
    ),
    "few-cards": Piece(
        "end",
        "Gives `hearts` in a city of `exactly` that many cards, `fewer` hearts in a city of fewer cards.",
        {"exactly": Param(2, 9), "hearts": SYMBOL, "fewer": SYMBOL},
    ),
    "lose-income": Piece(
        "end", "Takes away `times` the city's income from the points.", {"times": Param(1, 9)}
    ),
    "double-below": Piece(
        "end",
        "Multiplies the points by `times` if they are strictly fewer than `points`.",
        {"points": Param(1, 200), "times": Param(2, 9, 2)},
    ),
}

_PRICES: Final = {
    "discount": Piece(
        "prices",
        "Cards of `colour`, dwellings included, cost `coins` less, never less than 0.",
        {"colour": COLOUR, "coins": Param(1, 9)},
    ),
    "deck-price": Piece(
        "prices",
        "Buildings of decks 1, 2 and 3 in the central area cost at most these three `prices`.",
        {"prices": Param(0, 9, (1, 4, 6), length=3)},
    ),
    "next-free": Piece("prices", "The next card its owner buys costs nothing; once.", {}),
    "toll": Piece(
        "prices",
        "Each time a neighbour actually pays `from` coins or more for a card, its owner takes `coins`.",
        {"from": Param(1, 9), "coins": COINS},
    ),
    "instead-of-buying": Piece("prices", "Buying nothing gives `coins` instead of 1.", {"coins": COINS}),
}

_AT_ONCE: Final = {
    "coins-per-card": Piece(
        "at once", "Gives `coins` per card in the city, itself included.", {"coins": COINS}
    ),
    "coins-times-income": Piece(
        "at once", "Gives `times` the city's income in coins.", {"times": Param(1, 9)}
    ),
    "coins-for-all": Piece("at once", "Gives `coins` to every player, its owner included.", {"coins": COINS}),
    "replace-last": Piece("at once", "The last card of the city is discarded; this one takes its slot.", {}),
}

_PHASES: Final = {
    "coins-before-income": Piece(
        "phases",
        "Gives `coins` before each income phase and the final scoring to an owner who has at least `having`.",
        {"coins": COINS, "having": Param(0, 20, 0)},
    ),
    "steal-after-income": Piece(
        "phases",
        "Takes `coins` after each income phase from the opponent with the most, from each of them if tied.",
        {"coins": COINS},
    ),
    "borrow-income": Piece(
        "phases",
        "In the next `phases` income phases its owner also gains the income of an opponent chosen each time.",
        {"phases": Param(1, 9)},
    ),
}

_MONSTERS: Final = {
    "no-discard": Piece("monsters", "Its host may not discard a card from the central area.", {}),
    "gift": Piece(
        "monsters",
        "At the end of its host's turn the host gives `coins` from the bank to an opponent of choice.",
        {"coins": COINS},
    ),
}

SPECIAL_PIECES: Final[Mapping[str, Piece]] = {**_ALWAYS, **_END, **_PRICES, **_AT_ONCE, **_PHASES}
MONSTER_PIECES: Final[Mapping[str, Piece]] = _MONSTERS
PIECES: Final[Mapping[str, Piece]] = {**SPECIAL_PIECES, **MONSTER_PIECES}
