"""Compare those who took a card with those who could have, and give rates their intervals.

Seats of the same deal share their cards, so every interval treats deals, not seats, as independent.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from happycity.lab.report.schema import Estimate

Z: Final = 1.959964
"""Standard errors on each side of a 95 % interval."""
MIN_SAMPLE: Final = 30
"""Fewer on either side teach nothing that should be printed."""


@dataclass(frozen=True, slots=True)
class Observation:
    """One seat of one game: its stratum (players, seat, bot), its deal, whether it took the card, and its outcome."""

    stratum: Hashable
    deal: Hashable
    took: bool
    outcome: float


def difference(observations: Sequence[Observation]) -> Estimate | None:
    """The mean outcome of those who took a card minus that of the others, compared within strata.

    The strata count by Mantel and Haenszel's weights, so that one where nearly everybody did the same counts little.
    The standard error is the usual one for clusters. None if one side is too small.

    >>> found = difference([Observation("first seat", deal, deal % 2 == 0, deal % 4) for deal in range(400)])
    >>> found is not None and [round(value, 2) for value in found.values()]
    [-1.0, -1.2, -0.8]
    """
    means, weights = _strata(observations)
    total = sum(weights.values())
    if not total:
        return None
    mean = sum(weight * (means[s, True][1] - means[s, False][1]) for s, weight in weights.items()) / total
    influence: defaultdict[Hashable, float] = defaultdict(float)
    for each in observations:
        if each.stratum in weights:
            count, average = means[each.stratum, each.took]
            part = weights[each.stratum] / total * (each.outcome - average) / count
            influence[each.deal] += part if each.took else -part
    deals = len(influence)
    error = math.sqrt(sum(part * part for part in influence.values()) * deals / max(1, deals - 1))
    return {"mean": mean, "low": mean - Z * error, "high": mean + Z * error}


def _strata(
    observations: Sequence[Observation],
) -> tuple[dict[tuple[Hashable, bool], tuple[int, float]], dict[Hashable, float]]:
    """Size and mean of both sides of each stratum, and the weights of the strata that have both."""
    sizes: defaultdict[tuple[Hashable, bool], int] = defaultdict(int)
    sums: defaultdict[tuple[Hashable, bool], float] = defaultdict(float)
    for each in observations:
        sizes[each.stratum, each.took] += 1
        sums[each.stratum, each.took] += each.outcome
    weights = {
        stratum: sizes[stratum, True] * size / (sizes[stratum, True] + size)
        for (stratum, took), size in list(sizes.items())
        if not took and sizes.get((stratum, True))
    }
    for took in (True, False):
        if sum(sizes[stratum, took] for stratum in weights) < MIN_SAMPLE:
            return {}, {}
    means = {key: (size, sums[key] / size) for key, size in sizes.items() if size}
    return means, weights


def rate(by_deal: Sequence[tuple[float, int]]) -> Estimate:
    """A rate from (successes, trials) of each deal, with Wilson's interval.

    Deals whose trials go together make the interval wider: it counts the trials that independent ones would be worth.

    >>> [round(value, 3) for value in rate([(1, 1)] * 50 + [(0, 1)] * 50).values()]
    [0.5, 0.404, 0.596]
    """
    trials = sum(count for _, count in by_deal)
    if not trials:
        return {"mean": 0.0, "low": 0.0, "high": 1.0}
    mean = sum(successes for successes, _ in by_deal) / trials
    spread = sum((successes - mean * count) ** 2 for successes, count in by_deal)
    binomial = mean * (1 - mean) * trials
    effective = trials / max(1.0, spread / binomial) if binomial else trials
    centre = (mean + Z * Z / (2 * effective)) / (1 + Z * Z / effective)
    root = math.sqrt(mean * (1 - mean) / effective + Z * Z / (4 * effective * effective))
    half = Z * root / (1 + Z * Z / effective)
    return {"mean": mean, "low": max(0.0, centre - half), "high": min(1.0, centre + half)}
