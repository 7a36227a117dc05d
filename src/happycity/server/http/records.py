"""Records of a room's games."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from happycity.rooms.history import record_of
from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.schema.room import RoomRecord
    from happycity.server.http.caller import Caller
    from happycity.server.runtime.live_room import LiveRoom


async def room_record(who: Caller, live: LiveRoom, number: int | None) -> RoomRecord:
    """The record of a room's game, with seed and setup only after its end."""
    room = live.room
    number = number or room.number
    if not 1 <= number <= room.number:
        raise Refusal("no-such-game")
    events = await who.log.game(room.id, number)
    deal = await who.log.deal(room.id, number)
    return await asyncio.to_thread(record_of, events, number, deal)
