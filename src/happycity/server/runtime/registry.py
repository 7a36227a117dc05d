"""The rooms that are open in this process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from happycity.rooms.apply import apply
from happycity.rooms.decide import decide_created
from happycity.rooms.ids import is_id
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import Room
from happycity.rooms.room_game import Deal
from happycity.rooms.view import room_summary
from happycity.server.runtime.live_room import LiveRoom
from happycity.server.runtime.loader import load_room
from happycity.server.runtime.services import RoomServices
from happycity.server.socket.wire import Message
from happycity.store.log import Entry

if TYPE_CHECKING:
    from happycity.rooms.frames import Present
    from happycity.rooms.people import Seat, Settings
    from happycity.rooms.room_game import DealBase
    from happycity.schema.game import Options
    from happycity.schema.socket import ReactionFrame
    from happycity.server.runtime.bus import Bus
    from happycity.server.runtime.tasks import BackgroundTasks


class RoomRegistry:
    """The open rooms by id. It opens, creates, evicts them, and reports their changes."""

    def __init__(self, services: RoomServices, bus: Bus, tasks: BackgroundTasks, max_rooms: int) -> None:
        self.services = services
        self.bus = bus
        self.tasks = tasks
        self.max_rooms = max_rooms
        self.live: dict[str, LiveRoom] = {}
        self.is_draining = False
        self._loading: dict[str, asyncio.Lock] = {}
        self._creating = 0
        self._observers: list[Callable[[LiveRoom], None]] = []

    async def room(self, name: str) -> LiveRoom:
        """A room by its id, read from the log if it is not open."""
        live = self.live.get(name)
        if live is not None:
            live.touch()  # the caller needs it for a while
            return live
        if not is_id(name):
            raise Refusal("no-such-room")
        lock = self._loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name not in self.live:
                    await self._load(name)
                return self.live[name]
        finally:
            self._loading.pop(name, None)

    async def _load(self, name: str) -> None:
        room, log = await load_room(self.services.log, name)
        # After a failed load there may be two locks: somebody with the other one may have been quicker.
        live = self.live.setdefault(name, LiveRoom(self.services, self, room, log))
        self.on_change(live)
        if self.bus.is_shared:  # a wake-up during the load found no room to wake
            self.tasks.spawn(self.on_remote_write(name, room.seq + 1), "catch up")

    async def create(
        self,
        options: Options,
        settings: Settings,
        seats: list[Seat],
        base: DealBase | None = None,
        origin: str | None = None,
        id: str | None = None,
    ) -> LiveRoom:
        """Create a room for somebody with an address of this class, with a fresh id or one that was reserved."""
        self._make_place()
        room = Room(id or self.services.ids.id(), Deal(self.services.ids.secret(), base))
        self._creating += 1  # its place is taken while it is written
        try:
            return await self._create(room, options, settings, seats, origin)
        finally:
            self._creating -= 1

    async def _create(
        self, room: Room, options: Options, settings: Settings, seats: list[Seat], origin: str | None
    ) -> LiveRoom:
        services = self.services
        decision = decide_created(room, options, settings, seats, services.clock.now_ms())
        entry = Entry(room.id, decision.event, beside=decision.beside, origin=origin)
        event = entry.stored_event()
        apply(room, event)
        entry.summary = room_summary(room)  # nothing is due before the game starts
        if not await services.writer.append(entry):  # another request for a reserved id was quicker
            return await self.room(room.id)
        live = LiveRoom(services, self, room, [event])
        self.live[room.id] = live
        services.metrics.event(event["kind"])
        return live

    @property
    def is_full(self) -> bool:
        """Are as many rooms open as this process may have?"""
        return len(self.live) + self._creating >= self.max_rooms

    def _make_place(self) -> None:
        """Let a room that nobody is connected to leave memory for a new one; first those without a game."""
        if not self.is_full:
            return
        unwatched = [live for live in self.live.values() if not live.connections and not live.lock.locked()]
        if not unwatched:
            raise Refusal("server-full")
        self.evict(min(unwatched, key=lambda live: (live.room.play is not None, live.touched)))

    def evict(self, live: LiveRoom) -> None:
        """Close a room in this process. Its clients reconnect, and it is read from the log again."""
        if self.owns(live):
            del self.live[live.room.id]
        live.changed.set()  # stops its driver
        for connection in list(live.connections):
            connection.goodbye("resync", 4008)

    def drop_idle(self, idle_s: float, is_driven: Callable[[str], bool]) -> None:
        """Forget rooms that nobody is connected to and nobody drives."""
        now = self.services.clock.monotonic()
        for name, live in list(self.live.items()):
            is_quiet = not live.connections and not live.lock.locked() and now - live.touched > idle_s
            if is_quiet and not is_driven(name):
                del self.live[name]

    def rooms(self) -> Iterable[LiveRoom]:
        """The open rooms, safe to change while one looks at them."""
        return list(self.live.values())

    def drain(self) -> None:
        """Tell every client to come back later."""
        self.is_draining = True
        for live in self.rooms():
            for connection in list(live.connections):
                connection.goodbye("shutdown", 1001)

    # Changes

    def subscribe(self, observer: Callable[[LiveRoom], None]) -> None:
        """Call an observer whenever a room changes."""
        self._observers.append(observer)

    def owns(self, live: LiveRoom) -> bool:
        """Is this the room that is open under its id?"""
        return self.live.get(live.room.id) is live

    def on_change(self, live: LiveRoom) -> None:
        """A room has changed: its bots or its clock may have to act."""
        if not self.is_draining:
            for observer in self._observers:
                observer(live)

    def on_presence(self, live: LiveRoom) -> None:
        """Somebody connected or disconnected here."""
        live.send_presence()
        self.bus.announce_presence(live.room.id, live.presence.local())
        self.on_change(live)

    def on_reaction(self, live: LiveRoom, frame: ReactionFrame) -> None:
        """Somebody reacted here."""
        self.bus.announce_reaction(live.room.id, frame)

    def on_remote_reaction(self, name: str, frame: ReactionFrame) -> None:
        """Somebody reacted in another process."""
        live = self.live.get(name)
        if live is not None:
            live.send(Message(frame))

    def is_behind(self, name: str, seq: int) -> bool:
        """Is a room open here that has not seen an event yet?"""
        live = self.live.get(name)
        return live is not None and live.room.seq < seq

    async def on_remote_write(self, name: str, seq: int) -> None:
        """Another process wrote to a room."""
        live = self.live.get(name)
        if live is not None:
            await live.catch_up(seq)

    def on_remote_presence(self, name: str, process: str, present: Present) -> None:
        """Another process reported who is connected there."""
        live = self.live.get(name)
        if live is not None:
            live.presence.on_remote_report(process, present)
            live.send_presence()
            self.on_change(live)

    async def on_bus_reconnect(self) -> None:
        """Wake-ups may have been lost: look for missed events in every room."""
        for live in self.rooms():
            with contextlib.suppress(Exception):
                await live.catch_up(live.room.seq + 1)

    def local_presence(self) -> dict[str, Present]:
        """Who is connected here, for every room with a connection."""
        return {name: live.presence.local() for name, live in self.live.items() if live.connections}
