"""Simulate days and print what happened as JSON: `python -m tests.simulation.run --seed 1 --days 5`.

Each day runs in a process of its own, and so does each planted bug (`--bugs`). A failing seed replays to the same byte, because strings hash the same in every
run: PYTHONHASHSEED is set to 0.
"""

from __future__ import annotations

import argparse
import gc
import json
import logging
import multiprocessing
import os
import sys
import time
from collections import Counter
from dataclasses import asdict
from functools import partial

from tests.simulation.bugs import BUGS
from tests.simulation.world import Outcome, Plan, simulate


def live_through(plan: Plan, bug: str | None) -> tuple[int, Outcome]:
    """In a process of its own: one day, with a planted bug if there is one."""
    logging.disable(logging.CRITICAL)  # faults are logged as they should be, and there are thousands
    gc.disable()  # a day is short, and nothing of it may end before it is over
    if bug is not None:
        BUGS[bug]()
    return plan.seed, simulate(plan)


def find(bug: str, plans: list[Plan]) -> tuple[str, int | None]:
    """In a process of its own: the seed of the first day on which a planted bug is found."""
    return bug, next((plan.seed for plan in plans if live_through(plan, bug)[1].failures), None)


def find_bugs(plans: list[Plan], jobs: int) -> None:
    """Plant every bug, and fail if one of them is not found."""
    with multiprocessing.get_context("fork").Pool(jobs, maxtasksperchild=1) as pool:
        found = dict(pool.imap(partial(find, plans=plans), sorted(BUGS), chunksize=1))
    print(json.dumps({"found": found}))
    sys.exit(None in found.values())


def main() -> None:
    """Simulate days until one fails."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "tests.simulation.run", *sys.argv[1:]])
    parser = argparse.ArgumentParser(description="Simulate servers, people and faults from one seed.")
    parser.add_argument("--seed", type=int, default=1, help="of the first day; the next has the next")
    parser.add_argument("--days", type=int, default=1)
    parser.add_argument("--hours", type=float, default=10.0, help="of each day")
    parser.add_argument("--servers", type=int, default=2, help="1 stands for SQLite, more for PostgreSQL")
    parser.add_argument("--groups", type=float, default=1.5, help="groups of people that arrive in an hour")
    parser.add_argument("--minutes", type=float, default=25.0, help="that a group plays on average")
    parser.add_argument("--jobs", type=int, default=1, help="days at the same time")
    parser.add_argument("--bug", choices=sorted(BUGS), help="plant a bug that the simulator must find")
    parser.add_argument("--bugs", action="store_true", help="plant every bug, one after the other")
    arguments = parser.parse_args()
    seeds = range(arguments.seed, arguments.seed + arguments.days)
    given = (arguments.hours, arguments.servers, arguments.groups, 60 * arguments.minutes)
    plans = [Plan(seed, *given) for seed in seeds]
    if arguments.bugs:
        find_bugs(plans, arguments.jobs)
    started, total, faults = time.perf_counter(), Counter[str](), Counter[str]()
    digests = []
    with multiprocessing.get_context("fork").Pool(arguments.jobs, maxtasksperchild=1) as pool:
        for seed, outcome in pool.imap(partial(live_through, bug=arguments.bug), plans):
            if outcome.failures:
                print(json.dumps({"seed": seed, **asdict(outcome)}, indent=1))
                sys.exit(1)
            faults.update(outcome.faults)
            total.update(
                hours=outcome.hours, accepted=outcome.accepted, rooms=outcome.rooms, events=outcome.events
            )
            digests.append(outcome.digest)
    summary = {
        "days": arguments.days, **total,
        "seconds": round(time.perf_counter() - started, 1), "faults": dict(faults), "digests": digests,
    }  # fmt: skip
    print(json.dumps(summary))


if __name__ == "__main__":
    main()
