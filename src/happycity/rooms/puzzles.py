"""Puzzles as clients are shown them, and what a first attempt changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.bots.reasons import reason_for
from happycity.bots.view import table_of
from happycity.puzzles.book import load_puzzles, split_step
from happycity.puzzles.daily import day_of, puzzle_of_day
from happycity.puzzles.rating import NEW, Rating, first_rating, rate
from happycity.rooms.refusal import Refusal
from happycity.rooms.replay import replay
from happycity.rooms.view import TableView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.puzzles.book import Puzzle
    from happycity.schema.responses import (
        MyPuzzle,
        PuzzleAnswer,
        PuzzleChoice,
        PuzzleInList,
        Puzzles,
        PuzzleToSolve,
        Solver,
    )

TODAY: Final = "today"
"""Instead of an id: the puzzle of the day."""


@dataclass(frozen=True, slots=True)
class PuzzleAttempt:
    """Somebody's first attempt at a puzzle, and their rating after it."""

    puzzle: str
    at: int
    action: str
    solved: bool
    rating: Rating


@dataclass(frozen=True, slots=True)
class Rated:
    """What a first attempt makes of both ratings."""

    attempt: PuzzleAttempt
    puzzle: Rating


def find_puzzle(id: str, now_ms: int) -> Puzzle:
    """A puzzle by its id, or the one of the day."""
    if id == TODAY:
        return puzzle_of_day(day_of(now_ms))
    found = load_puzzles().get(id)
    if found is None:
        raise Refusal("no-such-puzzle")
    return found


def is_solved(puzzle: Puzzle, action: str) -> bool:
    """Is this the answer? Raises IllegalAction if it may not be played at all."""
    puzzle.game().play(action)
    return action == puzzle.answer


def rate_attempt(
    puzzle: Puzzle, action: str, at: int, before: Sequence[PuzzleAttempt], rating: Rating | None
) -> Rated:
    """Rate a first attempt after those before it. `rating` is the puzzle's, None if nobody has tried it."""
    solved = is_solved(puzzle, action)
    solver, rated = rate(rating_of(before), rating or first_rating(puzzle.level), solved)
    later = max([at, *(each.at + 1 for each in before[-1:])])  # the newest attempt has the present rating
    return Rated(PuzzleAttempt(puzzle.id, later, action, solved, solver), rated)


def rating_of(attempts: Sequence[PuzzleAttempt]) -> Rating:
    """The rating after some attempts, the newest of which comes last."""
    return attempts[-1].rating if attempts else NEW


def replay_ratings(attempts: Sequence[PuzzleAttempt]) -> dict[str, Rating]:
    """The ratings of puzzles that only one person has tried: those of a device."""
    puzzles, solver = load_puzzles(), NEW
    ratings: dict[str, Rating] = {}
    for each in attempts:
        puzzle = puzzles.get(each.puzzle)
        if puzzle is not None:
            _, ratings[puzzle.id] = rate(solver, first_rating(puzzle.level), each.solved)
        solver = each.rating
    return ratings


# What clients are shown


def solver_payload(attempts: Sequence[PuzzleAttempt]) -> Solver:
    """How somebody is doing."""
    rating = rating_of(attempts)
    return {
        "rating": rating.shown, "provisional": rating.is_provisional, "attempts": len(attempts),
        "solved": sum(each.solved for each in attempts),
    }  # fmt: skip


def list_puzzles(attempts: Sequence[PuzzleAttempt], ratings: Mapping[str, Rating], now_ms: int) -> Puzzles:
    """All puzzles for the person of these attempts."""
    tried = {each.puzzle: each.solved for each in attempts}
    return {
        "puzzles": [_row(puzzle, tried, ratings) for puzzle in load_puzzles().values()],
        "today": puzzle_of_day(day_of(now_ms)).id,
        "you": solver_payload(attempts),
    }


def _row(puzzle: Puzzle, tried: Mapping[str, bool], ratings: Mapping[str, Rating]) -> PuzzleInList:
    rating = ratings.get(puzzle.id) or first_rating(puzzle.level)
    return {
        "id": puzzle.id, "kind": puzzle.kind, "players": puzzle.players, "themes": list(puzzle.themes),
        "rating": rating.shown, "solved": tried.get(puzzle.id),
    }  # fmt: skip


def puzzle_payload(
    puzzle: Puzzle, attempts: Sequence[PuzzleAttempt], ratings: Mapping[str, Rating], now_ms: int
) -> PuzzleToSolve:
    """A puzzle to be solved. It does not tell the answer."""
    game = puzzle.game()
    return {
        **_row(puzzle, {each.puzzle: each.solved for each in attempts}, ratings),
        "today": puzzle == puzzle_of_day(day_of(now_ms)),
        "seat": game.seat,
        "position": TableView().situation(game),
    }


def answer_payload(
    puzzle: Puzzle, action: str, before: Sequence[PuzzleAttempt], rated: Rated | None, rating: Rating | None
) -> PuzzleAnswer:
    """The answer after an attempt. `rated` is None for another attempt, which changes no rating."""
    after = [*before, rated.attempt] if rated is not None else before
    game = puzzle.game()
    for step in puzzle.line:
        move, card = split_step(step)
        game.play(move, reveals=card)
    shown = rated.puzzle if rated is not None else rating or first_rating(puzzle.level)
    return {
        "solved": is_solved(puzzle, action),
        "counted": rated is not None,
        "choices": _choices(puzzle),
        "line": replay(game, 0, len(puzzle.line), []),
        "before": solver_payload(before),
        "you": solver_payload(after),
        "rating": shown.shown,
    }


def _choices(puzzle: Puzzle) -> list[PuzzleChoice]:
    """Every action with its chance and its reason."""
    game = puzzle.game()
    table, codec = table_of(game.view(game.seat))
    choices: list[PuzzleChoice] = []
    for action, chance in puzzle.choices:
        reason = reason_for(table, codec, codec.encode(action))
        choices.append(
            {
                "action": action,
                "chance": chance,
                "reason": {"code": reason.code, "args": dict(reason.arguments)},
            }
        )
    return choices


def my_puzzle(attempt: PuzzleAttempt) -> MyPuzzle:
    """An attempt as its owner may read it."""
    return {
        "puzzle": attempt.puzzle, "at": attempt.at, "action": attempt.action, "solved": attempt.solved,
        "rating": attempt.rating.shown,
    }  # fmt: skip
