"""Challenges: a link with which a friend plays the same cards in the same seat against the same bots."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Annotated, Final

from fastapi import APIRouter, Path, Response

from happycity.rooms.avatars import read_optional_avatar
from happycity.rooms.challenges import make_challenge, plan_challenge
from happycity.rooms.ids import is_id
from happycity.rooms.lines import line_of, parting_round
from happycity.rooms.plans import Introduction, introduce
from happycity.rooms.records import read_record
from happycity.rooms.refusal import Refusal
from happycity.rooms.tries import Try
from happycity.schema.deals import Challenge
from happycity.schema.responses import Entered, Kept
from happycity.server.http.bodies import EnterDay, MakeChallenge
from happycity.server.http.caller import Caller, Who, ensure_key, room_response
from happycity.server.http.description import responds
from happycity.server.http.records import room_record
from happycity.server.http.routes.days import begin, is_given_up, open_room
from happycity.server.http.routes.rooms import default_name
from happycity.store.challenges import find_challenge, save_challenge
from happycity.store.tries import claim_try, find_try, list_tries_at

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.rooms.plans import RoomPlan
    from happycity.schema.deals import Line
    from happycity.schema.game import Record
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.store.challenges import FoundChallenge

MAX_LINES: Final = 8
"""Friends whose cities the challenger is shown, newest first."""
ChallengeId = Annotated[str, Path(min_length=1, max_length=40, description="the id of a challenge")]

router = APIRouter(prefix="/api/challenges", tags=["challenges"])


@router.post("", status_code=201, **responds(Kept, 201))
async def create_challenge(body: MakeChallenge, who: Who, response: Response) -> Kept:
    """Challenge a friend to beat one of my finished games, or a saved one."""
    who.limits.rooms.check(who.client)
    record, seat = await _my_game(who, body)
    now = who.clock.now_ms()
    challenge = await asyncio.to_thread(make_challenge, record, seat, now)
    key, _ = ensure_key(who, response, False)
    id = who.ids.id()
    await save_challenge(who.database, id, key, now, challenge)
    return {"id": id}


async def _my_game(who: Caller, body: MakeChallenge) -> tuple[Mapping[str, object], int]:
    """The game to beat, and my seat in it."""
    if body.record is not None:
        return body.record, body.seat
    if body.room is None:
        raise Refusal("bad-message", field="record")
    live = await who.registry.room(body.room)
    people = await who.people(live)
    if body.seat not in live.you(people)["seats"]:
        raise Refusal("no-seat")
    return await room_record(who, live, body.game), body.seat


async def _find(who: Caller, id: str) -> FoundChallenge:
    found = await find_challenge(who.database, id) if is_id(id) else None
    if found is None:
        raise Refusal("no-such-challenge")
    return found


@router.post("/{challenge}", status_code=201, **responds(Entered, 201))
async def take_challenge(challenge: ChallengeId, body: EnterDay, who: Who, response: Response) -> Entered:
    """Begin my try at a challenge, or go on with it: it is one, however often one asks. More are practice."""
    who.limits.rooms.check(who.client)
    found = await _find(who, challenge)
    key, _ = ensure_key(who, response, False)
    people = Introduction(body.name, avatar=read_optional_avatar(body.avatar))
    is_practice = body.practice or found.key == key
    plan = plan_challenge(challenge, found.challenge, body.pace, counted=not is_practice)
    introduce(plan.mine, people, partial(default_name, who))  # refused before anything is claimed
    if is_practice:
        mine = await find_try(who.database, "challenge", challenge, key)
        if found.key != key and not (mine and (mine.is_finished or await is_given_up(who, mine))):
            raise Refusal("try-first")
        live = await open_room(who, plan, people, key, who.ids.id())
    else:
        wanted = Try(challenge, who.ids.id(), who.clock.now_ms())
        live = await _reopen(who, await claim_try(who.database, "challenge", key, wanted), plan, people, key)
    return {**await room_response(who, live, key), "token": None}


async def _reopen(who: Caller, mine: Try, plan: RoomPlan, people: Introduction, key: str) -> LiveRoom:
    """The room that was claimed for a try; created now if that has not happened."""
    try:
        live = await who.registry.room(mine.room)
    except Refusal as refusal:
        if refusal.code != "no-such-room" or mine.is_finished:
            raise
        return await open_room(who, plan, people, key, mine.room)
    await begin(who, live, plan, people, key)
    return live


@router.get("/{challenge}", **responds(Challenge))
async def challenge_result(challenge: ChallengeId, who: Who) -> Challenge:
    """What is to be beaten, and, once I have played, both cities round by round. The challenger sees every friend's."""
    who.limits.heavy.check(who.client)
    (stored, owner) = await _find(who, challenge)
    own = owner == who.key
    mine = await find_try(who.database, "challenge", challenge, who.key or "")
    tries = await list_tries_at(who.database, "challenge", challenge) if own else [mine]
    finished = [each for each in tries if each is not None and each.is_finished]
    theirs = await asyncio.to_thread(_line, stored["record"], stored["seat"], stored["name"])
    friends: list[Line] = []
    for each in finished[:MAX_LINES]:
        line = await _friends_line(who, each, stored["seat"])
        friends += [line] if line else []
    is_over = own or bool(finished)
    return {
        "id": challenge, "options": stored["record"]["options"], "seat": stored["seat"], "bots": stored["bots"],
        "name": stored["name"], "points": theirs["points"], "own": own,
        "room": mine.room if mine else None, "finished": mine is not None and mine.is_finished,
        "line": theirs if is_over else None, "friends": friends,
        "partings": [parting_round(theirs, friend) for friend in friends], "reply": None,
    }  # fmt: skip


def _line(record: Mapping[str, object] | Record, seat: int, name: str) -> Line:
    return line_of(read_record(record), seat, name)


async def _friends_line(who: Caller, tried: Try, seat: int) -> Line | None:
    """A friend's line, as long as the room is kept."""
    try:
        record = await room_record(who, await who.registry.room(tried.room), 1)
    except Refusal:
        return None
    return await asyncio.to_thread(_line, record, seat, record["players"][seat])
