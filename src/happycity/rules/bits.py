"""Colours as bits and as packed counts.

A *colour set* has one bit per colour (yellow 1, blue 2, orange 4, purple 8, green 16). A *packed count* keeps five
small numbers in one integer, five bits each: four for the number (a city holds at most ten cards) and a guard bit
that lets one subtraction compare all five colours at once.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = 5
WIDTH: Final = 5
EVERY_COLOUR: Final = 31
GUARDS: Final = 0x1084210
"""The guard bit of each of the five fields."""

BIT: Final = vec[i64]([2**n for n in range(62)])
"""Powers of two: mypyc 2.4.1 compiles `1 << n` with a 32-bit one, so nobody here shifts a constant."""

ONE: Final = vec[i64]([32**colour for colour in range(COLOURS)])
"""A packed count of one card of a colour."""

PACKED: Final = vec[i64]([sum(32**c for c in range(COLOURS) if mask & 2**c) for mask in range(32)])
"""Colour set -> packed count with one card of each colour in the set."""

SIZE: Final = vec[i64]([mask.bit_count() for mask in range(32)])
"""Colour set -> how many colours it holds."""


def count_of(packed: i64, colour: i64) -> i64:
    """The number of cards of one colour in a packed count.

    >>> count_of(PACKED[2 + 16], 4)
    1
    """
    return (packed >> (colour * WIDTH)) & 15


def shortage(need: i64, have: i64) -> i64:
    """What a city lacks of each colour, as a packed count. Where it has more than needed, the guard bit is borrowed.

    >>> shortage(3 + 1 * 32, 1 + 2 * 32)
    2
    """
    rest = (need | GUARDS) - have
    guards = rest & GUARDS
    return rest & (guards - (guards >> 4))


def enough(have: i64, need: i64) -> bool:
    """Is every colour of `need` covered by `have`? Each guard bit survives unless its field borrows."""
    return ((have | GUARDS) - need) & GUARDS == GUARDS
