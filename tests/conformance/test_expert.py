"""R-X1 to R-X9: what expert mode adds to the rules as a whole."""

from __future__ import annotations

import pytest

from happycity import Game, IllegalAction, Options
from happycity.cards import default_catalogue
from tests.support.positions import (
    NINE,
    all_coins,
    cards,
    citizens,
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


@pytest.mark.rule("R-X1")
def test_the_expert_pack_has_38_special_buildings_and_shares_none_with_the_family_pack() -> None:
    catalogue = default_catalogue()
    expert_pack = {special.id for special in catalogue.specials_of("expert")}
    family_pack = {special.id for special in catalogue.specials_of("family")}
    assert (len(expert_pack), len(family_pack)) == (38, 18)
    assert not expert_pack & family_pack


@pytest.mark.rule("R-X1")
def test_expert_special_buildings_replace_the_family_ones() -> None:
    pack = {special.id for special in default_catalogue().specials_of("expert")}
    for seed in range(8):
        assert set(Game(Options(players=5, mode="expert"), seed=seed).state()["specials"]) <= pack


@pytest.mark.rule("R-X1")
def test_only_the_rainbow_fountain_stands_in_for_a_card_that_no_source_shows() -> None:
    pack = default_catalogue().specials_of("expert")
    assert [card.id for card in pack if card.provenance in ("house", "stand-in")] == ["rainbow-fountain"]


# The Happy Market draft


@pytest.mark.rule("R-X2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_player_chooses_a_market_first_and_the_first_player_last(players: int) -> None:
    game = Game(Options(players=players, mode="expert"), seed=1)
    order = []
    for colour in ("green", "yellow", "purple", "blue", "orange")[:players]:
        assert game.phase == "market"
        assert game.turn == game.seat
        order.append(game.seat)
        play(game, f"market {colour}")
    assert order == list(reversed(range(players)))
    assert (game.phase, game.turn, game.round) == ("draw", 0, 1)


@pytest.mark.rule("R-X2")
def test_each_coloured_market_exists_once() -> None:
    game = Game(Options(players=3, mode="expert"), seed=1)
    assert legal(game) == {"market yellow", "market blue", "market orange", "market purple", "market green"}
    play(game, "market green")
    assert legal(game) == {"market yellow", "market blue", "market orange", "market purple"}
    with pytest.raises(IllegalAction):
        game.play("market green")


@pytest.mark.rule("R-X2")
def test_the_special_buildings_are_revealed_before_the_markets_are_chosen() -> None:
    game = Game(Options(players=3, mode="expert"), seed=1)
    assert game.phase == "market"
    assert len(game.state()["specials"]) == 5


@pytest.mark.rule("R-X2")
def test_a_chosen_market_is_the_first_card_with_its_colour_and_an_income_of_one() -> None:
    game = Game(Options(players=2, mode="expert"), seed=1)
    play(game, "market purple", "market blue")
    assert seat(game, 0)["cards"][0]["id"] == "happy-market"
    assert seat(game, 0)["cards"][0]["colours"] == ["blue"]
    assert seat(game, 1)["cards"][0]["colours"] == ["purple"]
    assert [income(game, number) for number in (0, 1)] == [1, 1]
    assert all_coins(game) == [3, 3]


@pytest.mark.rule("R-X2")
def test_the_markets_colour_counts_for_conditions() -> None:
    # The Port wants one yellow and one green card.
    with_yellow = expert(city("happy-market:yellow house"), city("happy-market:blue"), specials="port")
    with_purple = expert(city("happy-market:purple house"), city("happy-market:blue"), specials="port")
    assert with_yellow.progress("port").met
    assert not with_purple.progress("port").met


# Neighbours


@pytest.mark.rule("R-X3", "R-X13")
def test_with_two_players_the_one_opponent_is_both_neighbours_but_counted_once() -> None:
    game = expert(
        city("happy-market:purple house castle"),
        city("happy-market:blue", coins=4),
        turn=1,
        central="museum zoo spa",
    )
    play(game, "buy museum")
    assert coins(game, 0) == 1 + (1 + 0)  # one coin for the purchase, then the income of the Happy Market


@pytest.mark.rule("R-X3", "R-X13")
@pytest.mark.parametrize(("buyer", "gained"), [(1, 1), (2, 0), (3, 1)])
def test_with_four_players_the_one_opposite_is_no_neighbour(buyer: int, gained: int) -> None:
    game = expert(
        city("happy-market:purple house castle"),
        city("happy-market:blue", coins=4),
        city("happy-market:green", coins=4),
        city("happy-market:yellow", coins=4),
        turn=buyer,
        central="museum zoo spa",
    )
    play(game, "buy museum")
    next_income = 1 if buyer == 3 else 0  # the last player's turn ends the round
    assert coins(game, 0) == gained + next_income


@pytest.mark.rule("R-X3", "R-X33")
def test_with_five_players_the_neighbours_are_the_next_and_the_last_seat() -> None:
    game = expert(
        city("happy-market:yellow library stonehenge"),
        city("happy-market:green school"),
        city("happy-market:orange museum hospital park"),
        city("happy-market:blue museum hospital"),
        city("happy-market:purple school police-station"),
    )
    assert citizens(game) == 2


# Effect and income


@pytest.mark.rule("R-X4", "R-X27")
def test_an_effect_is_all_income_and_all_symbols_of_a_card() -> None:
    # The Swiss Chalet has an income of 1, an inhabitant and a heart.
    game = expert(
        city("happy-market:yellow swiss-chalet art-gallery"), city("happy-market:blue"), grozilla=True
    )
    assert income(game) == 1 + 1 + 1
    assert symbols(game) == (1 + 1, 1 + 1)


@pytest.mark.rule("R-X5")
def test_income_covers_all_that_is_shown_with_the_income_symbol() -> None:
    game = expert(
        city("happy-market:yellow school house billiards"),  # 1 + three colours
        city("happy-market:green hospital barber"),  # 1 + 3, the lowest without its bonus
        city("happy-market:blue factory bowling-alley"),  # 1 + 1 + 3 per purple card
    )
    assert [income(game, number) for number in (0, 1, 2)] == [4, 4, 5]


@pytest.mark.rule("R-X5")
def test_coins_of_arcade_louvre_and_versailles_are_no_income() -> None:
    game = expert(
        city("happy-market:yellow arcade", coins=5),
        city("happy-market:blue louvre", coins=5, louvre_left=2),
        city("happy-market:green versailles", coins=5),
    )
    assert [income(game, number) for number in (0, 1, 2)] == [1, 1, 1]


@pytest.mark.rule("R-X5")
@pytest.mark.parametrize(("special", "gained"), [("arcade", 2), ("versailles", 1)])
def test_a_louvre_pays_an_opponents_income_but_not_that_opponents_other_coins(
    special: str, gained: int
) -> None:
    game = expert(
        city("happy-market:yellow louvre", louvre_left=2),
        city(f"happy-market:blue {special}", coins=5),
        city("happy-market:green grocery", coins=9),
        turn=2,
        central="zoo spa casino",
    )
    play(game, "coin", "louvre 1")
    assert all_coins(game)[:2] == [0 + 1 + 1, 5 + 1 + gained]


@pytest.mark.rule("R-X5", "R-X24")
def test_what_a_louvre_paid_does_not_raise_its_owners_income() -> None:
    game = expert(
        city("happy-market:yellow museum house louvre", coins=5, louvre_left=2),
        city("happy-market:blue grocery shoe-shop", coins=9),
        turn=1,
        central="zoo spa casino",
    )
    play(game, "coin", "louvre 1")
    assert coins(game) == 5 + 1 + 3
    assert income(game) == 1


@pytest.mark.rule("R-X5", "R-X35")
def test_the_taj_mahal_does_not_see_the_arcades_coins() -> None:
    # 2 against 2: not strictly below, whatever the Arcade pays.
    game = expert(
        city("happy-market:yellow grocery taj-mahal"), city("happy-market:blue shoe-shop arcade", coins=5)
    )
    assert hearts(game) == 1


@pytest.mark.rule("R-X6")
def test_comparisons_look_at_the_table_as_it_is_at_that_moment() -> None:
    game = expert(
        city("happy-market:purple school burger-bar"),
        city("happy-market:green museum", coins=2),
        turn=1,
        central="park zoo spa",
    )
    assert hearts(game) == 2  # one blue card each
    play(game, "buy park")
    assert hearts(game) == 1  # one against two


@pytest.mark.rule("R-X6")
def test_a_coloured_happy_market_is_a_card_of_its_colour_for_every_count() -> None:
    game = expert(
        city("happy-market:blue school sushi-bar"),  # 1 + two blue cards
        city("happy-market:green hospital wind-turbine"),
        city("happy-market:purple grocery machu-picchu"),
        city("happy-market:orange grocery"),
    )
    assert income(game, 0) == 3
    assert hearts(game, 1) == 1  # one green card
    assert citizens(game, 2) == 1  # one orange card to the left


@pytest.mark.rule("R-X7")
def test_immediate_effects_happen_when_the_card_is_taken() -> None:
    game = expert(
        city("happy-market:green house", coins=3),
        city("happy-market:blue"),
        central="igloo",
        specials="joke-shop",
    )
    play(game, "buy igloo")
    assert coins(game) == 0
    play(game, "claim joke-shop")
    assert coins(game) == 4  # four cards, itself included


# The order of an income phase and of the end


@pytest.mark.rule("R-X8", "R-X22")
def test_the_arcade_looks_at_the_purse_before_the_income() -> None:
    game = expert(
        city("happy-market:yellow perfumery arcade", coins=0), city("happy-market:blue", coins=0), turn=1
    )
    play(game, "coin")
    assert coins(game, 0) == 3  # the income of 1 + 2 came too late for the Arcade


@pytest.mark.rule("R-X8", "R-X24")
def test_the_louvre_is_asked_after_the_arcades_and_before_the_incomes() -> None:
    game = expert(
        city("happy-market:yellow louvre", coins=1, louvre_left=2),
        city("happy-market:blue arcade", coins=1),
        city("happy-market:green perfumery"),
        turn=2,
    )
    play(game, "coin")
    assert (game.phase, game.seat, game.turn) == ("louvre", 0, 0)
    assert all_coins(game) == [1, 1 + 2, 1]
    play(game, "louvre 2")
    assert all_coins(game) == [1 + 1 + 3, 3 + 1, 1 + 3]


@pytest.mark.rule("R-X8", "R-X23")
def test_versailles_looks_at_the_purses_after_the_incomes() -> None:
    game = expert(
        city("happy-market:yellow", coins=5),  # 5 + 1
        city("happy-market:blue perfumery hardware-store", coins=3),  # 3 + 5, now the richest
        city("happy-market:green versailles", coins=0),
        turn=2,
    )
    play(game, "coin")
    assert all_coins(game) == [6, 8 - 1, 0 + 1 + 1 + 1]


@pytest.mark.rule("R-X8", "R-X23", "R-X24")
def test_versailles_takes_from_the_louvres_owner_after_the_extra_is_paid() -> None:
    game = expert(
        city("happy-market:yellow louvre", coins=4, louvre_left=1),
        city("happy-market:blue perfumery hardware-store", coins=3),
        city("happy-market:green versailles", coins=0),
        turn=2,
    )
    play(game, "coin", "louvre 1")
    # 4 + 1 + 5 = 10 is more than 3 + 5 = 8; the thief has 0 + 1 + 1 and takes one.
    assert all_coins(game) == [10 - 1, 8, 2 + 1]


@pytest.mark.rule("R-X9")
def test_the_last_gift_of_corgzilla_comes_before_the_sphinx_and_the_arcade() -> None:
    game = expert(
        city("happy-market:yellow school sphinx", coins=0),
        city("happy-market:blue arcade", coins=0),
        city(f"happy-market:green {NINE}", monster="corgzilla"),
        turn=2,
        last_round=True,
        grozilla=True,
    )
    play(game, "coin")
    assert (game.phase, game.seat) == ("gift", 2)
    play(game, "gift 0")
    assert (game.phase, game.seat) == ("sphinx", 0)
    play(game, "sphinx arcade")
    # The gift makes one coin, so the copied Arcade pays two; the true Arcade's owner has none and gets none.
    assert game.over
    assert all_coins(game) == [1 + 2, 0, 1]


@pytest.mark.rule("R-X9")
def test_incomes_at_the_end_include_what_the_great_pyramid_copies() -> None:
    # Taj Mahal: income 1 + 1 + 2 = 4. The neighbour's 1 + 2 = 3 becomes 5 with the copied Perfumery of slot 3.
    game = expert(
        city("happy-market:yellow igloo perfumery taj-mahal"),
        city("happy-market:blue hardware-store great-pyramid"),
    )
    assert hearts(game) == 3


@pytest.mark.rule("R-X9", "R-X29", "R-X35")
def test_incomes_at_the_end_include_what_the_sphinx_copies() -> None:
    game = expert(
        city("happy-market:yellow igloo taj-mahal"),  # income 2
        city("happy-market:blue park sphinx"),  # income 1, with a copied Sushi Bar 1 + 2
        city(
            "happy-market:orange hospital sushi-bar"
        ),  # income 1 + 1; with a fourth player no neighbour of the Taj Mahal
        city(f"happy-market:green {NINE}"),
        turn=3,
        last_round=True,
    )
    play(game, "coin")
    assert hearts(game) == 1
    play(game, "sphinx sushi-bar")
    assert income(game, 1) == 3
    assert hearts(game) == 3


@pytest.mark.rule("R-X9")
def test_the_product_is_made_before_the_concert_hall_takes_its_points() -> None:
    game = expert(city("happy-market:yellow luxury-residence zoo concert-hall"), city("happy-market:blue"))
    assert points(game) == 3 * 3 - 1


@pytest.mark.rule("R-X9", "R-X23", "R-X24")
def test_no_income_louvre_or_versailles_follows_the_last_round() -> None:
    game = expert(
        city("happy-market:yellow louvre", coins=1, louvre_left=2),
        city("happy-market:blue versailles", coins=1),
        city(f"happy-market:green {NINE}", coins=5),
        turn=2,
        last_round=True,
    )
    play(game, "coin")
    assert game.over
    assert all_coins(game) == [1, 1, 6]
    assert cards(game, 0) == "happy-market louvre"
