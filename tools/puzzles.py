"""Make the puzzles, and verify them with another seed.

    python tools/puzzles.py make [--minutes 30]         # goes on where it stopped; `make puzzles`
    python tools/puzzles.py verify --seed 2 [--write]   # --write removes those that do not keep their answer

What makes a puzzle was fixed before: src/happycity/lab/puzzles/standards.py. Each finished game is a line of
build/puzzles/<table>.jsonl, so an interrupted run loses one game. The same seed makes the same puzzles.
"""

import argparse
import json
import sys
import time
from collections import Counter
from itertools import chain
from pathlib import Path

from happycity import rules
from happycity.bots.view import table_of
from happycity.cards import default_catalogue
from happycity.game.codec import Codec
from happycity.game.seeds import derive_bot_seed
from happycity.lab.puzzles import standards
from happycity.lab.puzzles.finder import Quota, find_puzzles
from happycity.lab.puzzles.judge import Judge, Judged
from happycity.puzzles.book import DATA, PuzzleRow, parse_puzzle, read_book, write_book
from happycity.version import RULES_VERSION

WORK = Path("build/puzzles")


class Shelf:
    """The puzzles found so far for one table, game by game, in a file."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = WORK / f"{name}.jsonl"
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        complete = text[: text.rfind("\n") + 1]  # an unfinished line is played again
        if complete != text:
            self.path.write_text(complete, encoding="utf-8")
        self.games: list[list[PuzzleRow]] = [json.loads(line) for line in complete.splitlines()]

    @property
    def rows(self) -> list[PuzzleRow]:
        """All puzzles, in the order in which they were found."""
        return list(chain.from_iterable(self.games))

    def add(self, rows: list[PuzzleRow]) -> None:
        """Keep what one more game gave."""
        self.games.append(rows)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(rows, separators=(",", ":")) + "\n")


def make(minutes: float) -> None:
    """Play games for every table in turn until all have their puzzles or time is up; write what there is."""
    end = time.monotonic() + 60 * minutes
    codec = Codec.of(default_catalogue())
    WORK.mkdir(parents=True, exist_ok=True)
    shelves = [Shelf(name) for name in standards.tables()]
    while time.monotonic() < end:
        wanting = [shelf for shelf in shelves if not Quota(shelf.rows).is_full]
        if not wanting:
            break
        shelf = min(wanting, key=lambda each: (len(each.rows), len(each.games)))
        began = time.monotonic()
        seed = derive_bot_seed(standards.SEED, f"{shelf.name}/{len(shelf.games)}")
        shelf.add(find_puzzles(standards.tables()[shelf.name], codec, seed, shelf.rows))
        total = sum(len(each.rows) for each in shelves)
        found, seconds = len(shelf.games[-1]), time.monotonic() - began
        print(f"{shelf.name} game {len(shelf.games)}: {found} in {seconds:.1f} s, {total} in all", flush=True)
    rows = {row["id"]: row for shelf in shelves for row in shelf.rows}
    write_book(DATA, RULES_VERSION, standards.DEPTH, standards.MARGIN, list(rows.values()))
    report(list(rows.values()))


def report(rows: list[PuzzleRow]) -> None:
    """Print how many puzzles there are, by table and by main theme."""
    puzzles = [parse_puzzle(row) for row in rows]
    print(f"{len(rows)} puzzles, {DATA.stat().st_size} bytes")
    print(dict(sorted(Counter(f"{each.kind}-{each.players}" for each in puzzles).items())))
    print(dict(Counter(each.themes[0] for each in puzzles)), dict(Counter(each.level for each in puzzles)))


def keeps_answer(answer: str, judged: list[Judged], codec: Codec) -> bool:
    """Is the answer best again, with at least a share of the margin?"""
    lead = judged[0].win - judged[1].win
    return str(codec.decode(judged[0].move)) == answer and lead >= standards.KEPT_SHARE * standards.MARGIN


def verify(seed: int, write: bool) -> None:
    """Look at every puzzle again with another seed. Print the share that keeps its answer."""
    book = read_book(DATA)
    codec = Codec.of(default_catalogue())
    judge = Judge(standards.DEPTH, derive_bot_seed(seed, "verify"))
    kept: list[PuzzleRow] = []
    same = 0
    for number, row in enumerate(book["puzzles"]):
        if number % 50 == 0:
            print(f"{number} verified", flush=True)
        game = parse_puzzle(row).game()
        table, _ = table_of(game.view(game.seat))
        judged = judge.judge(table)
        answer = row["choices"][0][0]
        same += str(codec.decode(judged[0].move)) == answer
        if keeps_answer(answer, judged, codec):
            kept.append(row)
        else:
            print(
                f"{row['id']}: {answer}, now {[(str(codec.decode(j.move)), round(j.win, 3)) for j in judged[:3]]}"
            )
    total = len(book["puzzles"])
    print(f"same best action: {same} of {total} ({same / total:.1%})")
    print(
        f"and by at least {standards.KEPT_SHARE * standards.MARGIN:.2f}: {len(kept)} ({len(kept) / total:.1%})"
    )
    if write:
        write_book(DATA, book["rules"], book["depth"], book["margin"], kept)
        report(kept)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make", help="find puzzles in games of strong bots")
    making.add_argument("--minutes", type=float, default=60.0)
    verifying = commands.add_parser("verify", help="look at every puzzle again with another seed")
    verifying.add_argument("--seed", type=int, required=True)
    verifying.add_argument(
        "--write", action="store_true", help="remove puzzles that do not keep their answer"
    )
    asked = parser.parse_args()
    if not rules.COMPILED:
        sys.exit("Puzzles need the compiled core: run `make compiled`, and no PYTHONPATH.")
    if asked.command == "make":
        make(asked.minutes)
    else:
        verify(asked.seed, asked.write)


if __name__ == "__main__":
    main()
