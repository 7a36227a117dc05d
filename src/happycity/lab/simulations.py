"""Simulations: many games with the bots in fixed seats. Random bots are played inside the compiled core."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from happycity.errors import BadOptions
from happycity.game.codec import Codec
from happycity.lab.plan import seed_from, winners_of
from happycity.lab.statistics import WIN_PARTS, Sums, wins_of
from happycity.lab.tournaments import add_faults, deal_tasks, pass_on
from happycity.lab.workers import run_tasks
from happycity.rules.playout import random_games

if TYPE_CHECKING:
    from happycity.bots.names import BotName
    from happycity.lab.data import DataSink
    from happycity.lab.plan import Plan
    from happycity.lab.progress import Progress
    from happycity.lab.schema import DealRow, FaultSummary, SeatSummary, SimulationResult

TASK_GAMES: Final = 10_000
"""Random games per task."""
SEED_LIMIT: Final = 2**62


@dataclass(frozen=True, slots=True)
class RandomTotals:
    """The sums over random games that the core played; lists are by seat."""

    games: int
    actions: int
    rounds: int
    rounds_squared: int
    points: list[int]
    points_squared: list[int]
    wins: list[int]
    """In WIN_PARTS."""


class Simulation:
    """The sums of a simulation so far."""

    def __init__(self, seats: int) -> None:
        self.actions = 0
        self.rounds = Sums()
        self.points = [Sums() for _ in range(seats)]
        self.win_parts = [0] * seats
        self.faults: list[FaultSummary] = [{} for _ in range(seats)]

    def add_totals(self, totals: RandomTotals) -> None:
        """Add random games."""
        self.actions += totals.actions
        self.rounds.merge(Sums(totals.games, totals.rounds, totals.rounds_squared))
        for seat, sums in enumerate(self.points):
            sums.merge(Sums(totals.games, totals.points[seat], totals.points_squared[seat]))
            self.win_parts[seat] += totals.wins[seat]

    def add_row(self, row: DealRow) -> None:
        """Add a game between other bots."""
        self.actions += row["actions"][0]
        self.rounds.add(row["rounds"][0])
        winners = winners_of(row["points"][0], row["coins"][0])
        for seat, points in enumerate(row["points"][0]):
            self.points[seat].add(points)
            add_faults(self.faults[seat], row, seat)
            if seat in winners:
                self.win_parts[seat] += WIN_PARTS // len(winners)

    def to_json(self, plan: Plan, seconds: float) -> SimulationResult:
        """The result (interface: simulate)."""
        all_points = Sums()
        for sums in self.points:
            all_points.merge(sums)
        return {
            "games": self.rounds.count,
            "actions": self.actions,
            "seconds": round(seconds, 6),
            "reproducible": plan.reproducible,
            "rounds": self.rounds.to_json(),
            "points": all_points.to_json(),
            "seats": [self._seat_json(bot, seat) for seat, bot in enumerate(plan.bots)],
        }

    def _seat_json(self, bot: str, seat: int) -> SeatSummary:
        wins, points = wins_of(self.win_parts[seat]), self.points[seat].to_json()
        summary: SeatSummary = {"bot": bot, "wins": wins, "points": points}
        return {**summary, "faults": self.faults[seat]} if self.faults[seat] else summary


def simulate(
    plan: Plan,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Progress | None = None,
    sink: DataSink | None = None,
) -> SimulationResult:
    """Play that many games. Fewer bots than seats go round the table, as in `hard,greedy,hard`."""
    if games < 1:
        raise BadOptions("no-games", games=games)
    seated = tuple(plan.bots[bot] for bot in plan.seatings[0])
    plan = replace(plan, bots=seated, rotated=False)
    plan.check(cluster)
    began = time.perf_counter()
    simulation = Simulation(plan.options.players)
    if sink is None and all(is_random(name) for name in plan.names):
        with closing(run_tasks(random_tasks(plan, games), jobs=jobs, cluster=cluster)) as batches:
            for totals in batches:
                simulation.add_totals(totals)
                if progress:
                    progress(simulation.rounds.count, games)
    else:
        tasks = deal_tasks(plan, range(games), games, jobs, sink is not None)
        with closing(run_tasks(tasks, jobs=jobs, cluster=cluster)) as batches:
            for rows in batches:
                for row in rows:
                    pass_on(row, sink)
                    simulation.add_row(row)
                if progress:
                    progress(simulation.rounds.count, games)
    return simulation.to_json(plan, time.perf_counter() - began)


def is_random(name: BotName) -> bool:
    """Can the core play for this bot?"""
    return name.kind == "built-in" and name.target == "random"


def random_tasks(plan: Plan, games: int) -> list[partial[RandomTotals]]:
    """Split the games into tasks. Each game has its own stream of random numbers, so the split changes nothing."""
    seed = seed_from(f"random {plan.seed}") % SEED_LIMIT
    return [
        partial(random_totals, plan, min(TASK_GAMES, games - first), seed, first)
        for first in range(0, games, TASK_GAMES)
    ]


def random_totals(plan: Plan, games: int, seed: int, first: int) -> RandomTotals:
    """Play random games inside the core, from game number `first` on."""
    options = plan.options
    facts = Codec.of(plan.catalogue).facts
    by_sum = options.scoring == "sum"
    totals = random_games(
        facts,
        options.players,
        options.expert,
        options.grozilla,
        by_sum,
        options.dwellings,
        games,
        seed,
        first,
    )
    return RandomTotals(
        games=int(totals.games),
        actions=int(totals.actions),
        rounds=int(totals.rounds),
        rounds_squared=int(totals.rounds_squared),
        points=[int(value) for value in totals.points],
        points_squared=[int(value) for value in totals.points_squared],
        wins=[int(value) for value in totals.wins],
    )
