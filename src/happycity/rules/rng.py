"""A small generator of random numbers on 32-bit words: xoshiro128** by Blackman and Vigna.

No expression leaves 64 bits, so the compiled and the interpreted core draw the same numbers.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


def mix(x: i64) -> i64:
    """Scramble a 32-bit word (a finaliser of two multiplications, as in murmur3).

    The factors are applied in halves: a 32 x 32 bit product would overflow a signed 64-bit integer.
    """
    x ^= x >> 16
    x = times(x, 0x85EBCA6B)
    x ^= x >> 13
    x = times(x, 0xC2B2AE35)
    return x ^ (x >> 16)


def times(x: i64, factor: i64) -> i64:
    """x * factor modulo 2**32."""
    return ((x & 0xFFFF) * factor + (((x >> 16) * (factor & 0xFFFF) & 0xFFFF) << 16)) & WORD


def rotl(x: i64, k: i64) -> i64:
    """Rotate a 32-bit word to the left."""
    return ((x << k) | (x >> (32 - k))) & WORD


class Rng:
    """A stream of random numbers.

    >>> rng = Rng(1, 2, 3, 4)
    >>> [rng.word() for _ in range(4)]
    [11520, 0, 5927040, 70819200]
    """

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        x = (b * 5) & WORD
        result = (((x << 7) | (x >> 25)) & WORD) * 9 & WORD
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & WORD)
        self.d = ((d << 11) | (d >> 21)) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (Lemire's method, n far below 2**31)."""
        product = self.word() * n
        if product & WORD < n:
            threshold = (WORD + 1 - n) % n
            while product & WORD < threshold:
                product = self.word() * n
        return product >> 32

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)


def stream(a: i64, b: i64, c: i64, d: i64, number: i64) -> Rng:
    """Stream `number` of a 128-bit key: every deck, the setup and every bot has one of its own."""
    n = number & WORD
    a = mix((a ^ n) & WORD)
    b = mix((b + times(n, 0x9E3779B9) + a) & WORD)
    c = mix((c ^ times(n, 0x7F4A7C15) ^ b) & WORD)
    d = mix((d + n + c) & WORD)
    return Rng(a | 1, b, c, d)
