"""R-X14 to R-X18 and R-X22 to R-X24: special buildings that bring income or coins round after round."""

from __future__ import annotations

import pytest

from happycity.cards import COLOURS
from tests.support.positions import (
    NINE,
    all_coins,
    city,
    coins,
    expert,
    income,
    legal,
    play,
    result,
    seat,
    symbols,
)

OTHER = city("happy-market:orange")
BLUE = "school police-station library park museum observatory hospital laboratory university"


# Barber


@pytest.mark.rule("R-X14")
def test_the_barber_earns_three_more_while_his_income_is_the_lowest() -> None:
    game = expert(city("happy-market:green school barber"), city("happy-market:yellow grocery"))
    assert income(game) == 1 + 3  # 1 against 2


@pytest.mark.rule("R-X14")
def test_the_barber_earns_nothing_when_tied_for_the_lowest() -> None:
    game = expert(city("happy-market:green grocery barber"), city("happy-market:yellow shoe-shop"))
    assert income(game) == 2


@pytest.mark.rule("R-X14")
def test_the_barber_counts_the_others_special_buildings() -> None:
    # The opponent has 1 without the Sushi Bar and 2 with it (one blue card).
    game = expert(city("happy-market:green park barber"), city("happy-market:yellow school sushi-bar"))
    assert income(game) == 1 + 3


@pytest.mark.rule("R-X14", "R-X3")
def test_the_barber_compares_with_the_whole_table_not_only_with_neighbours() -> None:
    rich = city("happy-market:yellow perfumery"), city("happy-market:blue perfumery")
    poorest = city("happy-market:purple school")
    barber = city("happy-market:green grocery barber")
    assert income(expert(barber, rich[0], poorest, rich[1])) == 2  # the poorest sits opposite
    assert income(expert(barber, rich[0], city("happy-market:purple restaurant"), rich[1])) == 5


@pytest.mark.rule("R-X14")
def test_the_barbers_bonus_is_paid_and_ends_when_he_is_no_longer_the_poorest() -> None:
    game = expert(
        city("happy-market:green school barber", coins=4),
        city("happy-market:yellow grocery"),
        central="perfumery zoo spa",
    )
    assert income(game) == 4
    play(game, "buy perfumery")
    assert income(game) == 1 + 2


@pytest.mark.rule("R-X14", "R-G12")
def test_poulpzilla_takes_one_of_the_barbers_three() -> None:
    # The covered market earns nothing and Poulpzilla takes 1: an income of 0, the lowest. Then 0 - 1 + 3.
    game = expert(city("happy-market/poulpzilla school barber"), city("happy-market:yellow"), grozilla=True)
    assert income(game) == 2


# Escape Room


@pytest.mark.rule("R-X15")
@pytest.mark.parametrize(
    ("opponent", "bonus"),
    [
        ("happy-market:green florist bank", 2),
        ("happy-market:green florist", 2),
        ("happy-market:green school", 0),
    ],
)
def test_the_escape_room_earns_two_while_nobody_has_fewer_yellow_cards(opponent: str, bonus: int) -> None:
    game = expert(city("happy-market:blue factory grocery escape-room"), city(opponent))
    assert income(game) == 1 + 1 + 1 + bonus


@pytest.mark.rule("R-X15", "R-X3")
def test_the_escape_room_looks_at_the_whole_table() -> None:
    game = expert(
        city("happy-market:blue factory grocery escape-room"),
        city("happy-market:yellow"),
        city("happy-market:green"),
        city("happy-market:orange bank"),
    )
    assert income(game) == 3


@pytest.mark.rule("R-X15", "R-X6")
def test_a_yellow_happy_market_counts_in_the_escape_room() -> None:
    game = expert(city("happy-market:yellow factory school escape-room"), city("happy-market:green"))
    assert income(game) == 1 + 1  # the opponent has none, its owner one


# Billiards


@pytest.mark.rule("R-X16")
def test_billiards_earns_one_per_different_colour_before_it() -> None:
    game = expert(city("happy-market:yellow grocery school house billiards zoo"), OTHER)
    # Yellow twice, blue and green before it; the orange Zoo comes after it. 1 + 1 + three colours.
    assert income(game) == 1 + 1 + 3


@pytest.mark.rule("R-X16", "R-G10")
def test_a_multicolour_card_gives_billiards_one_colour_only() -> None:
    game = expert(city("happy-market:yellow castle-hotel billiards"), OTHER, grozilla=True)
    # The Castle Hotel has an income of 1 and four colours, one of which counts beside the yellow market's.
    assert income(game) == 1 + 1 + 2


@pytest.mark.rule("R-X16")
def test_billiards_takes_the_best_assignment_of_multicolour_cards() -> None:
    # Grocery yellow, so the Saloon (yellow or orange) is orange and the Food Truck (yellow or blue) blue; market green.
    game = expert(city("happy-market:green saloon food-truck grocery billiards"), OTHER, grozilla=True)
    assert income(game) == 1 + 1 + 1 + 1 + 4


@pytest.mark.rule("R-X16")
def test_four_cards_of_three_colours_give_billiards_three() -> None:
    # Hug Fest, Skatepark, Recycling Centre and Brewery know blue, orange and purple only; the market is yellow.
    game = expert(
        city("happy-market:yellow hug-fest skatepark recycling-centre brewery billiards"),
        OTHER,
        grozilla=True,
    )
    assert income(game) == 1 + 1 + (1 + 3)  # market, Brewery, four colours


@pytest.mark.rule("R-X16")
def test_billiards_never_counts_more_than_five_colours() -> None:
    game = expert(
        city("happy-market:yellow school zoo factory house castle-hotel billiards"), OTHER, grozilla=True
    )
    assert income(game) == 1 + 1 + 1 + 5  # market, Factory, Castle Hotel, five colours


@pytest.mark.rule("R-X16", "R-G9")
def test_a_covered_card_gives_billiards_no_colour() -> None:
    game = expert(city("happy-market:yellow school house/catzilla billiards"), OTHER, grozilla=True)
    assert income(game) == 1 + 2


# Organic Market


@pytest.mark.rule("R-X17")
def test_the_printed_example_four_hearts_and_four_minus_one_inhabitants_give_three() -> None:
    game = expert(
        city("happy-market:green zoo library house apartment-building igloo haunted-house organic-market"),
        OTHER,
    )
    assert symbols(game) == (1 + 2 + 1 - 1, 3 + 1)
    assert income(game) == (1 + 1 + 1) + 3  # market, Igloo, Haunted House, three pairs


@pytest.mark.rule("R-X17")
def test_three_hearts_and_two_inhabitants_give_two() -> None:
    game = expert(city("happy-market:green zoo apartment-building organic-market"), OTHER)
    assert income(game) == 1 + 2


@pytest.mark.rule("R-X17")
@pytest.mark.parametrize("cards", ["haunted-house zoo", "factory luxury-residence", "haunted-house factory"])
def test_the_organic_market_never_takes_income_away(cards: str) -> None:
    game = expert(city(f"happy-market:green {cards} organic-market"), OTHER)
    printed = 1 + cards.count("haunted-house") + cards.count("factory")
    assert income(game) == printed


@pytest.mark.rule("R-X17", "R-G12")
def test_catzilla_and_pioupiouzilla_are_deducted_too() -> None:
    calm = city("happy-market:green zoo apartment-building organic-market")
    haunted = city("happy-market:green zoo apartment-building organic-market", monster="catzilla")
    assert income(expert(calm, OTHER, grozilla=True)) == 1 + 2
    assert income(expert(haunted, OTHER, grozilla=True)) == 1 + 1


# Bowling Alley, Sushi Bar, Bakery


@pytest.mark.rule("R-X18")
@pytest.mark.parametrize(
    ("special", "market", "cards", "expected"),
    [
        ("bowling-alley", "yellow", "school zoo", 1),
        ("bowling-alley", "purple", "factory", 1 + 1 + 3 * 2),
        ("bowling-alley", "yellow", "garage offices steelworks", 1 + 2 + 2 + 1 + 3 * 3),
        ("sushi-bar", "yellow", "grocery", 1 + 1),
        ("sushi-bar", "blue", "school museum", 1 + 3),
        ("bakery", "yellow", "house igloo", 1 + 1 + 2 * 2),
        ("bakery", "green", "house apartment-building treehouse", 1 + 2 * 4),
    ],
)
def test_income_per_card_of_a_colour_in_the_city(
    special: str, market: str, cards: str, expected: int
) -> None:
    neighbour = city("happy-market:orange factory school igloo")  # what others have does not matter
    game = expert(city(f"happy-market:{market} {cards} {special}"), neighbour)
    assert income(game) == expected


@pytest.mark.rule("R-X18")
def test_cards_after_the_special_building_count_too() -> None:
    game = expert(city("happy-market:yellow sushi-bar school park", coins=4), OTHER, central="museum")
    assert income(game) == 1 + 2
    play(game, "buy museum")
    assert income(game) == 1 + 3


@pytest.mark.rule("R-X18", "R-G10")
def test_a_multicolour_card_counts_for_each_of_its_colours() -> None:
    # Skatepark blue, orange and purple; Eco-District (income 1) yellow, blue, purple and green.
    for special, expected in (("bowling-alley", 3 * 2), ("sushi-bar", 1 * 2), ("bakery", 2 * 1)):
        game = expert(city(f"happy-market:yellow skatepark eco-district {special}"), OTHER, grozilla=True)
        assert income(game) == 1 + 1 + expected


@pytest.mark.rule("R-X18", "R-X6")
@pytest.mark.parametrize("blue", [7, 8, 9])
def test_seven_eight_and_nine_blue_cards_are_counted_right(blue: int) -> None:
    names = BLUE.split()[: blue - 1]
    game = expert(city(f"happy-market:blue {' '.join(names)} sushi-bar"), OTHER)
    printed = 1 + sum(name in ("laboratory", "university") for name in names)
    assert income(game) == printed + blue


@pytest.mark.rule("R-X18", "R-G10")
def test_nine_cards_that_are_all_blue_and_some_purple_do_not_spill_into_each_other() -> None:
    game = expert(
        city(
            "happy-market:blue school park museum hospital skatepark recycling-centre science-park festival-hall bowling-alley"
        ),
        OTHER,
        grozilla=True,
    )
    # Four purple cards: Skatepark, Recycling Centre, Science Park (2) and Festival Hall (1).
    assert income(game) == 1 + 2 + 1 + 3 * 4


# Arcade


@pytest.mark.rule("R-X22")
def test_the_arcade_pays_two_coins_to_an_owner_who_has_one() -> None:
    game = expert(city("happy-market:yellow arcade", coins=1), OTHER, turn=1)
    play(game, "coin")
    assert coins(game) == 1 + 2 + 1
    assert income(game) == 1


@pytest.mark.rule("R-X22")
def test_the_arcade_pays_nothing_into_an_empty_purse() -> None:
    game = expert(city("happy-market:yellow arcade", coins=0), OTHER, turn=1)
    play(game, "coin")
    assert coins(game) == 0 + 1


@pytest.mark.rule("R-X22", "R-E4")
def test_stop_zilla_tokens_are_no_money_for_the_arcade() -> None:
    game = expert(
        city("happy-market:yellow arcade", coins=0, tokens="green green"), OTHER, turn=1, grozilla=True
    )
    play(game, "coin")
    assert coins(game) == 1


@pytest.mark.rule("R-X22", "R-X9")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 3)])
def test_the_arcade_pays_once_more_before_the_final_count(before: int, after: int) -> None:
    game = expert(
        city("happy-market:yellow arcade", coins=before),
        city(f"happy-market:green {NINE}"),
        turn=1,
        last_round=True,
    )
    play(game, "coin")
    assert game.over
    assert coins(game) == after
    assert result(game)["coins"] == [after, 1]


@pytest.mark.rule("R-X22", "R-E4")
def test_the_arcades_last_coins_may_break_a_tie() -> None:
    # One point each; 1 + 2 coins against 2.
    game = expert(
        city("happy-market:yellow house library arcade", coins=1),
        city("happy-market:blue school park", coins=2),
        city(
            "happy-market:green grocery shoe-shop hardware-store perfumery igloo school police-station bank bookshop"
        ),
        turn=2,
        last_round=True,
    )
    play(game, "coin")
    assert result(game)["points"] == [1, 1, 0]
    assert result(game)["winners"] == [0]


@pytest.mark.rule("R-X22", "R-G9")
def test_a_covered_arcade_pays_nothing() -> None:
    game = expert(city("happy-market:yellow arcade/catzilla", coins=5), OTHER, turn=1, grozilla=True)
    play(game, "coin")
    assert coins(game) == 5 + 1


# Versailles


@pytest.mark.rule("R-X23")
def test_versailles_takes_a_coin_from_the_only_opponent() -> None:
    game = expert(
        city("happy-market:yellow versailles", coins=3), city("happy-market:orange", coins=5), turn=1
    )
    play(game, "coin")
    assert all_coins(game) == [3 + 1 + 1, 5 + 1 + 1 - 1]


@pytest.mark.rule("R-X23")
def test_versailles_takes_from_an_opponent_poorer_than_its_owner_too() -> None:
    game = expert(
        city("happy-market:yellow versailles", coins=30), city("happy-market:orange", coins=0), turn=1
    )
    play(game, "coin")
    assert all_coins(game) == [30 + 1 + 1, 0 + 1 + 1 - 1]


@pytest.mark.rule("R-X23")
def test_versailles_takes_from_each_of_the_richest_when_tied() -> None:
    game = expert(
        city("happy-market:blue", coins=5),
        city("happy-market:yellow", coins=5),
        city("happy-market:green", coins=2),
        city("happy-market:orange versailles", coins=0),
        turn=3,
    )
    play(game, "coin")
    assert all_coins(game) == [5, 5, 3, 0 + 1 + 1 + 2]


@pytest.mark.rule("R-X23", "R-X3")
def test_versailles_finds_the_richest_opponent_wherever_he_sits() -> None:
    game = expert(
        city("happy-market:blue versailles", coins=0),
        city("happy-market:yellow", coins=5),
        city("happy-market:green", coins=9),
        city("happy-market:orange", coins=2),
        turn=3,
    )
    play(game, "coin")
    assert all_coins(game) == [0 + 1 + 1, 6, 10 - 1, 2 + 1 + 1]


@pytest.mark.rule("R-X23")
def test_versailles_takes_nobody_below_zero() -> None:
    # A covered Happy Market earns nothing: the only opponent has no coin.
    game = expert(
        city("happy-market/catzilla", coins=0),
        city("happy-market:orange versailles", coins=0),
        turn=1,
        grozilla=True,
    )
    play(game, "coin")
    assert all_coins(game) == [0, 0 + 1 + 1]


@pytest.mark.rule("R-X23", "R-E4")
def test_versailles_does_not_count_tokens_as_coins() -> None:
    game = expert(
        city("happy-market:blue", coins=4, tokens="blue blue blue"),
        city("happy-market:yellow", coins=5),
        city("happy-market:orange versailles", coins=0),
        turn=2,
        grozilla=True,
    )
    play(game, "coin")
    assert all_coins(game) == [5, 6 - 1, 3]


@pytest.mark.rule("R-X23", "R-X8")
def test_versailles_begins_with_the_next_income_phase_and_goes_on() -> None:
    game = expert(
        city("happy-market:yellow school park"), city("happy-market:orange", coins=5), phase="claim",
        specials="versailles", central="zoo spa casino",
    )  # fmt: skip
    play(game, "claim versailles")
    assert all_coins(game) == [0, 5]
    play(game, "keep", "coin")
    assert all_coins(game) == [0 + 1 + 1, 5 + 1 + 1 - 1]
    play(game, "keep", "coin", "keep", "coin")
    assert all_coins(game) == [2 + 1 + 1 + 1, 6 + 1 + 1 - 1]


# Louvre


@pytest.mark.rule("R-X24")
def test_the_louvre_pays_an_opponents_income_in_two_phases_each_time_chosen_anew() -> None:
    game = expert(
        city("happy-market:yellow haunted-house factory house", coins=0),  # income 1 + 1 + 1
        city("happy-market:blue perfumery"),  # income 3
        city("happy-market:orange grand-hotel perfumery"),  # income 5
        phase="claim", specials="louvre", central="zoo spa casino",
    )  # fmt: skip
    play(game, "claim louvre")
    assert seat(game, 0)["louvre_left"] == 2
    play(game, "keep", "coin", "keep", "coin")
    assert (game.phase, game.seat) == ("louvre", 0)
    assert legal(game) == {"louvre 1", "louvre 2"}
    play(game, "louvre 2")
    assert coins(game) == 3 + 5
    assert seat(game, 0)["louvre_left"] == 1
    play(game, *["keep", "coin"] * 3)
    play(game, "louvre 1")
    assert coins(game) == 8 + 1 + 3 + 3
    assert seat(game, 0)["louvre_left"] == 0
    play(game, *["keep", "coin"] * 3)
    assert (game.phase, game.turn) == ("discard", 0)
    assert coins(game) == 15 + 1 + 3


@pytest.mark.rule("R-X24")
def test_the_louvres_extra_is_no_income() -> None:
    game = expert(
        city("happy-market:yellow louvre", louvre_left=1), city("happy-market:blue perfumery"), turn=1
    )
    play(game, "coin", "louvre 1")
    assert (coins(game), income(game)) == (1 + 3, 1)


@pytest.mark.rule("R-X24", "R-X3")
def test_with_two_players_the_louvre_still_asks() -> None:
    game = expert(city("happy-market:yellow louvre", louvre_left=1), OTHER, turn=1)
    play(game, "coin")
    assert legal(game) == {"louvre 1"}


@pytest.mark.rule("R-X24", "R-X3")
def test_the_louvre_may_choose_any_opponent_with_five_players() -> None:
    cities = [city(f"happy-market:{colour}") for colour in COLOURS[:4]]
    game = expert(*cities, city("happy-market:green louvre", louvre_left=1), turn=4)
    play(game, "coin")
    assert legal(game) == {"louvre 0", "louvre 1", "louvre 2", "louvre 3"}


@pytest.mark.rule("R-X24", "R-X14")
def test_the_louvre_includes_the_barbers_bonus_where_he_has_it() -> None:
    game = expert(
        city("happy-market:yellow grocery louvre", louvre_left=1),  # income 2
        city("happy-market:blue barber"),  # income 1, the lowest: + 3
        turn=1,
    )
    play(game, "coin", "louvre 1")
    assert all_coins(game) == [2 + 4, 1 + 4]


@pytest.mark.rule("R-X24", "R-X14")
def test_the_louvre_gets_no_bonus_from_a_barber_who_has_none() -> None:
    game = expert(
        city("happy-market:yellow louvre", louvre_left=1),  # income 1
        city("happy-market:blue grocery barber"),  # income 2, not the lowest
        turn=1,
    )
    play(game, "coin", "louvre 1")
    assert all_coins(game) == [1 + 2, 1 + 2]


@pytest.mark.rule("R-X24", "R-E1")
def test_phases_of_the_louvre_that_are_never_played_are_lost() -> None:
    game = expert(
        city("happy-market:yellow louvre", louvre_left=2, coins=3), city(f"happy-market:green {NINE}"), turn=1,
        last_round=True,
    )  # fmt: skip
    play(game, "coin")
    assert game.over
    assert coins(game) == 3


@pytest.mark.rule("R-X24", "R-G9")
def test_a_covered_louvre_asks_nothing() -> None:
    game = expert(city("happy-market:yellow park louvre", louvre_left=2, monster="grozilla"), OTHER,
        phase="draw", central="zoo spa", decks={4: "catzilla saloon"}, grozilla=True, round=1,
    )  # fmt: skip
    play(game, "draw 4", "destroy 3", "draw 4", "coin", "keep", "coin")
    assert (game.round, game.turn) == (2, 0)
    assert game.phase != "louvre"
    assert coins(game) == 1 + 1
