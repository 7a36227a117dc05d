"""Play the games of a balance report and summarize them."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from happycity.errors import BadOptions
from happycity.lab.report.cards import summarize_cards
from happycity.lab.report.games import Played, summarize_games
from happycity.lab.report.ledger import observe_deals
from happycity.lab.tournaments import batches_of
from happycity.lab.workers import run_tasks
from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.lab.plan import Plan
    from happycity.lab.progress import Progress
    from happycity.lab.report.ledger import DealFacts
    from happycity.lab.report.schema import Balance

MAX_PLAYERS = 5


def plans_for(plan: Plan, players: int | None) -> list[Plan]:
    """A plan for that number of players, or for each that its bots fit."""
    counts = range(max(2, len(plan.bots)), MAX_PLAYERS + 1) if players is None else (players,)
    return [replace(plan, options=replace(plan.options, players=count)) for count in counts]


def play_balance(
    plans: Sequence[Plan],
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
) -> Balance:
    """Play `games` games of each plan, rounded up to whole sets of duplicate games, and report on them."""
    if games < 1:
        raise BadOptions("no-games", games=games)
    for plan in plans:
        plan.check(cluster)
    began = time.perf_counter()
    deals = [-(-games // len(plan.seatings)) for plan in plans]
    facts: list[list[DealFacts]] = [[] for _ in plans]
    tasks = (
        partial(observe_for, number, plan, batch)
        for number, plan in enumerate(plans)
        for batch in batches_of(plan, range(deals[number]), deals[number], jobs)
    )
    with closing(run_tasks(tasks, jobs=jobs, cluster=cluster)) as batches:
        for number, batch in batches:
            facts[number] += batch
            if progress:
                progress(sum(map(len, facts)), sum(deals))
    played = [Played(plan, rows) for plan, rows in zip(plans, facts, strict=True)]
    return summarize(played, time.perf_counter() - began)


def observe_for(number: int, plan: Plan, deals: Sequence[int]) -> tuple[int, list[DealFacts]]:
    """Play deals of one of several plans."""
    return number, observe_deals(plan, deals)


def summarize(played: Sequence[Played], seconds: float) -> Balance:
    """The report."""
    from happycity import __version__

    plan = played[0].plan
    return {
        "happycity": __version__,
        "rules": RULES_VERSION,
        "mode": plan.options.mode,
        "grozilla": plan.options.grozilla,
        "scoring": plan.options.scoring,
        "edition": plan.options.edition,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "think_ms": plan.think_ms,
        "pack": plan.pack.name if plan.pack else None,
        "games": sum(each.games for each in played),
        "seconds": round(seconds, 3),
        "reproducible": plan.reproducible,
        "faults": sum(facts.faults for each in played for facts in each.deals),
        "cards": summarize_cards(played),
        "tables": [summarize_games(each) for each in played],
    }
