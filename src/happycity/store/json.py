"""JSON as it is stored and sent: short, and the same for everybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

plain: Callable[[Any], str] = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def _quickest() -> tuple[Callable[[Any], bytes], Callable[[str | bytes], Any]]:
    """orjson where it is installed; it is only quicker."""
    try:
        from orjson import dumps, loads
    except ImportError:
        return lambda words: plain(words).encode(), json.loads

    def dump(words: Any) -> bytes:
        try:
            return dumps(words)
        except TypeError:  # what orjson refuses, such as a number beyond 64 bits
            return plain(words).encode()

    return dump, loads


dump, decode = _quickest()
"""Something as JSON in one line, and back. `decode` raises ValueError."""


def encode(words: Any) -> str:
    """The same as text."""
    return str(dump(words), "utf-8")


def printable(words: Any) -> Any:
    """The same without halves of characters, which a stranger may send and which nobody could be told."""
    return json.loads(plain(words).encode("utf-8", "replace"))
