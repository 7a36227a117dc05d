"""Seeds: from an integer or a hex string to the 128-bit key of a dealer."""

from __future__ import annotations

import hashlib
import re
import secrets
import struct
from typing import Final

from happycity.errors import BadOptions
from happycity.schema.validate import abbreviate, whole_number

Seed = int | str
Key = tuple[int, int, int, int]

DOMAIN: Final = b"happycity seed 1\0"
"""Keeps our keys apart from anything else that hashes the same number."""
WORDS: Final = struct.Struct(">4I")
LIMIT: Final = 2**256
MAX_DIGITS: Final = len(str(LIMIT))
HEX: Final = re.compile(r"(0x)?[0-9a-fA-F]{1,64}")


def fresh_seed() -> str:
    """An unguessable seed."""
    return secrets.token_hex(16)


def validate_seed(seed: object) -> Seed:
    """The seed, if it is valid; an integer of numpy as one of Python. Raises BadOptions."""
    if isinstance(seed, str) and HEX.fullmatch(seed):
        return seed
    number = whole_number(seed)
    if number is not None and 0 <= number < LIMIT:
        return number
    raise BadOptions("bad-seed", value=abbreviate(seed))


def parse_seed(text: str) -> Seed:
    """A typed seed: a number if it has only decimal digits, else hexadecimal.

    >>> parse_seed("10"), parse_seed("0x10")
    (10, '0x10')
    """
    if not text.isdecimal():
        return validate_seed(text)
    if len(text) > MAX_DIGITS:
        raise BadOptions("bad-seed", value=abbreviate(text))
    return validate_seed(int(text))


def derive_key(seed: Seed) -> Key:
    """Four 32-bit words. An integer and its hex writing are the same seed.

    >>> derive_key(255) == derive_key("ff") == derive_key("0x00FF")
    True
    """
    number = seed if isinstance(seed, int) else int(seed, 16)
    digest = hashlib.sha256(DOMAIN + number.to_bytes(32, "big")).digest()
    a, b, c, d = WORDS.unpack_from(digest)
    return a, b, c, d


def derive_bot_seed(seed: Seed, name: str) -> int:
    """A seed for a bot: its choices repeat with the game's seed and reveal nothing about the deal."""
    number = seed if isinstance(seed, int) else int(seed, 16)
    digest = hashlib.sha256(b"happycity bot 1\0" + number.to_bytes(32, "big") + name.encode()).digest()
    return int.from_bytes(digest[:6], "big")
