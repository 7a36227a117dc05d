"""Line mode: whole games as golden transcripts, polite ends, one clear sentence for bad input."""

from __future__ import annotations

import io
import os
import random
import tempfile
from pathlib import Path

import pytest

from happycity import messages
from happycity.game import Game
from happycity.options import Options
from happycity.terminal import saves
from happycity.terminal.plain import Plain, Quit
from happycity.terminal.questions import Questions
from happycity.terminal.session import Session, seats_of
from happycity.terminal.start import Wish
from happycity.terminal.words import Words

GOLDEN = Path(__file__).parent / "golden"
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


def session(name: str, file: Path | None = None) -> Session:
    options, seats, seed = GAMES[name]
    return Session(Game(options, seed=seed), seats_of(seats), file=file)


def transcript(session: Session, typed: str) -> str:
    words = Words(messages.DEFAULT, session.names, session.game.catalogue)
    target = io.StringIO()
    Plain(session, words, io.StringIO(typed), target, echo=True).run()
    return target.getvalue()


class Typist(io.StringIO):
    """Somebody who answers at random, and asks for something else now and then."""

    def __init__(self, session: Session, seed: int) -> None:
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
    words = Words(messages.DEFAULT, played.names, played.game.catalogue)
    target = io.StringIO()
    Plain(played, words, Typist(played, GAMES[name][2]), target, echo=True).run()
    return target.getvalue()


SETUPS = {
    "setup-usual": "\n" * 7,
    "setup-mixed": "2\n1\n2\n9\n4\n   \n7\n1\n7\nAna\nBob\n6\n",
}
"""What somebody types who is asked before a game."""


def setup(typed: str) -> tuple[str, Session]:
    target = io.StringIO()
    questions = Questions(Wish(keep=False), io.StringIO(typed), target, echo=True)
    session = questions.session()
    return target.getvalue(), session


@pytest.mark.parametrize("name", SETUPS)
def test_the_questions_before_a_game_read_as_they_did(name: str, own_home: Path) -> None:
    assert setup(SETUPS[name])[0] == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_the_answers_set_up_the_game(own_home: Path) -> None:
    usual = setup(SETUPS["setup-usual"])[1]
    assert usual.game.options == Options()
    assert [seat.word for seat in usual.seats] == ["Ana", "bot:normal"]
    mixed = setup(SETUPS["setup-mixed"])[1]
    assert mixed.game.options == Options(players=4, mode="expert", grozilla=True, scoring="sum")
    assert [seat.word for seat in mixed.seats] == ["Ana", "bot:random", "Bob", "bot:champion"]


def test_the_questions_offer_the_unfinished_game_first(own_home: Path) -> None:
    begun = session("family-3-grozilla", saves.new_file())
    begun.save()
    told, resumed = setup("\n")
    assert "There is an unfinished game (random, Ana, random). Go on with it? [1]" in told
    assert resumed.file == begun.file
    assert setup("2\n" + SETUPS["setup-usual"])[1].game.options == Options()


def test_leaving_the_questions(own_home: Path) -> None:
    for typed in ("", "1\nquit\n", "1\n"):
        with pytest.raises(Quit):
            setup(typed)


@pytest.fixture
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HAPPYCITY_HOME", str(tmp_path))
    monkeypatch.setenv("HAPPYCITY_NAME", "Ana")
    return tmp_path


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_as_it_did(name: str) -> None:
    golden = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    typed = [line.removeprefix("> ") for line in golden.splitlines() if line.startswith(">")]
    assert transcript(session(name), "".join(f"{line.strip()}\n" for line in typed)) == golden


def test_the_end_of_the_input_is_a_farewell_and_the_game_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    told = transcript(session("family-2", file), "1\n1\n")
    assert told.endswith(f"Goodbye! The game is kept where it stands.\nGo on with: happycity play {file}\n")
    again = Session.resume(file)
    assert len(again.game.actions) == 2
    assert again.names == ["Ana", "Bruno"]
    assert again.seats[1].bot == "random"


@pytest.mark.parametrize(
    "typed",
    ["99", "0", "-1", "sing", "buy", "buy nonsense", "draw 9", "why sing", "card zzz", "city Zoe", "undo"],
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
