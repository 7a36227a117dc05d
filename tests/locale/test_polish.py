"""Polish: three plural forms, cases and colours that agree, printed titles, sentences for any name and gender."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from happycity import i18n
from happycity.cards import COLOURS, default_catalogue
from happycity.cards.card_text import card_effect
from happycity.cards.model import Monster, Special
from happycity.game.reference import find_cards, find_rules
from happycity.i18n.bundle import ROOT
from happycity.i18n.compiler import compile_source

NUMBERS = (0, 1, 2, 5, 12, 22, 25)
PRINTED = {
    "happy-market": "Szczęśliwy sklepik",
    "museum": "Muzeum",
    "film-studios": "Studio filmowe",
    "wizard-school": "Szkoła Magii",
    "martian-embassy": "Ambasada Marsa",
    "dragon-parking": "Parking dla Smoków",
    "escape-room": "Escape Room",
    "big-ben": "Big Ben",
}
SPACED = re.compile(r"\w [,;:.!?…]|\( | \)|„ | ”")
# A past tense would tell whether a player is a man or a woman: Ania kupiła, Jan kupił.
PAST = re.compile(r"\{ \$(?:player|name|to|from|winners) \} \w+(?:ł|ła)\b")


def text(message: str, **args: object) -> str:
    return i18n.text(message, "pl", **args)


def sentences() -> Iterator[tuple[str, str]]:
    """Every piece of text of the Polish files, with the id of its message."""

    def pieces(pattern: Any) -> Iterator[str]:
        if isinstance(pattern, str):
            yield pattern
        elif pattern and pattern[0] == "?":
            for _, variant in pattern[2]:
                yield from pieces(variant)
        elif not (pattern and pattern[0] in ("$", "#", "m", "t", "f")):
            for part in pattern:
                yield from pieces(part)

    for file in sorted((ROOT / "pl").glob("*.ftl")):
        for key, pattern in compile_source(file.read_text(encoding="utf-8")).items():
            for piece in pieces(pattern):
                yield key, piece


def test_polish_is_offered() -> None:
    assert "pl" in i18n.available_locales()
    assert i18n.negotiate("pl-PL,pl;q=0.9,en;q=0.5") == "pl"
    assert i18n.detect_locale({"LANG": "pl_PL.UTF-8"}) == "pl"


def test_the_game_has_its_polish_name() -> None:
    assert text("game-title") == "Szczęśliwice Wielkie"
    assert text("terminal-welcome", mode="family", names="Ania").startswith("Szczęśliwice Wielkie")
    assert text("cli-app").startswith("Szczęśliwice Wielkie")


def test_printed_titles_stand_as_printed_and_the_others_are_marked_as_ours() -> None:
    assert {card: text(f"card-{card}") for card in PRINTED} == PRINTED
    listed = set(text("titles-printed").split())
    assert listed >= PRINTED.keys()
    # The others are printed just so in the French edition.
    assert all(text(f"card-{card}") == i18n.text(f"card-{card}", "fr") for card in listed - PRINTED.keys())


@pytest.mark.parametrize(
    ("message", "argument", "one", "few", "many"),
    [
        ("amount-coins", "coins", "moneta", "monety", "monet"),
        ("amount-price", "price", "moneta", "monety", "monet"),
        ("amount-points", "points", "punkt", "punkty", "punktów"),
        ("amount-citizens", "citizens", "mieszkaniec", "mieszkańców", "mieszkańców"),
        ("amount-hearts", "hearts", "serce", "serca", "serc"),
        ("web-city-slots", "cards", "karta z 10", "karty z 10", "kart z 10"),
        ("web-lesson-steps", "steps", "krok", "kroki", "kroków"),
        ("web-clock-value", "seconds", "sekunda", "sekundy", "sekund"),
    ],
)
def test_plurals(message: str, argument: str, one: str, few: str, many: str) -> None:
    # "No limit" stands for 0 seconds.
    wanted = {0: many, 1: one, 2: few, 5: many, 12: many, 22: few, 25: many}
    numbers = [number for number in NUMBERS if number or argument != "seconds"]
    told = [text(message, **{argument: number}) for number in numbers]
    assert told == [f"{number} {wanted[number]}" for number in numbers]


def test_fractions_have_the_genitive() -> None:
    assert text("amount-coins", coins=2.5) == "2,5 monety"
    assert text("amount-points", points=0.5) == "0,5 punktu"


def test_plurals_of_rounds_and_cards_inside_sentences() -> None:
    rounds = [text("reason-income", income=2, turns=number) for number in NUMBERS]
    assert [told.split()[-2:] for told in rounds] == [
        ["0", "rund."], ["1", "rundę."], ["2", "rundy."], ["5", "rund."], ["12", "rund."], ["22", "rundy."],
        ["25", "rund."],
    ]  # fmt: skip
    cards = [text("event-reshuffled", deck=1, cards=number) for number in NUMBERS[1:]]
    assert [told.rpartition(" ma ")[2] for told in cards] == [
        "jedną kartę.", "2 karty.", "5 kart.", "12 kart.", "22 karty.", "25 kart.",
    ]  # fmt: skip


def test_what_is_taken_or_paid_is_in_the_accusative() -> None:
    assert text("event-income", seat=0, coins=1) == "Gracz 1 dostaje 1 monetę dochodu."
    assert text("event-income", seat=0, coins=22) == "Gracz 1 dostaje 22 monety dochodu."
    assert text("error-too-expensive", card="museum", price=4, coins=1) == (
        "Karta Muzeum kosztuje 4 monety, a masz 1 monetę."
    )
    assert text("action-buy", card="house", price=1) == "Kup kartę Dom za 1 monetę"
    assert text("action-buy", card="joke-drive", price=0) == "Kup kartę Dowcip-Drive za darmo"


@pytest.mark.parametrize(
    ("colour", "card", "cards", "of_cards", "of_card"),
    [
        ("yellow", "żółta", "żółte", "żółtych", "żółtej"),
        ("blue", "niebieska", "niebieskie", "niebieskich", "niebieskiej"),
        ("orange", "pomarańczowa", "pomarańczowe", "pomarańczowych", "pomarańczowej"),
        ("purple", "fioletowa", "fioletowe", "fioletowych", "fioletowej"),
        ("green", "zielona", "zielone", "zielonych", "zielonej"),
    ],
)
def test_colours_agree_with_cards(colour: str, card: str, cards: str, of_cards: str, of_card: str) -> None:
    needs = [text("cards-needs", missing={colour: number}) for number in (1, 3, 5)]
    assert needs == [f"Wymaga kart: 1 {card}.", f"Wymaga kart: 3 {cards}.", f"Wymaga kart: 5 {of_cards}."]
    told = text("score-without-colour", special="parthenon", colour=colour)
    assert told == f"Partenon: żadnej {of_card} karty w mieście"


def test_payments_with_tokens() -> None:
    def bought(coins: int, *tokens: str) -> str:
        event = {"event": "bought", "seat": 0, "card": "museum", "coins": coins, "tokens": list(tokens)}
        return i18n.tell(event, "pl", players=["Ania"])

    assert bought(0) == "Ania kupuje kartę Muzeum za darmo."
    assert bought(2, "green") == "Ania kupuje kartę Muzeum za 2 monety i żeton zielony."
    assert bought(0, "green", "blue") == "Ania kupuje kartę Muzeum za żetony: zielony i niebieski."


def test_every_rule_and_effect_is_told_in_polish() -> None:
    for message in i18n.ids("rules"):
        assert i18n.has(message, "pl")
        assert message.endswith("-title") or text(message) != i18n.text(message), message
    catalogue = default_catalogue()
    doers: list[Special | Monster] = [*catalogue.specials, *catalogue.monsters]
    for card in doers:
        if effect := card_effect(card, "pl"):
            assert effect != card_effect(card, i18n.DEFAULT), card.id


def test_colours_are_named() -> None:
    assert [text(f"colour-{colour}") for colour in COLOURS] == [
        "żółty", "niebieski", "pomarańczowy", "fioletowy", "zielony",
    ]  # fmt: skip


def test_cards_and_rules_are_found_without_polish_letters() -> None:
    found = [card.id for card in find_cards(default_catalogue(), "szkola magii", "pl")]
    assert found == ["wizard-school"]
    assert "X32" in [rule.number for rule in find_rules("burgerowy majow", "pl")]


def test_typography() -> None:
    told: dict[str, str] = {}
    for key, piece in sentences():
        assert key.endswith("-examples") or not SPACED.search(piece), (key, piece)
        told[key] = told.get(key, "") + piece
    assert [key for key, whole in told.items() if whole.count("„") != whole.count("”")] == []


def test_no_sentence_tells_a_player_s_gender() -> None:
    for file in (ROOT / "pl").glob("*.ftl"):
        assert not PAST.findall(file.read_text(encoding="utf-8")), file.name
