"""One simulated day: servers, people, and what goes wrong between them."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from happycity.errors import HappyCityError
from happycity.game.options import Options
from happycity.rooms.decide import JoinRequest, decide_join
from happycity.rooms.people import Seat, Settings
from happycity.schema.json_text import decode
from happycity.server.runtime import driver, leases
from happycity.server.socket import connection, serve
from happycity.server.socket.connection import Connection
from tests.simulation.bugs import plant
from tests.simulation.bus import Switchboard
from tests.simulation.disk import Disk
from tests.simulation.faults import Faults
from tests.simulation.history import History, check_progress, check_world, digest
from tests.simulation.machine import Machine
from tests.simulation.person import Person
from tests.simulation.server import SimulatedIds, SimulatedRuntime
from tests.simulation.virtual_time import VirtualTime, virtual_loop

if TYPE_CHECKING:
    from happycity.schema.socket import ServerFrame
    from tests.simulation.disk import Key

T = TypeVar("T")

CHAOS_S: Final = 240.0
"""The mean time between two large faults."""
OUTBOX_MESSAGES: Final = 4
"""So few that a stuck reader overflows now and then."""
ADOPT_S: Final = 9.0
LEASE_S: Final = 18.0
RENEW_S: Final = 6.0
"""Three times as long as in the program: most of the work of a quiet hour is looking for work."""
SETTLE_S: Final = 300.0
ALONE_S: Final = 300.0
"""Longer than any clock, so that whatever must go on has gone on."""
SAMPLE_S: Final = 30.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What a day is made of."""

    seed: int
    hours: float = 10.0
    servers: int = 2
    """One stands for SQLite, more for PostgreSQL."""
    groups_per_hour: float = 1.5
    group_s: float = 1500.0
    """How long a group plays on average."""
    think_s: float = 4.0


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a day."""

    hours: int
    """Hours in which somebody played."""
    accepted: int
    rooms: int
    events: int
    faults: dict[str, int]
    failures: list[str]
    digest: str


class NumberedConnection(Connection):
    """Hashes by its number, so that a set of connections has the same order in every run."""

    made = 0

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]  # whatever the server gives
        NumberedConnection.made += 1
        self.number = NumberedConnection.made

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class World:
    """Everything in a simulation."""

    def __init__(self, plan: Plan, virtual_time: VirtualTime) -> None:
        self.plan = plan
        self.seed = str(plan.seed)
        self.virtual_time = virtual_time
        self.think_s = plan.think_s
        self.random = random.Random(f"world {self.seed}")
        self.faults = Faults(self.seed)
        self.ids = SimulatedIds(self.seed)
        self.switchboard = Switchboard()
        self.disk = Disk(virtual_time, self._on_write)
        self.history = History()
        self.is_shared = plan.servers > 1
        self.servers: list[SimulatedRuntime] = []
        self.people: list[Person] = []
        self.written_at: dict[str, float] = {}
        self.settled_seq: dict[str, int] = {}
        self._kept: list[object] = []
        """Tasks and dead servers: what the collector ended would run its `finally` at a random moment."""
        self._authors: dict[str, Person] = {}
        self._machines = 0
        self._frame: tuple[str, ServerFrame] = ("", {"type": "pong", "time": 0, "id": None})

    def decode_frame(self, text: str) -> ServerFrame:
        """A frame, decoded once for everybody in a room: they get the same bytes, and change nothing in it."""
        if self._frame[0] != text:
            self._frame = text, decode(text)
        return self._frame[1]

    def _on_write(self, keys: list[Key]) -> None:
        for room, _ in keys:
            self.written_at[room] = self.virtual_time.now
        self.switchboard.wake(keys)

    def keep(self, task: asyncio.Future[T]) -> None:
        """Hold on to a task."""
        self._kept.append(task)
        task.add_done_callback(_consume)

    def author_of(self, command: str | None) -> Person | None:
        """Who sent a command: its id begins with the name."""
        return self._authors.get((command or "").rpartition("-")[0])

    def check_secrets(self, person: Person, text: str) -> None:
        """No frame holds the secret of a running game."""
        for secret in self.disk.hidden.get(person.room_id or "", {}).values():
            if secret in text:
                self.history.fail(f"{person.name} was told the secret of {person.room_id}")

    # Servers

    def any_server(self, chance: random.Random) -> SimulatedRuntime | None:
        """A server that accepts connections; a frozen one does, too."""
        running = [runtime for runtime in self.servers if not runtime.machine.is_dead]
        return chance.choice(running) if running else None

    async def start_server(self) -> None:
        """Start one more process. It keeps trying while the database is away."""
        self._machines += 1
        machine = Machine(f"server-{self._machines}", self.faults, self.virtual_time)
        while True:
            runtime = SimulatedRuntime(self, machine)
            try:
                await runtime.open()
            except (OSError, HappyCityError):
                await asyncio.sleep(1.0)
            else:
                self.servers.append(runtime)
                return

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something beside everything else."""
        self.keep(asyncio.ensure_future(work))

    async def cause_trouble(self) -> None:
        """Let large things go wrong until it is calm."""
        while True:
            await asyncio.sleep(self.faults.random.expovariate(1 / CHAOS_S))
            if self.faults.is_calm:
                return
            runtime = self.any_server(self.faults.random)
            if runtime is not None:
                trouble = self.faults.random.choice(
                    [self._kill, self._freeze, self._deafen, self._unplug, self._skew]
                )
                self.spawn(trouble(runtime))

    async def _kill(self, runtime: SimulatedRuntime) -> None:
        self.faults.counts["process killed"] += 1
        runtime.vanish()
        self.servers.remove(runtime)
        self._kept.append(runtime)
        for person in self.people:
            if person.link is not None and person.link.machine is runtime.machine:
                person.link.cut()
        await asyncio.sleep(self.faults.between(0.5, 20.0))
        await self.start_server()

    async def _freeze(self, runtime: SimulatedRuntime) -> None:
        seconds = self.faults.between(1.0, 80.0)
        self.faults.counts["process frozen"] += 1
        self.faults.counts["lease expired"] += seconds > LEASE_S and self.is_shared
        runtime.machine.freeze()
        await asyncio.sleep(seconds)
        runtime.machine.thaw()

    async def _deafen(self, runtime: SimulatedRuntime) -> None:
        self.faults.counts["bus deaf"] += self.is_shared
        await runtime.be_deaf(self.faults.between(0.5, 30.0))

    async def _unplug(self, _runtime: SimulatedRuntime) -> None:
        self.faults.counts["database away"] += 1
        self.disk.is_away = True
        await asyncio.sleep(self.faults.between(0.5, 40.0))
        self.disk.is_away = False

    async def _skew(self, runtime: SimulatedRuntime) -> None:
        self.faults.counts["clock jumped"] += 1
        runtime.machine.clock.skew_ms = int(self.faults.between(-30_000, 30_000))
        await asyncio.sleep(self.faults.between(60.0, 600.0))
        runtime.machine.clock.skew_ms = 0

    async def watch_leases(self) -> None:
        """No two processes ever believe that they drive the same room."""
        while True:
            await asyncio.sleep(SAMPLE_S)
            held = Counter(room for runtime in self.servers for room in runtime.held())
            for room, holders in held.items():
                if holders > 1:
                    self.history.fail(f"{room} is driven by {holders} processes")

    # People

    async def gather_groups(self) -> None:
        """Let groups of people come and play. At 1.5 an hour, no hour passes without one."""
        number = 0
        while not self.faults.is_calm:
            number += 1
            self.spawn(self._play_in_group(number))
            await asyncio.sleep(self.random.uniform(0.5, 1.5) * 3600 / self.plan.groups_per_hour)

    async def _play_in_group(self, number: int) -> None:
        players = self.random.choice([2, 2, 2, 3, 4])
        humans = self.random.choice([1, *[players] * 3])
        people = [Person(self, f"p{number}.{seat}") for seat in range(humans)]
        watcher = [Person(self, f"p{number}.w")] if self.random.random() < 0.3 else []
        length_s = self.random.uniform(0.4, 1.6) * self.plan.group_s
        room = await self._create_room(people[0], players, humans)
        if room is None:
            return
        for person in [*people, *watcher]:
            person.room_id = room
            self.people.append(person)
            self._authors[person.name] = person
        for seat, person in enumerate(people[1:], 1):
            self.spawn(self._arrive(person, seat))
        for person in watcher:
            self.spawn(self._arrive(person, None))
        people[0].connect()
        self.spawn(people[0].live())
        await asyncio.sleep(length_s)
        for person in [*people, *watcher]:
            person.is_here = False
            person.disconnect()

    async def _create_room(self, host: Person, players: int, humans: int) -> str | None:
        choice = self.random.choice
        options = Options(
            players=players, mode=choice(["family", "expert"]), grozilla=choice([False, True])
        ).to_json()
        settings = Settings(clock=choice([None, 20, 90]), pace=choice([0, 600]), bot="random")
        seats = [Seat() for _ in range(humans)] + [Seat.of_bot("random") for _ in range(players - humans)]

        async def work(runtime: SimulatedRuntime) -> str:
            live = await runtime.registry.create(options, settings, seats)
            request, now = JoinRequest(host.name, 0), runtime.clock.now_ms()
            await live.submit(partial(decide_join, request=request, key=host.key, at=now))
            return live.room.id

        for _ in range(20):
            room = await host.request(work)
            if room is not None:
                return room
        return None

    async def _arrive(self, person: Person, seat: int | None) -> None:
        await asyncio.sleep(self.random.uniform(1.0, 20.0))
        while person.is_here and not await person.join(seat, spectator=seat is None):
            await asyncio.sleep(2.0)
        await person.live()

    # The day

    async def run(self) -> None:
        """Live through the day, let it become calm, and check everything."""
        for _ in range(self.plan.servers):
            await self.start_server()
        for work in (self.cause_trouble(), self.gather_groups(), self.watch_leases()):
            self.spawn(work)
        await asyncio.sleep(3600 * self.plan.hours)
        await self._settle()
        check_world(self)

    async def _settle(self) -> None:
        """Nothing goes wrong any more: rooms go on by themselves, then everybody comes back and hears what they missed."""
        self.faults.is_calm = True
        self.disk.is_away = False
        for runtime in self.servers:
            runtime.machine.thaw()
        for person in self.people:
            person.is_here = False
            person.disconnect()
        await asyncio.sleep(ALONE_S)
        check_progress(self)
        until = self.virtual_time.now + SETTLE_S
        while self.virtual_time.now < until:
            await asyncio.sleep(10.0)
            for person in self.people:
                person.stay_connected()
            if until - self.virtual_time.now > 60.0:
                self.settled_seq = {room: len(entries) for room, entries in self.disk.entries.items()}


def _consume(task: asyncio.Future[T]) -> None:
    """A refusal is the caller's; anything else is a fault of the server or the simulator."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, HappyCityError):
        raise RuntimeError("a task of the simulation failed") from error


_ended: list[World] = []
"""Kept, so that the collector ends none of their tasks."""


def simulate(plan: Plan) -> Outcome:
    """Simulate one day."""
    NumberedConnection.made = 0
    plant(serve, "Connection", NumberedConnection)
    plant(connection, "OUTBOX_MESSAGES", OUTBOX_MESSAGES)
    plant(driver, "ADOPT_S", ADOPT_S)
    plant(driver, "AHEAD_S", 2 * ADOPT_S)
    plant(leases, "LEASE_S", LEASE_S)
    plant(leases, "RENEW_S", RENEW_S)
    with virtual_loop() as (loop, virtual_time):
        world = World(plan, virtual_time)
        broken: list[str] = []

        def note(_loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
            if not isinstance(context.get("exception"), HappyCityError):  # a refusal whose caller has gone
                broken.append(_describe(context))

        loop.set_exception_handler(note)
        asyncio.set_event_loop(loop)
        loop.run_until_complete(world.run())
        asyncio.set_event_loop(None)
        _ended.append(world)
    for sentence in broken:
        world.history.fail(sentence)
    entries = world.disk.entries
    return Outcome(
        hours=len(world.disk.played_hours),
        accepted=len(world.disk.commands),
        rooms=len(entries),
        events=sum(map(len, entries.values())),
        faults=dict(world.faults.counts),
        failures=world.history.failures,
        digest=digest(world),
    )


def _describe(context: dict[str, object]) -> str:
    error = context.get("exception")
    cause = getattr(error, "__cause__", None) or error
    place = context.get("task") or context.get("future")
    return f"{context.get('message')}: {cause!r} in {place}"
