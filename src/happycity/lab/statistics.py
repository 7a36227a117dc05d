"""Statistics of games: exact sums, bootstrapped intervals, ratings."""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from happycity.lab.schema import Rating, Spread

WIN_PARTS: Final = 60
"""A win in whole parts, since up to five can share it."""
RESAMPLES: Final = 1000
TAIL: Final = 0.025
"""On each side of a 95 % interval."""
RULE_OF_THREE: Final = 3.0
"""An event that never happened in n deals may still happen in up to 3/n of them (95 %)."""


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

    def to_json(self) -> Spread:
        """Mean and standard deviation of a sample."""
        if self.count == 0:
            return {"mean": 0.0, "sd": 0.0}
        mean = Fraction(self.total, self.count)
        rest = Fraction(self.squares) - mean * self.total
        return {"mean": float(mean), "sd": math.sqrt(rest / max(1, self.count - 1))}


def wins_of(parts: int) -> int | float:
    """Wins from their parts, as an integer where they are whole."""
    wins = Fraction(parts, WIN_PARTS)
    return int(wins) if wins.denominator == 1 else float(wins)


def win_rate_interval(win_parts: Sequence[int], games: int, seed: int) -> list[float]:
    """The bootstrapped interval of a win rate. `win_parts` are by deal; a deal has `games` games.

    The bootstrap draws whole deals, because the games of a deal share their cards and are not independent.
    """
    deals = len(win_parts)
    max_parts = WIN_PARTS * games
    if deals == 0:
        return [0.0, 1.0]
    counts = Counter(win_parts)
    if len(counts) == 1:  # all deals ended alike, so resampling teaches nothing
        rate = win_parts[0] / max_parts
        slack = min(1.0, RULE_OF_THREE / deals)
        return [max(0.0, rate - slack), min(1.0, rate + slack)]
    rng = random.Random(seed)
    values = sorted(counts)
    weights = [counts[value] for value in values]
    sums = sorted(sum(rng.choices(values, weights, k=deals)) for _ in range(RESAMPLES))
    low, high = sums[int(TAIL * RESAMPLES)], sums[RESAMPLES - 1 - int(TAIL * RESAMPLES)]
    return [low / (deals * max_parts), high / (deals * max_parts)]


def ratings(
    bots: int, games: Iterable[tuple[Sequence[int], Sequence[int], Sequence[int]]]
) -> list[Rating | None]:
    """Openskill ratings after all games in order; each game is (bot in each seat, points, coins).

    Without openskill (extra `lab`) every rating is None.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        return [None] * bots
    model = PlackettLuce()
    rated = [(rating.mu, rating.sigma) for rating in (model.rating() for _ in range(bots))]
    for seating, points, coins in games:
        teams = [[model.rating(mu=rated[bot][0], sigma=rated[bot][1])] for bot in seating]
        standings = list(zip(points, coins, strict=True))
        ranks: list[float] = [sum(other > own for other in standings) for own in standings]
        after = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in set(seating):  # a bot in several seats learns from all of them
            own = [rating for sits, rating in zip(seating, after, strict=True) if sits == bot]
            rated[bot] = (
                sum(rating.mu for rating in own) / len(own),
                sum(rating.sigma for rating in own) / len(own),
            )
    return [{"mu": mu, "sigma": sigma} for mu, sigma in rated]
