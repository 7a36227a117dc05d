"""What a policy looked at during a game: from this and the result of the game it learns."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from happycity.bots.search.features import TURNS
from happycity.rules.codes import SEATS

STANDINGS: Final = 33
"""How far a seat is ahead of the best other one, in steps; the middle one is even."""
SLOWEST: Final = 0.0005
"""How much of an expected value the latest game is at least."""


class Trace:
    """For every option of every decision the places whose weights made its logit, and how surprising the choice was.

    The gradient of the logarithm of a choice's probability is 1 less the probability for each place of the option
    chosen, and 0 less the probability for those of the others. A choice counts by how much better the game ended than
    games usually end for that seat from such a standing.
    """

    def __init__(self, size: i64) -> None:
        self.places: vec[i64] = vec[i64]()
        self.used: i64 = 0
        """Places of the game so far, one row for all options."""
        self.ends: vec[i64] = vec[i64]()
        self.seats: vec[i64] = vec[i64]()
        self.standings: vec[i64] = vec[i64]()
        self.slopes: vec[float] = vec[float]()
        self.options: i64 = 0
        """For each option where its places end, who decided, from which standing, and the gradient of its logit."""
        self.standing: i64 = 0
        """Of whoever decides."""
        self.expected: vec[float] = vec[float]([0.5] * (SEATS * TURNS * STANDINGS))
        self.seen: vec[i64] = vec[i64]([0] * (SEATS * TURNS * STANDINGS))
        """How games end from each standing, and from how many choices that is known."""
        self.gradient: vec[float] = vec[float]([0.0] * int(size))

    def clear(self) -> None:
        """Begin a game."""
        self.used = 0
        self.options = 0

    def note(self, place: i64) -> None:
        """The option at hand uses the weight at a place."""
        if self.used < len(self.places):
            self.places[self.used] = place
        else:
            self.places = append(self.places, place)
        self.used += 1

    def end_option(self, seat: i64) -> None:
        """The option at hand is complete."""
        if self.options == len(self.ends):
            self.ends = append(self.ends, 0)
            self.seats = append(self.seats, 0)
            self.standings = append(self.standings, 0)
            self.slopes = append(self.slopes, 0.0)
        self.ends[self.options] = self.used
        self.seats[self.options] = seat
        self.standings[self.options] = self.standing
        self.slopes[self.options] = 0.0
        self.options += 1

    def decide(self, odds: vec[i64], count: i64, total: i64, chosen: i64) -> None:
        """The last `count` options were a decision, made with these odds."""
        first = self.options - count
        for i in range(count):
            slope = -float(odds[i]) / float(total)
            self.slopes[first + i] = slope + 1.0 if i == chosen else slope

    def reward(self, values: vec[float]) -> None:
        """Add a finished game to the gradient: what each seat did counts by how well it ended."""
        assert len(values) == SEATS
        at: i64 = 0
        gradient = self.gradient
        for option in range(self.options):
            slope = self.slopes[option]
            standing = self.standings[option]
            surprise = values[self.seats[option]] - self.expected[standing]
            for i in range(at, self.ends[option]):
                place = self.places[i]
                gradient[place] = gradient[place] + slope * surprise
            at = self.ends[option]
            if slope > 0.0:
                self.seen[standing] = self.seen[standing] + 1
                rate = max(1.0 / float(self.seen[standing]), SLOWEST)
                self.expected[standing] = self.expected[standing] + rate * surprise
