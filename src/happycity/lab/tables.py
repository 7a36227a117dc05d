"""Results for people, and for spreadsheets."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from happycity.i18n import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.lab.schema import BotSummary, SeatSummary, SimulationResult, TournamentResult


def text_table(head: Sequence[str], rows: Sequence[Sequence[str]], text_columns: int = 1) -> str:
    """A table in plain text. The first columns hold text and are aligned left, the others numbers."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    lines = []
    for row in (head, *rows):
        cells = [
            cell.ljust(width) if i < text_columns else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def format_wins(wins: float) -> str:
    """Wins, which may be shared, with no more decimals than needed.

    >>> format_wins(1498460.0), format_wins(123456.5), format_wins(33 + 1 / 3)
    ('1498460', '123456.5', '33.33')
    """
    return f"{wins:.2f}".rstrip("0").rstrip(".")


def tournament_table(result: TournamentResult, locale: str) -> str:
    """A tournament for a person."""

    def percent(value: float) -> str:
        return text("lab-percent", locale, value=value)

    head = [
        text(f"lab-head-{name}", locale)
        for name in ("bot", "games", "wins", "rate", "interval", "points", "rating", "ms")
    ]
    rows = [
        [
            bot["bot"],
            str(bot["games"]),
            format_wins(bot["wins"]),
            percent(bot["win_rate"]),
            f"{percent(bot['interval'][0])} – {percent(bot['interval'][1])}",
            f"{bot['points']['mean']:.1f} ± {bot['points']['sd']:.1f}",
            f"{rating['mu']:.1f} ± {rating['sigma']:.1f}" if (rating := bot["rating"]) else "–",
            f"{bot['ms_per_move']:.2f}",
        ]
        for bot in result["bots"]
    ]
    footer = text(
        "lab-played-again" if result["reproducible"] else "lab-played-by-the-clock",
        locale,
        games=result["games"],
        deals=result["deals"],
        seconds=result["seconds"],
    )
    return "\n".join([text_table(head, rows), "", footer, *fault_lines(result["bots"], locale)])


def fault_counts(summary: BotSummary | SeatSummary) -> dict[str, int]:
    """A bot's faults by code."""
    return {code: count for code, count in summary.get("faults", {}).items() if isinstance(count, int)}


def fault_lines(summaries: Sequence[BotSummary] | Sequence[SeatSummary], locale: str) -> list[str]:
    """The faults of bots, in sentences."""
    lines = []
    for summary in summaries:
        for code, count in fault_counts(summary).items():
            lines.append(text(f"lab-fault-{code}", locale, bot=summary["bot"], count=count))
        first = summary.get("faults", {}).get("first")
        if first:
            lines.append(text("lab-fault-first", locale, sentence=first))
    return lines


def tournament_csv(result: TournamentResult) -> str:
    """A tournament for a spreadsheet."""
    out = io.StringIO()
    names = "bot games wins win_rate low high points_mean points_sd rating_mu rating_sigma ms_per_move faults"
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(names.split())
    for bot in result["bots"]:
        rating = bot["rating"]
        writer.writerow(
            [
                bot["bot"], bot["games"], bot["wins"], bot["win_rate"], *bot["interval"],
                bot["points"]["mean"], bot["points"]["sd"], *((rating["mu"], rating["sigma"]) if rating else ("", "")),
                bot["ms_per_move"], sum(fault_counts(bot).values()),
            ]
        )  # fmt: skip
    return out.getvalue()


def simulation_table(result: SimulationResult, locale: str) -> str:
    """A simulation for a person."""
    head = [text(f"lab-head-{name}", locale) for name in ("seat", "bot", "wins", "points")]
    rows = [
        [
            str(number),
            seat["bot"],
            format_wins(seat["wins"]),
            f"{seat['points']['mean']:.2f} ± {seat['points']['sd']:.2f}",
        ]
        for number, seat in enumerate(result["seats"])
    ]
    totals = text(
        "lab-simulated",
        locale,
        games=result["games"],
        actions=result["actions"],
        rounds=result["rounds"]["mean"],
        seconds=result["seconds"],
        speed=round(result["games"] / max(result["seconds"], 1e-9)),
    )
    again = text("lab-same-again" if result["reproducible"] else "lab-by-the-clock", locale)
    faults = fault_lines(result["seats"], locale)
    return "\n".join([text_table(head, rows, text_columns=2), "", f"{totals} {again}", *faults])


def simulation_csv(result: SimulationResult) -> str:
    """A simulation for a spreadsheet."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["seat", "bot", "games", "wins", "points_mean", "points_sd", "faults"])
    for number, seat in enumerate(result["seats"]):
        points = seat["points"]["mean"], seat["points"]["sd"]
        faults = sum(fault_counts(seat).values())
        writer.writerow([number, seat["bot"], result["games"], seat["wins"], *points, faults])
    return out.getvalue()
