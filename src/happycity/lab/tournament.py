"""Tournaments: seat-rotated duplicate games. Every deal is played in every seating, so nobody is lucky with cards."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any, Final

from happycity.errors import BadOptions
from happycity.lab.deals import Line, play_deals
from happycity.lab.plan import Plan, winners_of
from happycity.lab.results import Results
from happycity.lab.statistics import WIN, Sums, interval, plain, ratings
from happycity.lab.workers import run

QUICK: Final = 20
"""Deals that quick bots play per task; those who think get one, so that little is lost when a run is stopped."""

Progress = Callable[[int, int], None]
"""Told how many games are done, and of how many."""


def tournament(
    plan: Plan,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    results: Path | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play at least so many games, in whole deals, and sum up (interface: tournament).

    With a results file a stopped run goes on where it was, and a finished one can be made longer.
    """
    if games < 1:
        raise BadOptions("no-games", games=games)
    began = time.perf_counter()
    per_deal = len(plan.seatings)
    deals = -(-games // per_deal)
    with Results(plan, results) as kept:
        done = sum(0 <= deal < deals for deal in kept.lines)
        if done < deals:
            plan.check()
            kept.begin()
        if progress:
            progress(done * per_deal, deals * per_deal)
        missing = (deal for deal in range(deals) if deal not in kept.lines)
        # On a cluster a bot's file is looked for from other folders.
        sent = replace(plan, bots=tuple(name.absolute for name in plan.names)) if cluster else plan
        portions = tasks(sent, missing, deals - done, jobs)
        with closing(run(play_deals, portions, jobs=jobs, cluster=cluster)) as played:
            for lines in played:
                for line in lines:
                    kept.add(line)
                done += len(lines)
                if progress:
                    progress(done * per_deal, deals * per_deal)
        return summary(plan, kept.first(deals), time.perf_counter() - began)


def tasks(
    plan: Plan, deals: Iterable[int], count: int, jobs: int
) -> Iterator[tuple[dict[str, Any], list[int]]]:
    """So many deals in portions. How they are shared out changes nothing in the results."""
    slow = any(name.kind != "built-in" or name.searches for name in plan.names)
    size = 1 if slow else max(1, min(QUICK, count // max(1, jobs)))
    words = plan.to_json()
    left = iter(deals)
    while portion := list(islice(left, size)):
        yield words, portion


def summary(plan: Plan, lines: list[Line], seconds: float) -> dict[str, Any]:
    """The result of a tournament."""
    rated = ratings(
        len(plan.bots),
        (game for line in lines for game in zip(plan.seatings, line["points"], line["coins"], strict=True)),
    )
    return {
        "games": len(lines) * len(plan.seatings),
        "players": plan.options.players,
        "seconds": round(seconds, 3),
        "reproducible": plan.reproducible,
        "options": plan.options.to_json(),
        "seed": plan.seed,
        "think_ms": plan.think_ms,
        "deals": len(lines),
        "seatings": [list(seating) for seating in plan.seatings],
        "bots": [{**bot_summary(plan, lines, bot), "rating": rated[bot]} for bot in range(len(plan.bots))],
    }


def bot_summary(plan: Plan, lines: list[Line], bot: int) -> dict[str, Any]:
    """How one bot did. It is counted once for each seat it takes, and a shared win as its share."""
    seats = sum(seating.count(bot) for seating in plan.seatings)
    points = Sums()
    wins = []
    for line in lines:
        wins.append(wins_in(plan, line, bot))
        for seating, scored in zip(plan.seatings, line["points"], strict=True):
            for sits, score in zip(seating, scored, strict=True):
                if sits == bot:
                    points.add(score)
    games = seats * len(lines)
    moves = sum(line["moves"][bot] for line in lines)
    words = {
        "bot": plan.bots[bot],
        "games": games,
        "wins": plain(Fraction(sum(wins), WIN)),
        "win_rate": sum(wins) / WIN / games if games else 0.0,
        "interval": interval(wins, seats, bot),
        "points": points.to_json(),
        "ms_per_move": round(sum(line["ms"][bot] for line in lines) / moves, 3) if moves else 0.0,
    }
    faults = faults_of(lines, bot)
    return {**words, "faults": faults} if faults else words


def wins_in(plan: Plan, line: Line, bot: int) -> int:
    """A bot's wins in the games of a deal, in parts of WIN."""
    won = 0
    for seating, points, coins in zip(plan.seatings, line["points"], line["coins"], strict=True):
        winners = winners_of(points, coins)
        won += sum(WIN // len(winners) for seat in winners if seating[seat] == bot)
    return won


def faults_of(lines: list[Line], bot: int) -> dict[str, Any]:
    """What a bot did wrong: how often, and what happened first."""
    faults: dict[str, Any] = {}
    for line in lines:
        add_faults(faults, line, bot)
    return faults


def add_faults(faults: dict[str, Any], line: Line, bot: int) -> None:
    """Add those of one deal."""
    for code, count in line.get("faults", {}).get(str(bot), {}).items():
        faults[code] = faults.get(code, 0) + count
    if str(bot) in line.get("first", {}):
        faults.setdefault("first", line["first"][str(bot)])
