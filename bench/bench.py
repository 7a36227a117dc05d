"""Speed against the yardsticks in C (`make bench`), measured side by side in one run.

Times are processor times, since other programs may be running. A shared machine still changes its speed from second to
second, so every measurement is paired with one of its yardstick, and the medians of the shares count. A speed is worth
nothing if another game is played: `same.py` compares the games, too.
"""

import argparse
import json
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from cases import (
    EXPERT,
    FAMILY,
    GROZILLA,
    Case,
    copies,
    has_learned,
    playouts,
    policy_games,
    python_picks,
    rollouts,
)
from machine import description
from same import same_games, same_means
from yardstick import Yardstick

from happycity import rules
from happycity.cards import default_catalogue


@dataclass(slots=True)
class Result:
    """The repetitions of one case."""

    case: Case
    rates: list[float] = field(default_factory=list)
    actions: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    limits: list[float] = field(default_factory=list)
    """Rates of the yardstick, where there is one."""


def calibrate(case: Case, seconds: float) -> int:
    """Find how many games fill the time."""
    count = 1
    while True:
        work = case.run(count, 1)
        if work.seconds > seconds / 8:
            return max(1, round(count * seconds / work.seconds))
        count *= 4


def measure(cases: list[Case], yardstick: Yardstick, repetitions: int, seconds: float) -> list[Result]:
    """Measure a case in C, then in Python, the next case ... and repeat."""
    results = [Result(case) for case in cases]
    counts = [calibrate(case, seconds) for case in cases]
    for repetition in range(repetitions):
        for result, count in zip(results, counts, strict=True):
            limit = result.case.limit(yardstick, count, repetition) if result.case.limit else None
            work = result.case.run(count, repetition)
            result.rates.append(work.count / work.seconds)
            result.actions.append(work.actions / work.seconds)
            if limit is not None:
                result.shares.append(limit / work.seconds)
                result.limits.append(count / limit)
    return results


def spread(numbers: list[float]) -> str:
    """From lowest to highest."""
    return f"{min(numbers):.2f}-{max(numbers):.2f}"


def print_table(results: list[Result]) -> None:
    """Print the table of speeds."""
    print(f"{'':34}{'per second':>12}{'actions/s':>14}{'in C':>12}{'share of C':>12}{'spread':>13}   target")
    for result in results:
        case = result.case
        actions = f"{median(result.actions):,.0f}" if any(result.actions) else ""
        line = f"{case.name:34}{median(result.rates):>12,.0f}{actions:>14}"
        if result.shares:
            line += (
                f"{median(result.limits):>12,.0f}{median(result.shares):>12.3f}{spread(result.shares):>13}"
            )
        else:
            line += " " * 37
        print(f"{line}   {case.target}".rstrip())


def cases_for(players: int) -> list[Case]:
    """All cases for a number of players."""
    learned = [mode for mode in (FAMILY, EXPERT, GROZILLA) if has_learned(mode, players)]
    return [
        playouts(FAMILY, players, "0.70"),
        playouts(EXPERT, players, "0.55"),
        playouts(GROZILLA, players, "0.45"),
        python_picks(FAMILY, players),
        python_picks(GROZILLA, players),
        copies(FAMILY, players),
        copies(GROZILLA, players),
        rollouts(FAMILY, players, uniform=True),
        *(rollouts(mode, players) for mode in (FAMILY, EXPERT, GROZILLA)),
        *(policy_games(mode, players) for mode in (FAMILY, EXPERT, GROZILLA)),
        *(rollouts(mode, players, learned=True) for mode in learned),
        *(policy_games(mode, players, learned=True) for mode in learned),
    ]


def as_json(results: list[Result], same: bool) -> str:
    """The medians as JSON."""
    cases = {
        result.case.name: {
            "per_second": median(result.rates),
            "actions_per_second": median(result.actions),
            "share": median(result.shares) if result.shares else None,
        }
        for result in results
    }
    return json.dumps({"machine": description(), "same_game": same, "cases": cases})


def main() -> int:
    """Measure, print, and fail only if the games differ: speed is for the reader to judge."""
    parser = argparse.ArgumentParser(description="speed against the yardsticks in C")
    parser.add_argument("--players", type=int, default=2, choices=range(2, 6))
    parser.add_argument("--repetitions", type=int, default=9, help="at least 7 for figures worth quoting")
    parser.add_argument("--seconds", type=float, default=0.25, help="length of one measurement")
    parser.add_argument("--games", type=int, default=100_000, help="games per comparison of means")
    parser.add_argument("--json", type=Path, help="also write the medians to this file")
    options = parser.parse_args()
    if not rules.COMPILED:
        raise SystemExit("This is the interpreted core; `make bench` measures the compiled one.")
    with tempfile.TemporaryDirectory(prefix="happycity-bench-") as folder:
        yardstick = Yardstick(Path(folder), default_catalogue())
        print(description())
        print(f"{options.players} players, {options.repetitions} interleaved repetitions, medians\n")
        cases = cases_for(options.players)
        results = measure(cases, yardstick, options.repetitions, options.seconds)
        print_table(results)
        same = same_means(yardstick, options.games)
        same = same_games(yardstick) and same
    if options.json:
        options.json.write_text(as_json(results, same) + "\n")
    return int(not same)


if __name__ == "__main__":
    sys.exit(main())
