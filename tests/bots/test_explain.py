"""Explanations: every legal action ranked, with a reason that is true and can be said."""

import pytest

from happycity import Game, Options
from happycity.bots.api import Budget
from happycity.bots.explain import explain_game, review
from happycity.bots.reasons import reason_for
from happycity.bots.view import table_of
from happycity.i18n import describe
from happycity.schema.game import Mode
from tests.bots.positions import RIVAL, last_turn

QUICK = Budget(simulations=40)


@pytest.mark.parametrize("mode", ["family", "expert"])
@pytest.mark.parametrize("grozilla", [False, True])
def test_every_action_has_a_place_and_a_sentence(mode: Mode, grozilla: bool) -> None:
    game = Game(Options(mode=mode, grozilla=grozilla, players=3), seed=6)
    while not game.over:
        advice = explain_game(game, budget=QUICK)
        assert {a.action for a in advice} == set(game.legal())
        assert sum(a.weight for a in advice) == pytest.approx(1)
        for a in advice:
            assert 0 <= a.win <= 1
            if a.weight:
                assert sum(a.chances) == pytest.approx(1)
                assert a.chances[game.seat] == pytest.approx(a.win)
            sentence = describe(a.reason.code, a.reason.arguments, "en-GB")
            assert sentence.endswith(".")
            assert "{" not in sentence
        game.play(advice[0].action)
    assert explain_game(game) == []


def why(game: Game, action: str) -> tuple[str, dict[str, object]]:
    table, codec = table_of(game.view(game.seat))
    reason = reason_for(table, codec, codec.encode(action))
    return reason.code, dict(reason.arguments)


def test_a_special_building_becomes_available() -> None:
    own = ["happy-market", "shoe-shop", "school", "house"]
    game = last_turn(own, RIVAL[:6], central=["museum"], specials=["film-studios"], last_round=False)
    assert why(game, "buy museum") == ("reason-claim-available", {"special": "film-studios"})


def test_points_income_and_saving() -> None:
    own = ["happy-market", "hospital", "museum"]
    central = ["ski-resort", "perfumery", "stadium"]
    game = last_turn(own, RIVAL[:6], central=central, coins=8, last_round=False)
    assert why(game, "buy ski-resort") == ("reason-happiness-gain", {"points": 6})
    assert why(game, "buy perfumery") == ("reason-income", {"income": 2, "turns": 4})
    assert why(game, "coin") == ("reason-save", {"card": "stadium", "price": 9})


def test_a_discard_that_denies() -> None:
    rival = ["happy-market", "hospital", "museum", "luxury-residence"]
    position = {
        "options": {"players": 2},
        "phase": "discard",
        "turn": 0,
        "central": ["zoo", "school"],
        "cities": [{"coins": 2, "cards": ["happy-market"]}, {"coins": 9, "cards": rival}],
    }
    game = Game.from_position(position, seed=1)
    code, arguments = why(game, "discard zoo")
    assert code == "reason-denies"
    assert arguments == {"card": "zoo", "seat": 1, "points": 15}


@pytest.mark.parametrize(
    ("last_round", "code"), [(False, "reason-denies"), (True, "reason-discard-expensive")]
)
def test_nobody_is_denied_a_card_after_the_last_turn(last_round: bool, code: str) -> None:
    rival = ["happy-market", "hospital", "museum", "luxury-residence"]
    game = last_turn(
        ["happy-market"], rival, central=["zoo"], coins=2, phase="discard", last_round=last_round
    )
    position = game.state()
    position["cities"][0]["coins"] = 9
    assert why(Game.from_position(position, seed=1), "discard zoo")[0] == code


@pytest.mark.parametrize(("last_round", "code"), [(False, "reason-wait"), (True, "reason-pass")])
def test_nobody_waits_for_a_special_building_after_the_last_turn(last_round: bool, code: str) -> None:
    own = ["happy-market", "shoe-shop", "school", "house", "museum"]
    specials = ["film-studios", "wizard-school"]
    game = last_turn(own, RIVAL[:6], phase="claim", specials=specials, last_round=last_round)
    assert why(game, "pass")[0] == code


def test_only_the_weakest_is_the_least_dangerous() -> None:
    cities = [["happy-market", "museum"], RIVAL[:8], ["happy-market", "house"]]
    position = {
        "options": {"players": 3, "grozilla": True},
        "phase": "buy",
        "turn": 0,
        "cities": [{"coins": 3, "cards": cards} for cards in cities],
    }
    position["cities"][0]["monster"] = "corgzilla"  # type: ignore[index]
    game = Game.from_position(position, seed=1)
    game.play("coin")
    assert why(game, "gift 2") == ("reason-gift", {"seat": 2, "points": 0})
    code, arguments = why(game, "gift 1")
    assert code == "reason-gift-points"
    assert arguments["points"] != 0


def test_a_monster_and_a_token() -> None:
    own = ["happy-market", "house", "igloo"]
    city = {"monster": "grozilla"}
    game = last_turn(own, RIVAL[:6], options={"grozilla": True}, city=city, last_round=False)
    assert why(game, "buy apartment-building") == ("reason-monster-away", {"monster": "grozilla", "seat": 0})
    game = last_turn(own, RIVAL[:6], options={"grozilla": True}, last_round=False)
    assert why(game, "buy apartment-building")[0] == "reason-token"


def test_a_monster_is_told_to_go_where_it_goes() -> None:
    """R-G6: whoever holds a token of its colour sends it on."""
    tokens = {"yellow": 0, "blue": 0, "orange": 0, "purple": 0, "green": 1}
    position = {
        "options": {"players": 3, "grozilla": True},
        "phase": "buy",
        "turn": 0,
        "cities": [
            {"coins": 9, "cards": ["happy-market", "school"], "monster": "grozilla"},
            {"coins": 2, "cards": ["happy-market", "library"], "tokens": tokens},
            {"coins": 2, "cards": ["happy-market", "museum"], "monster": "catzilla"},
        ],
    }
    game = Game.from_position(position, seed=1)
    assert why(game, "buy house") == ("reason-monster-away", {"monster": "grozilla", "seat": 2})


def test_a_card_of_two_colours_is_one_step() -> None:
    """R-G10: it serves one colour, so another card is still missing."""
    game = last_turn(
        ["happy-market"], RIVAL[:6], options={"grozilla": True}, central=["houseboat"],
        specials=["toy-shop"], last_round=False,
    )  # fmt: skip
    assert why(game, "buy houseboat") == ("reason-progress", {"special": "toy-shop", "cards": 1})


def test_nothing_is_promised_for_later_when_there_is_no_later() -> None:
    game = last_turn(["happy-market"], RIVAL, central=["school"], specials=["film-studios"])
    assert why(game, "buy school") == ("reason-no-gain", {})
    nine = ["happy-market", "hospital", "shoe-shop", "zoo", "stadium", "ski-resort", "perfumery"]
    game = last_turn(nine, RIVAL[:6], central=["school"], specials=["martian-embassy"], last_round=False)
    assert why(game, "buy school")[0] != "reason-progress", "no slots left for what it still lacks"


def test_saving_counts_what_buying_nothing_really_brings() -> None:
    """R-X25: Big Ben pays eight coins."""
    own = ["happy-market:blue", "school", "big-ben"]
    city = {"special": "big-ben"}
    game = last_turn(
        own, RIVAL[:6], options={"mode": "expert"}, city=city, central=["stadium"], coins=0, last_round=False
    )
    assert why(game, "coin") == ("reason-save", {"card": "stadium", "price": 9})


def test_a_review_names_what_was_better() -> None:
    game = Game(seed=8)
    for _ in range(12):
        game.play(game.legal()[-1])
    decisions = list(review(game, budget=QUICK))
    assert {each.seat for each in decisions} == {0, 1}
    assert list(review(game, budget=QUICK, seats=[1])) == [each for each in decisions if each.seat == 1]
    for each in decisions:
        assert each.played.action == game.actions[each.number]
        assert each.loss == max(0.0, each.best.win - each.played.win)
    before = game.copy()
    before.undo(decisions[-1].number)
    assert explain_game(before, budget=QUICK)[0] == decisions[-1].best, "seen with the eyes of who decided"
