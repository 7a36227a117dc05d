"""A simulated server process: the real runtime on a simulated machine, disk and bus."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Final, cast

from happycity.rooms.ids import ALPHABET, ID_LENGTH
from happycity.server.ops.config import Config
from happycity.server.runtime.bus import Bus, LocalBus
from happycity.server.runtime.leases import Leases
from happycity.server.runtime.runtime import Runtime
from happycity.store.writer import Writer
from tests.simulation.bus import SimulatedBus
from tests.simulation.disk import DiskClient

if TYPE_CHECKING:
    from happycity.store.log import Log
    from happycity.store.seat_keys import SeatKeys
    from tests.simulation.machine import Machine
    from tests.simulation.world import World

SWEEP_S: Final = 30.0


class SimulatedIds:
    """Ids and secrets from a seed."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(f"ids {seed}")

    def id(self) -> str:
        """A room's id."""
        return "".join(self.random.choice(ALPHABET) for _ in range(ID_LENGTH))

    def token(self) -> str:
        """A secret for a browser."""
        return self.random.randbytes(32).hex()

    def secret(self) -> str:
        """The secret of a shuffle."""
        return self.random.randbytes(32).hex()


class SimulatedRuntime(Runtime):
    """The runtime of one process. It opens a simulated store, and leaves operators' chores aside."""

    def __init__(self, world: World, machine: Machine) -> None:
        super().__init__(Config(database=":simulated:", thinkers=1), machine.clock, world.ids)
        self.world = world
        self.machine = machine
        self.process = machine.name
        self.bus: Bus

    async def _open_store(self) -> None:
        disk = DiskClient(self.world.disk, self.machine, is_shared=self.world.is_shared)
        self.log = cast("Log", disk)  # what rooms read of it
        self.seat_keys = cast("SeatKeys", disk)
        self.writer = Writer(disk, disk, self.config.patience)
        self.leases = Leases(disk, self.process, self.clock)
        self.bus = (
            SimulatedBus(self.world.switchboard, self.machine, self.tasks)
            if self.world.is_shared
            else LocalBus()
        )

    async def _begin(self) -> None:
        self.tasks.spawn(self._sweep(), "housekeeping")
        self.tasks.spawn(self.drivers.adopt_orphans(), "adopt")

    async def _sweep(self) -> None:
        while True:
            await self.machine.io(SWEEP_S)
            self.registry.drop_idle(self.config.idle, self.drivers.is_driving)
            for live in self.registry.rooms():
                for connection in list(live.connections):
                    connection.check(self.clock.monotonic())

    def held(self) -> list[str]:
        """The rooms that this process believes it may drive."""
        is_valid = self.machine.is_running and self.clock.monotonic() <= self.leases.good_until
        return sorted(self.leases.owned) if is_valid else []

    async def be_deaf(self, seconds: float) -> None:
        """Lose the bus for a while."""
        if isinstance(self.bus, SimulatedBus):
            await self.bus.be_deaf(seconds)
        else:
            await asyncio.sleep(seconds)

    def vanish(self) -> None:
        """Die: the others hear nothing of it."""
        self.machine.kill()
        if isinstance(self.bus, SimulatedBus):
            self.bus.leave()
