"""The command line: every command's help, and one sentence for whatever is refused."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from happycity import i18n
from happycity.cli.main import split_language

COMMANDS = (
    "play", "join", "serve", "referee", "simulate", "tournament", "balance", "replay", "review", "verify", "score", "cards",
    "rules", "bench", "bots", "stats", "admin", "help",
)  # fmt: skip


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


def test_the_help_says_which_numbers_an_option_takes_as_people_write_them(run: Any) -> None:
    assert "[default: 1.0, 0.1–60]" in run("bench", "--help")[1]
    assert "[default: 1000, ≥ 1]" in run("balance", "--help")[1]
    for command in COMMANDS:
        assert "<=" not in run(command, "--help")[1]
        assert ">=" not in run(command, "--help")[1]


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
            "There is no bot file “missing.py”.",
        ),
        (["play", "--plain", "--name", "Ana", "--name", "Ana"], 2, "Two people are called Ana"),
        (["play", "--plain", "--seed", "green"], 2, "“green” is not a seed"),
        (["play", "--plain", "--seed", "9" * 5000], 2, "9…” is not a seed"),
        (["simulate", "--games", "1", "--seed", "9" * 80], 2, "is not a seed"),
        (["score", "--city", "happy-market:blue,school"], 2, "only in expert mode"),
        (["play", "--plain", "--resume"], 2, "There is no unfinished game"),
        (["play", "/no/such/file"], 2, "/no/such/file cannot be read"),
        (["play", "~nobody-here/game.json"], 2, "~nobody-here/game.json cannot be read"),
        (["play", "--plain", "--bots", "~nobody-here/mine.py:Mine"], 2, "no bot file “~nobody-here/mine.py”"),
        (["play", "--plain", "--cards", "/no/pack.toml"], 2, "/no/pack.toml"),
        (["join", "somewhere"], 2, "“somewhere” is not an invitation"),
        (["join", "http://192.168.1.20:2489O/r/x"], 2, "2489O/r/x” is not an invitation"),
        (["join", "http://127.0.0.1:9/r/a b"], 2, "does not answer"),
        (["join", "http://127.0.0.1:9/r/k3v9q2mjh7wtx4bn6rzd"], 2, "does not answer"),
        (["cards", "qqqqzzzz"], 1, "No card has a name like “qqqqzzzz”."),
        (["rules", "qqqqzzzz"], 1, "No rule mentions “qqqqzzzz”."),
        (["score", "/no/such/file"], 2, "/no/such/file cannot be read"),
        (["score", "game.json", "--scoring", "sum"], 2, "The file itself says what is played"),
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
        (["bench", "--seconds", "0"], 2, "Invalid value for '--seconds': the minimum is 0.1."),
        (["serve", "--port", "99999"], 2, "Invalid value for '--port': the maximum is 65535."),
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
    sentence = f"{file} holds no JSON object, such as a saved game or a position.\n"
    assert run(*command, str(file)) == (2, "", sentence)
    assert run(*command, str(tmp_path)) == (2, "", f"{tmp_path} cannot be read: Is a directory.\n")
    file.write_text('{"shopping": []}')
    if command != ["score"]:  # which also counts positions
        assert run(*command, str(file)) == (2, "", f"{file} is not a saved game of Happy City.\n")


def test_our_own_fault_is_told_without_a_traceback(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("happycity.terminal.lookup.find_cards", broken)
    code, _, err = run("cards", "house")
    assert code == 70
    assert "ZeroDivisionError" in err
    assert "Traceback" not in err


def test_a_language_may_stand_anywhere() -> None:
    assert split_language(["--lang", "fr", "cards", "x"]) == (["cards", "x"], "fr")
    assert split_language(["cards", "x", "--lang=pl"]) == (["cards", "x"], "pl")
    assert split_language(["cards", "--", "--lang"]) == (["cards", "--", "--lang"], None)
