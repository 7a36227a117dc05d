"""R-S1 to R-S6: what lies on the table before the first turn."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from happycity import Game, Options
from happycity.cards import default_catalogue
from happycity.errors import BadOptions
from happycity.schema.game import Mode
from tests.rooms.shell import Shell
from tests.support.positions import all_coins, cards, city, coins, expert, family, income, play

PLAYERS = (2, 3, 4, 5)
COSTS = {1: (1, 3), 2: (4, 5), 3: (6, 9)}

# Every printed building, typed from the cards: deck, colour, cost, income, inhabitants, hearts.
BUILDINGS = """
haunted-house     1  orange   1  1  -1   0
factory           1  purple   1  1   0  -1
steelworks        1  purple   1  1   0  -1
grocery           1  yellow   2  1   0   0
shoe-shop         1  yellow   2  1   0   0
school            1  blue     2  0   1   0
police-station    1  blue     2  0   1   0
library           1  blue     2  0   0   1
park              1  blue     2  0   0   1
florist           1  yellow   3  1   0   1
pastry-shop       1  yellow   3  1   0   1
bookshop          1  yellow   3  1   1   0
bank              1  yellow   3  1   1   0
igloo             1  green    3  1   1   0
museum            2  blue     4  0   0   2
observatory       2  blue     4  0   0   2
hospital          2  blue     4  0   2   0
hardware-store    2  yellow   4  2   0   0
perfumery         2  yellow   4  2   0   0
shopping-mall     2  yellow   5  1   0   2
garage            2  purple   5  2   1   0
offices           2  purple   5  2   1   0
grand-hotel       2  orange   5  2   0   1
restaurant        2  orange   5  2   0   1
laboratory        3  blue     6  1   2   0
university        3  blue     6  1   2   0
spa               3  orange   7  2   0   2
casino            3  orange   7  2   0   2
ski-resort        3  orange   8  0   0   3
zoo               3  orange   8  0   0   3
treehouse         3  green    8  0   3   0
stadium           3  orange   9  1   0   3
amusement-park    3  orange   9  1   0   3
"""


@pytest.mark.rule("R-S1")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_five_players_have_a_city_each(players: int) -> None:
    game = Game(Options(players=players), seed=1)
    assert len(game.state()["cities"]) == players


@pytest.mark.rule("R-S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_no_other_number_of_players_is_accepted(players: int) -> None:
    with pytest.raises(BadOptions):
        Options(players=players)


@pytest.mark.rule("R-S1")
def test_seat_0_begins_every_round_and_play_goes_on_to_the_left() -> None:
    game = Game(Options(players=3), seed=1)
    turns = [game.turn]
    while len(turns) < 7:
        before = game.turn
        play(game, next(word for word in ("keep", "draw 1", "coin", "pass") if word in game.legal()))
        if game.turn != before:
            turns.append(game.turn)
    assert turns == [0, 1, 2, 0, 1, 2, 0]


def first_player_of(seed: int, **host: Any) -> str:
    """Who begins the game of a room with Ana, Ben and Cem, after the host has seated them."""
    shell = Shell(seed=seed, seats=3)
    ana, _, _ = (shell.join(name) for name in ("Ana", "Ben", "Cem"))
    shell.send(ana, "host", **host)
    shell.start()
    assert shell.room.deciding == 0
    person = shell.room.seats[0].person
    assert person is not None
    return shell.room.people[person].name


@pytest.mark.rule("R-S1")
def test_the_first_player_is_drawn_by_lot() -> None:
    drawn = Counter(first_player_of(seed, do="shuffle") for seed in range(60))
    assert set(drawn) == {"Ana", "Ben", "Cem"}
    assert min(drawn.values()) >= 10  # 20 each on average


@pytest.mark.rule("R-S1")
@pytest.mark.parametrize(("seat", "first"), [(0, "Ana"), (1, "Ben"), (2, "Cem")])
def test_the_first_player_is_chosen(seat: int, first: str) -> None:
    assert first_player_of(1, do="swap", seats=[0, seat]) == first


@pytest.mark.rule("R-S2")
def test_the_three_decks_hold_28_20_and_18_cards() -> None:
    assert [deck["left"] for deck in Game(seed=1).state()["decks"]] == [28, 20, 18]


@pytest.mark.rule("R-S2")
def test_the_decks_are_33_names_twice_sorted_by_cost() -> None:
    buildings = [card for card in default_catalogue().buildings if card.deck <= 3]
    assert len(buildings) == 33
    assert {card.copies for card in buildings} == {2}
    assert Counter(card.deck for card in buildings) == {1: 14, 2: 10, 3: 9}
    assert all(COSTS[card.deck][0] <= card.cost <= COSTS[card.deck][1] for card in buildings)


@pytest.mark.rule("R-S2")
def test_every_building_has_the_numbers_of_its_printed_card() -> None:
    printed = {row.split()[0]: row.split()[1:] for row in BUILDINGS.strip().splitlines()}
    ours = {
        card.id: [str(card.deck), "+".join(card.colours)]
        + [str(number) for number in (card.cost, card.income, card.citizens, card.hearts)]
        for card in default_catalogue().buildings
        if card.deck <= 3
    }
    assert len(printed) == 33
    assert ours == printed


@pytest.mark.rule("R-S2")
@pytest.mark.parametrize("deck", [1, 2, 3])
def test_a_deck_gives_only_cards_of_its_own_cost(deck: int) -> None:
    game = Game(seed=5)
    play(game, *[f"draw {deck}"] * 3)
    low, high = COSTS[deck]
    cost = {card.id: card.cost for card in default_catalogue().buildings}
    assert len(game.state()["central"]) == 3
    assert all(low <= cost[card] <= high for card in game.state()["central"])


@pytest.mark.rule("R-S2")
def test_the_decks_are_shuffled_apart() -> None:
    orders = set()
    for seed in range(12):
        game = Game(seed=seed)
        play(game, "draw 1", "draw 2", "draw 3")
        orders.add(tuple(game.state()["central"]))
    assert len({order[0] for order in orders}) > 2
    assert len({order[2] for order in orders}) > 2
    assert len(orders) > 4


@pytest.mark.rule("R-S2")
def test_everybody_knows_which_cards_and_colours_a_deck_holds() -> None:
    unseen = Game(seed=1).view(1)["unseen"]
    colour = {card.id: card.colours[0] for card in default_catalogue().buildings}
    colours_by_deck = [Counter(colour[card] for card in Counter(deck).elements()) for deck in unseen]
    # The floors drawn on the backs, two cards each: six yellow names in deck 1, and so on.
    assert colours_by_deck[0] == {"yellow": 12, "blue": 8, "orange": 2, "purple": 4, "green": 2}
    assert colours_by_deck[1] == {"yellow": 6, "blue": 6, "orange": 4, "purple": 4}
    assert colours_by_deck[2] == {"blue": 4, "orange": 12, "green": 2}


@pytest.mark.rule("R-S3")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_dwelling_pile_has_one_card_fewer_than_there_are_players(players: int) -> None:
    piles = Game(Options(players=players), seed=1).state()["dwellings"]
    assert piles == {"house": players - 1, "apartment-building": players - 1, "luxury-residence": players - 1}


@pytest.mark.rule("R-S4")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize(("mode", "size"), [("family", 18), ("expert", 38)])
def test_two_more_special_buildings_than_players_come_from_the_pack_of_the_mode(
    players: int, mode: Mode, size: int
) -> None:
    offered = Game(Options(players=players, mode=mode), seed=3).state()["specials"]
    pack = {special.id for special in default_catalogue().specials_of(mode)}
    assert len(pack) == size
    assert len(offered) == len(set(offered)) == players + 2
    assert set(offered) <= pack


@pytest.mark.rule("R-S4")
def test_the_special_buildings_are_drawn_at_random() -> None:
    drawn = {frozenset(Game(seed=seed).state()["specials"]) for seed in range(12)}
    assert len(drawn) > 6


@pytest.mark.rule("R-S4")
def test_the_special_buildings_are_never_refilled() -> None:
    game = family(
        city("happy-market house apartment-building"), city("happy-market"), phase="claim",
        specials="cat-cafe labyrinth toy-shop nightclub",
    )  # fmt: skip
    play(game, "claim cat-cafe")
    assert sorted(game.state()["specials"]) == ["labyrinth", "nightclub", "toy-shop"]


@pytest.mark.rule("R-S4")
def test_the_special_buildings_left_in_the_box_are_not_shown() -> None:
    public = json.dumps(Game(seed=2).state())
    offered = Game(seed=2).state()["specials"]
    hidden = [
        special.id for special in default_catalogue().specials_of("family") if special.id not in offered
    ]
    assert len(hidden) == 14
    assert not [special for special in hidden if f'"{special}"' in public]


@pytest.mark.rule("R-S5")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_family_city_starts_with_two_coins_and_a_white_happy_market(players: int) -> None:
    game = Game(Options(players=players), seed=1)
    assert all_coins(game) == [2 + 1] * players  # the two coins and the first income (R-B1)
    for each in game.state()["cities"]:
        assert [(card["id"], card["colours"]) for card in each["cards"]] == [("happy-market", [])]
        assert (each["income"], each["citizens"], each["hearts"]) == (1, 0, 0)


@pytest.mark.rule("R-S5", "R-X2")
def test_expert_players_hold_two_coins_while_they_choose_their_markets() -> None:
    game = Game(Options(players=3, mode="expert"), seed=1)
    assert all_coins(game) == [2, 2, 2]
    assert cards(game, 0) == ""


@pytest.mark.rule("R-S5")
def test_a_happy_market_fills_the_first_of_the_ten_slots() -> None:
    game = family(city("happy-market", coins=2), city("happy-market"), central="school")
    play(game, "buy school")
    assert cards(game) == "happy-market school"


@pytest.mark.rule("R-S6")
def test_the_bank_never_runs_out() -> None:
    # All the box holds is 20 x 1 + 10 x 5 = 70 coins.
    game = family(city("happy-market", coins=70), city("happy-market", coins=70), turn=1)
    play(game, "coin")
    assert all_coins(game) == [71, 72]  # an income of 1 each, after the second player's coin


@pytest.mark.rule("R-S6", "R-X25")
def test_the_bank_pays_big_ben_however_rich_the_table_is() -> None:
    game = expert(city("happy-market:yellow big-ben", coins=500), city("happy-market:blue"))
    play(game, "coin")
    assert coins(game) == 508
    assert income(game) == 1
