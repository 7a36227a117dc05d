"""Search the reference: by number, by words of any language, by ideas, by colour.

Entries with all the words of a question come first, those with a word in the title before those with it in the text.
If few have all of them, the best of the others follow. A word that no entry has is only a hint: it may be misspelt.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Sequence
from typing import Final

from happycity import i18n
from happycity.cards import Catalogue, default_catalogue
from happycity.cards.card_text import card_effect, card_name
from happycity.cards.model import COLOURS, Building, Card, Dwelling, Market, Monster, Special
from happycity.game.reference.index import Hits, Index, idle_words, vocabularies
from happycity.game.reference.stems import STEMMERS, fold, language_of
from happycity.game.rulebook import NUMBERS, Rule, rule

NUMBER: Final = re.compile(r"(?<![\w-])(?:r-?)?([sbexgl]\d{1,2})(?!\w)", re.IGNORECASE)
PARTIAL: Final = 0.6
"""Of the entries that lack a word: the share of the best entry's weight that is enough."""
MOST_PARTIAL: Final = 6
ENOUGH: Final = 3
"""So many entries with all words need no others beside them."""
GUESSED: Final = 0.4
"""The weight of a word that is only guessed, beside one that is known."""


def find_rules(text: str, locale: str = i18n.DEFAULT) -> list[Rule]:
    """The rules that a question is about, the best first; all rules if nothing is asked."""
    numbers = [number.upper() for number in NUMBER.findall(text) if number.upper() in NUMBERS]
    words = NUMBER.sub(" ", text) if numbers else text
    if not fold(text):
        return [rule(number, locale) for number in NUMBERS]
    found = numbers + _search(_rule_index(), words, locale)
    return [rule(number, locale) for number in dict.fromkeys(found)]


def find_cards(catalogue: Catalogue, text: str, locale: str = i18n.DEFAULT) -> list[Card]:
    """The cards that somebody asks for: the one of that name, or else the best matches; all if nothing is asked."""
    cards = {card.id: card for card in distinct_cards(catalogue)}
    query = fold(text)
    if not query:
        return list(cards.values())
    named = [cards[card] for card, names in card_names(catalogue).items() if query in names]
    if named:
        return named
    index = _card_index() if catalogue is default_catalogue() else _index_cards(catalogue)
    found = dict.fromkeys([*_titles_in(query, catalogue), *_search(index, text, locale)])
    return [cards[entry] for entry in found]


def _titles_in(query: str, catalogue: Catalogue) -> list[str]:
    """The cards whose whole titles a question has, the longest title first."""
    lengths = {
        card: max((len(name) for name in names if f" {name} " in f" {query} "), default=0)
        for card, names in card_names(catalogue).items()
    }
    return sorted((card for card, length in lengths.items() if length), key=lambda card: -lengths[card])


def card_names(catalogue: Catalogue) -> dict[str, set[str]]:
    """What each card is called in any language, folded."""
    if catalogue is default_catalogue():
        return _default_names()
    return {card.id: _names(card) for card in distinct_cards(catalogue)}


@functools.cache
def _default_names() -> dict[str, set[str]]:
    return {card.id: _names(card) for card in distinct_cards(default_catalogue())}


def distinct_cards(catalogue: Catalogue) -> list[Card]:
    """Every card once; of the Happy Market its white face."""
    return [card for card in catalogue.cards() if not (isinstance(card, Market) and card.colour)]


def _names(card: Card) -> set[str]:
    """What a card is called in any language, folded; a title also without its article (Le Louvre)."""
    titles = {fold(card.id), *(fold(card_name(card, locale)) for locale in i18n.available_locales())}
    return titles | {re.sub(r"^(the|le|la|les|l) ", "", title) for title in titles}


@functools.cache
def _rule_index() -> Index:
    index = Index()
    for number in NUMBERS:
        for locale in i18n.available_locales():
            each = rule(number, locale)
            index.add(number, locale, title=each.title, text=each.text)
    return index


@functools.cache
def _card_index() -> Index:
    return _index_cards(default_catalogue())


def _index_cards(catalogue: Catalogue) -> Index:
    index = Index()
    for card in distinct_cards(catalogue):
        for locale in i18n.available_locales():
            effect = card_effect(card, locale) if isinstance(card, Special | Monster) else ""
            title = f"{card_name(card, locale)} {card.id if locale == i18n.DEFAULT else ''}"
            index.add(card.id, locale, title=title, text=effect, tags=_tags(card, locale))
    return index


def _tags(card: Card, locale: str) -> str:
    """A card's colours and symbols, and the heading under which it stands in the reference."""
    colours: Iterable[str] = COLOURS if isinstance(card, Market) else ()
    if isinstance(card, Building | Dwelling):
        colours = card.colours
    elif isinstance(card, Monster):
        colours = (card.colour,)
    symbols = {"income": card.income}
    if not isinstance(card, Market):
        symbols |= {"citizens": card.citizens, "hearts": card.hearts}
    shown = [f"web-{symbol}" for symbol, number in symbols.items() if number]
    priced = ["web-costs"] if isinstance(card, Building | Dwelling) else []
    messages = [f"web-cards-{_group(card)}", *priced, *shown, *(f"colour-{colour}" for colour in colours)]
    return " ".join(i18n.text(message, locale) for message in messages)


def _group(card: Card) -> str:
    """The group of the reference that a card belongs to."""
    if isinstance(card, Building):
        return f"deck{card.deck}"
    if isinstance(card, Special):
        return card.pack
    return "monsters" if isinstance(card, Monster) else "start"


def _search(index: Index, text: str, locale: str) -> list[str]:
    """The entries of an index for a question, the best first."""
    units = _units(text)
    known = [hits for hits in (_unit_hits(index, unit, locale) for unit in units) if hits]
    guessed = [hits for hits in (_guessed_hits(index, unit, locale) for unit in units) if hits]
    if not known:
        known, guessed = guessed, []
    if not known:
        return []
    totals = {
        entry: sum(hits.get(entry, 0) for hits in known)
        + GUESSED * sum(hits.get(entry, 0) for hits in guessed)
        for entry in index.entries
    }
    ranked = sorted((entry for entry in totals if totals[entry]), key=lambda entry: -totals[entry])
    complete = [entry for entry in ranked if all(entry in hits for hits in known)]
    if len(complete) >= ENOUGH:
        return complete
    partial = [entry for entry in ranked if totals[entry] >= PARTIAL * totals[ranked[0]]]
    return list(dict.fromkeys(complete + partial))[:MOST_PARTIAL]


def _units(text: str) -> list[str]:
    """The words and phrases of a question that say what it is about."""
    words = fold(text).split()
    idle = idle_words()
    units: list[str] = []
    start = 0
    while start < len(words):
        length = max(_phrase_length(words, start), 1)
        unit = " ".join(words[start : start + length])
        if length > 1 or unit not in idle:
            units.append(unit)
        start += length
    return units or words


def _phrase_length(words: Sequence[str], start: int) -> int:
    """How many words from this one on are a phrase for one idea, in any language."""
    rest = " ".join(words[start:])
    found = (vocabulary.idea_at(vocabulary.stems(rest), 0) for vocabulary in vocabularies().values())
    return max((length for each in found if each is not None for length in (each[1],)), default=0)


def _unit_hits(index: Index, unit: str, locale: str) -> Hits:
    """The entries with a word or phrase, or one that means the same, in any language."""
    reader = language_of(locale)
    keys = [(language, STEMMERS[language](unit)) for language in STEMMERS if " " not in unit]
    for language, vocabulary in vocabularies().items():
        idea = vocabulary.idea_at(vocabulary.stems(unit), 0)
        if idea is not None:
            keys += [(each, idea[0]) for each in STEMMERS if language in (reader, each)]
    return _best(index, keys, reader)


def _guessed_hits(index: Index, unit: str, locale: str) -> Hits:
    """The entries with a word that begins like an unknown one, or is written like it."""
    if " " in unit or _unit_hits(index, unit, locale):
        return {}
    return _best(index, index.guesses(unit), language_of(locale))


def _best(index: Index, keys: Iterable[tuple[str, str]], reader: str) -> Hits:
    """The highest weight of each entry over several terms."""
    best: Hits = {}
    for language, term in keys:
        for entry, weight in index.hits(language, term, reader).items():
            best[entry] = max(weight, best.get(entry, 0))
    return best
