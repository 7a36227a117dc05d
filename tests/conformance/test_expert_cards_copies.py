"""R-X27 to R-X29: Art Gallery, Great Pyramid and Sphinx, which copy what other cards do."""

from __future__ import annotations

import json
from typing import Any

import pytest

from happycity import Game, IllegalAction
from happycity.cards import default_catalogue
from tests.support.positions import (
    NINE,
    all_coins,
    cards,
    city,
    coins,
    expert,
    hearts,
    income,
    legal,
    play,
    points,
    seat,
    symbols,
)

OTHER = city("happy-market:orange")


# Art Gallery


@pytest.mark.rule("R-X27")
def test_the_art_gallery_copies_income_and_symbols_of_the_card_before_it() -> None:
    # Shopping Mall: income 1, two hearts.
    game = expert(city("happy-market:yellow school park shopping-mall art-gallery"), OTHER)
    assert income(game) == 1 + 1 + 1
    assert symbols(game) == (1, 1 + 2 + 2)


@pytest.mark.rule("R-X27")
def test_the_art_gallery_copies_crossed_out_symbols_too() -> None:
    game = expert(city("happy-market:yellow luxury-residence steelworks art-gallery"), OTHER)
    assert symbols(game) == (3, -1 - 1)
    assert points(game) == -6


@pytest.mark.rule("R-X27")
def test_the_art_gallery_does_not_copy_the_colour() -> None:
    # The Escape Room's owner has three yellow cards, the Gallery's owner two: a third would give the room its bonus.
    game = expert(
        city("happy-market:yellow school park shopping-mall art-gallery"),
        city("happy-market:blue grocery shoe-shop florist escape-room"),
    )
    assert income(game, 1) == 1 + 1 + 1 + 1


@pytest.mark.rule("R-X27", "R-G9")
def test_the_art_gallery_has_no_effect_after_a_destroyed_card() -> None:
    game = expert(city("happy-market:yellow zoo museum/grozilla art-gallery"), OTHER, grozilla=True)
    assert symbols(game) == (0, 3)
    assert income(game) == 1


@pytest.mark.rule("R-X27", "R-G9", "R-G12")
def test_the_art_gallery_does_not_copy_a_monster() -> None:
    game = expert(city("happy-market:yellow zoo house/catzilla art-gallery"), OTHER, grozilla=True)
    assert symbols(game) == (-1, 3)


# Great Pyramid


@pytest.mark.rule("R-X28")
def test_the_great_pyramid_copies_the_neighbours_card_of_the_same_slot() -> None:
    game = expert(
        city("happy-market:yellow school great-pyramid"), city("happy-market:blue grocery museum zoo")
    )
    assert symbols(game) == (1, 2)
    assert points(game) == 2


@pytest.mark.rule("R-X28")
def test_the_printed_example_the_ninth_card_copies_a_ninth() -> None:
    game = expert(
        city("happy-market:yellow house grocery shoe-shop bank bookshop igloo perfumery great-pyramid"),
        city("happy-market:blue school park library police-station hardware-store florist pastry-shop zoo"),
    )
    # House, Bank, Bookshop and Igloo; the Zoo is the neighbour's ninth card.
    assert symbols(game) == (4, 3)


@pytest.mark.rule("R-X28")
def test_the_great_pyramid_never_copies_the_colour() -> None:
    # With the Museum's colour the Pyramid's owner would have as many blue cards as the Burger Bar's.
    game = expert(
        city("happy-market:yellow school great-pyramid"), city("happy-market:blue grocery museum burger-bar")
    )
    assert hearts(game, 1) == 2 + 3


@pytest.mark.rule("R-X28")
def test_the_great_pyramid_never_copies_a_special_building() -> None:
    game = expert(
        city("happy-market:yellow school great-pyramid"), city("happy-market:blue grocery statue-of-liberty")
    )
    assert symbols(game) == (1, 0)


@pytest.mark.rule("R-X28")
def test_without_a_card_in_that_slot_the_great_pyramid_copies_nothing() -> None:
    game = expert(city("happy-market:yellow school great-pyramid"), city("happy-market:blue zoo"))
    assert symbols(game) == (1, 0)


@pytest.mark.rule("R-X28")
def test_the_great_pyramid_takes_the_neighbour_that_is_better_for_the_points() -> None:
    def pyramid(left: str, right: str) -> tuple[int, int]:
        return symbols(
            expert(
                city("happy-market:yellow school great-pyramid"),
                city(f"happy-market:blue grocery {left}"),
                city(f"happy-market:green grocery {right}"),
            )
        )

    assert pyramid("museum", "zoo") == (1, 3)
    assert pyramid("zoo", "museum") == (1, 3)
    # Three inhabitants more are worth nothing without a heart: 4 x 0 against 1 x 1.
    assert pyramid("treehouse", "library") == (1, 1)


@pytest.mark.rule("R-X28")
def test_the_great_pyramid_takes_the_left_neighbour_if_both_are_equally_good() -> None:
    def pyramid(left: str, right: str) -> int:
        return hearts(
            expert(
                city("happy-market:yellow factory great-pyramid"),
                city(f"happy-market:blue grocery {left}"),
                city(f"happy-market:green grocery {right}"),
            )
        )

    # Without inhabitants the points are 0 either way; the Factory has -1 heart.
    assert pyramid("perfumery", "zoo") == -1
    assert pyramid("zoo", "perfumery") == -1 + 3


@pytest.mark.rule("R-X28")
def test_a_single_neighbours_card_is_copied_even_if_it_does_harm() -> None:
    game = expert(
        city("happy-market:yellow school great-pyramid"), city("happy-market:blue grocery steelworks")
    )
    assert points(game) == 1 * -1


@pytest.mark.rule("R-X28", "R-X3")
def test_the_great_pyramid_does_not_see_the_city_opposite() -> None:
    game = expert(
        city("happy-market:yellow school great-pyramid"),
        city("happy-market:blue"),
        city("happy-market:green grocery zoo"),
        city("happy-market:orange grocery library"),
    )
    assert symbols(game) == (1, 1)


@pytest.mark.rule("R-X28", "R-G9")
def test_a_covered_card_gives_the_great_pyramid_nothing() -> None:
    game = expert(
        city("happy-market:yellow school great-pyramid"),
        city("happy-market:blue grocery zoo/catzilla"),
        grozilla=True,
    )
    assert symbols(game) == (1, 0)


def pyramid_between(left: str, right: str, **fields: Any) -> Game:
    """A Great Pyramid in the third slot, beside a House and a Museum: without a copy 1 x 2 = 2 points."""
    return expert(
        city("happy-market:blue museum great-pyramid house"),
        city(f"happy-market:yellow school {left}"),
        city(f"happy-market:green school {right}"),
        grozilla=True,
        **fields,
    )


@pytest.mark.rule("R-X28", "R-G9")
def test_the_great_pyramid_may_look_at_a_covered_card_rather_than_at_one_that_does_harm() -> None:
    assert points(pyramid_between("library/catzilla", "factory")) == 1 * 2
    assert points(pyramid_between("factory", "library/catzilla")) == 1 * 2
    # The Zoo is worth more than nothing.
    assert points(pyramid_between("library/catzilla", "zoo")) == 1 * 5
    assert points(pyramid_between("zoo", "library/catzilla")) == 1 * 5


@pytest.mark.rule("R-X28", "R-G9")
def test_a_covered_special_building_is_still_no_card_for_the_great_pyramid() -> None:
    assert points(pyramid_between("statue-of-liberty/catzilla", "factory")) == 1 * 1


@pytest.mark.rule("R-X28")
def test_by_the_first_rules_the_great_pyramid_could_not_look_at_a_covered_card() -> None:
    position = pyramid_between("library/catzilla", "factory").position()
    assert points(Game.from_position(position, seed=1, rules=1)) == 1 * 1
    assert points(Game.from_position(position, seed=1)) == 1 * 2


@pytest.mark.rule("R-X28", "R-X9")
def test_the_great_pyramids_income_counts_at_the_end_only() -> None:
    # The full city's third card is the Shoe Shop with an income of 1.
    game = expert(
        city("happy-market:yellow school great-pyramid"),
        city(f"happy-market:green {NINE}"),
        turn=1,
        last_round=True,
    )
    assert income(game) == 1
    play(game, "coin")
    assert game.over
    assert income(game) == 1 + 1
    assert coins(game) == 0


# Sphinx


def finale(*cities: dict[str, Any], **fields: Any) -> Game:
    """A last round with a full city as the last seat, which has just taken its coin: the Sphinx is asked."""
    game = expert(*cities, city(f"happy-market:green {NINE}"), turn=len(cities), last_round=True, **fields)
    play(game, "coin")
    return game


@pytest.mark.rule("R-X29")
def test_the_sphinx_copies_an_opponents_special_building_or_one_from_the_box() -> None:
    game = finale(city("happy-market:yellow school sphinx"), city("happy-market:blue drone-tower"))
    assert (game.phase, game.seat, game.turn) == ("sphinx", 0, 0)
    assert legal(game) == {"sphinx drone-tower", "sphinx box"}
    play(game, "sphinx drone-tower")
    assert game.over
    assert seat(game, 0)["copies"] == "drone-tower"
    assert cards(game) == "happy-market school sphinx"


@pytest.mark.rule("R-X29", "R-X3")
def test_the_sphinx_may_copy_from_any_opponent_at_the_table() -> None:
    game = finale(
        city("happy-market:yellow school sphinx"),
        city("happy-market:blue drone-tower"),
        city("happy-market:purple moai"),
        city("happy-market:orange louvre"),
    )
    assert legal(game, "sphinx") == {"sphinx drone-tower", "sphinx moai", "sphinx louvre", "sphinx box"}


@pytest.mark.rule("R-X29")
def test_with_none_to_copy_the_draw_from_the_box_is_forced() -> None:
    game = finale(city("happy-market:yellow school sphinx"), box="statue-of-liberty moai")
    assert legal(game) == {"sphinx box"}
    play(game, "sphinx box")
    assert seat(game, 0)["copies"] == "statue-of-liberty"
    assert symbols(game) == (1, 4)
    assert game.draws[-1] == "statue-of-liberty"


@pytest.mark.rule("R-X29")
def test_what_lies_in_the_box_is_unseen_until_drawn() -> None:
    game = finale(city("happy-market:yellow school sphinx"), box="statue-of-liberty moai")
    assert "statue-of-liberty" not in json.dumps(game.state())
    with pytest.raises(IllegalAction):
        game.play("sphinx statue-of-liberty")


@pytest.mark.rule("R-X29")
def test_every_special_building_of_the_box_is_drawn_with_the_same_chance() -> None:
    game = finale(city("happy-market:yellow school sphinx"), city("happy-market:blue drone-tower"))
    boxed = {card.id for card in default_catalogue().specials_of("expert")} - {"sphinx", "drone-tower"}
    chances = {str(chance.card): chance.probability for chance in game.chances("sphinx box")}
    assert set(chances) == boxed
    assert set(chances.values()) == {chances["moai"]}
    assert sum(chances.values()) == 1


@pytest.mark.rule("R-X29")
def test_special_buildings_still_on_offer_are_not_in_the_box() -> None:
    game = finale(city("happy-market:yellow school sphinx"), specials="moai louvre")
    drawn = {str(chance.card) for chance in game.chances("sphinx box")}
    assert not drawn & {"moai", "louvre", "sphinx"}
    assert "sphinx moai" not in legal(game)


@pytest.mark.rule("R-X29")
def test_an_empty_box_leaves_only_what_others_have() -> None:
    game = finale(city("happy-market:yellow school sphinx"), city("happy-market:blue moai"), box="")
    assert legal(game) == {"sphinx moai"}
    game = finale(city("happy-market:yellow school sphinx"), box="")
    assert game.over


@pytest.mark.rule("R-X29")
def test_the_last_special_building_of_the_box_can_be_drawn() -> None:
    game = finale(city("happy-market:yellow school sphinx"), box="moai")
    play(game, "sphinx box")
    assert seat(game, 0)["copies"] == "moai"


@pytest.mark.rule("R-X29")
def test_an_undecided_sphinx_copies_nothing() -> None:
    game = finale(
        city("happy-market:yellow school library sphinx"), city("happy-market:blue statue-of-liberty")
    )
    assert not game.over
    assert symbols(game) == (1, 1)
    assert game.state()["result"] is None


@pytest.mark.rule("R-X29", "R-G9")
def test_a_covered_special_building_cannot_be_copied() -> None:
    game = finale(
        city("happy-market:yellow school sphinx"),
        city("happy-market:blue statue-of-liberty/grozilla"),
        grozilla=True,
    )
    assert legal(game) == {"sphinx box"}


@pytest.mark.rule("R-X29", "R-G9")
def test_a_covered_sphinx_does_nothing() -> None:
    game = finale(
        city("happy-market:yellow school sphinx/grozilla"),
        city("happy-market:blue statue-of-liberty"),
        grozilla=True,
    )
    assert game.over
    assert symbols(game) == (1, 0)


def sphinx_copies(special: str, mine: str, theirs: str, **fields: Any) -> Game:
    """The end of a game in which the first player's Sphinx copied the second player's special building."""
    mine_coins, their_coins = fields.pop("coins", (0, 0))
    game = finale(
        city(f"happy-market:yellow {mine}", coins=mine_coins),
        city(f"happy-market:blue {theirs}", coins=their_coins),
        **fields,
    )
    play(game, f"sphinx {special}")
    assert game.over
    return game


@pytest.mark.rule("R-X29", "R-X26")
def test_a_copied_statue_has_four_hearts_and_discards_nothing() -> None:
    game = sphinx_copies("statue-of-liberty", "school house sphinx", "park statue-of-liberty")
    assert cards(game) == "happy-market school house sphinx"
    assert symbols(game) == (2, 4)
    assert points(game) == 8


@pytest.mark.rule("R-X29", "R-X21")
def test_a_copied_drone_tower_has_two_hearts_and_gives_no_coins() -> None:
    game = sphinx_copies("drone-tower", "school sphinx", "drone-tower", coins=(3, 4))
    assert symbols(game) == (1, 2)
    assert all_coins(game) == [3, 4, 1]


@pytest.mark.rule("R-X29", "R-X19")
def test_a_copied_concert_hall_brings_the_loss_only() -> None:
    # Income 1 + 2 of the Perfumery; School and Treehouse 4 x Zoo 3.
    game = sphinx_copies(
        "concert-hall", "school treehouse zoo perfumery sphinx", "concert-hall", coins=(1, 0)
    )
    assert coins(game) == 1
    assert points(game) == 4 * 3 - 3


@pytest.mark.rule("R-X29", "R-X22")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 3), (5, 7)])
def test_a_copied_arcade_pays_its_last_coins(before: int, after: int) -> None:
    game = sphinx_copies("arcade", "school sphinx", "arcade", coins=(before, 4))
    assert all_coins(game) == [after, 4 + 2, 1]


@pytest.mark.rule("R-X29", "R-X27")
def test_a_copied_art_gallery_copies_the_card_before_the_sphinx() -> None:
    # The Zoo stands before the Sphinx, the School before the Gallery.
    game = sphinx_copies("art-gallery", "house zoo sphinx", "school art-gallery")
    assert symbols(game) == (1, 3 + 3)


@pytest.mark.rule("R-X29", "R-X28")
def test_a_copied_great_pyramid_looks_at_the_sphinxs_slot() -> None:
    # Slot 4 of the left neighbour: Zoo; slot 4 of the right neighbour (the full city): Florist with a heart.
    game = sphinx_copies("great-pyramid", "school house sphinx", "park great-pyramid zoo")
    assert symbols(game) == (2, 3)


@pytest.mark.rule("R-X29", "R-X37")
def test_a_copied_japanese_garden_doubles_the_points() -> None:
    game = sphinx_copies("japanese-garden", "treehouse zoo sphinx", "japanese-garden")
    assert points(game) == 3 * 3 * 2


@pytest.mark.rule("R-X29", "R-X16")
def test_a_copied_billiards_counts_the_colours_before_the_sphinx() -> None:
    # Before the Sphinx yellow and blue; the Zoo comes after it. The neighbour's own Billiards has blue only.
    game = sphinx_copies("billiards", "school sphinx zoo", "billiards igloo")
    assert income(game) == 1 + 2
    assert income(game, 1) == 1 + 1 + 1


@pytest.mark.rule("R-X29", "R-X14")
def test_two_barbers_are_each_compared_without_any_barbers_bonus() -> None:
    # 2 with the Sphinx against the Barber's 1: only the true Barber is the poorest.
    game = sphinx_copies("barber", "grocery sphinx", "school barber")
    assert [income(game, number) for number in (0, 1)] == [2, 1 + 3]
    # And the other way round: 1 against 2.
    game = sphinx_copies("barber", "school sphinx", "grocery barber")
    assert [income(game, number) for number in (0, 1)] == [1 + 3, 2]


@pytest.mark.rule("R-X29", "R-X14")
def test_two_barbers_with_the_same_income_earn_no_bonus() -> None:
    game = sphinx_copies("barber", "school sphinx", "park barber")
    assert [income(game, number) for number in (0, 1)] == [1, 1]


@pytest.mark.rule("R-X29", "R-X30")
def test_a_copied_bridge_joins_the_cards_around_the_sphinx() -> None:
    game = sphinx_copies("golden-gate-bridge", "house sphinx igloo", "golden-gate-bridge")
    assert symbols(game) == (1 + 1 + 1, 1)


@pytest.mark.rule("R-X29", "R-X31")
def test_a_copied_great_wall_looks_at_the_cards_after_the_sphinx() -> None:
    game = sphinx_copies("great-wall", "sphinx school police-station", "great-wall")
    assert symbols(game) == (2, 3)


@pytest.mark.rule("R-X29", "R-X36")
def test_a_copied_moai_counts_the_cards_of_the_sphinxs_city() -> None:
    game = sphinx_copies("moai", "school sphinx", "moai")
    assert hearts(game) == 4


@pytest.mark.rule("R-X29", "R-X35")
def test_a_copied_taj_mahal_compares_the_sphinxs_neighbours() -> None:
    # 1 against 2 and the full city's 12; the true Taj Mahal, 2 against 1, has one heart.
    game = sphinx_copies("taj-mahal", "school sphinx", "grocery taj-mahal")
    assert (hearts(game, 0), hearts(game, 1)) == (3, 1)


@pytest.mark.rule("R-X29", "R-X33")
def test_a_copied_machu_picchu_looks_to_the_sphinxs_left() -> None:
    game = sphinx_copies("machu-picchu", "library sphinx", "zoo spa machu-picchu")
    assert symbols(game) == (2, 1)


@pytest.mark.rule("R-X29", "R-X17")
def test_a_copied_organic_market_counts_the_sphinxs_city() -> None:
    game = sphinx_copies("organic-market", "zoo hospital sphinx", "organic-market")
    assert income(game) == 1 + 2


@pytest.mark.rule("R-X29")
@pytest.mark.parametrize(
    "special",
    ["port", "airport", "train-station", "hotdog-shop", "undersea-tunnel", "castle", "joke-shop", "big-ben", "louvre",
     "versailles"],
)  # fmt: skip
def test_what_a_card_does_when_taken_or_from_now_on_is_past_for_the_sphinx(special: str) -> None:
    game = sphinx_copies(special, "school library sphinx", special, coins=(2, 3))
    assert all_coins(game) == [2, 3, 1]
    assert symbols(game) == (1, 1)
    assert (income(game), points(game)) == (1, 1)


@pytest.mark.rule("R-X29", "R-X19", "R-E5")
def test_a_copied_concert_hall_is_deducted_from_a_sum_too() -> None:
    game = sphinx_copies("concert-hall", "school library sphinx", "concert-hall", scoring="sum")
    assert points(game) == 1 + 1 - 1
