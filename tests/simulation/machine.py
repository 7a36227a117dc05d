"""A server process that may freeze or die. Its effects pass through `io`, where a dead one waits for ever."""

from __future__ import annotations

import asyncio

from tests.simulation.faults import Faults
from tests.simulation.virtual_time import EPOCH_MS, VirtualTime


class SimulatedClock:
    """The clock of a machine, whose wall clock may be wrong."""

    def __init__(self, virtual_time: VirtualTime) -> None:
        self.virtual_time = virtual_time
        self.skew_ms = 0

    def now_ms(self) -> int:
        """Milliseconds since 1970, by this machine."""
        return EPOCH_MS + int(1000 * self.virtual_time.now) + self.skew_ms

    def monotonic(self) -> float:
        """Seconds that never go backwards."""
        return self.virtual_time.now


class Machine:
    """The life of one process."""

    def __init__(self, name: str, faults: Faults, virtual_time: VirtualTime) -> None:
        self.name = name
        self.faults = faults
        self.clock = SimulatedClock(virtual_time)
        self.is_dead = False
        self.is_deaf = False
        self._running = asyncio.Event()
        self._running.set()

    @property
    def is_running(self) -> bool:
        """Does it take part in the world at this moment?"""
        return not self.is_dead and self._running.is_set()

    async def io(self, seconds: float | None = None) -> None:
        """Let time pass at the edge of the process. Nothing leaves or enters a frozen or dead one."""
        await asyncio.sleep(self.faults.latency_s() if seconds is None else seconds)
        await self.wait()

    async def wait(self) -> None:
        """Wait until the process runs; for ever, if it is dead."""
        while not self.is_running:
            if self.is_dead:
                await asyncio.get_running_loop().create_future()
            await self._running.wait()

    def freeze(self) -> None:
        """Stop for a while, as a process does that is swapped out."""
        self._running.clear()

    def thaw(self) -> None:
        """Go on as if nothing had happened."""
        self._running.set()

    def kill(self) -> None:
        """End at once: no `finally` reaches the outside any more."""
        self.is_dead = True
        self._running.set()
