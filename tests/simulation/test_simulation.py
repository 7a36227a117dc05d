"""Faulty hours from one seed: whatever goes wrong, what was acknowledged is kept and everybody agrees."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

import pytest

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


ALONE = ("--servers", "1", "--hours", "20", "--groups", "1.5", "--minutes", "2.4")
CLUSTER = ("--servers", "3", "--hours", "10", "--groups", "2.5", "--minutes", "3")
HOUR = ("--seed", "1", "--days", "4", "--hours", "1", "--servers", "3", "--groups", "4")


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_thousand_faulty_hours_lose_nothing(record_property: Callable[[str, str], None]) -> None:
    """An hour counts only if somebody has played in it. What was simulated is printed at the end of the run."""
    alone = simulate("--seed", "1", "--days", "48", "--jobs", "2", *ALONE)
    cluster = simulate("--seed", "1001", "--days", "8", "--jobs", "2", *CLUSTER)
    faults = Counter(alone["faults"]) + Counter(cluster["faults"])
    hours, accepted = alone["hours"] + cluster["hours"], alone["accepted"] + cluster["accepted"]
    rooms, seconds = alone["rooms"] + cluster["rooms"], alone["seconds"] + cluster["seconds"]
    counts = ", ".join(f"{number:,} x {kind}" for kind, number in sorted(faults.items()))
    record_property(
        "simulated",
        f"{hours:,} hours, {accepted:,} commands, {rooms:,} rooms in {seconds:.0f} s; faults: {counts}",
    )
    assert hours >= MIN_HOURS
    assert accepted >= MIN_COMMANDS
    assert {kind: faults[kind] for kind in KINDS if faults[kind] < MIN_FAULTS} == {}


@pytest.mark.slow
def test_a_failing_seed_replays_to_the_same_byte() -> None:
    """The log, the answers, the faults and the broken promises, in two processes."""
    once, again = (run("--bug", "know-everybody", *HOUR) for _ in range(2))
    assert once.returncode == 1
    assert json.loads(once.stdout)["failures"]
    assert once.stdout == again.stdout


@pytest.mark.slow
def test_every_planted_bug_is_found() -> None:
    """And without a bug the same days are right."""
    simulate(*HOUR)
    done = run("--bugs", "--jobs", "2", *HOUR)
    found: dict[str, int | None] = json.loads(done.stdout)["found"]
    assert len(found) >= 10
    assert [bug for bug, seed in found.items() if seed is None] == [], done.stderr[-2000:]
    assert done.returncode == 0


@pytest.mark.torture
@pytest.mark.timeout(8 * 3600)
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_faulty_hours_lose_nothing(part: int) -> None:
    seed = str(100_000 + 1_000 * part)
    alone = simulate("--seed", seed, "--days", "450", "--jobs", "2", *ALONE)
    cluster = simulate("--seed", seed, "--days", "130", "--jobs", "2", *CLUSTER)
    assert alone["hours"] + cluster["hours"] >= 10 * MIN_HOURS
