"""Clean names and chat: no control, direction or invisible characters."""

from __future__ import annotations

import unicodedata
from typing import Final

from happycity.rooms.refusal import Refusal

MAX_NAME: Final = 24
MAX_CHAT: Final = 300
MAX_MARKS: Final = 3
"""Combining marks on one letter; more of them climb over the neighbours."""
JOINERS: Final = "\u200c\u200d\ufe0e\ufe0f"
"""Invisible, but letters and emoji need them between two visible ones."""
FILLERS: Final = "\u115f\u1160\u3164\uffa0"
"""Letters of Hangul that are drawn as nothing."""

INVISIBLE: Final = "\u034f\u2800"
"""A mark and a sign that are drawn as nothing. Two names that differ in them look the same."""


def clean(text: str) -> str:
    r"""Normalise to one line of visible text.

    >>> clean("  Ana\u202e\n Maria ")
    'Ana Maria'
    """
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
        elif kind[0] != "C" and marks <= MAX_MARKS and letter not in FILLERS:
            kept.append(letter)
    return " ".join("".join(kept).split()).strip(JOINERS)


def clean_name(text: object) -> str:
    """Clean a player's name."""
    if not isinstance(text, str):
        raise Refusal("bad-name")
    name = clean(text[: 8 * MAX_NAME])
    if len(name) > MAX_NAME:
        name = name[:MAX_NAME].rstrip(JOINERS + " ")
    if any(letter in INVISIBLE for letter in name):
        raise Refusal("bad-name")
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refusal("bad-name")
    if _as_read(name).startswith("bot:"):
        raise Refusal("bad-name")
    return name


def _as_read(name: str) -> str:
    """A name as people read it: without joiners, in plain small letters."""
    visible = "".join(letter for letter in name if letter not in JOINERS)
    return unicodedata.normalize("NFKC", visible).casefold()


def clean_chat(text: object) -> str:
    """Clean a line of chat."""
    if not isinstance(text, str):
        raise Refusal("bad-message", field="text")
    if len(text) > MAX_CHAT:
        raise Refusal("too-long", most=MAX_CHAT)
    line = clean(text)
    if not line:
        raise Refusal("empty-text")
    return line
