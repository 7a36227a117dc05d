"""Whole games as sentences: every event of every mode has a sentence without gaps."""

from __future__ import annotations

import random

import pytest

from happycity import Game, Options, i18n
from happycity.schema.game import Mode

PLAYERS = ("Ana", "Bo", "Cleo", "Dan", "Eve")


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("grozilla", [False, True])
@pytest.mark.parametrize("mode", ["family", "expert"])
def test_every_event_of_a_game_can_be_told(mode: Mode, grozilla: bool, players: int) -> None:
    choice = random.Random(players)
    for seed in range(3):
        game = Game(Options(players=players, mode=mode, grozilla=grozilla), seed=seed)
        while not game.over:
            game.play(choice.choice(game.legal()))
        for event in game.events:
            sentence = i18n.tell(event, players=PLAYERS)
            assert sentence.endswith(".")
            assert not set("{}$") & set(sentence), (event, sentence)
            assert "null" not in sentence


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_every_line_of_a_score_sheet_can_be_told(mode: Mode) -> None:
    choice = random.Random(1)
    for seed in range(10):
        game = Game(Options(players=4, mode=mode, grozilla=True), seed=seed)
        while not game.over:
            game.play(choice.choice(game.legal()))
        for seat in range(4):
            for line in game.score_sheet(seat).lines:
                text = i18n.describe(f"score-{line.code}", line.arguments, players=PLAYERS)
                assert not set("{}$") & set(text), (line, text)
