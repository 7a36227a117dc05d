"""Ratings by solving: a first attempt is a game of one solver against one puzzle.

This is the update of openskill's Plackett-Luce model (Weng and Lin, 2011) for two sides of one, with its default
numbers. openskill itself is for tournaments and is not at hand in a browser, so the few lines stand here; a test
compares them with it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, NamedTuple

MU: Final = 25.0
SIGMA: Final = MU / 3
BETA: Final = MU / 6
"""How much one game says: the spread of what the same side does on different days."""
TAU: Final = MU / 300
"""Doubt that comes back with every game, so that ratings never freeze."""
LEAST: Final = 0.0001

SHOWN_PER_POINT: Final = 60
"""A rating of 25 is shown as 1500."""
SURE_SIGMA: Final = 5.5
"""With more doubt than this a rating is called provisional."""
LEVEL_MU: Final = (19.0, 23.0, 27.0, 31.0)
"""Where puzzles begin, by how many built-in bots miss them."""
LEVEL_SIGMA: Final = SIGMA / 2


class Rating(NamedTuple):
    """An estimate of skill, or of difficulty, and its doubt.

    >>> NEW.shown, NEW.is_provisional
    (1500, True)
    """

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        """The number that people see."""
        return max(0, round(SHOWN_PER_POINT * self.mu))

    @property
    def is_provisional(self) -> bool:
        """Is it still little more than a guess?"""
        return self.sigma > SURE_SIGMA


NEW: Final = Rating(MU, SIGMA)
"""Who has tried no puzzle yet."""


def first_rating(level: int) -> Rating:
    """The rating of a puzzle that nobody has tried.

    >>> first_rating(0).shown, first_rating(3).shown
    (1140, 1860)
    """
    return Rating(LEVEL_MU[level], LEVEL_SIGMA)


def rate(solver: Rating, puzzle: Rating, solved: bool) -> tuple[Rating, Rating]:
    """Both ratings after a first attempt.

    >>> solver, puzzle = rate(NEW, NEW, solved=True)
    >>> solver.shown, puzzle.shown
    (1658, 1342)
    """
    winner, loser = (solver, puzzle) if solved else (puzzle, solver)
    spread = sqrt(sum(side.sigma**2 + TAU**2 + BETA**2 for side in (winner, loser)))
    expected = 1 / (1 + exp((loser.mu - winner.mu) / spread))
    won = _moved(winner, spread, 1 - expected, expected)
    lost = _moved(loser, spread, expected - 1, expected)
    return (won, lost) if solved else (lost, won)


def _moved(side: Rating, spread: float, surprise: float, expected: float) -> Rating:
    """One side after a game. Its doubt shrinks most when the result was open."""
    variance = side.sigma**2 + TAU**2
    open_result = expected * (1 - expected) * sqrt(variance) / spread
    shrunk = max(1 - variance / spread**2 * open_result, LEAST)
    return Rating(side.mu + variance / spread * surprise, sqrt(variance * shrunk))
