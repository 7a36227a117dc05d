"""Colours by their names in any language."""

from __future__ import annotations

from happycity import i18n
from happycity.cards.model import COLOURS
from happycity.game.reference.stems import STEMMERS, fold, language_of


def colour_named(text: str) -> str | None:
    """The colour that a word names, in any language and form: blue, bleue, niebieski, niebieska."""
    word = fold(text)
    for colour in COLOURS:
        if word == colour:
            return colour
        for locale in i18n.available_locales():
            stem = STEMMERS[language_of(locale)]
            if stem(word) == stem(fold(i18n.text(f"colour-{colour}", locale))):
                return colour
    return None
