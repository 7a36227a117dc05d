"""A table in lines: whole games as golden transcripts, polite ends, one clear sentence for bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from happycity import i18n
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.save_list import resume_session
from happycity.terminal.sessions.seats import parse_seats
from happycity.terminal.texts import Texts
from tests.terminal.helpers import (
    play_out,
)
from tests.terminal.line_games import GAMES, GOLDEN, Typist, begin_game, golden_input, new_session, transcript


def written(name: str) -> str:
    """A transcript for a golden file: `python -m tests.terminal.test_lines` writes them all."""
    played = new_session(name)
    return transcript(played, Typist(played, GAMES[name][2]))


@pytest.mark.parametrize("locale", i18n.available_locales())
def test_one_person_is_told_as_you_and_several_by_their_names(locale: str) -> None:
    for name, reader in (("family-3-grozilla", 1), ("family-4-sum", None)):
        played = new_session(name)
        printed = transcript(played, Typist(played, GAMES[name][2]), locale)
        titles = Texts(locale, played.names, played.game.catalogue).titles
        hers = [event for event in played.events if event.get("seat") == played.own_seats[0]]
        own = {i18n.tell(event, locale, players=played.names, titles=titles, reader=reader) for event in hers}
        assert own <= set(printed.splitlines())
        assert all(("Ana" in sentence) == (reader is None) for sentence in own)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_it_did(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(new_session(name), golden_input(golden)) == golden


def test_the_end_of_the_input_is_a_farewell_and_the_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = transcript(new_session("family-2", file), "1\n1\n")
    assert told.endswith(f"Goodbye! The game is saved as it stands.\nContinue with: happycity play {file}\n")
    again = LocalSession.resume(file)
    assert len(again.game.actions) == 2
    assert again.names == ["Ana", "Bruno"]
    assert again.seats[1].bot == "random"


def test_a_game_that_is_not_kept_says_so() -> None:
    assert transcript(new_session("family-2"), "1\n").endswith("\nGoodbye! This game is not saved.\n")


def shared(played: LocalSession, file: Path) -> bytes:
    """A game as somebody sends it, with a proof that we do not write ourselves; its bytes."""
    file.write_text(json.dumps(played.record() | {"fair": {"game": "x/1"}}))
    return file.read_bytes()


def test_a_game_from_elsewhere_goes_on_in_our_folder(tmp_path: Path) -> None:
    """Its own file stays as it is, and nothing is written by looking."""
    file = tmp_path / "shared.json"
    content = shared(new_session("expert-2"), file)
    told = transcript(resume_session(str(file), None), "quit\n")
    assert told.endswith(f"Continue with: happycity play {file}\n")
    assert not saves.saves_folder().exists()
    told = transcript(resume_session(str(file), None), "1\nquit\n")
    (kept,) = saves.saves_folder().iterdir()
    assert told.endswith(f"Continue with: happycity play {kept}\n")
    assert len(resume_session(str(kept), None).game.actions) == 1
    assert file.read_bytes() == content


def test_looking_at_a_finished_game_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts for no statistics, either: somebody else played it."""
    counted: list[object] = []
    monkeypatch.setattr(
        "happycity.terminal.sessions.results.seat_results", lambda *given: counted.append(given)
    )
    played = new_session("family-2")
    play_out(played)
    file = tmp_path / "shared.json"
    content = shared(played, file)
    assert str(file) in transcript(resume_session(str(file), None), "")
    assert file.read_bytes() == content
    assert not saves.saves_folder().exists()
    assert not counted


def test_a_game_may_go_on_without_being_kept() -> None:
    played = begin_game("expert-2")
    assert played.file is not None
    content = played.file.read_bytes()
    for file in (str(played.file), None):
        told = transcript(resume_session(file, None, save=False), "1\nquit\n")
        assert told.endswith("\nGoodbye! This game is not saved.\n")
    assert list(saves.saves_folder().iterdir()) == [played.file]
    assert played.file.read_bytes() == content


def test_a_bot_whose_file_has_gone_is_told_once_and_the_game_goes_on() -> None:
    played = LocalSession(Game(Options(), seed=7), parse_seats(["Ana", "bot:/no/such.py:Bot"]))
    told = transcript(played, "1\n" * 200)
    assert told.count("There is no bot file “/no/such.py”.") == 1
    assert played.game.over


@pytest.mark.parametrize(
    "typed",
    [
        "99",
        "0",
        "0000019",
        "-1",
        "sing",
        "buy",
        "buy nonsense",
        "draw 9",
        "why sing",
        "card zzz",
        "city Zoe",
        "undo",
        "save .",
        "save ..",
        "save /",
        "save ~nobody-here/game.json",
        "save /no/such/folder/game.json",
        "save stray\0byte.json",
    ],
)
def test_bad_input_gets_one_clear_sentence(typed: str) -> None:
    played = new_session("family-2")
    told = transcript(played, f"{typed}\n")
    answer = told.split(f"> {typed}\n")[1].split("\n> ")[0].strip().splitlines()
    assert len(answer) == 1
    assert answer[0].endswith(".")
    assert not played.game.actions


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    played = new_session("family-2")
    first = played.game.state()
    told = transcript(played, "1\nundo\n")
    assert "Your last choice is undone." in told
    assert played.game.state() == first


def test_a_single_answer_is_given_for_the_person() -> None:
    """Nobody is asked a question that has one answer."""
    for name in GAMES:
        for part in (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").split("\n\n"):
            if "  1. " in part and "\n>" in part:
                assert "  2. " in part


if __name__ == "__main__":
    for each in GAMES:
        (GOLDEN / f"{each}.txt").write_text(written(each), encoding="utf-8")
