"""Rooms: create, join, claim, watch, list, report."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Query, Response

from happycity import i18n
from happycity.rooms.avatars import read_optional_avatar
from happycity.rooms.decide import JoinRequest, decide_join, decide_start
from happycity.rooms.ids import key_of
from happycity.rooms.plans import Introduction, introduce, plan_room
from happycity.rooms.refusal import Refusal
from happycity.schema.responses import (
    Done,
    Entered,
    ListedRoom,
    LogPage,
    Looked,
    RoomList,
    SeatLink,
)
from happycity.schema.socket import AckFrame
from happycity.server.access import known_people
from happycity.server.http.bodies import ClaimSeat, CreateRoom, JoinRoom, JsonObject, MakeLink, ReportMessage
from happycity.server.http.caller import Caller, RoomId, Who, ensure_key, room_response, visible_room
from happycity.server.http.description import accepts, responds
from happycity.server.http.pages.localized import reader_locale
from happycity.server.runtime.clock import Clock
from happycity.server.runtime.live_room import LiveRoom
from happycity.server.socket.close_codes import CLOSE_RECONNECT
from happycity.store.queries import list_public_rooms
from happycity.store.reports import report as report_message

LOG_PAGE: Final = 500
LINK_MS: Final = 7 * 24 * 3600 * 1000
"""How long a seat link works."""

router = APIRouter(prefix="/api", tags=["rooms"])


@router.post("/rooms", status_code=201, **responds(Entered, 201))
async def create(body: CreateRoom, who: Who, response: Response) -> Entered:
    """Create a room, sit down in it, and start at once if asked to and no seat is open."""
    who.limits.rooms.check(who.client)
    plan = plan_room(body.options, body.seats, body.settings, who.bots)
    introduction = Introduction(
        body.name, body.names or [], body.nonce, body.program, read_optional_avatar(body.avatar)
    )
    people = introduce(plan.mine, introduction, partial(default_name, who))
    live = await who.registry.create(plan.options, plan.settings, plan.seats, plan.base, who.client)
    key, token = ensure_key(who, response, body.program)
    await sit_down(live, people, key, who.clock)
    if (body.start and plan.is_complete) or plan.settings.lesson is not None:
        await live.submit(lambda room: decide_start(room, who.clock.now_ms()))
    return {**await room_response(who, live, key), "token": token}


async def sit_down(live: LiveRoom, people: list[JoinRequest], key: str, clock: Clock) -> None:
    """Take the seats of this device."""
    for request in people:
        await live.submit(partial(decide_join, request=request, key=key, at=clock.now_ms()))


def default_name(who: Caller, seat: int) -> str:
    """The name of somebody who gave none."""
    return i18n.text("player-seat", reader_locale(who.request), number=seat + 1)


@router.get("/rooms", **responds(RoomList))
async def lobby(who: Who) -> RoomList:
    """Public rooms."""
    listed: list[ListedRoom] = []
    for room in await list_public_rooms(who.database):
        summary, live = room.summary, who.registry.live.get(room.id)
        listed.append(
            {
                "id": room.id, "created": room.created, "status": summary["status"],
                "options": summary["options"], "settings": summary["settings"], "names": summary["names"],
                "open": summary["open"], "seats": summary["seats"],
                "spectators": live.presence.everywhere().spectators if live else 0,
            }
        )  # fmt: skip
    return {"rooms": listed}


@router.get("/rooms/{room}", **responds(Looked))
async def look(room: RoomId, who: Who) -> Looked:
    """A room as it is now."""
    live = await visible_room(who, room)
    present = live.presence.everywhere()
    seen = await room_response(who, live)
    return {**seen, "present": sorted(present.people), "spectators": present.spectators}


@router.post("/rooms/{room}/join", **responds(Entered))
async def join(room: RoomId, body: JoinRoom, who: Who, response: Response) -> Entered:
    """Join a room. A browser that is in it already keeps its seat, unless it asks for another."""
    who.limits.joins.check(who.client)
    live = await who.registry.room(room)
    async with live.joining:
        if not body.program and not body.another and not who.bearer:
            known = await who.people(live)
            seats = [live.room.people[person].seat for person in known]
            if any(seat is not None for seat in seats) or (known and body.role == "spectator"):
                return {**await room_response(who, live), "token": None}
        key, token = ensure_key(who, response, body.program)
        avatar = read_optional_avatar(body.avatar)
        request = JoinRequest(body.name, body.seat, body.role, body.nonce, body.program, avatar)
        await live.submit(lambda here: decide_join(here, request, key, who.clock.now_ms()))
    await _refresh_connections(who, live, key)
    return {**await room_response(who, live, key), "token": token}


async def _refresh_connections(who: Caller, live: LiveRoom, key: str) -> None:
    """Tell the open connections of a browser about its new seats."""
    people = tuple(await who.seat_keys.people(live.room.id, key))
    for connection in list(live.connections):
        if connection.key == key:
            connection.people = people
            connection.send_you(live)
    who.registry.on_presence(live)


@router.post("/rooms/{room}/claim", **responds(Entered))
async def claim(room: RoomId, body: ClaimSeat, who: Who, response: Response) -> Entered:
    """Swap the token of a seat link for this browser's cookie."""
    who.limits.joins.check(who.client)
    live = await who.registry.room(room)
    people = await known_people(who.seat_keys, live, key_of(body.token), required=True)
    key, _ = ensure_key(who, response, False)
    await who.seat_keys.grant(live.room.id, key, people, who.clock.now_ms())
    await _refresh_connections(who, live, key)
    seen = await room_response(who, live, key)
    return {"room": seen["room"], "table": seen["table"], "you": seen["you"]}


@router.post("/rooms/{room}/link", **responds(SeatLink))
async def link(room: RoomId, body: MakeLink, who: Who) -> SeatLink:
    """A seat link for another device of mine."""
    who.limits.joins.check(who.client)
    live = await who.registry.room(room)
    people = [person for person in await who.people(live) if body.person in {None, person}]
    if not people:
        raise Refusal("no-seat")
    token, now = who.ids.token(), who.clock.now_ms()
    await who.seat_keys.grant(live.room.id, key_of(token), people, now, now + LINK_MS)
    return {"path": f"/r/{live.room.id}#seat={token}"}


@router.post("/rooms/{room}/unlink", **responds(Done))
async def unlink(room: RoomId, who: Who) -> Done:
    """End my seat links, and sign out my other devices in this room."""
    who.limits.joins.check(who.client)
    live = await who.registry.room(room)
    people = await who.people(live)
    if not people or who.key is None:
        raise Refusal("no-seat")
    await who.seat_keys.revoke_others(live.room.id, who.key, people)
    for connection in list(live.connections):
        if connection.key != who.key and set(connection.people) & set(people):
            connection.goodbye("resync", CLOSE_RECONNECT)  # as somebody without a seat
    return {"ok": True}


@router.post("/rooms/{room}/do", **responds(AckFrame), **accepts("ClientMessage"))
async def do(room: RoomId, body: JsonObject, who: Who) -> AckFrame:
    """Send any command that could be sent over the socket."""
    who.limits.commands.check(who.key or who.client)
    live = await who.registry.room(room)
    people = await who.people(live)
    seq = await live.execute(people, body)
    return {"type": "ack", "id": body["id"], "seq": seq}


@router.get("/rooms/{room}/log", **responds(LogPage))
async def log(
    room: RoomId,
    who: Who,
    after: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    game: Annotated[int | None, Query(ge=1, le=100_000)] = None,
) -> LogPage:
    """What happened, from the beginning if you like."""
    live = await visible_room(who, room, game)
    rows = await who.log.after(room, after, LOG_PAGE)
    events = [row.event for row in rows if game is None or row.event["game"] == game]
    return {"happenings": events, "seq": live.room.seq, "more": len(rows) == LOG_PAGE}


@router.post("/rooms/{room}/report", **responds(Done))
async def report(room: RoomId, body: ReportMessage, who: Who) -> Done:
    """Report a line of chat to the operator."""
    who.limits.joins.check(who.client)
    live = await visible_room(who, room)
    await report_message(who.database, live.room.id, body.seq, who.key or who.client, who.clock.now_ms())
    return {"ok": True}
