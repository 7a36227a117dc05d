"""Ratings by solving: the same numbers as openskill, whoever computes them."""

from __future__ import annotations

import random

import pytest

from happycity.puzzles.rating import NEW, Rating, first_rating, rate


@pytest.mark.parametrize("solved", [True, False])
def test_the_update_is_openskills_plackett_luce(solved: bool) -> None:
    model = pytest.importorskip("openskill.models").PlackettLuce()
    chance = random.Random(20)
    for _ in range(200):
        solver, puzzle = (Rating(chance.uniform(0, 50), chance.uniform(0.5, 9)) for _ in range(2))
        sides = [[model.rating(*solver)], [model.rating(*puzzle)]]
        ours = rate(solver, puzzle, solved)
        theirs = model.rate(sides, ranks=[1, 2] if solved else [2, 1])
        for mine, (other,) in zip(ours, theirs, strict=True):
            assert mine == pytest.approx((other.mu, other.sigma), rel=1e-12)


def test_who_solves_hard_puzzles_rises_above_who_solves_easy_ones() -> None:
    keen, modest = NEW, NEW
    for _ in range(12):
        keen, _ = rate(keen, first_rating(3), solved=True)
        modest, _ = rate(modest, first_rating(0), solved=True)
    assert keen.shown > modest.shown > NEW.shown


def test_a_rating_is_no_longer_provisional_after_some_tries() -> None:
    solver, tries = NEW, 0
    while solver.is_provisional:
        tries += 1
        solver, _ = rate(solver, Rating(solver.mu, 4.0), solved=tries % 2 == 0)
    assert 5 <= tries <= 20
