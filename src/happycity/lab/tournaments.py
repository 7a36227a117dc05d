"""Tournaments: seat-rotated duplicate games. Every deal is played in every seating, so nobody is lucky with cards."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Final

from happycity.errors import BadOptions
from happycity.lab.deals import play_deals
from happycity.lab.plan import winners_of
from happycity.lab.results import Results
from happycity.lab.statistics import WIN_PARTS, Sums, ratings, win_rate_interval, wins_of
from happycity.lab.workers import run_tasks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from happycity.lab.data import DataSink
    from happycity.lab.plan import Plan
    from happycity.lab.progress import Progress
    from happycity.lab.schema import BotSummary, DealRow, FaultSummary, TournamentResult

MAX_TASK_DEALS: Final = 20
"""Deals per task of quick bots. Others get one deal, so that a stopped run loses little."""


def tournament(
    plan: Plan,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    results: Path | None = None,
    progress: Progress | None = None,
    sink: DataSink | None = None,
) -> TournamentResult:
    """Play at least that many games, in whole deals, and summarize (interface: tournament).

    With a results file a stopped run goes on where it was, and a finished one can be made longer. A sink gets the data
    of all games, so it needs a run from the first game on.
    """
    if sink is not None and results is not None:
        raise BadOptions("output-or-results")
    if games < 1:
        raise BadOptions("no-games", games=games)
    began = time.perf_counter()
    per_deal = len(plan.seatings)
    deals = -(-games // per_deal)
    with Results(plan, results) as finished:
        done = sum(0 <= deal < deals for deal in finished.rows)
        if done < deals:
            plan.check(cluster)
            finished.begin()
        if progress:
            progress(done * per_deal, deals * per_deal)
        missing = (deal for deal in range(deals) if deal not in finished.rows)
        # Workers of a cluster resolve a bot's file from other folders.
        remote_plan = replace(plan, bots=tuple(name.absolute for name in plan.names)) if cluster else plan
        tasks = deal_tasks(remote_plan, missing, deals - done, jobs, sink is not None)
        with closing(run_tasks(tasks, jobs=jobs, cluster=cluster)) as batches:
            for rows in batches:
                for row in rows:
                    pass_on(row, sink)
                    finished.add(row)
                done += len(rows)
                if progress:
                    progress(done * per_deal, deals * per_deal)
        return summarize(plan, finished.first_rows(deals), time.perf_counter() - began)


def pass_on(row: DealRow, sink: DataSink | None) -> None:
    """Move the data of a deal from its row to the sink."""
    data = row.pop("data", None)
    if sink is not None and data is not None:
        sink.add(row["deal"], data)


def deal_tasks(
    plan: Plan, deals: Iterable[int], count: int, jobs: int, with_data: bool = False
) -> Iterator[partial[list[DealRow]]]:
    """The deals as tasks."""
    for batch in batches_of(plan, deals, count, jobs):
        yield partial(play_deals, plan, batch, with_data)


def batches_of(plan: Plan, deals: Iterable[int], count: int, jobs: int) -> Iterator[list[int]]:
    """Split `count` deals into batches for tasks. The split changes nothing in the results."""
    slow = any(name.kind in ("python", "exec") or name.searches for name in plan.names)
    size = 1 if slow else max(1, min(MAX_TASK_DEALS, count // max(1, jobs)))
    left = iter(deals)
    while batch := list(islice(left, size)):
        yield batch


def summarize(plan: Plan, rows: list[DealRow], seconds: float) -> TournamentResult:
    """The result of a tournament."""
    rated = ratings(
        len(plan.bots),
        (game for row in rows for game in zip(plan.seatings, row["points"], row["coins"], strict=True)),
    )
    return {
        "games": len(rows) * len(plan.seatings),
        "players": plan.options.players,
        "seconds": round(seconds, 3),
        "reproducible": plan.reproducible,
        "options": plan.options.to_json(),
        "seed": plan.seed,
        "think_ms": plan.think_ms,
        "deals": len(rows),
        "seatings": [list(seating) for seating in plan.seatings],
        "bots": [{**summarize_bot(plan, rows, bot), "rating": rated[bot]} for bot in range(len(plan.bots))],
    }


def summarize_bot(plan: Plan, rows: list[DealRow], bot: int) -> BotSummary:
    """The result of one bot. It counts once for each seat it takes, and a shared win as its share."""
    seats = sum(seating.count(bot) for seating in plan.seatings)
    points = Sums()
    for row in rows:
        for seating, scores in zip(plan.seatings, row["points"], strict=True):
            for sits, score in zip(seating, scores, strict=True):
                if sits == bot:
                    points.add(score)
    win_parts = [win_parts_in(plan, row, bot) for row in rows]
    games = seats * len(rows)
    moves = sum(row["moves"][bot] for row in rows)
    summary: BotSummary = {
        "bot": plan.bots[bot],
        "games": games,
        "wins": wins_of(sum(win_parts)),
        "win_rate": sum(win_parts) / WIN_PARTS / games if games else 0.0,
        "interval": win_rate_interval(win_parts, seats, bot),
        "points": points.to_json(),
        "ms_per_move": round(sum(row["ms"][bot] for row in rows) / moves, 3) if moves else 0.0,
    }
    faults: FaultSummary = {}
    for row in rows:
        add_faults(faults, row, bot)
    return {**summary, "faults": faults} if faults else summary


def win_parts_in(plan: Plan, row: DealRow, bot: int) -> int:
    """A bot's wins in the games of a deal, in WIN_PARTS."""
    parts = 0
    for seating, points, coins in zip(plan.seatings, row["points"], row["coins"], strict=True):
        winners = winners_of(points, coins)
        parts += sum(WIN_PARTS // len(winners) for seat in winners if seating[seat] == bot)
    return parts


def add_faults(faults: FaultSummary, row: DealRow, bot: int) -> None:
    """Add a bot's faults in one deal."""
    for code, count in row.get("faults", {}).get(str(bot), {}).items():
        earlier = faults.get(code, 0)
        assert isinstance(earlier, int)
        faults[code] = earlier + count
    if str(bot) in row.get("first", {}):
        faults.setdefault("first", row["first"][str(bot)])
