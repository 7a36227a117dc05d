"""Seeds: from an integer or a hex string to the 128-bit key of a dealer."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Final

from happycity.errors import BadOptions
from happycity.schema.validate import abbreviate

Seed = int | str
Key = tuple[int, int, int, int]

DOMAIN: Final = b"happycity seed 1\0"
"""Keeps our keys apart from anything else that hashes the same number."""
LIMIT: Final = 2**256
MOST_DIGITS: Final = len(str(LIMIT))
HEX: Final = re.compile(r"(0x)?[0-9a-fA-F]{1,64}")


def fresh() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def checked(seed: object) -> Seed:
    """The seed itself, if it is one."""
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < LIMIT:
        return seed
    if isinstance(seed, str) and HEX.fullmatch(seed):
        return seed
    raise BadOptions("bad-seed", value=abbreviate(seed))


def from_text(text: str) -> Seed:
    """A seed as somebody types it: a number if it has only decimal digits, else hexadecimal.

    >>> from_text("10"), from_text("0x10")
    (10, '0x10')
    """
    if not text.isdecimal():
        return checked(text)
    if len(text) > MOST_DIGITS:
        raise BadOptions("bad-seed", value=abbreviate(text))
    return checked(int(text))


def key_of(seed: Seed) -> Key:
    """Four 32-bit words. An integer and its hex writing are the same seed.

    >>> key_of(255) == key_of("ff") == key_of("0x00FF")
    True
    """
    number = seed if isinstance(seed, int) else int(seed, 16)
    digest = hashlib.sha256(DOMAIN + number.to_bytes(32, "big")).digest()
    words = [int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8, 12)]
    return words[0], words[1], words[2], words[3]


def bot_seed(seed: Seed, name: str) -> int:
    """A seed for a bot at a game's table: its choices repeat with the game's seed and tell nothing about the deal."""
    number = seed if isinstance(seed, int) else int(seed, 16)
    digest = hashlib.sha256(b"happycity bot 1\0" + number.to_bytes(32, "big") + name.encode()).digest()
    return int.from_bytes(digest[:6], "big")
