"""The one-line notation round-trips every reachable position."""

from __future__ import annotations

import pytest

from happycity import Game, Options
from happycity.rules import COMPILED
from tests.support.games import EVERY, name, steps

GAMES = 6 if COMPILED else 1


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_every_position_comes_back_from_its_line(options: Options) -> None:
    for seed in range(GAMES):
        for game in steps(Game(options, seed=seed), seed):
            line = game.notation()
            back = Game.from_notation(line, seed=seed + 1)
            assert back == game
            assert back.key() == game.key()
            assert (back.state(), back.unseen(), back.legal()) == (game.state(), game.unseen(), game.legal())
            assert "\n" not in line


def test_a_deck_without_some_of_its_cards_is_written_out() -> None:
    short = {**Game(seed=1).state(), "setup": {"decks": [["bank"], ["museum"], []], "box": []}}
    short["decks"] = [{"left": 1}, {"left": 1}, {"left": 0}]
    game = Game.from_position(short, seed=1)
    assert "=bank" in game.notation()
    assert Game.from_notation(game.notation()) == game


@pytest.mark.parametrize("rules", [1, 2])
def test_the_rules_version_comes_back(rules: int) -> None:
    assert Game.from_notation(Game(seed=1, rules=rules).notation()).rules == rules
