"""R-X19 to R-X21 and R-X26: special buildings that do something when they are taken."""

from __future__ import annotations

import pytest

from tests.support.positions import (
    all_coins,
    cards,
    city,
    coins,
    expert,
    hearts,
    income,
    legal,
    pile,
    play,
    points,
    seat,
    symbols,
    tokens,
)

OTHER = city("happy-market:orange")


# Concert Hall


@pytest.mark.rule("R-X19", "R-X7")
def test_the_concert_hall_pays_twice_the_income_at_once() -> None:
    # Happy Market 1, Igloo 1.
    game = expert(
        city("happy-market:yellow school igloo", coins=1), OTHER, phase="claim", specials="concert-hall"
    )
    play(game, "claim concert-hall")
    assert coins(game) == 1 + 2 * 2


@pytest.mark.rule("R-X19")
def test_the_concert_hall_leaves_the_usual_income_alone() -> None:
    game = expert(
        city("happy-market:yellow school igloo"),
        OTHER,
        phase="claim",
        specials="concert-hall",
        central="zoo spa casino",
    )
    play(game, "claim concert-hall", "keep", "coin")
    assert coins(game) == 2 * 2 + 2


@pytest.mark.rule("R-X19")
def test_the_printed_example_an_income_of_seven_costs_seven_points() -> None:
    game = expert(
        city("happy-market:yellow perfumery hardware-store grocery igloo luxury-residence zoo concert-hall"),
        OTHER,
    )
    assert income(game) == 1 + 2 + 2 + 1 + 1
    assert symbols(game) == (1 + 3, 3)
    assert points(game) == 4 * 3 - 7


@pytest.mark.rule("R-X19", "R-E3")
def test_the_concert_hall_may_push_points_below_zero() -> None:
    game = expert(city("happy-market:yellow perfumery house library concert-hall"), OTHER)
    assert points(game) == 1 * 1 - 3


@pytest.mark.rule("R-X19", "R-G9")
def test_a_covered_concert_hall_costs_no_points() -> None:
    game = expert(city("happy-market:yellow house library concert-hall/grozilla"), OTHER, grozilla=True)
    assert points(game) == 1


@pytest.mark.rule("R-X19", "R-G12")
def test_poulpzilla_lowers_what_the_concert_hall_pays_and_costs() -> None:
    game = expert(
        city("happy-market:yellow school igloo grocery", monster="poulpzilla"), OTHER, phase="claim",
        specials="concert-hall", grozilla=True,
    )  # fmt: skip
    play(game, "claim concert-hall")
    assert coins(game) == 2 * (1 + 1 + 1 - 1)
    assert points(game) == 2 * 0 - 2


# Joke Shop


@pytest.mark.rule("R-X20", "R-X7")
def test_the_joke_shop_pays_a_coin_per_card_itself_included() -> None:
    game = expert(city("happy-market:green house zoo", coins=2), OTHER, phase="claim", specials="joke-shop")
    play(game, "claim joke-shop")
    assert coins(game) == 2 + 4


@pytest.mark.rule("R-X20", "R-G9")
def test_a_covered_building_and_its_monster_are_one_card_for_the_joke_shop() -> None:
    game = expert(
        city("happy-market:green house zoo/catzilla school/poulpzilla", monster="grozilla"), OTHER, phase="claim",
        specials="joke-shop", grozilla=True,
    )  # fmt: skip
    play(game, "claim joke-shop")
    assert coins(game) == 5


@pytest.mark.rule("R-X20")
def test_the_joke_shop_as_tenth_card_pays_ten() -> None:
    game = expert(
        city("happy-market:green house igloo zoo spa casino school park museum"),
        OTHER,
        phase="claim",
        specials="joke-shop",
    )
    play(game, "claim joke-shop")
    assert coins(game) == 10


# Drone Tower


@pytest.mark.rule("R-X21", "R-X7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_drone_tower_gives_every_player_a_coin_at_once(players: int) -> None:
    others = [city(f"happy-market:{colour}", coins=3) for colour in ("orange", "blue", "green", "purple")]
    game = expert(
        city("happy-market:yellow factory house", coins=1),
        *others[: players - 1],
        phase="claim",
        specials="drone-tower",
    )
    play(game, "claim drone-tower")
    assert all_coins(game) == [1 + 1] + [3 + 1] * (players - 1)


@pytest.mark.rule("R-X21")
def test_the_drone_tower_has_two_hearts() -> None:
    game = expert(city("happy-market:yellow library drone-tower"), OTHER)
    assert symbols(game) == (0, 1 + 2)


# Statue of Liberty


@pytest.mark.rule("R-X26", "R-X7")
def test_the_statue_takes_the_place_of_the_last_card_and_has_four_hearts() -> None:
    game = expert(
        city("happy-market:green school park museum grocery"),
        OTHER,
        phase="claim",
        specials="statue-of-liberty",
    )
    play(game, "claim statue-of-liberty")
    assert cards(game) == "happy-market school park museum statue-of-liberty"
    assert hearts(game) == 1 + 2 + 4
    assert income(game) == 1
    assert seat(game, 0)["special"] == "statue-of-liberty"


@pytest.mark.rule("R-X26")
def test_the_discarded_card_may_be_the_one_that_met_the_condition() -> None:
    game = expert(
        city("happy-market:green school park", coins=4), OTHER, central="museum", specials="statue-of-liberty"
    )
    play(game, "buy museum", "claim statue-of-liberty")
    assert cards(game) == "happy-market school park statue-of-liberty"
    assert hearts(game) == 1 + 4


@pytest.mark.rule("R-X26")
def test_the_discarded_building_goes_to_the_pile_of_its_deck() -> None:
    game = expert(
        city("happy-market:green school park museum"), OTHER, phase="claim", specials="statue-of-liberty"
    )
    left, discarded = pile(game, 2)
    play(game, "claim statue-of-liberty")
    assert pile(game, 2) == (left, discarded + 1)


@pytest.mark.rule("R-X26", "R-B5")
def test_the_discarded_building_can_be_drawn_again() -> None:
    game = expert(
        city("happy-market:green school park museum"), OTHER, phase="claim", specials="statue-of-liberty",
        central="zoo spa", decks={2: ""},
    )  # fmt: skip
    play(game, "claim statue-of-liberty", "keep", "draw 2")
    assert game.state()["central"] == ["zoo", "spa", "museum"]


@pytest.mark.rule("R-X26")
def test_a_discarded_dwelling_leaves_the_game() -> None:
    game = expert(
        city("happy-market:green school park museum house"), OTHER, city("happy-market:yellow"), phase="claim",
        specials="statue-of-liberty",
    )  # fmt: skip
    assert game.state()["dwellings"]["house"] == 1
    before = [pile(game, deck) for deck in (1, 2, 3)]
    play(game, "claim statue-of-liberty")
    assert [pile(game, deck) for deck in (1, 2, 3)] == before
    assert cards(game) == "happy-market school park museum statue-of-liberty"
    assert game.state()["dwellings"]["house"] == 1


@pytest.mark.rule("R-X26", "R-G1")
def test_a_discarded_card_of_the_fourth_deck_leaves_the_game() -> None:
    game = expert(
        city("happy-market:green school park museum saloon"), OTHER, phase="claim", specials="statue-of-liberty",
        grozilla=True,
    )  # fmt: skip
    left, gone = pile(game, 4)
    play(game, "claim statue-of-liberty")
    assert pile(game, 4) == (left, gone + 1)


@pytest.mark.rule("R-X26", "R-G9")
def test_a_covered_last_card_stays_and_the_building_before_it_goes() -> None:
    game = expert(
        city("happy-market:blue school park museum house/catzilla"), OTHER, phase="claim",
        specials="statue-of-liberty", grozilla=True,
    )  # fmt: skip
    play(game, "claim statue-of-liberty")
    assert cards(game) == "happy-market school park statue-of-liberty house/catzilla"


@pytest.mark.rule("R-X26", "R-G9")
def test_two_covered_cards_at_the_end_both_stay() -> None:
    game = expert(
        city("happy-market:blue school park museum house/catzilla zoo/poulpzilla"), OTHER, phase="claim",
        specials="statue-of-liberty", grozilla=True,
    )  # fmt: skip
    play(game, "claim statue-of-liberty")
    assert cards(game) == "happy-market school park statue-of-liberty house/catzilla zoo/poulpzilla"


@pytest.mark.rule("R-X26", "R-E2")
def test_a_city_of_ten_may_take_the_statue_but_nothing_else() -> None:
    nine = "happy-market:green school park museum zoo spa casino grocery igloo"
    game = expert(
        city(nine, coins=2), OTHER, central="library", specials="statue-of-liberty joke-shop sushi-bar"
    )
    play(game, "buy library")
    assert game.state()["last_round"]
    assert legal(game) == {"claim statue-of-liberty", "pass"}
    play(game, "claim statue-of-liberty")
    assert cards(game) == nine.replace(":green", "") + " statue-of-liberty"
    assert game.state()["last_round"]


@pytest.mark.rule("R-X26", "R-E2")
def test_a_full_city_that_takes_a_coin_may_still_take_the_statue() -> None:
    game = expert(
        city("happy-market:green school park museum zoo spa casino grocery igloo library", coins=9), OTHER,
        specials="statue-of-liberty",
    )  # fmt: skip
    assert legal(game) == {"coin"}
    play(game, "coin")
    assert "claim statue-of-liberty" in legal(game)


@pytest.mark.rule("R-X26", "R-E1")
def test_the_statue_adds_no_card_and_so_does_not_bring_the_end_nearer() -> None:
    game = expert(
        city("happy-market:green school park museum zoo spa casino grocery igloo"), OTHER, phase="claim",
        specials="statue-of-liberty",
    )  # fmt: skip
    play(game, "claim statue-of-liberty")
    assert len(cards(game).split()) == 9
    assert not game.state()["last_round"]


@pytest.mark.rule("R-X26", "R-G4")
def test_a_token_gained_with_the_discarded_card_is_kept() -> None:
    game = expert(
        city("happy-market:green school park", coins=4), OTHER, central="museum", specials="statue-of-liberty",
        grozilla=True,
    )  # fmt: skip
    play(game, "buy museum", "claim statue-of-liberty")
    assert tokens(game) == "blue"


@pytest.mark.rule("R-X26", "R-G5")
def test_a_monster_moved_by_the_discarded_card_does_not_come_back() -> None:
    game = expert(
        city("happy-market:green school park", coins=4, monster="catzilla"), OTHER, central="museum",
        specials="statue-of-liberty", grozilla=True,
    )  # fmt: skip
    play(game, "buy museum", "claim statue-of-liberty")
    assert seat(game, 0)["monster"] is None
    assert seat(game, 1)["monster"] == "catzilla"
