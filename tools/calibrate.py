"""How often what the search says comes true: measure it, and fit the map behind hints and reviews.

    python tools/calibrate.py --minutes 20    # play, or go on playing, and keep the positions in --results
    python tools/calibrate.py --write         # fit the map, and write it and the table in docs/search.md
    python tools/calibrate.py --check         # keep the map, and write the table of all later deals

The search plays games with few simulations. At one decision in twelve a longer search, as for a hint, says everybody's
chance, and the end of the game says who won. Deals with an even number fit the map. The others test it.
"""

import argparse
import json
import math
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypedDict

from happycity import rules
from happycity.bots.api import Budget
from happycity.bots.calibration import FILE, calibrated, kind_of
from happycity.bots.search.result import share_of_win
from happycity.bots.search_bot import SearchBot
from happycity.cards import default_catalogue
from happycity.rules.codes import OVER
from happycity.rules.count import Count
from happycity.rules.deal import Dealer, offer_specials
from happycity.rules.engine import play
from happycity.rules.facts import Facts
from happycity.rules.legal import legal_moves
from happycity.rules.rng import stream
from happycity.rules.table import Table, blank_table
from happycity.rules.turn import start
from happycity.version import RULES_VERSION

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "search.md"
BEGIN, END = "<!-- calibration: begin -->\n", "<!-- calibration: end -->\n"
RESULTS = Path(tempfile.gettempdir(), "happycity-calibration.jsonl")
PLAYING = Budget(simulations=200)
SAYING = Budget(simulations=2000)
ONE_IN = 12
"""Decisions for each one that is noted: neighbours in a game tell the same."""
SEED = 1
DOUBT = 0.1
"""How far from 1 an exponent is expected to be (of its logarithm): what few games say is not believed."""
STEPS = 10
"""Rows of the table: what was said, in tenths."""
MODES = tuple((expert, grozilla) for expert in (False, True) for grozilla in (False, True))


@dataclass(frozen=True)
class Position:
    """What the search said to whoever decided, and what became of it."""

    kind: str
    deal: int
    seat: int
    shares: tuple[float, ...]
    wins: tuple[float, ...]


class Map(TypedDict):
    """The file of the map."""

    rules: int
    deals: int
    """How many deals were played to fit it and to test it: those with lower numbers."""
    exponents: dict[str, float]


class Said(NamedTuple):
    """A chance, whether it came true, and the game: kind and deal."""

    chance: float
    won: float
    game: tuple[str, int]


def blanks(facts: Facts, deal: int) -> Iterable[Table]:
    """A table for each kind of game; at the larger ones three, four and five players take turns."""
    for players in (2, 3 + deal % 3):
        for expert, grozilla in MODES:
            yield blank_table(facts, players, expert, grozilla, False, players - 1)


def play_game(table: Table, deal: int) -> list[Position]:
    """One game, and what was noted in it."""
    players, kind = int(table.players), kind_of(table)
    dealer = Dealer(SEED, deal, 0xCA11, len(kind))
    offer_specials(table, dealer.setup)
    start(table)
    rng = stream(SEED, deal, len(kind), 7, 7)
    bots = [SearchBot(PLAYING, deal * 10 + seat) for seat in range(players)]
    teller = SearchBot(SAYING, deal * 10 + 9, every_action=True)
    said: list[tuple[int, tuple[float, ...]]] = []
    while table.phase != OVER:
        if len(legal_moves(table)) > 1 and rng.below(ONE_IN) == 0:
            search = teller.search(table)
            best = max(range(search.choices()), key=lambda index: search.choice(index)[1])
            tries = search.choice(best)[1]
            said.append((int(table.seat), tuple(search.share(best, seat) / tries for seat in range(players))))
        move = bots[table.seat].table_move(table)
        play(table, move, dealer.chance(table, move))
    points = Count(table).points
    wins = tuple(share_of_win(table, points, seat) for seat in range(players))
    return [Position(kind, deal, seat, shares, wins) for seat, shares in said]


def read(path: Path) -> list[Position]:
    """Everything noted so far."""
    if not path.exists():
        return []
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Position(row[0], row[1], row[2], tuple(row[3]), tuple(row[4])) for row in rows]


def collect(path: Path, minutes: float) -> None:
    """Play for a while. A deal is kept once all its games are played."""
    facts, end = Facts(default_catalogue()), time.monotonic() + 60 * minutes
    deal = 1 + max((position.deal for position in read(path)), default=-1)
    while time.monotonic() < end:
        noted = [position for table in blanks(facts, deal) for position in play_game(table, deal)]
        lines = [
            json.dumps([p.kind, p.deal, p.seat, [round(share, 5) for share in p.shares], p.wins])
            for p in noted
        ]
        with path.open("a", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines))
        deal += 1


def surprise(positions: Iterable[Position], exponent: float) -> float:
    """The mean surprise at who won (the logarithm of the chance that was said); less is better."""
    total, count = 0.0, 0
    for position in positions:
        count += 1
        for chance, won in zip(calibrated(position.shares, exponent), position.wins, strict=True):
            total -= won * math.log(max(chance, 1e-3))
    return total / max(count, 1)


def fit(positions: list[Position]) -> dict[str, float]:
    """The likeliest exponent for each kind of game. All positions of a game together count as one: they end alike."""
    found: dict[str, float] = {}
    for kind in sorted({position.kind for position in positions}):
        fitting = [each for each in positions if each.kind == kind and each.deal % 2 == 0]
        games = len({each.deal for each in fitting})
        costs = {
            exponent: games * surprise(fitting, exponent) + math.log(exponent) ** 2 / (2 * DOUBT**2)
            for exponent in (step / 50 for step in range(25, 101))
        }
        found[kind] = min(costs, key=costs.__getitem__)
    return found


def report(tests: list[Position], fitted: Mapping[str, float]) -> str:
    """The tables: what was said and what happened, on deals that did not fit the map."""
    lines = [
        f"{len(tests):,} positions from {len({(p.kind, p.deal) for p in tests}):,} games that did not fit the map:",
        "",
        "| said | positions | said, mean | won | with the map, said | won |",
        "|---|---|---|---|---|---|",
    ]
    raw = [Said(p.shares[p.seat], p.wins[p.seat], (p.kind, p.deal)) for p in tests]
    mapped = [
        Said(calibrated(p.shares, fitted[p.kind])[p.seat], p.wins[p.seat], (p.kind, p.deal)) for p in tests
    ]
    for step in range(STEPS):
        before, after = tenth(raw, step), tenth(mapped, step)
        if before and after:
            cells = [f"{10 * step}–{10 * step + 10} %", f"{len(before)}"]
            for row in (before, after):
                cells.append(f"{100 * mean([each.chance for each in row]):.1f} %")
                cells.append(f"{100 * mean([each.won for each in row]):.1f} % ± {100 * doubt(row):.1f}")
            lines.append("| " + " | ".join(cells) + " |")
    lines += [
        "",
        "| kind of game | positions | exponent | surprise without | with the map |",
        "|---|---|---|---|---|",
    ]
    for kind, exponent in fitted.items():
        group = [position for position in tests if position.kind == kind]
        lines.append(
            f"| {kind} | {len(group)} | {exponent:.2f} | {surprise(group, 1):.4f} | {surprise(group, exponent):.4f} |"
        )
    return "\n".join(lines) + "\n"


def tenth(group: list[Said], step: int) -> list[Said]:
    """What was said and what happened in one row of the table."""
    return [each for each in group if min(int(each.chance * STEPS), STEPS - 1) == step]


def mean(numbers: list[float]) -> float:
    """The mean of some numbers."""
    return sum(numbers) / len(numbers)


def doubt(group: list[Said]) -> float:
    """Half the 95 % interval of the share won. The positions of a game end alike, so games are what is independent."""
    won = mean([each.won for each in group])
    games: defaultdict[tuple[str, int], float] = defaultdict(float)
    for each in group:
        games[each.game] += each.won - won
    return 1.96 * math.sqrt(sum(each * each for each in games.values())) / len(group)


def main() -> None:
    """Read the command line, play, fit and report."""
    parser = argparse.ArgumentParser(description="calibrate the chances of hints and reviews")
    parser.add_argument("--minutes", type=float, default=0.0, help="play for so long first")
    parser.add_argument("--results", type=Path, default=RESULTS, help="keep the positions in this file")
    parser.add_argument(
        "--write", action="store_true", help="fit the map, and write it and the table in docs/search.md"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="keep the map, and write the table of later deals",
    )
    options = parser.parse_args()
    if options.minutes and not rules.COMPILED:
        sys.exit("Playing needs the compiled core.")
    if options.minutes:
        collect(options.results, options.minutes)
    positions = read(options.results)
    if not positions:
        sys.exit(f"There is nothing in {options.results}. Play first (--minutes).")
    data = ROOT / "src" / "happycity" / "bots" / "data" / FILE
    if options.check:
        content: Map = json.loads(data.read_text(encoding="utf-8"))
        fitted = content["exponents"]
        told = report([each for each in positions if each.deal >= content["deals"]], fitted)
    else:
        fitted = fit(positions)
        told = report([each for each in positions if each.deal % 2], fitted)
    print(told)
    if options.write:
        deals = 1 + max(position.deal for position in positions)
        content = {"rules": RULES_VERSION, "deals": deals, "exponents": fitted}
        data.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    if options.write or options.check:
        text = DOCUMENT.read_text(encoding="utf-8")
        head, rest = text.split(BEGIN)
        DOCUMENT.write_text(head + BEGIN + "\n" + told + "\n" + END + rest.split(END)[1], encoding="utf-8")


if __name__ == "__main__":
    main()
