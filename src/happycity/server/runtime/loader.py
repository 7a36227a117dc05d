"""Rebuild rooms from their logs."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from happycity.rooms.apply import replay
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import Room

if TYPE_CHECKING:
    from happycity.schema.room_events import RoomEvent
    from happycity.store.log import LogReader

EVENTS_PER_SLICE: Final = 50


async def load_room(log: LogReader, name: str) -> tuple[Room, list[RoomEvent]]:
    """Rebuild a room; its events come along."""
    rows = await log.after(name, 0)
    if not rows:
        raise Refusal("no-such-room")
    newest = rows[-1].event["game"]
    room = Room(name, await log.deal(name, newest))
    for number, row in enumerate(rows, 1):
        replay(room, row.event, row.person, row.command, newest)
        if number % EVENTS_PER_SLICE == 0:
            await asyncio.sleep(0)  # a long game must not hold up the others
    return room, [row.event for row in rows]
