"""First attempts at puzzles, and the ratings of puzzles that somebody has tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import insert, select, update

from happycity.puzzles.rating import Rating, first_rating
from happycity.rooms.puzzles import PuzzleAttempt, Rated, rate_attempt
from happycity.store.tables import puzzle_attempts, puzzle_ratings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Row, Select

    from happycity.puzzles.book import Puzzle
    from happycity.store.database import Database

Attempts = tuple[str, str, int, str, bool, float, float]


def _attempts_of(key: str) -> Select[Attempts]:
    return select(puzzle_attempts).where(puzzle_attempts.c.key == key).order_by(puzzle_attempts.c.at)


def _attempt(row: Row[Attempts]) -> PuzzleAttempt:
    return PuzzleAttempt(row.puzzle, row.at, row.action, bool(row.solved), Rating(row.mu, row.sigma))


async def list_attempts(database: Database, key: str | None) -> list[PuzzleAttempt]:
    """The attempts of one browser, the newest last."""
    if key is None:
        return []
    return [_attempt(row) for row in await database.fetch_all(_attempts_of(key))]


async def read_ratings(database: Database) -> dict[str, Rating]:
    """The ratings of the puzzles that somebody has tried."""
    rows = await database.fetch_all(select(puzzle_ratings))
    return {row.puzzle: Rating(row.mu, row.sigma) for row in rows}


async def save_attempt(
    database: Database, key: str, puzzle: Puzzle, action: str, now: int
) -> tuple[Sequence[PuzzleAttempt], Rated | None, Rating]:
    """Rate and store an attempt, if it is the first one.

    Returns the attempts before it, what it changed (None for another attempt) and the puzzle's rating.
    """
    ratings = puzzle_ratings
    async with database.write() as connection:
        begin = first_rating(puzzle.level)
        missing = database.insert_missing(ratings).values(puzzle=puzzle.id, mu=begin.mu, sigma=begin.sigma)
        await connection.execute(missing)
        query = select(ratings).where(ratings.c.puzzle == puzzle.id).with_for_update()
        row = (await connection.execute(query)).one()  # whoever else rates this puzzle waits
        rating = Rating(row.mu, row.sigma)
        before = [_attempt(each) for each in (await connection.execute(_attempts_of(key))).all()]
        if any(each.puzzle == puzzle.id for each in before):
            return before, None, rating
        rated = rate_attempt(puzzle, action, now, before, rating)
        attempt = rated.attempt
        solver = attempt.rating
        row_values: dict[str, object] = {"key": key, "puzzle": puzzle.id, "at": attempt.at, "action": action}
        row_values |= {"solved": attempt.solved, "mu": solver.mu, "sigma": solver.sigma}
        await connection.execute(insert(puzzle_attempts).values(row_values))
        changed = update(ratings).where(ratings.c.puzzle == puzzle.id)
        await connection.execute(changed.values(mu=rated.puzzle.mu, sigma=rated.puzzle.sigma))
    return before, rated, rated.puzzle
