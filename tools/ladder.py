"""Measure every built-in bot against every other, and write the tables in docs/bots.md (`make ladder`).

Every match keeps its deals in docs/ladder/, so the command can be stopped and goes on where it was: run it again, with
`--minutes` as often as you like. The most important matches come first. When the search has changed, they are played
anew; until then their figures stay, with a mark.
"""

import argparse
import fnmatch
import hashlib
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from happycity.bots.levels import BUILT_IN
from happycity.game.options import Options
from happycity.lab.deals import play_deal
from happycity.lab.plan import Plan
from happycity.lab.results import Results
from happycity.lab.statistics import Sums
from happycity.lab.tournament import summarize_bot, tournament
from happycity.lab.workers import usable_cores

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "ladder"
MINDS = FOLDER / "minds.json"
DOCUMENT = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: begin -->\n", "<!-- ladder: end -->\n"
SLICE = 10
"""Deals between two looks at the clock, to begin with; twice as many after each that took less than A_WHILE."""
A_WHILE = 10.0
"""Seconds."""

MODES = {
    "family": ("Family", Options()),
    "expert": ("Expert", Options(mode="expert")),
    "grozilla": ("Expert + Grozilla", Options(mode="expert", grozilla=True)),
}
CLAIM, USUAL, LONG = 1000, 200, 100
"""Games behind a claim, behind any other figure, and against the champion, who takes a second for each move."""
MIRRORS = {"random": 4 * CLAIM, "hard:200": CLAIM}
"""Who plays against itself, and how often: as often as seconds allow, for an even match shows only in many games."""
DOUBLINGS = (125, 250, 500, 1000, 2000, 4000)
"""Budgets of `hard`, in simulations, each of which plays against its half."""
SEED = 1


@dataclass(frozen=True)
class Match:
    """One pairing: the first bot against the second, who takes all other seats."""

    name: str
    mode: str
    players: int
    first: str
    second: str
    games: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.jsonl"

    @property
    def plan(self) -> Plan:
        options = Options.from_json({**MODES[self.mode][1].to_json(), "players": self.players})
        return Plan((self.first, *[self.second] * (self.players - 1)), options, SEED)

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.plan.seatings))


def groups() -> list[list[Match]]:
    """All matches, what we claim first, the champion last."""
    long = [match for match in pairs() if match.first == "champion"]
    others = [match for match in pairs() if match not in long]
    return [list(claims()), list(controls()), others, list(doublings()), long]


def claims() -> Iterator[Match]:
    """What the README says must be shown by a thousand games each; what it does not say, by fewer."""
    for first, second, games in (
        ("greedy", "random", CLAIM), ("normal", "greedy", CLAIM), ("hard:100ms", "greedy", USUAL)
    ):  # fmt: skip
        for players in (2, 4):
            for mode in MODES:
                name = f"claim-{mode}-{players}-{first.replace(':', '-')}-{second}"
                yield Match(name, mode, players, first, second, games)


def controls() -> Iterator[Match]:
    """Bots against themselves, which must come out even."""
    for bot, games in MIRRORS.items():
        for mode in MODES:
            yield Match(f"control-{mode}-{bot.replace(':', '-')}", mode, 2, bot, bot, games)


def pairs() -> Iterator[Match]:
    """Every bot against every weaker one."""
    claimed = {(match.first, match.second) for match in claims()}
    for players in (2, 4):
        for mode in MODES:
            for stronger, first in enumerate(BUILT_IN):
                for second in BUILT_IN[:stronger]:
                    if (first, second) not in claimed:
                        name = f"{mode}-{players}-{first}-{second}"
                        yield Match(
                            name, mode, players, first, second, LONG if first == "champion" else USUAL
                        )


def doublings() -> Iterator[Match]:
    """How strength grows with the budget."""
    for budget in DOUBLINGS:
        for mode in MODES:
            name = f"double-{mode}-{2 * budget}"
            yield Match(name, mode, 2, f"hard:{2 * budget}", f"hard:{budget}", USUAL)


def play(matches: list[Match], jobs: int, until: float) -> None:
    """Play matches to their ends or until time is up, some deals of each in turn."""
    left = [match for match in matches if played(match) < match.deals]
    slices = dict.fromkeys(left, SLICE * jobs)
    while left and time.monotonic() < until:
        for match in left:
            began = time.monotonic()
            if began < until:
                play_some(match, slices[match], jobs)
                slices[match] *= 2 if time.monotonic() - began < A_WHILE else 1
        left = [match for match in left if played(match) < match.deals]


def played(match: Match) -> int:
    """How many of its deals are there, played by the search of today."""
    if not match.path.exists() or outdated(match):
        return 0
    with Results(match.plan, match.path) as kept:
        return len(kept.first_rows(match.deals))


def play_some(match: Match, more: int, jobs: int) -> None:
    """Play some deals more, and note which search played them; what an earlier one has played begins anew."""
    if outdated(match):
        match.path.unlink(missing_ok=True)
    deals = min(match.deals, played(match) + more)
    if thinks(match) and minds().get(match.name) != fingerprint():
        remember(match)
    result = tournament(match.plan, deals * len(match.plan.seatings), jobs=jobs, results=match.path)
    first = result["bots"][0]
    low, high = first["interval"]
    print(
        f"{match.name}: {result['games']}/{match.games} games, {first['bot']} {first['win_rate']:.1%} "
        f"({low:.1%} to {high:.1%}), {result['seconds']:.0f} s",
        flush=True,
    )


def thinks(match: Match) -> bool:
    """Does one of the bots search?"""
    return any(name.searches for name in match.plan.names)


def minds() -> dict[str, str]:
    """By match, which version of the search has played it."""
    known: dict[str, str] = json.loads(MINDS.read_text(encoding="utf-8")) if MINDS.exists() else {}
    return known


def remember(match: Match) -> None:
    """Note which search plays a match now: in one step, since without its note a match is played anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    known = {**minds(), match.name: fingerprint()}
    draft = MINDS.with_suffix(".draft")
    draft.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    os.replace(draft, MINDS)


@cache
def fingerprint() -> str:
    """The version of the search that plays now, by how it plays a few games: not every edit changes that."""
    games = hashlib.sha256()
    for mode in MODES:
        for deal in range(4):
            line = play_deal(Plan(("hard:150", "greedy"), MODES[mode][1], SEED), deal)
            games.update(json.dumps([line["points"], line["coins"], line["actions"]]).encode())
    return games.hexdigest()[:8]


def outdated(match: Match) -> bool:
    """Is what was played the work of an earlier version of the search?"""
    return thinks(match) and minds().get(match.name) != fingerprint()


def dagger(match: Match) -> str:
    """A mark for figures that an earlier version of the search made."""
    return " †" if outdated(match) else ""


def found(match: Match) -> dict[str, Any] | None:
    """How the first bot did, as far as the match has been played."""
    if not match.path.exists():
        return None
    with Results(match.plan, match.path) as kept:
        lines = kept.first_rows(match.deals)
    return {**summarize_bot(match.plan, lines, 0), "lines": lines} if lines else None


def percent(value: float) -> str:
    """A share of one as a number of percent."""
    return f"{100 * value:.1f}"


def cell(match: Match) -> str:
    """A match in a table: win rate, interval, games."""
    result = found(match)
    if result is None:
        return "–"
    low, high = result["interval"]
    return f"**{percent(result['win_rate'])} %** ({percent(low)}–{percent(high)}; {result['games']}){dagger(match)}"


def row(*cells: str) -> str:
    """A row of a Markdown table."""
    return "| " + " | ".join(cells) + " |\n"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    return row(*head) + "|" + "---|" * len(head) + "\n" + "".join(row(*cells) for cells in rows)


def claims_table() -> str:
    """Every claim with its evidence."""
    rows = []
    for match in claims():
        result = found(match)
        if result is None:
            continue
        low, high = result["interval"]
        points = Sums()
        for line in result["lines"]:
            for game, seating in zip(line["points"], match.plan.seatings, strict=True):
                points.add(sum(score for score, bot in zip(game, seating, strict=True) if bot))
        theirs = points.total / max(1, points.count) / (match.players - 1)
        rows.append(
            [
                f"`{match.first}` against " + ("three " if match.players == 4 else "") + f"`{match.second}`",
                MODES[match.mode][0],
                str(match.players),
                str(result["games"]),
                f"**{percent(result['win_rate'])} %**{dagger(match)}",
                f"{percent(low)}–{percent(high)} %",
                f"{result['points']['mean']:.1f} : {theirs:.1f}",
                f"{result['ms_per_move']:.1f}",
            ]
        )
    head = ["match", "mode", "players", "games", "wins", "95 % interval", "points", "ms a move"]
    return table(head, rows)


def ladder_table(mode: str, players: int) -> str:
    """Every bot against every weaker one."""
    known = {
        (match.first, match.second): match
        for match in (*pairs(), *claims())
        if in_table(match, mode, players)
    }
    rows = [
        [
            f"**{first}**",
            *(cell(known[first, second]) if (first, second) in known else "" for second in BUILT_IN[:-1]),
        ]
        for first in BUILT_IN[1:]
    ]
    return table(["", *BUILT_IN[:-1]], rows)


def in_table(match: Match, mode: str, players: int) -> bool:
    """Does a match belong into this table of the ladder?"""
    return match.mode == mode and match.players == players and match.first in BUILT_IN


def controls_table() -> str:
    """Bots against themselves."""
    known = list(controls())
    bots = dict.fromkeys(match.first for match in known)
    rows = [[f"`{bot}`", *(cell(match) for match in known if match.first == bot)] for bot in bots]
    return table(["2 players", *(title for title, _ in MODES.values())], rows)


def doublings_table() -> str:
    """Each budget against its half."""
    known = {match.name: match for match in doublings()}
    rows = [
        [f"{2 * budget} against {budget}", *(cell(known[f"double-{mode}-{2 * budget}"]) for mode in MODES)]
        for budget in DOUBLINGS
    ]
    return table(["simulations", *(title for title, _ in MODES.values())], rows)


def document() -> str:
    """The generated part of docs/bots.md."""
    parts = [
        "† played by an earlier version of the search.\n\n",
        "### What we claim\n\n",
        claims_table(),
    ]
    for players in (2, 4):
        for mode, (title, _) in MODES.items():
            who = (
                "one of the row against one of the column" if players == 2 else "one of the row against three"
            )
            parts.append(f"\n### {title}, {players} players: {who}\n\n{ladder_table(mode, players)}")
    parts.append(f"\n### Control: a bot against itself\n\n{controls_table()}")
    parts.append(
        f"\n### Twice the budget\n\n`hard` with so many simulations a move, 2 players.\n\n{doublings_table()}"
    )
    return "".join(parts)


def write() -> None:
    """Put the tables between the marks of the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCUMENT.write_text(before + BEGIN + "\n" + document() + "\n" + END + after, encoding="utf-8")


def main() -> None:
    """Play what is missing, then write the tables."""
    parser = argparse.ArgumentParser(description="measure the built-in bots against each other")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after this time")
    parser.add_argument("--only", default="*", help="matches by a pattern, such as 'claim-*'")
    parser.add_argument("--jobs", type=int, default=1, help="processes; 0: one for each processor")
    parser.add_argument("--tables", action="store_true", help="play nothing, only write the tables")
    options = parser.parse_args()
    if options.jobs < 0:
        parser.error("--jobs must be 0 or more")
    began = time.monotonic()
    if not options.tables:
        for group in groups():
            wanted = [match for match in group if fnmatch.fnmatch(match.name, options.only)]
            play(wanted, options.jobs or usable_cores(), began + 60 * options.minutes)
    write()
    print(f"{time.monotonic() - began:.0f} s; tables in {DOCUMENT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
