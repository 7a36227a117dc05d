"""The full-screen app, played by keyboard and by mouse."""

from __future__ import annotations

import asyncio
import os
import random
import re
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from happycity import i18n
from happycity.bots import explain
from happycity.bots.api import Budget
from happycity.cli.main import set_language
from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.preferences import remembered_language
from happycity.terminal.lines.review import worst_decisions
from happycity.terminal.screens import review
from happycity.terminal.screens.app import HappyCityApp
from happycity.terminal.screens.dialogues import TextDialogue
from happycity.terminal.screens.local_table import LocalTable
from happycity.terminal.screens.menu import MenuScreen
from happycity.terminal.screens.menu_row import MenuRow
from happycity.terminal.screens.replay import ReplayTable
from happycity.terminal.screens.result import ResultScreen
from happycity.terminal.screens.spots import Spot
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.seats import parse_seats
from happycity.terminal.texts import Texts

pytestmark = pytest.mark.asyncio

MODES = [
    pytest.param(Options(), id="family"),
    pytest.param(Options(players=3, grozilla=True), id="family-grozilla"),
    pytest.param(Options(players=2, mode="expert"), id="expert"),
    pytest.param(Options(players=3, mode="expert", grozilla=True), id="expert-grozilla"),
]
SIZES = [(80, 24), (120, 40), (200, 50)]
NOON = 1_794_830_400
"""A moment: 16 November 2026, noon in London."""
PATIENCE = 120.0
"""Seconds for a bot or a hint on a machine that is busy with other things."""


def session(options: Options, seed: int = 7, file: Path | None = None) -> LocalSession:
    seats = parse_seats(["Ana", *["bot:random"] * (options.players - 1)])
    return LocalSession(Game(options, seed=seed), seats, file=file)


def app_for(played: LocalSession) -> HappyCityApp:
    return HappyCityApp(GameRequest(), session=played, pace_s=0)


async def ready(app: HappyCityApp, pilot: Pilot[Any]) -> bool:
    """Wait until somebody here must decide; False when the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        await pilot.pause()
        if isinstance(app.screen, LocalTable) and app.screen.is_choosing:
            return True
        if isinstance(app.screen, ResultScreen):
            return False
        await asyncio.sleep(0.002)
    raise AssertionError("the table does not come to rest")


def lively(rng: random.Random, legal: list[Action]) -> Action:
    """A random choice that rather buys than waits, so that games do not take all day."""
    buying = [action for action in legal if action.kind in ("buy", "claim")]
    return rng.choice(buying if buying and rng.random() < 0.8 else legal)


def table(app: HappyCityApp) -> LocalTable:
    assert isinstance(app.screen, LocalTable)
    return app.screen


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES)
async def test_a_whole_game_by_keyboard(options: Options) -> None:
    played = session(options)
    app = app_for(played)
    rng = random.Random(1)
    async with app.run_test(size=(80, 24)) as pilot:
        while await ready(app, pilot):
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
    played = session(Options(players=4), seed=8)
    while not played.game.over:
        played.game.play(played.game.legal()[0])
    app = app_for(session(Options()))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        app.push_screen(ResultScreen(played.game, Texts("en-GB", played.names, played.game.catalogue)))
        for _ in range(moments):
            await asyncio.sleep(0)


@pytest.mark.slow
@pytest.mark.parametrize("options", MODES)
async def test_a_whole_game_by_mouse(options: Options) -> None:
    """Every choice by a click: on the card itself where there is one, else in the list."""
    played = session(options, seed=8)
    app = app_for(played)
    rng = random.Random(2)
    clicked: set[str] = set()
    async with app.run_test(size=(120, 40)) as pilot:
        while await ready(app, pilot):
            before = len(played.game.actions)
            action = lively(rng, played.game.legal())
            spots = [spot for spot in table(app).query(Spot) if action in spot.actions]
            if spots:
                clicked.add(str(spots[0].id).partition("-")[0])
                await pilot.click(spots[0])
                await pilot.pause()
                if len(spots[0].actions) > 1 and len(played.game.actions) == before:
                    index = spots[0].actions.index(action)
                    await pilot.press(*["down"] * index, "enter")
            else:
                choices = table(app).query_one("#choices", OptionList)
                index = played.game.legal().index(action)
                choices.scroll_to(y=index, animate=False)
                await pilot.pause()
                await pilot.click(choices, offset=(4, 1 + index - choices.scroll_offset.y))
            await pilot.pause()
            assert played.game.actions[before] == action
    assert {"central", "deck", "dwelling"} <= clicked


@pytest.mark.parametrize("size", SIZES)
async def test_everything_is_on_the_screen_at_every_size(size: tuple[int, int]) -> None:
    played = session(Options(players=5, mode="expert", grozilla=True), seed=3)
    app = app_for(played)
    async with app.run_test(size=size) as pilot:
        for _ in range(12):
            assert await ready(app, pilot)
            await pilot.press("1")
        assert await ready(app, pilot)
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
    app = app_for(session(Options(players=3)))
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(app, pilot)
        assert not app.screen.query_one("#others").region
        await pilot.resize_terminal(200, 50)
        await pilot.pause()
        assert app.screen.query_one("#others").region
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        await pilot.resize_terminal(80, 24)
        assert await ready(app, pilot)


async def test_undo_hint_and_looking_around() -> None:
    played = session(Options(players=3))
    app = app_for(played)
    async with app.run_test(size=(80, 24)) as pilot:
        await ready(app, pilot)
        first = played.game.state()
        await pilot.press("1")
        await ready(app, pilot)
        await pilot.press("u")
        await pilot.pause()
        assert played.game.state() == first
        await pilot.press("h")
        end = time.monotonic() + PATIENCE
        while not table(app).hinted_action and time.monotonic() < end:
            await pilot.pause(0.01)
        assert table(app).hinted_action in played.game.legal()
        text = str(table(app).query_one("#about", Static).render())
        assert re.fullmatch(
            r"★ Hint: .+[^.]\. [^{}]{10,}\. About \d+% to win, with about \d+ points?\.", text
        ), text
        await pilot.press("o")
        assert table(app).viewed_seat == 1
        await pilot.press("escape")
        assert table(app).viewed_seat is None
        for key in ("s", "l", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            assert not isinstance(app.screen, LocalTable)
            await pilot.press("escape")
            await pilot.pause()
        assert await ready(app, pilot)
        await pilot.press("u")
        assert played.game.state() == first


async def test_leaving_keeps_the_game(tmp_path: Path) -> None:
    file = saves.new_file()
    played = session(Options(), file=file)
    app = app_for(played)
    async with app.run_test() as pilot:
        await ready(app, pilot)
        await pilot.press("1")
        await ready(app, pilot)
        await pilot.press("q")
    assert LocalSession.resume(file).game.state() == played.game.state()


async def test_the_menu_sets_up_a_game() -> None:
    app = HappyCityApp(GameRequest(), pace_s=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        menu = app.screen
        assert isinstance(menu, MenuScreen)
        await pilot.press("down", "right", "down", "right", "down", "enter")
        assert (menu.setup.mode, menu.setup.players, menu.setup.grozilla) == ("expert", 3, True)
        await pilot.click("#menu-seat-1")
        assert menu.setup.seats[1] == "bot:hard"
        await pilot.press("left")
        assert menu.setup.seats[1] == "bot:normal"
        menu.setup.seats[1] = menu.setup.seats[2] = "bot:random"
        await pilot.click("#menu-seat-0")
        await pilot.pause()
        await pilot.press(*"Zoe", "enter")
        await pilot.pause()
        assert menu.setup.seats[0] == "Zoe"
        menu.query_one("#menu-start", MenuRow).focus()
        await pilot.press("enter")
        await ready(app, pilot)
        options = table(app).game.options
        assert (options.players, options.mode, options.grozilla) == (3, "expert", True)
        assert table(app).texts.players[0] == "Zoe"
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)
        assert app.screen.query_one("#menu-continue").display
        await pilot.click("#menu-continue")
        assert await ready(app, pilot)
        assert table(app).texts.players[0] == "Zoe"


def left(options: Options, age: int = 0, seed: int = 7) -> LocalSession:
    """A game that was left so many seconds ago."""
    played = session(options, seed=seed, file=saves.new_file())
    played.save()
    assert played.file is not None
    os.utime(played.file, (NOON - age, NOON - age))
    return played


def continuing(app: HappyCityApp) -> MenuRow:
    return app.screen.query_one("#menu-continue", MenuRow)


def offered(app: HappyCityApp) -> list[str]:
    """What the open window offers, line by line."""
    return [str(option.prompt) for option in app.screen.query_one(OptionList).options]


@pytest.mark.parametrize("locale", i18n.available_locales())
async def test_the_menu_without_unfinished_games(locale: str) -> None:
    app = HappyCityApp(GameRequest(locale=locale), pace_s=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert continuing(app).disabled
        assert continuing(app).label == i18n.text("terminal-menu-nothing-unfinished", locale)
        assert app.focused is app.screen.query_one("#menu-start")
        await pilot.press("up")
        assert app.focused is not continuing(app)
        await pilot.click("#menu-continue")
        assert isinstance(app.screen, MenuScreen)


@pytest.mark.parametrize("locale", i18n.available_locales())
async def test_the_menu_goes_on_with_any_unfinished_game(locale: str) -> None:
    games = [left(Options(players=2)), left(Options(players=3, mode="expert", grozilla=True), age=3600)]
    bad = saves.saves_folder() / "bad.json"
    bad.write_text('{"happycity": 1, "opti')
    app = HappyCityApp(GameRequest(locale=locale), pace_s=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert continuing(app).label == i18n.text("terminal-menu-unfinished", locale, count=2)
        await pilot.press("enter")
        await pilot.pause()
        first, second = offered(app)
        assert i18n.moment(NOON, locale) in first
        assert i18n.moment(NOON - 3600, locale) in second
        assert "Bruno" in first
        assert all(name in second for name in ("Ana", "Bruno", "Chloé", "Grozilla"))
        sentence = i18n.text("terminal-shelf-damaged", locale, file=str(bad), newer="no")
        assert str(app.screen.query_one("#notes", Static).render()) == sentence
        await pilot.press("escape")
        await pilot.press("enter", "down", "enter")
        assert await ready(app, pilot)
        assert table(app).session.file == games[1].file
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("enter", "1")  # the one played last, wherever it stands in the list
        assert await ready(app, pilot)


async def test_a_long_list_of_unfinished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("happycity.terminal.screens.save_picker.PAGE_SIZE", 12)
    games = [left(Options(), age=age, seed=age) for age in range(30)]
    app = HappyCityApp(GameRequest(), pace_s=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "end")
        await pilot.pause()
        assert offered(app)[-1].strip() == "18 older games …"
        await pilot.press("enter", "end", "enter", "end", "enter")
        assert await ready(app, pilot)
        assert table(app).session.file == games[-1].file


async def test_a_game_that_cannot_go_on_is_told_in_one_sentence() -> None:
    """The only one: it is JSON, but what it tells cannot have been played."""
    saves.saves_folder().mkdir()
    file = saves.saves_folder() / "bad.json"
    file.write_text('{"happycity": 1, "seed": 1, "players": ["Ana"], "actions": ["draw 9"]}')
    app = HappyCityApp(GameRequest(), pace_s=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)
        (told,) = app._notifications
        assert told.message == f"The saved game {file} is damaged and cannot be opened."
        file.write_text("nonsense")
        app.screen.on_screen_resume()
        assert continuing(app).label == "A damaged saved game"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TextDialogue)
        await pilot.press("enter")
        file.unlink()


async def test_finished_games_can_be_watched_with_their_points() -> None:
    played = session(Options(), file=saves.new_file())
    while not played.game.over:
        played.play(played.game.legal()[0])
    app = HappyCityApp(GameRequest(), pace_s=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.click("#menu-watch")
        await pilot.pause()
        (label,) = offered(app)
        assert played.game.outcome is not None
        assert f"Ana {played.game.outcome.points[0]}" in label
        assert f"Bruno (random bot) {played.game.outcome.points[1]}" in label
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, ReplayTable)


async def test_the_log_says_you_to_one_person_and_names_several() -> None:
    for names, mine in ((["Ana", "bot:random"], "You draw"), (["Ana", "Bob"], "Ana draws")):
        app = app_for(LocalSession(Game(Options(), seed=7), parse_seats(names)))
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(6):
                assert await ready(app, pilot)
                await pilot.press("1")
            assert await ready(app, pilot)
            told = [line for line in table(app).log_lines if line.startswith(("You", "Ana"))]
            assert any(line.startswith(mine) for line in told)
            assert len({line.split()[0] for line in told}) == 1


async def test_a_review_after_the_game_leads_to_the_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what people decided is looked at; a decision can be chosen, and the table is shown as it was."""
    monkeypatch.setattr(review, "review", partial(explain.review, budget=Budget(simulations=30)))
    played = session(Options(), seed=7)
    rng = random.Random(3)
    while not played.game.over:
        played.game.play(rng.choice(played.game.legal()))
    app = app_for(played)
    async with app.run_test(size=(80, 24)) as pilot:
        assert not await ready(app, pilot)
        await pilot.press("v")
        window = app.screen
        assert isinstance(window, review.ReviewDialogue)
        end = time.monotonic() + PATIENCE
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
        end = time.monotonic() + PATIENCE
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


async def test_the_table_of_a_finished_game() -> None:
    """It says that it is over, asks nothing, and shows the result again."""
    played = session(Options())
    while not played.game.over:
        played.play(played.game.legal()[0])
    app = app_for(played)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(2):
            assert not await ready(app, pilot)
            assert "Play again" in labels(app)
            await pilot.press("t")
            await pilot.pause()
            assert str(table(app).query_one("#choices").border_title) == "The game is over"
            assert "Result" in labels(app)
            assert "Hint" not in labels(app)
            await pilot.press("r")


async def test_several_people_at_one_keyboard_take_turns() -> None:
    played = LocalSession(Game(Options(players=2), seed=5), parse_seats(["Ana", "Bob"]))
    app = app_for(played)
    seen = set()
    async with app.run_test() as pilot:
        for _ in range(12):
            await ready(app, pilot)
            assert table(app).viewer == played.game.seat
            seen.add(played.game.seat)
            await pilot.press("1")
    assert seen == {0, 1}


def labels(app: HappyCityApp) -> set[str]:
    """What the keys of the screen are called."""
    return {binding.description for _, binding, *_ in app.screen.active_bindings.values()}


async def test_the_menu_speaks_other_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows and keys, again and again; the choice is remembered, and an option or a variable overrides it."""
    app = HappyCityApp(GameRequest(), pace_s=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        names = set()
        await pilot.press("down", "right")
        for _ in i18n.available_locales():
            screen = app.screen
            assert isinstance(screen, MenuScreen)
            names.add(str(screen.query_one("#menu-language", MenuRow).render()))
            assert i18n.text("terminal-key-quit", app.locale) in labels(app)
            assert screen.setup.mode == "expert", "what was chosen is lost"
            screen.query_one("#menu-language", MenuRow).focus()
            await pilot.press("right")
            await pilot.pause()
            await pilot.pause()
        assert len(names) == len(i18n.available_locales())
        assert app.locale == "en-GB"
        assert remembered_language() == "en-GB"
        await pilot.press("right")
        await pilot.pause()
    assert remembered_language() == app.locale == "en-US"
    for asked, variable, expected in (
        (None, None, "en-US"),
        (None, "pl", "pl"),
        ("fr", "pl", "fr"),
    ):
        monkeypatch.delenv("HAPPYCITY_LANG", raising=False)
        if variable:
            monkeypatch.setenv("HAPPYCITY_LANG", variable)
        set_language(asked)
        assert i18n.detect_locale() == expected
    monkeypatch.delenv("HAPPYCITY_LANG")


@pytest.mark.parametrize(
    ("variables", "locale"),
    [
        ({}, "en-GB"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "fr_FR", "LC_ALL": "en_US.UTF-8"}, "en-US"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pl:fr"}, "pl"),
        ({"LANG": "fr_CA.UTF-8", "LANGUAGE": ""}, "fr"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "en-GB"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en-GB"),
        ({"LANG": "pl_PL", "LANGUAGE": "fr", "HAPPYCITY_LANG": "en-US"}, "en-US"),
        ({"LANG": "de_DE"}, "en-GB"),
    ],
    ids=str,
)
async def test_the_language_of_the_environment(variables: dict[str, str], locale: str) -> None:
    assert i18n.detect_locale(variables) == locale
