"""Who is notified of a turn, and when: the person whose turn it is, after a moment, if they are connected nowhere."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from happycity.errors import HappyCityError
from happycity.rooms.turns import awaited_turn

if TYPE_CHECKING:
    from happycity.rooms.turns import AwaitedTurn
    from happycity.server.push.outbox import PushOutbox
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.server.runtime.registry import RoomRegistry
    from happycity.store.push import PushSubscriptions

DELAY_S: Final = 20.0
"""Whoever reloads a page or loses the network for a moment is not notified. Other processes have reported by then who
is connected there (REPEAT_S of the bus)."""

logger = logging.getLogger("happycity.server")


class PushNotifier:
    """Watches the rooms of this process. Several may watch the same room: the database lets one of them tell."""

    def __init__(self, registry: RoomRegistry, subscriptions: PushSubscriptions, outbox: PushOutbox) -> None:
        self.registry = registry
        self.subscriptions = subscriptions
        self.outbox = outbox
        self.delay_s = DELAY_S
        self._watches: dict[str, asyncio.Task[None]] = {}
        self._subscribed: set[str] = set()
        """The watched rooms in which somebody is to be notified; the others may leave memory meanwhile."""
        self._is_closing = False

    def is_watching(self, room: str) -> bool:
        """Must a room stay in memory for a moment?"""
        return room in self._subscribed

    def on_change(self, live: LiveRoom) -> None:
        """A room or its presence has changed: begin to wait for an absent person."""
        name, decider = live.room.id, live.room.decider
        if decider is None or self._is_closing or name in self._watches or live.presence.is_here(decider):
            return
        turn = awaited_turn(live.room)
        if turn is None:
            return
        self._watches[name] = asyncio.create_task(self._watch(live, turn), name=f"push {name}")

    async def recover(self) -> None:
        """Open the rooms in which something has happened since anybody was notified, perhaps before a restart."""
        for name in await self.subscriptions.list_untold_rooms():
            if self.registry.is_full:
                return
            with contextlib.suppress(HappyCityError):  # a broken room must not hold up the others
                await self.registry.room(name)

    async def close(self) -> None:
        """Stop."""
        self._is_closing = True
        for task in self._watches.values():
            task.cancel()
        await asyncio.gather(*self._watches.values(), return_exceptions=True)

    async def _watch(self, live: LiveRoom, turn: AwaitedTurn) -> None:
        name = live.room.id
        try:
            if await self.subscriptions.has_any(name):
                self._subscribed.add(name)
            await asyncio.sleep(self.delay_s)
            if (
                self.registry.owns(live)
                and awaited_turn(live.room) == turn
                and not live.presence.is_here(turn.person)
            ):
                await self._tell(name, turn)
        except Exception:
            logger.exception("a turn could not be announced", extra={"room": name})
        finally:
            self._subscribed.discard(name)
            del self._watches[name]
        now = self.registry.live.get(name)
        if now is not None and awaited_turn(now.room) != turn:
            self.on_change(now)

    async def _tell(self, name: str, turn: AwaitedTurn) -> None:
        for note in await self.subscriptions.claim(name, turn.person, turn.id):
            self.outbox.put(note)
