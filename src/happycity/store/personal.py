"""Personal data: everything that is stored about the people of one browser, to be read or erased by them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlalchemy import delete, select, update

from happycity.rooms.erasure import erase_event, erase_name, names_of
from happycity.rooms.puzzles import my_puzzle
from happycity.rooms.statistics import my_result
from happycity.schema.json_text import decode, encode
from happycity.store.challenges import list_challenges_of_key
from happycity.store.log import HEAD, Log, LogRow
from happycity.store.puzzles import list_attempts
from happycity.store.results import list_results_of_key
from happycity.store.tables import (
    challenges,
    events,
    push_subscriptions,
    puzzle_attempts,
    reports,
    results,
    rooms,
    seat_keys,
    tries,
)
from happycity.store.tries import list_tries_of_key

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy.ext.asyncio import AsyncConnection

    from happycity.schema.deals import MyChallenge
    from happycity.schema.responses import MyData, MyPush, MyRoomData
    from happycity.schema.room import ResultDetail, RoomSummary
    from happycity.schema.room_events import RoomEvent
    from happycity.store.database import Database


async def list_people_of_key(database: Database, key: str) -> dict[str, set[str]]:
    """The people for whom a key has a seat or watches, by room."""
    found: dict[str, set[str]] = {}
    query = select(seat_keys.c.room, seat_keys.c.person).where(
        seat_keys.c.key == key, seat_keys.c.expires.is_(None)
    )
    for row in await database.fetch_all(query):
        found.setdefault(row.room, set()).add(row.person)
    return found


async def export_personal_data(database: Database, key: str) -> MyData:
    """What the people of a key have said and played, how their games ended, and the puzzles they tried."""
    log = Log(database)
    rooms_data: list[MyRoomData] = []
    for room, people in sorted((await list_people_of_key(database, key)).items()):
        mine = [row.event for row in await log.after(room, 0) if _is_about(row, people)]
        rooms_data.append({"room": room, "people": sorted(people), "happenings": mine})
    ended = [my_result(each) for each in await list_results_of_key(database, key)]
    days = [each.to_payload() for each in await list_tries_of_key(database, "day", key)]
    puzzles = [my_puzzle(each) for each in await list_attempts(database, key)]
    pushes = await _list_pushes(database, key)
    made = await list_challenges_of_key(database, key)
    return {
        "rooms": rooms_data, "results": ended, "days": days, "challenges": made + await _tried(database, key),
        "puzzles": puzzles, "pushes": pushes,
    }  # fmt: skip


async def _list_pushes(database: Database, key: str) -> list[MyPush]:
    mine = select(push_subscriptions).where(push_subscriptions.c.key == key)
    return [
        {
            "room": row.room, "created": row.created, "endpoint": row.endpoint, "p256dh": row.p256dh,
            "auth": row.auth,
        }
        for row in await database.fetch_all(mine.order_by(push_subscriptions.c.room))
    ]  # fmt: skip


async def _tried(database: Database, key: str) -> list[MyChallenge]:
    """The tries of a key at challenges."""
    return [
        {"id": each.deal, "at": each.began, "name": "", "room": each.room, "points": each.points}
        for each in await list_tries_of_key(database, "challenge", key)
    ]


def _is_about(row: LogRow, people: Collection[str]) -> bool:
    return row.person in people or row.event.get("person") in people


async def erase_results(database: Database, key: str) -> None:
    """Delete what is kept beside rooms: results, tries, challenges, puzzles tried, reports, push subscriptions."""
    async with database.write() as connection:
        for table in (results, tries, challenges, puzzle_attempts, reports, push_subscriptions):
            await connection.execute(delete(table).where(table.c.key == key))


async def erase_in_room(database: Database, room: str, people: Collection[str]) -> None:
    """Blank people's names and chat in the log of a room and in what was copied from it."""
    log = [row.event for row in await Log(database).after(room, 0)]
    names = names_of(log, people)
    async with database.write() as connection:
        for event in log:
            erased = erase_event(event, people, names)
            if erased != event:
                await _replace_event(connection, room, erased)
        await _erase_summary(connection, room, names)
        await _erase_details(connection, room, names)


async def _replace_event(connection: AsyncConnection, room: str, event: RoomEvent) -> None:
    body = encode({name: value for name, value in event.items() if name not in HEAD})
    place = update(events).where(events.c.room == room, events.c.seq == event["seq"])
    await connection.execute(place.values(body=body))


async def _erase_summary(connection: AsyncConnection, room: str, names: Collection[str]) -> None:
    """Blank names in the list of rooms. A running server rewrites the list with its next event."""
    text = await connection.scalar(select(rooms.c.summary).where(rooms.c.id == room))
    if text is not None:
        summary: RoomSummary = decode(text)
        summary["names"] = [erase_name(name, names) for name in summary["names"]]
        await connection.execute(update(rooms).where(rooms.c.id == room).values(summary=encode(summary)))


async def _erase_details(connection: AsyncConnection, room: str, names: Collection[str]) -> None:
    """Blank names in the results that others keep of the same games."""
    query = select(results.c.game, results.c.key, results.c.seat, results.c.detail).where(
        results.c.room == room
    )
    for row in (await connection.execute(query)).all():
        detail: ResultDetail = decode(row.detail)
        detail["names"] = [erase_name(name, names) or "" for name in detail["names"]]
        place = update(results).where(
            results.c.room == room, results.c.game == row.game, results.c.key == row.key,
            results.c.seat == row.seat,
        )  # fmt: skip
        await connection.execute(place.values(detail=json.dumps(detail, ensure_ascii=False)))
