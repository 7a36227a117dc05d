"""Line mode: whole games as golden transcripts, polite ends, one clear sentence for bad input."""

from __future__ import annotations

import io
import json
import os
import random
import tempfile
from pathlib import Path

import pytest

from happycity import i18n
from happycity.game.game import Game
from happycity.game.options import Options
from happycity.terminal.lines.console import Quit
from happycity.terminal.lines.setup import SetupQuestions
from happycity.terminal.lines.table import TableLines
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.save_list import resume_session
from happycity.terminal.sessions.seats import parse_seats
from happycity.terminal.texts import Texts

GOLDEN = Path(__file__).parent / "golden"
NOON = 1_794_830_400
"""A moment: 16 November 2026, noon in London."""
GAMES = {
    "family-2": (Options(), ["Ana", "bot:random"], 7),
    "family-4-sum": (Options(players=4, scoring="sum"), ["Ana", "bot:random", "Bob", "bot:random"], 11),
    "family-3-grozilla": (Options(players=3, grozilla=True), ["bot:random", "Ana", "bot:random"], 3),
    "expert-2": (Options(mode="expert"), ["Ana", "Bob"], 5),
    "expert-3-grozilla": (Options(players=3, mode="expert", grozilla=True), ["Ana", "bot:random", "Bob"], 23),
}
ASIDES = [
    "help",
    "table",
    "why",
    "score",
    "undo",
    "log",
    "card golden gate",
    "city",
    "99",
    "sing",
    "buy school",
    "",
]


def session(name: str, file: Path | None = None) -> LocalSession:
    options, seats, seed = GAMES[name]
    return LocalSession(Game(options, seed=seed), parse_seats(seats), file=file)


def transcript(session: LocalSession, typed: str) -> str:
    words = Texts(i18n.DEFAULT, session.names, session.game.catalogue)
    target = io.StringIO()
    TableLines(session, words, io.StringIO(typed), target, echo=True).run()
    return target.getvalue()


class Typist(io.StringIO):
    """Somebody who answers at random, and asks for something else now and then."""

    def __init__(self, session: LocalSession, seed: int) -> None:
        super().__init__()
        self.session = session
        self.rng = random.Random(seed)
        self.asides = list(ASIDES)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        if self.asides and self.rng.random() < 0.15:
            return self.asides.pop(0) + "\n"
        return f"{self.rng.randint(1, len(self.session.game.legal()))}\n"


def written(name: str) -> str:
    """A transcript as a golden file is made: `python -m tests.terminal.test_plain` writes them all."""
    played = session(name)
    words = Texts(i18n.DEFAULT, played.names, played.game.catalogue)
    target = io.StringIO()
    TableLines(played, words, Typist(played, GAMES[name][2]), target, echo=True).run()
    return target.getvalue()


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


def begun(name: str, age: int = 0, choices: int = 0) -> LocalSession:
    """A game that was left so many seconds ago."""
    played = session(name, saves.new_file())
    played.save()
    while choices or not played.awaits_choice:
        choices -= played.awaits_choice
        played.play(played.game.legal()[-1])
    assert played.file is not None
    os.utime(played.file, (NOON - age, NOON - age))
    return played


def spoilt(content: str) -> Path:
    """A file among the saves that is none, newer than all others."""
    file = saves.saves_folder() / "bad.json"
    file.write_text(content)
    os.utime(file, (NOON + 1, NOON + 1))
    return file


def test_the_questions_offer_every_unfinished_game() -> None:
    """The one played last first; a finished one and somebody else's file are not among them."""
    old, new = begun("expert-2", age=3600), begun("family-3-grozilla", choices=9)
    over = session("family-2", saves.new_file())
    while not over.game.over:
        over.play(over.game.legal()[0])
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
    games = [begun("family-2", age=age) for age in range(20)]
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
    good = begun("family-2", age=60)
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
    good = begun("family-2", age=60)
    bad = spoilt('{"happycity": 99}')
    assert resume_session(None, None).file == good.file
    assert capsys.readouterr().err == (
        f"The saved game {bad} was written by a newer version of Happy City and cannot be opened here.\n"
    )


@pytest.mark.parametrize("locale", i18n.available_locales())
def test_one_person_is_told_as_you_and_several_by_their_names(locale: str) -> None:
    for name, reader in (("family-3-grozilla", 1), ("family-4-sum", None)):
        played = session(name)
        words, target = Texts(locale, played.names, played.game.catalogue), io.StringIO()
        TableLines(played, words, Typist(played, GAMES[name][2]), target, echo=True).run()
        hers = [event for event in played.events if event.get("seat") == played.own_seats[0]]
        own = {
            i18n.tell(event, locale, players=played.names, titles=words.titles, reader=reader)
            for event in hers
        }
        assert own <= set(target.getvalue().splitlines())
        assert all(("Ana" in sentence) == (reader is None) for sentence in own)


def test_leaving_the_questions() -> None:
    for typed in ("", "1\nquit\n", "1\n"):
        with pytest.raises(Quit):
            setup(typed)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_it_did(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    typed = [line.removeprefix("> ") for line in golden.splitlines() if line.startswith(">")]
    assert transcript(session(name), "".join(f"{line.strip()}\n" for line in typed)) == golden


def test_the_end_of_the_input_is_a_farewell_and_the_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = transcript(session("family-2", file), "1\n1\n")
    assert told.endswith(f"Goodbye! The game is kept where it stands.\nGo on with: happycity play {file}\n")
    again = LocalSession.resume(file)
    assert len(again.game.actions) == 2
    assert again.names == ["Ana", "Bruno"]
    assert again.seats[1].bot == "random"


def test_a_game_that_is_not_kept_says_so() -> None:
    assert transcript(session("family-2"), "1\n").endswith("\nGoodbye! This game is not kept.\n")


def shared(played: LocalSession, file: Path) -> bytes:
    """A game as somebody sends it, with a proof that we do not write ourselves; its bytes."""
    file.write_text(json.dumps(played.record() | {"fair": {"game": "x/1"}}))
    return file.read_bytes()


def test_a_game_from_elsewhere_goes_on_in_our_folder(tmp_path: Path) -> None:
    """Its own file stays as it is, and nothing is written by looking."""
    file = tmp_path / "shared.json"
    content = shared(session("expert-2"), file)
    told = transcript(resume_session(str(file), None), "quit\n")
    assert told.endswith(f"Go on with: happycity play {file}\n")
    assert not saves.saves_folder().exists()
    told = transcript(resume_session(str(file), None), "1\nquit\n")
    (kept,) = saves.saves_folder().iterdir()
    assert told.endswith(f"Go on with: happycity play {kept}\n")
    assert len(resume_session(str(kept), None).game.actions) == 1
    assert file.read_bytes() == content


def test_looking_at_a_finished_game_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts for no statistics, either: somebody else played it."""
    counted: list[object] = []
    monkeypatch.setattr(
        "happycity.terminal.sessions.results.seat_results", lambda *given: counted.append(given)
    )
    played = session("family-2")
    while not played.game.over:
        played.play(played.game.legal()[0])
    file = tmp_path / "shared.json"
    content = shared(played, file)
    assert str(file) in transcript(resume_session(str(file), None), "")
    assert file.read_bytes() == content
    assert not saves.saves_folder().exists()
    assert not counted


def test_a_game_may_go_on_without_being_kept() -> None:
    played = begun("expert-2")
    assert played.file is not None
    content = played.file.read_bytes()
    for file in (str(played.file), None):
        told = transcript(resume_session(file, None, save=False), "1\nquit\n")
        assert told.endswith("\nGoodbye! This game is not kept.\n")
    assert list(saves.saves_folder().iterdir()) == [played.file]
    assert played.file.read_bytes() == content


def test_a_bot_whose_file_has_gone_is_told_once_and_the_game_goes_on() -> None:
    played = LocalSession(Game(Options(), seed=7), parse_seats(["Ana", "bot:/no/such.py:Bot"]))
    told = transcript(played, "1\n" * 200)
    assert told.count("There is no file “/no/such.py” to take a bot from.") == 1
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
    played = session("family-2")
    told = transcript(played, f"{typed}\n")
    answer = told.split(f"> {typed}\n")[1].split("\n> ")[0].strip().splitlines()
    assert len(answer) == 1
    assert answer[0].endswith(".")
    assert not played.game.actions


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    played = session("family-2")
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
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"HAPPYCITY_HOME": folder, "HAPPYCITY_NAME": "Ana"}
        for each, typed in SETUPS.items():
            (GOLDEN / f"{each}.txt").write_text(setup(typed)[0], encoding="utf-8")
