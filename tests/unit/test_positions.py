"""Positions: what is filled in, what is refused, and that a state comes back as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

from happycity import BadOptions, BadPosition, Game, Options
from tests.support.games import EVERY, name, steps

Json = dict[str, Any]


def position(**changes: Any) -> Json:
    """A small family position; fields may be changed, or left out with None."""
    base: Json = {
        "options": {"players": 2},
        "phase": "buy",
        "turn": 0,
        "cities": [
            {"coins": 3, "cards": ["happy-market", "school"]},
            {"coins": 2, "cards": ["happy-market"]},
        ],
    }
    return {key: value for key, value in {**base, **changes}.items() if value is not None}


def zilla(*cities: Json, **changes: Any) -> Json:
    """A position of an expert game with Grozilla."""
    options = {"players": len(cities), "mode": "expert", "grozilla": True}
    return position(options=options, cities=list(cities), **changes)


def city(*cards: Any, **more: Any) -> Json:
    return {"coins": 5, "cards": ["happy-market", *cards], **more}


# Round trips


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_a_state_loads_to_the_same_state_in_every_phase(options: Options) -> None:
    phases = set()
    for seed in range(3):
        for game in steps(Game(options, seed=seed), seed):
            state = json.loads(json.dumps(game.state()))
            loaded = Game.from_position(state, seed=seed)
            assert loaded.state() == state
            assert loaded.legal() == game.legal()
            phases.add(game.phase)
    assert {"discard", "draw", "buy", "claim", "over"} <= phases


def test_every_phase_is_met() -> None:
    """So that the round trips above mean something: rare phases turn up too."""
    phases = set()
    for seed in range(40):
        game = Game(Options(players=3, mode="expert", grozilla=True), seed=seed)
        for each in steps(game, seed):
            if each.phase not in phases:
                phases.add(each.phase)
                state = each.state()
                assert Game.from_position(state, seed=1).state() == state
    assert len(phases) == 10


@pytest.mark.parametrize("options", EVERY[::3], ids=name)
def test_a_full_position_goes_on_like_the_game_it_was_taken_from(options: Options) -> None:
    game = Game(options, seed=9)
    taken = []
    for number, each in enumerate(steps(game, 9)):
        if number % 25 == 0:
            taken.append((number, each.position(), each.view(0)))
    for number, content, view in taken:
        again = Game.from_position(json.loads(json.dumps(content)), seed=1)
        assert again.view(0) == view
        reshuffled = False
        for action, before in zip(game.actions[number:], range(999), strict=False):
            if action.kind == "draw" and again.state()["decks"][int(action.argument) - 1]["left"] == 0:
                reshuffled = True
                break
            again.play(action)
            assert before >= 0
        assert reshuffled or again.state() == game.state()


@pytest.mark.parametrize("options", EVERY[::3], ids=name)
def test_a_view_loads_with_the_decks_it_knows(options: Options) -> None:
    for number, game in enumerate(steps(Game(options, seed=6), 6)):
        if number % 9 == 0:
            view = json.loads(json.dumps(game.view(1)))
            assert Game.from_position(view, seed=1).view(1) == view


# What is filled in


def test_a_deck_of_which_a_setup_says_nothing_is_whole() -> None:
    game = Game.from_position(position(setup={"decks": [None, ["museum"]]}), seed=1)
    assert game.state()["decks"][:2] == [
        Game.from_position(position(), seed=1).state()["decks"][0],
        {"left": 1, "discarded": 0},
    ]


def test_what_is_left_out_is_filled_in() -> None:
    state = Game.from_position(position(), seed=1).state()
    assert (state["seat"], state["round"], state["last_round"], state["central"]) == (0, 1, False, [])
    assert state["specials"] == []
    assert state["decks"] == [
        {"left": 27, "discarded": 0},
        {"left": 20, "discarded": 0},
        {"left": 18, "discarded": 0},
    ]
    assert state["dwellings"] == {"house": 1, "apartment-building": 1, "luxury-residence": 1}
    assert state["cities"][0]["cards"][1] == {"id": "school", "colours": ["blue"], "covered_by": None}


def test_dwellings_in_the_cities_are_missing_from_their_piles() -> None:
    content = position(
        cities=[{"coins": 0, "cards": ["happy-market", "house"]}, {"coins": 0, "cards": ["happy-market"]}]
    )
    assert Game.from_position(content).state()["dwellings"] == {
        "house": 0,
        "apartment-building": 1,
        "luxury-residence": 1,
    }


def test_derived_numbers_are_ignored() -> None:
    content = position(result={"points": [9, 9]})
    content["cities"][0] |= {"income": 99, "points": 99, "citizens": -1, "hearts": "many"}
    assert Game.from_position(content).state()["cities"][0]["points"] == 0


def test_counts_of_decks_are_honoured_and_the_seed_chooses_what_was_discarded() -> None:
    content = position(decks=[{"left": 20, "discarded": 7}])
    games = [Game.from_position(content, seed=seed) for seed in (1, 1, 2)]
    assert [game.state()["decks"][0] for game in games] == [{"left": 20, "discarded": 7}] * 3
    unseen = [game.view(0)["unseen"][0] for game in games]
    assert unseen[0] == unseen[1] != unseen[2]


def test_a_full_city_on_turn_may_only_take_a_coin() -> None:
    ten = "school bank library igloo museum shoe-shop zoo spa restaurant".split()
    content = position(
        cities=[{"coins": 50, "cards": ["happy-market", *ten]}, {"coins": 2, "cards": ["happy-market"]}]
    )
    game = Game.from_position(content)
    assert game.legal() == ["coin"]
    assert game.state()["last_round"]


def test_phases_that_the_rules_skip_are_skipped() -> None:
    assert Game.from_position(position(phase="discard")).phase == "draw"
    assert Game.from_position(position(phase="draw", central=["bank", "museum", "zoo"])).phase == "buy"
    grozilla = zilla(city(monster="grozilla"), city(), phase="discard", central=["bank", "museum", "zoo"])
    assert Game.from_position(grozilla).phase == "buy"


def test_tokens_that_nobody_holds_are_in_the_supply() -> None:
    game = Game.from_position(zilla(city(tokens={"green": 2}), city()))
    assert game.state()["tokens"] == {"yellow": 3, "blue": 3, "orange": 3, "purple": 3, "green": 1}


def test_a_coloured_market_may_be_written_with_a_colon() -> None:
    content = zilla(
        {"coins": 0, "cards": ["happy-market:blue"]}, {"coins": 0, "cards": ["happy-market:green"]}
    )
    assert Game.from_position(content).state()["cities"][0]["cards"][0]["colours"] == ["blue"]


@pytest.mark.parametrize(
    ("phase", "then"), [("draw", ("draw", 0)), ("buy", ("buy", 0)), ("claim", ("draw", 1))]
)
def test_an_interruption_goes_on_where_it_was(phase: str, then: tuple[str, int]) -> None:
    interrupted = {"phase": phase, "turn": 0, "monster": "catzilla"}
    content = zilla(
        city(), city("school", monster="grozilla"), phase="destroy", seat=1, interrupted=interrupted
    )
    game = Game.from_position(content, seed=1)
    assert game.state()["interrupted"] == interrupted
    assert game.legal() == ["destroy 1", "destroy 2"]
    game.play("destroy 2")
    assert (game.phase, game.turn) == then
    assert game.state()["cities"][1]["monster"] == "catzilla"


# What is refused

FULL = "school bank library igloo museum shoe-shop zoo spa restaurant factory".split()
IMPOSSIBLE: list[tuple[Json, str, str]] = [
    (position(options=None), "missing-field", "options"),
    (position(phase=None), "missing-field", "phase"),
    (position(turn=None), "missing-field", "turn"),
    (position(cities=None), "missing-field", "cities"),
    (position(cities={}), "wrong-type", "cities"),
    (position(cities=[3, 4]), "wrong-type", "cities[0]"),
    (position(cities=[{"coins": 1}, {"coins": 1}]), "missing-field", "cities[0].cards"),
    (position(cities=[{"cards": []}, {"cards": []}]), "missing-field", "cities[0].coins"),
    (position(options={"players": 3}), "wrong-number-of-cities", "cities"),
    (position(turn=2), "seat-unknown", "turn"),
    (position(turn=-1), "seat-unknown", "turn"),
    (position(turn=True), "wrong-type", "turn"),
    (position(turn="0"), "wrong-type", "turn"),
    (position(seat=1), "seat-is-not-turn", "seat"),
    (position(seat=7), "seat-unknown", "seat"),
    (position(phase="fly"), "unknown-phase", "phase"),
    (position(phase=3), "wrong-type", "phase"),
    (position(round=0), "out-of-range", "round"),
    (position(round=1.5), "wrong-type", "round"),
    (position(last_round=1), "wrong-type", "last_round"),
    (position(central=["museum"] * 3), "too-many-copies", "central[2]"),
    (position(central=["bank", "zoo", "spa", "igloo"]), "too-many-cards", "central"),
    (position(central=["house"]), "not-a-building", "central[0]"),
    (position(central=["atlantis"]), "not-a-building", "central[0]"),
    (position(central=["skatepark"]), "not-a-building", "central[0]"),
    (position(central="museum"), "wrong-type", "central"),
    (position(specials=["castle"]), "no-such-special", "specials[0]"),
    (position(specials=["cat-cafe", "cat-cafe"]), "special-twice", "specials[1]"),
    (position(dwellings={"house": 2}), "out-of-range", "dwellings.house"),
    (position(dwellings={"hut": 1}), "unknown-field", "dwellings.hut"),
    (position(decks=[{"left": 28}]), "out-of-range", "decks[0].left"),
    (position(decks=[{"left": 27, "discarded": 1}]), "out-of-range", "decks[0].left"),
    (position(decks=[{"left": -1}]), "out-of-range", "decks[0].left"),
    (position(decks=[{}, {}, {}, {}]), "too-many-decks", "decks"),
    (position(tokens={"green": 1}), "needs-grozilla", "tokens"),
    (position(setup=[]), "wrong-type", "setup"),
    (position(setup={"deck": []}), "unknown-field", "setup.deck"),
    (position(setup={"decks": [["school", "school"]]}), "too-many-copies", "setup.decks[0][1]"),
    (position(setup={"discards": [["museum"]]}), "not-of-this-deck", "setup.discards[0][0]"),
    (position(specials=["cat-cafe"], setup={"box": ["cat-cafe"]}), "not-in-the-box", "setup.box[0]"),
    (position(phase="market"), "phase-not-asked", "phase"),
    (position(phase="gift"), "phase-not-asked", "phase"),
    (position(phase="louvre"), "phase-not-asked", "phase"),
    (position(phase="sphinx"), "phase-not-asked", "phase"),
    (position(phase="destroy"), "missing-field", "interrupted"),
]
CITIES: list[tuple[Json, str, str]] = [
    ({"coins": -1}, "out-of-range", "coins"),
    ({"coins": 10**30}, "out-of-range", "coins"),
    ({"coins": True}, "wrong-type", "coins"),
    ({"cards": "school"}, "wrong-type", "cards"),
    ({"cards": ["happy-market", *FULL]}, "too-many-cards", "cards"),
    ({"cards": ["school", "school"]}, "duplicate-name", "cards[1].id"),
    ({"cards": ["school", "happy-market"]}, "market-not-first", "cards[1].id"),
    ({"cards": ["atlantis"]}, "unknown-id", "cards[0].id"),
    ({"cards": ["skatepark"]}, "unknown-id", "cards[0].id"),
    ({"cards": ["castle"]}, "unknown-id", "cards[0].id"),
    ({"cards": ["catzilla"]}, "unknown-id", "cards[0].id"),
    ({"cards": [3]}, "wrong-type", "cards[0]"),
    ({"cards": [{"id": ["school"]}]}, "wrong-type", "cards[0].id"),
    ({"cards": [{}]}, "missing-field", "cards[0].id"),
    ({"cards": ["happy-market:pink"]}, "unknown-colour", "cards[0].colours"),
    ({"cards": ["cat-cafe", "toy-shop"]}, "second-special", "cards[1].id"),
    ({"cards": [{"id": "school", "covered_by": "catzilla"}]}, "needs-grozilla", "cards[0].covered_by"),
    ({"cards": [{"id": "school", "covered_by": "zoo"}]}, "no-such-monster", "cards[0].covered_by"),
    ({"monster": "catzilla"}, "needs-grozilla", "monster"),
    ({"special": "cat-cafe"}, "special-not-in-cards", "special"),
    ({"free_card": True}, "needs-special", "free_card"),
    ({"louvre_left": 1}, "needs-special", "louvre_left"),
    ({"copies": "cat-cafe"}, "needs-special", "copies"),
    ({"copies": "castle"}, "no-such-special", "copies"),
    ({"cards": ["happy-market:blue"]}, "needs-expert", "cards[0].colours"),
    ({"cards": ["happy-market", "school:pink"]}, "colour-of-market", "cards[1]"),
    ({"tokens": {"pink": 1}}, "unknown-field", "tokens.pink"),
    ({"tokens": {"green": 1}}, "needs-grozilla", "tokens"),
]
ZILLAS: list[tuple[Json, str, str]] = [
    (zilla(city(monster="catzilla"), city(monster="catzilla")), "too-many-copies", "cities[1].monster"),
    (zilla(city(tokens={"green": 2}), city(tokens={"green": 2})), "too-many-tokens-held", "cities"),
    (zilla(city(tokens={"green": 2}), city(), tokens={"green": 2}), "too-many-tokens-held", "tokens.green"),
    (zilla(city(tokens={"green": 4}), city()), "out-of-range", "cities[0].tokens.green"),
    (zilla(city("castle"), city("castle")), "too-many-copies", "cities[1].cards[1].id"),
    (zilla(city("castle"), city(), specials=["castle"]), "too-many-copies", "specials[0]"),
    (zilla(city(), city(), specials=["castle", "port", "moai", "barber", "louvre"]), "too-many-specials",
     "specials"),
    (zilla(city("sphinx", copies="castle"), city(), specials=["castle"], phase="over"), "cannot-be-copied",
     "cities[0].copies"),
    (zilla(city("sphinx", copies="sphinx"), city(), phase="over"), "cannot-be-copied", "cities[0].copies"),
    (zilla({"coins": 0, "cards": ["happy-market:blue"]}, {"coins": 0, "cards": ["happy-market:blue"]}),
     "too-many-copies", "cities[1].cards[0].id"),
    (zilla(city(), city(), phase="market", turn=1), "phase-not-asked", "phase"),
    (zilla({"coins": 2, "cards": []}, {"coins": 2, "cards": ["school"]}, phase="market"), "phase-not-asked", "phase"),
    (zilla(city(), city(), phase="destroy", interrupted={"phase": "draw", "turn": 0, "monster": "catzilla"}),
     "phase-not-asked", "phase"),
    (zilla(city(), city(), phase="destroy", interrupted={"phase": "gift", "monster": "catzilla"}),
     "unknown-phase", "interrupted.phase"),
    (zilla(city(), city(), phase="destroy", interrupted={"phase": "draw", "turn": 1, "monster": "catzilla"}),
     "turns-differ", "interrupted.turn"),
    (zilla(city(monster="catzilla"), city(), phase="destroy", interrupted={"phase": "draw", "monster": "catzilla"}),
     "too-many-copies", "interrupted.monster"),
]  # fmt: skip


@pytest.mark.parametrize(("content", "code", "field"), IMPOSSIBLE + ZILLAS)
def test_an_impossible_position_is_refused_with_the_field_and_the_reason(
    content: Json, code: str, field: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        Game.from_position(content, seed=1)
    assert (refused.value.code, refused.value.arguments["field"]) == (code, field)
    assert str(refused.value).startswith(field)


@pytest.mark.parametrize(("change", "code", "field"), CITIES)
def test_an_impossible_city_is_refused(change: Json, code: str, field: str) -> None:
    content = position(cities=[{"coins": 0, "cards": []}, {"coins": 0, "cards": [], **change}])
    with pytest.raises(BadPosition) as refused:
        Game.from_position(content, seed=1)
    assert (refused.value.code, refused.value.arguments["field"]) == (code, f"cities[1].{field}")


@pytest.mark.parametrize("content", [None, [], "x", 3])
def test_a_position_is_an_object(content: Any) -> None:
    with pytest.raises(BadPosition):
        Game.from_position(content)


def test_wrong_options_of_a_position_are_refused() -> None:
    with pytest.raises(BadOptions):
        Game.from_position(position(options={"mode": "easy"}))
