"""What an operator does with rooms: list them and close them."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypedDict

from sqlalchemy import exists, select

from happycity.schema.json_text import decode
from happycity.store.log import Entry
from happycity.store.tables import events, rooms
from happycity.store.writer import Writer

if TYPE_CHECKING:
    from happycity.schema.room import RoomSummary
    from happycity.schema.room_events import RoomClosed
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


async def list_rooms(database: Database, limit: int = 200) -> list[RoomRow]:
    """The rooms, most recently changed first."""
    listed: list[RoomRow] = []
    for row in await database.fetch_all(select(rooms).order_by(rooms.c.updated.desc()).limit(limit)):
        summary: RoomSummary = decode(row.summary)
        listed.append(
            {
                "id": row.id, "status": row.status, "updated": row.updated, "events": row.seq,
                "players": summary["seats"], "mode": summary["options"]["mode"], "public": row.public,
            }
        )  # fmt: skip
    return listed


async def list_unplayed(database: Database, before: int) -> list[str]:
    """Open rooms that have not changed since a time, and in which no human has played an action."""
    played = exists().where(
        events.c.room == rooms.c.id, events.c.kind == "action", events.c.body.like(BY_HUMAN)
    )
    query = select(rooms.c.id).where(
        rooms.c.status.in_(["lobby", "playing"]), rooms.c.updated < before, ~played
    )
    return [row.id for row in await database.fetch_all(query)]


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
