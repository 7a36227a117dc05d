"""The rooms that are open in the worker."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from happycity.rooms.apply import apply
from happycity.rooms.decide import decide_created, decide_join, decide_start
from happycity.rooms.room import Room
from happycity.rooms.room_game import Deal
from happycity.worker.live_room import LiveRoom
from happycity.worker.log import DEVICE, Log, StoredRoom, stored_event

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.rooms.decide import JoinRequest
    from happycity.rooms.plans import RoomPlan
    from happycity.worker.outside import Outside


class RoomRegistry:
    """Creates and opens rooms."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside
        self.log = Log(outside.storage)
        self._live: dict[str, LiveRoom] = {}

    async def room(self, id: str) -> LiveRoom:
        """A room by its id, read from the log if it is not open."""
        if id not in self._live:
            stored = await self.log.load(id)
            if id not in self._live:  # somebody may have been quicker
                self._live[id] = LiveRoom(self.outside, self.log, stored)
                self._live[id].driver.on_change()
        return self._live[id]

    async def create(
        self, plan: RoomPlan, people: Sequence[JoinRequest], *, start: bool, id: str | None = None
    ) -> LiveRoom:
        """Create a room with a fresh id or a reserved one, seat its people, and start its game if asked to."""
        chance = self.outside.chance
        room = Room(id or chance.id(), Deal(chance.secret(), plan.base))
        decision = decide_created(room, plan.options, plan.settings, plan.seats, chance.now_ms())
        event = stored_event(decision.event)
        apply(room, event)
        await self.log.append(room, event, decision, None)
        live = self._live[room.id] = LiveRoom(self.outside, self.log, StoredRoom(room, [event]))
        await self.sit_down(live, people)
        if start:
            await live.submit(lambda room: decide_start(room, chance.now_ms()))
        return live

    async def sit_down(self, live: LiveRoom, people: Sequence[JoinRequest]) -> None:
        """Seat people of this device."""
        for request in people:
            now = self.outside.chance.now_ms()
            await live.submit(partial(decide_join, request=request, key=DEVICE, at=now))

    def close(self) -> None:
        """Stop all bots."""
        for live in self._live.values():
            live.driver.stop()
