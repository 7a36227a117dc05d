"""Numbers as the 32 bits of a float.

A compiled module has no 32-bit float. An observation is therefore a row of 32-bit integers that numpy reads as floats
without a copy. Tables give the bits of every number that a feature can have.
"""

from __future__ import annotations

import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

LOWEST: Final = -255
HIGHEST: Final = 1023
"""Features that count something end here: nobody holds a thousand coins, or scores as many points."""


def bits_of(number: float) -> int:
    """The bits of a 32-bit float as a signed integer.

    >>> bits_of(1.0) == ONE, bits_of(0.0)
    (True, 0)
    """
    return int(struct.unpack("=i", struct.pack("=f", number))[0])


def scaled(divisor: float) -> vec[i32]:
    """The bits of n / divisor for every number n of a feature, the lowest first."""
    return vec[i32]([i32(bits_of(n / divisor)) for n in range(LOWEST, HIGHEST + 1)])


ONE: Final = 0x3F800000
"""The bits of 1.0."""
SHARES: Final = vec[i32]([i32(bits_of(1 / n)) for n in range(1, 6)])
"""What each of n + 1 winners gets."""
HALVES: Final = scaled(2)
TENTHS: Final = scaled(10)
HUNDREDTHS: Final = scaled(100)


def lookup(table: vec[i32], n: i64) -> i32:
    """The bits of a number in one of the tables."""
    if n < LOWEST:
        n = LOWEST
    elif n > HIGHEST:
        n = HIGHEST
    return table[n - LOWEST]
