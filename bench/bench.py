"""Speed against the C yardstick (`make bench`), measured side by side in one run.

Times are processor times, since other programs may be running. A shared machine still changes its speed from second to
second, so every measurement is paired with one of the yardstick, and the medians of the shares count. A speed is worth
nothing if another game is played, so means of actions, rounds and points for 2 to 5 players are compared, too.
"""

import argparse
import json
import math
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
    play_sample,
    playouts,
    policy_games,
    python_picks,
    rollouts,
)
from machine import description
from yardstick import Moments, Yardstick

from happycity import rules

MAX_STANDARD_ERRORS = 4.0
"""A larger difference is not chance (12 comparisons: 1 run in 1,300 fails for nothing)."""


@dataclass(slots=True)
class Result:
    """The repetitions of one case."""

    case: Case
    rates: list[float] = field(default_factory=list)
    actions: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)


def calibrate(case: Case, seconds: float) -> int:
    """Find how many games fill the time."""
    count = 1
    while True:
        work = case.run(count, 1)
        if work.seconds > seconds / 8:
            return max(1, round(count * seconds / work.seconds))
        count *= 4


def measure(
    cases: list[Case], yardstick: Yardstick, players: int, repetitions: int, seconds: float
) -> list[Result]:
    """Measure C, a case, C, the next case ... and repeat."""
    results = [Result(case) for case in cases]
    counts = [calibrate(case, seconds) for case in cases]
    c_games = max(1, round(yardstick.play(20_000, players, 1).speed * seconds / 2))
    for repetition in range(repetitions):
        for result, count in zip(results, counts, strict=True):
            limit = yardstick.play(c_games, players, repetition)
            work = result.case.run(count, repetition)
            result.rates.append(work.count / work.seconds)
            result.actions.append(work.actions / work.seconds)
            result.shares.append(work.count / work.seconds / limit.speed)
    return results


def spread(numbers: list[float]) -> str:
    """From lowest to highest."""
    return f"{min(numbers):.2f}-{max(numbers):.2f}"


def print_table(results: list[Result]) -> None:
    """Print the table of speeds."""
    print(f"{'':34}{'per second':>12}{'actions/s':>14}{'share of C':>12}{'spread':>13}   target")
    for result in results:
        case = result.case
        actions = f"{median(result.actions):,.0f}" if any(result.actions) else ""
        share = f"{median(result.shares):.3f}" if case.compared else ""
        width = spread(result.shares) if case.compared else ""
        print(
            f"{case.name:34}{median(result.rates):>12,.0f}{actions:>14}{share:>12}{width:>13}   {case.target}"
        )


def difference(ours: Moments, limit: Moments, games: int, c_games: int) -> float:
    """The difference of two means in standard errors. Both play the same game, so the variance is C's."""
    return (ours.mean - limit.mean) / math.sqrt(limit.variance * (1 / games + 1 / c_games))


def compare(yardstick: Yardstick, games: int) -> bool:
    """Is it the same game? Family mode, 2 to 5 players."""
    print(
        f"\n{'the same game?':16}{'actions':>20}{'z':>7}{'rounds':>20}{'z':>7}{'points per player':>20}{'z':>7}"
    )
    same = True
    for players in range(2, 6):
        ours, limit = play_sample(FAMILY, players, games, 77), yardstick.play(2 * games, players, 77)
        line = f"{players} players{'':7}"
        for name, divisor in (("actions", 1), ("rounds", 1), ("points", players)):
            mine, theirs = getattr(ours, name), getattr(limit, name)
            z = difference(mine, theirs, games, 2 * games)
            same = same and abs(z) < MAX_STANDARD_ERRORS
            line += f"{mine.mean / divisor:>10.3f}{theirs.mean / divisor:>10.3f}{z:>+7.1f}"
        print(line)
    print(
        "Yes: every mean agrees within sampling error."
        if same
        else "NO: this is another game than the yardstick's."
    )
    return same


def cases_for(players: int) -> list[Case]:
    """All cases for a number of players."""
    return [
        playouts(FAMILY, players, "0.40"),
        playouts(EXPERT, players, "0.20"),
        playouts(GROZILLA, players, "0.15"),
        python_picks(FAMILY, players),
        python_picks(GROZILLA, players),
        copies(FAMILY, players),
        copies(GROZILLA, players),
        rollouts(FAMILY, players, "0.15", uniform=True),
        *(rollouts(mode, players) for mode in (FAMILY, EXPERT, GROZILLA)),
        *(policy_games(mode, players) for mode in (FAMILY, EXPERT, GROZILLA)),
    ]


def as_json(results: list[Result], same: bool) -> str:
    """The medians as JSON."""
    cases = {
        result.case.name: {
            "per_second": median(result.rates),
            "actions_per_second": median(result.actions),
            "share": median(result.shares) if result.case.compared else None,
        }
        for result in results
    }
    return json.dumps({"machine": description(), "same_game": same, "cases": cases})


def main() -> int:
    """Measure, print, and fail only if the games differ: speed is for the reader to judge."""
    parser = argparse.ArgumentParser(description="speed against the C yardstick")
    parser.add_argument("--players", type=int, default=2, choices=range(2, 6))
    parser.add_argument("--repetitions", type=int, default=9, help="at least 7 for figures worth quoting")
    parser.add_argument("--seconds", type=float, default=0.25, help="length of one measurement")
    parser.add_argument("--games", type=int, default=100_000, help="games per comparison of means")
    parser.add_argument("--json", type=Path, help="also write the medians to this file")
    options = parser.parse_args()
    if not rules.COMPILED:
        raise SystemExit("This is the interpreted core; `make bench` measures the compiled one.")
    with tempfile.TemporaryDirectory(prefix="happycity-bench-") as folder:
        yardstick = Yardstick(Path(folder))
        print(description())
        print(f"{options.players} players, {options.repetitions} interleaved repetitions, medians\n")
        results = measure(
            cases_for(options.players), yardstick, options.players, options.repetitions, options.seconds
        )
        limits = [
            rate / share
            for result in results
            for rate, share in zip(result.rates, result.shares, strict=True)
        ]
        print(f"{'C yardstick (family)':34}{median(limits):>12,.0f}{'':14}{'1':>12}")
        print_table(results)
        same = compare(yardstick, options.games)
    if options.json:
        options.json.write_text(as_json(results, same) + "\n")
    return int(not same)


if __name__ == "__main__":
    sys.exit(main())
