"""`happycity play` and `stats`: bots of one's own, saved games from elsewhere, statistics."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import pytest

from happycity import Game, Options, i18n
from happycity.errors import HappyCityError
from happycity.paths import database
from happycity.rooms.statistics import SeatResult
from happycity.terminal.lines import statistics
from happycity.terminal.sessions import save_list, saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.results import write_results


def test_a_program_that_cannot_be_started_is_told_once(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", Answers())
    code, out, _ = run("play", "--plain", "--bots", "exec:/no/such/bot", "--seed", "1")
    assert code == 0
    assert "The result:" in out  # it plays a default action, and the game goes on
    sentence = "The program of “exec:/no/such/bot” cannot be started: No such file or directory."
    assert out.count(sentence) == out.count("cannot be started") == 1


def with_bot(bot: str, file: Path) -> Path:
    """A saved game of Ana against such a bot."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(Game(Options(), seed=1).record(["Ana", f"bot:{bot}"])))
    return file


def test_a_saved_game_from_elsewhere_starts_no_program(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing is started before somebody has trusted it; a game in the own folder was begun here."""
    monkeypatch.setattr("sys.stdin", Answers())
    started = tmp_path / "started"
    bot = f"exec:sh -c 'touch {started}; exec cat'"
    file = with_bot(bot, tmp_path / "shared.json")
    sentence = f"“{file}” starts a program that plays as a bot, “{bot}”: if you trust it, go on with"
    assert run("play", "--plain", str(file)) == (2, "", f"{sentence} happycity play --trust {file}\n")
    (saves.saves_folder()).mkdir()
    (saves.saves_folder() / "link.json").symlink_to(file)
    assert run("play", "--plain", "--resume")[0] == 2
    assert not started.exists()
    assert run("play", "--plain", "--trust", str(file))[0] == 0
    assert started.exists()
    started.unlink()
    assert run("play", "--plain", str(with_bot(bot, saves.saves_folder() / "own.json")))[0] == 0
    assert started.exists()


def test_a_saved_game_goes_on_without_being_kept(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.stdin", Answers())
    file = with_bot("random", tmp_path / "shared.json")
    content = file.read_bytes()
    for words in (["--no-save"], []):
        code, out, _ = run("play", "--plain", *words, str(file))
        assert code == 0
        assert "The result:" in out
        assert file.read_bytes() == content
        assert saves.saves_folder().exists() == (not words)


@pytest.mark.parametrize(("words", "saved"), [(["--no-save"], 0), ([], 1)], ids=["not kept", "kept"])
def test_save_alone_tells_where_the_game_is(
    words: list[str], saved: int, run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Somebody else's file is not written to, so it is not where the game is saved."""
    file = with_bot("random", tmp_path / "shared.json")
    monkeypatch.setattr("sys.stdin", io.StringIO("save\n1\nsave\n"))
    code, out, _ = run("play", "--plain", *words, str(file))
    assert code == 0
    assert out.count("This game is not saved automatically.") == 2 - saved
    assert out.count(f"The game is saved automatically in {saves.saves_folder()}") == saved


def test_a_class_of_my_own_is_found_again_from_another_folder(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    body = "class Mine:\n    def decide(self, view, legal):\n        return legal[0]\n"
    (tmp_path / "mine.py").write_text(body)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    code, out, _ = run("play", "--plain", "--seats", "Ana,bot:mine.py:Mine", "--seed", "1")
    assert code == 0
    assert "Ana and Bruno (mine.py:Mine bot)" in out
    monkeypatch.chdir("/")
    monkeypatch.setattr("sys.stdin", Answers())
    code, out, err = run("play", "--plain", "--resume")
    assert (code, err) == (0, "")
    assert "Mine failed" not in out
    (tmp_path / "mine.py").unlink()
    (save,) = saves.saves_folder().iterdir()
    with_bot(f"{tmp_path}/mine.py:Mine", save)
    code, _, err = run("play", "--plain", "--resume")
    sentence = f"There is no bot file “{tmp_path}/mine.py”."
    assert (code, err) == (2, sentence + "\n")
    with pytest.raises(HappyCityError) as refused:
        LocalSession.resume(save)
    assert save_list.SaveTexts(i18n.DEFAULT).damage(saves.DamagedSave(save, refused.value)) == sentence


def test_stats_count_finished_games(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("stats")[1] == "No game has been finished yet.\n"
    monkeypatch.setattr("sys.stdin", Answers())
    code, out, _ = run("play", "--plain", "--name", "Ana", "--bots", "random", "--seed", "1")
    assert code == 0
    assert "The result:" in out
    found = json.loads(run("stats", "--json")[1])
    assert found["games"] == 1
    assert [(row["mode"], row["grozilla"]) for row in found["by_mode"]] == [("family", False)]
    assert [row["name"] for row in found["by_name"]] == ["Ana"]
    assert [row["bot"] for row in found["by_bot"]] == ["random"]
    assert found["buildings"]
    assert found["name"] == "Ana"
    assert run("stats")[1].startswith("Ana ")
    assert run("stats", "--name", "ana")[1].startswith("ana ")
    assert run("stats", "--name", "Zoe")[1].splitlines() == [
        "Zoe has not finished a game yet.",
        "Games of others who played here (Ana): happycity stats --name NAME",
    ]


@pytest.mark.parametrize("locale", i18n.available_locales())
def test_games_of_guests_are_not_mine(
    run: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], locale: str
) -> None:
    """A server's store knows everybody who played there; who asks is told about themselves."""
    rows = [
        ("a", 0, ["Ana", "Zoe"], [0]),
        ("a", 1, ["Ana", "Zoe"], [0]),
        ("b", 0, ["Zoe", "bot:hard"], [1]),
        ("c", 0, ["Bob", "bot:hard"], [0]),
    ]
    results = [
        SeatResult(
            room=room, game=1, key=f"device of {names[seat]}", seat=seat, at=1, points=0, won=seat in winners,
            detail={
                "options": Options().to_json(), "points": [30, 20], "names": names, "winners": winners,
                "cards": ["museum", "ice-rink"],
            },
        )
        for room, seat, names, winners in rows
    ]  # fmt: skip
    asyncio.run(write_results(results, database()))
    mine = json.loads(run("stats", "--json")[1])
    assert (mine["name"], mine["games"], mine["wins"], mine["by_bot"]) == ("Ana", 1, 1, [])
    assert {row["name"]: row["games"] for row in mine["by_name"]} == {"Ana": 1, "Zoe": 2, "Bob": 1}
    statistics.print_statistics(locale, False)
    out = capsys.readouterr().out
    assert out.startswith("Ana ")
    assert f"{i18n.text('card-museum', locale)} (1), Ice rink (1)\n" in out  # one of ours, one of a pack
    assert out.splitlines()[-1] == i18n.text("cli-stats-others", locale, names=["Bob", "Zoe"])
    assert json.loads(run("stats", "--name", "zoe", "--json")[1])["wins"] == 0
    monkeypatch.setenv("HAPPYCITY_NAME", "Nobody")
    statistics.print_statistics(locale, False)
    everybody = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in everybody[:3]] == ["Ana", "Bob", "Zoe"]
    assert len(everybody) == 4


@pytest.mark.parametrize("words", [["stats"], ["admin", "list"], ["serve", "--port", "0"]], ids=" ".join)
def test_a_database_that_is_none(
    run: Any, words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk, bread")
    for path, sentence in ((file, "is not a database"), (tmp_path, "cannot be read: Is a directory")):
        monkeypatch.setenv("HAPPYCITY_DATABASE", str(path))
        code, out, err = run(*words)
        assert (code, out, len(err.splitlines())) == (2, "", 1)
        assert err.startswith(f"{path} {sentence}")


def test_a_home_that_cannot_be_written_to(run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The game goes on, and somebody is told."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("HAPPYCITY_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("sys.stdin", Answers())
    code, out, _ = run("play", "--plain", "--bots", "random", "--seed", "1")
    assert code == 0
    assert "cannot be written: Not a directory." in out
    assert "The result:" in out


class Answers:
    """Somebody who always gives the first answer."""

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return "1\n"
