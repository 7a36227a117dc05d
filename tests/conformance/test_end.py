"""R-E1 to R-E6: the tenth card, the count and the winner."""

from __future__ import annotations

import pytest

from happycity import Game
from tests.support.positions import (
    NINE,
    cards,
    city,
    coins,
    expert,
    family,
    hearts,
    legal,
    play,
    points,
    result,
    seat,
    symbols,
)

NEWCOMER = city("happy-market")
EIGHT = "happy-market school park museum grocery shoe-shop florist pastry-shop"


@pytest.mark.rule("R-E1")
def test_the_tenth_card_makes_this_round_the_last() -> None:
    game = family(city(f"{EIGHT} bank", coins=1), NEWCOMER, NEWCOMER, central="zoo spa casino")
    assert not game.state()["last_round"]
    play(game, "buy house")
    assert game.state()["last_round"]
    play(game, "keep", "coin")
    assert game.turn == 2
    play(game, "keep", "coin")
    assert game.over
    assert game.phase == "over"
    assert game.legal() == []


@pytest.mark.rule("R-E1")
def test_the_game_ends_at_once_when_the_last_player_gets_the_tenth_card() -> None:
    game = family(NEWCOMER, NEWCOMER, city(f"{EIGHT} bank", coins=1), turn=2, central="zoo spa casino")
    play(game, "buy house")
    assert game.over


@pytest.mark.rule("R-E1")
def test_a_special_building_may_be_the_tenth_card() -> None:
    game = family(city(f"{EIGHT}", coins=1), NEWCOMER, specials="toy-shop", central="zoo spa casino")
    play(game, "buy house")
    assert not game.state()["last_round"]
    play(game, "claim toy-shop")
    assert game.state()["last_round"]


@pytest.mark.rule("R-E1")
def test_nine_cards_do_not_end_the_game() -> None:
    game = family(NEWCOMER, city(EIGHT, coins=1), turn=1, central="zoo spa casino", round=9)
    play(game, "buy house")
    assert not game.over
    assert (game.round, game.turn) == (10, 0)


@pytest.mark.rule("R-E1", "R-X9")
def test_no_income_follows_the_last_round() -> None:
    game = family(
        city(f"happy-market {NINE}"), city("happy-market perfumery", coins=2), turn=1, last_round=True
    )
    play(game, "coin")
    assert game.over
    assert [coins(game, number) for number in (0, 1)] == [0, 3]


@pytest.mark.rule("R-E1")
def test_nothing_can_be_played_after_the_end() -> None:
    game = family(city(f"happy-market {NINE}"), NEWCOMER, turn=1, last_round=True)
    play(game, "coin")
    assert game.why_not("coin") is not None
    assert game.state()["result"] is not None


@pytest.mark.rule("R-E2")
def test_the_tenth_card_leaves_no_room_for_a_special_building() -> None:
    game = family(city(f"{EIGHT} bank", coins=1), NEWCOMER, specials="toy-shop", central="zoo spa casino")
    play(game, "buy house")
    assert (game.phase, game.turn) == ("discard", 1)
    assert game.state()["specials"] == ["toy-shop"]


@pytest.mark.rule("R-E2")
def test_a_full_city_on_turn_may_only_take_a_coin() -> None:
    game = family(
        city(f"happy-market {NINE}", coins=9), NEWCOMER, central="school museum", specials="toy-shop"
    )
    assert legal(game) == {"coin"}
    assert game.why_not("buy school") is not None


@pytest.mark.rule("R-E3")
def test_happiness_is_inhabitants_times_hearts() -> None:
    game = family(city("happy-market luxury-residence apartment-building zoo florist"), NEWCOMER)
    assert symbols(game) == (3 + 2, 3 + 1)
    assert points(game) == 20


@pytest.mark.rule("R-E3")
def test_crossed_out_symbols_count_minus_one() -> None:
    game = family(city("happy-market luxury-residence haunted-house zoo factory"), NEWCOMER)
    assert symbols(game) == (3 - 1, 3 - 1)
    assert points(game) == 4


@pytest.mark.rule("R-E3")
def test_points_may_be_negative() -> None:
    game = family(city("happy-market factory steelworks luxury-residence"), NEWCOMER)
    assert symbols(game) == (3, -2)
    assert points(game) == -6


@pytest.mark.rule("R-E3")
def test_minus_times_minus_is_plus() -> None:
    game = family(city("happy-market factory steelworks haunted-house"), NEWCOMER)
    assert symbols(game) == (-1, -2)
    assert points(game) == 2


@pytest.mark.rule("R-E3")
def test_a_city_without_hearts_or_without_inhabitants_is_worth_nothing() -> None:
    game = family(city("happy-market luxury-residence"), city("happy-market zoo"))
    assert (points(game, 0), points(game, 1)) == (0, 0)


@pytest.mark.rule("R-E3")
def test_the_score_sheet_adds_up_to_the_points() -> None:
    game = family(city("happy-market luxury-residence haunted-house zoo factory"), NEWCOMER)
    sheet = game.score_sheet(0)
    assert (sheet.citizens, sheet.hearts, sheet.points) == (2, 2, 4)
    assert sheet.income == 1 + 1 + 1  # Happy Market, Haunted House, Factory


def ended(first: str, second: str, coins_of_first: int, coins_of_second: int) -> Game:
    """The end of a game between three: the third has ten cards and no points; the second takes no coin any more."""
    game = family(
        city(first, coins=coins_of_first),
        city(second, coins=coins_of_second),
        city(
            "happy-market grocery shoe-shop hardware-store perfumery igloo school police-station bank bookshop"
        ),
        turn=2,
        last_round=True,
    )
    play(game, "coin")
    assert points(game, 2) == 0  # five inhabitants, no heart
    return game


@pytest.mark.rule("R-E4")
def test_most_points_win_however_poor() -> None:
    game = ended("happy-market house library", "happy-market treehouse park", 50, 0)
    assert game.outcome is not None
    assert list(game.outcome.winners) == [1]
    assert list(game.outcome.points) == [1, 3, 0]


@pytest.mark.rule("R-E4")
def test_tied_players_compare_the_coins_left() -> None:
    game = ended("happy-market house library", "happy-market school park", 3, 4)
    assert game.state()["result"] == {"points": [1, 1, 0], "coins": [3, 4, 1], "winners": [1]}


@pytest.mark.rule("R-E4")
def test_players_tied_in_points_and_coins_share_the_win() -> None:
    game = ended("happy-market house library", "happy-market school park", 4, 4)
    assert game.outcome is not None
    assert list(game.outcome.winners) == [0, 1]


@pytest.mark.rule("R-E4")
def test_a_rich_player_with_fewer_points_does_not_take_part_in_the_tie_break() -> None:
    game = ended("happy-market house library", "happy-market school park", 2, 1)
    assert coins(game, 2) == 1
    assert game.outcome is not None
    assert list(game.outcome.winners) == [0]


@pytest.mark.rule("R-E4", "R-E3")
def test_negative_points_lose_against_none() -> None:
    game = ended("happy-market house factory", "happy-market", 9, 0)
    assert result(game)["points"] == [-1, 0, 0]
    assert result(game)["winners"] == [2]  # 0 points like the second, but a coin more


@pytest.mark.rule("R-E4")
def test_stop_zilla_tokens_are_not_coins() -> None:
    game = family(
        city("happy-market house library", coins=3, tokens="green green green"),
        city("happy-market school park", coins=4),
        city(f"happy-market {NINE.replace('florist', 'factory').replace('pastry-shop', 'steelworks')}"),
        turn=2, last_round=True, grozilla=True,
    )  # fmt: skip
    play(game, "coin")
    assert game.outcome is not None
    assert list(game.outcome.winners) == [1]
    assert list(game.outcome.coins) == [3, 4, 1]


@pytest.mark.rule("R-E4")
def test_nobody_has_won_before_the_end() -> None:
    game = family(NEWCOMER, NEWCOMER)
    assert game.outcome is None
    assert game.state()["result"] is None


@pytest.mark.rule("R-E5")
def test_the_variant_adds_inhabitants_and_hearts() -> None:
    game = family(
        city("happy-market luxury-residence apartment-building zoo factory"), NEWCOMER, scoring="sum"
    )
    assert points(game) == (3 + 2) + (3 - 1)


@pytest.mark.rule("R-E5")
def test_the_variant_may_decide_another_winner() -> None:
    many = city("happy-market luxury-residence apartment-building igloo treehouse")  # 9 x 0 = 0, 9 + 0 = 9
    even = city("happy-market house school library park")  # 2 x 2 = 4, 2 + 2 = 4
    assert [points(family(many, even), number) for number in (0, 1)] == [0, 4]
    assert [points(family(many, even, scoring="sum"), number) for number in (0, 1)] == [9, 4]


@pytest.mark.rule("R-E5", "R-X37")
def test_the_japanese_garden_doubles_a_sum_below_thirty() -> None:
    game = expert(
        city("happy-market:yellow luxury-residence zoo japanese-garden"),
        city("happy-market:blue"),
        scoring="sum",
    )
    assert points(game) == (3 + 3) * 2


@pytest.mark.rule("R-E5", "R-X19")
def test_the_concert_hall_is_deducted_from_a_sum() -> None:
    game = expert(
        city("happy-market:yellow perfumery luxury-residence zoo concert-hall"),
        city("happy-market:blue"),
        scoring="sum",
    )
    assert points(game) == (3 + 3) - (1 + 2)


# The printed examples


@pytest.mark.rule("R-E6")
def test_the_printed_city_of_ten_is_worth_forty_points() -> None:
    game = family(
        city("happy-market shoe-shop school house museum film-studios steelworks luxury-residence spa zoo"),
        NEWCOMER,
    )
    assert symbols(game) == (1 + 1 + 3, 2 + 2 + 2 + 3 - 1)
    assert points(game) == 5 * (9 - 1) == 40


@pytest.mark.rule("R-E6")
def test_seven_times_seven_minus_one_is_forty_two() -> None:
    game = family(
        city("happy-market house apartment-building luxury-residence igloo zoo stadium library factory"),
        NEWCOMER,
    )
    assert symbols(game) == (1 + 2 + 3 + 1, 3 + 3 + 1 - 1)
    assert points(game) == 7 * (7 - 1) == 42


@pytest.mark.rule("R-E6")
def test_two_citizens_and_three_hearts_are_worth_six() -> None:
    game = family(city("happy-market house school zoo"), NEWCOMER)
    assert symbols(game) == (2, 3)
    assert points(game) == 6


@pytest.mark.rule("R-E6", "R-B9")
def test_sarah_buys_the_museum_and_may_claim_the_film_studios() -> None:
    game = family(
        city("happy-market shoe-shop school house", coins=4), NEWCOMER, central="haunted-house museum grand-hotel",
        specials="film-studios",
    )  # fmt: skip
    assert not game.progress("film-studios").met
    play(game, "buy museum")
    assert game.progress("film-studios").met
    assert "claim film-studios" in legal(game)
    play(game, "claim film-studios")
    assert cards(game) == "happy-market shoe-shop school house museum film-studios"
    assert hearts(game) == 2 + 2


@pytest.mark.rule("R-E6", "R-B9")
def test_one_blue_and_two_green_cards_may_claim_the_dragon_park_n_ride() -> None:
    game = family(
        city("happy-market house igloo", coins=4),
        NEWCOMER,
        central="museum",
        specials="dragon-parking film-studios",
    )
    play(game, "buy museum")
    assert legal(game) == {"claim dragon-parking", "pass"}
    play(game, "claim dragon-parking")
    assert seat(game, 0)["special"] == "dragon-parking"
