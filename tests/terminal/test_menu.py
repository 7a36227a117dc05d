"""The menu: a new game, unfinished games, and the reader's language."""

from __future__ import annotations

import pytest
from textual.widgets import OptionList, Static

from happycity import i18n
from happycity.cli.main import set_language
from happycity.game.options import Options
from happycity.preferences import remembered_language
from happycity.terminal.screens.app import HappyCityApp
from happycity.terminal.screens.dialogues import TextDialogue
from happycity.terminal.screens.menu import MenuScreen
from happycity.terminal.screens.menu_row import MenuRow
from happycity.terminal.screens.replay import ReplayTable
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest
from tests.terminal.helpers import (
    NOON,
    play_out,
    set_age,
)
from tests.terminal.screen_games import labels, local_table, new_session, until_ready

pytestmark = pytest.mark.asyncio


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
        await until_ready(app, pilot)
        options = local_table(app).game.options
        assert (options.players, options.mode, options.grozilla) == (3, "expert", True)
        assert local_table(app).texts.players[0] == "Zoe"
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, MenuScreen)
        assert app.screen.query_one("#menu-continue").display
        await pilot.click("#menu-continue")
        assert await until_ready(app, pilot)
        assert local_table(app).texts.players[0] == "Zoe"


def leave_game(options: Options, age: int = 0, seed: int = 7) -> LocalSession:
    """A game that was left that many seconds ago."""
    played = new_session(options, seed=seed, file=saves.new_file())
    played.save()
    set_age(played, age)
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
    games = [
        leave_game(Options(players=2)),
        leave_game(Options(players=3, mode="expert", grozilla=True), age=3600),
    ]
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
        assert await until_ready(app, pilot)
        assert local_table(app).session.file == games[1].file
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("enter", "1")  # the one played last, wherever it stands in the list
        assert await until_ready(app, pilot)


async def test_a_long_list_of_unfinished_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("happycity.terminal.screens.save_picker.PAGE_SIZE", 12)
    games = [leave_game(Options(), age=age, seed=age) for age in range(30)]
    app = HappyCityApp(GameRequest(), pace_s=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("enter", "end")
        await pilot.pause()
        assert offered(app)[-1].strip() == "18 older games …"
        await pilot.press("enter", "end", "enter", "end", "enter")
        assert await until_ready(app, pilot)
        assert local_table(app).session.file == games[-1].file


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
    played = new_session(Options(), file=saves.new_file())
    play_out(played)
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
