"""Titles and effects of cards in a reader's language: from a custom pack if it has them, else our messages."""

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
    title = _pack_text(card.names, locale)
    if title is not None:
        return title
    if default_catalogue().find(card.id) is None:
        return card.id.replace("-", " ").capitalize()
    return i18n.text(f"card-{card.id}", locale)


def title_is_printed(card: Card, locale: str = i18n.DEFAULT) -> bool:
    """Is the title printed on the card of that language's edition, or a pack's own? Else it is ours (R-L3)."""
    return bool(card.names) or card.id in i18n.text("titles-printed", locale).split()


def card_effect(card: Special | Monster, locale: str = i18n.DEFAULT) -> str:
    """The effect of a card as text; empty if it only shows symbols."""
    text = _pack_text(card.texts, locale)
    if text is not None:
        return text
    printed = default_catalogue().find(card.id)
    if isinstance(printed, Special | Monster) and _effects_of(printed) == _effects_of(card):
        # A family special shows everything it does in symbols and has no sentence.
        return i18n.text(f"effect-{card.id}", locale) if i18n.has(f"effect-{card.id}") else ""
    return _compose(card, locale)


def titles(catalogue: Catalogue) -> dict[str, Mapping[str, str]]:
    """The titles of a custom pack's cards, by card and language, as `i18n.describe` takes them."""
    own = [card for card in catalogue.cards() if card.names or default_catalogue().find(card.id) is None]
    every = i18n.available_locales()
    return {card.id: {locale: card_name(card, locale) for locale in every} for card in own}


def _pack_text(texts: Mapping[str, str], locale: str) -> str | None:
    """A pack's text in the locale, its language, the default, or else in the first language there is."""
    candidates = (locale, locale.partition("-")[0], i18n.DEFAULT, "en", *texts)
    return next((texts[candidate] for candidate in candidates if candidate in texts), None)


def _effects_of(card: Special | Monster) -> tuple[object, ...]:
    return card.income, card.citizens, card.hearts, card.effects


def _compose(card: Special | Monster, locale: str) -> str:
    """Sentences about a card's pieces, after the symbols that it always shows."""
    symbols = {"income": card.income, "citizens": card.citizens, "hearts": card.hearts}
    sentences = [_piece_sentence(spec, locale) for spec in card.effects]
    if sentences and any(symbols.values()):
        sentences.insert(0, i18n.text("symbols-always", locale, gain=_gain(symbols, locale)))
    return " ".join(sentences)


def _piece_sentence(spec: EffectSpec, locale: str) -> str:
    """What a piece does: our message, or the sentence of a pack's Python file."""
    arguments = _piece_arguments(spec, locale)
    if spec.own is None:
        return i18n.text(f"piece-{spec.piece}", locale, **arguments)
    values = {"gain": i18n.text("symbol-none", locale), **spec.params, **arguments}
    return (_pack_text(spec.own.texts, locale) or "").format_map(values)


def _piece_arguments(spec: EffectSpec, locale: str) -> dict[str, str | int]:
    """The parameters of a piece as arguments of its message: colours by name, numbers of symbols as gains."""
    params = spec.params
    arguments: dict[str, str | int] = {}
    for name, value in params.items():
        key = "least" if name == "from" else name  # to messages, `from` is a seat
        arguments[key] = " / ".join(map(str, value)) if isinstance(value, tuple) else value
    if "colour" in params:
        arguments["colour"] = i18n.text(f"colour-{params['colour']}", locale)
    symbol = str(params.get("symbol", "hearts"))
    for case in _CASES:
        if isinstance(count := params.get(case), int):
            arguments[f"{case}-gain"] = _gain({symbol: count}, locale)
    for prefix in ("", "otherwise-", "two-", "three-"):
        counts = {each: params[prefix + each] for each in _SYMBOLS if prefix + each in params}
        if counts:
            numbers = {each: count for each, count in counts.items() if isinstance(count, int)}
            arguments[f"{prefix}gain"] = _gain(numbers, locale)
    return arguments


def _gain(counts: Mapping[str, int], locale: str) -> str:
    """Numbers of symbols as one phrase: "income 1 and 2 hearts"."""
    parts = [i18n.text(f"amount-{name}", locale, **{name: count}) for name, count in counts.items() if count]
    if not parts:
        return i18n.text("symbol-none", locale)
    return i18n.describe("symbols", {"parts": parts}, locale)
