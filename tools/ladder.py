"""Measure every built-in bot against every other, and write the tables in docs/ladder.md (`make ladder`).

Every match keeps its deals in docs/ladder/, so the command can be stopped and resumed, with `--minutes` as often as you
like. The most important matches come first. A changed search replays its matches; until then their figures are marked.
"""

import argparse
import fnmatch
import time
from pathlib import Path

import ladder_matches
from ladder_matches import MODES, Match, claims, controls, doublings, groups, outdated, pairs, play, rows_of

from happycity.bots.levels import BUILT_IN
from happycity.lab.statistics import Sums
from happycity.lab.tournaments import summarize_bot
from happycity.lab.workers import usable_cores

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs" / "ladder.md"
BEGIN, END = "<!-- ladder: begin -->\n", "<!-- ladder: end -->\n"


def dagger(match: Match) -> str:
    """Mark the figures of earlier rules or of an earlier version of the search."""
    return " †" if outdated(match) else ""


def percent(value: float) -> str:
    """A share in per cent."""
    return f"{100 * value:.1f}"


def cell(match: Match) -> str:
    """A match in a table: win rate, interval, games."""
    rows = rows_of(match)
    if not rows:
        return "–"
    first = summarize_bot(match.plan, rows, 0)
    low, high = first["interval"]
    return f"**{percent(first['win_rate'])} %** ({percent(low)}–{percent(high)}; {first['games']}){dagger(match)}"


def markdown_row(*cells: str) -> str:
    """A row of a Markdown table."""
    return "| " + " | ".join(cells) + " |\n"


def table(head: list[str], rows: list[list[str]]) -> str:
    """A Markdown table."""
    return (
        markdown_row(*head)
        + "|"
        + "---|" * len(head)
        + "\n"
        + "".join(markdown_row(*cells) for cells in rows)
    )


def claims_table() -> str:
    """Every claim with its evidence."""
    cells = []
    for match in claims():
        rows = rows_of(match)
        if not rows:
            continue
        first = summarize_bot(match.plan, rows, 0)
        low, high = first["interval"]
        others = Sums()
        for row in rows:
            for game, seating in zip(row["points"], match.plan.seatings, strict=True):
                others.add(sum(score for score, bot in zip(game, seating, strict=True) if bot))
        theirs = others.total / max(1, others.count) / (match.players - 1)
        cells.append(
            [
                f"`{match.first}` against " + ("three " if match.players == 4 else "") + f"`{match.second}`",
                MODES[match.mode][0],
                str(match.players),
                str(first["games"]),
                f"**{percent(first['win_rate'])} %**{dagger(match)}",
                f"{percent(low)}–{percent(high)} %",
                f"{first['points']['mean']:.1f} : {theirs:.1f}",
                f"{first['ms_per_move']:.1f}",
            ]
        )
    head = ["match", "mode", "players", "games", "wins", "95 % interval", "points", "ms a move"]
    return table(head, cells)


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
    """Does a match belong in this table of the ladder?"""
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
        for budget in ladder_matches.DOUBLINGS
    ]
    return table(["simulations", *(title for title, _ in MODES.values())], rows)


def document() -> str:
    """The generated part of docs/ladder.md."""
    parts = [
        "**† played by version 1 of the rules or by an earlier version of the search, and not yet replayed.**\n"
        "Version 2 lets the Great Pyramid look at a covered card: in family mode the rules are the same.\n\n",
        "## What we claim\n\n",
        claims_table(),
    ]
    for players in (2, 4):
        for mode, (title, _) in MODES.items():
            who = (
                "one of the row against one of the column" if players == 2 else "one of the row against three"
            )
            parts.append(f"\n## {title}, {players} players: {who}\n\n{ladder_table(mode, players)}")
    parts.append(f"\n## Control: a bot against itself\n\n{controls_table()}")
    parts.append(
        f"\n## Twice the budget\n\n`hard` with that many simulations a move, 2 players.\n\n{doublings_table()}"
    )
    return "".join(parts)


def write() -> None:
    """Write the tables between the marks of the document."""
    text = DOCUMENT.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    DOCUMENT.write_text(before + BEGIN + "\n" + document() + "\n" + END + after, encoding="utf-8")


def main() -> None:
    """Play the missing games, then write the tables."""
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
