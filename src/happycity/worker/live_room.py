"""An open room: one order of events, each stored before it is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from happycity.rooms.apply import apply
from happycity.rooms.avatars import react
from happycity.rooms.commands import RoomCommand, expand
from happycity.rooms.decide import SUCCESSION_KINDS, decide, decide_follow_up, decide_return
from happycity.rooms.frames import Present, RoomFrames, moves_people, presence_frame
from happycity.rooms.messages import read_id, read_message, read_reaction
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED
from happycity.rooms.view import TableView, room_payload, you_payload
from happycity.schema.json_text import dump, encode
from happycity.worker.driver import Driver
from happycity.worker.log import stored_event

if TYPE_CHECKING:
    from happycity.rooms.decision import RoomDecision
    from happycity.rooms.room import Room
    from happycity.schema.responses import Looked
    from happycity.schema.room_events import RoomEvent
    from happycity.schema.socket import RoomMessage
    from happycity.worker.log import Log, StoredRoom
    from happycity.worker.outside import Outside

    Decide = Callable[[Room], RoomDecision | int | None]

Send = Callable[[bytes], None]


class LiveRoom:
    """One room and the pages that show it."""

    def __init__(self, outside: Outside, log: Log, stored: StoredRoom) -> None:
        self.outside = outside
        self.log = log
        self.room = stored.room
        # A pack may change what a special building needs, and the shared view remembers that by its id.
        view = outside.view if stored.room.deal.pack is None else TableView()
        self.frames = RoomFrames(view, stored.events)
        self.pages: list[Send] = []
        self.lock = asyncio.Lock()
        self.driver = Driver(self)

    @property
    def people(self) -> tuple[str, ...]:
        """Everybody in the room: they all sit at this device."""
        return tuple(person.id for person in self.room.people.values() if not person.gone)

    @property
    def present(self) -> Present:
        """Who is here: everybody while a page is open."""
        return Present(frozenset(self.people if self.pages else ()), 0)

    def payload(self) -> Looked:
        """Room, table and people as they are."""
        return {
            "room": room_payload(self.room), "table": self.frames.table(self.room),
            "you": you_payload(self.room, self.people), "present": sorted(self.present.people), "spectators": 0,
        }  # fmt: skip

    # Commands

    async def execute(self, payload: Mapping[str, object]) -> int:
        """Execute a page's message; the seq of its event, the same if it is sent again."""
        command_id = read_id(payload)
        known = self.room.seq_of(self.people, command_id)
        if known is not None:
            return known
        if self.room.status == CLOSED:  # whatever the form of the message
            raise Refusal("closed")
        if payload.get("type") == "reaction":
            self.send(dump(react(self.room, self.people, read_reaction(payload))))
            return self.room.seq
        *before, last = expand(self._command(read_message(payload)))
        for command in before:
            await self.submit(lambda room, each=command: self._decide_once(room, each))  # type: ignore[misc]
        return await self.submit(lambda room: self._decide_once(room, last), command_id)

    def _command(self, message: RoomMessage) -> RoomCommand[RoomMessage]:
        chance = self.outside.chance
        needs_secret = message["type"] in {"host", "rematch"}
        secret = chance.secret() if needs_secret else ""
        return RoomCommand(message, self.people, chance.now_ms(), self.outside.bots, secret)

    def _decide_once(self, room: Room, command: RoomCommand[RoomMessage]) -> RoomDecision | int:
        """Decide about a command; one that was executed before has its seq already."""
        known = room.seq_of(command.people, command.message["id"])
        return known or decide(room, replace(command, at=self.outside.chance.now_ms()))

    async def submit(self, decide: Decide, command: str | None = None) -> int:
        """Store what is decided after the newest event, then show it."""
        async with self.lock:
            decision = decide(self.room)
            if decision is None:
                return self.room.seq
            if isinstance(decision, int):
                return decision
            await self._write(decision, command)
            seq = self.room.seq
            await self._write_follow_ups(decision.event["kind"])
            return seq

    async def _write(self, decision: RoomDecision, command: str | None) -> None:
        command = command if decision.person else None
        event = stored_event(decision.event)
        had_undo = self.room.undo is not None
        try:
            apply(self.room, event, decision.person, command, deal=decision.beside.deal, after=decision.after)
            await self.log.append(self.room, event, decision, command)
        except BaseException:
            await self._reload()
            raise
        self._show(event, had_undo)

    async def _write_follow_ups(self, kind: str) -> None:
        """Store what an event entails, such as a new host."""
        for _ in SUCCESSION_KINDS:  # a bound; in practice at most two events follow
            now = self.outside.chance.now_ms()
            decision = decide_follow_up(self.room, kind, self.present.people, now)
            if decision is None:
                return
            await self._write(decision, None)

    async def _reload(self) -> None:
        """Forget what was not stored. Nobody has seen it."""
        self.room = (await self.log.load(self.room.id)).room
        self.frames.forget_table()

    def _show(self, event: RoomEvent, had_undo: bool) -> None:
        self.send(self.frames.event(event, self.frames.changes(self.room, event["kind"], had_undo)))
        if moves_people(event):
            you = encode({"type": "you", "you": you_payload(self.room, self.people)})
            self.send(you.encode())
        self.driver.on_change()

    def send(self, frame: bytes) -> None:
        """Send a frame to every page."""
        for send in list(self.pages):
            send(frame)

    # Pages

    async def attach(self, send: Send, after: int) -> None:
        """Show the room to a page: a hello with everything it missed, and from then on every event."""
        async with self.lock:
            self.pages.append(send)
            now = self.outside.chance.now_ms()
            send(self.frames.hello(self.room, self.people, self.present, now, after))
        self.send(presence_frame(self.present))
        people = frozenset(self.people)
        for _ in people:  # seats that a bot kept warm
            await self.submit(lambda room: decide_return(room, people, self.outside.chance.now_ms()))
        self.driver.on_change()

    def detach(self, send: Send) -> None:
        """Forget a page."""
        if send in self.pages:
            self.pages.remove(send)
