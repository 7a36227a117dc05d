"""The full-screen table, played by keyboard and by mouse."""

from __future__ import annotations

import asyncio
import random
import re
import time
from pathlib import Path

import pytest
from textual.widgets import OptionList, Static

from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.screens.local_table import LocalTable
from happycity.terminal.screens.result import ResultScreen
from happycity.terminal.screens.spots import Spot
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.seats import parse_seats
from happycity.terminal.texts import Texts
from tests.terminal.helpers import (
    WAIT_TIMEOUT_S,
    play_out,
)
from tests.terminal.screen_games import app_for, labels, local_table, new_session, until_ready

pytestmark = pytest.mark.asyncio


MODES = [
    pytest.param(Options(), id="family"),
    pytest.param(Options(players=3, grozilla=True), id="family-grozilla"),
    pytest.param(Options(players=2, mode="expert"), id="expert"),
    pytest.param(Options(players=3, mode="expert", grozilla=True), id="expert-grozilla"),
]

EVERYTHING = MODES[1::2]
"""The modes with Grozilla have every widget of those without."""

SIZES = [(80, 24), (120, 40), (200, 50)]


def lively(rng: random.Random, legal: list[Action]) -> Action:
    """A random choice that rather buys than waits, so that games do not take all day."""
    buying = [action for action in legal if action.kind in ("buy", "claim")]
    return rng.choice(buying if buying and rng.random() < 0.8 else legal)


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES)
async def test_a_whole_game_by_keyboard(options: Options) -> None:
    played = new_session(options)
    app = app_for(played)
    rng = random.Random(1)
    async with app.run_test(size=(80, 24)) as pilot:
        while await until_ready(app, pilot):
            legal = played.game.legal()
            before = len(played.game.actions)
            number = legal.index(lively(rng, legal))
            if number < 9 and rng.random() < 0.5:
                await pilot.press(str(number + 1))
            else:
                await pilot.press("home", *["down"] * number, "enter")
            await pilot.pause()
            assert played.game.actions[before] == legal[number]
        assert played.game.over
        assert isinstance(app.screen, ResultScreen)


@pytest.mark.parametrize("moments", [0, 1, 2, 5])
async def test_a_game_may_end_while_the_terminal_is_closed(moments: int) -> None:
    played = new_session(Options(players=4), seed=8)
    while not played.game.over:
        played.game.play(played.game.legal()[0])
    app = app_for(new_session(Options()))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        app.push_screen(ResultScreen(played.game, Texts("en-GB", played.names, played.game.catalogue)))
        for _ in range(moments):
            await asyncio.sleep(0)


@pytest.mark.slow
@pytest.mark.parametrize("options", EVERYTHING)
async def test_a_whole_game_by_mouse(options: Options) -> None:
    """Every choice by a click: on the card itself where there is one, else in the list."""
    played = new_session(options, seed=8)
    app = app_for(played)
    rng = random.Random(2)
    clicked: set[str] = set()
    async with app.run_test(size=(120, 40)) as pilot:
        while await until_ready(app, pilot):
            before = len(played.game.actions)
            action = lively(rng, played.game.legal())
            spots = [spot for spot in local_table(app).query(Spot) if action in spot.actions]
            if spots:
                clicked.add(str(spots[0].id).partition("-")[0])
                await pilot.click(spots[0])
                await pilot.pause()
                if len(spots[0].actions) > 1 and len(played.game.actions) == before:
                    index = spots[0].actions.index(action)
                    await pilot.press(*["down"] * index, "enter")
            else:
                choices = local_table(app).query_one("#choices", OptionList)
                index = played.game.legal().index(action)
                choices.scroll_to(y=index, animate=False)
                await pilot.pause()
                await pilot.click(choices, offset=(4, 1 + index - choices.scroll_offset.y))
            await pilot.pause()
            assert played.game.actions[before] == action
    assert {"central", "deck", "dwelling"} <= clicked


@pytest.mark.parametrize("size", SIZES)
async def test_everything_is_on_the_screen_at_every_size(size: tuple[int, int]) -> None:
    played = new_session(Options(players=5, mode="expert", grozilla=True), seed=3)
    app = app_for(played)
    async with app.run_test(size=size) as pilot:
        for _ in range(12):
            assert await until_ready(app, pilot)
            await pilot.press("1")
        assert await until_ready(app, pilot)
        screen = app.screen
        for name in (
            "central-0",
            "deck-3",
            "dwelling-2",
            "slot-0",
            "player-4",
            "special-0",
            "choices",
            "about",
            "lines",
        ):
            widget = screen.query_one(f"#{name}")
            assert widget.region.width > 5, name
            assert widget.region.height >= 1, name
        for name in ("central-0", "deck-3", "dwelling-2", "slot-9", "player-4"):
            region = screen.query_one(f"#{name}").region
            assert region.right <= size[0], name
            assert region.bottom <= size[1], name


async def test_a_change_of_size_changes_the_layout() -> None:
    app = app_for(new_session(Options(players=3)))
    async with app.run_test(size=(80, 24)) as pilot:
        await until_ready(app, pilot)
        assert not app.screen.query_one("#others").region
        await pilot.resize_terminal(200, 50)
        await pilot.pause()
        assert app.screen.query_one("#others").region
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        await pilot.resize_terminal(80, 24)
        assert await until_ready(app, pilot)


async def test_undo_hint_and_looking_around() -> None:
    played = new_session(Options(players=3))
    app = app_for(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await until_ready(app, pilot)
        first = played.game.state()
        await pilot.press("1")
        await until_ready(app, pilot)
        await pilot.press("u")
        await pilot.pause()
        assert played.game.state() == first
        await pilot.press("h")
        end = time.monotonic() + WAIT_TIMEOUT_S
        while not local_table(app).hinted_action and time.monotonic() < end:
            await pilot.pause(0.01)
        assert local_table(app).hinted_action in played.game.legal()
        text = str(local_table(app).query_one("#about", Static).render())
        assert re.fullmatch(
            r"★ Hint: .+[^.]\. [^{}]{10,}\. Chance of winning: about \d+% \(expected score \d+\)\.", text
        ), text
        await pilot.press("o")
        assert local_table(app).viewed_seat == 1
        await pilot.press("escape")
        assert local_table(app).viewed_seat is None
        for key in ("s", "l", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            assert not isinstance(app.screen, LocalTable)
            await pilot.press("escape")
            await pilot.pause()
        assert await until_ready(app, pilot)
        await pilot.press("u")
        assert played.game.state() == first


async def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    file = saves.new_file()
    played = new_session(Options(), file=file)
    app = app_for(played)
    async with app.run_test() as pilot:
        await until_ready(app, pilot)
        await pilot.press("1")
        await until_ready(app, pilot)
        await pilot.press("q")
    assert LocalSession.resume(file).game.state() == played.game.state()


async def test_the_log_says_you_to_one_person_and_names_several() -> None:
    for names, mine in ((["Ana", "bot:random"], "You draw"), (["Ana", "Bob"], "Ana draws")):
        app = app_for(LocalSession(Game(Options(), seed=7), parse_seats(names)))
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(6):
                assert await until_ready(app, pilot)
                await pilot.press("1")
            assert await until_ready(app, pilot)
            told = [line for line in local_table(app).log_lines if line.startswith(("You", "Ana"))]
            assert any(line.startswith(mine) for line in told)
            assert len({line.split()[0] for line in told}) == 1


async def test_the_table_of_a_finished_game() -> None:
    """It says that it is over, asks nothing, and shows the result again."""
    played = new_session(Options())
    play_out(played)
    app = app_for(played)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(2):
            assert not await until_ready(app, pilot)
            assert "Play again" in labels(app)
            await pilot.press("t")
            await pilot.pause()
            assert str(local_table(app).query_one("#choices").border_title) == "The game is over"
            assert "Result" in labels(app)
            assert "Hint" not in labels(app)
            await pilot.press("r")


async def test_several_people_at_one_keyboard_take_turns() -> None:
    played = LocalSession(Game(Options(players=2), seed=5), parse_seats(["Ana", "Bob"]))
    app = app_for(played)
    seen = set()
    async with app.run_test() as pilot:
        for _ in range(12):
            await until_ready(app, pilot)
            assert local_table(app).viewer == played.game.seat
            seen.add(played.game.seat)
            await pilot.press("1")
    assert seen == {0, 1}
