"""What the tests of the terminal share: a home, saved games, processes, waiting."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from happycity.terminal.sessions.local import LocalSession

MAIN = "from happycity.cli.main import main; main()"
"""The command line as a program."""
NOON = 1_794_830_400
"""A moment: 16 November 2026, noon in London."""
PROCESS_TIMEOUT_S = 120
WAIT_TIMEOUT_S = 120.0
"""For a bot, a hint or a server on a busy machine."""


def home_variables(folder: Path) -> dict[str, str]:
    """The environment of somebody called Ana whose saves, seats and statistics are in a folder."""
    return {"HAPPYCITY_HOME": str(folder), "HAPPYCITY_NAME": "Ana", "PYTHONIOENCODING": "utf-8"}


def play_out(session: LocalSession) -> LocalSession:
    """Play the first legal action until the game is over."""
    while not session.game.over:
        session.play(session.game.legal()[0])
    return session


def set_age(session: LocalSession, seconds: int) -> None:
    """Date a saved game back."""
    assert session.file is not None
    os.utime(session.file, (NOON - seconds, NOON - seconds))


async def wait_until(condition: Callable[[], bool], failure: Callable[[], str] = str) -> None:
    """Wait until something is so, while everything else goes on."""
    end = time.monotonic() + WAIT_TIMEOUT_S
    while not condition():
        assert time.monotonic() < end, failure()
        await asyncio.sleep(0.02)


def run_program(
    code: str, *argv: str, variables: Mapping[str, str] | None = None, **options: Any
) -> subprocess.CompletedProcess[Any]:
    """Run Python code to its end; its output is text unless an option says otherwise."""
    settings = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True, **options}
    return subprocess.run(
        [sys.executable, "-c", code, *argv],
        check=False,
        env={**os.environ, **(variables or {})},
        timeout=PROCESS_TIMEOUT_S,
        **settings,
    )


def start_program(code: str, *argv: str, **options: Any) -> subprocess.Popen[str]:
    """Start Python code that is talked to."""
    return subprocess.Popen([sys.executable, "-c", code, *argv], text=True, **options)
