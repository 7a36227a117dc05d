"""A room that is open in this process: one lock, one order of events, and the sockets that listen."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from happycity.errors import HappyCityError
from happycity.rooms.decide import (
    RoomCommand,
    RoomDecision,
    decide,
    decide_nonce,
    decide_pending_undo,
    decide_return,
    decide_succession,
)
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import ASIDE_KINDS, PLAYING, QUIET_KINDS, Room
from happycity.rooms.room_game import Deal
from happycity.rooms.sanitize import is_command
from happycity.rooms.view import table_words
from happycity.schema.validate import Json
from happycity.server.socket.wire import Message
from happycity.store.json import dump
from happycity.store.log import Entry
from happycity.store.retry import DatabaseUnavailable

if TYPE_CHECKING:
    from happycity.server.runtime.registry import RoomRegistry
    from happycity.server.socket.connection import Connection


TRIES: Final = 8
LOG_KEPT: Final = 500
"""Happenings that a hello tells at most; older ones can be asked for."""
TALK: Final = ("chat", "rename")
CHANGING: Final = frozenset({"joined", "left", "seats", "host", "rematch", "away", "back"})


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class LiveRoom:
    """One room with its connections."""

    def __init__(self, registry: RoomRegistry, room: Room, log: list[Json]) -> None:
        self.registry = registry
        self.room = room
        self.log: deque[tuple[int, bytes]] = deque(maxlen=LOG_KEPT)
        """The last happenings as they are told: bytes, because the collector of garbage need not look into them."""
        self.log.extend((happening["seq"], dump(happening)) for happening in log[-LOG_KEPT:])
        self.lock = asyncio.Lock()
        self.joining = asyncio.Lock()
        """Held from the question who a browser is here until it has its seat: however often it asks, it gets one."""
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[float, frozenset[str], int]] = {}
        """Who is present on other processes: until when we believe it, who, and how many spectators."""
        self.seen: frozenset[str] = frozenset()
        """Who was present when it was last told."""
        self.lost: dict[str, float] = {}
        """When the last connection of a person was lost; who never had one here is absent since the room opened."""
        self.changed = asyncio.Event()
        self.touched = self.opened = time.monotonic()
        self._table: tuple[tuple[int, int | None], Json | None] = ((-1, None), None)

    @property
    def evicted(self) -> bool:
        """Has the registry let go of this room? Then it may know what was never written."""
        return self.registry.live.get(self.room.id) is not self

    @property
    def full(self) -> bool:
        """Has the log as many events as one room may have?"""
        return self.room.seq >= self.registry.config.most_events

    def check(self) -> None:
        """Refuse to go on from what a forgotten room knows; whoever asks again gets the one that was read anew."""
        if self.evicted:
            raise DatabaseUnavailable

    # What is told

    def table(self) -> Json | None:
        """The table, made once for each change."""
        now = (self.room.table_seq, self.room.deadline)
        if self._table[0] != now or self.room.play is None:
            self._table = (now, table_words(self.room))
        return self._table[1]

    def present(self) -> tuple[frozenset[str], int]:
        """The people with a connection, on any process, and how many watch without a seat."""
        people: set[str] = set()
        watching = 0
        for connection in self.connections:
            people.update(connection.people)
            watching += not connection.people
        now = time.monotonic()
        for until, others, more in self.elsewhere.values():
            if until > now:
                people |= others
                watching += more
        return frozenset(people), watching

    def presence(self) -> Message:
        """Who is here, as it is told."""
        people, watching = self.present()
        return Message({"type": "presence", "present": sorted(people), "spectators": watching})

    def absent(self, person: str) -> bool:
        """Has somebody had no connection for so long that the others may go on without them?"""
        if person in self.present()[0]:
            return False
        return time.monotonic() - self.lost.get(person, self.opened) >= self.registry.config.host_grace

    def now(self) -> Json:
        """Room and table as they are."""
        return {"room": self.room.public(), "table": self.table()}

    def snapshot(self, words: Json, after: int) -> Message:
        """A message with room and table now, and what happened after a seq."""
        more = bool(self.log) and self.log[0][0] > after + 1
        body = dump({**words, "seq": self.room.seq, **self.now(), "more": more})
        told = b",".join(happening for seq, happening in self.log if seq > after)
        return Message(body[:-1] + b',"log":[' + told + b"]}")

    def you(self, people: tuple[str, ...]) -> Json:
        """What somebody holds here."""
        here = [person for person in people if self.room.person(person) is not None]
        seats = [self.room.people[person].seat for person in here]
        taken = sorted(seat for seat in seats if seat is not None)
        return {"people": here, "seats": taken, "host": self.room.host in here}

    # What is written

    async def execute(self, people: tuple[str, ...], words: Json) -> int:
        """Grant a message or refuse it; the seq of the event that it became, the same if it is sent again."""
        command = words.get("id")
        if not is_command(command):
            raise Refusal("bad-message", field="id")

        def known(room: Room) -> int | None:
            return next(filter(None, (room.commands.get((person, command)) for person in people)), None)

        def grant(room: Room) -> RoomDecision | int:
            return known(room) or decide(
                RoomCommand(room, people, words, self.registry.bot_names, self.absent)
            )

        def shuffle(room: Room) -> RoomDecision | int:
            return known(room) or decide_nonce(RoomCommand(room, people, words, self.registry.bot_names))

        if words.get("type") in TALK and people and known(self.room) is None:
            self.registry.talk.check(f"{self.room.id} {people[0]}")
        if words.get("type") == "host" and words.get("do") == "start" and words.get("nonce") is not None:
            await self.submit(shuffle)  # who starts a game may add to its shuffle in the same breath
        return await self.submit(grant, command)

    async def submit(
        self, make: Callable[[Room], RoomDecision | int | None], command: str | None = None
    ) -> int:
        """Write what `make` wants after the newest event, then tell everybody. Goes on if its caller is cancelled."""
        return await asyncio.shield(asyncio.create_task(self._submit(make, command)))

    async def _submit(self, make: Callable[[Room], RoomDecision | int | None], command: str | None) -> int:
        async with self.lock:
            self.check()
            self.touched = time.monotonic()
            for _ in range(TRIES):
                draft = make(self.room)
                if draft is None:
                    return self.room.seq
                if isinstance(draft, int):
                    return draft
                if await self._write(draft, command):
                    seq = self.room.seq
                    await self._follow_up(draft)
                    return seq
                await self._read_gap()
        raise Refusal("too-busy")

    async def _write(self, draft: RoomDecision, command: str | None) -> bool:
        """Write a row, and only then tell. False: somebody else was quicker, so look again."""
        room = self.room
        self._check_size(draft.kind)
        entry = Entry(
            room=room.id, seq=room.seq + 1, at=max(now_ms(), room.updated), kind=draft.kind,
            game=draft.game or room.number, body=draft.body, person=draft.person,
            command=command if draft.person else None, also=draft.also,
        )  # fmt: skip
        happening = entry.happening()  # exactly what a later reader will find in the log
        if draft.deal is not None:
            room.deal = draft.deal
        told_before = room.undo
        try:
            room.apply(happening, entry.person, entry.command)
            entry.summary = room.summary()
            written = await self.registry.writer.append(entry)
        except BaseException:
            await self._reload()
            raise
        if not written:
            await self._reload()
            return False
        self._broadcast(happening, told_before is not None)
        return True

    def _check_size(self, kind: str) -> None:
        """A log has an end; what is beside the game must leave room for the game."""
        talked = kind in ASIDE_KINDS and self.room.asides >= self.registry.config.most_asides
        if talked or (self.full and kind != "closed"):
            raise Refusal("room-worn-out")

    async def _follow_up(self, draft: RoomDecision) -> None:
        """A host who left makes room for another, and who was asked and left is waited for no longer."""
        if draft.kind in CHANGING:
            heir = decide_succession(self.room, self.present()[0])
            if heir is not None:
                await self._write(heir, None)
            undone = decide_pending_undo(self.room)
            if undone is not None:
                await self._write(undone, None)

    async def _reload(self) -> None:
        """Forget what was not written: read the room from its log again."""
        try:
            room, log = await self.registry.read_room(self.room.id)
        except BaseException:  # nothing can be said about this room now, so everybody has to come again
            self.registry.evict(self)
            raise
        newest = self.log[-1][0] if self.log else 0
        missed = [happening for happening in log if happening["seq"] > newest]
        self.room = room
        self._table = ((-1, None), None)
        for happening in missed[:-1]:
            self._publish(happening, {})
        if missed:
            self._broadcast(missed[-1], True, again=True)

    async def catch_up(self, seq: int) -> None:
        """Another process has written: read it."""
        if seq <= self.room.seq:
            return
        async with self.lock:
            if not self.evicted:
                await self._read_gap()

    async def _read_gap(self) -> None:
        for happening, person, command in await self.registry.log.after(self.room.id, self.room.seq):
            if happening["kind"] == "rematch":
                secret, base = await self.registry.log.deal(self.room.id, happening["game"])
                self.room.deal = Deal(secret, base)
            undo = self.room.undo is not None
            self.room.apply(happening, person, command)
            self._broadcast(happening, undo)

    # What is heard

    def _broadcast(self, happening: Json, undo: bool, *, again: bool = False) -> None:
        """Tell everybody what happened and what it changed; one text for all."""
        kind = happening["kind"]
        words: Json = {}
        if again or kind not in QUIET_KINDS or undo or self.room.status != PLAYING:
            words["room"] = self.room.public()
        if again or self.room.tells_table(kind):
            words["table"] = self.table()
        self._publish(happening, words)
        if kind in CHANGING or "seats" in happening:  # settings with another number of seats move people, too
            for connection in list(self.connections):
                connection.send_you(self)
        self.evict_outsiders()
        self.changed.set()
        self.registry.on_change(self)

    def evict_outsiders(self) -> None:
        """Where nobody may watch, say goodbye to who is not in the room, once they have their answer."""
        if self.room.shows([]):
            return
        for connection in list(self.connections):
            if not connection.answering and not any(map(self.room.person, connection.people)):
                connection.goodbye("not-allowed", 4003)

    def _publish(self, happening: Json, words: Json) -> None:
        seq, told = happening["seq"], dump(happening)
        self.log.append((seq, told))
        body = b'{"type":"event","seq":%d,"happening":%b' % (seq, told)
        self.send(Message(body + (b"," + dump(words)[1:] if words else b"}")))
        self.registry.metrics.event(happening["kind"])

    def send(self, message: Message) -> None:
        """The same bytes for everybody."""
        for connection in list(self.connections):
            connection.send(message)

    def tell_presence(self) -> None:
        """Tell who is here."""
        people, _ = self.present()
        for person in self.seen - people:
            self.lost[person] = time.monotonic()
        for person in people:
            self.lost.pop(person, None)
        self.seen = people
        self.send(self.presence())

    async def attach(self, connection: Connection, after: int) -> None:
        """A socket joins: hello with everything it missed, and from then on every event, without a hole between."""
        async with self.lock:
            if self.evicted:
                connection.goodbye("resync", 4008)
                return
            if not self.room.shows(connection.people):  # the game began while we waited
                connection.goodbye("not-allowed", 4003)
                return
            self.connections.add(connection)
            self.touched = time.monotonic()
            people, watching = self.present()
            words = {
                "type": "hello", "protocol": self.registry.protocol, "you": self.you(connection.people),
                "present": sorted(people), "spectators": watching, "time": now_ms(),
            }  # fmt: skip
            connection.send(self.snapshot(words, after))
        self.registry.presence_changed(self)
        await self._welcome_back(connection)

    async def _welcome_back(self, connection: Connection) -> None:
        """Who connects again takes the seat back from the bot, unless they said that they are away."""
        here = set(connection.people)

        def make(room: Room) -> RoomDecision | None:
            for number, seat in enumerate(room.seats):
                if seat.kind == "away" and seat.person in here - room.pausing:
                    return decide_return(room, number)
            return None

        try:
            for _ in range(len(connection.people)):
                await self.submit(make)
        except HappyCityError:
            return

    def detach(self, connection: Connection) -> None:
        """A socket is gone."""
        if connection in self.connections:
            self.connections.discard(connection)
            self.touched = time.monotonic()
            self.registry.presence_changed(self)
            self.changed.set()
            self.registry.on_change(self)
