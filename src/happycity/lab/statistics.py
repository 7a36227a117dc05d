"""Numbers from games: exact sums, spreads, bootstrapped intervals, ratings."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

WIN: Final = 60
"""A win in whole numbers, since it can be shared by up to five."""
RESAMPLES: Final = 1000
TAIL: Final = 0.025
"""An interval holds 95 %."""
RULE_OF_THREE: Final = 3.0
"""If something never happened in n deals, it may still happen in up to 3/n of them (95 %)."""


@dataclass(slots=True)
class Sums:
    """A count, a sum and a sum of squares, in whole numbers: parts of a simulation merge exactly."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.merge(Sums(1, value, value * value))

    def merge(self, other: Sums) -> None:
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def to_json(self) -> dict[str, float]:
        """Mean and standard deviation (of a sample)."""
        if self.count == 0:
            return {"mean": 0.0, "sd": 0.0}
        mean = Fraction(self.total, self.count)
        rest = Fraction(self.squares) - mean * self.total
        return {"mean": float(mean), "sd": math.sqrt(rest / max(1, self.count - 1))}


def plain(value: Fraction) -> int | float:
    """A whole number as one."""
    return int(value) if value.denominator == 1 else float(value)


def interval(wins: Sequence[int], games: int, seed: int) -> list[float]:
    """The bootstrapped interval of a win rate. `wins` are those of each deal, in parts of WIN; `games` are per deal.

    Whole deals are drawn again, because the games of a deal share their cards and are not independent.
    """
    deals = len(wins)
    most = WIN * games
    if deals == 0:
        return [0.0, 1.0]
    values = Counter(wins)
    if len(values) == 1:  # every deal ended alike, so that drawing again teaches nothing
        rate = wins[0] / most
        slack = min(1.0, RULE_OF_THREE / deals)
        return [max(0.0, rate - slack), min(1.0, rate + slack)]
    rng = random.Random(seed)
    kinds = sorted(values)
    weights = [values[kind] for kind in kinds]
    means = sorted(sum(rng.choices(kinds, weights, k=deals)) for _ in range(RESAMPLES))
    low, high = means[int(TAIL * RESAMPLES)], means[RESAMPLES - 1 - int(TAIL * RESAMPLES)]
    return [low / (deals * most), high / (deals * most)]


def ratings(
    bots: int, games: Iterable[tuple[Sequence[int], Sequence[int], Sequence[int]]]
) -> list[dict[str, float]]:
    """Openskill ratings after all games in order; each is (bot in each seat, points, coins)."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    rated = [(rating.mu, rating.sigma) for rating in (model.rating() for _ in range(bots))]
    for seating, points, coins in games:
        teams = [[model.rating(mu=rated[bot][0], sigma=rated[bot][1])] for bot in seating]
        standings = list(zip(points, coins, strict=True))
        ranks = [sum(other > own for other in standings) for own in standings]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in set(seating):  # a bot in several seats learns from all of them
            own = [rating for sits, rating in zip(seating, after, strict=True) if sits == bot]
            rated[bot] = (
                sum(rating.mu for rating in own) / len(own),
                sum(rating.sigma for rating in own) / len(own),
            )
    return [{"mu": mu, "sigma": sigma} for mu, sigma in rated]
