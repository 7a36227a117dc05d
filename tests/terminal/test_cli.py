"""The command line: every command's help and refusals, answers for people and programs, a quick start."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from happycity import Game, Options, i18n
from happycity.cli.main import main, split_language
from happycity.errors import HappyCityError
from happycity.i18n.bundle import ROOT
from happycity.paths import database
from happycity.store.results import SeatResult
from happycity.terminal import start
from happycity.terminal.lines import statistics
from happycity.terminal.sessions import save_list, saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.results import write_results
from tests.bots.positions import RIVAL

COMMANDS = (
    "play", "join", "serve", "referee", "simulate", "tournament", "replay", "review", "verify", "score", "cards",
    "rules", "bench", "bots", "stats", "admin", "help",
)  # fmt: skip
HEAVY = ("fastapi", "textual", "sqlalchemy", "starlette", "uvicorn", "asyncio", "rich")
COMPILED_WORDS = (ROOT / "en-GB" / "cli.json").exists()
"""An installed package holds its messages compiled; the source tree has to parse them."""


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Any:
    """Run a command in this process: its exit code, what it printed and what it complained about."""

    def call(*words: str) -> tuple[int, str, str]:
        code = 0
        try:
            main(words)
        except SystemExit as end:
            code = int(end.code or 0)
        out = capsys.readouterr()
        return code, out.out, out.err

    return call


def test_the_help_names_every_command_with_examples(run: Any) -> None:
    code, out, _ = run("--help")
    assert code == 0
    assert all(f"\n  {command} " in out for command in COMMANDS)
    assert "\n    happycity play " in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Any, command: str) -> None:
    code, out, err = run(command, "--help")
    assert (code, err) == (0, "")
    assert out.startswith(f"Usage: happycity {command}")
    assert not re.search(r"\{[a-z]+-[a-z-]+\}", out), "a message is missing"
    words = [line.strip() for line in out.splitlines() if line.strip()]
    assert len(words[1]) > 5


def test_the_version_is_that_of_the_package(run: Any) -> None:
    code, out, _ = run("--version")
    assert (code, out) == (0, f"happycity {version('happycity')}\n")
    assert run("--version", "play")[:2] == (code, out)


def test_help_in_other_ways(run: Any) -> None:
    long = run("play", "--help")
    assert run("help", "play") == run("play", "-h") == long
    assert run("help") == run("--help")
    assert run("help", "admin", "ban") == run("admin", "ban", "--help")
    code, _, err = run("help", "frob")
    assert code == 2
    assert "frob" in err


def test_the_examples_of_the_help_can_be_typed(run: Any) -> None:
    """Each example names a command and options that exist."""
    for command in COMMANDS:
        _, out, _ = run(command, "--help")
        assert f"\n  {i18n.text('cli-examples')}\n" in out
        for line in i18n.text(f"cli-{command}-examples").splitlines():
            typed = (
                line.rpartition("| ")[2] if line.startswith("echo") else line.split("#")[0].split(" | ")[0]
            )
            words = typed.split()
            assert words[:2] == ["happycity", command]
            if command == "admin":
                _, out, _ = run(command, words[2], "--help")
            for option in words:
                if option.startswith("--"):
                    assert option in out, line


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["frob"], 2, "frob"),
        (["play", "--nonsense"], 2, "--nonsense"),
        (["play", "--plain", "--mode", "solo"], 2, "mode cannot be “solo”; expected family | expert."),
        (["play", "--plain", "--players", "9"], 2, "players cannot be “9”; expected 2 | 3 | 4 | 5."),
        (["play", "--plain", "--players", "0"], 2, "players cannot be “0”; expected 2 | 3 | 4 | 5."),
        (
            ["tournament", "-b", "random", "--players", "0"],
            2,
            "players cannot be “0”; expected 2 | 3 | 4 | 5.",
        ),
        (["play", "--plain", "--bots", "genius"], 2, "There is no bot called “genius”"),
        (
            ["play", "--plain", "--bots", "missing.py:MyBot"],
            2,
            "There is no file “missing.py” to take a bot from.",
        ),
        (["play", "--plain", "--name", "Ana", "--name", "Ana"], 2, "Two people are called Ana"),
        (["play", "--plain", "--seed", "green"], 2, "“green” is not a seed"),
        (["play", "--plain", "--seed", "9" * 5000], 2, "9…” is not a seed"),
        (["simulate", "--games", "1", "--seed", "9" * 80], 2, "is not a seed"),
        (["score", "--city", "happy-market:blue,school"], 2, "only in expert mode"),
        (["play", "--plain", "--resume"], 2, "There is no unfinished game"),
        (["play", "/no/such/file"], 2, "/no/such/file cannot be read"),
        (["play", "~nobody-here/game.json"], 2, "~nobody-here/game.json cannot be read"),
        (["play", "--plain", "--bots", "~nobody-here/mine.py:Mine"], 2, "no file “~nobody-here/mine.py”"),
        (["play", "--plain", "--cards", "/no/pack.toml"], 2, "/no/pack.toml"),
        (["join", "somewhere"], 2, "“somewhere” is not an invitation"),
        (["join", "http://192.168.1.20:2489O/r/x"], 2, "2489O/r/x” is not an invitation"),
        (["join", "http://127.0.0.1:9/r/a b"], 2, "does not answer"),
        (["join", "http://127.0.0.1:9/r/k3v9q2mjh7wtx4bn6rzd"], 2, "does not answer"),
        (["cards", "qqqqzzzz"], 1, "No card is called anything like “qqqqzzzz”."),
        (["rules", "qqqqzzzz"], 1, "No rule speaks of “qqqqzzzz”."),
        (["score", "/no/such/file"], 2, "/no/such/file cannot be read"),
        (["score", "game.json", "--scoring", "sum"], 2, "A file tells by itself what is played"),
        (["play", "game.json", "--mode", "expert"], 2, "A saved game knows its players, options and cards"),
        (["play", "--resume", "--name", "Bob"], 2, "A saved game knows its players, options and cards"),
        (["play", "--seats", "Ana,bot:hard", "--players", "4"], 2, "--seats names everybody"),
        (["play", "--seats", "Ana,bot:hard", "--bots", "easy"], 2, "--seats names everybody"),
        (["replay", "game.json", "--full", "--json"], 2, "leave out --json"),
        (["score", "--city", "house, nonsense-card"], 2, "There is no card called “nonsense-card”"),
        (["score", "--city", "museum, museum"], 2, "museum"),
        (["verify", "/no/such/file"], 2, "/no/such/file cannot be read"),
        (["replay", "/no/such/file"], 2, "/no/such/file cannot be read"),
        (["replay", ""], 2, '"" cannot be read'),
        (["score", "--city", "museum", "game.json"], 2, "either a city"),
        (["play", "--players", "x"], 2, "Invalid value for '--players': this is not a number."),
        (["bench", "--seconds", "0"], 2, "Invalid value for '--seconds': the least is 0.1."),
        (["serve", "--port", "99999"], 2, "Invalid value for '--port': the most is 65535."),
    ],
    ids=lambda value: "-".join(value)[:40] if isinstance(value, list) else None,
)
def test_what_is_refused_gets_one_sentence_and_an_exit_code(
    run: Any, words: list[str], code: int, says: str
) -> None:
    found, _, err = run(*words)
    assert found == code
    assert says.lower() in err.lower()
    assert "Traceback" not in err
    assert len(err.strip().splitlines()) == (1 if not err.startswith("Usage") else 4)


@pytest.mark.parametrize("command", [["play", "--plain"], ["replay"], ["verify"], ["score"]], ids=" ".join)
@pytest.mark.parametrize("content", [b"", b"\x00\xff\x80", b"[1, 2]", b'{"cut": ', b"plain text"])
def test_a_file_that_is_no_saved_game(run: Any, command: list[str], content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    sentence = f"{file} holds no JSON object, as a saved game or a position would.\n"
    assert run(*command, str(file)) == (2, "", sentence)
    assert run(*command, str(tmp_path)) == (2, "", f"{tmp_path} cannot be read: Is a directory.\n")
    file.write_text('{"shopping": []}')
    if command != ["score"]:  # which also counts positions
        assert run(*command, str(file)) == (2, "", f"{file} is not a saved game of Happy City.\n")


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
    assert out.count("This game has not been saved by itself.") == 2 - saved
    assert out.count(f"The game is saved by itself in {saves.saves_folder()}") == saved


def test_a_review_tells_the_worst_decisions_of_people(run: Any, tmp_path: Path) -> None:
    """A coin on the very last turn instead of the card that wins the game is the worst there can be."""
    position = {
        "options": {"players": 2},
        "phase": "buy",
        "turn": 1,
        "last_round": True,
        "round": 9,
        "central": ["zoo"],
        "cities": [
            {"coins": 0, "cards": RIVAL[:9]},
            {"coins": 9, "cards": ["happy-market", "hospital", "museum", "luxury-residence"]},
        ],
    }
    game = Game.from_position(position, seed=1)
    game.play("coin")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record(["bot:random", "Ana"])))
    code, out, err = run("review", str(file), "--think-ms", "20")
    assert (code, err) == (0, "")
    line, why = out.splitlines()
    assert line.startswith("1. Round 9, Ana: “Buy nothing and take a coin”. Better: “Buy Zoo for ")
    assert line.endswith("(chance to win: +100%).")
    assert why == "   It is worth 15 points at once."
    _, out, _ = run("review", str(file), "--json")
    told = json.loads(out)
    assert (told["n"], told["seat"], told["loss"]) == (0, 1, 1.0)
    assert (told["action"], told["best"]) == ("coin", "buy zoo")
    file.write_text(json.dumps(game.record(["Bob", "bot:random"])))
    assert run("review", str(file)) == (0, "Hardly anything could have been done better.\n", "")
    assert run("review", str(file), "--all", "--think-ms", "20")[1].startswith("1. Round 9, Bruno: ")


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
    sentence = f"There is no file “{tmp_path}/mine.py” to take a bot from."
    assert (code, err) == (2, sentence + "\n")
    with pytest.raises(HappyCityError) as refused:
        LocalSession.resume(save)
    assert save_list.SaveTexts(i18n.DEFAULT).damage(saves.DamagedSave(save, refused.value)) == sentence


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
@pytest.mark.parametrize(
    ("where", "code", "says"),
    [("on_mount", 70, "ZeroDivisionError"), ("ask_bot", 70, "ZeroDivisionError")],
    ids=["screen", "worker"],
)
def test_our_own_fault_on_the_full_screen(where: str, code: int, says: str, tmp_path: Path) -> None:
    """One sentence and an exit code as everywhere else; no page of local variables."""
    import pty

    ours, theirs = pty.openpty()
    spoilt = f"LocalTable.{where} = lambda *_: 1 / 0"
    script = f"from happycity.terminal.screens.local_table import LocalTable; {spoilt}; from happycity.cli.main import main; main()"
    done = subprocess.Popen(
        [sys.executable, "-c", script, "play", "--no-save", "--seats", "bot:random,Ana"],
        env={**environment(tmp_path), "TERM": "xterm"}, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE,
        text=True,
    )  # fmt: skip
    os.close(theirs)
    drained = threading.Thread(target=drain, args=(ours,), daemon=True)
    drained.start()
    _, err = done.communicate(timeout=120)
    drained.join()
    os.close(ours)
    assert done.returncode == code, err
    assert says in err
    assert len(err.splitlines()) == 1


def drain(terminal: int) -> None:
    """Read what is shown on a terminal until it closes."""
    with contextlib.suppress(OSError):
        while os.read(terminal, 65536):
            pass


def test_our_own_fault_is_told_without_a_traceback(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("happycity.terminal.lookup.find_cards", broken)
    code, _, err = run("cards", "house")
    assert code == 70
    assert "ZeroDivisionError" in err
    assert "Traceback" not in err


def test_cards_answers_a_question_at_the_table(run: Any) -> None:
    code, out, _ = run("cards", "golden gate")
    assert code == 0
    assert out.startswith(
        "Golden Gate Bridge: expert special building\n  Needs these cards: 2 blue and 1 orange.\n"
    )
    for typed in ("Golden-Gate", "golden-gate-bridge", "goldn gate bridge", "gate"):
        assert run("cards", typed)[1] == out
    assert "Cat Café" in run("cards", "cat cafe")[1]


def test_cards_for_programs(run: Any) -> None:
    _, out, _ = run("cards", "museum", "--json")
    (card,) = json.loads(out)
    assert (card["id"], card["colours"], card["cost"], card["hearts"]) == ("museum", ["blue"], 4, 2)
    assert len(json.loads(run("cards", "--json")[1])) > 100


def test_rules_by_number_and_by_word(run: Any) -> None:
    assert run("rules", "R-B7")[1].startswith("R-B7  Paying and placing a card\n")
    assert run("rules", "b7")[1] == run("rules", "R-B7")[1]
    out = run("rules", "monster")[1]
    assert "R-G9" in out
    assert "R-S2" not in out
    assert [rule["rule"] for rule in json.loads(run("rules", "B7", "--json")[1])] == ["R-B7"]


def test_score_of_a_typed_city_is_explained(run: Any) -> None:
    code, out, _ = run("score", "--city", "happy market, House, museum, school")
    assert code == 0
    assert out.splitlines()[0].endswith("has 4 points:")
    assert "   Museum: hearts +2" in out
    (sheet,) = json.loads(run("score", "--city", "house,museum,school", "--json")[1])
    assert (sheet["citizens"], sheet["hearts"], sheet["points"]) == (2, 2, 4)


def test_score_of_files(run: Any, tmp_path: Path) -> None:
    game = Game(Options(mode="expert"), seed=1)
    rng = random.Random(1)
    while not game.over:
        game.play(rng.choice(game.legal()))
    assert game.outcome is not None
    for content in (
        game.record(["Ana", "Bob"]),
        {"cities": game.state()["cities"], "options": {"mode": "expert"}},
    ):
        file = tmp_path / "game.json"
        file.write_text(json.dumps(content))
        sheets = json.loads(run("score", str(file), "--json")[1])
        assert tuple(sheet["points"] for sheet in sheets) == game.outcome.points
    file.write_text(json.dumps({"cities": game.state()["cities"][:1], "options": {"mode": "expert"}}))
    (sheet,) = json.loads(run("score", str(file), "--json")[1])  # no city that nobody asked about
    assert sheet["points"] == game.outcome.points[0]
    assert "Player 2" not in run("score", str(file))[1]


def test_a_line_of_a_score_sheet_keeps_its_own_numbers(run: Any) -> None:
    city = "happy-market:blue, concert hall, museum, school"
    (sheet,) = json.loads(run("score", "-m", "expert", "--city", city, "--json")[1])
    product = next(line for line in sheet["lines"] if line["source"] == "product")
    assert product["args"] == {"citizens": sheet["citizens"], "hearts": sheet["hearts"]}
    assert (product["citizens"], product["hearts"]) == (0, 0)


@pytest.mark.parametrize("wrong", [{"options": [1]}, {"options": "x"}, {"players": 5}], ids=str)
def test_score_refuses_a_file_with_wrong_fields(run: Any, tmp_path: Path, wrong: dict[str, Any]) -> None:
    file = tmp_path / "cities.json"
    file.write_text(json.dumps({"cities": [{"cards": ["happy-market"]}], **wrong}))
    code, _, err = run("score", str(file))
    assert code == 2
    assert next(iter(wrong)) in err


def test_verify_counts_what_a_short_record_tells(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({"happycity": 1, "seed": 1, "actions": None}))
    code, out, _ = run("verify", str(file))
    assert (code, out.count("0")) == (0, 2)


def test_a_long_file_is_read_and_a_longer_one_refused(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**Game(seed=1).record(), "note": "x" * 1_000_100}))
    assert run("verify", str(file))[0] == 0
    file.write_text(" " * 16_000_001)
    code, _, err = run("verify", str(file))
    assert (code, "longer than" in err) == (2, True)


def test_replay_and_verify(run: Any, tmp_path: Path) -> None:
    game = Game(seed=1)
    game.play("draw 1")
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game.record(["Ana", "Bob"])))
    assert "Ana draws" in run("replay", str(file))[1]
    assert json.loads(run("replay", str(file), "--json")[1].splitlines()[-1])["event"] == "drawn"
    assert run("verify", str(file))[0] == 0


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


def test_bench_measures_every_mode(run: Any) -> None:
    found = json.loads(run("bench", "--seconds", "0.1", "--json")[1])
    assert len(found["results"]) == 4
    assert all(row["games_per_second"] > 0 for row in found["results"])


def test_a_language_may_stand_anywhere() -> None:
    assert split_language(["--lang", "fr", "cards", "x"]) == (["cards", "x"], "fr")
    assert split_language(["cards", "x", "--lang=pl"]) == (["cards", "x"], "pl")
    assert split_language(["cards", "--", "--lang"]) == (["cards", "--", "--lang"], None)


# In a process of its own


def happycity(*words: str, home: Path, **more: Any) -> subprocess.CompletedProcess[str]:
    code = "from happycity.cli.main import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, *words],
        check=False,
        env=environment(home),
        capture_output=True,
        text=True,
        timeout=120,
        **more,
    )


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "HAPPYCITY_HOME": str(home), "HAPPYCITY_NAME": "Ana", "PYTHONIOENCODING": "utf-8"}


def test_another_language(tmp_path: Path) -> None:
    if "fr" not in i18n.available_locales():
        pytest.skip("no French yet")
    done = happycity("cards", "golden gate", "--lang", "fr", home=tmp_path)
    assert done.returncode == 0
    assert "Golden Gate" in done.stdout
    assert "Needs" not in done.stdout
    assert "Examples:" not in happycity("--lang", "fr", "cards", "--help", home=tmp_path).stdout


@pytest.mark.parametrize(
    "words", [["--help"], ["--version"], ["cards", "museum"], ["rules", "monster"]], ids=" ".join
)
def test_a_quick_start_imports_nothing_heavy(words: list[str], tmp_path: Path) -> None:
    code = (
        "import sys\nfrom happycity.cli.main import main\ntry:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(' '.join(sys.modules), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        check=False,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=120,
    )
    loaded = {name.partition(".")[0] for name in done.stderr.split()}
    assert "happycity" in loaded, done.stderr
    assert ("typer" in loaded) == (words == ["--help"])
    assert not loaded & set(HEAVY)
    if COMPILED_WORDS:
        assert "fluent" not in loaded


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_game_survives_kill_9(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = "from happycity.cli.main import main; main()"
    words = ["play", "--plain", "--bots", "random", "--seed", "5"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        env=environment(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n" * 7)
    process.stdin.flush()
    prompts = 0
    while prompts < 8:  # the eighth question stays open
        character = process.stdout.read(1)
        assert character
        prompts += character == ">"
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    (save,) = save_list.unfinished_saves()
    game = LocalSession.resume(save.file).game
    assert len(game.actions) >= 7  # each answer that was given, and what the bots did
    resumed = happycity("play", "--plain", "--resume", home=tmp_path, input="quit\n")
    assert resumed.returncode == 0
    assert f"Round {game.round}" in resumed.stdout
    assert "Goodbye" in resumed.stdout
    assert LocalSession.resume(save.file).game.state() == game.state()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one process there")
def test_control_c_is_a_polite_end(tmp_path: Path) -> None:
    wake = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # a background shell ignores it
    code = f"{wake}; from happycity.cli.main import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", code, "play", "--plain", "--bots", "random"],
        env=environment(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert process.stdout is not None
    while process.stdout.read(1) != ">":
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Goodbye" in out
    assert "Traceback" not in err


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
@pytest.mark.parametrize(
    ("words", "asked"),
    [
        (["play", "--plain"], True),
        (["play", "--plain", "--name", "Ana"], True),
        (["play", "--plain", "--bots", "random"], False),
        (["play", "--plain", "--name", "Ana", "--name", "Bob"], False),
    ],
    ids=["open", "name", "options", "names"],
)
def test_who_gives_no_options_is_asked_at_a_terminal_only(
    words: list[str], asked: bool, tmp_path: Path
) -> None:
    import pty

    ours, theirs = pty.openpty()
    os.write(ours, b"quit\n")
    code = "from happycity.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *words], check=False, env=environment(tmp_path), stdin=theirs, timeout=120,
        capture_output=True, text=True,
    )  # fmt: skip
    os.close(ours)
    os.close(theirs)
    assert done.returncode == 0, done.stderr
    assert ("Which game? [1]" in done.stdout) == asked
    assert ("Round 1." in done.stdout) == (not asked)
    assert ("Ana and Bob" in done.stdout) == ("Bob" in words)
    piped = happycity(*words, home=tmp_path, input="quit\n")
    assert "Which game?" not in piped.stdout
    assert "Round 1." in piped.stdout


@pytest.mark.parametrize(
    ("system", "term", "full"),
    [("posix", "xterm", True), ("posix", "dumb", False), ("posix", None, False), ("nt", None, True)],
)
def test_where_the_full_screen_is_shown(
    system: str, term: str | None, full: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", Person())
    monkeypatch.setattr("sys.stdout", Person())
    monkeypatch.delenv("TERM", raising=False)
    if term is not None:
        monkeypatch.setenv("TERM", term)
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr("os.name", system)
        assert start.has_full_screen() == full


class Person(io.StringIO):
    """Somebody at a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("happycity tour", ["tournament"]),
        ("happycity play --gro", ["--grozilla"]),
        ("happycity play --mode e", ["expert"]),
        ("happycity tournament --bots hard,n", ["hard,normal"]),
        ("happycity cards golden", ["golden-gate-bridge"]),
        ("happycity rules R-B7", ["R-B7"]),
        ("happycity admin ba", ["bans", "ban", "backup"]),
    ],
)
def test_the_shell_completes(typed: str, offered: list[str], tmp_path: Path) -> None:
    asked = {"_HAPPYCITY_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    code = "import sys; sys.argv = ['happycity']; from happycity.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, env=environment(tmp_path) | asked, capture_output=True,
        text=True, timeout=120,
    )  # fmt: skip
    assert done.stdout.split() == offered, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell there")
@pytest.mark.parametrize(
    ("words", "closed", "code"),
    [("play --plain", "<&-", 0), ("cards museum", ">&-", 0), ("cards qqqq", "2>&-", 1), ("score", "<&-", 2)],
)
def test_streams_that_are_closed(words: str, closed: str, code: int, tmp_path: Path) -> None:
    command = f"{sys.executable} -c 'from happycity.cli.main import main; main()' {words} {closed}"
    done = subprocess.run(
        ["bash", "-c", command],
        check=False,
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    assert "went wrong" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell there")
@pytest.mark.parametrize("words", ["cards", "--help", "simulate --games 20", "bots"])
def test_a_reader_who_has_seen_enough(words: str, tmp_path: Path) -> None:
    """A closed pipe ends quietly, with the code that a shell expects."""
    ours, theirs = os.pipe()
    os.close(ours)  # before the first word
    code = "from happycity.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, *words.split()], check=False, env=environment(tmp_path), stdout=theirs,
        stderr=subprocess.PIPE, text=True, timeout=120,
    )  # fmt: skip
    os.close(theirs)
    assert done.stderr == ""
    assert done.returncode in (141, -signal.SIGPIPE), "both are 141 to a shell"


def test_stray_bytes_and_poor_terminals(tmp_path: Path) -> None:
    """Bytes that are no letters are an answer like any other, and a terminal without our letters gets others."""
    code = "from happycity.cli.main import main; main()"
    for encoding in ("utf-8", "ascii"):
        done = subprocess.run(
            [sys.executable, "-c", code, "play", "--plain", "--bots", "random", "--seed", "1"],
            check=False, env=environment(tmp_path) | {"PYTHONIOENCODING": encoding}, input=b"\xff\xfe\n\x00\nquit\n",
            capture_output=True, timeout=120,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        assert b"means nothing here" in done.stdout
        assert not done.stderr
