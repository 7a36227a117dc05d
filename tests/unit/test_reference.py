"""The reference search: what players ask at a table, in every language."""

from __future__ import annotations

import pytest

from happycity import i18n
from happycity.cards import default_catalogue
from happycity.cards.card_text import card_name, title_is_printed
from happycity.game.reference import find_cards, find_rules, fold, rules_of
from happycity.game.reference.search import distinct_cards
from happycity.game.rulebook import NUMBERS
from tests.support.questions import QUESTIONS

CATALOGUE = default_catalogue()


def rules(text: str, locale: str = "en-GB") -> list[str]:
    return [each.number for each in find_rules(text, locale)]


def cards(text: str, locale: str = "en-GB") -> list[str]:
    return [each.id for each in find_cards(CATALOGUE, text, locale)]


@pytest.mark.parametrize("locale", i18n.available_locales())
def test_there_are_twenty_questions_in_each_language(locale: str) -> None:
    assert len(QUESTIONS[locale]) == 20


@pytest.mark.parametrize(
    ("locale", "question", "number"),
    [(locale, question, number) for locale, asked in QUESTIONS.items() for question, number in asked.items()],
)
def test_a_question_at_the_table_is_answered_by_one_of_the_first_three_rules(
    locale: str, question: str, number: str
) -> None:
    assert number in rules(question, locale)[:3]


@pytest.mark.parametrize(
    ("locale", "question", "number"),
    [
        ("en-GB", "What if two players have the same score?", "E4"),
        ("en-GB", "How many cards does a city hold?", "E2"),
        ("en-GB", "How do I get rid of a monster?", "G5"),
        ("en-GB", "end of game", "E1"),
        ("en-US", "Does Poulpzilla make income negative?", "G12"),
        ("fr", "Combien de cartes dans une ville ?", "E2"),
        ("fr", "voisins à 2", "X3"),
        ("fr", "cœur barré", "X17"),
        ("fr", "fin de partie", "E1"),
        ("fr", "tour de table", "E1"),
        ("fr", "11ème carte", "E2"),
        ("pl", "Ile kart w mieście?", "E2"),
        ("pl", "przekreślone serce", "X17"),
        ("pl", "dwa potwory", "G9"),
        ("pl", "Jak pozbyć się potwora?", "G6"),
    ],
)
def test_a_question_in_fewer_or_other_words_is_answered_by_the_first_rule(
    locale: str, question: str, number: str
) -> None:
    assert rules(question, locale)[0] == number


@pytest.mark.parametrize(
    ("locale", "question", "number"),
    [
        ("en-GB", "maximum number of cards in city", "E2"),
        ("en-GB", "Can I buy two cards?", "B6"),
        ("en-GB", "Does Louvre count the Barber?", "X24"),
        ("en-GB", "Must I refill the central area?", "B4"),
        ("en-US", "residence piles with 3 players", "S3"),
        ("fr", "Puis-je acheter deux cartes ?", "B6"),
        ("fr", "Combien de pièces au départ ?", "S5"),
        ("fr", "Le revenu peut-il être négatif ?", "G12"),
        ("pl", "Czy można kupić dwie karty?", "B6"),
        ("pl", "Jaki kolor ma budynek specjalny?", "B11"),
        ("pl", "Kiedy dostaję dochód?", "B1"),
        ("en-GB", "Do I lose my turn if I can't buy anything?", "B6"),
        ("en-GB", "Where does a bought card go?", "B7"),
        ("en-US", "Which way does play go?", "S1"),
        ("fr", "Peut-on passer son tour ?", "B6"),
        ("fr", "Les jetons comptent-ils pour départager ?", "E4"),
        ("pl", "W którą stronę gramy?", "S1"),
        ("pl", "Co, jeśli nie stać mnie na nic?", "B6"),
        ("en-GB", "How many monsters are there?", "G1"),
        ("fr", "Quand reçoit-on un jeton ?", "G4"),
        ("pl", "Ile jest potworów?", "G1"),
    ],
)
def test_a_question_with_words_that_no_rule_has_is_answered_too(
    locale: str, question: str, number: str
) -> None:
    assert number in rules(question, locale)[:3]


@pytest.mark.parametrize(
    ("question", "card"),
    [
        ("How much is a house?", "house"),
        ("Ile kosztuje dom?", "house"),
        ("Combien coûte le musée ?", "museum"),
        ("Is the amusement park any good?", "amusement-park"),
    ],
)
def test_a_card_whose_whole_title_a_question_has_comes_first(question: str, card: str) -> None:
    for locale in i18n.available_locales():
        assert cards(question, locale)[0] == card


def test_symbols_find_the_cards_that_show_them() -> None:
    both = {card.id for card in CATALOGUE.buildings if card.hearts and card.income}
    assert both <= set(cards("Which cards give hearts and income?"))
    orange = [card.id for card in CATALOGUE.buildings if card.colours == ("orange",) and card.hearts]
    assert set(orange) <= set(cards("cartes orange avec des cœurs", "fr")[: len(orange) + 2])
    assert {"factory", "steelworks", "pioupiouzilla"} <= set(cards("ujemne serca", "pl"))


@pytest.mark.parametrize("reader", i18n.available_locales())
def test_a_question_in_another_language_is_understood(reader: str) -> None:
    for locale, questions in QUESTIONS.items():
        answered = [number for question, number in questions.items() if number in rules(question, reader)[:6]]
        assert len(answered) >= 17, (locale, set(questions.values()) - set(answered))


def test_nothing_asked_is_everything() -> None:
    assert rules(" ?! ") == list(NUMBERS)
    assert cards("") == [card.id for card in distinct_cards(CATALOGUE)]


def test_rules_are_found_by_their_numbers() -> None:
    assert rules("X13 X14") == ["X13", "X14"]
    assert rules("r-x13, R-E4") == ["X13", "E4"]
    assert rules("x13 castle")[0] == "X13"
    assert rules("X99") == []


def test_words_are_whole_words_or_their_forms() -> None:
    tied = rules("tie")
    assert tied[0] == "E4"
    assert rules("ties") == rules("tied") == tied
    assert "X2" not in tied  # which speaks of cities


def test_a_word_in_the_title_comes_before_one_in_the_text() -> None:
    found = rules("louvre")
    assert found[0] == "X24"
    assert set(found) >= {"X5", "X8", "X9"}


def test_players_own_words_are_understood() -> None:
    assert rules("prem's")[0] == rules("prems")[0] == "S1"
    assert rules("11th card") == rules("eleventh card") == ["E2"]
    assert rules("negative")[0] == "E3"


@pytest.mark.parametrize("locale", i18n.available_locales())
def test_a_card_is_found_by_its_title_in_any_language(locale: str) -> None:
    for title in ("Château", "Castle", "Zamek"):
        assert cards(title, locale) == ["castle"]
    for title in ("Le Louvre", "louvre", "Luwr"):
        assert cards(title, locale) == ["louvre"]


def test_a_card_is_found_by_a_part_of_its_title_and_after_a_typing_error() -> None:
    assert cards("gate") == cards("goldn gate brige") == ["golden-gate-bridge"]
    assert set(cards("pyr")) == {"great-pyramid", "maya-pyramid"}
    assert cards("qqqqqq") == []


@pytest.mark.parametrize("asked", ["green", "vert", "carte verte", "zielone", "zielone karty"])
def test_a_colour_finds_the_cards_of_that_colour_before_those_that_speak_of_it(asked: str) -> None:
    buildings = {card.id for card in CATALOGUE.buildings if "green" in card.colours}
    green = buildings | {card.id for card in CATALOGUE.dwellings} | {"grozilla", "happy-market"}
    for locale in i18n.available_locales():
        found = cards(asked, locale)
        assert green <= set(found[: len(green) + 2])
    assert "bakery" in cards("green")


def test_a_kind_finds_its_cards() -> None:
    assert set(cards("monster")[:5]) == {monster.id for monster in CATALOGUE.monsters}
    assert set(cards("multicolour")[:20]) == {card.id for card in CATALOGUE.buildings if card.deck == 4}


def test_every_card_has_rules_and_an_expert_building_its_own() -> None:
    every = {card.id: [each.number for each in rules_of(card, "pl")] for card in distinct_cards(CATALOGUE)}
    assert all(every.values())
    assert every["castle"] == ["X13"]
    assert every["machu-picchu"] == ["X33"]
    for special in CATALOGUE.specials_of("expert"):
        (number,) = every[special.id]
        assert number.startswith("X")


@pytest.mark.rule("R-L3")
def test_no_title_that_some_edition_prints_is_called_a_translation() -> None:
    for card in distinct_cards(CATALOGUE):
        titles = {locale: fold(card_name(card, locale)) for locale in i18n.available_locales()}
        printed = {title for locale, title in titles.items() if title_is_printed(card, locale)}
        assert {locale for locale, title in titles.items() if title in printed} == {
            locale for locale in titles if title_is_printed(card, locale)
        }
