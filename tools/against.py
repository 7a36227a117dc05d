"""The search against the one of an earlier commit, at equal processor time, in duplicate games.

    python tools/against.py 2ba2b52 --mode expert --players 2 --new 100ms --old 100ms --games 400

The commit is built from history into a folder of its own (`--folder`), with the compiler and the libraries of this
environment, and plays in a process of its own as an `exec:` program does. Budgets in ms are processor time, since other
programs may be running; budgets in simulations are numbers. At a table of more than two, one new plays against old
ones. Results are kept by deal (`--results`), and a stopped match goes on.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from happycity import Game, Options, rules
from happycity.bots.api import Budget
from happycity.bots.levels import SEED_LIMIT
from happycity.bots.search_bot import SearchBot
from happycity.lab.plan import seed_from
from happycity.lab.statistics import WIN_PARTS, win_rate_interval

ROOT = Path(__file__).resolve().parent.parent
FOLDER = Path(tempfile.gettempdir(), "happycity-commits")

OLD_BOT = """
import json, sys, time
from happycity import rules
from happycity.bots import make
assert rules.COMPILED
bots = {}
for line in sys.stdin:
    asked = json.loads(line)
    if asked["seed"] not in bots:
        bots[asked["seed"]] = make(asked["bot"], seed=asked["seed"])
        bots[asked["seed"]].clock = time.process_time
    action = bots[asked["seed"]].decide(asked["decide"], asked["legal"])
    print(json.dumps({"action": action}), flush=True)
"""
"""Runs on the earlier commit's package; one line for each decision."""


def build(commit: str, folder: Path) -> Path:
    """The package of a commit, compiled, in a folder to put on PYTHONPATH. Built once."""
    full = subprocess.run(
        ["git", "-C", str(ROOT), "rev-parse", "--verify", f"{commit}^{{commit}}"],
        check=True, capture_output=True, text=True,
    ).stdout.strip()  # fmt: skip
    package = folder / full[:12]
    if package.exists():
        return package
    print(f"Building {full[:7]} into {package} ...", flush=True)
    archive = subprocess.run(["git", "-C", str(ROOT), "archive", full], check=True, capture_output=True)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq"]
    with tempfile.TemporaryDirectory(prefix="happycity-commit-") as temporary:
        tree, wheels = Path(temporary, "tree"), Path(temporary, "wheels")
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(tree, filter="data")
        environment = os.environ | {"HAPPYCITY_WEB": "0", "HAPPYCITY_PURE": "0"}
        command = [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(wheels), str(tree)]
        subprocess.run(command, check=True, env=environment)
        unfinished = package.with_name(package.name + ".draft")
        command = [*pip, "install", "--no-deps", "--upgrade", "--target", str(unfinished)]
        subprocess.run([*command, str(next(wheels.glob("*.whl")))], check=True)
    os.replace(unfinished, package)
    return package


class OldBot:
    """The search of the earlier commit, in a process of its own."""

    def __init__(self, package: Path) -> None:
        environment = os.environ | {"PYTHONPATH": str(package)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", OLD_BOT],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment,
        )  # fmt: skip

    def decide(self, game: Game, budget: Budget, seed: int) -> str:
        """Ask for one decision."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = {
            "decide": game.view(game.seat),
            "legal": [str(action) for action in game.legal()],
            "bot": f"hard:{budget}",
            "seed": seed,
        }
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        answer: str = json.loads(self.process.stdout.readline())["action"]
        return answer

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def budget_of(text: str) -> Budget:
    """`100ms` or a number of simulations."""
    return Budget(ms=int(text[:-2])) if text.endswith("ms") else Budget(simulations=int(text))


def bot_seed(match: argparse.Namespace, deal: int, place: int, seat: int) -> int:
    """The seed of a bot's own random choices in one game."""
    return seed_from(f"against {match.seed} {deal} {place} {seat}") % SEED_LIMIT


def play_game(old: OldBot, match: argparse.Namespace, deal: int, place: int) -> int:
    """One game with the new search in one place; its share of the win, in parts."""
    options = Options(
        mode=match.mode,
        players=match.players,
        grozilla=match.grozilla,
        scoring="sum" if match.sum else "product",
    )
    game = Game(options, seed=seed_from(f"against {match.seed} {deal}"))
    new_budget, old_budget = budget_of(match.new), budget_of(match.old)
    bot = SearchBot(new_budget, bot_seed(match, deal, place, place), clock=time.process_time)
    while not game.over:
        legal = game.legal()
        if len(legal) == 1:
            game.play(legal[0])
        elif game.seat == place:
            game.play(bot.decide(game.view(place), legal))
        else:
            game.play(old.decide(game, old_budget, bot_seed(match, deal, place, game.seat)))
    assert game.outcome is not None
    return WIN_PARTS // len(game.outcome.winners) if place in game.outcome.winners else 0


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="the search against that of an earlier commit")
    parser.add_argument("commit")
    parser.add_argument("--mode", choices=("family", "expert"), default="family")
    parser.add_argument("--grozilla", action="store_true")
    parser.add_argument("--sum", action="store_true", help="sum scoring")
    parser.add_argument("--players", type=int, choices=range(2, 6), default=2)
    parser.add_argument("--new", default="100ms", help="budget of the new search")
    parser.add_argument("--old", default="100ms", help="budget of the earlier one")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where commits are built")
    parser.add_argument("--results", type=Path, help="keep the deals in this file and go on with it")
    match = parser.parse_args()
    if not rules.COMPILED:
        sys.exit("This match needs the compiled core.")
    plan = {name: value for name, value in vars(match).items() if name not in ("games", "folder", "results")}
    parts: list[int] = []
    if match.results and match.results.exists():
        told = json.loads(match.results.read_text(encoding="utf-8"))
        if told["match"] != plan:
            sys.exit(f"{match.results} holds another match.")
        parts = told["parts"]
    old = OldBot(build(match.commit, match.folder))
    for deal in range(len(parts), -(-match.games // match.players)):
        won = 0
        for place in range(match.players):
            won += play_game(old, match, deal, place)
        parts.append(won)
        if match.results:
            match.results.write_text(json.dumps({"match": plan, "parts": parts}) + "\n", encoding="utf-8")
        if len(parts) % 10 == 0:
            report(match, parts)
    old.close()
    report(match, parts)


def report(match: argparse.Namespace, parts: list[int]) -> None:
    """One line on how it stands."""
    games = len(parts) * match.players
    low, high = win_rate_interval(parts, match.players, match.seed)
    mode = match.mode + (" + Grozilla" if match.grozilla else "") + (", sum" if match.sum else "")
    print(
        f"{mode}, {match.players} players, {match.new} against {match.old}: {games} games, "
        f"{sum(parts) / WIN_PARTS / games:.1%} ({low:.1%} to {high:.1%})",
        flush=True,
    )


if __name__ == "__main__":
    main()
