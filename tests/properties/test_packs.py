"""The rules hold for a user's own cards too: many more names than the box has, and effects it does not combine."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from happycity import Game, Options
from happycity.cards import Catalogue, load_catalogue
from tests.support.positions import cards, city, coins, play, position
from tests.support.tables import pick

COLOURS = ("yellow", "blue", "orange", "purple", "green")

BOTH = """
[[special]]
id = "snack-harbour"
pack = "expert"
needs = { blue = 1 }
effects = [
  { piece = "deck-price", prices = [1, 4, 6] },
  { piece = "discount", colour = "blue", coins = 3 },
]
"""


@pytest.fixture(scope="module")
def catalogue(tmp_path_factory: pytest.TempPathFactory) -> Catalogue:
    """Thirty more buildings, so that the names of a city no longer fit into one machine word, and a new effect."""
    text = '[pack]\nname = "Many streets"\n'
    for number in range(30):
        colour = COLOURS[number % 5]
        text += f'\n[[building]]\nid = "street-{number}"\ndeck = 1\ncolours = ["{colour}"]\ncost = 1\ncitizens = 1\n'
    file: Path = tmp_path_factory.mktemp("packs") / "streets.toml"
    file.write_text(text + BOTH, encoding="utf-8")
    return load_catalogue(file)


@pytest.mark.rule("R-B8")
@pytest.mark.parametrize("number", [0, 3, 4, 5, 6, 7, 8, 15, 29])
def test_a_pack_cards_name_blocks_its_second_copy_until_it_is_covered(
    catalogue: Catalogue, number: int
) -> None:
    street = f"street-{number}"
    other = f"street-{(number + 1) % 30}"

    def offered(cards_of_the_city: str) -> set[str]:
        game = Game.from_position(
            position(
                city(cards_of_the_city, coins=3),
                city("happy-market"),
                central=f"{street} {other}",
                grozilla=True,
            ),
            catalogue=catalogue,
        )
        return {action for action in game.legal() if "street" in action}

    assert offered("happy-market") == {f"buy {street}", f"buy {other}"}
    assert offered(f"happy-market {street}") == {f"buy {other}"}
    assert offered(f"happy-market {street}/catzilla") == {f"buy {street}", f"buy {other}"}


@pytest.mark.rule("R-B8", "R-G9")
def test_a_pack_card_destroyed_in_play_may_be_bought_again(catalogue: Catalogue) -> None:
    where = position(
        city("happy-market street-20 street-21", coins=3, monster="grozilla"), city("happy-market"),
        phase="draw", central="street-20 street-21", decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    where["setup"]["decks"] = [*([[]] * 3), ["catzilla", "saloon"]]
    game = Game.from_position(where, catalogue=catalogue)
    play(game, "draw 4", "destroy 2", "draw 4")
    assert "buy street-20" in game.legal()
    assert "buy street-21" not in game.legal()
    play(game, "buy street-20")
    assert cards(game) == "happy-market street-20/grozilla street-21 street-20"


@pytest.mark.rule("R-X10", "R-X11")
@pytest.mark.parametrize(
    ("card", "price"),
    [
        ("laboratory", 6 - 3),  # blue, deck 3
        ("museum", 4 - 3),
        ("school", 0),  # 1 - 3, never below 0
        ("shopping-mall", 4),  # not blue: the lowest price of its deck
        ("stadium", 6),
    ],
)
def test_deck_prices_and_a_reduction_on_one_card_both_hold(
    catalogue: Catalogue, card: str, price: int
) -> None:
    where = position(
        city("happy-market:yellow snack-harbour", coins=9),
        city("happy-market:blue"),
        mode="expert",
        central=card,
    )
    game = Game.from_position(where, catalogue=catalogue)
    play(game, f"buy {card}")
    assert coins(game) == 9 - price


@pytest.mark.parametrize("seed", range(6))
def test_a_game_with_many_more_cards_keeps_to_the_rules(catalogue: Catalogue, seed: int) -> None:
    game = Game(Options(players=3, mode="expert", grozilla=True), seed=seed, catalogue=catalogue)
    rng = random.Random(seed)
    while not game.over:
        game.play(pick(rng, game))
        for each in game.state()["cities"]:
            names = Counter(card["id"] for card in each["cards"] if not card["covered_by"])
            assert not names or max(names.values()) == 1
            assert len(each["cards"]) <= 10
    assert Game.from_record(game.record()).state() == game.state()
