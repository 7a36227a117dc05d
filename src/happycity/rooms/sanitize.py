"""Clean what people write: names and chat without control, direction or invisible characters; ids and keys."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Final, TypeGuard

from happycity.rooms.refusal import Refusal

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
MOST_MARKS: Final = 3
"""Combining marks on one letter; more of them climb over the neighbours."""
ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyz"
"""32 signs that are hard to confuse: five bits each."""
LONGEST_COMMAND: Final = 40
ID_LENGTH: Final = 20
"""100 bits: nobody guesses a private room."""
JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible, but letters and emoji need them between two visible ones."""


def fresh_id() -> str:
    """The id of a room or of an imported record."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Could this be an id of ours?"""
    return len(text) == ID_LENGTH and all(letter in ALPHABET for letter in text)


def is_command(text: object) -> TypeGuard[str]:
    """Could this be a client's name for a command? Only what every database can keep."""
    return isinstance(text, str) and 1 <= len(text) <= LONGEST_COMMAND and text.isprintable()


def fresh_token() -> str:
    """A secret of 256 bits for a browser or a seat."""
    return secrets.token_urlsafe(32)


def key_of(token: str) -> str:
    """What is stored of a secret. It has 256 random bits, so a plain hash cannot be turned back."""
    return hashlib.sha256(b"happycity key 1\0" + token.encode("utf-8", "replace")).hexdigest()


def clean(text: str) -> str:
    """One line of visible text in its usual form."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if letter in JOINERS:
            if kept and kept[-1] != " ":
                kept.append(letter)
        elif kind in {"Zs", "Zl", "Zp"} or letter in "\t\n\r":
            kept.append(" ")
        elif kind[0] != "C" and marks <= MOST_MARKS and letter not in "\u115f\u1160\u3164\uffa0":
            kept.append(letter)
    return " ".join("".join(kept).split()).strip(JOINERS)


def clean_name(text: object) -> str:
    """A name that can stand next to others."""
    if not isinstance(text, str):
        raise Refusal("bad-name")
    name = clean(text[: 8 * LONGEST_NAME])
    if len(name) > LONGEST_NAME:
        name = name[:LONGEST_NAME].rstrip(JOINERS + " ")
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refusal("bad-name")
    if name.lower().startswith("bot:"):
        raise Refusal("bad-name")
    return name


def clean_chat(text: object) -> str:
    """A line of chat."""
    if not isinstance(text, str):
        raise Refusal("bad-message", field="text")
    if len(text) > LONGEST_CHAT:
        raise Refusal("too-long", most=LONGEST_CHAT)
    line = clean(text)
    if not line:
        raise Refusal("empty-text")
    return line
