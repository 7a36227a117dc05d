"""The composition root of a server: it opens the database and gives every part what it needs."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Final

from happycity.rooms.capacity import Capacity
from happycity.rooms.view import TableView
from happycity.server.http.admission import count_descriptors
from happycity.server.http.limits import RequestLimits
from happycity.server.http.networks import Bans
from happycity.server.ops.metrics import Metrics
from happycity.server.runtime.advisor import Advisor
from happycity.server.runtime.bot_lines import BotLines
from happycity.server.runtime.bot_pool import BotPool
from happycity.server.runtime.bus import Bus, LocalBus, PostgresBus
from happycity.server.runtime.clock import Clock, SystemClock
from happycity.server.runtime.driver import RoomDrivers
from happycity.server.runtime.housekeeping import Housekeeping
from happycity.server.runtime.ids import Ids, RandomIds
from happycity.server.runtime.leases import Leases
from happycity.server.runtime.registry import RoomRegistry
from happycity.server.runtime.services import RoomServices
from happycity.server.runtime.tasks import BackgroundTasks
from happycity.store.database import Database, open_database
from happycity.store.leases import LeaseTable
from happycity.store.log import Log
from happycity.store.seat_keys import SeatKeys
from happycity.store.writer import Writer

if TYPE_CHECKING:
    from happycity.server.http.admission import Admission
    from happycity.server.http.limits import Limits
    from happycity.server.ops.config import Config
    from happycity.server.push.service import PushService

LAG_S: Final = 0.5
"""Time between two looks at how late the event loop is."""


class Runtime:
    """Everything that works behind the requests of one process."""

    def __init__(
        self,
        config: Config,
        clock: Clock | None = None,
        ids: Ids | None = None,
        talk_limit: Limits | None = None,
    ) -> None:
        self.config = config
        self.clock = clock or SystemClock()
        self.ids = ids or RandomIds()
        self.talk_limit = talk_limit or RequestLimits(config).talk
        self.process = secrets.token_hex(8)
        self.metrics = Metrics()
        self.tasks = BackgroundTasks()
        self.bot_pool = BotPool(config.thinkers)
        self.bot_lines = BotLines(self.bot_pool, self.tasks)
        self.is_open = False
        self.admission: Admission | None = None
        """Of the server, if there is one around this."""
        self.database: Database
        self.log: Log
        self.seat_keys: SeatKeys
        self.writer: Writer
        self.bus: Bus
        self.registry: RoomRegistry
        self.leases: Leases
        self.drivers: RoomDrivers
        self.advisor: Advisor
        self.housekeeping: Housekeeping
        self.push: PushService | None = None

    async def open(self) -> None:
        """Open the database and begin to work; a second call does nothing."""
        if self.is_open:
            return
        await self._open_store()
        self._assemble()
        await self.leases.open()
        await self.bus.open(self.registry)
        await self._begin()
        self.is_open = True

    async def _open_store(self) -> None:
        """Open the database and what works on it. A simulator opens its own."""
        self.database = await open_database(self.config.database, retry_timeout_s=self.config.patience)
        self.log = Log(self.database)
        self.seat_keys = SeatKeys(self.database, self.clock.now_ms)
        self.writer = Writer.on(self.database)
        self.leases = Leases(LeaseTable(self.database), self.process, self.clock)
        self.bus = self._make_bus()
        self.advisor = Advisor(self.database, self.bot_pool, self.tasks, self.clock, self.ids)

    def _assemble(self) -> None:
        """Give the parts to each other."""
        config, clock = self.config, self.clock
        self.writer.start()
        self.registry = RoomRegistry(self._room_services(), self.bus, self.tasks, config.most_rooms)
        self.drivers = RoomDrivers(
            self.registry, self.leases, self.bot_pool, self.metrics, clock, config.idle, config.host_grace
        )
        self.registry.subscribe(self.drivers.on_change)

    async def _begin(self) -> None:
        """Start the chores."""
        config = self.config
        self.housekeeping = Housekeeping(self.database, self.registry, self.is_needed, config, self.clock)
        await self.housekeeping.load_bans()
        self.tasks.spawn(self.housekeeping.run(), "housekeeping")
        self.tasks.spawn(self.drivers.adopt_orphans(), "adopt")
        self.tasks.spawn(self._measure_loop(), "loop lag")
        if config.push:
            from happycity.server.push.service import PushService

            self.push = await PushService.open(config, self.database, self.registry, self.tasks, self.clock)

    def _make_bus(self) -> Bus:
        if not self.database.is_postgres:
            return LocalBus()
        return PostgresBus(self.database.url, self.process, self.tasks, self.clock)

    def _room_services(self) -> RoomServices:
        config = self.config
        return RoomServices(
            log=self.log,
            writer=self.writer,
            clock=self.clock,
            ids=self.ids,
            metrics=self.metrics,
            talk_limit=self.talk_limit,
            bots=self.bot_pool.names(),
            view=TableView(),
            capacity=Capacity(config.most_events, config.most_asides),
            host_grace_s=config.host_grace,
        )

    async def close(self) -> None:
        """Drain politely: no new commands, everything written, every client asked to come back."""
        self.registry.drain()
        await self.drivers.close()
        if self.push is not None:
            await self.push.close()
        await self.tasks.cancel()
        await self.writer.close()
        with contextlib.suppress(Exception):
            await self.leases.close()
        await self.bus.close()
        self.bot_pool.close()
        await self.database.close()

    def is_needed(self, room: str) -> bool:
        """Must a room stay in memory although nobody is connected to it?"""
        is_watched = self.push is not None and self.push.notifier.is_watching(room)
        return is_watched or self.drivers.is_driving(room)

    @property
    def bans(self) -> Bans:
        """The banned addresses, as last read."""
        return self.housekeeping.bans if self.is_open else Bans()

    def metrics_text(self) -> str:
        """The metrics of this process."""
        rooms = len(self.registry.live) if self.is_open else 0
        gauges: dict[str, float] = {"rooms": rooms, "bot_queue": self.bot_pool.waiting}
        if self.is_open:
            gauges["write_queue"] = len(self.writer.waiting)
        counters: dict[str, float] = {"bot_failures": self.bot_pool.failures}
        if self.admission is not None:
            gauges["connections"], gauges["descriptors"] = self.admission.total, count_descriptors()
            gauges["descriptors_most"] = self.admission.most
            counters["connections_refused"] = self.admission.refused
        if self.push is not None:
            gauges["push_queue"] = self.push.outbox.waiting
            self.metrics.pushes = self.push.outbox.outcomes
        return self.metrics.text(gauges, counters)

    async def _measure_loop(self) -> None:
        """Measure how late the event loop is."""
        while True:
            started = self.clock.monotonic()
            await asyncio.sleep(LAG_S)
            self.metrics.loop_lag.observe(max(0.0, self.clock.monotonic() - started - LAG_S))
