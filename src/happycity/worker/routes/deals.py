"""Cities of the day, challenges and puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.puzzles import (
    answer_payload,
    find_puzzle,
    is_solved,
    list_puzzles,
    puzzle_payload,
    rate_attempt,
    replay_ratings,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.schema.deals import BotLine, Challenge, DayResult, Days
    from happycity.schema.responses import Entered, Kept, PuzzleAnswer, Puzzles, PuzzleToSolve
    from happycity.worker.api import Api
    from happycity.worker.requests import Request


async def days(api: Api, _request: Request) -> Days:
    """Today's cities, and my tries."""
    return await api.day_rooms.days()


async def enter_day(api: Api, request: Request) -> Entered:
    """Begin my try at a city of the day, or go on with it; or practise."""
    deal = await api.day_rooms.find(request.id, request.second)
    people, pace, practice = api.entering(request, deal.seat)
    return api.entered(await api.day_rooms.enter(deal, people, pace, practice=practice))


async def day_result(api: Api, request: Request) -> DayResult:
    """How a city of the day went."""
    return await api.day_rooms.result(await api.day_rooms.find(request.id, request.second))


async def day_line(api: Api, request: Request) -> BotLine:
    """A strong bot's line through a deal that I have played."""
    return await api.day_rooms.line(await api.day_rooms.find(request.id, request.second))


async def challenge(api: Api, request: Request) -> Kept:
    """Challenge a friend to beat a finished game of this device."""
    room = request.text("room")
    if request.body.get("record") is None and room is not None:
        record: Mapping[str, object] = await api.record(room, request.number("game"))
    else:
        record = request.record()
    return {"id": await api.challenges.create(record, request.number("seat", 0) or 0)}


async def take_challenge(api: Api, request: Request) -> Entered:
    """Begin my try at a challenge, or go on with it; or practise."""
    _, challenge = api.challenges.find(request.id)
    people, pace, practice = api.entering(request, challenge["seat"])
    return api.entered(await api.challenges.enter(request.id, people, pace, practice=practice))


async def challenge_result(api: Api, request: Request) -> Challenge:
    """What is to be beaten, and both cities afterwards."""
    return await api.challenges.result(request.id)


async def puzzles(api: Api, _request: Request) -> Puzzles:
    """All puzzles. Only a server knows how hard others find them."""
    attempts = await api.registry.log.attempts()
    return list_puzzles(attempts, replay_ratings(attempts), api.outside.chance.now_ms())


async def puzzle(api: Api, request: Request) -> PuzzleToSolve:
    """A puzzle to be solved."""
    now = api.outside.chance.now_ms()
    found = find_puzzle(request.id, now)
    attempts = await api.registry.log.attempts()
    return puzzle_payload(found, attempts, replay_ratings(attempts), now)


async def try_puzzle(api: Api, request: Request) -> PuzzleAnswer:
    """Try a puzzle. The first attempt on this device is rated."""
    now = api.outside.chance.now_ms()
    found, action = find_puzzle(request.id, now), request.text("action") or ""
    is_solved(found, action)
    before = await api.registry.log.attempts()
    rated = None
    if all(each.puzzle != found.id for each in before):
        rated = rate_attempt(found, action, now, before, None)
        if not await api.registry.log.save_attempt(rated.attempt):
            rated = None  # another tab was quicker
    return answer_payload(found, action, before, rated, replay_ratings(before).get(found.id))
