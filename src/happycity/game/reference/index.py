"""The index: which entries of the reference have which words, in every language at once."""

from __future__ import annotations

import functools
import tomllib
from collections import Counter, defaultdict
from collections.abc import Sequence
from math import log
from pathlib import Path
from typing import Final, TypedDict

from happycity.game.reference.stems import STEMMERS, fold, language_of

DATA: Final = Path(__file__).parents[1] / "data" / "search.toml"
TITLE: Final = 4.0
TAG: Final = 2.0
"""Weights of a word in a title and among tags, such as colours; a word of the text weighs by how often it is there."""
FOREIGN: Final = 0.5
"""The weight of a language that is not the reader's."""
PREFIX: Final = 3
"""This many letters of an unknown word are enough to look for words that begin with it."""

Phrase = tuple[str, ...]
Hits = dict[str, float]


class Vocabulary:
    """The phrases of one language that mean one of the ideas of data/search.toml."""

    def __init__(self, language: str, ideas: Sequence[Sequence[str]]) -> None:
        self.stem = functools.cache(STEMMERS[language])
        self.ideas: dict[Phrase, str] = {}
        for number, phrases in enumerate(ideas):
            self.ideas |= {self.stems(phrase): f"@{number}" for phrase in phrases}
        self.terms = functools.cache(self._terms)  # many cards share their tags
        self.longest: dict[str, int] = {}
        """How many stems the longest phrase has that begins with a stem."""
        for phrase in self.ideas:
            self.longest[phrase[0]] = max(len(phrase), self.longest.get(phrase[0], 0))

    def stems(self, text: str) -> Phrase:
        """The stems of a text."""
        return tuple(self.stem(word) for word in fold(text).split())

    def idea_at(self, stems: Phrase, start: int) -> tuple[str, int] | None:
        """The idea that the longest phrase from a word on means, and the phrase's length."""
        longest = self.longest.get(stems[start], 0) if stems else 0
        for length in range(min(longest, len(stems) - start), 0, -1):
            idea = self.ideas.get(stems[start : start + length])
            if idea is not None:
                return idea, length
        return None

    def _terms(self, text: str) -> Phrase:
        """All stems of a text, and the ideas of its phrases."""
        stems = self.stems(text)
        ideas = (self.idea_at(stems, start) for start in range(len(stems)))
        return *stems, *(idea[0] for idea in ideas if idea is not None)


class SearchData(TypedDict):
    """The content of data/search.toml."""

    ideas: list[list[str]]
    idle: dict[str, str]


@functools.cache
def _data() -> SearchData:
    data: SearchData = tomllib.loads(DATA.read_text(encoding="utf-8"))  # type: ignore[assignment] # it is ours
    return data


@functools.cache
def vocabularies() -> dict[str, Vocabulary]:
    """The vocabulary of each language."""
    return {language: Vocabulary(language, _data()["ideas"]) for language in STEMMERS}


@functools.cache
def idle_words() -> frozenset[str]:
    """Words of a question that do not say what it is about, in all languages."""
    return frozenset(word for words in _data()["idle"].values() for word in words.split())


class Index:
    """Entries by term and language, weighted by where the term stands in them."""

    def __init__(self) -> None:
        self.entries: dict[str, None] = {}
        self._seen: set[tuple[str, ...]] = set()
        self._weights: dict[tuple[str, str], Hits] = {}

    def add(self, entry: str, locale: str, *, title: str, text: str = "", tags: str = "") -> None:
        """Add an entry, or its words in one more language."""
        self.entries[entry] = None
        language = language_of(locale)
        if (entry, language, title, text) in self._seen:
            return  # most American texts are the British ones
        self._seen.add((entry, language, title, text))
        terms = vocabularies()[language].terms
        counts = Counter(terms(text))
        weights = defaultdict(float, {term: log(1 + count) for term, count in counts.items()})
        for term in set(terms(tags)):
            weights[term] += TAG
        for term in set(terms(title)):
            weights[term] += TITLE
        for term, weight in weights.items():
            hits = self._weights.setdefault((language, term), {})
            hits[entry] = max(weight, hits.get(entry, 0))

    def hits(self, language: str, term: str, reader: str) -> Hits:
        """The entries with a term, rare terms and those of the reader's language weighing more."""
        hits = self._weights.get((language, term), {})
        factor = 1.0 if language == reader else FOREIGN
        rarity = log(1 + len(self.entries) / len(hits)) if hits else 0
        return {entry: factor * rarity * weight for entry, weight in hits.items()}

    def guesses(self, word: str) -> list[tuple[str, str]]:
        """Terms that begin like an unknown word, or else are written like it."""
        known = [key for key in self._weights if not key[1].startswith("@")]
        begun = [key for key in known if len(word) >= PREFIX and key[1].startswith(word)]
        if begun or len(word) <= PREFIX:
            return begun
        from difflib import get_close_matches  # needed only after a typing error

        close = set(get_close_matches(word, {term for _, term in known}, n=3, cutoff=0.75))
        return [key for key in known if key[1] in close]
