"""Saved games on the screen, and the review of their decisions."""

from __future__ import annotations

import random
import time
from functools import partial

import pytest
from textual.widgets import OptionList, Static

from happycity.bots import explain
from happycity.bots.api import Budget
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.lines.review import worst_decisions
from happycity.terminal.screens import review
from happycity.terminal.screens.app import HappyCityApp
from happycity.terminal.screens.replay import ReplayTable
from happycity.terminal.screens.result import ResultScreen
from happycity.terminal.sessions.new_game import GameRequest
from tests.terminal.helpers import (
    WAIT_TIMEOUT_S,
)
from tests.terminal.screen_games import app_for, labels, new_session, until_ready

pytestmark = pytest.mark.asyncio


async def test_a_review_after_the_game_leads_to_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what people decided is looked at; a decision can be chosen, and the table is shown as it was."""
    monkeypatch.setattr(review, "review", partial(explain.review, budget=Budget(simulations=30)))
    played = new_session(Options(), seed=7)
    rng = random.Random(3)
    while not played.game.over:
        played.game.play(rng.choice(played.game.legal()))
    app = app_for(played)
    async with app.run_test(size=(80, 24)) as pilot:
        assert not await until_ready(app, pilot)
        await pilot.press("v")
        window = app.screen
        assert isinstance(window, review.ReviewDialogue)
        end = time.monotonic() + WAIT_TIMEOUT_S
        while "Enter or a digit" not in str(window.query_one("#progress", Static).render()):
            assert time.monotonic() < end
            await pilot.pause(0.02)
        worst = worst_decisions(window.decisions)
        assert {each.seat for each in window.decisions} == {0}
        assert [each.loss for each in worst] == sorted((each.loss for each in worst), reverse=True)
        lines = window.query_one("#missed", OptionList)
        shown = str(lines.get_option_at_index(1).prompt)
        assert shown.startswith("2. Round ")
        assert ", Ana: “" in shown
        await pilot.press("down", "enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayTable)
        assert screen.game.actions == played.game.actions[: worst[1].number]
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        await pilot.press("v", "escape")
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen), "it can be closed before it is done"


async def test_a_review_in_a_replay_goes_to_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "review", partial(explain.review, budget=Budget(simulations=30)))
    game = Game(Options(mode="expert"), seed=4)
    for _ in range(12):
        game.play(game.legal()[-1])
    app = HappyCityApp(GameRequest(), record=game.record(["bot:random", "bot:random"]))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("v")
        window = app.screen
        assert isinstance(window, review.ReviewDialogue)
        end = time.monotonic() + WAIT_TIMEOUT_S
        while not worst_decisions(window.decisions):
            assert time.monotonic() < end
            await pilot.pause(0.02)
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, ReplayTable)
        assert len(app.screen.game.actions) in {each.number for each in window.decisions}


async def test_a_record_is_shown_forwards_and_backwards() -> None:
    game = Game(Options(mode="expert"), seed=4)
    rng = random.Random(4)
    while not game.over:
        game.play(rng.choice(game.legal()))
    app = HappyCityApp(GameRequest(), record=game.record(["Ana", "bot:random"]))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, ReplayTable)
        await pilot.press("right", "right", "left", "pagedown", "pageup", "end")
        assert screen.game.state() == game.state()
        await pilot.press("home")
        assert not screen.game.actions
        assert str(screen.query_one("#about", Static).render()).startswith("Next: ")
        await pilot.press("end")
        assert str(screen.query_one("#about", Static).render()) == ""
        assert str(screen.query_one("#choices").border_title) == "The game is over"
        assert not {"Hint", "Undo", "Play again"} & labels(app)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, ResultScreen)
        assert "Ana" in str(app.screen.query_one("#banner", Static).render())
        assert "Play again" not in labels(app)
        await pilot.press("n")
        assert isinstance(app.screen, ResultScreen)
