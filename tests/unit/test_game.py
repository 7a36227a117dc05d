"""Games: playing, going back, copying, chances, what is public."""

from __future__ import annotations

import ast
import json
import random
import subprocess
import sys
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from happycity import Action, BadOptions, BadSetup, Game, IllegalAction, Options
from happycity.cards import default_catalogue
from tests.support.games import EVERY, finished, lively, name, steps
from tests.support.positions import result


def test_importing_the_package_is_cheap() -> None:
    heavy = "import sys, happycity; print([m for m in ('pydantic', 'fluent', 'typer', 'rich') if m in sys.modules])"
    assert (
        subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True).stdout
        == "[]\n"
    )
    game = heavy.replace("happycity;", "happycity.game.game;")
    assert (
        subprocess.run([sys.executable, "-c", game], capture_output=True, text=True, check=True).stdout
        == "[]\n"
    )


def test_the_package_has_only_the_names_it_promises() -> None:
    module = import_module("happycity")
    for public in module.__all__:
        assert getattr(module, public) is not None
    with pytest.raises(AttributeError, match="module 'happycity' has no attribute 'nonsense'"):
        module.nonsense


def test_type_checkers_see_the_public_names_where_they_are_imported_from() -> None:
    module = import_module("happycity")
    assert module.__file__ is not None
    body = ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body
    (block,) = (node for node in body if isinstance(node, ast.If) and isinstance(node.test, ast.Name))
    imports = [node for node in block.body if isinstance(node, ast.ImportFrom)]
    seen = {alias.asname: node.module for node in imports for alias in node.names}
    homes = {name: f"happycity.{home}" for name, home in module._MODULES.items()}
    assert seen == homes | dict.fromkeys(module._PACKAGES, "happycity")


# Options


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", 6),
        ("players", 1),
        ("players", -2),
        ("players", 2.0),
        ("players", True),
        ("players", "2"),
        pytest.param("players", 10**5000, id="players-huge"),
        ("mode", "Family"),
        ("mode", None),
        ("grozilla", 1),
        ("grozilla", "yes"),
        ("scoring", "max"),
        ("edition", "en"),
        ("edition", ["fr"]),
    ],
)
def test_wrong_options_are_refused_with_field_value_and_what_would_be_right(
    field: str, value: object
) -> None:
    with pytest.raises(BadOptions) as refused:
        Options.from_json({field: value})
    assert refused.value.code == "bad-options"
    assert refused.value.arguments["field"] == field
    assert field in str(refused.value)


@pytest.mark.parametrize("content", [None, [], "family", 3, {"player": 3}, {3: 3}])
def test_options_are_an_object_with_known_fields(content: object) -> None:
    with pytest.raises(BadOptions):
        Options.from_json(content)


def test_options_left_out_have_their_defaults() -> None:
    default = {"players": 2, "mode": "family", "grozilla": False, "scoring": "product", "edition": "fr"}
    assert Options.from_json({}).to_json() == default
    assert Options().to_json() == default


# Playing


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_a_refused_action_changes_nothing(options: Options) -> None:
    rng = random.Random(3)
    candidates = ["buy museum", "buy zoo with green", "draw 4", "claim castle", "coin", "keep", "pass", "gift 1", "louvre 9",
             "destroy 3", "sphinx box", "market blue", "", "buy", "x" * 1000, "buy no-such-card"]  # fmt: skip
    game = Game(options, seed=5)
    for number, _ in enumerate(steps(game, 5)):
        if number % 7:
            continue
        before = (json.dumps(game.state()), game.actions, game.draws, len(game.events))
        word = rng.choice([word for word in candidates if word not in game.legal()])
        with pytest.raises(IllegalAction):
            game.play(word)
        assert before == (json.dumps(game.state()), game.actions, game.draws, len(game.events))


@pytest.mark.parametrize(
    "action", [None, 3, ["coin"], {"coin": 1}, b"coin", "\ud800", "\0", "dräw 1", "draw ١"]
)
def test_what_is_no_text_is_no_action(action: object) -> None:
    with pytest.raises(IllegalAction) as refused:
        Game(seed=1).play(action)  # type: ignore[arg-type]
    assert refused.value.code == "unknown-action"


def test_the_outcome_comes_with_the_end() -> None:
    game = Game(seed=2)
    assert game.outcome is None
    game = finished(Options(players=3), 2)
    assert game.outcome is not None
    assert result(game)["points"] == list(game.outcome.points)
    assert game.legal() == []
    with pytest.raises(IllegalAction) as refused:
        game.play("coin")
    assert refused.value.code == "game-over"


def test_the_same_seed_deals_the_same_cards_from_each_deck_whatever_is_done_with_the_others() -> None:
    one, other = Game(seed="c0ffee"), Game(seed=0xC0FFEE)
    for deck in (1, 1, 2):
        one.play(f"draw {deck}")
    for deck in (2, 1, 1):
        other.play(f"draw {deck}")
    assert sorted(one.draws) == sorted(other.draws)


@pytest.mark.parametrize("seed", [-1, 1.5, True, "xyz", "", "0x", "f" * 65, 2**256, [1]])
def test_a_seed_is_a_whole_number_or_hex(seed: object) -> None:
    with pytest.raises(BadOptions) as refused:
        Game(seed=seed)  # type: ignore[arg-type]
    assert refused.value.code == "bad-seed"


def test_games_without_a_seed_differ() -> None:
    assert len({Game().seed for _ in range(5)}) == 5


# Setup


def test_a_setup_fixes_the_top_of_the_decks_the_offer_and_the_box() -> None:
    setup: Any = {"decks": [["school", "bank"], [], ["zoo"]], "specials": ["cat-cafe"]}
    game = Game(seed=1, setup=setup)
    assert game.state()["specials"][0] == "cat-cafe"
    assert len(set(game.state()["specials"])) == 4
    for action in ("draw 1", "draw 3", "draw 1"):
        game.play(action)
    assert game.draws == ("school", "zoo", "bank")
    setup["decks"][0].append("spa")
    recorded = game.record()["setup"]
    assert recorded is not None
    assert recorded["decks"] == [["school", "bank"], [], ["zoo"]]


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ([], "wrong-type"),
        ({"deck": []}, "unknown-field"),
        ({"decks": "school"}, "wrong-type"),
        ({"decks": [["museum"]]}, "not-of-this-deck"),
        ({"decks": [["school"] * 3]}, "too-many-copies"),
        ({"decks": [[3]]}, "wrong-type"),
        ({"decks": [[], [], [], []]}, "too-many-decks"),
        ({"specials": ["castle"]}, "no-such-special"),
        ({"specials": ["cat-cafe", "cat-cafe"]}, "special-twice"),
        (
            {"specials": ["cat-cafe", "toy-shop", "labyrinth", "nightclub", "dinosaur-park"]},
            "too-many-specials",
        ),
        ({"specials": ["cat-cafe"], "box": ["cat-cafe"]}, "not-in-the-box"),
        ({"box": ["school"]}, "no-such-special"),
    ],
)
def test_a_wrong_setup_is_refused(setup: object, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Game(seed=1, setup=setup)  # type: ignore[arg-type]
    assert refused.value.code == code
    assert str(refused.value).endswith(".")


# Going back, copying


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_undo_restores_every_earlier_state_and_the_same_cards_show_again(options: Options) -> None:
    game = Game(options, seed=11)
    states, logs = [], []
    for each in steps(game, 11):
        states.append(each.state())
        logs.append(len(each.events))
    actions, draws, events = game.actions, game.draws, game.events
    for to in {0, len(actions) // 3, len(actions) - 1}:
        back = game.copy()
        back.undo(to)
        assert back.state() == states[to]
        assert back.events == events[: logs[to]]
        for action in actions[to:]:
            back.play(action)
        assert (back.state(), back.draws, back.events) == (states[-1], draws, events)


def test_undo_goes_one_back_unless_told_and_never_further_than_the_start() -> None:
    game = Game(seed=1)
    game.play("draw 1")
    game.undo()
    assert game.actions == ()
    for to in (None, -1, 1):
        with pytest.raises(IllegalAction):
            game.undo(to)


@pytest.mark.parametrize("options", EVERY[::3], ids=name)
def test_a_copy_shares_nothing_and_is_dealt_the_same(options: Options) -> None:
    rng = random.Random(1)
    game = Game(options, seed=4)
    past: list[tuple[Game, str]] = []
    while not game.over:
        past.append((game.copy(), json.dumps([game.state(), game.events, game.position()])))
        game.play(lively(game, rng))
    for copy, snapshot in past[::5]:
        assert json.dumps([copy.state(), copy.events, copy.position()]) == snapshot
    replay = past[0][0]
    for action in game.actions:
        replay.play(action)
    assert replay.state() == game.state()


# What is public


def test_a_view_tells_what_the_decks_hide_and_who_looks() -> None:
    game = Game(seed=1)
    game.play("draw 1")
    view = game.view(1)
    assert view["you"] == 1
    assert sum(view["unseen"][0].values()) == 27
    assert {key: value for key, value in view.items() if key in game.state()} == game.state()
    with pytest.raises(IllegalAction):
        game.view(2)


def test_two_games_that_differ_only_in_hidden_order_look_the_same() -> None:
    specials = Game(seed=1).state()["specials"]
    one = Game(seed=1, setup={"specials": specials})
    other = Game(seed=2, setup={"specials": specials})
    for game in (one, other):
        for card, deck in (("school", 1), ("bank", 1), ("zoo", 3)):
            game.play(f"draw {deck}", reveals=card)
    assert json.dumps(one.view(0)) == json.dumps(other.view(0))
    assert json.dumps(one.events) == json.dumps(other.events)


# Chances


def test_chances_are_exact() -> None:
    game = Game(seed=1)
    chances = game.chances("draw 3")
    assert sum((each.probability for each in chances), Fraction()) == 1
    assert {each.probability for each in chances} == {Fraction(2, 18)}
    assert len(chances) == 9
    with pytest.raises(IllegalAction):
        game.chances("draw 4")


def test_a_deck_about_to_be_rebuilt_is_drawn_from_its_discard_pile() -> None:
    position = {
        "options": {}, "phase": "draw", "turn": 0,
        "cities": [{"coins": 0, "cards": ["happy-market"]}, {"coins": 0, "cards": ["happy-market"]}],
        "setup": {"decks": [[]], "discards": [["school", "school", "bank"]]},
    }  # fmt: skip
    game = Game.from_position(position, seed=1)
    chances = {each.card: each.probability for each in game.chances("draw 1")}
    assert chances == {"school": Fraction(2, 3), "bank": Fraction(1, 3)}
    assert [event["event"] for event in game.play("draw 1")] == ["reshuffled", "drawn"]


def test_an_action_without_chance_has_no_chances() -> None:
    game = Game(seed=1)
    for _ in range(3):
        game.play("draw 1")
    assert game.chances("coin") == []


@pytest.mark.parametrize("options", EVERY[::5], ids=name)
def test_what_shows_was_among_the_chances(options: Options) -> None:
    game = Game(options, seed=8)
    rng = random.Random(8)
    while not game.over:
        action = lively(game, rng)
        possible = {each.card for each in game.chances(action)}
        drawn = len(game.draws)
        game.play(action)
        assert set(game.draws[drawn:]) <= possible
        assert len(game.draws) - drawn == (1 if possible else 0)


def test_the_catalogue_is_the_one_given() -> None:
    assert Game(seed=1).catalogue is default_catalogue()


def test_legal_actions_are_actions() -> None:
    assert {type(action) for action in Game(seed=1).legal()} == {Action}
