"""Simulations: many games with the bots in fixed seats. Random ones are played inside the compiled core."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import closing
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final

from happycity.bots.names import BotName
from happycity.cards import default_catalogue
from happycity.errors import BadOptions
from happycity.game.codec import codec_of
from happycity.game.options import Options
from happycity.lab.deals import Line, play_deals
from happycity.lab.plan import Plan, number, winners_of
from happycity.lab.statistics import WIN, Sums, plain
from happycity.lab.tournament import add_faults, tasks
from happycity.lab.workers import run
from happycity.rules.playout import random_games

if TYPE_CHECKING:
    from happycity.schema import game as schema

PORTION: Final = 10_000
"""Random games per task."""
SEED_LIMIT: Final = 2**62


class Simulated:
    """What has been counted so far."""

    def __init__(self, seats: int) -> None:
        self.actions = 0
        self.rounds = Sums()
        self.points = [Sums() for _ in range(seats)]
        self.wins = [0] * seats
        self.faults: list[dict[str, Any]] = [{} for _ in range(seats)]

    def to_json(self, plan: Plan, seconds: float) -> dict[str, Any]:
        """The result (interface: simulate)."""
        everybody = Sums()
        for sums in self.points:
            everybody.merge(sums)
        return {
            "games": self.rounds.count,
            "actions": self.actions,
            "seconds": round(seconds, 6),
            "reproducible": plan.reproducible,
            "rounds": self.rounds.to_json(),
            "points": everybody.to_json(),
            "seats": [self.seat(bot, seat) for seat, bot in enumerate(plan.bots)],
        }

    def seat(self, bot: str, seat: int) -> dict[str, Any]:
        """How one seat did, and what its bot did wrong, if anything."""
        words = {
            "bot": bot,
            "wins": plain(Fraction(self.wins[seat], WIN)),
            "points": self.points[seat].to_json(),
        }
        return {**words, "faults": self.faults[seat]} if self.faults[seat] else words

    def add_totals(self, totals: dict[str, Any]) -> None:
        """Random games."""
        self.actions += totals["actions"]
        self.rounds.merge(Sums(totals["games"], totals["rounds"], totals["rounds_squared"]))
        for seat, sums in enumerate(self.points):
            sums.merge(Sums(totals["games"], totals["points"][seat], totals["points_squared"][seat]))
            self.wins[seat] += totals["wins"][seat]

    def add_line(self, line: Line) -> None:
        """A game between other bots."""
        self.actions += line["actions"][0]
        self.rounds.add(line["rounds"][0])
        winners = winners_of(line["points"][0], line["coins"][0])
        for seat, points in enumerate(line["points"][0]):
            self.points[seat].add(points)
            add_faults(self.faults[seat], line, seat)
            if seat in winners:
                self.wins[seat] += WIN // len(winners)


def simulate(
    plan: Plan, games: int, *, jobs: int = 1, progress: Callable[[int, int], None] | None = None
) -> dict[str, Any]:
    """Play so many games. Fewer bots than seats go round the table, as in `hard,greedy,hard`."""
    if games < 1:
        raise BadOptions("no-games", games=games)
    seated = tuple(plan.bots[bot] for bot in plan.seatings[0])
    plan = Plan(seated, plan.options, plan.seed, plan.think_ms, rotated=False)
    plan.check()
    began = time.perf_counter()
    sums = Simulated(plan.options.players)
    if all(is_random(name) for name in plan.names):
        with closing(run(random_totals, random_tasks(plan, games), jobs=jobs)) as played:
            for totals in played:
                sums.add_totals(totals)
                if progress:
                    progress(sums.rounds.count, games)
    else:
        portions = tasks(plan, range(games), games, jobs)
        with closing(run(play_deals, portions, jobs=jobs)) as played:
            for lines in played:
                for line in lines:
                    sums.add_line(line)
                if progress:
                    progress(sums.rounds.count, games)
    return sums.to_json(plan, time.perf_counter() - began)


def is_random(name: BotName) -> bool:
    """Can the core play for this bot by itself?"""
    return name.kind == "built-in" and name.target == "random"


def random_tasks(plan: Plan, games: int) -> list[tuple[schema.Options, int, int, int]]:
    """Games in portions; each has its own stream of random numbers, so it does not matter who plays it."""
    words, seed = plan.options.to_json(), number(f"random {plan.seed}") % SEED_LIMIT
    return [(words, min(PORTION, games - first), seed, first) for first in range(0, games, PORTION)]


def random_totals(words: schema.Options, games: int, seed: int, first: int) -> dict[str, Any]:
    """Play random games inside the core."""
    options = Options.from_json(words)
    facts = codec_of(default_catalogue()).facts
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
    return {
        "games": int(totals.games),
        "actions": int(totals.actions),
        "rounds": int(totals.rounds),
        "rounds_squared": int(totals.rounds_squared),
        "points": [int(value) for value in totals.points],
        "points_squared": [int(value) for value in totals.points_squared],
        "wins": [int(value) for value in totals.wins],
    }
