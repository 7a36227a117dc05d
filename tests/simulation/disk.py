"""The database that all processes share: the log, seat keys and leases, in memory, with the promises of a real one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from happycity.store.log import MAX_EVENTS, Entry, LogRow
from happycity.store.retry import RETRY_TIMEOUT_S, with_retry
from tests.simulation.virtual_time import START_S

if TYPE_CHECKING:
    from happycity.rooms.room_game import Deal
    from happycity.schema.room import RoomSummary
    from tests.simulation.machine import Machine
    from tests.simulation.virtual_time import VirtualTime

LATE_S: Final = (1.0, 8.0)
DEAD_LEASES: Final = 10
Key = tuple[str, int]
T = TypeVar("T")


class Disk:
    """What is stored. Every method is one transaction."""

    def __init__(self, virtual_time: VirtualTime, on_write: Callable[[list[Key]], None]) -> None:
        self.virtual_time = virtual_time
        self.on_write = on_write
        self.is_away = False
        self.entries: dict[str, list[Entry]] = {}
        self.commands: dict[tuple[str, str, str], int] = {}
        self.summaries: dict[str, RoomSummary] = {}
        self.driven: dict[str, None] = {}
        """Rooms that need a driver, in a lasting order."""
        self.deals: dict[tuple[str, int], Deal] = {}
        self.hidden: dict[str, dict[int, str]] = {}
        """The secrets of games that are not over, by room."""
        self.keys: dict[tuple[str, str], set[str]] = {}
        self.authors: dict[tuple[str, str], set[str]] = {}
        """The people of each key, also those who were removed since."""
        self.owners: dict[str, str] = {}
        self.processes: dict[str, float] = {}
        self.played_hours: set[int] = set()
        """Hours with a person's command that was written."""

    def write(self, entries: list[Entry]) -> set[Key]:
        """Write events; which of them were new. A seq and a command are unique."""
        written = [entry.key for entry in entries if self._insert(entry)]
        if written:
            self.on_write(written)
        return set(written)

    def _insert(self, entry: Entry) -> bool:
        log = self.entries.setdefault(entry.room, [])
        command = (entry.room, entry.person or "", entry.command or "")
        if entry.event["seq"] != len(log) + 1 or (entry.command and command in self.commands):
            return False
        log.append(entry)
        if entry.command:
            self.commands[command] = entry.event["seq"]
            self.played_hours.add(int(self.virtual_time.now - START_S) // 3600)
        assert entry.summary is not None
        self._note(entry.room, entry.summary)
        self._insert_beside(entry)
        return True

    def _note(self, room: str, summary: RoomSummary) -> None:
        self.summaries[room] = summary
        if summary["driven"] and summary["status"] == "playing":
            self.driven.setdefault(room)
        else:
            self.driven.pop(room, None)

    def _insert_beside(self, entry: Entry) -> None:
        beside = entry.beside
        if beside.deal is not None:
            self.deals[entry.room, entry.event["game"]] = beside.deal
            self.hidden.setdefault(entry.room, {})[entry.event["game"]] = beside.deal.secret
        if entry.event["kind"] == "action" and entry.event["over"] is not None:
            del self.hidden[entry.room][entry.event["game"]]
        if beside.new_key is not None:
            for known in (self.keys, self.authors):
                known.setdefault((entry.room, beside.new_key.key), set()).add(beside.new_key.person)
        if beside.revoked_person is not None:
            for (room, _), people in self.keys.items():
                if room == entry.room:
                    people.discard(beside.revoked_person)

    def rows(self, room: str, seq: int = 0, limit: int = MAX_EVENTS) -> list[LogRow]:
        """The events of a room after a seq, decoded again for every reader."""
        entries = self.entries.get(room, [])[seq : seq + limit]
        return [LogRow(entry.stored_event(), entry.person, entry.command) for entry in entries]

    # Leases

    def renew(self, process: str, length_s: float) -> bool:
        """Extend the lease of a process. False if it had expired: then its rooms are free."""
        is_known = self.is_alive(process)
        if not is_known:
            self.end(process)
        self.processes[process] = self.virtual_time.now + length_s
        dead = self.virtual_time.now - DEAD_LEASES * length_s
        self.processes = {name: until for name, until in self.processes.items() if until >= dead}
        return is_known

    def end(self, process: str) -> None:
        """Delete a process and release its rooms."""
        self.processes.pop(process, None)
        self.owners = {room: owner for room, owner in self.owners.items() if owner != process}

    def is_alive(self, process: str | None) -> bool:
        """Does a process hold its lease?"""
        return process is not None and self.processes.get(process, 0.0) > self.virtual_time.now

    def acquire(self, room: str, process: str) -> bool:
        """Make a process the owner of a room, unless another live process owns it."""
        owner = self.owners.get(room)
        if room not in self.summaries or (owner != process and self.is_alive(owner)):
            return False
        self.owners[room] = process
        return True

    def release(self, room: str, process: str) -> None:
        """Give up a room."""
        if self.owners.get(room) == process:
            del self.owners[room]

    def orphans(self, until: int | None) -> list[str]:
        """Rooms that need a driver (until a time) and have no live owner."""
        return [
            room
            for room in self.driven
            if self._is_due(room, until) and not self.is_alive(self.owners.get(room))
        ]

    def _is_due(self, room: str, until: int | None) -> bool:
        due = self.entries[room][-1].due
        return until is None or due is None or due <= until


class DiskClient:
    """The database as one process reaches it: late, refusing, forgetting, or twice. Backend, log, keys and leases."""

    is_shared: bool

    def __init__(self, disk: Disk, machine: Machine, *, is_shared: bool) -> None:
        self.disk = disk
        self.machine = machine
        self.is_shared = is_shared

    async def _reach(self) -> None:
        """A request on its way to the database."""
        await self.machine.io()
        faults = self.machine.faults
        if faults.happens("database late", 0.002):
            await self.machine.io(faults.between(*LATE_S))
        if self.disk.is_away or faults.happens("database refused", 0.002):
            raise ConnectionError("connection refused")

    async def _read(self, query: Callable[[], T]) -> T:
        """Read, with the retries of a real database."""

        async def read() -> T:
            await self._reach()
            return query()

        return await with_retry(read, RETRY_TIMEOUT_S)

    async def _answer(self) -> None:
        """The answer on its way back."""
        if self.machine.faults.happens("answer lost", 0.003):
            raise ConnectionError("connection lost after the commit")
        await self.machine.wait()

    # The log

    async def write(self, entries: list[Entry]) -> set[Key]:
        """Write events in one transaction; which of them were new."""
        await self._reach()
        if self.machine.faults.happens("commit lost", 0.003):
            raise ConnectionError("connection lost before the commit")
        written = self.disk.write(entries)
        if self.machine.faults.happens("write repeated", 0.004):  # the answer is that of the second time
            await self.machine.io()
            written = self.disk.write(entries)
        await self._answer()
        return written

    async def close(self) -> None:
        """Nothing to close."""

    async def after(self, room: str, seq: int, limit: int = MAX_EVENTS) -> list[LogRow]:
        """The events of a room after a seq."""
        return await self._read(lambda: self.disk.rows(room, seq, limit))

    async def deal(self, room: str, game: int) -> Deal:
        """The secret of a game's shuffle and what it started from."""
        return await self._read(lambda: self.disk.deals[room, game])

    async def people(self, room: str, key: str) -> list[str]:
        """The people for whom a key may speak in a room."""
        return await self._read(lambda: sorted(self.disk.keys.get((room, key), ())))

    # Leases

    async def reset(self) -> None:
        """Drop all processes and owners."""
        self.disk.processes.clear()
        self.disk.owners.clear()

    async def renew(self, process: str, length_s: float) -> bool:
        """Extend the lease of a process."""
        await self._reach()
        renewed = self.disk.renew(process, length_s)
        await self._answer()
        return renewed

    async def end(self, process: str) -> None:
        """Delete a process and release all its rooms."""
        await self._reach()
        self.disk.end(process)

    async def acquire(self, room: str, process: str) -> bool:
        """Make a process the owner of a room, unless another live process owns it."""
        await self._reach()
        acquired = self.disk.acquire(room, process)
        await self._answer()
        return acquired

    async def release(self, room: str, process: str) -> None:
        """Give up a room."""
        await self._reach()
        self.disk.release(room, process)

    async def orphans(self, until: int | None = None) -> list[str]:
        """Rooms that need a driver (until a time) and have no live owner."""
        await self._reach()
        return self.disk.orphans(until)

    async def mark_undriven(self, room: str, seq: int) -> None:
        """Note that a room at a seq needs no driver."""
        await self._reach()
        if len(self.disk.entries[room]) == seq:
            self.disk.summaries[room]["driven"] = False
            self.disk.driven.pop(room, None)
