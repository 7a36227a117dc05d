"""Message files, opened area by area on first use."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from happycity.i18n.evaluate import Scope, evaluate
from happycity.i18n.files import load
from happycity.i18n.patterns import Pattern

DEFAULT = "en-GB"
ROOT = Path(__file__).parent / "locale"
MORE = "HAPPYCITY_LOCALES"  # folders of further languages, so that trying a translation needs no installation

ADDED = "added"

# The area of an id by its first word, so that a lookup opens one file.
# An id in another area is still found, by opening the others too.
AREAS = {
    "card": "cards",
    "colour": "cards",
    "effect": "cards",
    "provenance": "cards",
    "docs": "docs",
    "error": "errors",
    "field": "errors",
    "finding": "errors",
    "rule": "rules",
    "cli": "cli",
    "lab": "lab",
    "bot": "lab",
    "balance": "balance",
    "serve": "serve",
    "admin": "serve",
    "site": "serve",
    "score": "game",
    "event": "game",
    "action": "game",
    "phase": "game",
    "prompt": "game",
    "game": "game",
    "piece": "cards",
    "terminal": "terminal",
    "cards": "terminal",
    "amount": "terms",
    "list": "terms",
    "moment": "terms",
    "own": "terms",  # helpers that only one language needs
    "player": "terms",
    "title": "cards",
    "titles": "cards",
    "reason": "bots",
    "lesson": "lessons",
    "coach": "lessons",
    "overview": "lessons",
    "ending": "endings",
    "review": "endings",
    "achievement": "achievements",
    "progress": "achievements",
    "face": "faces",
    "reaction": "faces",
    "notify": "notify",
    "pack": "packs",
    "puzzle": "puzzles",
    "puzzles": "puzzles",
    "web": "web",
    "sheet": "web",
    "picture": "pictures",
    "share": "pictures",
    "preview": "previews",
}


class Messages:
    """The messages below one or more folders; later folders add to and replace earlier ones."""

    def __init__(self, *roots: Path) -> None:
        self._roots = roots or (ROOT, *map(Path, filter(None, os.environ.get(MORE, "").split(os.pathsep))))
        self._areas: dict[tuple[str, str], dict[str, Pattern]] = {}
        self._names: dict[str, list[str]] = {}
        self._locales: list[str] | None = None

    def locales(self) -> list[str]:
        """Every locale that has a folder, the default first."""
        if self._locales is None:
            self._locales = self._list_locales()
        return list(self._locales)

    def _list_locales(self) -> list[str]:
        folders = [path for root in self._roots if root.is_dir() for path in root.iterdir()]
        names = {path.name for path in folders if path.is_dir() and not path.name.startswith(("_", "."))}
        return sorted(names, key=lambda name: (name != DEFAULT, name))

    def areas(self, locale: str) -> list[str]:
        """The areas a locale has files for."""
        if locale not in self._names:
            files = [file for root in self._roots for file in (root / locale).glob("*.*")]
            self._names[locale] = sorted({file.stem for file in files if file.suffix in (".ftl", ".json")})
        return self._names[locale]

    def source(self, locale: str, area: str) -> Path:
        """Where an area's file is, in the last folder that has one."""
        paths = [root / locale / f"{area}.ftl" for root in self._roots]
        existing = (path for path in reversed(paths) if path.exists() or path.with_suffix(".json").exists())
        return next(existing, paths[0])

    def add(self, locale: str, messages: Mapping[str, Pattern]) -> None:
        """Add compiled messages that came from elsewhere: a browser has no files of other languages."""
        self._areas[locale, ADDED] = {**self._areas.get((locale, ADDED), {}), **messages}
        self._names[locale] = sorted({*self.areas(locale), ADDED})
        self._locales = sorted({*self.locales(), locale}, key=lambda name: (name != DEFAULT, name))

    def ids(self, area: str, locale: str = DEFAULT) -> list[str]:
        """The ids of an area's messages in file order, without terms and attributes."""
        return [key for key in self._area(locale, area) if "." not in key and not key.startswith("-")]

    def has(self, key: str, locale: str = DEFAULT) -> bool:
        """Whether this very locale has the message; the fallback does not count."""
        return self._find(key, locale) is not None

    def text(self, key: str, locale: str, args: Mapping[str, object]) -> str:
        """The text of a message; `{key}` if neither the locale nor the default has it."""
        for home in chain(locale):
            pattern = self._find(key, home)
            if pattern is not None:
                return evaluate(pattern, Scope(args, lambda other: self._reference(other, locale), home))
        return "{" + key + "}"

    def _reference(self, key: str, locale: str) -> Pattern | None:
        # References start at the reader's locale again: American terms inside a British sentence.
        patterns = (self._find(key, home) for home in chain(locale))
        return next((pattern for pattern in patterns if pattern is not None), None)

    def _find(self, key: str, locale: str) -> Pattern | None:
        likely = "terms" if key.startswith("-") else AREAS.get(key.partition("-")[0], "game")
        pattern = self._area(locale, likely).get(key)
        if pattern is not None:
            return pattern
        others = (self._area(locale, area).get(key) for area in self.areas(locale) if area != likely)
        return next((other for other in others if other is not None), None)

    def _area(self, locale: str, area: str) -> dict[str, Pattern]:
        loaded = self._areas.get((locale, area))
        if loaded is None:
            loaded = {}
            for root in self._roots:
                loaded.update(load(root / locale / f"{area}.ftl"))
            self._areas[locale, area] = loaded
        return loaded


def chain(locale: str) -> tuple[str, ...]:
    """Where to look for a message: the locale, then the default."""
    return (locale, DEFAULT) if locale != DEFAULT else (DEFAULT,)
