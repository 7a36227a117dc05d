"""Faulty hours from one seed: whatever goes wrong, what was acknowledged is kept and everybody agrees."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import TypedDict

import pytest

from tests.simulation.bugs import BUGS
from tests.simulation.faults import KINDS

ROOT = Path(__file__).resolve().parents[2]
MIN_HOURS, MIN_COMMANDS, MIN_FAULTS = 1_000, 50_000, 100


class Summary(TypedDict):
    """What `tests.simulation.run` prints."""

    hours: int
    accepted: int
    rooms: int
    events: int
    seconds: float
    faults: dict[str, int]
    digests: list[str]


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.simulation.run", *arguments]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def simulate(*arguments: str) -> Summary:
    done = run(*arguments)
    assert done.returncode == 0, f"{' '.join(arguments)}:\n{done.stdout}\n{done.stderr[-2000:]}"
    summary: Summary = json.loads(done.stdout)
    return summary


ALONE = ("--servers", "1", "--hours", "20", "--groups", "2", "--minutes", "1.8")
CLUSTER = ("--servers", "3", "--hours", "10", "--groups", "2.5", "--minutes", "3")
HOUR = ("--seed", "1", "--days", "4", "--hours", "1", "--servers", "3", "--groups", "4")
QUICK_BUGS = ("ignore-clocks", "leave-orphans", "two-lease-holders")
"""Found at once; the others are for `make torture`."""


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_thousand_faulty_hours_lose_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """An hour counts only if somebody has played in it. It takes 215 s of processor time: two minutes on two idle cores."""
    alone = simulate("--seed", "1", "--days", "56", "--jobs", "2", *ALONE)
    cluster = simulate("--seed", "1001", "--days", "8", "--jobs", "2", *CLUSTER)
    faults = Counter(alone["faults"]) + Counter(cluster["faults"])
    hours, accepted = alone["hours"] + cluster["hours"], alone["accepted"] + cluster["accepted"]
    rooms = alone["rooms"] + cluster["rooms"]
    with capsys.disabled():
        print(f"\n{hours:,} hours, {accepted:,} commands, {rooms:,} rooms; {dict(faults)}")
    assert hours >= MIN_HOURS
    assert accepted >= MIN_COMMANDS
    assert {kind: faults[kind] for kind in KINDS if faults[kind] < MIN_FAULTS} == {}


@pytest.mark.torture
def test_a_seed_replays_to_the_same_byte() -> None:
    once, again = (
        simulate("--seed", "7", "--hours", "0.5", "--servers", "3", "--groups", "4") for _ in range(2)
    )
    assert once["digests"] == again["digests"]
    assert once["faults"] == again["faults"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "bug", [pytest.param(bug, marks=() if bug in QUICK_BUGS else pytest.mark.torture) for bug in sorted(BUGS)]
)
def test_a_planted_bug_is_found(bug: str) -> None:
    done = run("--bug", bug, *HOUR)
    assert done.returncode == 1, f"{bug} was not found: {done.stdout}"
    assert json.loads(done.stdout)["failures"], done.stderr[-2000:]


@pytest.mark.torture
@pytest.mark.timeout(8 * 3600)
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_faulty_hours_lose_nothing(part: int) -> None:
    seed = str(100_000 + 1_000 * part)
    alone = simulate("--seed", seed, "--days", "450", "--jobs", "2", *ALONE)
    cluster = simulate("--seed", seed, "--days", "130", "--jobs", "2", *CLUSTER)
    assert alone["hours"] + cluster["hours"] >= 10 * MIN_HOURS
