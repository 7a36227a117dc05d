"""Words and their stems, so that `tied` finds `tie` and `kartę` finds `karta`, but `tie` does not find `cities`.

The stemmers are light: they drop endings of inflection, nothing else. What they miss is in `data/search.toml`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Final

SHORTEST: Final = 3
"""No stem is shorter, except a word that is shorter itself."""

_LETTERS: Final = str.maketrans({"ł": "l", "œ": "oe", "æ": "ae", "ß": "ss"})
_ACCENTS: Final = re.compile(r"[\u0300-\u036f]")
_GENITIVE: Final = re.compile(r"['’](?=s\b)")  # Prem's
_WORDS: Final = re.compile(r"[^\W_]+")
_ENGLISH: Final = re.compile(r"(?:ing|ed|es|s|e)$")
_FRENCH: Final = re.compile(r"(?:ees|ee|ent|ant|er|ez|es|s|x|e)$")
_POLISH: Final = re.compile(
    r"(?:iego|ego|iemu|emu|ami|ach|owie|uje|uja|esz|asz|isz|ych|ich|iej|ymi|imi|ow|om|em|ym|im|ie|ia|io|iu|ej"
    r"|ac|ic|yc|ec|aja|a|e|i|y|o|u)$"
)


def fold(text: str) -> str:
    """Drop case, accents and punctuation: "Cat Café" and "cat-cafe" are the same."""
    letters = text.casefold()
    if not letters.isascii():
        letters = _ACCENTS.sub("", unicodedata.normalize("NFKD", letters.translate(_LETTERS)))
    return " ".join(_WORDS.findall(_GENITIVE.sub("", letters)))


def _strip(word: str, ending: re.Pattern[str]) -> str:
    """A word without its ending, if enough of it is left."""
    stem = ending.sub("", word)
    return stem if len(stem) >= SHORTEST else word


def english(word: str) -> str:
    """The stem of an English word."""
    if word.endswith("ies") and len(word) > 4:
        return word[:-3] + "y"
    if word.endswith(("ss", "us")):
        return word
    stem = _strip(word, _ENGLISH)
    if stem == word and word.endswith(("es", "ed")):
        return word[:-1]  # "ties", "tied"
    if (
        word.endswith(("ing", "ed"))
        and len(stem) > SHORTEST
        and stem[-1] == stem[-2]
        and stem[-1] not in "ls"
    ):
        return stem[:-1]  # "dropped"
    return stem


def french(word: str) -> str:
    """The stem of a French word."""
    if word.endswith("aux") and len(word) > 4:
        return word[:-3] + ("" if word.endswith("eaux") else "al")
    stem = _strip(word.removesuffix("s") if len(word) > SHORTEST else word, _FRENCH)
    return stem[:-1] if stem.endswith(("tt", "nn", "ll")) else stem  # "violette"


def polish(word: str) -> str:
    """The stem of a Polish word."""
    return _strip(word, _POLISH)


STEMMERS: Final[dict[str, Callable[[str], str]]] = {"en": english, "fr": french, "pl": polish}


def language_of(locale: str) -> str:
    """The language of a locale, for which there is a stemmer."""
    language = locale.partition("-")[0]
    return language if language in STEMMERS else "en"
