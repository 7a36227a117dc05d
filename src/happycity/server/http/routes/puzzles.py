"""Puzzles: the list, one to solve, and an attempt at it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from happycity.rooms.puzzles import answer_payload, find_puzzle, is_solved, list_puzzles, puzzle_payload
from happycity.schema.responses import PuzzleAnswer, Puzzles, PuzzleToSolve
from happycity.server.http.bodies import TryPuzzle
from happycity.server.http.caller import Who, ensure_key
from happycity.server.http.description import responds
from happycity.store.puzzles import list_attempts, read_ratings, save_attempt

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleId = Annotated[str, Path(max_length=16, description="the id of a puzzle, or `today`")]


@router.get("", **responds(Puzzles))
async def puzzles(who: Who) -> Puzzles:
    """All puzzles, and how this browser does."""
    attempts = await list_attempts(who.database, who.key)
    return list_puzzles(attempts, await read_ratings(who.database), who.clock.now_ms())


@router.get("/{puzzle}", **responds(PuzzleToSolve))
async def puzzle_to_solve(puzzle: PuzzleId, who: Who) -> PuzzleToSolve:
    """A position in which one action is clearly best. Which one, an attempt tells."""
    now = who.clock.now_ms()
    found = find_puzzle(puzzle, now)
    attempts = await list_attempts(who.database, who.key)
    return puzzle_payload(found, attempts, await read_ratings(who.database), now)


@router.post("/{puzzle}/attempt", **responds(PuzzleAnswer))
async def attempt_puzzle(puzzle: PuzzleId, body: TryPuzzle, who: Who, response: Response) -> PuzzleAnswer:
    """Try a puzzle. The first attempt of a browser is rated; then the answer is no secret any more."""
    who.limits.heavy.check(who.client)
    now = who.clock.now_ms()
    found = find_puzzle(puzzle, now)
    is_solved(found, body.action)  # an illegal action is refused before anybody gets a cookie
    key, _ = ensure_key(who, response, program=False)
    before, rated, rating = await save_attempt(who.database, key, found, body.action, now)
    return answer_payload(found, body.action, before, rated, rating)
