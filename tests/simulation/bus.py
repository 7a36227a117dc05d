"""Wake-ups between the simulated processes: late, repeated, out of order, or lost while the connection is down."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from happycity.server.runtime.bus import REPEAT_S

if TYPE_CHECKING:
    from happycity.rooms.frames import Present
    from happycity.schema.socket import ReactionFrame
    from happycity.server.runtime.bus import BusListener
    from happycity.server.runtime.tasks import BackgroundTasks
    from tests.simulation.disk import Key
    from tests.simulation.machine import Machine

LATE_S: Final = (0.5, 5.0)


class Switchboard:
    """Connects the buses of all processes."""

    def __init__(self) -> None:
        self.buses: list[SimulatedBus] = []

    def wake(self, keys: list[Key]) -> None:
        """Something was written."""
        for bus in self.buses:
            for room, seq in keys:
                bus.hear(room, seq)

    def present(self, sender: SimulatedBus, name: str, present: Present) -> None:
        """Somebody came or went at one process."""
        for bus in self.buses:
            if bus is not sender:
                bus.hear_presence(name, sender.machine.name, present)


class SimulatedBus:
    """The bus of one process."""

    is_shared = True

    def __init__(self, switchboard: Switchboard, machine: Machine, tasks: BackgroundTasks) -> None:
        self.switchboard = switchboard
        self.machine = machine
        self.tasks = tasks
        self.listener: BusListener

    @property
    def is_healthy(self) -> bool:
        """Does it hear?"""
        return not self.machine.is_deaf

    async def open(self, listener: BusListener) -> None:
        """Begin to listen."""
        self.listener = listener
        self.switchboard.buses.append(self)
        self.tasks.spawn(self._repeat_presence(), "presence")

    async def close(self) -> None:
        """Stop."""
        self.leave()

    def leave(self) -> None:
        """Hear nothing any more."""
        if self in self.switchboard.buses:
            self.switchboard.buses.remove(self)

    def announce_presence(self, name: str, present: Present) -> None:
        """Tell the others who is connected here."""
        if self.machine.is_running and not self.machine.is_deaf:
            self.switchboard.present(self, name, present)

    def announce_reaction(self, name: str, frame: ReactionFrame) -> None:
        """Show a reaction to those who are connected elsewhere."""
        if self.machine.is_running and not self.machine.is_deaf:
            for bus in self.switchboard.buses:
                if bus is not self and not bus.machine.is_deaf:
                    bus.listener.on_remote_reaction(name, frame)

    def hear(self, room: str, seq: int) -> None:
        """A wake-up is on its way here."""
        if not self.machine.is_deaf and self.listener.is_behind(room, seq):
            self.tasks.spawn(self._wake(room, seq), "catch up")

    async def _wake(self, room: str, seq: int) -> None:
        faults = self.machine.faults
        await self.machine.io(faults.between(*LATE_S) if faults.happens("wake-up late", 0.01) else None)
        await self.listener.on_remote_write(room, seq)
        if faults.happens("wake-up repeated", 0.01):
            await self.machine.io(faults.between(*LATE_S))
            await self.listener.on_remote_write(room, seq)

    def hear_presence(self, name: str, process: str, present: Present) -> None:
        """A report of who is connected elsewhere is on its way here."""
        if not self.machine.is_deaf and not self.machine.is_dead:
            self.tasks.spawn(self._report(name, process, present), "presence")

    async def _report(self, name: str, process: str, present: Present) -> None:
        await self.machine.io()
        self.listener.on_remote_presence(name, process, present)

    async def _repeat_presence(self) -> None:
        while True:
            await self.machine.io(REPEAT_S)
            for name, present in self.listener.local_presence().items():
                self.announce_presence(name, present)

    async def be_deaf(self, seconds: float) -> None:
        """Lose the connection for a while, then look for what was missed."""
        self.machine.is_deaf = True
        await asyncio.sleep(seconds)
        self.machine.is_deaf = False
        await self.machine.wait()
        await self.listener.on_bus_reconnect()
