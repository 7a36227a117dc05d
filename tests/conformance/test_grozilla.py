"""R-G1 to R-G14: the fourth deck, its monsters and the Stop-Zilla tokens."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from happycity import Game, Options
from happycity.cards import COLOURS, default_catalogue
from happycity.errors import HappyCityError
from happycity.schema.game import Mode
from tests.support.positions import (
    NINE,
    all_coins,
    cards,
    citizens,
    city,
    coins,
    expert,
    family,
    hearts,
    income,
    legal,
    monsters,
    pile,
    play,
    points,
    purse,
    seat,
    tokens,
)

NEWCOMER = city("happy-market")


# The fourth deck


@pytest.mark.rule("R-G1")
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_twenty_multicolour_buildings_and_five_monsters_make_a_fourth_deck(mode: Mode) -> None:
    game = Game(Options(mode=mode, grozilla=True), seed=1)
    assert [deck["left"] for deck in game.state()["decks"]] == [28, 20, 18, 25]
    unseen = game.view(0)["unseen"][3]
    fourth = {card.id: card for card in default_catalogue().buildings if card.deck == 4}
    assert len(fourth) == 20
    assert all(len(card.colours) >= 2 and 0 <= card.cost <= 9 for card in fourth.values())
    assert unseen == {
        **dict.fromkeys(fourth, 1),
        **{monster.id: 1 for monster in default_catalogue().monsters},
    }


@pytest.mark.rule("R-G1")
def test_without_the_expansion_there_is_no_fourth_deck() -> None:
    game = Game(Options(), seed=1)
    assert len(game.state()["decks"]) == 3
    assert "draw 4" not in legal(game)
    assert game.why_not("draw 4") is not None


@pytest.mark.rule("R-G1")
def test_the_fourth_deck_is_drawn_from_like_the_others() -> None:
    game = family(
        NEWCOMER, NEWCOMER, phase="draw", central="zoo spa", decks={4: "saloon houseboat"}, grozilla=True
    )
    assert legal(game) == {"draw 1", "draw 2", "draw 3", "draw 4"}
    play(game, "draw 4")
    assert game.state()["central"] == ["zoo", "spa", "saloon"]
    assert pile(game, 4) == (1, 0)


@pytest.mark.rule("R-G1")
def test_the_fourth_deck_is_never_rebuilt_and_its_discards_are_gone() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="saloon zoo spa", decks={4: ""}, grozilla=True)
    gone = pile(game, 4)[1]
    play(game, "discard saloon")
    assert pile(game, 4) == (0, gone + 1)
    assert legal(game) == {"draw 1", "draw 2", "draw 3"}


@pytest.mark.rule("R-G1")
def test_the_step_ends_when_a_monster_was_the_last_card_that_could_be_drawn() -> None:
    game = family(
        NEWCOMER,
        NEWCOMER,
        phase="draw",
        central="zoo",
        decks={1: "", 2: "", 3: "", 4: "catzilla"},
        grozilla=True,
    )
    play(game, "draw 4")
    assert (game.phase, game.state()["central"]) == ("buy", ["zoo"])
    assert monsters(game) == ["catzilla", None]


@pytest.mark.rule("R-G2")
def test_there_are_three_tokens_of_each_colour_and_nobody_starts_with_one() -> None:
    state = Game(Options(players=3, grozilla=True), seed=1).state()
    assert state["tokens"] == dict.fromkeys(COLOURS, 3)
    assert all(each["tokens"] == dict.fromkeys(COLOURS, 0) for each in state["cities"])


@pytest.mark.rule("R-G2")
def test_there_is_one_monster_of_each_colour() -> None:
    assert sorted(monster.colour for monster in default_catalogue().monsters) == sorted(COLOURS)


@pytest.mark.rule("R-G2")
def test_without_the_expansion_there_are_no_tokens() -> None:
    state = Game(Options(), seed=1).state()
    assert not state.get("tokens")
    assert not state["cities"][0].get("tokens")


# Monsters arrive


@pytest.mark.rule("R-G3")
def test_a_drawn_monster_stands_in_front_of_the_drawers_city_and_drawing_goes_on() -> None:
    game = family(
        NEWCOMER, NEWCOMER, phase="draw", central="zoo spa", decks={4: "catzilla saloon"}, grozilla=True
    )
    play(game, "draw 4")
    assert monsters(game) == ["catzilla", None]
    assert cards(game) == "happy-market"
    assert (game.phase, game.turn) == ("draw", 0)
    assert game.state()["central"] == ["zoo", "spa"]
    play(game, "draw 4")
    assert game.state()["central"] == ["zoo", "spa", "saloon"]
    assert game.phase == "buy"


@pytest.mark.rule("R-G3")
def test_a_monsters_effect_holds_as_long_as_it_stays() -> None:
    calm = family(city("happy-market house school", coins=2), NEWCOMER, central="park", grozilla=True)
    game = family(
        city("happy-market house school", coins=2, monster="catzilla"),
        NEWCOMER,
        central="park",
        grozilla=True,
    )
    assert (citizens(calm), citizens(game)) == (2, 1)
    play(game, "buy park")  # blue like Catzilla
    assert (citizens(game, 0), citizens(game, 1)) == (2, -1)


# Tokens


@pytest.mark.rule("R-G4")
def test_the_third_and_the_sixth_card_of_a_colour_give_a_token() -> None:
    green = "happy-market:green house apartment-building luxury-residence igloo"
    for held, expected in ((1, ""), (2, "green"), (3, ""), (4, ""), (5, "green")):
        game = expert(
            city(" ".join(green.split()[:held]), coins=8),
            city("happy-market:blue"),
            central="treehouse",
            grozilla=True,
        )
        play(game, "buy treehouse")
        assert tokens(game) == expected, held


@pytest.mark.rule("R-G4")
def test_a_token_leaves_the_supply_and_an_empty_supply_gives_none() -> None:
    def third_green(**supply: int) -> Game:
        game = family(
            city("happy-market house igloo", coins=8), NEWCOMER, central="treehouse", grozilla=True,
            tokens={**dict.fromkeys(COLOURS, 3), **supply},
        )  # fmt: skip
        play(game, "buy treehouse")
        return game

    assert third_green().state()["tokens"]["green"] == 2
    assert tokens(third_green(green=1)) == "green"
    assert third_green(green=0).state()["tokens"]["green"] == 0
    assert tokens(third_green(green=0)) == ""


@pytest.mark.rule("R-G4")
def test_a_multicolour_card_can_give_several_tokens() -> None:
    game = family(
        city("happy-market school park grocery florist house igloo", coins=7),
        NEWCOMER,
        central="town-hall",
        grozilla=True,
    )
    play(game, "buy town-hall")  # the third yellow, blue and green card
    assert tokens(game) == "yellow blue green"


@pytest.mark.rule("R-G4")
def test_a_coloured_happy_market_counts_and_a_white_one_does_not() -> None:
    coloured = expert(
        city("happy-market:green house", coins=3), city("happy-market:blue"), central="igloo", grozilla=True
    )
    play(coloured, "buy igloo")
    assert tokens(coloured) == "green"
    white = family(city("happy-market house", coins=3), NEWCOMER, central="igloo", grozilla=True)
    play(white, "buy igloo")
    assert tokens(white) == ""


@pytest.mark.rule("R-G4")
def test_a_special_building_never_gives_a_token() -> None:
    game = family(
        city("happy-market house igloo"), NEWCOMER, phase="claim", specials="cat-cafe", grozilla=True
    )
    play(game, "claim cat-cafe")
    assert tokens(game) == ""


@pytest.mark.rule("R-G4")
def test_taking_a_coin_with_three_cards_of_a_colour_gives_no_token() -> None:
    game = family(city("happy-market house igloo treehouse"), NEWCOMER, grozilla=True)
    play(game, "coin")
    assert tokens(game) == ""


@pytest.mark.rule("R-G4")
def test_a_third_card_reached_again_after_a_destruction_counts_again() -> None:
    game = family(
        city("happy-market house/catzilla igloo treehouse", coins=3, tokens="green"), NEWCOMER, grozilla=True
    )
    play(game, "buy apartment-building")
    assert tokens(game) == "green green"


@pytest.mark.rule("R-G4")
def test_a_dwelling_gives_tokens_like_a_building() -> None:
    game = family(city("happy-market igloo treehouse", coins=1), NEWCOMER, grozilla=True)
    play(game, "buy house")
    assert tokens(game) == "green"


# Monsters move


@pytest.mark.rule("R-G5")
def test_a_monster_that_shares_a_colour_with_the_bought_card_moves_to_the_left() -> None:
    game = family(city("happy-market", coins=1, monster="grozilla"), NEWCOMER, NEWCOMER, grozilla=True)
    play(game, "buy house")
    assert monsters(game) == [None, "grozilla", None]


@pytest.mark.rule("R-G5")
def test_a_monster_of_another_colour_stays() -> None:
    game = family(city("happy-market", coins=1, monster="catzilla"), NEWCOMER, NEWCOMER, grozilla=True)
    play(game, "buy house")
    assert monsters(game) == ["catzilla", None, None]


@pytest.mark.rule("R-G5", "R-G10")
def test_any_colour_of_a_multicolour_card_moves_the_monster() -> None:
    for monster in ("pioupiouzilla", "catzilla", "corgzilla", "grozilla", "poulpzilla"):
        game = family(
            city("happy-market", coins=9, monster=monster),
            NEWCOMER,
            NEWCOMER,
            central="castle-hotel",
            grozilla=True,
        )
        play(game, "buy castle-hotel")  # yellow, blue, orange and green, not purple
        stays = monster == "poulpzilla"
        assert monsters(game) == ([monster, None, None] if stays else [None, monster, None])


@pytest.mark.rule("R-G5")
def test_the_last_players_monster_moves_to_the_first_player() -> None:
    game = family(
        NEWCOMER, NEWCOMER, city("happy-market", coins=1, monster="grozilla"), turn=2, grozilla=True
    )
    play(game, "buy house")
    assert monsters(game) == ["grozilla", None, None]


@pytest.mark.rule("R-G5")
def test_a_monster_that_covers_a_building_never_moves() -> None:
    game = family(city("happy-market school/grozilla", coins=1), NEWCOMER, grozilla=True)
    play(game, "buy house")
    assert cards(game) == "happy-market school/grozilla house"
    assert monsters(game) == [None, None]


@pytest.mark.rule("R-G5")
def test_taking_a_coin_or_a_special_building_moves_no_monster() -> None:
    game = family(
        city("happy-market house igloo", monster="grozilla"), NEWCOMER, specials="cat-cafe", grozilla=True
    )
    play(game, "coin", "claim cat-cafe")
    assert monsters(game) == ["grozilla", None]


# Tokens stop monsters


@pytest.mark.rule("R-G6")
def test_a_token_sends_a_drawn_monster_on_at_once() -> None:
    game = family(
        city("happy-market", tokens="blue green"), NEWCOMER, NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert monsters(game) == [None, "catzilla", None]
    assert tokens(game) == "green"
    assert (game.phase, game.turn) == ("draw", 0)


@pytest.mark.rule("R-G6")
def test_one_token_is_spent_even_by_a_player_who_holds_two() -> None:
    game = family(
        city("happy-market", tokens="blue blue"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert tokens(game) == "blue"
    assert monsters(game) == [None, "catzilla"]


@pytest.mark.rule("R-G6")
def test_a_token_of_another_colour_stops_nothing() -> None:
    game = family(
        city("happy-market", tokens="green"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert monsters(game) == ["catzilla", None]
    assert tokens(game) == "green"


@pytest.mark.rule("R-G6")
def test_a_monster_may_travel_all_the_way_round_and_stay_where_it_came_from() -> None:
    game = family(
        *[city("happy-market", tokens="blue")] * 3, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert monsters(game) == ["catzilla", None, None]
    assert [tokens(game, number) for number in (0, 1, 2)] == ["", "", ""]


@pytest.mark.rule("R-G6", "R-G5")
def test_a_monster_passed_on_by_a_purchase_may_come_straight_back() -> None:
    game = family(
        city("happy-market", coins=1, monster="grozilla"), city("happy-market", tokens="green"), grozilla=True
    )
    play(game, "buy house")
    assert monsters(game) == ["grozilla", None]
    assert tokens(game, 1) == ""


@pytest.mark.rule("R-G6", "R-G4", "R-G14")
def test_the_token_just_gained_stops_a_monster_that_comes_back() -> None:
    # The third green card gives a token (3a) before Grozilla moves (3b): it goes there, back, and there again.
    game = family(
        city("happy-market house igloo", coins=3, monster="grozilla"),
        city("happy-market", tokens="green"),
        grozilla=True,
    )
    play(game, "buy apartment-building")
    assert monsters(game) == [None, "grozilla"]
    assert [tokens(game, number) for number in (0, 1)] == ["", ""]


@pytest.mark.rule("R-G6", "R-G9")
def test_a_token_is_spent_before_anything_is_destroyed() -> None:
    game = family(
        city("happy-market house", monster="grozilla", tokens="blue"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert monsters(game) == ["grozilla", "catzilla"]
    assert cards(game) == "happy-market house"
    assert game.phase == "draw"


@pytest.mark.rule("R-G6", "R-G9")
def test_a_monster_that_comes_back_meets_the_one_that_stayed() -> None:
    # Catzilla is stopped by both blue tokens and is back with its drawer, where Grozilla still is.
    game = family(
        city("happy-market house", monster="grozilla", tokens="blue"), city("happy-market", tokens="blue"),
        phase="draw", central="zoo spa", decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert (game.phase, game.seat) == ("destroy", 0)
    play(game, "destroy 2")
    assert cards(game) == "happy-market house/grozilla"
    assert monsters(game) == ["catzilla", None]


@pytest.mark.rule("R-G7")
def test_a_token_is_worth_two_coins_in_a_purchase() -> None:
    game = family(city("happy-market", coins=2, tokens="green"), NEWCOMER, central="museum", grozilla=True)
    assert "buy museum" not in legal(game)
    events = play(game, "buy museum with green")
    assert (coins(game), tokens(game)) == (0, "")
    bought = {"event": "bought", "seat": 0, "card": "museum", "coins": 2, "tokens": ["green"]}
    assert any(bought.items() <= event.items() for event in events)


@pytest.mark.rule("R-G7")
def test_no_change_is_given() -> None:
    game = family(city("happy-market", coins=2, tokens="green"), NEWCOMER, grozilla=True)
    play(game, "buy house with green")
    assert (coins(game), tokens(game)) == (2, "")


@pytest.mark.rule("R-G7")
def test_every_useful_choice_of_tokens_is_offered_and_no_wasteful_one() -> None:
    game = family(
        city("happy-market school", coins=1, tokens="blue blue green"),
        NEWCOMER,
        central="igloo museum school",
        grozilla=True,
    )
    # Igloo 3: one token with the coin, or two tokens. Museum 4: two tokens. Never a token more than needed.
    assert legal(game) == {
        "buy igloo with blue",
        "buy igloo with green",
        "buy igloo with blue,blue",
        "buy igloo with blue,green",
        "buy museum with blue,blue",
        "buy museum with blue,green",
        "buy house",
        "buy house with blue",
        "buy house with green",
        "buy apartment-building with blue",
        "buy apartment-building with green",
        "buy apartment-building with blue,blue",
        "buy apartment-building with blue,green",
        "buy luxury-residence with blue,blue,green",
        "coin",
    }


@pytest.mark.rule("R-G7")
def test_nothing_is_paid_for_a_free_card_with_tokens() -> None:
    game = family(city("happy-market", tokens="blue"), NEWCOMER, central="joke-drive", grozilla=True)
    assert legal(game, "buy") == {"buy joke-drive", "buy house with blue"}


@pytest.mark.rule("R-G7", "R-G14")
def test_tokens_are_paid_before_the_purchase_gives_a_new_one() -> None:
    game = family(
        city("happy-market house igloo", tokens="green green"), NEWCOMER, central="treehouse", grozilla=True
    )
    # Treehouse 8 cannot be paid; the Apartment Building 3 takes both tokens and is the third green card.
    assert "buy treehouse with green,green,green" not in legal(game)
    play(game, "buy apartment-building with green,green")
    assert tokens(game) == "green"


@pytest.mark.rule("R-G8")
def test_a_token_spent_in_a_purchase_is_out_of_the_game() -> None:
    game = family(
        city("happy-market", coins=2, tokens="green"), NEWCOMER, central="museum", grozilla=True,
        tokens=purse("yellow blue green"),
    )  # fmt: skip
    play(game, "buy museum with green")
    assert game.state()["tokens"] == purse("yellow blue green")


@pytest.mark.rule("R-G8")
def test_a_token_spent_on_a_monster_is_out_of_the_game() -> None:
    game = family(
        city("happy-market", tokens="blue"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True, tokens=purse("blue blue"),
    )  # fmt: skip
    play(game, "draw 4")
    assert game.state()["tokens"] == purse("blue blue")
    assert tokens(game) == ""


# Destruction


@pytest.mark.rule("R-G9")
def test_a_second_monster_makes_the_first_one_destroy_a_building() -> None:
    game = family(
        city("happy-market house school", monster="grozilla"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert (game.phase, game.seat, game.turn) == ("destroy", 0, 0)
    assert game.state()["interrupted"] == {"phase": "draw", "turn": 0, "monster": "catzilla"}
    assert legal(game) == {"destroy 1", "destroy 2", "destroy 3"}
    play(game, "destroy 2")
    assert cards(game) == "happy-market house/grozilla school"
    assert monsters(game) == ["catzilla", None]
    assert game.state()["interrupted"] is None
    assert (game.phase, game.turn) == ("draw", 0)


@pytest.mark.rule("R-G9")
def test_a_covered_building_has_no_effect_and_no_colour() -> None:
    game = family(city("happy-market perfumery/grozilla zoo/poulpzilla house"), NEWCOMER, grozilla=True)
    assert income(game) == 1 - 1  # the Perfumery is lost, and Poulpzilla takes one
    assert (citizens(game), hearts(game)) == (1, 0)
    assert [card["colours"] for card in seat(game, 0)["cards"]] == [[], [], [], ["green"]]
    assert seat(game, 0)["cards"][1]["covered_by"] == "grozilla"


@pytest.mark.rule("R-G9", "R-B9")
def test_a_covered_building_does_not_count_for_conditions() -> None:
    game = family(city("happy-market house igloo/catzilla"), NEWCOMER, specials="cat-cafe", grozilla=True)
    assert not game.progress("cat-cafe").met
    play(game, "coin")
    assert game.turn == 1


@pytest.mark.rule("R-G9")
def test_play_is_interrupted_for_whoever_must_choose() -> None:
    # The first player's purchase sends Grozilla to the second player, where Catzilla already is.
    game = family(
        city("happy-market igloo", coins=1, monster="grozilla"),
        city("happy-market school", monster="catzilla"),
        NEWCOMER,
        specials="cat-cafe",
        grozilla=True,
    )
    play(game, "buy house")
    assert (game.phase, game.seat, game.turn) == ("destroy", 1, 0)
    interrupted = game.state()["interrupted"]
    assert interrupted is not None
    assert (interrupted["turn"], interrupted["monster"]) == (0, "grozilla")
    assert legal(game) == {"destroy 1", "destroy 2"}
    play(game, "destroy 1")
    assert cards(game, 1) == "happy-market/catzilla school"
    assert monsters(game) == [None, "grozilla", None]
    assert (game.phase, game.seat, game.turn) == ("claim", 0, 0)
    assert "claim cat-cafe" in legal(game)


@pytest.mark.rule("R-G9", "R-G6")
def test_drawing_goes_on_after_another_players_destruction() -> None:
    game = family(
        city("happy-market", tokens="blue"), city("happy-market house", monster="grozilla"), NEWCOMER,
        phase="draw", central="zoo", decks={4: "catzilla saloon houseboat"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert (game.phase, game.seat, game.turn) == ("destroy", 1, 0)
    play(game, "destroy 2", "draw 4")
    assert (game.phase, game.seat, game.turn) == ("draw", 0, 0)
    assert game.state()["central"] == ["zoo", "saloon"]


@pytest.mark.rule("R-G9")
def test_two_destructions_may_happen_in_one_turn() -> None:
    game = family(
        city("happy-market house school park", monster="grozilla"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla poulpzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4", "destroy 2", "draw 4")
    assert legal(game) == {"destroy 1", "destroy 3", "destroy 4"}
    play(game, "destroy 3")
    assert cards(game) == "happy-market house/grozilla school/catzilla park"
    assert monsters(game) == ["poulpzilla", None]


@pytest.mark.rule("R-G9")
def test_the_happy_market_and_a_special_building_may_be_destroyed() -> None:
    game = family(
        city("happy-market house igloo cat-cafe", monster="grozilla"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert legal(game) == {"destroy 1", "destroy 2", "destroy 3", "destroy 4"}
    play(game, "destroy 4")
    assert seat(game, 0)["special"] == "cat-cafe"
    assert hearts(game) == 0


@pytest.mark.rule("R-G9", "R-B10")
def test_a_covered_special_building_does_not_allow_another() -> None:
    game = family(
        city("happy-market house igloo school cat-cafe/grozilla"),
        NEWCOMER,
        specials="toy-shop",
        grozilla=True,
    )
    play(game, "coin")
    assert game.turn == 1
    assert game.state()["specials"] == ["toy-shop"]


@pytest.mark.rule("R-G9")
def test_without_an_uncovered_card_the_first_monster_leaves_the_game() -> None:
    game = family(
        city("happy-market/catzilla house/poulpzilla", monster="grozilla"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "corgzilla saloon"}, grozilla=True,
    )  # fmt: skip
    before = [pile(game, deck) for deck in (1, 2, 3, 4)]
    play(game, "draw 4")
    assert (game.phase, game.turn) == ("draw", 0)
    assert monsters(game) == ["corgzilla", None]
    assert cards(game) == "happy-market/catzilla house/poulpzilla"
    assert [pile(game, deck) for deck in (1, 2, 3)] == before[:3]
    assert pile(game, 4) == (before[3][0] - 1, before[3][1] + 1)
    assert "grozilla" not in json.dumps([game.state()["cities"], game.state()["central"]])


@pytest.mark.rule("R-G9", "R-G12")
def test_a_monster_that_leaves_the_game_takes_its_effect_with_it() -> None:
    game = family(
        city("happy-market/catzilla house/poulpzilla", monster="pioupiouzilla"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "corgzilla saloon"}, grozilla=True,
    )  # fmt: skip
    assert hearts(game) == -1
    events = play(game, "draw 4")
    assert hearts(game) == 0
    left = {"event": "monster-left", "seat": 0, "monster": "pioupiouzilla"}
    assert any(left.items() <= event.items() for event in events)


def destroyed_in_play(special: str, coins: int = 0) -> Game:
    """An expert game in which Grozilla has just covered the first player's special building."""
    game = expert(
        city(f"happy-market:purple library {special}", coins=coins, monster="grozilla"),
        city("happy-market:orange", coins=9),
        phase="draw", central="museum zoo", decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4", "destroy 3", "draw 4")
    assert cards(game) == f"happy-market library {special}/grozilla"
    return game


@pytest.mark.rule("R-G9", "R-X25")
def test_big_ben_destroyed_in_play_gives_one_coin() -> None:
    game = destroyed_in_play("big-ben")
    play(game, "coin")
    assert coins(game) == 1


@pytest.mark.rule("R-G9", "R-X10", "R-X11")
@pytest.mark.parametrize(("special", "held", "card"), [("port", 3, "museum"), ("hotdog-shop", 7, "zoo")])
def test_a_reduction_destroyed_in_play_ends(special: str, held: int, card: str) -> None:
    # The Museum costs 4, the Zoo 8; the Port would ask 1 and the Hot Dog Shop 6.
    game = destroyed_in_play(special, coins=held)
    assert f"buy {card}" not in legal(game)


@pytest.mark.rule("R-G9", "R-X13", "R-X22", "R-X23")
@pytest.mark.parametrize("special", ["castle", "arcade", "versailles"])
def test_coins_from_a_building_destroyed_in_play_end(special: str) -> None:
    game = destroyed_in_play(special, coins=2)
    play(game, "coin", "keep", "buy museum")
    # A coin taken and the Happy Market's income; the neighbour paid 4 of his 9 coins and has an income of 1.
    assert all_coins(game) == [2 + 1 + 1, 9 - 4 + 1]


@pytest.mark.rule("R-G9", "R-X18", "R-X21", "R-X14")
@pytest.mark.parametrize(
    "special", ["sushi-bar", "barber", "statue-of-liberty", "drone-tower", "burger-bar", "moai"]
)
def test_income_and_symbols_of_a_building_destroyed_in_play_are_gone(special: str) -> None:
    game = destroyed_in_play(special)
    assert income(game) == 1
    assert (citizens(game), hearts(game)) == (-1, 1)  # Catzilla in front, the Library's heart


@pytest.mark.rule("R-G9")
def test_only_an_uncovered_slot_of_the_city_may_be_chosen() -> None:
    game = family(
        city("happy-market house/poulpzilla", monster="grozilla"), NEWCOMER, phase="draw", central="zoo spa",
        decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4")
    assert legal(game) == {"destroy 1"}
    for slot in (0, 2, 3, 11):
        with pytest.raises(HappyCityError):
            game.play(f"destroy {slot}")
    assert game.phase == "destroy"


# Multicolour cards


@pytest.mark.rule("R-G10", "R-G4")
def test_the_printed_skatepark_example() -> None:
    game = expert(
        city("happy-market:blue haunted-house grocery hug-fest", coins=5), city("happy-market:green"),
        central="skatepark", specials="parthenon japanese-garden", grozilla=True,
    )  # fmt: skip
    play(game, "buy skatepark")
    # The third blue (market, Hug Fest) and the third orange card (Haunted House, Hug Fest).
    assert tokens(game) == "blue orange"
    assert legal(game) == {"claim parthenon", "pass"}
    assert game.progress("parthenon").met
    assert not game.progress("japanese-garden").met
    # One card less is a colour less: Hug Fest and Skatepark do not count twice for the Parthenon's five.
    four = expert(
        city("happy-market:blue grocery hug-fest", coins=5), city("happy-market:green"),
        central="skatepark", specials="parthenon japanese-garden", grozilla=True,
    )  # fmt: skip
    play(four, "buy skatepark")
    assert not four.progress("parthenon").met


@pytest.mark.rule("R-G10")
def test_the_skateparks_city_of_five_cards_is_too_small_for_a_garden_that_asks_for_six() -> None:
    # With all their colours Hug Fest and Skatepark would be two blue and two orange cards at once, and enough.
    five = "happy-market:green haunted-house grocery hug-fest skatepark"
    colours = [each["colours"] for each in seat(skatepark_city(five), 0)["cards"]]
    counted: Counter[str] = Counter(colour for each in colours for colour in each)
    needs = {"yellow": 1, "blue": 2, "orange": 2, "green": 1}
    assert all(counted[colour] >= need for colour, need in needs.items())
    assert legal(skatepark_city(five)) == {"pass", "claim port"}
    assert legal(skatepark_city(five + " library")) == {"pass", "claim port", "claim japanese-garden"}


def skatepark_city(cards: str) -> Game:
    """A city that may claim now; the Port wants what it has either way."""
    return expert(
        city(cards), city("happy-market:blue"), phase="claim", specials="japanese-garden port", grozilla=True
    )


@pytest.mark.rule("R-G10", "R-B9")
@pytest.mark.parametrize(
    ("cards", "met"),
    [
        # The Bowling Alley wants yellow, blue and orange.
        (
            "food-truck saloon hug-fest",
            True,
        ),  # blue or yellow, yellow or orange, blue or orange: three cards, three colours
        ("food-truck saloon", False),  # two cards cannot be three colours
        ("castle-hotel", False),  # one card is one colour
        ("castle-hotel festival-hall", False),
        ("castle-hotel festival-hall grocery", True),
        ("castle-hotel grocery florist", False),  # the Castle Hotel is blue or orange, not both
    ],
)
def test_each_multicolour_card_counts_for_one_colour_of_a_condition(cards: str, met: bool) -> None:
    game = expert(
        city(f"happy-market:green {cards}"),
        city("happy-market:blue"),
        specials="bowling-alley",
        grozilla=True,
    )
    assert game.progress("bowling-alley").met is met
    play(game, "coin")
    assert (game.phase == "claim") is met


@pytest.mark.rule("R-G10", "R-B9")
def test_a_condition_of_two_of_a_colour_needs_two_cards() -> None:
    # The Statue of Liberty wants three blue cards, the Art Gallery one yellow and two blue.
    game = expert(
        city("happy-market:blue food-truck houseboat"), city("happy-market:green"),
        specials="statue-of-liberty art-gallery", grozilla=True,
    )  # fmt: skip
    play(game, "coin")
    assert legal(game, "claim") == {"claim statue-of-liberty", "claim art-gallery"}
    game = expert(
        city("happy-market:blue food-truck"), city("happy-market:green"),
        specials="statue-of-liberty art-gallery", grozilla=True,
    )  # fmt: skip
    play(game, "coin")
    assert game.turn == 1


@pytest.mark.rule("R-G10")
def test_the_choice_of_colour_is_for_the_moment_of_the_claim_only() -> None:
    game = expert(
        city("happy-market:blue haunted-house grocery hug-fest skatepark"), city("happy-market:green"),
        phase="claim", specials="parthenon", grozilla=True,
    )  # fmt: skip
    play(game, "claim parthenon")
    assert seat(game, 0)["cards"][4]["colours"] == ["blue", "orange", "purple"]
    assert seat(game, 0)["cards"][3]["colours"] == ["blue", "orange"]


@pytest.mark.rule("R-G10", "R-X32")
def test_multicolour_cards_count_for_opponents_comparisons() -> None:
    game = expert(
        city("happy-market:purple school burger-bar"),
        city("happy-market:green houseboat food-truck"),
        grozilla=True,
    )
    assert hearts(game) == 1  # one blue card against two


@pytest.mark.rule("R-G11")
def test_a_destroyed_building_counts_towards_the_ten() -> None:
    game = family(
        city(
            "happy-market school/catzilla park museum grocery shoe-shop florist pastry-shop bank/grozilla",
            coins=1,
        ),
        NEWCOMER,
        central="zoo spa casino",
        grozilla=True,
    )
    play(game, "buy house")
    assert game.state()["last_round"]


# What the monsters do


@pytest.mark.rule("R-G12", "R-B3")
@pytest.mark.parametrize(
    "host",
    [city("happy-market", monster="grozilla"), city("happy-market house/grozilla")],
    ids=["in-front", "covering"],
)
def test_grozilla_forbids_its_host_to_discard(host: dict[str, object]) -> None:
    game = family(NEWCOMER, host, NEWCOMER, central="zoo spa casino", grozilla=True)
    play(game, "coin")
    assert (game.phase, game.turn) == ("buy", 1)  # nothing to discard and three cards face up
    play(game, "coin")
    assert (game.phase, game.turn) == ("discard", 2)


@pytest.mark.rule("R-G12")
def test_grozillas_host_still_draws() -> None:
    game = family(NEWCOMER, city("happy-market", monster="grozilla"), central="zoo spa", grozilla=True)
    play(game, "coin")
    assert (game.phase, game.turn) == ("draw", 1)


@pytest.mark.rule("R-G12")
def test_grozilla_drawn_this_turn_forbids_from_the_next_turn_on() -> None:
    game = family(
        NEWCOMER,
        NEWCOMER,
        phase="discard",
        central="zoo spa casino",
        decks={4: "grozilla saloon"},
        grozilla=True,
    )
    play(game, "discard zoo", "draw 4", "draw 4", "coin")
    assert (game.phase, game.turn) == ("discard", 1)
    play(game, "keep", "coin")
    assert (game.phase, game.turn) == ("buy", 0)


@pytest.mark.rule("R-G12")
@pytest.mark.parametrize(
    ("monster", "expected"),
    [("grozilla", (3, 2, 3)), ("catzilla", (3, 1, 3)), ("pioupiouzilla", (3, 2, 2)), ("poulpzilla", (2, 2, 3)),
     ("corgzilla", (3, 2, 3))],
)  # fmt: skip
def test_each_monster_takes_its_symbol_in_front_and_on_a_destroyed_building(
    monster: str, expected: tuple[int, int, int]
) -> None:
    # Happy Market and Perfumery 3 income, Apartment Building 2 inhabitants, Zoo 3 hearts; the School is covered.
    for host in (
        city("happy-market perfumery apartment-building zoo", monster=monster),
        city(f"happy-market perfumery apartment-building zoo school/{monster}"),
    ):
        game = family(host, NEWCOMER, grozilla=True)
        assert (income(game), citizens(game), hearts(game)) == expected
        assert points(game) == expected[1] * expected[2]


@pytest.mark.rule("R-G12", "R-B1")
def test_poulpzilla_is_felt_in_the_income_phase() -> None:
    game = family(city("happy-market perfumery", monster="poulpzilla"), NEWCOMER, turn=1, grozilla=True)
    play(game, "coin")
    assert all_coins(game) == [1 + 2 - 1, 1 + 1]


@pytest.mark.rule("R-G12")
def test_income_is_never_below_zero() -> None:
    game = family(city("happy-market/poulpzilla school", coins=3), NEWCOMER, turn=1, grozilla=True)
    assert income(game) == 0
    events = play(game, "coin")
    assert coins(game) == 3
    assert [event["coins"] for event in events if event["event"] == "income"] == [0, 1]


@pytest.mark.rule("R-G12", "R-G14")
@pytest.mark.parametrize(
    "host",
    [city("happy-market", monster="corgzilla"), city("happy-market school/corgzilla")],
    ids=["in-front", "covering"],
)
def test_corgzillas_host_gives_an_opponent_a_coin_from_the_bank_at_the_end_of_each_turn(
    host: dict[str, object],
) -> None:
    game = family(host, NEWCOMER, NEWCOMER, grozilla=True)
    play(game, "coin")
    assert (game.phase, game.seat, game.turn) == ("gift", 0, 0)
    assert legal(game) == {"gift 1", "gift 2"}
    play(game, "gift 2")
    assert all_coins(game) == [1, 0, 1]
    assert game.turn == 1


@pytest.mark.rule("R-G12")
def test_with_two_players_the_gift_is_asked_too() -> None:
    game = family(city("happy-market", monster="corgzilla"), NEWCOMER, grozilla=True)
    play(game, "coin")
    assert legal(game) == {"gift 1"}


@pytest.mark.rule("R-G12", "R-G3")
def test_corgzilla_drawn_this_turn_asks_for_its_gift_this_turn() -> None:
    game = family(
        NEWCOMER, NEWCOMER, phase="draw", central="zoo spa", decks={4: "corgzilla saloon"}, grozilla=True
    )
    play(game, "draw 4", "draw 4", "coin")
    assert (game.phase, game.seat) == ("gift", 0)


@pytest.mark.rule("R-G12", "R-G5")
def test_corgzilla_sent_on_by_the_purchase_asks_for_no_gift_this_turn() -> None:
    game = family(
        city("happy-market", coins=1, monster="corgzilla"), NEWCOMER, NEWCOMER, central="haunted-house zoo spa",
        grozilla=True,
    )  # fmt: skip
    play(game, "buy haunted-house")
    assert monsters(game) == [None, "corgzilla", None]
    assert game.turn == 1
    play(game, "keep", "draw 1", "coin")
    assert (game.phase, game.seat) == ("gift", 1)


@pytest.mark.rule("R-G12", "R-E1")
def test_the_last_turn_ends_with_its_gift_too() -> None:
    game = family(
        NEWCOMER, city(f"happy-market {NINE}", monster="corgzilla"), turn=1, last_round=True, grozilla=True
    )
    play(game, "coin")
    assert game.phase == "gift"
    play(game, "gift 0")
    assert game.over
    assert all_coins(game) == [1, 1]


@pytest.mark.rule("R-E2", "R-G7")
def test_a_full_city_buys_nothing_with_tokens_either() -> None:
    game = family(
        city(f"happy-market {NINE}", coins=9, tokens="blue green"), NEWCOMER, central="school", grozilla=True
    )
    assert legal(game) == {"coin"}


# The worked examples


@pytest.mark.rule("R-G13", "R-G4", "R-G5", "R-G6")
def test_the_igloo_gives_a_green_token_and_grozilla_ends_with_the_fourth_player() -> None:
    game = expert(
        city("happy-market:green house grocery", coins=3, monster="grozilla"),
        city("happy-market:blue", tokens="green"),
        city("happy-market:yellow", tokens="green"),
        city("happy-market:orange"),
        central="igloo zoo spa",
        grozilla=True,
    )
    play(game, "buy igloo")
    assert [tokens(game, number) for number in range(4)] == ["green", "", "", ""]
    assert monsters(game) == [None, None, None, "grozilla"]
    assert game.turn == 1


@pytest.mark.rule("R-G13", "R-G9")
def test_catzilla_is_drawn_and_pioupiouzilla_covers_the_house() -> None:
    game = expert(
        city("happy-market:green house grocery igloo", monster="pioupiouzilla"), city("happy-market:blue"),
        phase="draw", central="zoo spa", decks={4: "catzilla saloon"}, grozilla=True,
    )  # fmt: skip
    play(game, "draw 4", "destroy 2")
    assert cards(game) == "happy-market house/pioupiouzilla grocery igloo"
    assert monsters(game) == ["catzilla", None]
    # The Igloo's inhabitant less Catzilla's; Pioupiouzilla keeps taking a heart.
    assert (citizens(game), hearts(game)) == (1 - 1, -1)
    play(game, "draw 4")
    assert (game.phase, game.turn) == ("buy", 0)


# The order of a turn


@pytest.mark.rule("R-G14")
def test_a_turn_ends_with_monsters_then_the_claim_then_the_gift() -> None:
    # Grozilla moves to the second player, who must destroy; then the claim; then the gift of the covering Corgzilla.
    game = family(
        city("happy-market igloo zoo/corgzilla", coins=1, monster="grozilla"),
        city("happy-market", monster="catzilla"),
        specials="cat-cafe",
        central="spa casino stadium",
        grozilla=True,
    )
    decisions = []
    for action in ("buy house", "destroy 1", "claim cat-cafe", "gift 1"):
        decisions.append((game.phase, game.seat))
        play(game, action)
    assert decisions == [("buy", 0), ("destroy", 1), ("claim", 0), ("gift", 0)]
    # Grozilla is now the second player's, so that nothing may be discarded.
    assert (game.phase, game.turn) == ("buy", 1)


@pytest.mark.rule("R-G14", "R-X13")
def test_the_price_and_the_castles_coin_come_before_everything_else() -> None:
    game = expert(
        city("happy-market:purple castle", monster="catzilla"),
        city("happy-market:green igloo", coins=6, monster="grozilla"),
        turn=1,
        grozilla=True,
    )
    play(game, "buy luxury-residence")
    assert (game.phase, game.seat) == ("destroy", 0)
    # Paid, the Castle's coin taken, the card placed and its token gained, before Grozilla interrupts.
    assert all_coins(game) == [1, 0]
    assert cards(game, 1) == "happy-market igloo luxury-residence"
    assert tokens(game, 1) == "green"


@pytest.mark.rule("R-G4", "R-G10")
def test_a_sixth_card_by_multicolour_counts_gives_a_token_and_the_seventh_none() -> None:
    five = "happy-market school park museum hospital library"
    game = family(city(five, coins=9), NEWCOMER, central="festival-hall", grozilla=True)
    play(game, "buy festival-hall")  # the sixth blue card
    assert tokens(game) == "blue"
    game = family(city(f"{five} observatory", coins=9), NEWCOMER, central="festival-hall", grozilla=True)
    play(game, "buy festival-hall")
    assert tokens(game) == ""
