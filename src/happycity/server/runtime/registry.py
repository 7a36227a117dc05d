"""All rooms that are open in this process, and what they share: the log, the writer, the bots, the wake-ups."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from typing import Any, Final

from sqlalchemy import select

from happycity.game.fair_shuffle import commitment, fresh_secret
from happycity.rooms.decide import RoomDecision, deal_row
from happycity.rooms.people import Seat, Settings
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import Room
from happycity.rooms.room_game import Deal
from happycity.rooms.sanitize import fresh_id, is_id
from happycity.schema.validate import Json
from happycity.server.http.limits import Limits
from happycity.server.http.networks import Bans
from happycity.server.ops.config import Config
from happycity.server.ops.metrics import Metrics
from happycity.server.runtime.bot_pool import BotPool
from happycity.server.runtime.bus import Bus, LocalBus, PostgresBus
from happycity.server.runtime.driver import Drivers
from happycity.server.runtime.leases import Leases
from happycity.server.runtime.live_room import LiveRoom, now_ms
from happycity.store.bans import list_banned_addresses
from happycity.store.database import Database, open_database
from happycity.store.json import encode
from happycity.store.log import Entry, Log
from happycity.store.queries import find_closed_rooms
from happycity.store.retention import keep_lobbies, purge
from happycity.store.tables import deals, rooms
from happycity.store.writer import Writer
from happycity.version import PROTOCOL

PLAY_KINDS: Final = frozenset({"started", "action", "undone"})
SWEEP: Final = 10.0
"""Seconds between two rounds of housekeeping."""
HOUR: Final = 3600.0

logger = logging.getLogger("happycity.server")


class RoomRegistry:
    """The rooms of one process."""

    protocol = PROTOCOL

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = secrets.token_hex(8)
        self.metrics = Metrics()
        self.bot_pool = BotPool(config)
        self.talk = Limits(config.chats_per_minute / 60, config.chats_per_minute)
        self.bot_names = self.bot_pool.names()
        self.live: dict[str, LiveRoom] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False
        self.banned = Bans()
        self.opened = False
        self.database: Database
        self.log: Log
        self.writer: Writer
        self.bus: Bus
        self.leases: Leases
        self.drivers: Drivers

    # Life

    async def open(self) -> None:
        """Open the database and begin to work; once is enough."""
        if self.opened:
            return
        self.database = await open_database(self.config.database, retry_timeout_s=self.config.patience)
        self.log = Log(self.database)
        self.writer = Writer(self.database)
        self.writer.start()
        self.leases = Leases(self.database, self.process)
        await self.leases.open()
        self.drivers = Drivers(self)
        self.bus = PostgresBus(self) if self.database.is_postgres else LocalBus()
        await self.bus.open()
        self.banned = Bans(await list_banned_addresses(self.database))
        self.background(self._housekeeping(), "housekeeping")
        self.background(self.drivers.adopt(), "adopt")
        self.opened = True

    async def close(self) -> None:
        """Drain politely: no new commands, everything written, everybody told to come back."""
        self.drain()
        await self.drivers.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.writer.close()
        with contextlib.suppress(Exception):
            await self.leases.close()
        await self.bus.close()
        self.bot_pool.close()
        await self.database.close()

    def metrics_text(self) -> str:
        """Metrics of this process."""
        return self.metrics.text(len(self.live), self.bot_pool.failures)

    def drain(self) -> None:
        """Tell every socket to come back later."""
        self.closing = True
        for live in list(self.live.values()):
            for connection in list(live.connections):
                connection.goodbye("shutdown", 1001)

    def background(self, work: Any, name: str) -> None:
        """Let something run beside the requests; its failure is logged, not lost."""
        task = asyncio.create_task(work, name=name)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error(
                "a background task failed", exc_info=task.exception(), extra={"task": task.get_name()}
            )

    async def _housekeeping(self) -> None:
        """Close what nobody looks at; forget what is old."""
        swept = time.monotonic()
        while True:
            await asyncio.sleep(min(SWEEP, self.config.idle))
            self._drop_idle()
            for live in list(self.live.values()):
                for connection in list(live.connections):
                    connection.check(time.monotonic())
            with contextlib.suppress(Exception):
                await self._heed_operator()
            if time.monotonic() - swept > HOUR:
                swept = time.monotonic()
                with contextlib.suppress(Exception):
                    await self._forget_old()

    async def _forget_old(self) -> None:
        """Delete what is old, but no lobby in which somebody waits."""
        waiting = [name for name, live in self.live.items() if live.connections]
        await keep_lobbies(self.database, waiting, now_ms())
        await purge(self.database, self.config.retention_days, now_ms())

    async def _heed_operator(self) -> None:
        """Rooms closed and addresses shut out by `happycity admin`."""
        self.banned = Bans(await list_banned_addresses(self.database))
        for live in list(self.live.values()):
            for connection in list(live.connections):
                if connection.address in self.banned:
                    connection.goodbye("banned", 4003)
        for name, seq in await find_closed_rooms(self.database, list(self.live)):
            await self.on_remote_write(name, seq)

    def _drop_idle(self) -> None:
        now = time.monotonic()
        for name, live in list(self.live.items()):
            quiet = not live.connections and not live.lock.locked() and now - live.touched > self.config.idle
            if quiet and not self.drivers.drives(name):
                del self.live[name]

    # Rooms

    async def room(self, name: str) -> LiveRoom:
        """A room by its id, read from the log if it is not open."""
        live = self.live.get(name)
        if live is not None:
            live.touched = time.monotonic()  # whoever asks needs it for a while yet
            return live
        if not is_id(name):
            raise Refusal("no-such-room")
        lock = self.loading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name not in self.live:
                    room, log = await self.read_room(name)
                    # Somebody with another lock may have been quicker: after a load that failed there are two.
                    live = self.live.setdefault(name, LiveRoom(self, room, log))
                    self.on_change(live)
                    if self.database.is_postgres:  # a wake-up that came while we read found nobody to wake
                        self.background(self.on_remote_write(name, room.seq + 1), "catch up")
                return self.live[name]
        finally:
            self.loading.pop(name, None)

    async def read_room(self, name: str) -> tuple[Room, list[Json]]:
        """Rebuild a room from its log."""
        rows = await self.log.after(name, 0)
        if not rows:
            raise Refusal("no-such-room")
        room = Room(name)
        newest = rows[-1][0]["game"]
        secret, base = await self.log.deal(name, newest)
        room.deal = Deal(secret, base)
        for number, (happening, person, command) in enumerate(rows):
            if happening["kind"] in PLAY_KINDS and happening["game"] < newest:
                room.seq = happening["seq"]
                if person and command:
                    room.commands[person, command] = room.seq
                continue
            room.apply(happening, person, command)
            if number % 50 == 49:
                await asyncio.sleep(0)  # a long game must not hold up the others
        return room, [row[0] for row in rows]

    def evict(self, live: LiveRoom) -> None:
        """Close a room in this process; its connections reconnect and it is read from the log again."""
        if not live.evicted:
            del self.live[live.room.id]
        live.changed.set()  # its driver must go, too
        for connection in list(live.connections):
            connection.goodbye("resync", 4008)

    async def create(
        self, options: Json, settings: Settings, seats: list[Seat], base: Json | None = None
    ) -> LiveRoom:
        """A new room."""
        if len(self.live) >= self.config.most_rooms:
            raise Refusal("server-full")
        name, at = fresh_id(), now_ms()
        deal = Deal(fresh_secret(), base)
        room = Room(name)
        room.deal = deal
        body = {
            "options": options,
            "settings": settings.to_json(),
            "seats": [seat.to_json(number) for number, seat in enumerate(seats)],
            "commitment": commitment(f"{name}/1", deal.secret),
        }
        entry = Entry(name, 1, at, "created", 1, body)
        happening = entry.happening()
        room.apply(happening)
        summary = room.summary()
        row = {
            "id": name, "created": at, "updated": at, "seq": 1, "status": room.status, "public": settings.public,
            "driven": False, "summary": encode(summary),
        }  # fmt: skip
        missing = self.database.insert_missing  # the writer may have to try again what has arrived
        entry.also = [missing(rooms).values(row), missing(deals).values(deal_row(name, 1, deal))]
        await self.writer.append(entry)
        live = LiveRoom(self, room, [happening])
        self.live[name] = live
        self.metrics.event("created")
        return live

    async def listed(self) -> list[Json]:
        """Public rooms that people may enter or watch."""
        query = (
            select(rooms.c.id, rooms.c.created, rooms.c.summary)
            .where(rooms.c.public, rooms.c.status.in_(["lobby", "playing"]))
            .order_by(rooms.c.updated.desc())
            .limit(100)
        )
        told = []
        for row in await self.database.fetch_all(query):
            words = json.loads(row.summary)
            live = self.live.get(row.id)
            watching = live.present()[1] if live else 0
            fields = ("status", "options", "settings", "names", "open", "seats")
            told.append(
                {
                    "id": row.id,
                    "created": row.created,
                    **{f: words[f] for f in fields},
                    "spectators": watching,
                }
            )
        return told

    # News

    def on_change(self, live: LiveRoom) -> None:
        """Something changed in a room: its bots or its clock may have to do something."""
        if not self.closing:
            self.drivers.look(live)

    def presence_changed(self, live: LiveRoom) -> None:
        """Somebody came or went here."""
        live.tell_presence()
        self.bus.presence(live)

    async def on_remote_write(self, name: str, seq: int) -> None:
        """Another process wrote to a room."""
        live = self.live.get(name)
        if live is not None:
            await live.catch_up(seq)

    async def system(self, name: str, draft: RoomDecision) -> None:
        """Write something that nobody wished but the server itself."""
        live = await self.room(name)
        await live.submit(lambda _room: draft)
