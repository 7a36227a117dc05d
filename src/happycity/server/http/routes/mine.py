"""What is mine: my rooms, my results, and everything that is stored about me."""

from __future__ import annotations

from fastapi import APIRouter

from happycity.rooms.erasure import decide_erased
from happycity.rooms.lists import my_room
from happycity.schema.responses import Done, MyData, MyRooms, PlayerProgress, Statistics
from happycity.server.http.caller import Who
from happycity.server.http.description import responds
from happycity.store.personal import (
    erase_in_room,
    erase_results,
    export_personal_data,
    list_people_of_key,
)
from happycity.store.queries import KeyedRoom, list_rooms_of_key
from happycity.store.statistics import read_progress, read_statistics

router = APIRouter(prefix="/api", tags=["rooms"])


@router.get("/mine", **responds(MyRooms))
async def mine(who: Who) -> MyRooms:
    """My rooms, found again by the browser's cookie."""
    if who.key is None:
        return {"rooms": []}
    rows = await list_rooms_of_key(who.database, who.key, who.clock.now_ms())
    found = [
        my_room(id, each[0].updated, each[0].summary, [row.person for row in each])
        for id, each in _by_room(rows).items()
    ]
    return {"rooms": [room for room in found if room is not None]}


def _by_room(rows: list[KeyedRoom]) -> dict[str, list[KeyedRoom]]:
    rooms: dict[str, list[KeyedRoom]] = {}
    for row in rows:
        rooms.setdefault(row.id, []).append(row)
    return rooms


@router.get("/stats", **responds(Statistics))
async def stats(who: Who) -> Statistics:
    """How this browser's games ended."""
    return await read_statistics(who.database, who.key)


@router.get("/progress", **responds(PlayerProgress))
async def progress(who: Who) -> PlayerProgress:
    """Bots beaten, achievements, best cities and streaks of this browser."""
    who.limits.heavy.check(who.client)
    return await read_progress(who.database, who.key)


@router.get("/mine/data", **responds(MyData))
async def my_data(who: Who) -> MyData:
    """Everything that is stored about the people of this browser."""
    who.limits.heavy.check(who.client)
    return await export_personal_data(who.database, who.key or "")


@router.post("/mine/erase", **responds(Done))
async def erase(who: Who) -> Done:
    """Erase it: names and chat are blanked in every log, results are deleted. Games stay as they were played."""
    who.limits.heavy.check(who.client)
    if who.key is not None:
        for room, people in (await list_people_of_key(who.database, who.key)).items():
            await _erase_in_room(who, room, people)
        await erase_results(who.database, who.key)
    return {"ok": True}


async def _erase_in_room(who: Who, room: str, people: set[str]) -> None:
    """Blank the log, tell all processes, and blank what was written meanwhile."""
    await erase_in_room(who.database, room, people)
    for _ in people:  # each event makes everybody read the room again
        live = await who.registry.room(room)
        await live.submit(lambda here: decide_erased(here, people, who.clock.now_ms()))
    await erase_in_room(who.database, room, people)
