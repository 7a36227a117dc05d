"""Tries that count on this device: each has one room, which is opened again however often one asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.decide import decide_start
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import LOBBY, PLAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.rooms.decide import JoinRequest
    from happycity.rooms.plans import RoomPlan
    from happycity.rooms.tries import Try
    from happycity.worker.live_room import LiveRoom
    from happycity.worker.registry import RoomRegistry


async def reopen(
    registry: RoomRegistry, mine: Try, plan: RoomPlan, people: Sequence[JoinRequest]
) -> LiveRoom:
    """The room that was claimed for a try; a tab that was closed at once may have left it unfinished."""
    try:
        live = await registry.room(mine.room)
    except Refusal:
        return await registry.create(plan, people, start=True, id=mine.room)
    if live.room.status == LOBBY:
        if not live.room.people:
            await registry.sit_down(live, people)
        await live.submit(lambda room: decide_start(room, registry.outside.chance.now_ms()))
    return live


async def has_ended(registry: RoomRegistry, mine: Try) -> bool:
    """Whether a try is over or its room was closed."""
    if mine.is_finished:
        return True
    try:
        return (await registry.room(mine.room)).room.status not in {LOBBY, PLAYING}
    except Refusal:
        return False  # it was claimed and not created yet
