"""The form of ids and keys. Fresh ones come from the shell around a room."""

from __future__ import annotations

import hashlib
from typing import Final, TypeGuard

ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyz"
"""32 signs that are hard to confuse: five bits each."""
ID_LENGTH: Final = 20
"""100 bits: nobody guesses a private room."""
MAX_COMMAND_ID: Final = 40


def is_id(text: str) -> bool:
    """Is this the id of a room or of an imported record?"""
    return len(text) == ID_LENGTH and all(letter in ALPHABET for letter in text)


def is_command_id(text: object) -> TypeGuard[str]:
    """Is this a client's id of a command? Every database must be able to store it."""
    return isinstance(text, str) and 1 <= len(text) <= MAX_COMMAND_ID and text.isprintable()


def key_of(token: str) -> str:
    """The stored form of a secret token. The token has 256 random bits, so a plain hash is safe."""
    return hashlib.sha256(b"happycity key 1\0" + token.encode("utf-8", "replace")).hexdigest()
