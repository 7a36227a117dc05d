"""The compiled and the interpreted core play the same games, action by action."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from happycity.rules import COMPILED

ROOT = Path(__file__).parents[2]


def traces(core: str, games: int) -> list[str]:
    """What tools/trace.py prints with one of the cores."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if core == "interpreted":
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, str(ROOT / "tools/trace.py"), "--games", str(games), "--expect", core]
    run = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def compare(games: int) -> None:
    compiled, interpreted = traces("compiled", games), traces("interpreted", games)
    assert len(compiled) == 8 * 4 * games
    for ours, theirs in zip(compiled, interpreted, strict=True):
        assert ours == theirs


@pytest.mark.skipif(not COMPILED, reason="the run on the compiled core compares both")
def test_both_cores_agree_over_a_thousand_games() -> None:
    compare(games=40)


@pytest.mark.torture
@pytest.mark.skipif(not COMPILED, reason="the run on the compiled core compares both")
def test_both_cores_agree_over_ten_thousand_games() -> None:
    compare(games=400)
