"""The browser client's messages: for each language one file for a first visit, and more for later."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.i18n.bundle import Messages, chain
from happycity.i18n.files import load
from happycity.rooms.refusal import Refusal
from happycity.schema.json_text import dump

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LATER_AREAS: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "rules": ("rules",),
        "lessons": ("lessons",),
        "endings": ("endings",),
        "faces": ("faces",),
        "pictures": ("pictures",),
        "achievements": ("achievements",),
        "days": ("days", "challenges"),
        "notify": ("notify",),
        "packs": ("packs", "cards-errors"),
        "pages": ("pages", "records-errors"),
        "puzzles": ("puzzles",),
    }
)
"""The areas of each part that only some pages need."""
OTHER_AREAS: Final = frozenset(
    {"cli", "terminal", "lab", "balance", "bots-errors", "docs", "serve", "previews"}
)
"""Areas of other programs."""
PARTS: Final = ("first", *LATER_AREAS)
FIRST_EXCLUDES: Final = OTHER_AREAS.union(*LATER_AREAS.values())
CACHE_SIZE: Final = 64


class ClientMessages:
    """The messages of the browser client, kept in memory."""

    def __init__(self) -> None:
        self.version = lru_cache(CACHE_SIZE)(_hash)
        """The hash of a part, for its URL."""
        self._merge = lru_cache(CACHE_SIZE)(_merge)

    def part(self, locale: str, part: str) -> bytes:
        """One part of a language's messages as JSON, completed from its fallback languages."""
        if locale not in i18n.available_locales() or part not in PARTS:
            raise Refusal("no-such-page")
        return self._merge(tuple((file, _mtime_ns(file)) for file in _sources(locale, part)))

    def first_url(self, locale: str) -> str:
        """The URL of a language's first part. It changes with the content, so clients may cache it for ever."""
        return f"/api/words/{locale}/first.json?v={self.version(self.part(locale, 'first'))}"


def _sources(locale: str, part: str) -> Iterator[Path]:
    """The message files of a part, the fallback languages first."""
    messages = Messages()
    for language in reversed(chain(locale)):
        for area in messages.areas(language):
            if area not in FIRST_EXCLUDES if part == "first" else area in LATER_AREAS[part]:
                yield messages.source(language, area)


def _hash(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:12]


def _mtime_ns(file: Path) -> int:
    """When a source file or, without it, its compiled form was changed."""
    return next((each.stat().st_mtime_ns for each in (file, file.with_suffix(".json")) if each.exists()), 0)


def _merge(files: tuple[tuple[Path, int], ...]) -> bytes:
    merged = {id: message for file, _ in files for id, message in load(file).items()}
    return dump({"messages": merged})
