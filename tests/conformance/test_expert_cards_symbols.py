"""R-X30 to R-X38: special buildings whose hearts and inhabitants depend on the table."""

from __future__ import annotations

import pytest

from tests.support.positions import (
    citizens,
    city,
    expert,
    hearts,
    play,
    points,
    symbols,
)

OTHER = city("happy-market:orange")
TEN_BLUE = (
    "happy-market:blue school police-station library park museum observatory hospital laboratory university"
)
TEN_YELLOW = "happy-market:yellow grocery shoe-shop florist pastry-shop bookshop bank hardware-store perfumery shopping-mall"
TEN_ORANGE = "happy-market:orange haunted-house grand-hotel restaurant spa casino ski-resort zoo stadium amusement-park"


# Golden Gate Bridge: slots 1 to 5 above slots 6 to 10


@pytest.mark.rule("R-X30")
def test_three_cards_around_the_bridge_share_a_colour() -> None:
    # Slot 3 touches School (2), Park (4) and Museum (8).
    game = expert(city("happy-market:green school golden-gate-bridge park grocery igloo house museum"), OTHER)
    assert symbols(game) == (1 + 1 + 1 + 1, 1 + 2 + 2)


@pytest.mark.rule("R-X30")
@pytest.mark.parametrize(
    "cards",
    [
        "school golden-gate-bridge park grocery igloo house zoo",  # left and right
        "school golden-gate-bridge zoo grocery igloo house park",  # left and below
        "zoo golden-gate-bridge school grocery igloo house park",  # right and below
    ],
)
def test_two_of_three_cards_around_the_bridge_share_a_colour(cards: str) -> None:
    game = expert(city(f"happy-market:green {cards}"), OTHER)
    # School, Igloo and House live there; Park 1 and Zoo 3 hearts; the Bridge adds one of each.
    assert symbols(game) == (3 + 1, 4 + 1)


@pytest.mark.rule("R-X30")
def test_a_bridge_among_different_colours_has_no_effect() -> None:
    game = expert(city("happy-market:green school golden-gate-bridge grocery park igloo house zoo"), OTHER)
    assert symbols(game) == (3, 4)


@pytest.mark.rule("R-X30")
def test_a_bridge_looks_at_the_cards_around_it_not_further() -> None:
    # Slot 3 touches Grocery and House; the blue cards in slots 5, 6 and 7 and the green market are too far.
    game = expert(city("happy-market:green grocery golden-gate-bridge house school park library"), OTHER)
    assert symbols(game) == (1 + 1, 1 + 1)


@pytest.mark.rule("R-X30")
def test_slots_5_and_6_do_not_touch() -> None:
    # Bridge in slot 5: Florist (4) and Shopping Mall (6) are both yellow, but 6 lies at the other end.
    at_five = expert(city("happy-market:green school park florist golden-gate-bridge shopping-mall"), OTHER)
    assert symbols(at_five) == (1, 1 + 1 + 2)
    # Bridge in slot 6: Florist (5) does not touch it; Happy Market (1, green) and Shopping Mall (7) differ.
    at_six = expert(
        city("happy-market:green school park museum florist golden-gate-bridge shopping-mall"), OTHER
    )
    assert symbols(at_six) == (1, 1 + 2 + 1 + 2)


@pytest.mark.rule("R-X30")
def test_a_bridge_in_slot_5_touches_slots_4_and_10() -> None:
    game = expert(
        city("happy-market:green school park florist golden-gate-bridge zoo spa casino museum shopping-mall"),
        OTHER,
    )
    # Park 1, Florist 1, Zoo 3, Spa 2, Casino 2, Museum 2, Mall 2; the Bridge adds one of each.
    assert symbols(game) == (1 + 1, 13 + 1)


@pytest.mark.rule("R-X30")
def test_a_bridge_in_slot_6_touches_slots_1_and_7() -> None:
    game = expert(city("happy-market:green school park museum florist golden-gate-bridge house"), OTHER)
    assert symbols(game) == (1 + 1 + 1, 1 + 2 + 1 + 1)


@pytest.mark.rule("R-X30")
def test_a_bridge_in_slot_10_touches_slots_9_and_5() -> None:
    game = expert(
        city(
            "happy-market:green school grocery igloo florist zoo spa casino shopping-mall golden-gate-bridge"
        ),
        OTHER,
    )
    # Florist 1 (slot 5), Zoo 3, Spa 2, Casino 2, Mall 2 (slot 9) and the Bridge 1; School, Igloo and the Bridge.
    assert symbols(game) == (1 + 1 + 1, 10 + 1)


@pytest.mark.rule("R-X30")
def test_a_bridge_in_slot_8_touches_slots_7_9_and_3() -> None:
    game = expert(
        city("happy-market:green grocery school igloo florist zoo park golden-gate-bridge museum"), OTHER
    )
    assert symbols(game) == (1 + 1 + 1, 1 + 3 + 1 + 2 + 2)


@pytest.mark.rule("R-X30", "R-G10")
def test_three_multicolour_cards_must_share_one_and_the_same_colour() -> None:
    # Food Truck (yellow, blue), Hug Fest (blue, orange), Saloon (yellow, orange): any two share a colour, all three none.
    pairs = expert(
        city("happy-market:green food-truck golden-gate-bridge hug-fest school igloo house saloon"),
        OTHER,
        grozilla=True,
    )
    assert symbols(pairs) == (1 + 1 + 1 + 1, 2 + 1 + 1)
    # With the Festival Hall (yellow, blue, orange, purple) for the Saloon all three are blue.
    three = expert(
        city("happy-market:green food-truck golden-gate-bridge hug-fest school igloo house festival-hall"),
        OTHER, grozilla=True,
    )  # fmt: skip
    assert symbols(three) == (1 + 1 + 1 + 1, 2 + 2 + 2)


@pytest.mark.rule("R-X30", "R-G9")
def test_a_covered_card_next_to_the_bridge_has_no_colour() -> None:
    game = expert(
        city("happy-market:green school/grozilla golden-gate-bridge park grocery igloo house museum"),
        OTHER,
        grozilla=True,
    )
    assert symbols(game) == (1 + 1 + 1, 1 + 2 + 1)


# Great Wall


@pytest.mark.rule("R-X31")
@pytest.mark.parametrize(
    ("cards", "wall"),
    [
        ("great-wall school park", 3),
        ("great-wall school grocery", 1),
        ("school park great-wall", 1),
        ("great-wall school", 1),
        ("great-wall grocery school park", 1),  # the next two, not any two
    ],
)
def test_the_great_wall_looks_at_the_next_two_cards(cards: str, wall: int) -> None:
    game = expert(city(f"happy-market:green {cards}"), OTHER)
    assert hearts(game) == cards.count("park") + wall


@pytest.mark.rule("R-X31")
def test_the_great_wall_goes_on_into_the_next_row() -> None:
    game = expert(city("happy-market:green grocery igloo factory great-wall school park"), OTHER)
    assert hearts(game) == -1 + 1 + 3  # Factory, Park, and slots 6 and 7 are both blue


@pytest.mark.rule("R-X31")
@pytest.mark.parametrize("last", ["great-wall", "great-wall grocery"])
def test_the_great_wall_at_the_end_of_a_full_city_has_one_heart(last: str) -> None:
    full = "happy-market:green shoe-shop igloo school police-station bank bookshop perfumery hardware-store"
    cards = " ".join([*full.split()[: 10 - len(last.split())], *last.split()])
    assert hearts(expert(city(cards), OTHER)) == 1


@pytest.mark.rule("R-X31", "R-G10")
def test_multicolour_cards_after_the_great_wall_share_any_colour() -> None:
    sharing = expert(city("happy-market:green great-wall food-truck hug-fest"), OTHER, grozilla=True)
    assert hearts(sharing) == 2 + 3  # both are blue
    apart = expert(city("happy-market:green great-wall food-truck brewery"), OTHER, grozilla=True)
    assert hearts(apart) == 1


@pytest.mark.rule("R-X31", "R-G9")
def test_a_covered_card_after_the_great_wall_shares_no_colour() -> None:
    game = expert(city("happy-market:green great-wall school/catzilla park"), OTHER, grozilla=True)
    assert hearts(game) == 1 + 1


# Burger Bar and Maya Pyramid


@pytest.mark.rule("R-X32")
@pytest.mark.parametrize(
    ("opponent", "expected"), [("school", 3), ("school park", 2), ("school park library", 1)]
)
def test_the_burger_bar_compares_blue_cards(opponent: str, expected: int) -> None:
    # Two blue cards against one, two and three; the Hospital and the Police Station have no hearts.
    game = expert(
        city("happy-market:purple hospital police-station burger-bar"),
        city(f"happy-market:yellow {opponent}"),
    )
    assert hearts(game) == expected


@pytest.mark.rule("R-X32")
@pytest.mark.parametrize(
    ("opponent", "expected"), [("igloo", 3), ("igloo treehouse", 1), ("igloo treehouse house", 1)]
)
def test_the_maya_pyramid_wants_strictly_the_most_green_cards(opponent: str, expected: int) -> None:
    game = expert(city("happy-market:green igloo maya-pyramid"), city(f"happy-market:yellow {opponent}"))
    assert hearts(game) == expected


@pytest.mark.rule("R-X32", "R-X3")
def test_burger_bar_and_maya_pyramid_look_at_the_whole_table() -> None:
    poor = city("happy-market:yellow"), city("happy-market:orange")
    blue = city("happy-market:blue school park")
    green = city("happy-market:green house apartment-building")
    assert hearts(expert(city("happy-market:purple hospital burger-bar"), poor[0], blue, poor[1])) == 1
    assert hearts(expert(city("happy-market:purple igloo maya-pyramid"), poor[0], green, poor[1])) == 1


@pytest.mark.rule("R-X32")
def test_a_burger_bar_at_a_table_without_blue_cards_is_tied_for_the_most() -> None:
    game = expert(city("happy-market:purple burger-bar"), city("happy-market:yellow"))
    assert hearts(game) == 2


@pytest.mark.rule("R-X32")
@pytest.mark.parametrize(("mine", "expected"), [(8, 2), (7, 1)])
def test_eight_blue_cards_are_compared_right(mine: int, expected: int) -> None:
    # Blue names in another order, so that two copies of each are enough: both cities stay within the box.
    names = "university laboratory hospital observatory museum park library police-station"
    own = names.split()[:mine]
    theirs = " ".join(TEN_BLUE.split()[1:9])
    game = expert(
        city(f"happy-market:purple {' '.join(own)} burger-bar"), city(f"happy-market:yellow {theirs}")
    )
    printed = sum({"observatory": 2, "museum": 2, "park": 1, "library": 1}.get(name, 0) for name in own)
    assert hearts(game) == printed + expected


@pytest.mark.rule("R-X32")
@pytest.mark.parametrize(
    ("market", "opponent", "expected"),
    [
        ("blue", "happy-market:purple eight", 3),  # 9 against 8
        ("blue", "happy-market:purple eight university", 2),  # 9 against 9
        ("purple", "happy-market:blue eight university", 1),  # 8 against 10
    ],
)
def test_nine_and_ten_blue_cards_are_compared_right(market: str, opponent: str, expected: int) -> None:
    eight = " ".join(TEN_BLUE.split()[1:9])
    printed = 1 + 1 + 2 + 2  # Library, Park, Museum, Observatory
    game = expert(city(f"happy-market:{market} {eight} burger-bar"), city(opponent.replace("eight", eight)))
    assert hearts(game) == printed + expected


# Stonehenge, Leaning Tower, Machu Picchu


@pytest.mark.rule("R-X33")
def test_stonehenge_has_an_inhabitant_per_blue_card_of_the_better_neighbour() -> None:
    game = expert(
        city("happy-market:yellow library stonehenge"),
        city("happy-market:green school"),
        city("happy-market:purple museum hospital park"),
    )
    assert symbols(game) == (3, 1)


@pytest.mark.rule("R-X33", "R-X3")
def test_stonehenge_does_not_see_the_city_opposite() -> None:
    game = expert(
        city("happy-market:yellow library stonehenge"),
        city("happy-market:green police-station"),
        city(TEN_BLUE),
        city("happy-market:purple hospital school"),
    )
    assert citizens(game) == 2


@pytest.mark.rule("R-X33", "R-E3")
def test_with_negative_hearts_the_better_neighbour_has_fewer_blue_cards() -> None:
    game = expert(
        city("happy-market:yellow factory stonehenge"),
        city("happy-market:green museum hospital park"),
        city("happy-market:purple school"),
    )
    assert symbols(game) == (1, -1)
    assert points(game) == -1


@pytest.mark.rule("R-X33", "R-X3")
def test_with_two_players_stonehenge_sees_the_one_opponent() -> None:
    game = expert(city("happy-market:yellow library stonehenge"), city("happy-market:blue school"))
    assert citizens(game) == 2


@pytest.mark.rule("R-X33", "R-G10")
def test_an_opponents_multicolour_cards_count_for_stonehenge() -> None:
    game = expert(
        city("happy-market:yellow library stonehenge"),
        city("happy-market:green houseboat skatepark"),
        grozilla=True,
    )
    assert citizens(game) == 2


@pytest.mark.rule("R-X33")
def test_ten_blue_cards_next_door_are_ten_inhabitants() -> None:
    game = expert(city("happy-market:yellow library stonehenge"), city(TEN_BLUE))
    assert citizens(game) == 10


@pytest.mark.rule("R-X33")
def test_the_leaning_tower_has_a_heart_per_yellow_card_of_the_better_neighbour() -> None:
    game = expert(
        city("happy-market:green school leaning-tower"),
        city("happy-market:yellow grocery bank"),
        city("happy-market:purple florist"),
    )
    assert symbols(game) == (1, 3)


@pytest.mark.rule("R-X33", "R-E3")
def test_with_negative_inhabitants_the_leaning_tower_takes_the_neighbour_with_fewer() -> None:
    game = expert(
        city("happy-market:green haunted-house leaning-tower"),
        city("happy-market:yellow grocery bank"),
        city("happy-market:purple florist"),
    )
    assert symbols(game) == (-1, 1)


@pytest.mark.rule("R-X33", "R-X3")
def test_the_leaning_tower_does_not_see_the_city_opposite() -> None:
    game = expert(
        city("happy-market:green school leaning-tower"),
        OTHER,
        city(TEN_YELLOW),
        city("happy-market:purple florist"),
    )
    assert hearts(game) == 1


@pytest.mark.rule("R-X33")
def test_ten_yellow_cards_next_door_are_ten_hearts() -> None:
    game = expert(city("happy-market:green school leaning-tower"), city(TEN_YELLOW))
    assert symbols(game) == (1, 10)


@pytest.mark.rule("R-X33", "R-E5")
def test_when_points_are_added_negative_hearts_do_not_turn_the_choice() -> None:
    # 3 - 1 is better than 1 - 1, although 3 x -1 is worse than 1 x -1.
    game = expert(
        city("happy-market:yellow factory stonehenge"),
        city("happy-market:green museum hospital park"),
        city("happy-market:purple school"),
        scoring="sum",
    )
    assert points(game) == 3 - 1


@pytest.mark.rule("R-X33", "R-X3")
def test_machu_picchu_looks_at_the_left_neighbour_only() -> None:
    # To the left sits the next player: two orange cards; to the right three, opposite one.
    game = expert(
        city("happy-market:yellow library machu-picchu"),
        city("happy-market:green zoo spa"),
        city("happy-market:orange"),
        city("happy-market:blue casino stadium zoo"),
    )
    assert citizens(game) == 2


@pytest.mark.rule("R-X33")
def test_the_last_players_left_neighbour_is_the_first_player() -> None:
    game = expert(
        city("happy-market:orange zoo"),
        city("happy-market:green"),
        city("happy-market:yellow library machu-picchu"),
    )
    assert citizens(game, 2) == 2


@pytest.mark.rule("R-X33")
def test_ten_orange_cards_next_door_are_ten_inhabitants_of_machu_picchu() -> None:
    game = expert(city("happy-market:yellow library machu-picchu"), city(TEN_ORANGE))
    assert citizens(game) == 10


# Wind Turbine, Onion-Dome Cathedral, Parthenon


@pytest.mark.rule("R-X34")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("happy-market:yellow school", 0),
        ("happy-market:green house igloo", 3),
        ("happy-market:yellow treehouse", 1),
    ],
)
def test_the_wind_turbine_has_a_heart_per_green_card(cards: str, expected: int) -> None:
    assert hearts(expert(city(f"{cards} wind-turbine"), OTHER)) == expected


@pytest.mark.rule("R-X34")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("happy-market:yellow school", 3),
        ("happy-market:orange school", 0),
        ("happy-market:yellow haunted-house", 0),
    ],
)
def test_the_onion_dome_cathedral_wants_no_orange_card(cards: str, expected: int) -> None:
    assert hearts(expert(city(f"{cards} onion-dome-cathedral"), city("happy-market:purple"))) == expected


@pytest.mark.rule("R-X34")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [("happy-market:yellow grocery", 4), ("happy-market:green grocery", 0), ("happy-market:yellow house", 1)],
)
def test_the_parthenon_wants_no_green_card(cards: str, expected: int) -> None:
    # The House brings its own inhabitant and costs the four.
    assert citizens(expert(city(f"{cards} parthenon"), city("happy-market:purple"))) == expected


@pytest.mark.rule("R-X34")
def test_a_forbidden_colour_bought_later_ends_the_effect() -> None:
    game = expert(city("happy-market:yellow parthenon", coins=1), OTHER)
    assert citizens(game) == 4
    play(game, "buy house")
    assert citizens(game) == 1


@pytest.mark.rule("R-X34", "R-G10", "R-G9")
def test_multicolour_cards_count_and_covered_cards_do_not() -> None:
    multicolour = expert(
        city("happy-market:yellow brewery onion-dome-cathedral"), city("happy-market:purple"), grozilla=True
    )
    assert hearts(multicolour) == 0  # the Brewery is orange too
    covered = expert(
        city("happy-market:yellow haunted-house/grozilla onion-dome-cathedral"),
        city("happy-market:purple"),
        grozilla=True,
    )
    assert hearts(covered) == 3


# Taj Mahal


@pytest.mark.rule("R-X35")
@pytest.mark.parametrize(("opponent", "expected"), [("perfumery", 3), ("shoe-shop", 1), ("school", 1)])
def test_the_taj_mahal_wants_an_income_strictly_below_the_neighbours(opponent: str, expected: int) -> None:
    # Income 2 against 3, 2 and 1.
    game = expert(city("happy-market:yellow grocery taj-mahal"), city(f"happy-market:blue {opponent}"))
    assert hearts(game) == expected


@pytest.mark.rule("R-X35")
def test_the_taj_mahal_must_be_below_both_neighbours() -> None:
    rich = city("happy-market:blue perfumery")
    equal = city("happy-market:orange shoe-shop")
    assert hearts(expert(city("happy-market:yellow grocery taj-mahal"), rich, equal)) == 1
    assert hearts(expert(city("happy-market:yellow grocery taj-mahal"), equal, rich)) == 1


@pytest.mark.rule("R-X35", "R-X3")
def test_the_taj_mahal_does_not_care_who_sits_opposite() -> None:
    game = expert(
        city("happy-market:yellow grocery taj-mahal"),
        city("happy-market:blue perfumery"),
        city("happy-market:green"),
        city("happy-market:orange restaurant"),
    )
    assert hearts(game) == 3


@pytest.mark.rule("R-X35", "R-X14")
def test_the_taj_mahal_counts_the_neighbours_special_buildings() -> None:
    # 2 against 1 + 3 of the Barber, who is the poorest without his bonus.
    game = expert(city("happy-market:yellow grocery taj-mahal"), city("happy-market:blue school barber"))
    assert hearts(game) == 3


# Moai


@pytest.mark.rule("R-X36")
@pytest.mark.parametrize(("before", "expected"), [(2, 4), (7, 4), (8, 2), (9, 0)])
def test_moai_counts_the_cards_of_its_city_itself_included(before: int, expected: int) -> None:
    names = (
        "happy-market:yellow grocery shoe-shop igloo school police-station bank bookshop perfumery".split()
    )
    game = expert(city(" ".join([*names[:before], "moai"])), OTHER)
    assert hearts(game) == expected


@pytest.mark.rule("R-X36", "R-G9", "R-G11")
def test_a_covered_building_and_its_monster_are_one_card_for_moai() -> None:
    nine = "happy-market:yellow grocery shoe-shop igloo school/catzilla police-station bank bookshop moai"
    game = expert(city(nine, monster="grozilla"), OTHER, grozilla=True)
    assert hearts(game) == 2


# Japanese Garden


@pytest.mark.rule("R-X37")
@pytest.mark.parametrize(
    ("cards", "product", "expected"),
    [
        ("luxury-residence igloo zoo museum florist library", 4 * 7, 56),
        ("luxury-residence apartment-building zoo museum florist", 5 * 6, 30),
        ("luxury-residence apartment-building zoo museum florist park", 5 * 7, 35),
        ("house library", 1, 2),
        ("school", 0, 0),
        ("house factory", -1, -2),
    ],
)
def test_the_japanese_garden_doubles_less_than_thirty_points(cards: str, product: int, expected: int) -> None:
    game = expert(city(f"happy-market:yellow {cards} japanese-garden"), OTHER)
    assert citizens(game) * hearts(game) == product
    assert points(game) == expected


# Rainbow Fountain


@pytest.mark.rule("R-X38")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("happy-market:yellow observatory zoo factory igloo", (1 + 2, 2 + 3 - 1 + 2)),
        ("happy-market:yellow observatory zoo factory", (0 + 1, 2 + 3 - 1 + 1)),
    ],
)
def test_the_rainbow_fountain_wants_all_five_colours(cards: str, expected: tuple[int, int]) -> None:
    assert symbols(expert(city(f"{cards} rainbow-fountain"), OTHER)) == expected


@pytest.mark.rule("R-X38", "R-G10")
def test_one_multicolour_card_counts_for_all_its_colours_at_the_fountain() -> None:
    # The Botanical Dome is blue, orange, purple and green (1 inhabitant, 2 hearts); the market is yellow.
    game = expert(city("happy-market:yellow botanical-dome rainbow-fountain"), OTHER, grozilla=True)
    assert symbols(game) == (1 + 2, 2 + 2)
