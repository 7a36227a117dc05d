"""Facts of the box that rules and lessons tell in every language."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

from happycity import i18n
from happycity.cards import default_catalogue

LOCALES: Final = i18n.available_locales()
TELLS: Final = {
    "lesson-family-goal": {"en": "First Player card", "fr": "carte Prem’s", "pl": "kartę pierwszego gracza"},
    "lesson-family-buy-first": {"en": "Income first", "fr": "D’abord du revenu", "pl": "Najpierw dochód"},
    "lesson-family-draw-deck-2": {"en": "yellow", "fr": "jaunes", "pl": "żółte"},
    "lesson-grozilla-monster-here": {
        "en": "one monster of each",
        "fr": "un monstre par couleur",
        "pl": "jednym potworze w każdym",
    },
    "rule-S1": {"en": "First Player card", "fr": "carte Prem’s", "pl": "kartę pierwszego gracza"},
    "rule-B1": {"en": "income early", "fr": "ses revenus dès le début", "pl": "od początku zwiększać dochód"},
    "rule-G2": {"en": "one monster of each", "fr": "un monstre par couleur", "pl": "jeden potwór"},
}
GREEN_AND_ORANGE: Final = {
    "en": r"green \w+ .*(inhabitants|citizens).*orange .*hearts",
    "fr": r"vertes .*habitants.*orange .*cœurs",
    "pl": r"zielone karty .*mieszkańc.*pomarańczowe .*serc",
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("message", TELLS)
def test_a_lesson_or_a_rule_tells_it(message: str, locale: str) -> None:
    assert TELLS[message][locale[:2]] in i18n.text(message, locale)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("message", ["rule-E3", "lesson-family-hearts", "overview-tip"])
def test_green_cards_are_for_inhabitants_and_orange_ones_for_hearts(message: str, locale: str) -> None:
    assert re.search(GREEN_AND_ORANGE[locale[:2]], i18n.text(message, locale), re.IGNORECASE)


@pytest.mark.rule("R-S2")
@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_on_the_backs_of_the_decks_are_those_of_the_cards(locale: str) -> None:
    text = i18n.text("rule-S2", locale)
    for deck in (1, 2, 3):
        cards = [card for card in default_catalogue().buildings if card.deck == deck]
        (told,) = re.findall(rf"(?:Deck|Pioche|Talia) {deck}\s?: ([^.]+)\.", text)
        numbers = [int(number) for number in re.findall(r"\d+", told)]
        colours = Counter(colour for card in cards for colour in card.colours * card.copies)
        assert sorted(numbers) == sorted(colours.values())
