"""The words of the browser client: for each language one file with all that a first visit needs, and two for later."""

from __future__ import annotations

import functools
import hashlib
from pathlib import Path
from typing import Final

from happycity import i18n
from happycity.i18n.bundle import Messages, chain
from happycity.i18n.files import load
from happycity.rooms.refusal import Refusal
from happycity.schema.validate import Json
from happycity.store.json import dump

LATER: Final = ("rules", "lessons")
"""Areas that only some pages need."""
ELSEWHERE: Final = frozenset({"cli", "terminal", "lab", "cards-errors", "docs"})
"""Areas that other programs use."""
PARTS: Final = ("first", *LATER)


def words(locale: str, part: str) -> bytes:
    """A part of a language's words; what the language lacks is filled from those it falls back to."""
    if locale not in i18n.available_locales() or part not in PARTS:
        raise Refusal("no-such-page")
    shelf = Messages()
    files = [
        shelf.source(home, area)
        for home in reversed(chain(locale))
        for area in shelf.areas(home)
        if (area == part if part in LATER else area not in {*LATER, *ELSEWHERE})
    ]
    return _made(tuple((file, _stamp(file)) for file in files))


@functools.lru_cache(maxsize=64)
def version(body: bytes) -> str:
    """A name for exactly these words."""
    return hashlib.sha256(body).hexdigest()[:12]


def address(locale: str) -> str:
    """Where the first words of a language are; another address when they change, so that they may be kept for ever."""
    return f"/api/words/{locale}/first.json?v={version(words(locale, 'first'))}"


def _stamp(file: Path) -> int:
    return next((each.stat().st_mtime_ns for each in (file, file.with_suffix(".json")) if each.exists()), 0)


@functools.lru_cache(maxsize=64)
def _made(files: tuple[tuple[Path, int], ...]) -> bytes:
    together: Json = {}
    for file, _ in files:
        together |= load(file)
    return dump({"messages": together})
