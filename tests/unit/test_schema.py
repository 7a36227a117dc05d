"""The JSON Schema in docs/: everything the game says fits it, and what does not is noticed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from happycity import Game, Options
from happycity.cli.referee import Referee
from tests.support.games import EVERY, name, steps

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "schema.json").read_text(encoding="utf-8"))


def problems(what: str, value: Any) -> list[str]:
    validator = Draft202012Validator({**SCHEMA, "$ref": f"#/$defs/{what}"})
    return [error.message for error in validator.iter_errors(json.loads(json.dumps(value)))]


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("options", EVERY[::5], ids=name)
def test_whatever_a_game_says_fits_the_schema(options: Options) -> None:
    game = Game(options, seed=3)
    for number, each in enumerate(steps(game, 3)):
        if number % 20 == 0 or each.over:
            assert problems("State", each.state()) == []
            assert problems("Position", each.state()) == []
            assert problems("Position", each.position()) == []
            assert problems("View", each.view(1)) == []
            assert [word for action in each.legal() for word in problems("Action", action)] == []
    assert [word for event in game.events for word in problems("Event", event)] == []
    assert problems("Record", game.record(["Ana"])) == []
    assert problems("Record", Game.from_position(game.state()).record()) == []


def test_commands_and_answers_fit_the_schema() -> None:
    referee = Referee()
    sent = [
        {"cmd": "new", "seed": 1},
        {"cmd": "play", "action": "draw 1"},
        {"cmd": "record"},
        {"cmd": "view"},
    ]
    for command in sent:
        assert problems("Command", command) == []
        assert problems("Answer", referee.answer(json.dumps(command).encode())) == []
    assert problems("Refusal", referee.answer(b"{")) == []


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("Options", {"players": 6}),
        ("Action", "buy museum with pink"),
        ("Action", "draw 5"),
        ("State", {"options": {}}),
        ("Event", {"event": "drawn", "seat": 0}),
        ("Command", {"cmd": "fly"}),
        ("Record", {"happycity": 2}),
    ],
)
def test_what_does_not_fit_is_noticed(what: str, value: Any) -> None:
    assert problems(what, value)
