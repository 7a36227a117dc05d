"""What each language must get right: plurals, typography, card names and effects, rules; and which one is chosen."""

from __future__ import annotations

import importlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from happycity import i18n
from happycity.cards import default_catalogue
from happycity.cards.card_text import card_effect, card_name, title_is_printed
from happycity.cards.model import Monster, Special
from happycity.game import rulebook
from happycity.i18n.bundle import DEFAULT, MORE, ROOT, Messages
from happycity.i18n.compiler import compile_source
from tests.locale.foreign import english_words

LOCALES = i18n.available_locales()
FOREIGN = [locale for locale in LOCALES if not locale.startswith("en")]
TOOLS = Path(__file__).resolve().parents[2] / "tools"


def texts(locale: str) -> list[tuple[str, str]]:
    """Every piece of text of a language, with the message it stands in."""
    sys.path.insert(0, str(TOOLS))
    try:
        check: Any = importlib.import_module("check_messages")
    finally:
        sys.path.remove(str(TOOLS))
    entries = {
        key: pattern
        for file in sorted((ROOT / locale).glob("*.ftl"))
        for key, pattern in compile_source(file.read_text(encoding="utf-8")).items()
    }
    return [
        (key, check.for_people(key, text))
        for key, pattern in entries.items()
        for text in check.literals(pattern)
    ]


def test_all_four_languages_are_there() -> None:
    assert {"en-GB", "en-US", "fr", "pl"} <= {*LOCALES}


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_name_and_every_effect_its_words(locale: str) -> None:
    catalogue = default_catalogue()
    for card in catalogue.cards():
        assert i18n.has(f"card-{card.id}", locale) or locale == "en-US"
        assert not card_name(card, locale).startswith("{")
    doers: list[Special | Monster] = [*catalogue.specials, *catalogue.monsters]
    for special in doers:
        text = card_effect(special, locale)
        assert bool(text) == bool(special.effects) or special in catalogue.monsters
        assert "{" not in text
        assert i18n.has(f"effect-{special.id}", locale) or locale == "en-US" or not special.effects
    names = [card_name(card, locale) for card in catalogue.cards() if card.id != "happy-market"]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_rule_is_told(locale: str) -> None:
    told = [rulebook.rule(number, locale) for number in rulebook.NUMBERS]
    assert len(told) == len(rulebook.NUMBERS)
    assert all(rule.text and "{" not in rule.text + rule.title for rule in told)


@pytest.mark.parametrize("locale", FOREIGN)
def test_no_english_is_left(locale: str) -> None:
    # They tell of English words, or of one that is typed, or of Python; a list of ids.
    kept = {"rule-L2", "error-unknown-colour", "error-not-options", "terminal-help-back", "titles-printed"}
    found = {key: words for key, text in texts(locale) if key not in kept and (words := english_words(text))}
    assert found == {}


def test_french_counts_nothing_in_the_singular() -> None:
    assert [i18n.text("amount-hearts", "fr", hearts=number) for number in (0, 1, 2, -1)] == [
        "0 cœur", "1 cœur", "2 cœurs", "−1 cœur",
    ]  # fmt: skip
    assert i18n.text("amount-coins", "fr", coins=1000) == "1\u202f000 pièces"


def test_french_colours_agree() -> None:
    missing = {"yellow": 2, "blue": 1, "orange": 2, "purple": 2, "green": 2}
    text = i18n.text("error-conditions-unmet", "fr", special="castle", missing=missing)
    assert text.endswith("il lui manque 2 jaunes, 1 bleue, 2 orange, 2 violettes et 2 vertes.")
    market = {"event": "market-chosen", "seat": 0, "colour": "green"}
    assert i18n.tell(market, "fr", players=["Anaïs"]) == "Anaïs prend le Happy Market vert."


def test_a_day_is_written_as_the_reader_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.localtime", lambda _at: time.struct_time((2026, 3, 9, 7, 5, 0, 0, 68, 0)))
    written = {locale: i18n.moment(0, locale) for locale in ("en-GB", "en-US", "fr", "pl")}
    assert written == {
        "en-GB": "09/03/2026 07:05", "en-US": "03/09/2026 07:05",
        "fr": "09/03/2026 07:05", "pl": "09.03.2026 07:05",
    }  # fmt: skip


def test_american_lists_have_a_comma_before_the_last() -> None:
    over = {"event": "over", "winners": [0, 1, 2]}
    names = ["Ana", "Bo", "Cy"]
    assert "Ana, Bo, and Cy share" in i18n.tell(over, "en-US", players=names)
    assert "Ana, Bo and Cy share" in i18n.tell(over, "en-GB", players=names)
    assert "Ana and Bo share" in i18n.tell(over | {"winners": [0, 1]}, "en-US", players=names)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_reader_is_told_in_the_second_person(locale: str) -> None:
    for event in (
        {"event": "bought", "seat": 1, "card": "museum", "coins": 4, "tokens": []},
        {"event": "over", "winners": [1]},
    ):
        other = i18n.tell(event, locale, players=["Ana", "Bo"], reader=0)
        own = i18n.tell(event, locale, players=["Ana", "Bo"], reader=1)
        assert "Bo" in other
        assert "Bo" not in own
    assert (
        i18n.tell({"event": "income", "seat": 1, "coins": 2}, "pl", reader=1) == "Dostajesz 2 monety dochodu."
    )


def test_polish_has_three_forms() -> None:
    forms = [i18n.text("amount-coins", "pl", coins=number) for number in (1, 2, 5, 12, 22)]
    assert forms == ["1 moneta", "2 monety", "5 monet", "12 monet", "22 monety"]


def test_american_differs_where_its_rulebook_does() -> None:
    assert i18n.text("amount-citizens", "en-US", citizens=2) == "2 citizens"
    assert i18n.text("amount-citizens", "en-GB", citizens=2) == "2 inhabitants"
    assert i18n.text("web-specials", "en-US") == "Bonus buildings"
    assert i18n.text("web-central", "en-US") == "Building supply"
    assert i18n.text("web-dwellings", "en-US") == "Residences"
    assert i18n.text("card-luxury-residence", "en-US") == "High Rise"
    # A sentence that both share speaks with the American words inside it.
    assert "3 citizens" in i18n.text("score-product", "en-US", citizens=3, hearts=1)


PRINTED = {
    "en-GB": {"film-studios": "Film Studios"},
    "en-US": {
        "house": "House", "apartment-building": "Apartment Building", "luxury-residence": "High Rise",
        "factory": "Factory", "haunted-house": "Haunted House", "police-station": "Police Station",
        "museum": "Museum", "dragon-parking": "Dragon Park-n-Ride",
    },
    "fr": {"museum": "Musée", "versailles": "Le Château de Versailles", "amusement-park": "Parc d’attraction"},
    "pl": {
        "happy-market": "Szczęśliwy sklepik", "museum": "Muzeum", "film-studios": "Studio filmowe",
        "wizard-school": "Szkoła Magii", "martian-embassy": "Ambasada Marsa", "dragon-parking": "Parking dla Smoków",
        "escape-room": "Escape Room", "big-ben": "Big Ben",
    },
}  # fmt: skip


@pytest.mark.parametrize("locale", PRINTED)
def test_printed_titles_are_used_and_the_others_are_marked(locale: str) -> None:
    catalogue = default_catalogue()
    for card in catalogue.cards():
        title = PRINTED[locale].get(card.id)
        if title:
            assert card_name(card, locale) == title
            assert title_is_printed(card, locale)
    listed = i18n.text("titles-printed", locale).split()
    assert all(catalogue.find(name) is not None for name in listed)
    if locale == "fr":
        assert {card.id for card in catalogue.cards() if not title_is_printed(card, "fr")} == {
            card.id for card in catalogue.cards() if card.provenance in ("title-ours", "house", "stand-in")
        }
    else:
        foreign = {each for each in listed if each not in PRINTED[locale] and each != "happy-market"}
        assert {*listed} - foreign == {*PRINTED[locale], "happy-market"}
        # The others are printed just so in French or in the other English edition.
        for each in foreign:
            titles = {
                i18n.text(f"card-{each}", other) for other in ("fr", "en-US", "en-GB") if other != locale
            }
            assert i18n.text(f"card-{each}", locale) in titles


@pytest.mark.parametrize(
    ("wish", "locale"),
    [
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("pl", "pl"),
        ("en-US,en;q=0.9", "en-US"),
        ("en", "en-GB"),
        ("de-DE,de;q=0.9", "en-GB"),
        ("de;q=0.9,pl;q=0.5", "pl"),
        ("*", "en-GB"),
    ],
)
def test_a_browser_gets_its_language(wish: str, locale: str) -> None:
    assert i18n.negotiate(wish) == locale


@pytest.mark.parametrize(
    ("variables", "locale"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "HAPPYCITY_LANG": "en-US"}, "en-US"),
        ({"LANG": "C.UTF-8"}, "en-GB"),
        ({"LANG": "en_US.UTF-8"}, "en-US"),
        ({}, "en-GB"),
    ],
)
def test_a_terminal_gets_its_language(variables: dict[str, str], locale: str) -> None:
    assert i18n.detect_locale(variables) == locale


def test_a_language_is_added_by_adding_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    subprocess.run([sys.executable, str(TOOLS / "pseudo_locale.py"), str(tmp_path)], check=True)
    monkeypatch.setenv(MORE, str(tmp_path))
    shelf = Messages()
    assert shelf.locales() == sorted([*LOCALES, "xx"], key=lambda name: (name != DEFAULT, name))
    assert shelf.areas("xx") == shelf.areas(DEFAULT)
    for area in shelf.areas(DEFAULT):
        assert shelf.ids(area, "xx") == shelf.ids(area)
    plain = shelf.text("event-income", DEFAULT, {"player": "Ana", "coins": 2})
    odd = shelf.text("event-income", "xx", {"player": "Ana", "coins": 2})
    assert odd.startswith("Ana réçéívéš")
    assert len(odd) > 1.25 * len(plain)
    assert shelf.source("xx", "game").parent == tmp_path / "xx"
    assert shelf.source("fr", "game").parent == ROOT / "fr"
