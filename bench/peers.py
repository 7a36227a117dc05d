"""Random steps a second through public Python interfaces: ours beside other libraries' (`make bench-peers`).

Each library is installed into a folder of its own below .venv-peers and measured in a process of its own, on one core,
with one thread. Repetitions are interleaved, since a shared machine changes its speed from second to second. The games
differ, so a row says how much a step costs in a library, not which game is better. What cannot be installed is listed.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from machine import description

from happycity import rules

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / ".venv-peers"
ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "JAX_PLATFORMS": "cpu",
}


@dataclass(frozen=True, slots=True)
class Case:
    """Something to measure: a function of peer_cases.py, and the library it needs besides ours."""

    title: str
    function: str
    library: str = ""
    requirements: tuple[str, ...] = ()
    target: str = ""


@dataclass(slots=True)
class Result:
    """The repetitions of one case, or why there are none."""

    case: Case
    rates: list[float] = field(default_factory=list)
    problem: str = ""


PETTINGZOO = ("pettingzoo[classic]",)
CASES = [
    Case("Happy City, Game.play", "our_game", target="twice 2ba2b52"),
    Case("Happy City, AEC", "our_aec", target="60,000"),
    Case("Happy City, Gymnasium (random opponent)", "our_gymnasium"),
    Case("Happy City, OpenSpiel", "our_openspiel"),
    Case("Happy City, BatchedEnv(1,024), step alone", "our_batch", target="1,500,000"),
    Case("Happy City, BatchedEnv(1,024), with random choice", "our_batch_chosen"),
    Case("OpenSpiel, connect_four (C++)", "openspiel_connect_four"),
    Case("OpenSpiel, gin_rummy (C++)", "openspiel_gin_rummy"),
    Case("PettingZoo, connect_four_v3", "pettingzoo_connect_four", "pettingzoo", PETTINGZOO),
    Case("PettingZoo, texas_holdem_v4", "pettingzoo_texas_holdem", "pettingzoo", PETTINGZOO),
    Case("RLCard, uno", "rlcard_uno", "rlcard", ("rlcard",)),
    Case("RLCard, gin-rummy", "rlcard_gin_rummy", "rlcard", ("rlcard",)),
    Case("catanatron, play_tick", "catanatron_tick", "catanatron", ("catanatron",)),
    Case("pgx, connect_four, single", "pgx_single", "pgx", ("pgx",)),
    Case("pgx, connect_four, batch of 1,024", "pgx_batch", "pgx", ("pgx",)),
    Case("pgx, backgammon, batch of 1,024", "pgx_backgammon", "pgx", ("pgx",)),
    Case("fastcatan", "fastcatan_step", "fastcatan", ("fastcatan",)),
]


def install(case: Case) -> str:
    """Install a case's library, once; returns why it cannot be."""
    folder = FOLDER / case.library
    if not case.library or folder.joinpath("installed").exists():
        return ""
    print(f"Installing {case.library} ...", file=sys.stderr)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--target"]
    run = subprocess.run(
        [*command, str(folder), *case.requirements], capture_output=True, text=True, check=False
    )
    if run.returncode:
        errors = [line for line in run.stderr.splitlines() if line.startswith("ERROR")]
        return errors[-1] if errors else "pip failed"
    folder.joinpath("installed").touch()
    return ""


def measure(result: Result, seconds: float) -> None:
    """Measure a case once, in a process of its own on one core."""
    case = result.case
    environment = {**os.environ, **ONE_THREAD}
    if case.library:
        environment["PYTHONPATH"] = str(FOLDER / case.library)
    command = [sys.executable, str(Path(__file__).with_name("peer_cases.py")), case.function, str(seconds)]
    try:
        run = subprocess.run(
            command, capture_output=True, text=True, env=environment, check=False, timeout=300
        )
    except subprocess.TimeoutExpired:
        result.problem = "took too long"
        return
    if run.returncode:
        result.problem = run.stderr.strip().splitlines()[-1] if run.stderr.strip() else "failed"
    else:
        result.rates.append(float(run.stdout.splitlines()[-1]))


def print_table(results: list[Result]) -> None:
    """Print the medians and spreads."""
    print(f"{'':50}{'steps/s':>12}{'lowest':>12}{'highest':>12}   target")
    for result in results:
        if not result.rates:
            print(f"{result.case.title:50}   not measured: {result.problem}")
            continue
        numbers = median(result.rates), min(result.rates), max(result.rates)
        print(f"{result.case.title:50}{''.join(f'{n:>12,.0f}' for n in numbers)}   {result.case.target}")


def main() -> None:
    """Install, measure, print."""
    parser = argparse.ArgumentParser(description="random steps a second, beside other libraries")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one measurement")
    parser.add_argument("--only", default="", help="only cases whose title contains this")
    parser.add_argument("--json", type=Path, help="also write the rates to this file")
    options = parser.parse_args()
    if not rules.COMPILED:
        raise SystemExit("This is the interpreted core; `make bench-peers` measures the compiled one.")
    results = [Result(case) for case in CASES if options.only.lower() in case.title.lower()]
    for result in results:
        result.problem = install(result.case)
    for _ in range(options.repetitions):
        for result in results:
            if not result.problem:
                measure(result, options.seconds)
    print(description())
    print(f"One core, family mode, 2 players; medians of {options.repetitions} interleaved repetitions\n")
    print_table(results)
    if options.json:
        rates = {result.case.title: result.rates or result.problem for result in results}
        options.json.write_text(json.dumps({"machine": description(), "steps_per_second": rates}) + "\n")


if __name__ == "__main__":
    main()
