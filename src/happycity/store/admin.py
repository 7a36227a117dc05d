"""What an operator does with rooms: select, list, close, delete and export them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypedDict

from sqlalchemy import exists, select

from happycity.rooms.refusal import Refusal
from happycity.schema.json_text import decode
from happycity.store.log import Entry, Log
from happycity.store.retention import delete_rooms
from happycity.store.tables import events, rooms
from happycity.store.writer import Writer

if TYPE_CHECKING:
    from happycity.schema.room import RoomSummary
    from happycity.schema.room_events import RoomClosed, RoomEvent
    from happycity.store.database import Database

CLOSE_ATTEMPTS: Final = 5
BY_HUMAN: Final = '%"by":"human"%'
"""In the body of a human's action."""


class RoomRow(TypedDict):
    """A room as `happycity admin list` shows it."""

    id: str
    status: str
    updated: int
    events: int
    players: int
    mode: str
    public: bool
    origin: str | None


class ExportedRoom(TypedDict):
    """A room with its whole log."""

    id: str
    created: int
    updated: int
    events: list[RoomEvent]


@dataclass(frozen=True, slots=True)
class Selection:
    """Which rooms: those named, and all that fit one of the rest."""

    ids: tuple[str, ...] = ()
    unplayed_before: int | None = None
    """Not changed since this time, and nobody has played in them."""
    player: str | None = None
    """Somebody with this name has a seat."""
    origin: str | None = None
    """Created from this class of addresses."""

    @property
    def is_empty(self) -> bool:
        """Does it say nothing?"""
        return self == Selection()


async def list_rooms(database: Database, limit: int = 200) -> list[RoomRow]:
    """The rooms, most recently changed first."""
    listed: list[RoomRow] = []
    for row in await database.fetch_all(select(rooms).order_by(rooms.c.updated.desc()).limit(limit)):
        summary: RoomSummary = decode(row.summary)
        listed.append(
            {
                "id": row.id, "status": row.status, "updated": row.updated, "events": row.seq,
                "players": summary["seats"], "mode": summary["options"]["mode"], "public": row.public,
                "origin": row.origin,
            }
        )  # fmt: skip
    return listed


async def select_rooms(database: Database, selection: Selection) -> list[str]:
    """The ids of the selected rooms. An unknown one is refused."""
    query = select(rooms.c.id).where(rooms.c.id.in_(selection.ids))
    known = {row.id for row in await database.fetch_all(query)}
    if selection.is_empty or not known.issuperset(selection.ids):
        raise Refusal("no-such-room")
    found = list(selection.ids)
    if selection.unplayed_before is not None:
        found += await list_unplayed(database, selection.unplayed_before)
    if selection.player is not None:
        found += await _list_rooms_of_player(database, selection.player)
    if selection.origin is not None:
        query = select(rooms.c.id).where(rooms.c.origin == selection.origin)
        found += [row.id for row in await database.fetch_all(query)]
    return list(dict.fromkeys(found))


async def list_unplayed(database: Database, before: int) -> list[str]:
    """Open rooms that have not changed since a time, and in which no human has played an action."""
    played = exists().where(
        events.c.room == rooms.c.id, events.c.kind == "action", events.c.body.like(BY_HUMAN)
    )
    query = select(rooms.c.id).where(
        rooms.c.status.in_(["lobby", "playing"]), rooms.c.updated < before, ~played
    )
    return [row.id for row in await database.fetch_all(query)]


async def _list_rooms_of_player(database: Database, name: str) -> list[str]:
    wanted = name.casefold()
    found = []
    for row in await database.fetch_all(select(rooms.c.id, rooms.c.summary)):
        summary: RoomSummary = decode(row.summary)
        if any(each is not None and each.casefold() == wanted for each in summary["names"]):
            found.append(row.id)
    return found


async def read_origin(database: Database, room: str) -> str | None:
    """The class of addresses from which a room was created, while that is remembered."""
    found = await database.fetch_all(select(rooms.c.origin).where(rooms.c.id == room))
    return found[0].origin if found else None


async def export_room(database: Database, room: str) -> ExportedRoom:
    """A room with its whole log."""
    query = select(rooms.c.created, rooms.c.updated).where(rooms.c.id == room)
    (row,) = await database.fetch_all(query)
    log = [each.event for each in await Log(database).after(room, 0)]
    return {"id": room, "created": row.created, "updated": row.updated, "events": log}


async def delete_closed(database: Database, ids: list[str]) -> None:
    """Close rooms, so that a running server lets go of them, and delete them."""
    for room in ids:
        await close_room(database, room)
    await delete_rooms(database, ids)


async def close_room(database: Database, room: str) -> bool:
    """Close a room by an event in its log, which a running server will read. False if there is no such room."""
    for _ in range(CLOSE_ATTEMPTS):
        found = await database.fetch_all(select(rooms).where(rooms.c.id == room))
        if not found:
            return False
        row = found[0]
        if row.status == "closed":
            return True
        summary: RoomSummary = decode(row.summary)
        summary["status"], summary["driven"], summary["deciding"] = "closed", False, None
        event: RoomClosed = {
            "seq": row.seq + 1, "at": int(time.time() * 1000), "game": summary["game"], "kind": "closed",
            "reason": "operator",
        }  # fmt: skip
        entry = Entry(room, event, summary=summary)
        writer = Writer.on(database)
        writer.start()
        try:
            if await writer.append(entry):
                return True
        finally:
            await writer.close()
    return False
