"""What a finished game is worth to each seat: the value vector of the search."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from happycity.rules.codes import SEATS
from happycity.rules.count import Count, worth
from happycity.rules.table import Table


class Result:
    """The end of a game as a value per seat. Reused for every simulation."""

    def __init__(self, margin: float, scale: float) -> None:
        self.margin: float = margin
        """Which part of a value is the distance to the best opponent instead of the win itself."""
        self.scale: float = scale
        """A lead of this many points makes half of that part."""
        self.wins: vec[float] = vec[float]([0.0] * SEATS)
        self.points: vec[float] = vec[float]([0.0] * SEATS)
        self.values: vec[float] = vec[float]([0.0] * SEATS)
        self.counted: vec[i64] = vec[i64]([0] * SEATS)

    def read(self, table: Table) -> None:
        """Take the result of a finished game (R-E4)."""
        points = self.counted
        count_points(table, points)
        for seat in range(table.players):
            self.points[seat] = float(points[seat])
            self.wins[seat] = share_of_win(table, points, seat)
            lead = self.lead(table, points, seat)
            self.values[seat] = (1.0 - self.margin) * self.wins[seat] + self.margin * lead

    def lead(self, table: Table, points: vec[i64], seat: i64) -> float:
        """The distance to the best opponent, squeezed between 0 and 1."""
        best: i64 = -1000000
        for other in range(table.players):
            if other != seat and points[other] > best:
                best = points[other]
        ahead = float(points[seat] - best)
        return 0.5 + 0.5 * ahead / (self.scale + abs(ahead))


def count_points(table: Table, points: vec[i64]) -> None:
    """The final count. Where no city has an effect, its symbols are all there is to count."""
    for seat in range(table.players):
        city = table.cities[seat]
        if city.hooks:
            counted = Count(table).points
            for other in range(table.players):
                points[other] = counted[other]
            return
        points[seat] = worth(table, city.citizens, city.hearts)


def share_of_win(table: Table, points: vec[i64], seat: i64) -> float:
    """1 for the winner, a share for one of several, else 0; coins break ties (R-E4)."""
    tied: i64 = 1
    for other in range(table.players):
        if other == seat:
            continue
        ahead = points[other] - points[seat]
        if ahead == 0:
            ahead = table.cities[other].coins - table.cities[seat].coins
        if ahead > 0:
            return 0.0
        if ahead == 0:
            tied += 1
    return 1.0 / float(tied)
