"""`happycity score` counts what was typed, or says what it does not understand; it never guesses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from happycity import Game, i18n
from happycity.cards import COLOURS
from happycity.cards.card_text import card_name
from happycity.schema.game import City, State

GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*.json"))
EXPERT = ("score", "-m", "expert", "-g", "--json")


def typed(game: Game, city: City, locale: str) -> str:
    """A city as somebody would type it."""

    def name(card: str) -> str:
        found = game.catalogue.find(card)
        assert found is not None
        return card_name(found, locale)

    entries = []
    for card in city["cards"]:
        inside = card.get("covered_by") and name(card["covered_by"] or "")
        if card["id"] == "happy-market" and card["colours"]:
            inside = i18n.text(f"colour-{card['colours'][0]}", locale)
        if card["id"] == "sphinx" and city["copies"] and not inside:
            inside = name(city["copies"])
        entries.append(f"{name(card['id'])} ({inside})" if inside else name(card["id"]))
    if city["monster"]:
        entries.append(name(city["monster"]))
    entries.append(i18n.text("amount-coins", locale, coins=city["coins"]))
    return ", ".join(entries)


def options(state: State) -> list[str]:
    chosen = state["options"]
    words = ["-m", chosen["mode"], "--scoring", chosen["scoring"]]
    return [*words, "-g"] if chosen["grozilla"] else words


@pytest.mark.parametrize("locale", i18n.available_locales())
def test_finished_games_are_counted_as_they_ended(run: Any, locale: str) -> None:
    for file in GOLDEN[i18n.available_locales().index(locale) :: 4]:
        game = Game.from_record(json.loads(file.read_text(encoding="utf-8"))["record"])
        state = game.state()
        cities = [f"--city={typed(game, city, locale)}" for city in state["cities"]]
        code, out, err = run("score", *options(state), "--json", *cities)
        assert (code, err) == (0, ""), file.name
        assert state["result"] is not None
        assert [sheet["points"] for sheet in json.loads(out)] == state["result"]["points"], file.name
        assert [sheet["coins"] for sheet in json.loads(out)] == state["result"]["coins"], file.name


@pytest.mark.parametrize(
    "market",
    [
        "happy market (blue)",
        "happy-market:bleu",
        "Happy Market/bleue",
        "szczęśliwy sklepik (niebieska)",
        "blue happy market",
        "Happy Market bleu",
        "niebieski Szczęśliwy sklepik",
    ],
)
def test_the_colour_of_a_happy_market_is_understood_in_every_language(run: Any, market: str) -> None:
    # A Sushi Bar earns 1 for each blue card: the market and the School.
    (sheet,) = json.loads(run(*EXPERT, "--city", f"{market}, school, sushi bar")[1])
    assert sheet["income"] == 1 + 2


def test_cities_can_have_names(run: Any) -> None:
    cities = ["-c", "museum, house", "-c", "zoo"]
    out = run("score", *cities, "-n", "Ana")[1]
    assert "Ana has 2 points" in out
    assert "Player 2 has 0 points" in out
    assert run("score", *cities, "-n", "Ana", "-n", "Ana")[0] == 2
    code, out, err = run("score", "-c", "museum", "-n", "Ana", "-n", "Ben")
    assert (code, out) == (2, "")
    assert "cannot seat 2" in err


def test_of_several_cities_the_winner_is_named(run: Any) -> None:
    cities = ["-c", "museum, school, 3 coins", "-c", "museum, school, 5 coins"]
    assert run("score", *cities)[1].splitlines()[-3:] == [
        "The result:",
        "Player 2 wins with 2 points and 5 coins.",
        "Player 1 has 2 points and 3 coins.",
    ]
    assert "wins" not in run("score", *cities[:2])[1]


def test_semicolons_separate_cards_too(run: Any) -> None:
    assert run("score", "-c", "house; museum;7 coins") == run("score", "-c", "house, museum, 7 coins")


@pytest.mark.parametrize("locale", i18n.available_locales())
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_has_a_name_that_is_understood(run: Any, locale: str, colour: str) -> None:
    word = i18n.text(f"colour-{colour}", locale)
    assert run("score", "-m", "expert", "--city", f"happy market ({word}), school")[0] == 0


def test_covered_buildings_monsters_and_copies_have_a_notation(run: Any) -> None:
    mine = (
        "happy market (green), museum, house (catzilla), sphinx (drone tower), school, pioupiouzilla, 7 coins"
    )
    other = "happy market (yellow), zoo"
    sheet, _ = json.loads(run(*EXPERT, "--city", mine, "--city", other)[1])
    assert (sheet["citizens"], sheet["hearts"]) == (1 - 1, 2 + 2 - 1)
    assert sheet["coins"] == 7


@pytest.mark.parametrize(
    ("city", "sentence"),
    [
        ("happy market, museum", "a Happy Market has a colour"),
        ("museum, school", "a Happy Market has a colour"),
        ("happy market (blurple)", "“blurple” is not a colour"),
        ("happy market (blue), house (red)", "There is no card called “red”"),
        ("happy market (blue), house (blue)", "is not understood"),
        ("happy market (blue), house (museum)", "is not understood"),
        ("happy market (blue), house)", "is not understood"),
        ("happy market (blue), sphinx", "what the Sphinx copies"),
        ("happy market (blue), catzilla, grozilla", "Only one monster"),
        ("happy market (blue), stonehenge", "looks at other cities"),
        ("happy market (blue), sphinx (barber)", "looks at other cities"),
        ("happy market (blue), pyramid", "could be several cards: Great Pyramid, Maya Pyramid"),
        ("blue happy market, blue house", "There is no card called “blue house”"),
        ("happy market (blue), tie", "There is no card called “tie”"),
        ("happy market (blue), 7 apples", "There is no card called “7 apples”"),
    ],
)
def test_what_is_not_said_or_not_understood_is_refused(run: Any, city: str, sentence: str) -> None:
    code, out, err = run("score", "-m", "expert", "-g", "--city", city)
    assert (code, out) == (2, "")
    assert sentence in err


IMPOSSIBLE: list[tuple[list[str], str, dict[str, object]]] = [
    (["happy market, castle"], "typed-other-mode", {"special": "castle", "mode": "expert"}),
    (["castle, house"], "typed-other-mode", {"special": "castle", "mode": "expert"}),
    (["happy market, house, catzilla"], "typed-needs-grozilla", {"card": "catzilla"}),
    (["happy market, house (catzilla)"], "typed-needs-grozilla", {"card": "catzilla"}),
    (["happy market, skatepark"], "typed-needs-grozilla", {"card": "skatepark"}),
    (["happy market (blue), house"], "typed-market-colour", {}),
    (["house, happy market"], "typed-market-first", {}),
    (["cat cafe, toy shop"], "typed-second-special", {"special": "cat-cafe", "card": "toy-shop"}),
    (["museum, museum"], "typed-twice", {"card": "museum"}),
    (["museum, 0 coins, 8 coins"], "typed-coins-twice", {}),
    (["museum, -3 coins"], "typed-coins", {"typed": "-3 coins", "most": 999_999}),
    (["museum, 1000000 monet"], "typed-coins", {"typed": "1000000 monet", "most": 999_999}),
    (["happy market (rose)"], "typed-colour", {"colour": "rose"}),
    (["museum house school"], "typed-card", {"card": "museum house school"}),
    (["7 coins"], "score-what", {}),
]


@pytest.mark.parametrize("locale", i18n.available_locales())
@pytest.mark.parametrize(("cities", "code", "facts"), IMPOSSIBLE)
def test_an_impossible_city_is_refused_in_a_players_words(
    run: Any, cities: list[str], code: str, facts: dict[str, object], locale: str
) -> None:
    status, out, err = run("--lang", locale, "score", *(f"--city={city}" for city in cities))
    assert (status, out) == (2, "")
    assert i18n.describe(f"error-{code}", facts, locale).split() == err.split()


@pytest.mark.parametrize(
    ("cities", "sentence"),
    [
        (["house", "museum", "museum", "museum"], "City 4 has Museum too often: the game has 2."),
        (
            ["house, museum, school, library, factory, park, zoo, spa, casino, bank"],
            "City 1 has 11 cards, and there is room for 10.",
        ),
    ],
)
def test_what_only_the_table_refuses_names_the_city_by_its_number(
    run: Any, cities: list[str], sentence: str
) -> None:
    assert run("score", *(f"--city={city}" for city in cities)) == (2, "", f"{sentence}\n")


def test_special_buildings_of_the_family_game_are_refused_in_expert_mode(run: Any) -> None:
    err = run("score", "-m", "expert", "-c", "happy market (blue), toy shop")[2]
    assert "Toy Shop is a special building of family mode" in err


def test_a_city_without_its_happy_market_gets_one(run: Any) -> None:
    (sheet,) = json.loads(run("score", "--json", "--city", "house, museum")[1])
    assert sheet["income"] == 1


def test_a_file_at_the_end_must_say_what_the_sphinx_copies(run: Any, tmp_path: Path) -> None:
    cities = [
        {"cards": ["happy-market:blue", "sphinx", "house", "museum"]},
        {"cards": ["happy-market:green", "drone-tower"]},
    ]
    file = tmp_path / "cities.json"
    for more, code in (({}, 2), ({"phase": "over"}, 2), ({"phase": "buy", "turn": 0}, 0)):
        file.write_text(json.dumps({"options": {"mode": "expert"}, "cities": cities, **more}))
        assert run("score", str(file))[0] == code
    cities[0]["copies"] = "drone-tower"  # type: ignore[assignment]
    file.write_text(json.dumps({"options": {"mode": "expert"}, "phase": "over", "turn": 0, "cities": cities}))
    assert json.loads(run("score", str(file), "--json")[1])[0]["hearts"] == 2 + 2
