"""Cards in a reader's language: a custom pack's own words where it has some, else our messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from happycity import i18n
from happycity.cards.model import Card, Catalogue, EffectSpec, Monster, Special
from happycity.cards.packs import default_catalogue

_SYMBOLS: Final = ("income", "citizens", "hearts")
_CASES: Final = ("most", "tied", "otherwise", "fewer")  # parameters that count a piece's one symbol


def card_name(card: Card, locale: str = i18n.DEFAULT) -> str:
    """The title of a card; a pack's card without one is called by its id."""
    own = _own(card.names, locale)
    if own is not None:
        return own
    if default_catalogue().find(card.id) is None:
        return card.id.replace("-", " ").capitalize()
    return i18n.text(f"card-{card.id}", locale)


def title_is_printed(card: Card, locale: str = i18n.DEFAULT) -> bool:
    """Whether the title is the one on the card of that language's edition, or a pack's own; else we made it (R-L3)."""
    return bool(card.names) or card.id in i18n.text("titles-printed", locale).split()


def card_effect(card: Special | Monster, locale: str = i18n.DEFAULT) -> str:
    """What a card does in words; empty if it only shows symbols."""
    own = _own(card.texts, locale)
    if own is not None:
        return own
    printed = default_catalogue().find(card.id)
    if isinstance(printed, Special | Monster) and _does(printed) == _does(card):
        # A family special shows everything it does in symbols and has no sentence.
        return i18n.text(f"effect-{card.id}", locale) if i18n.has(f"effect-{card.id}") else ""
    return _composed(card, locale)


def titles(catalogue: Catalogue) -> dict[str, Mapping[str, str]]:
    """What the cards of a custom pack are called, by card and language, as `i18n.describe` takes them."""
    own = [card for card in catalogue.cards() if card.names or default_catalogue().find(card.id) is None]
    every = i18n.available_locales()
    return {card.id: {locale: card_name(card, locale) for locale in every} for card in own}


def _own(words: Mapping[str, str], locale: str) -> str | None:
    """A pack's words: in the locale, its language, the default, or else in the first language they have."""
    wishes = (locale, locale.partition("-")[0], i18n.DEFAULT, "en", *words)
    return next((words[wish] for wish in wishes if wish in words), None)


def _does(card: Special | Monster) -> tuple[object, ...]:
    return card.income, card.citizens, card.hearts, card.effects


def _composed(card: Special | Monster, locale: str) -> str:
    """Sentences made from a card's pieces, after the symbols that it always shows."""
    shown = {"income": card.income, "citizens": card.citizens, "hearts": card.hearts}
    sentences = [i18n.text(f"piece-{spec.piece}", locale, **_words(spec, locale)) for spec in card.effects]
    if sentences and any(shown.values()):
        sentences.insert(0, i18n.text("symbols-always", locale, gain=_gain(shown, locale)))
    return " ".join(sentences)


def _words(spec: EffectSpec, locale: str) -> dict[str, str | int]:
    """The parameters of a piece in words: colours by name, numbers of symbols as gains."""
    params = spec.params
    words: dict[str, str | int] = {}
    for name, value in params.items():
        key = "least" if name == "from" else name  # to messages, `from` is a seat
        words[key] = " / ".join(map(str, value)) if isinstance(value, tuple) else value
    if "colour" in params:
        words["colour"] = i18n.text(f"colour-{params['colour']}", locale)
    symbol = str(params.get("symbol", "hearts"))
    for case in _CASES:
        if isinstance(count := params.get(case), int):
            words[f"{case}-gain"] = _gain({symbol: count}, locale)
    for prefix in ("", "otherwise-", "two-", "three-"):
        counts = {each: params[prefix + each] for each in _SYMBOLS if prefix + each in params}
        if counts:
            numbers = {each: count for each, count in counts.items() if isinstance(count, int)}
            words[f"{prefix}gain"] = _gain(numbers, locale)
    return words


def _gain(counts: Mapping[str, int], locale: str) -> str:
    """Numbers of symbols as one phrase: "income 1 and 2 hearts"."""
    parts = [i18n.text(f"amount-{name}", locale, **{name: count}) for name, count in counts.items() if count]
    if not parts:
        return i18n.text("symbol-none", locale)
    return i18n.describe("symbols", {"parts": parts}, locale)
