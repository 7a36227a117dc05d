"""Games: records, replays, branches, reviews and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.pictures.of_days import draw_day_result
from happycity.pictures.of_puzzles import draw_puzzle
from happycity.pictures.of_records import draw_record, read_theme, read_wanted
from happycity.rooms.avatars import read_optional_avatar
from happycity.rooms.plans import Introduction, introduce, plan_branch, plan_continuation
from happycity.rooms.puzzles import find_puzzle
from happycity.rooms.records import player_names, read_record
from happycity.rooms.refusal import Refusal
from happycity.rooms.replay import analyse, count_scores
from happycity.rooms.replay import replay as replay_game
from happycity.worker.packs import stored_pack

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.game.game import Game
    from happycity.pictures import Art
    from happycity.schema.responses import Entered, Kept, Replay, ReviewJob, ReviewSoFar, Score, SharedPicture
    from happycity.schema.room import RoomRecord, Situation
    from happycity.schema.socket import HintFrame
    from happycity.worker.api import Api
    from happycity.worker.requests import Request

MAX_FRAMES: Final = 400


async def record(api: Api, request: Request) -> RoomRecord:
    """A game as a record."""
    return await api.record(request.id, request.query_number("game"))


async def replay_room(api: Api, request: Request) -> Replay:
    """The frames of a game."""
    record = await api.record(request.id, request.query_number("game"))
    return _replay(record, request.query_number("first", 0), request.query_number("last", 200))


async def replay(api: Api, request: Request) -> Replay:
    """The frames of a record."""
    return _replay(request.record(), request.number("first", 0), request.number("last", 200))


async def keep(api: Api, request: Request) -> Kept:
    """Keep a record."""
    record, id = request.record(), api.outside.chance.id()
    _read_record(record)
    await api.registry.log.save_record(id, record)
    return {"id": id}


async def kept(api: Api, request: Request) -> dict[str, object]:
    """A record that was kept."""
    return {"record": await api.registry.log.record(request.id)}


async def branch(api: Api, request: Request) -> Entered:
    """Play on from a moment of a game; what is unseen there is reshuffled.

    With `seats`, as for a new room, whoever sat there goes on: several people at this device, bots of any level.
    """
    room = request.text("room")
    if request.body.get("record") is None and room is not None:
        record: Mapping[str, object] = await api.record(room, request.number("game"))
    else:
        record = request.record()
    at, seats = request.number("at", 0) or 0, request.texts("seats")
    settings, bots = request.nested("settings"), api.outside.bots
    if seats is not None:
        plan = plan_continuation(record, at, seats, settings, bots, packs=True)
    else:
        seat, bot = request.number("seat", 0) or 0, request.text("bot")
        plan = plan_branch(record, at, seat, bot or "normal", settings, bots, packs=True)
    introduction = Introduction(
        request.text("name"),
        request.texts("names") or [],
        avatar=read_optional_avatar(request.body.get("avatar")),
    )
    people = introduce(plan.mine, introduction, api.default_name)
    return api.entered(await api.registry.create(plan, people, start=True))


async def score(api: Api, request: Request) -> Score:
    """Score sheets of a position."""
    given = {name: request.body[name] for name in ("options", "cities") if request.body.get(name)}
    return count_scores(request.nested("position") or given)


async def analysis(api: Api, request: Request) -> Situation:
    """A position as a table."""
    return analyse(request.nested("position"))


async def hint(api: Api, request: Request) -> HintFrame:
    """What a strong bot would do, and why."""
    return await api.advisor.hint(await api.room(request), None)


async def review_room(api: Api, request: Request) -> ReviewJob:
    """Let a strong bot look at a game that is over."""
    record = await api.record(request.id, request.number("game"))
    if record["result"] is None:
        raise Refusal("not-over")
    return {"job": api.advisor.start_review(_read_record(record))}


async def review(api: Api, request: Request) -> ReviewJob:
    """Let a strong bot look at a record."""
    return {"job": api.advisor.start_review(_read_record(request.record()))}


async def reviewed(api: Api, request: Request) -> ReviewSoFar:
    """How far a review is."""
    return api.advisor.progress(request.id)


async def picture(api: Api, request: Request) -> SharedPicture:
    """A picture of a game, a day's result or a puzzle to share."""
    locale = request.text("locale") or api.locale
    art = await _art(api, locale)
    if request.body.get("of") == "day":
        deal = await api.day_rooms.find(request.text("day") or "", request.text("size") or "")
        return draw_day_result(art, await api.day_rooms.result(deal), read_theme(request.body), locale)
    if request.body.get("of") == "puzzle":
        puzzle = find_puzzle(request.text("puzzle") or "", api.outside.chance.now_ms())
        return draw_puzzle(art, puzzle, read_theme(request.body), locale)
    room, wanted = request.text("room"), read_wanted(request.body, locale)
    if room is None:
        record: Mapping[str, object] = request.record()
    else:
        record = await api.record(room, request.number("game"))
    here = None if room is None else (await api.registry.room(room)).room
    return draw_record(art, record, wanted, here, names=request.body.get("names") is not False)


async def _art(api: Api, locale: str) -> Art:
    """What pictures are drawn with, and the messages for them."""
    drawing = api.outside.drawing
    try:
        if drawing is not None:
            await drawing.add_messages(locale)
            return await drawing.art()
    except OSError:
        pass
    raise Refusal("no-pictures")


def _read_record(record: Mapping[str, object]) -> Game:
    """The game of a record, perhaps with a custom pack."""
    if isinstance(record.get("pack"), dict):
        stored_pack(record["pack"])
    return read_record(record, packs=True)


def _replay(record: Mapping[str, object], first: int | None, last: int | None) -> Replay:
    first, last = first or 0, last or 0
    return replay_game(_read_record(record), first, min(last, first + MAX_FRAMES), player_names(record))
