"""Rooms: create, join, claim, watch, list."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from sqlalchemy import insert, select

from happycity import i18n
from happycity.game.options import Options
from happycity.rooms.decide import decide_join, decide_start, introduction
from happycity.rooms.lessons import lesson
from happycity.rooms.people import Seat, Settings, check_bot
from happycity.rooms.refusal import Refusal
from happycity.rooms.sanitize import fresh_token, key_of
from happycity.schema.responses import Entered, LogPage, Looked, MyRooms, RoomList, SeatLink, Statistics
from happycity.schema.socket import AckFrame
from happycity.schema.validate import Json
from happycity.server.http.bodies import ClaimSeat, CreateRoom, JoinRoom, MakeLink
from happycity.server.http.caller import Caller, RoomId, Who, seated, seen, shown
from happycity.server.http.description import heard, told
from happycity.server.http.pages.localized import language
from happycity.server.runtime.live_room import LiveRoom, now_ms
from happycity.store.statistics import read_statistics
from happycity.store.tables import rooms, seat_keys

router = APIRouter(prefix="/api", tags=["rooms"])


@router.post("/rooms", status_code=201, **told(Entered, 201))
async def create(body: CreateRoom, who: Who, response: Response) -> Json:
    """Create a room, sit down in it, and start at once if that is wished and no seat is open."""
    who.request.app.state.limits.rooms.check(who.address)
    name = body.settings.pop("lesson", None)
    plan = (
        _lesson(name, body.settings, who.registry.bot_names)
        if name is not None
        else _plan(body, who.registry.bot_names)
    )
    options, settings, wanted, base = plan
    seats = [Seat.of_bot(each) if each not in {"me", "open"} else Seat() for each in wanted]
    mine = [number for number, each in enumerate(wanted) if each == "me"]
    people = introduced(who, mine, body)
    live = await who.registry.create(options, settings, seats, base)
    key, token = seated(who, response, body.program)
    await sit_down(live, people, key)
    if (body.start and "open" not in wanted) or settings.lesson is not None:
        await live.submit(decide_start)
    return await shown(who, live, key, token=token)


def _plan(body: CreateRoom, bots: tuple[str, ...]) -> tuple[Json, Settings, list[str], None]:
    options = Options.from_json(body.options)
    wanted = body.seats if body.seats is not None else ["me"]
    if len(wanted) > options.players:
        raise Refusal("bad-settings", field="seats", low=1, high=options.players)
    wanted = [each if each in {"me", "open"} else _bot(each, bots) for each in wanted]
    wanted += ["open"] * (options.players - len(wanted))
    if "me" not in wanted:
        raise Refusal("bad-settings", field="seats")
    settings = Settings(pass_and_play=wanted.count("me") > 1, bot=_usual(bots))
    changes = {name: value for name, value in body.settings.items() if name != "pass_and_play"}
    return options.to_json(), settings.changed(changes, bots), wanted, None


def _usual(bots: tuple[str, ...]) -> str:
    return "normal" if "normal" in bots else bots[-1]


def _bot(text: str, bots: tuple[str, ...]) -> str:
    return check_bot(text.removeprefix("bot:"), bots)


def _lesson(name: object, wish: Json, bots: tuple[str, ...]) -> tuple[Json, Settings, list[str], Json]:
    """A lesson decides everything itself but the pace of bots."""
    found = lesson(name)
    options = Options.from_json(found["options"]).to_json()
    settings = Settings(lesson=str(name), undo=False, hints=False, bot=found["bot"])
    settings = settings.changed({"pace": wish.get("pace", found["pace"])}, bots)
    seats = ["me", *[found["bot"]] * (options["players"] - 1)]
    return options, settings, seats, {"setup": found["setup"]}


def introduced(who: Caller, mine: list[int], body: Any) -> list[Json]:
    """Who sits down at this device, and where; refused before there is a room that nobody would enter."""
    names = getattr(body, "names", None) or []
    people = []
    for index, number in enumerate(mine):
        name = names[index] if index < len(names) else body.name or _nameless(who, number)
        nonce = getattr(body, "nonce", None) if index == 0 else None
        words = {"name": name, "seat": number, "nonce": nonce, "program": getattr(body, "program", False)}
        introduction(words)
        people.append(words)
    return people


async def sit_down(live: LiveRoom, people: list[Json], key: str) -> None:
    """Take all the seats that are for this device."""
    for words in people:
        await live.submit(lambda room, words=words: decide_join(room, words, key, now_ms()))  # type: ignore[misc]


def _nameless(who: Caller, seat: int) -> str:
    """What somebody is called who gave no name."""
    return i18n.text("player-seat", language(who.request), number=seat + 1)


@router.get("/rooms", **told(RoomList))
async def lobby(who: Who) -> Json:
    """Public rooms."""
    return {"rooms": await who.registry.listed()}


@router.get("/rooms/{room}", **told(Looked))
async def look(room: RoomId, who: Who) -> Json:
    """A room as it is now."""
    live = await seen(who, room)
    people, watching = live.present()
    return await shown(who, live, present=sorted(people), spectators=watching)


@router.post("/rooms/{room}/join", **told(Entered))
async def join(room: RoomId, body: JoinRoom, who: Who, response: Response) -> Json:
    """Join a room. A browser that is in it already keeps its seat, unless it asks for another."""
    who.request.app.state.limits.joins.check(who.address)
    live = await who.registry.room(room)
    async with live.joining:
        if not body.program and not body.another and not who.bearer:
            known = await who.people(live)
            seats = [live.room.people[person].seat for person in known]
            if any(seat is not None for seat in seats) or (known and body.role == "spectator"):
                return await shown(who, live, token=None)
        key, token = seated(who, response, body.program)
        words = body.model_dump()
        await live.submit(lambda here: decide_join(here, words, key, now_ms()))
    await refresh(who, live, key)
    return await shown(who, live, key, token=token)


async def refresh(who: Caller, live: LiveRoom, key: str) -> None:
    """Sockets of this browser that are open already learn of the new seat."""
    people = tuple(await who.registry.log.people_of(live.room.id, key))
    for connection in list(live.connections):
        if connection.key == key:
            connection.people = people
            connection.send_you(live)
    who.registry.presence_changed(live)


@router.post("/rooms/{room}/claim", **told(Entered))
async def claim(room: RoomId, body: ClaimSeat, who: Who, response: Response) -> Json:
    """Swap the token of a seat link for this browser's cookie."""
    who.request.app.state.limits.joins.check(who.address)
    live = await who.registry.room(room)
    people = await who.registry.log.people_of(live.room.id, key_of(body.token))
    people = [person for person in people if live.room.person(person) is not None]
    if not people:
        raise Refusal("bad-token")
    key, _ = seated(who, response, False)
    rows = [{"key": key, "room": live.room.id, "person": person, "created": now_ms()} for person in people]
    async with who.registry.database.write() as connection:
        await connection.execute(who.registry.database.insert_missing(seat_keys), rows)
    await refresh(who, live, key)
    return await shown(who, live, key)


@router.post("/rooms/{room}/link", **told(SeatLink))
async def link(room: RoomId, body: MakeLink, who: Who) -> Json:
    """A seat link for another device of mine."""
    who.request.app.state.limits.joins.check(who.address)
    live = await who.registry.room(room)
    mine = await who.people(live)
    wanted = [person for person in mine if body.person in {None, person}]
    if not wanted:
        raise Refusal("no-seat")
    token = fresh_token()
    async with who.registry.database.write() as connection:
        for person in wanted:
            row = {"key": key_of(token), "room": live.room.id, "person": person, "created": now_ms()}
            await connection.execute(insert(seat_keys).values(**row))
    return {"path": f"/r/{live.room.id}#seat={token}"}


@router.post("/rooms/{room}/do", **told(AckFrame), **heard("ClientMessage"))
async def do(room: RoomId, body: Json, who: Who) -> Json:
    """Say anything that could be said over the socket."""
    who.request.app.state.limits.commands.check(who.key or who.address)
    live = await who.registry.room(room)
    people = await who.people(live)
    seq = await live.execute(people, body)
    return {"type": "ack", "id": body["id"], "seq": seq}


@router.get("/rooms/{room}/log", **told(LogPage))
async def log(
    room: RoomId,
    who: Who,
    after: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    game: Annotated[int | None, Query(ge=1, le=100_000)] = None,
) -> Json:
    """What happened, from the beginning if you like."""
    live = await seen(who, room, game)
    rows = await who.registry.log.after(room, after, 500)
    told = [row[0] for row in rows if game is None or row[0]["game"] == game]
    return {"happenings": told, "seq": live.room.seq, "more": len(rows) == 500}


@router.get("/mine", **told(MyRooms))
async def mine(who: Who) -> Json:
    """My rooms, found again by the browser's cookie."""
    if who.key is None:
        return {"rooms": []}
    query = (
        select(rooms.c.id, rooms.c.updated, rooms.c.summary, seat_keys.c.person)
        .join(seat_keys, seat_keys.c.room == rooms.c.id)
        .where(seat_keys.c.key == who.key)
        .order_by(rooms.c.updated.desc())
        .limit(200)
    )
    told: dict[str, Json] = {}
    for row in await who.registry.database.fetch_all(query):
        words = json.loads(row.summary)
        if row.person not in words["people"] or words["status"] == "closed":
            continue
        seat = words["people"][row.person]
        fields = ("status", "options", "settings", "names", "game")
        entry = told.setdefault(
            row.id,
            {
                "id": row.id,
                "updated": row.updated,
                **{f: words[f] for f in fields},
                "seats": [],
                "turn": False,
                "host": False,
            },
        )
        entry["host"] = entry["host"] or words["host"] == row.person
        if seat is not None:
            entry["seats"] = sorted([*entry["seats"], seat])
            entry["turn"] = entry["turn"] or words["deciding"] == seat
    return {"rooms": list(told.values())}


@router.get("/stats", **told(Statistics))
async def stats(who: Who) -> Statistics:
    """How this browser's games ended."""
    return await read_statistics(who.registry.database, who.key)
