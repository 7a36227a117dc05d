"""The city of the day: today's deals, my tries, how everybody did, and a strong bot's line."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Path, Response

from happycity.rooms.avatars import read_optional_avatar
from happycity.rooms.days import city_of_day, find_day, parse_deal, plan_day, today
from happycity.rooms.decide import decide_start
from happycity.rooms.lines import STRONG_BOT, STRONG_SIMULATIONS, line_of, parting_round
from happycity.rooms.plans import Introduction, introduce
from happycity.rooms.records import read_record
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import LOBBY, PLAYING
from happycity.rooms.tries import Try, histogram, place, summarise_days
from happycity.schema.deals import BotLine, DayResult, Days
from happycity.schema.responses import Entered
from happycity.server.http.bodies import EnterDay
from happycity.server.http.caller import Caller, Who, ensure_key, room_response
from happycity.server.http.description import responds
from happycity.server.http.records import room_record
from happycity.server.http.routes.rooms import default_name, sit_down
from happycity.store.tries import claim_try, count_results, find_deal, find_try, list_tries_of_key

if TYPE_CHECKING:
    from happycity.rooms.days import DayDeal
    from happycity.rooms.plans import RoomPlan
    from happycity.schema.deals import Line
    from happycity.server.runtime.live_room import LiveRoom

Day = Annotated[str, Path(max_length=10, description="a date, such as 2026-11-18")]
Size = Annotated[str, Path(max_length=20, description="family, expert or grozilla")]

router = APIRouter(prefix="/api/days", tags=["days"])


@router.get("", **responds(Days))
async def days(who: Who) -> Days:
    """Today's cities, and my tries."""
    who.limits.light.check(who.client)
    tries = [] if who.key is None else await list_tries_of_key(who.database, "day", who.key)
    return summarise_days(tries, who.clock.now_ms())


async def _find(who: Caller, day: str, size: str, key: str) -> DayDeal:
    """The deal of a day that has begun. Whoever tried it in an earlier release keeps that deal: a day has one try."""
    deal = find_day(day, size, who.clock.now_ms())
    tried = await find_deal(who.database, "day", city_of_day(day, size), key)
    return deal if tried is None else parse_deal(tried)


@router.post("/{day}/{size}", status_code=201, **responds(Entered, 201))
async def enter_day(day: Day, size: Size, body: EnterDay, who: Who, response: Response) -> Entered:
    """Begin my try at a city of the day, or go on with it: it is one, however often one asks. More are practice."""
    who.limits.rooms.check(who.client)
    now = who.clock.now_ms()
    deal = await _find(who, day, size, who.key or "")
    plan = plan_day(deal, body.pace, counted=not body.practice)
    people = Introduction(body.name, avatar=read_optional_avatar(body.avatar))
    introduce(plan.mine, people, partial(default_name, who))  # refused before anything is claimed
    key, _ = ensure_key(who, response, False)
    mine = await find_try(who.database, "day", deal.id, key)
    if body.practice:
        await _check_open(who, day, mine)
        live = await open_room(who, plan, people, key, who.ids.id())
    else:
        if mine is None:
            _check_today(day, now)
            mine = await claim_try(who.database, "day", key, Try(deal.id, who.ids.id(), now))
        live = await _reopen(who, mine, plan, people, key, day)
    return {**await room_response(who, live, key), "token": None}


def _check_today(day: str, now: int) -> None:
    """A try counts on its own day only."""
    if day != today(now):
        raise Refusal("day-over")


async def _reopen(
    who: Caller, mine: Try, plan: RoomPlan, people: Introduction, key: str, day: str
) -> LiveRoom:
    """The room that was claimed for a try; created now if that has not happened."""
    try:
        live = await who.registry.room(mine.room)
    except Refusal as refusal:
        if refusal.code != "no-such-room":
            raise
        _check_today(day, who.clock.now_ms())  # else it was purged long ago
        return await open_room(who, plan, people, key, mine.room)
    await begin(who, live, plan, people, key)
    return live


async def open_room(who: Caller, plan: RoomPlan, people: Introduction, key: str, id: str) -> LiveRoom:
    """Create a room with a reserved id, sit down and start."""
    live = await who.registry.create(plan.options, plan.settings, plan.seats, plan.base, who.client, id)
    await begin(who, live, plan, people, key)
    return live


async def begin(who: Caller, live: LiveRoom, plan: RoomPlan, people: Introduction, key: str) -> None:
    """Sit down and start, if that has not happened yet."""
    async with live.joining:
        if live.room.status != LOBBY:
            return
        if not live.room.people:
            await sit_down(live, introduce(plan.mine, people, partial(default_name, who)), key, who.clock)
        await live.submit(lambda room: decide_start(room, who.clock.now_ms()))


async def _check_open(who: Caller, day: str, mine: Try | None) -> None:
    """Nobody sees a deal of today, its results or a line through it before their own try is over."""
    if day != today(who.clock.now_ms()):
        return
    if mine is None or not (mine.is_finished or await is_given_up(who, mine)):
        raise Refusal("try-first")


async def is_given_up(who: Caller, mine: Try) -> bool:
    """Did the player leave, so that the try never ends with a result?"""
    try:
        room = (await who.registry.room(mine.room)).room
    except Refusal:
        return False  # it was claimed and not created yet
    return room.status not in {LOBBY, PLAYING}


@router.get("/{day}/{size}", **responds(DayResult))
async def day_result(day: Day, size: Size, who: Who) -> DayResult:
    """How a city of the day went: for me, and, once I have played it, for everybody."""
    who.limits.heavy.check(who.client)
    now = who.clock.now_ms()
    deal = await _find(who, day, size, who.key or "")
    mine = await find_try(who.database, "day", deal.id, who.key or "")
    shown: DayResult = {
        "day": day, "deal": deal.to_payload(), "counts": mine is None and day == today(now),
        "mine": mine.to_payload() if mine else None, "line": await _my_line(who, deal, mine),
        "players": None, "place": None, "histogram": None, "simulations": STRONG_SIMULATIONS,
        "bots_changed": deal.has_other_bots,
    }  # fmt: skip
    try:
        await _check_open(who, day, mine)
    except Refusal:
        return shown
    met = (
        deal.ids_of_same_cards if mine is None else [deal.id]
    )  # a place is among those who met the same bots
    counted = await count_results(who.database, "day", met)
    shown["players"], shown["histogram"] = sum(counted.values()), histogram(counted)
    if mine is not None and mine.is_finished:
        shown["place"] = place(counted, mine)
    return shown


async def _my_line(who: Caller, deal: DayDeal, mine: Try | None) -> Line | None:
    """My line, as long as its room is kept."""
    if mine is None or not mine.is_finished:
        return None
    try:
        record = await room_record(who, await who.registry.room(mine.room), 1)
    except Refusal:
        return None
    name = record["players"][deal.seat]
    return await asyncio.to_thread(lambda: line_of(read_record(record), deal.seat, name))


@router.get("/{day}/{size}/line", **responds(BotLine))
async def day_line(day: Day, size: Size, who: Who) -> BotLine:
    """A strong bot's line through a deal that I have played, and where mine parts from it. Ask again while it plays."""
    who.limits.heavy.check(who.client)
    deal = await _find(who, day, size, who.key or "")
    mine = await find_try(who.database, "day", deal.id, who.key or "")
    await _check_open(who, day, mine)
    played = await who.state.runtime.bot_lines.line(deal)
    if played.game is None:
        return {"status": "playing", "done": played.done, "line": None, "parting": None}
    theirs = await asyncio.to_thread(line_of, played.game, deal.seat, f"bot:{STRONG_BOT}")
    ours = await _my_line(who, deal, mine)
    return {
        "status": "finished", "done": played.done, "line": theirs,
        "parting": parting_round(ours, theirs) if ours else None,
    }  # fmt: skip
