"""A room that is open in this process: one lock, one order of events, and its connections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from happycity.errors import HappyCityError
from happycity.rooms.apply import apply
from happycity.rooms.avatars import react
from happycity.rooms.clock import due
from happycity.rooms.commands import RoomCommand, expand
from happycity.rooms.decide import SUCCESSION_KINDS, decide, decide_follow_up, decide_return
from happycity.rooms.frames import RoomFrames, moves_people, presence_frame
from happycity.rooms.messages import read_id, read_message, read_reaction
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED
from happycity.rooms.view import room_payload, room_summary, you_payload
from happycity.server.runtime.loader import load_room
from happycity.server.runtime.presence import Presence
from happycity.server.socket.wire import Message
from happycity.store.log import Entry
from happycity.store.retry import DatabaseUnavailable

if TYPE_CHECKING:
    from happycity.rooms.decision import RoomDecision
    from happycity.rooms.room import Room
    from happycity.schema.room import Room as RoomPayload
    from happycity.schema.room import Table, You
    from happycity.schema.room_events import RoomEvent
    from happycity.schema.socket import ReactionMessage, RoomMessage
    from happycity.server.runtime.services import RoomOwner, RoomServices
    from happycity.server.socket.connection import Connection

    Decide = Callable[[Room], RoomDecision | int | None]

MAX_ATTEMPTS: Final = 8
CROWD: Final = 20
"""Sockets of a room beyond which coming and going is announced together."""
PRESENCE_PAUSE_S: Final = 0.25
TALK_TYPES: Final = ("chat", "rename", "avatar", "reaction")


class LiveRoom:
    """One room with its connections."""

    def __init__(self, services: RoomServices, owner: RoomOwner, room: Room, log: list[RoomEvent]) -> None:
        self.services = services
        self.owner = owner
        self.room = room
        self.presence = Presence(services.clock)
        self.frames = RoomFrames(services.view, log)
        self.lock = asyncio.Lock()
        self.joining = asyncio.Lock()
        """Held while a browser is identified and seated: however often it asks, it gets one seat."""
        self.changed = asyncio.Event()
        self.touched = services.clock.monotonic()
        self._presence_timer: asyncio.TimerHandle | None = None
        self._decision = (0, 0)
        self._decision_seen = 0.0

    @property
    def connections(self) -> set[Connection]:
        """The sockets of this process."""
        return self.presence.connections

    @property
    def evicted(self) -> bool:
        """Has the registry let go of this room? Then it may know what was never written."""
        return not self.owner.owns(self)

    @property
    def is_full(self) -> bool:
        """Has the room had as many games as it may?"""
        return self.services.capacity.is_worn_out(self.room)

    def clock_left_ms(self) -> int | None:
        """What is left on the clock; None without one.

        It is never more than the clock allows, though the events may come from a machine whose clock was ahead.
        """
        room = self.room
        if room.deadline is None or room.settings.clock is None:
            return None
        now = self.services.clock.monotonic()
        if self._decision != (room.table_seq, room.decided_at):
            self._decision, self._decision_seen = (room.table_seq, room.decided_at), now
        allowed = 1000 * (room.settings.clock - (now - self._decision_seen))
        left_ms = min(room.deadline - self.services.clock.now_ms(), int(allowed))
        return left_ms + self.presence.lag_ms(room.decider)

    def check(self) -> None:
        """Refuse to go on from what an evicted room knows."""
        if self.evicted:
            raise DatabaseUnavailable

    def touch(self) -> None:
        """Note that somebody needs the room."""
        self.touched = self.services.clock.monotonic()

    def payload(self) -> tuple[RoomPayload, Table | None]:
        """Room and table as they are."""
        return room_payload(self.room), self.frames.table(self.room)

    def you(self, people: tuple[str, ...]) -> You:
        """What somebody holds here."""
        return you_payload(self.room, people)

    def resync(self, people: tuple[str, ...]) -> list[Message]:
        """Everything at once, for a client that could not be sent every event."""
        present = self.presence.everywhere()
        now = self.services.clock.now_ms()
        frames = self.frames.resync(self.room, people, now), presence_frame(present)
        return [Message(frame) for frame in frames]

    # Commands

    async def execute(self, people: tuple[str, ...], payload: Mapping[str, object]) -> int:
        """Execute a client's message; the seq of its event, the same if it is sent again."""
        command_id = read_id(payload)
        known = self.room.seq_of(people, command_id)
        if known is not None:
            return known
        if self.room.status == CLOSED:  # whatever the form of the message
            raise Refusal("closed")
        if payload.get("type") in TALK_TYPES and people:
            self.services.talk_limit.check(f"{self.room.id} {people[0]}")
        if payload.get("type") == "reaction":
            self._react(people, read_reaction(payload))
            return self.room.seq
        message = read_message(payload)
        *before, last = expand(self._command(message, people))
        for command in before:
            await self.submit(lambda room, each=command: self._decide_once(room, each))  # type: ignore[misc]
        return await self.submit(lambda room: self._decide_once(room, last), command_id)

    def _command(self, message: RoomMessage, people: tuple[str, ...]) -> RoomCommand[RoomMessage]:
        services = self.services
        is_host = message["type"] == "host"
        absent = self._absent() if is_host else frozenset()
        secret = services.ids.secret() if is_host or message["type"] == "rematch" else ""
        return RoomCommand(message, people, services.clock.now_ms(), services.bots, secret, absent)

    def _react(self, people: tuple[str, ...], message: ReactionMessage) -> None:
        """Show a reaction here and in the other processes."""
        frame = react(self.room, people, message)
        self.send(Message(frame))
        self.owner.on_reaction(self, frame)

    def _absent(self) -> frozenset[str]:
        grace_s = self.services.host_grace_s
        players = [person.id for person in self.room.players()]
        return frozenset(person for person in players if self.presence.is_absent(person, grace_s))

    def _decide_once(self, room: Room, command: RoomCommand[RoomMessage]) -> RoomDecision | int:
        """Decide about a command; one that was executed before has its seq already."""
        known = room.seq_of(command.people, command.message["id"])
        return known or decide(room, replace(command, at=self.services.clock.now_ms()))

    async def submit(self, decide: Decide, command: str | None = None) -> int:
        """Write what is decided after the newest event, then broadcast it. Survives the caller's cancellation."""
        return await asyncio.shield(asyncio.create_task(self._submit(decide, command)))

    async def _submit(self, decide: Decide, command: str | None) -> int:
        async with self.lock:
            self.check()
            self.touch()
            for _ in range(MAX_ATTEMPTS):
                decision = decide(self.room)
                if decision is None:
                    return self.room.seq
                if isinstance(decision, int):
                    return decision
                if await self._write(decision, command):
                    seq = self.room.seq
                    await self._write_follow_ups(decision.event["kind"])
                    return seq
                await self._read_gap()
        raise Refusal("too-busy")

    async def _write(self, decision: RoomDecision, command: str | None) -> bool:
        """Write an event, and only then broadcast it. False: another process was quicker, so decide again."""
        room = self.room
        self.services.capacity.check(room, decision)
        command = command if decision.person else None
        entry = Entry(room.id, decision.event, decision.person, command, decision.beside)
        event = entry.stored_event()
        had_undo = room.undo is not None
        try:
            apply(room, event, entry.person, entry.command, deal=decision.beside.deal, after=decision.after)
            entry.summary, entry.due = room_summary(room), due(room)
            started = self.services.clock.monotonic()
            is_written = await self.services.writer.append(entry)
            self.services.metrics.writes.observe(self.services.clock.monotonic() - started)
        except BaseException:
            await self._reload()
            raise
        if not is_written:
            await self._reload()
            return False
        self._broadcast(event, had_undo)
        return True

    async def _write_follow_ups(self, kind: str) -> None:
        """Write what an event entails, such as a new host. An action or a line of chat entails nothing."""
        if kind not in SUCCESSION_KINDS:
            return
        services = self.services
        for _ in SUCCESSION_KINDS:  # a bound; in practice at most two events follow
            present = self.presence.everywhere().people
            decision = decide_follow_up(self.room, kind, present, services.clock.now_ms())
            if decision is None or not await self._write(decision, None):
                return

    # The log

    async def _reload(self) -> None:
        """Drop what was not written: read the room from its log again."""
        try:
            room, log = await load_room(self.services.log, self.room.id)
        except BaseException:  # the state is unknown, so everybody has to connect again
            self.owner.evict(self)
            raise
        missed = [event for event in log if event["seq"] > self.frames.newest_seq]
        self.room = room
        self.frames.forget_table()
        for event in missed[:-1]:
            self._publish(event, b"")
        if missed:
            self._broadcast(missed[-1], True, is_reload=True)

    async def catch_up(self, seq: int) -> None:
        """Read what another process has written."""
        if seq <= self.room.seq:
            return
        async with self.lock:
            if not self.evicted:
                await self._read_gap()

    async def _read_gap(self) -> None:
        log = self.services.log
        for row in await log.after(self.room.id, self.room.seq):
            event = row.event
            is_rematch = event["kind"] == "rematch"
            deal = await log.deal(self.room.id, event["game"]) if is_rematch else None
            had_undo = self.room.undo is not None
            apply(self.room, event, row.person, row.command, deal=deal)
            self._broadcast(event, had_undo)

    # Broadcasting

    def _broadcast(self, event: RoomEvent, had_undo: bool, *, is_reload: bool = False) -> None:
        """Send an event and what it changed; the same bytes for everybody."""
        changes = b""
        if self.connections:  # building the table costs more than everything else together
            changes = self.frames.changes(self.room, event["kind"], had_undo, is_reload=is_reload)
        self._publish(event, changes)
        if moves_people(event):
            for connection in list(self.connections):
                connection.send_you(self)
        self.evict_outsiders()
        self.changed.set()
        self.owner.on_change(self)
        if event["kind"] == "erased":  # the names and lines that we hold were blanked in the log
            self.owner.evict(self)

    def _publish(self, event: RoomEvent, changes: bytes) -> None:
        self.send(Message(self.frames.event(event, changes)))
        self.services.metrics.event(event["kind"])

    def send(self, message: Message) -> None:
        """Send the same bytes to every connection."""
        for connection in list(self.connections):
            connection.send(message)

    def evict_outsiders(self) -> None:
        """Where nobody may watch, close the connections of people who are not in the room."""
        if self.room.is_visible_to([]):
            return
        for connection in list(self.connections):
            if not connection.answering and not any(map(self.room.person, connection.people)):
                connection.goodbye("not-allowed", 4003)

    def send_presence(self) -> None:
        """Send who is here; in a crowd not each time that somebody comes or goes, since everybody gets it."""
        present = self.presence.refresh()
        if len(self.connections) <= CROWD:
            self.send(Message(presence_frame(present)))
        elif self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_PAUSE_S, self._send_presence_later)

    def _send_presence_later(self) -> None:
        self._presence_timer = None
        self.send(Message(presence_frame(self.presence.everywhere())))

    # Connections

    async def attach(self, connection: Connection, after: int) -> None:
        """Add a connection: hello with everything it missed, and from then on every event without a gap."""
        await self.catch_up(after)  # another process may have sent this client what has not arrived here yet
        async with self.lock:
            if self.evicted:
                connection.goodbye("resync", 4008)
                return
            if not self.room.is_visible_to(connection.people):  # the game began while we waited
                connection.goodbye("not-allowed", 4003)
                return
            self.connections.add(connection)
            self.touch()
            present, now = self.presence.everywhere(), self.services.clock.now_ms()
            hello = self.frames.hello(self.room, connection.people, present, now, after)
            connection.send(Message(hello))
        self.owner.on_presence(self)
        await self._seat_returning(connection)

    async def _seat_returning(self, connection: Connection) -> None:
        """Give people who connect again their seats back from the bots."""
        people, clock = frozenset(connection.people), self.services.clock
        try:
            for _ in connection.people:
                await self.submit(lambda room: decide_return(room, people, clock.now_ms()))
        except HappyCityError:
            return

    def detach(self, connection: Connection) -> None:
        """Remove a connection that is closed."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.touch()
            self.changed.set()
            self.owner.on_presence(self)
