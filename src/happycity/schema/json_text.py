"""Compact JSON, as it is stored and sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

_encode_stdlib: Callable[[object], str] = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def _choose_codec() -> tuple[Callable[[object], bytes], Callable[[str | bytes], Any]]:
    """orjson where it is installed, else the standard library. Only the speed differs."""
    try:
        from orjson import dumps, loads
    except ImportError:
        return lambda value: _encode_stdlib(value).encode(), json.loads

    def dump(value: object) -> bytes:
        try:
            return dumps(value)
        except TypeError:  # orjson refuses integers beyond 64 bits, for example
            return _encode_stdlib(value).encode()

    return dump, loads


dump, decode = _choose_codec()
"""A value as JSON in one line, and back. `decode` raises ValueError."""


def encode(value: object) -> str:
    """A value as JSON text in one line."""
    return str(dump(value), "utf-8")


def replace_surrogates(value: T) -> T:
    """A JSON value with its lone surrogates replaced. Strangers may send them, but they cannot be encoded."""
    replaced: T = json.loads(_encode_stdlib(value).encode("utf-8", "replace"))
    return replaced
