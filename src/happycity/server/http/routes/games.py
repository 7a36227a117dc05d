"""Games: records, replays, branches, scores, hints and reviews."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from happycity import i18n
from happycity.pictures.of_days import draw_day_result
from happycity.pictures.of_games import Wanted
from happycity.pictures.of_puzzles import draw_puzzle
from happycity.pictures.of_records import draw_record
from happycity.rooms.avatars import read_optional_avatar
from happycity.rooms.decide import decide_start
from happycity.rooms.ids import is_id
from happycity.rooms.plans import Introduction, introduce, plan_branch
from happycity.rooms.puzzles import find_puzzle
from happycity.rooms.records import player_names, read_record
from happycity.rooms.refusal import Refusal
from happycity.rooms.replay import analyse, count_scores
from happycity.rooms.replay import replay as replay_game
from happycity.schema.responses import (
    Entered,
    Kept,
    KeptRecord,
    Replay,
    ReviewJob,
    ReviewSoFar,
    Score,
    SharedPicture,
)
from happycity.schema.room import RoomRecord, Situation
from happycity.schema.socket import HintFrame
from happycity.server.http.bodies import Branch, DrawPicture, Position, ReplayRecord, Review, WholeRecord
from happycity.server.http.caller import RoomId, Who, ensure_key, room_response, visible_room
from happycity.server.http.description import responds
from happycity.server.http.pages.art import read_art
from happycity.server.http.pages.localized import reader_locale
from happycity.server.http.records import room_record
from happycity.server.http.routes.days import day_result
from happycity.server.http.routes.rooms import default_name, sit_down
from happycity.store.records import load_record, save_record

MAX_FRAMES: Final = 400
REPLAY_TIMEOUT_S: Final = 10
GameNumber = Annotated[int | None, Query(ge=1, le=100_000)]
FrameNumber = Annotated[int, Query(ge=0, le=100_000)]

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/rooms/{room}/record", **responds(RoomRecord))
async def record(room: RoomId, who: Who, game: GameNumber = None) -> RoomRecord:
    """A game as a record."""
    who.limits.heavy.check(who.client)
    return await room_record(who, await visible_room(who, room, game), game)


@router.get("/rooms/{room}/replay", **responds(Replay))
async def replay_room(
    room: RoomId, who: Who, game: GameNumber = None, first: FrameNumber = 0, last: FrameNumber = 200
) -> Replay:
    """The frames of a game."""
    who.limits.heavy.check(who.client)
    record = await room_record(who, await visible_room(who, room, game), game)
    return await _replay(record, first, last)


async def _replay(record: Mapping[str, object], first: int, last: int) -> Replay:
    """Replay a record in a thread, so that a long game does not block the event loop."""

    def work() -> Replay:
        frames = min(last, first + MAX_FRAMES)
        return replay_game(read_record(record), first, frames, player_names(record))

    return await asyncio.wait_for(asyncio.to_thread(work), REPLAY_TIMEOUT_S)


@router.post("/replay", **responds(Replay))
async def replay(body: ReplayRecord, who: Who) -> Replay:
    """The frames of a record."""
    who.limits.heavy.check(who.client)
    return await _replay(body.record, body.first, body.last)


@router.post("/import", **responds(Kept))
async def keep(body: WholeRecord, who: Who) -> Kept:
    """Keep a record so that it can be shown by link."""
    who.limits.rooms.check(who.client)
    await asyncio.to_thread(read_record, body.record)
    id = who.ids.id()
    await save_record(who.database, id, body.record, who.clock.now_ms())
    return {"id": id}


@router.get("/records/{record}", **responds(KeptRecord))
async def kept(record: str, who: Who) -> KeptRecord:
    """A record that was imported."""
    saved = await load_record(who.database, record) if is_id(record) else None
    if saved is None:
        raise Refusal("no-such-record")
    return {"record": saved}


@router.post("/picture", **responds(SharedPicture))
async def picture(body: DrawPicture, who: Who) -> SharedPicture:
    """A picture of a game, a day's result or a puzzle to share."""
    who.limits.heavy.check(who.client)
    art = await asyncio.to_thread(read_art)
    if art is None:
        raise Refusal("no-pictures")
    locale = body.locale if body.locale in i18n.available_locales() else reader_locale(who.request)
    if body.of == "day":
        result = await day_result(body.day, body.size, who)
        return await asyncio.to_thread(draw_day_result, art, result, body.theme, locale)
    if body.of == "puzzle":
        puzzle = find_puzzle(body.puzzle, who.clock.now_ms())
        return await asyncio.to_thread(draw_puzzle, art, puzzle, body.theme, locale)
    wanted = Wanted(body.of, body.seat, body.at, body.theme, locale)
    if body.room is not None:
        live = await visible_room(who, body.room, body.game)
        record: Mapping[str, object] = await room_record(who, live, body.game)
        room = live.room
    elif body.record is not None:
        record, room = body.record, None
    else:
        raise Refusal("bad-message", field="record")
    draw = partial(draw_record, art, record, wanted, room, names=body.names)
    return await asyncio.wait_for(asyncio.to_thread(draw), REPLAY_TIMEOUT_S)


@router.post("/branch", status_code=201, **responds(Entered, 201))
async def branch(body: Branch, who: Who, response: Response) -> Entered:
    """Play on from a moment of a game; what is unseen there is shuffled again."""
    who.limits.rooms.check(who.client)
    record: Mapping[str, object] | None = body.record
    if record is None:
        if body.room is None:
            raise Refusal("bad-message", field="record")
        record = await room_record(who, await visible_room(who, body.room, body.game), body.game)
    plan = await asyncio.to_thread(plan_branch, record, body.at, body.seat, body.bot, body.settings, who.bots)
    introduction = Introduction(body.name, avatar=read_optional_avatar(body.avatar))
    people = introduce(plan.mine, introduction, partial(default_name, who))
    live = await who.registry.create(plan.options, plan.settings, plan.seats, plan.base, who.client)
    key, _ = ensure_key(who, response, False)
    await sit_down(live, people, key, who.clock)
    await live.submit(lambda room: decide_start(room, who.clock.now_ms()))
    return {**await room_response(who, live, key), "token": None}


@router.post("/score", **responds(Score))
async def score(body: Position, who: Who) -> Score:
    """Score sheets of a position."""
    who.limits.light.check(who.client)
    position = body.position or {
        name: value
        for name, value in (("options", body.options), ("cities", body.cities))
        if value is not None
    }
    return count_scores(position)


@router.post("/analysis", **responds(Situation))
async def analysis(body: Position, who: Who) -> Situation:
    """A position as a table."""
    who.limits.light.check(who.client)
    return analyse(body.position or {})


@router.post("/rooms/{room}/hint", **responds(HintFrame))
async def hint(room: RoomId, who: Who) -> HintFrame:
    """What a strong bot would do, and why."""
    live = await who.registry.room(room)
    return await who.advisor.hint(live, await who.people(live), who.client, None)


@router.post("/rooms/{room}/review", status_code=202, **responds(ReviewJob, 202))
async def review_room(room: RoomId, body: Review, who: Who) -> ReviewJob:
    """Let a strong bot look at a game that is over."""
    who.limits.heavy.check(who.client)
    live = await who.registry.room(room)
    record = await room_record(who, live, body.game)
    if record["result"] is None:
        raise Refusal("not-over")
    game = await asyncio.to_thread(read_record, record)
    return {"job": await who.advisor.start_review(game, who.client)}


@router.post("/review", status_code=202, **responds(ReviewJob, 202))
async def review(body: WholeRecord, who: Who) -> ReviewJob:
    """Let a strong bot look at a record."""
    who.limits.heavy.check(who.client)
    game = await asyncio.to_thread(read_record, body.record)
    return {"job": await who.advisor.start_review(game, who.client)}


@router.get("/review/{job}", **responds(ReviewSoFar))
async def reviewed(job: str, who: Who) -> ReviewSoFar:
    """How far a review is."""
    return await who.advisor.review_progress(job)
