"""Results as a person or a spreadsheet reads them."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from typing import Any

from happycity.i18n import text


def columns(head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A table in plain text: the first columns are words and stand to the left, numbers to the right."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    lines = []
    for row in (head, *rows):
        cells = [
            cell.ljust(width) if i < words else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def shares(wins: float) -> str:
    """Wins, of which one that is shared is a part: no more decimals than needed.

    >>> shares(1498460.0), shares(123456.5), shares(33 + 1 / 3)
    ('1498460', '123456.5', '33.33')
    """
    return f"{wins:.2f}".rstrip("0").rstrip(".")


def tournament_table(result: dict[str, Any], locale: str) -> str:
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
            shares(bot["wins"]),
            percent(bot["win_rate"]),
            f"{percent(bot['interval'][0])} – {percent(bot['interval'][1])}",
            f"{bot['points']['mean']:.1f} ± {bot['points']['sd']:.1f}",
            f"{bot['rating']['mu']:.1f} ± {bot['rating']['sigma']:.1f}",
            f"{bot['ms_per_move']:.2f}",
        ]
        for bot in result["bots"]
    ]
    lines = [columns(head, rows), "", closing(result, locale)]
    return "\n".join([*lines, *faults(result["bots"], locale)])


def closing(result: dict[str, Any], locale: str) -> str:
    """One line about the whole."""
    return text(
        "lab-played-again" if result["reproducible"] else "lab-played-by-the-clock",
        locale,
        games=result["games"],
        deals=result["deals"],
        seconds=result["seconds"],
    )


def faults(bots: Sequence[dict[str, Any]], locale: str) -> list[str]:
    """What bots did wrong, in sentences."""
    lines = []
    for bot in bots:
        counts = dict(bot.get("faults", {}))
        first = counts.pop("first", "")
        for code, count in counts.items():
            lines.append(text(f"lab-fault-{code}", locale, bot=bot["bot"], count=count))
        if first:
            lines.append(text("lab-fault-first", locale, sentence=first))
    return lines


def tournament_csv(result: dict[str, Any]) -> str:
    """A tournament for a spreadsheet."""
    out = io.StringIO()
    names = "bot games wins win_rate low high points_mean points_sd rating_mu rating_sigma ms_per_move faults"
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(names.split())
    for bot in result["bots"]:
        writer.writerow(
            [
                bot["bot"], bot["games"], bot["wins"], bot["win_rate"], *bot["interval"],
                bot["points"]["mean"], bot["points"]["sd"], bot["rating"]["mu"], bot["rating"]["sigma"],
                bot["ms_per_move"], count_faults(bot),
            ]
        )  # fmt: skip
    return out.getvalue()


def count_faults(bot: dict[str, Any]) -> int:
    """How often a bot did anything wrong."""
    return sum(count for code, count in bot.get("faults", {}).items() if code != "first")


def simulation_table(result: dict[str, Any], locale: str) -> str:
    """A simulation for a person."""
    head = [text(f"lab-head-{name}", locale) for name in ("seat", "bot", "wins", "points")]
    rows = [
        [
            str(number),
            seat["bot"],
            shares(seat["wins"]),
            f"{seat['points']['mean']:.2f} ± {seat['points']['sd']:.2f}",
        ]
        for number, seat in enumerate(result["seats"])
    ]
    about = text(
        "lab-simulated",
        locale,
        games=result["games"],
        actions=result["actions"],
        rounds=result["rounds"]["mean"],
        seconds=result["seconds"],
        speed=round(result["games"] / max(result["seconds"], 1e-9)),
    )
    again = text("lab-same-again" if result["reproducible"] else "lab-by-the-clock", locale)
    return "\n".join([columns(head, rows, 2), "", f"{about} {again}", *faults(result["seats"], locale)])


def simulation_csv(result: dict[str, Any]) -> str:
    """A simulation for a spreadsheet."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["seat", "bot", "games", "wins", "points_mean", "points_sd", "faults"])
    for number, seat in enumerate(result["seats"]):
        points = seat["points"]["mean"], seat["points"]["sd"]
        writer.writerow([number, seat["bot"], result["games"], seat["wins"], *points, count_faults(seat)])
    return out.getvalue()
