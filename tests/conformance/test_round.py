"""R-B1 to R-B11: a round, step by step."""

from __future__ import annotations

import json

import pytest

from happycity import Game, IllegalAction, Options
from tests.support.positions import (
    all_coins,
    cards,
    city,
    coins,
    expert,
    family,
    hearts,
    income,
    legal,
    pile,
    play,
    position,
    seat,
)

NEWCOMER = city("happy-market")


# The income phase


@pytest.mark.rule("R-B1")
def test_the_first_income_is_one_coin_each() -> None:
    assert all_coins(Game(Options(players=4), seed=1)) == [3, 3, 3, 3]


@pytest.mark.rule("R-B1")
def test_a_round_begins_with_everybodys_income_at_once() -> None:
    game = family(
        city("happy-market grocery perfumery"),  # 1 + 1 + 2 = 4
        city("happy-market restaurant", coins=5),  # 1 + 2 = 3
        turn=1,
        round=4,
    )
    play(game, "coin")
    assert all_coins(game) == [0 + 4, 5 + 1 + 3]
    assert (game.round, game.turn) == (5, 0)


@pytest.mark.rule("R-B1")
def test_no_income_is_paid_between_two_turns_of_a_round() -> None:
    game = family(city("happy-market perfumery"), city("happy-market perfumery", coins=2))
    play(game, "coin")
    assert all_coins(game) == [1, 2]


# The action phase


@pytest.mark.rule("R-B2")
def test_a_turn_goes_through_discard_draw_buy_and_claim_in_this_order() -> None:
    game = family(
        city("happy-market house", coins=3),
        NEWCOMER,
        phase="discard",
        central="school museum igloo",
        specials="cat-cafe",
    )
    phases = []
    for action in ("discard school", "draw 3", "buy igloo", "claim cat-cafe"):
        phases.append(game.phase)
        play(game, action)
    assert phases == ["discard", "draw", "buy", "claim"]
    assert (game.phase, game.turn) == ("discard", 1)


@pytest.mark.rule("R-B2")
def test_only_actions_of_the_present_step_are_legal() -> None:
    game = family(city("happy-market", coins=9), NEWCOMER, phase="discard", central="school museum")
    for too_early in ("buy school", "coin", "draw 1", "pass"):
        with pytest.raises(IllegalAction):
            game.play(too_early)
    assert game.phase == "discard"


@pytest.mark.rule("R-B2")
def test_turns_follow_the_seats_and_the_round_ends_after_the_last_one() -> None:
    game = family(NEWCOMER, NEWCOMER, NEWCOMER, central="zoo casino spa", round=2)
    play(game, "coin")
    assert (game.round, game.turn) == (2, 1)
    play(game, "keep", "coin")
    assert (game.round, game.turn) == (2, 2)
    play(game, "keep", "coin")
    assert (game.round, game.turn) == (3, 0)


# Step 1: discard


@pytest.mark.rule("R-B3")
def test_one_face_up_building_may_be_discarded_or_all_kept() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="school museum zoo")
    assert legal(game) == {"discard school", "discard museum", "discard zoo", "keep"}


@pytest.mark.rule("R-B3")
def test_the_very_first_turn_starts_with_drawing() -> None:
    assert Game(seed=1).phase == "draw"


@pytest.mark.rule("R-B3")
def test_a_discarded_building_goes_to_the_pile_of_its_own_deck() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="school museum zoo")
    before = [pile(game, deck) for deck in (1, 2, 3)]
    play(game, "discard museum")
    assert [pile(game, deck) for deck in (1, 2, 3)] == [before[0], (before[1][0], 1), before[2]]
    assert game.state()["central"] == ["school", "zoo"]


@pytest.mark.rule("R-B3")
def test_only_one_card_may_be_discarded() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="school museum zoo")
    play(game, "discard museum")
    assert game.phase == "draw"
    with pytest.raises(IllegalAction):
        game.play("discard school")


@pytest.mark.rule("R-B3")
def test_nobody_sees_what_lies_in_a_discard_pile() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="school museum zoo")
    play(game, "discard museum")
    assert "museum" not in json.dumps(game.state())


@pytest.mark.rule("R-B3")
def test_two_copies_face_up_are_one_choice_and_one_copy_goes() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="museum museum zoo")
    assert sorted(map(str, game.legal())) == ["discard museum", "discard zoo", "keep"]
    play(game, "discard museum")
    assert sorted(game.state()["central"]) == ["museum", "zoo"]


@pytest.mark.rule("R-B3")
def test_dwellings_and_special_buildings_cannot_be_discarded() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="school museum zoo", specials="cat-cafe")
    for card in ("house", "cat-cafe", "happy-market"):
        assert game.why_not(f"discard {card}") is not None


# Step 2: draw


@pytest.mark.rule("R-B4")
def test_the_central_area_is_filled_up_to_three() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="draw", central="school")
    play(game, "draw 2")
    assert (game.phase, len(game.state()["central"])) == ("draw", 2)
    play(game, "draw 3")
    assert (game.phase, len(game.state()["central"])) == ("buy", 3)


@pytest.mark.rule("R-B4")
def test_each_card_is_drawn_from_any_deck_and_there_are_three() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="draw", central="school")
    assert legal(game) == {"draw 1", "draw 2", "draw 3"}
    play(game, "draw 1")
    assert legal(game) == {"draw 1", "draw 2", "draw 3"}


@pytest.mark.rule("R-B4")
def test_a_drawn_card_is_seen_before_the_next_deck_is_chosen() -> None:
    game = family(
        NEWCOMER, NEWCOMER, phase="draw", central="school", decks={1: "park igloo", 2: "museum", 3: "zoo"}
    )
    play(game, "draw 1")
    assert game.phase == "draw"
    assert game.state()["central"] == ["school", "park"]
    assert game.draws[-1] == "park"


@pytest.mark.rule("R-B4")
def test_drawing_is_skipped_when_three_cards_were_kept() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="school museum zoo")
    play(game, "keep")
    assert game.phase == "buy"


@pytest.mark.rule("R-B4")
def test_drawing_is_a_duty() -> None:
    game = family(city("happy-market", coins=9), NEWCOMER, phase="draw", central="school")
    assert game.why_not("coin") is not None
    assert game.why_not("buy school") is not None


@pytest.mark.rule("R-B5")
def test_an_empty_deck_is_rebuilt_from_its_own_discard_pile() -> None:
    game = family(
        NEWCOMER,
        NEWCOMER,
        phase="draw",
        central="zoo",
        decks={1: "", 2: "hospital"},
        discards={1: "school park"},
    )
    play(game, "draw 1")
    assert game.state()["central"][1] in ("school", "park")
    assert pile(game, 1) == (1, 0)


@pytest.mark.rule("R-B5")
def test_a_rebuilt_deck_is_shuffled() -> None:
    where = position(
        NEWCOMER,
        NEWCOMER,
        phase="draw",
        central="zoo spa",
        decks={1: ""},
        discards={1: "school park igloo bank florist"},
    )
    drawn = set()
    for seed in range(20):
        game = Game.from_position(where, seed=seed)
        play(game, "draw 1")
        drawn.add(game.state()["central"][2])
    assert len(drawn) >= 3


@pytest.mark.rule("R-B5")
def test_an_empty_deck_stays_empty_until_somebody_draws_from_it() -> None:
    game = family(
        NEWCOMER, NEWCOMER, phase="draw", central="zoo", decks={1: "igloo"}, discards={1: "school park"}
    )
    play(game, "draw 1")
    assert pile(game, 1) == (0, 2)
    play(game, "draw 2", "coin", "keep")
    assert pile(game, 1) == (0, 2)


@pytest.mark.rule("R-B5")
def test_the_card_discarded_this_turn_is_shuffled_in_too() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="school museum zoo", decks={1: ""})
    play(game, "discard school")
    assert "draw 1" in legal(game)
    play(game, "draw 1")
    assert game.state()["central"] == ["museum", "zoo", "school"]
    assert pile(game, 1) == (0, 0)


@pytest.mark.rule("R-B5")
def test_a_deck_without_cards_and_discards_cannot_be_drawn_from() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="draw", central="school", decks={1: ""})
    assert legal(game) == {"draw 2", "draw 3"}


@pytest.mark.rule("R-B5")
def test_the_step_ends_with_fewer_than_three_when_no_deck_can_be_drawn_from() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="draw", decks={1: "park", 2: "", 3: ""})
    play(game, "draw 1")
    assert (game.phase, game.state()["central"]) == ("buy", ["park"])


@pytest.mark.rule("R-B5")
def test_the_step_is_skipped_when_no_deck_can_be_drawn_from_at_all() -> None:
    game = family(NEWCOMER, NEWCOMER, phase="discard", central="zoo spa", decks={1: "", 2: "", 3: ""})
    play(game, "keep")
    assert (game.phase, game.state()["central"]) == ("buy", ["zoo", "spa"])


@pytest.mark.rule("R-B5")
def test_a_turn_with_nothing_face_up_and_nothing_to_draw_starts_with_buying() -> None:
    game = family(NEWCOMER, NEWCOMER, decks={1: "", 2: "", 3: ""})
    play(game, "coin")
    assert (game.phase, game.turn) == ("buy", 1)
    assert "coin" in legal(game)


@pytest.mark.rule("R-B5")
def test_a_bought_building_never_comes_back_into_the_deck() -> None:
    game = family(city("happy-market", coins=2), NEWCOMER, central="school", decks={1: "", 2: "", 3: ""})
    play(game, "buy school")
    assert [pile(game, deck) for deck in (1, 2, 3)] == [(0, 0)] * 3


# Step 3: buy or take a coin


@pytest.mark.rule("R-B6")
def test_a_player_buys_a_building_or_a_dwelling_or_takes_a_coin() -> None:
    game = family(city("happy-market", coins=4), NEWCOMER, central="school museum zoo")
    assert legal(game) == {"buy school", "buy museum", "buy house", "buy apartment-building", "coin"}


@pytest.mark.rule("R-B6")
@pytest.mark.parametrize("action", ["buy school", "buy house", "coin"])
def test_exactly_one_of_them_is_done_in_a_turn(action: str) -> None:
    game = family(city("happy-market", coins=9), NEWCOMER, central="school museum zoo")
    play(game, action)
    assert game.turn == 1


@pytest.mark.rule("R-B6")
def test_taking_nothing_gives_one_coin() -> None:
    game = family(city("happy-market", coins=4), NEWCOMER, central="school")
    play(game, "coin")
    assert coins(game) == 5
    assert game.state()["central"] == ["school"]


@pytest.mark.rule("R-B6")
def test_what_is_too_expensive_cannot_be_bought_and_the_refusal_says_why() -> None:
    game = family(city("happy-market", coins=3), NEWCOMER, central="museum")
    assert "buy museum" not in legal(game)
    reason = game.why_not("buy museum")
    assert reason is not None
    assert reason.code == "too-expensive"
    assert dict(reason.arguments).items() >= {"price": 4, "coins": 3}.items()


@pytest.mark.rule("R-B6")
def test_a_dwelling_leaves_its_pile_and_an_empty_pile_sells_nothing() -> None:
    game = family(city("happy-market", coins=1), city("happy-market", coins=9), central="zoo spa casino")
    play(game, "buy house")
    assert game.state()["dwellings"]["house"] == 0
    play(game, "keep")
    assert "buy house" not in legal(game)
    assert "buy luxury-residence" in legal(game)


@pytest.mark.rule("R-B6")
def test_a_card_that_is_not_face_up_cannot_be_bought() -> None:
    game = family(city("happy-market", coins=9), NEWCOMER, central="school")
    assert game.why_not("buy park") is not None
    with pytest.raises(IllegalAction):
        game.play("buy park")


@pytest.mark.rule("R-B7")
def test_a_purchase_pays_the_cost_and_adds_the_card_to_the_city() -> None:
    game = family(city("happy-market school", coins=6), NEWCOMER, central="zoo museum")
    events = play(game, "buy museum")
    assert coins(game) == 6 - 4
    assert cards(game) == "happy-market school museum"
    assert game.state()["central"] == ["zoo"]
    bought = {"event": "bought", "seat": 0, "card": "museum", "coins": 4}
    assert any(bought.items() <= event.items() for event in events)


@pytest.mark.rule("R-B7")
def test_the_last_coin_may_be_spent() -> None:
    game = family(city("happy-market", coins=9), NEWCOMER, central="stadium")
    play(game, "buy stadium")
    assert coins(game) == 0


@pytest.mark.rule("R-B7")
def test_the_sixth_card_begins_the_lower_row() -> None:
    # The Golden Gate Bridge in slot 6 touches slots 1 (above) and 7: two yellow cards.
    game = expert(
        city("happy-market:yellow school park museum library golden-gate-bridge", coins=2),
        city("happy-market:blue"),
        central="grocery",
    )
    assert hearts(game) == 1 + 2 + 1  # Park, Museum and Library
    play(game, "buy grocery")
    assert hearts(game) == 1 + 2 + 1 + 1


@pytest.mark.rule("R-B7")
def test_a_card_that_costs_nothing_is_still_bought() -> None:
    game = family(city("happy-market"), NEWCOMER, central="joke-drive", grozilla=True)
    play(game, "buy joke-drive")
    assert cards(game) == "happy-market joke-drive"
    assert coins(game) == 0


@pytest.mark.rule("R-B7")
def test_one_of_two_copies_stays_face_up() -> None:
    game = family(city("happy-market", coins=4), NEWCOMER, central="museum museum")
    play(game, "buy museum")
    assert game.state()["central"] == ["museum"]


@pytest.mark.rule("R-B8")
def test_a_city_never_holds_two_cards_of_the_same_name() -> None:
    game = family(city("happy-market school house", coins=9), NEWCOMER, NEWCOMER, central="school museum")
    assert legal(game, "buy") == {"buy museum", "buy apartment-building", "buy luxury-residence"}
    assert game.why_not("buy school") is not None
    assert game.why_not("buy house") is not None


@pytest.mark.rule("R-B8", "R-G9")
def test_a_covered_card_no_longer_blocks_its_name() -> None:
    game = family(
        city("happy-market school/catzilla house/grozilla", coins=9),
        NEWCOMER,
        NEWCOMER,
        central="school",
        grozilla=True,
    )
    assert {"buy school", "buy house"} <= legal(game)
    play(game, "buy school")
    assert cards(game) == "happy-market school/catzilla house/grozilla school"


@pytest.mark.rule("R-B8", "R-X26")
def test_a_card_the_statue_discarded_no_longer_blocks_its_name() -> None:
    game = expert(
        city("happy-market:blue school museum", coins=9), city("happy-market:green"), phase="claim",
        specials="statue-of-liberty", central="museum",
    )  # fmt: skip
    play(game, "claim statue-of-liberty", "keep", "draw 3", "draw 3", "coin", "keep")
    assert "buy museum" in legal(game)


# Step 4: claim


@pytest.mark.rule("R-B9")
def test_a_special_building_may_be_claimed_after_buying() -> None:
    game = family(city("happy-market house", coins=3), NEWCOMER, central="igloo", specials="cat-cafe")
    play(game, "buy igloo")
    assert legal(game) == {"claim cat-cafe", "pass"}
    play(game, "claim cat-cafe")
    assert cards(game) == "happy-market house igloo cat-cafe"
    assert seat(game, 0)["special"] == "cat-cafe"
    assert game.state()["specials"] == []


@pytest.mark.rule("R-B9")
def test_a_special_building_may_be_claimed_after_taking_a_coin() -> None:
    game = family(city("happy-market house igloo"), NEWCOMER, central="zoo", specials="cat-cafe")
    play(game, "coin")
    assert legal(game) == {"claim cat-cafe", "pass"}


@pytest.mark.rule("R-B9")
def test_the_conditions_are_minimum_numbers() -> None:
    game = family(
        city("happy-market house igloo treehouse school", coins=1),
        NEWCOMER,
        specials="cat-cafe toy-shop dinosaur-park",
    )
    play(game, "coin")
    # Three green cards and a blue one: enough for two green, for one blue and one green, not for two blue.
    assert legal(game, "claim") == {"claim cat-cafe", "claim toy-shop"}


@pytest.mark.rule("R-B9")
def test_the_claim_is_skipped_when_nothing_can_be_claimed() -> None:
    game = family(city("happy-market house"), NEWCOMER, central="zoo", specials="cat-cafe dinosaur-park")
    play(game, "coin")
    assert (game.phase, game.turn) == ("discard", 1)


@pytest.mark.rule("R-B9")
def test_progress_shows_what_is_had_and_what_is_missing() -> None:
    game = family(city("happy-market school house"), NEWCOMER, specials="film-studios")
    progress = game.progress("film-studios")
    assert not progress.met
    assert dict(progress.needs["blue"]) == {"need": 2, "have": 1}
    assert dict(progress.needs["green"]) == {"need": 1, "have": 1}
    assert game.progress("film-studios", seat=1).needs["green"]["have"] == 0


@pytest.mark.rule("R-B9")
def test_a_special_building_that_is_not_on_offer_cannot_be_claimed() -> None:
    game = family(city("happy-market house igloo"), NEWCOMER, specials="cat-cafe")
    play(game, "coin")
    assert game.why_not("claim toy-shop") is not None
    with pytest.raises(IllegalAction):
        game.play("claim toy-shop")


@pytest.mark.rule("R-B10")
def test_nobody_takes_a_second_special_building() -> None:
    game = family(
        city("happy-market house igloo cat-cafe school"), NEWCOMER, specials="toy-shop", central="zoo"
    )
    play(game, "coin")
    assert (game.phase, game.turn) == ("discard", 1)
    assert game.state()["specials"] == ["toy-shop"]


@pytest.mark.rule("R-B10")
def test_nobody_is_obliged_to_claim_and_the_chance_comes_again() -> None:
    game = family(city("happy-market house igloo"), NEWCOMER, specials="cat-cafe", central="zoo spa casino")
    play(game, "coin", "pass")
    assert game.state()["specials"] == ["cat-cafe"]
    play(game, "keep", "coin", "keep", "coin")
    assert "claim cat-cafe" in legal(game)


@pytest.mark.rule("R-B10")
def test_one_claim_ends_the_step() -> None:
    game = family(
        city("happy-market house igloo school"), NEWCOMER, specials="cat-cafe toy-shop", phase="claim"
    )
    play(game, "claim toy-shop")
    assert game.turn == 1


@pytest.mark.rule("R-B11")
def test_special_buildings_have_no_colour() -> None:
    game = family(city("happy-market house igloo"), NEWCOMER, specials="cat-cafe", phase="claim")
    play(game, "claim cat-cafe")
    assert seat(game, 0)["cards"][3]["colours"] == []


@pytest.mark.rule("R-B11")
def test_a_special_buildings_income_counts_from_the_next_income_phase_on() -> None:
    # Happy Market 1, Toy Shop 2; the second player takes a coin and an income of 1.
    game = family(
        city("happy-market house school"),
        NEWCOMER,
        specials="toy-shop",
        phase="claim",
        central="zoo spa casino",
    )
    play(game, "claim toy-shop")
    assert (coins(game), income(game)) == (0, 3)
    play(game, "keep", "coin")
    assert all_coins(game) == [3, 2]
