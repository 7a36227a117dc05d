"""JSON as it goes over a socket: short, and the same for everybody."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

_plain: Callable[[Any], str] = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def _quickest() -> Callable[[Any], str]:
    """orjson where it is installed; it is only quicker."""
    try:
        from orjson import dumps
    except ImportError:
        return _plain
    return lambda words: str(dumps(words), "utf-8")


encode: Callable[[Any], str] = _quickest()
"""Something as JSON in one line."""


def printable(words: Any) -> Any:
    """The same without halves of characters, which a stranger may send and which nobody could be told."""
    return json.loads(_plain(words).encode("utf-8", "replace"))
