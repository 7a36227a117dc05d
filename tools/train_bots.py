"""Train the rollout policy by self-play and write its weights into the package (`make train-bots`).

    python tools/train_bots.py                             # every set that the package has, from nothing
    python tools/train_bots.py expert-2 --file trial.json  # other kinds of game, to be compared
    python tools/train_bots.py --chart                     # only draw docs/training.svg again

Every kind of game has a set of weights of its own. Training is one process and reproducible. It can be
stopped: finished sets are kept in the file, and the next run goes on with the others (`--anew` trains all again).
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from happycity import rules
from happycity.bots.learned import BLUNDERS_PER_THOUSAND, FILE, fingerprint, read_weights, set_name
from happycity.bots.search.features import LEARNED
from happycity.bots.search.learn import Learner
from happycity.bots.search.learned_policy import LearnedPolicy
from happycity.bots.search.policy import Policy
from happycity.bots.search.selfplay import duel
from happycity.bots.search.weights import Weights
from happycity.cards import default_catalogue
from happycity.rules.facts import Facts
from happycity.rules.table import Table, blank_table
from happycity.version import RULES_VERSION

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "src" / "happycity" / "bots" / "data" / FILE
CHART = ROOT / "docs" / "training.svg"
USUAL = ("family-2",)
"""The sets of the package: those with which the search was found to be stronger (docs/search.md)."""
GAMES = 1_000_000
TABLE_GAMES = 300_000
"""Games for two, and for three to five: games at larger tables take longer and teach more."""
BATCH = 250
"""Games between two steps."""
FIRST_RATE, LAST_RATE = 0.03, 0.001
"""The length of a step at the beginning and at the end."""
KEPT = 0.2
"""The last part of a training, over which weights are averaged."""
SEED = 12345
CURVE_POINTS = 10
CURVE_DEALS = 1000
WIDTH, HEIGHT, EDGE = 640, 320, 48


@dataclass(frozen=True)
class Plan:
    """The training of one set: blank tables, taken in turn, and how many games."""

    tables: list[Table]
    games: int

    @property
    def steps(self) -> int:
        return max(CURVE_POINTS, self.games // BATCH)


def plans(facts: Facts) -> dict[str, Plan]:
    """The training of every kind of game, by the name of its set."""
    found: dict[str, Plan] = {}
    for seats in ((2,), (4, 3, 5)):
        games = GAMES if seats == (2,) else TABLE_GAMES
        for by_sum, grozilla in ((False, False), (False, True), (True, False)):
            for expert in (False, True):
                tables = [
                    blank_table(facts, players, expert, monsters, by_sum, players - 1)
                    for players in seats
                    for monsters in ((False, True) if by_sum else (grozilla,))
                ]
                found[set_name(tables[0])] = Plan(tables, games)
    return found


def train(facts: Facts, name: str, plan: Plan) -> tuple[list[int], list[list[float]]]:
    """Learn from nothing; also the curve: games, and wins against the policy that did not learn."""
    rules_of_thumb = Policy(facts, Weights(), BLUNDERS_PER_THOUSAND)
    learner = Learner(facts, vec[i64]([0] * LEARNED))
    curve: list[list[float]] = []
    for step in range(plan.steps):
        done = step / plan.steps
        learner.play(plan.tables[step % len(plan.tables)], BATCH, SEED, step * BATCH)
        learner.step(FIRST_RATE * (LAST_RATE / FIRST_RATE) ** done, done >= 1 - KEPT)
        if (step + 1) * CURVE_POINTS // plan.steps > step * CURVE_POINTS // plan.steps:
            learned = LearnedPolicy(facts, learner.learned())
            wins = duel(plan.tables[0], learned, rules_of_thumb, CURVE_DEALS, SEED)
            curve.append([(step + 1) * BATCH, round(wins, 3)])
            print(f"{name}: {curve[-1][0]:,} games, {wins:.1%} of wins", flush=True)
    return [int(weight) for weight in learner.learned()], curve


def main() -> None:
    """Read the command line and train what is missing."""
    facts = Facts(default_catalogue())
    every = plans(facts)
    parser = argparse.ArgumentParser(description="train the rollout policy by self-play")
    parser.add_argument(
        "names", nargs="*", metavar="SET", help=f"kinds of game (those of the package): {', '.join(every)}"
    )
    parser.add_argument("--anew", action="store_true", help="also train finished sets again")
    parser.add_argument("--chart", action="store_true", help="train nothing, only draw the curve again")
    parser.add_argument("--file", type=Path, default=TARGET)
    options = parser.parse_args()
    for name in options.names:
        if name not in every:
            parser.error(f"there is no kind of game called {name}")
    sets: dict[str, list[int]] = {}
    reports: dict[str, dict[str, object]] = {}
    if options.file.exists():
        text = options.file.read_text(encoding="utf-8")
        sets, reports = read_weights(text), json.loads(text)["training"]
    if not options.chart:
        if not rules.COMPILED:
            sys.exit("Training needs the compiled core.")
        for name in options.names or USUAL:
            if name in sets and not options.anew:
                continue
            began = time.process_time()
            sets[name], curve = train(facts, name, every[name])
            games = every[name].steps * BATCH
            reports[name] = {"fingerprint": fingerprint(sets[name]), "games": games, "curve": curve}
            write(options.file, sets, reports)
            print(f"{name}: {time.process_time() - began:.0f} s of one processor", flush=True)
    if options.file == TARGET:
        CHART.write_text(chart(json.loads(TARGET.read_text(encoding="utf-8"))["training"]), encoding="utf-8")


def write(path: Path, sets: dict[str, list[int]], reports: dict[str, dict[str, object]]) -> None:
    """Write the file in one go, a line for each set."""
    path.parent.mkdir(exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(
        f'{{"rules": {RULES_VERSION},\n"training": {lines(reports)},\n"policies": {lines(sets)}}}\n',
        encoding="utf-8",
    )
    os.replace(draft, path)


def lines(entries: dict[str, dict[str, object]] | dict[str, list[int]]) -> str:
    """A JSON object with one line for each entry."""
    rows = [
        f"{json.dumps(name)}: {json.dumps(entry, separators=(',', ':'))}"
        for name, entry in sorted(entries.items())
    ]
    return "{\n" + ",\n".join(rows) + "\n}"


def chart(reports: dict[str, dict[str, Sequence[Sequence[float]]]]) -> str:
    """The training curves as a picture: wins of the policy alone by games learned from, a line for each set."""
    most = max(point[0] for report in reports.values() for point in report["curve"])

    def across(games: float) -> float:
        return EDGE + (WIDTH - 3 * EDGE) * games / most

    def down(wins: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * wins / 0.8

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        "<title>Wins of the learned policy against the rules of thumb, by games learned from</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for wins in (0.2, 0.4, 0.6, 0.8):
        y = f"{down(wins):.0f}"
        parts.append(f'<path d="M{EDGE} {y}H{WIDTH - 2 * EDGE}" stroke="#ccc"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y}" dy="4" text-anchor="end">{wins:.0%}</text>')
    parts.append(f'<text x="{WIDTH - 2 * EDGE}" y="{HEIGHT - 24}" text-anchor="end">{most:,.0f} games</text>')
    for number, (name, report) in enumerate(sorted(reports.items())):
        colour = ("#0b5394", "#b45f06", "#38761d", "#741b47")[number % 4]
        points = " ".join(f"{across(games):.1f},{down(wins):.1f}" for games, wins in report["curve"])
        games, wins = report["curve"][-1]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{across(games) + 6:.0f}" y="{down(wins):.0f}" dy="4" fill="{colour}">{name}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


if __name__ == "__main__":
    main()
