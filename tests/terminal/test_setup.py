"""The questions before a game in lines, and the saved games that they offer."""

from __future__ import annotations

import io
import os
import tempfile
from pathlib import Path

import pytest

from happycity import i18n
from happycity.game.options import Options
from happycity.terminal.lines.console import Quit
from happycity.terminal.lines.setup import SetupQuestions
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.save_list import resume_session
from tests.terminal.helpers import (
    NOON,
    home_variables,
    play_out,
)
from tests.terminal.line_games import GOLDEN, begin_game, new_session

SETUPS = {
    "setup-usual": "\n" * 7,
    "setup-mixed": "2\n1\n2\n9\n4\n   \n7\n1\n7\nAna\nBob\n6\n",
}
"""What somebody types who is asked before a game."""


def setup(typed: str, locale: str = i18n.DEFAULT, save: bool = False) -> tuple[str, LocalSession]:
    target = io.StringIO()
    questions = SetupQuestions(GameRequest(save=save, locale=locale), io.StringIO(typed), target, echo=True)
    session = questions.ask_for_session()
    return target.getvalue(), session


@pytest.mark.parametrize("name", SETUPS)
def test_the_questions_before_a_game_read_as_they_did(name: str) -> None:
    assert setup(SETUPS[name])[0] == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_who_said_a_name_is_not_asked_for_it() -> None:
    """`happycity play --name Bea --plain`."""
    questions = SetupQuestions(GameRequest(names=["Bea"], save=False), io.StringIO("\n" * 6), io.StringIO())
    session = questions.ask_for_session()
    assert session is not None
    assert [seat.record_name for seat in session.seats] == ["Bea", "bot:normal"]


def test_the_answers_set_up_the_game() -> None:
    usual = setup(SETUPS["setup-usual"])[1]
    assert usual.game.options == Options()
    assert [seat.record_name for seat in usual.seats] == ["Ana", "bot:normal"]
    mixed = setup(SETUPS["setup-mixed"])[1]
    assert mixed.game.options == Options(players=4, mode="expert", grozilla=True, scoring="sum")
    assert [seat.record_name for seat in mixed.seats] == ["Ana", "bot:random", "Bob", "bot:champion"]


def spoilt(content: str) -> Path:
    """A file among the saves that is none, newer than all others."""
    file = saves.saves_folder() / "bad.json"
    file.write_text(content)
    os.utime(file, (NOON + 1, NOON + 1))
    return file


def test_the_questions_offer_every_unfinished_game() -> None:
    """The one played last first; a finished one and somebody else's file are not among them."""
    old, new = begin_game("expert-2", age=3600), begin_game("family-3-grozilla", choices=9)
    over = new_session("family-2", saves.new_file())
    play_out(over)
    (saves.saves_folder() / "notes.json").write_text('{"shopping": []}')
    told, resumed = setup("\n", save=True)
    assert told.splitlines()[2:6] == [
        "Which game do you want to play? [1]",
        "  1. Family game for 3 with Grozilla, round 5: Ana against Ada (random bot) and Chloé (random bot)"
        f" ({i18n.moment(NOON)})",
        f"  2. Expert game for 2, round 1: Ana and Bob ({i18n.moment(NOON - 3600)})",
        "  3. a new game",
    ]
    assert resumed.file == new.file
    assert setup("2\n", save=True)[1].file == old.file
    assert setup("2\n")[1].file is None
    assert setup("3\n" + SETUPS["setup-usual"])[1].game.options == Options()


def test_a_long_list_of_unfinished_games_comes_in_pages() -> None:
    games = [begin_game("family-2", age=age) for age in range(20)]
    told, resumed = setup("10\n10\n2\n", save=True)
    assert " 10. 11 older games …\n 11. a new game\n" in told
    assert " 10. 2 older games …\n 11. a new game\n" in told
    assert resumed.file == games[19].file
    assert setup("11\n" + SETUPS["setup-usual"])[1].file is None


DAMAGE = {
    "empty": "",
    "cut": '{"happycity": 1, "opt',
    "binary": "\x00\x7f",
    "illegal": '{"happycity": 1, "seed": 1, "actions": ["draw 9"]}',
    "odd": '{"happycity": 1, "seed": 1, "players": 7}',
}


@pytest.mark.parametrize("locale", i18n.available_locales())
@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_save_gets_one_sentence_and_hides_no_other(damage: str, locale: str) -> None:
    good = begin_game("family-2", age=60)
    file = spoilt(DAMAGE[damage])
    sentence = i18n.text("terminal-shelf-damaged", locale, file=str(file), newer="no")
    assert str(file) in sentence
    told, resumed = setup("1\n", locale, save=True)
    assert told.splitlines()[1] == sentence
    assert resumed.file == good.file
    assert good.file is not None
    good.file.unlink()
    told, fresh = setup(
        SETUPS["setup-usual"], locale
    )  # with nothing else to go on with, a new game is set up
    assert told.splitlines()[1] == sentence
    assert fresh.file is None


def test_resuming_passes_over_what_is_damaged(capsys: pytest.CaptureFixture[str]) -> None:
    good = begin_game("family-2", age=60)
    bad = spoilt('{"happycity": 99}')
    assert resume_session(None, None).file == good.file
    assert capsys.readouterr().err == (
        f"The saved game {bad} was written by a newer version of Happy City and cannot be opened here.\n"
    )


def test_leaving_the_questions() -> None:
    for typed in ("", "1\nquit\n", "1\n"):
        with pytest.raises(Quit):
            setup(typed)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= home_variables(Path(folder))
        for each, typed in SETUPS.items():
            (GOLDEN / f"{each}.txt").write_text(setup(typed)[0], encoding="utf-8")
