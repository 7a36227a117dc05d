"""A city typed at the command line: `happy market (blue), house (catzilla), sphinx (louvre), grozilla, 7 coins`.

The cards stand in the order of their slots. In brackets, or after `:` or `/`, stands the colour of a Happy Market, the
monster that covers a card, or what a Sphinx copies. A monster by itself stands in front of the city. Names may be of
any language, and a colour may also stand beside its Happy Market (`blue happy market`). What cannot be understood is
refused: a wrong guess would be a wrong count.
"""

from __future__ import annotations

import re
from typing import Final, NotRequired, TypedDict

from happycity import i18n
from happycity.cards import Catalogue
from happycity.cards.card_text import card_name
from happycity.cards.model import Building, Card, Market, Monster, Special
from happycity.errors import BadOptions, BadPosition
from happycity.game.reference import card_names, colour_named, find_cards, fold
from happycity.schema.validate import abbreviate

ENTRY: Final = re.compile(r"(?P<name>[^(:/)]+)(?:[:/](?P<suffix>[^(:/)]+)|\((?P<brackets>[^()]+)\))?\s*")
COINS: Final = re.compile(r"([-−]?\d+)\s*(.*)")
MAX_COINS: Final = 999_999
MAX_CHOICES: Final = 6


class TypedCard(TypedDict):
    """A card of a typed city."""

    id: str
    colours: NotRequired[list[str]]
    covered_by: NotRequired[str]


class TypedCity(TypedDict):
    """A city of the command line, as a position has it."""

    coins: int
    cards: list[TypedCard]
    special: NotRequired[str]
    monster: NotRequired[str]
    copies: NotRequired[str]


def parse_city(text: str, catalogue: Catalogue, locale: str) -> TypedCity:
    """A city from the names of its cards, separated by commas."""
    city: TypedCity = {"coins": 0, "cards": []}
    entries = [entry.strip() for entry in re.split("[,;]", text) if entry.strip()]
    purses = [coins for coins in map(_coins, entries) if coins is not None]
    if len(purses) > 1:
        raise BadPosition("typed-coins-twice")
    city["coins"] = sum(purses)
    for entry in entries:
        if _coins(entry) is None:
            _add_entry(city, entry, catalogue, locale)
    if not city["cards"]:
        raise BadOptions("score-what")
    return city


FOURTH_DECK: Final = 4


def check_city(city: TypedCity, catalogue: Catalogue, mode: str, grozilla: bool) -> None:
    """Refuse what no city of this game has, in words for somebody who typed names of cards."""
    seen: set[str] = set()
    special: str | None = None
    monsters = [city["monster"]] if "monster" in city else []
    for slot, placed in enumerate(city["cards"]):
        card = catalogue.find(placed["id"])
        if isinstance(card, Market) and slot:
            raise BadPosition("typed-market-first", card=card.id)
        if isinstance(card, Market) and "colours" in placed and mode != "expert":  # R-S5
            raise BadPosition("typed-market-colour", card=card.id)
        if isinstance(card, Building) and card.deck == FOURTH_DECK and not grozilla:
            raise BadPosition("typed-needs-grozilla", card=card.id)
        if isinstance(card, Special):
            _check_pack(card, mode)
            if special:  # R-B10
                raise BadPosition("typed-second-special", special=special, card=card.id)
            special = card.id
        if placed["id"] in seen:  # R-B8
            raise BadPosition("typed-twice", card=placed["id"])
        if "covered_by" in placed:
            monsters.append(placed["covered_by"])
        else:
            seen.add(placed["id"])
    copied = catalogue.find(city.get("copies", ""))
    if isinstance(copied, Special):
        _check_pack(copied, mode)
    if monsters and not grozilla:
        raise BadPosition("typed-needs-grozilla", card=monsters[0])


def _check_pack(special: Special, mode: str) -> None:
    """Each mode has its own special buildings (R-X1)."""
    if special.pack != mode:
        raise BadPosition("typed-other-mode", special=special.id, mode=special.pack)


def _add_entry(city: TypedCity, entry: str, catalogue: Catalogue, locale: str) -> None:
    match = ENTRY.fullmatch(entry)
    if match is None:
        raise BadPosition("city-entry", typed=entry)
    name, suffix = match["name"], (match["suffix"] or match["brackets"] or "").strip()
    if not suffix:
        name, suffix = _coloured_market(name, catalogue, locale) or (name, "")
    card = card_named(name, catalogue, locale)
    if isinstance(card, Monster):
        if suffix:
            raise BadPosition("city-entry", typed=entry)
        if "monster" in city:
            raise BadPosition("second-monster", monster=card.id)
        city["monster"] = card.id
        return
    placed: TypedCard = {"id": card.id}
    if isinstance(card, Special):
        city["special"] = card.id
    if suffix:
        _add_suffix(city, placed, card, suffix, catalogue, locale)
    city["cards"].append(placed)


def _add_suffix(
    city: TypedCity, placed: TypedCard, card: Card, suffix: str, catalogue: Catalogue, locale: str
) -> None:
    """What stands in brackets after a card."""
    colour = colour_named(suffix)
    if colour is not None:
        if not isinstance(card, Market):
            raise BadPosition("city-entry", typed=f"{card.id} ({suffix})")
        placed["colours"] = [colour]
        return
    if isinstance(card, Market) and not _is_card(suffix, catalogue, locale):
        raise BadPosition("typed-colour", colour=abbreviate(suffix))
    other = card_named(suffix, catalogue, locale)
    if isinstance(other, Monster):
        placed["covered_by"] = other.id
    elif isinstance(other, Special) and copies_specials(card):
        city["copies"] = other.id
    else:
        raise BadPosition("city-entry", typed=f"{card.id} ({suffix})")


def _coloured_market(text: str, catalogue: Catalogue, locale: str) -> tuple[str, str] | None:
    """The name and the colour of a Happy Market called "blue Happy Market" or "Happy Market bleu"."""
    words = text.split()
    for colour, name in ((words[0], words[1:]), (words[-1], words[:-1])):
        cards = _matches(" ".join(name), catalogue, locale) if name and colour_named(colour) else []
        if cards and all(isinstance(card, Market) for card in cards):
            return " ".join(name), colour
    return None


def copies_specials(card: Card) -> bool:
    """Is it a Sphinx?"""
    return isinstance(card, Special) and any(effect.piece == "copy-special" for effect in card.effects)


def _coins(entry: str) -> int | None:
    """The coins of an entry like `7` or `7 coins`, in any language."""
    match = COINS.fullmatch(entry)
    if match is None:
        return None
    words = {
        fold(i18n.text("amount-coins", locale, coins=number)).partition(" ")[2]
        for locale in i18n.available_locales()
        for number in (1, 2, 5)
    }
    if fold(match[2]) not in {"", *words}:
        return None
    number = match[1].lstrip("0") or "0"
    if not number.isdecimal() or len(number) > len(str(MAX_COINS)):
        raise BadPosition("typed-coins", typed=abbreviate(entry), most=MAX_COINS)
    return int(number)


def _is_card(text: str, catalogue: Catalogue, locale: str) -> bool:
    return bool(_matches(text, catalogue, locale))


def card_named(text: str, catalogue: Catalogue, locale: str) -> Card:
    """The one card with a name, or whose title has these words or their beginnings, in any language."""
    matches = _matches(text, catalogue, locale)
    if len(matches) == 1:
        return matches[0]
    if matches:
        expected = ", ".join(card_name(card, locale) for card in matches[:MAX_CHOICES])
        raise BadPosition("card-unclear", card=text.strip(), expected=expected)
    raise BadPosition("typed-card", card=abbreviate(text.strip()))


def _matches(text: str, catalogue: Catalogue, locale: str) -> list[Card]:
    """The cards that have, in one of their titles, each word of the text or a word that begins with it."""
    typed = fold(text).split()
    names = card_names(catalogue)

    def is_titled(title: str) -> bool:
        return all(any(word.startswith(part) for word in title.split()) for part in typed)

    return [card for card in find_cards(catalogue, text, locale) if any(map(is_titled, names[card.id]))]
