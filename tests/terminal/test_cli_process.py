"""The command line in a process of its own: a quick start, signals, pipes and terminals."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import subprocess
import sys
import threading

import pytest

from happycity import i18n
from happycity.i18n.bundle import ROOT
from happycity.terminal import start
from happycity.terminal.sessions import save_list
from happycity.terminal.sessions.local import LocalSession
from tests.terminal.helpers import (
    MAIN,
    PROCESS_TIMEOUT_S,
    run_program,
    start_program,
)

HEAVY = ("fastapi", "textual", "sqlalchemy", "starlette", "uvicorn", "asyncio", "rich")

COMPILED_WORDS = (ROOT / "en-GB" / "cli.json").exists()
"""An installed package holds its messages compiled; the source tree has to parse them."""


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals there")
@pytest.mark.parametrize(
    ("where", "code", "says"),
    [("on_mount", 70, "ZeroDivisionError"), ("ask_bot", 70, "ZeroDivisionError")],
    ids=["screen", "worker"],
)
def test_our_own_fault_on_the_full_screen(
    where: str, code: int, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence and an exit code as everywhere else; no page of local variables."""
    import pty

    ours, theirs = pty.openpty()
    spoilt = f"LocalTable.{where} = lambda *_: 1 / 0"
    script = f"from happycity.terminal.screens.local_table import LocalTable; {spoilt}; {MAIN}"
    monkeypatch.setenv("TERM", "xterm")
    argv = ["play", "--no-save", "--seats", "bot:random,Ana"]
    done = start_program(script, *argv, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE)
    os.close(theirs)
    drained = threading.Thread(target=drain, args=(ours,), daemon=True)
    drained.start()
    _, err = done.communicate(timeout=PROCESS_TIMEOUT_S)
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


def test_another_language() -> None:
    if "fr" not in i18n.available_locales():
        pytest.skip("no French yet")
    done = run_program(MAIN, "cards", "golden gate", "--lang", "fr")
    assert done.returncode == 0
    assert "Golden Gate" in done.stdout
    assert "Needs" not in done.stdout
    assert "Examples:" not in run_program(MAIN, "--lang", "fr", "cards", "--help").stdout


@pytest.mark.parametrize(
    "words", [["--help"], ["--version"], ["cards", "museum"], ["rules", "monster"]], ids=" ".join
)
def test_a_quick_start_imports_nothing_heavy(words: list[str]) -> None:
    code = (
        "import sys\nfrom happycity.cli.main import main\ntry:\n    main()\nexcept SystemExit:\n    pass\n"
        "print(' '.join(sys.modules), file=sys.stderr)"
    )
    done = run_program(code, *words)
    loaded = {name.partition(".")[0] for name in done.stderr.split()}
    assert "happycity" in loaded, done.stderr
    assert ("typer" in loaded) == (words == ["--help"])
    assert not loaded & set(HEAVY)
    if COMPILED_WORDS:
        assert "fluent" not in loaded


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_game_survives_kill_9() -> None:
    argv = ["play", "--plain", "--bots", "random", "--seed", "5"]
    process = start_program(MAIN, *argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
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
    resumed = run_program(MAIN, "play", "--plain", "--resume", input="quit\n")
    assert resumed.returncode == 0
    assert f"Round {game.round}" in resumed.stdout
    assert "Goodbye" in resumed.stdout
    assert LocalSession.resume(save.file).game.state() == game.state()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGINT for one process there")
def test_control_c_is_a_polite_end() -> None:
    wake = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"  # a background shell ignores it
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = start_program(f"{wake}; {MAIN}", "play", "--plain", "--bots", "random", **pipes)
    assert process.stdout is not None
    while process.stdout.read(1) != ">":
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PROCESS_TIMEOUT_S)
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
def test_who_gives_no_options_is_asked_at_a_terminal_only(words: list[str], asked: bool) -> None:
    import pty

    ours, theirs = pty.openpty()
    os.write(ours, b"quit\n")
    done = run_program(MAIN, *words, stdin=theirs)
    os.close(ours)
    os.close(theirs)
    assert done.returncode == 0, done.stderr
    assert ("Which mode? [1]" in done.stdout) == asked
    assert ("Round 1." in done.stdout) == (not asked)
    assert ("Ana and Bob" in done.stdout) == ("Bob" in words)
    piped = run_program(MAIN, *words, input="quit\n")
    assert "Which mode?" not in piped.stdout
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
def test_the_shell_completes(typed: str, offered: list[str]) -> None:
    variables = {
        "_HAPPYCITY_COMPLETE": "complete_bash",
        "COMP_WORDS": typed,
        "COMP_CWORD": str(typed.count(" ")),
    }
    code = f"import sys; sys.argv = ['happycity']; {MAIN}"
    done = run_program(code, variables=variables)
    assert done.stdout.split() == offered, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell there")
@pytest.mark.parametrize(
    ("words", "closed", "code"),
    [("play --plain", "<&-", 0), ("cards museum", ">&-", 0), ("cards qqqq", "2>&-", 1), ("score", "<&-", 2)],
)
def test_streams_that_are_closed(words: str, closed: str, code: int) -> None:
    command = f"{sys.executable} -c '{MAIN}' {words} {closed}"
    done = subprocess.run(
        ["bash", "-c", command],
        check=False,
        capture_output=True,
        text=True,
        timeout=PROCESS_TIMEOUT_S,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    assert "went wrong" not in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no such shell there")
@pytest.mark.parametrize("words", ["cards", "--help", "simulate --games 20", "bots"])
def test_a_reader_who_has_seen_enough(words: str) -> None:
    """A closed pipe ends quietly, with the code that a shell expects."""
    ours, theirs = os.pipe()
    os.close(ours)  # before the first word
    done = run_program(MAIN, *words.split(), stdout=theirs)
    os.close(theirs)
    assert done.stderr == ""
    assert done.returncode in (141, -signal.SIGPIPE), "both are 141 to a shell"


def test_stray_bytes_and_poor_terminals() -> None:
    """Bytes that are no letters are an answer like any other, and a terminal without our letters gets others."""
    argv = ["play", "--plain", "--bots", "random", "--seed", "1"]
    for encoding in ("utf-8", "ascii"):
        done = run_program(
            MAIN,
            *argv,
            variables={"PYTHONIOENCODING": encoding},
            input=b"\xff\xfe\n\x00\nquit\n",
            text=False,
        )
        assert done.returncode == 0, done.stderr
        assert b"is not understood here" in done.stdout
        assert not done.stderr
