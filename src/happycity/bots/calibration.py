"""From shares of simulated wins to chances that come true: the map behind hints and reviews.

The search counts how often its rollouts win. `tools/calibrate.py` compares what it said with how games ended and fits
one exponent for each kind of game: above 1 the search is too cautious, below 1 too sure. The order never changes.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.rules.table import Table

FILE: Final = "calibration.json"


def kind_of(table: Table) -> str:
    """The kind of game that an exponent is for, such as "expert-grozilla-2"; 3 stands for three to five players."""
    words = ["expert" if table.expert else "family"]
    if table.grozilla:
        words.append("grozilla")
    words.append("2" if table.players == 2 else "3")
    return "-".join(words)


@cache
def exponents() -> Mapping[str, float]:
    """The fitted exponents by kind of game."""
    text = resources.files("happycity.bots").joinpath("data", FILE).read_text(encoding="utf-8")
    fitted: dict[str, float] = json.loads(text)["exponents"]
    return fitted


def chances_of(table: Table, shares: Sequence[float]) -> tuple[float, ...]:
    """Everybody's chance to win, from everybody's share of simulated wins."""
    return calibrated(shares, exponents().get(kind_of(table), 1.0))


def calibrated(shares: Sequence[float], exponent: float) -> tuple[float, ...]:
    """Spread shares of wins further apart, or bring them nearer together. They still add up to 1.

    >>> [round(chance, 3) for chance in calibrated((0.8, 0.2), 1.5)]
    [0.889, 0.111]
    """
    weights = [share**exponent for share in shares]
    total = sum(weights)
    return tuple(weight / total for weight in weights) if total > 0 else tuple(shares)
