"""Who is present in a room: the sockets of this process, and what other processes report."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.rooms.frames import Present

if TYPE_CHECKING:
    from happycity.server.runtime.clock import Clock
    from happycity.server.socket.connection import Connection

PRESENCE_TTL_S: Final = 30.0
"""How long the report of another process counts."""
MAX_LAG_S: Final = 2.0
"""The most that a clock forgives: a client that answers pings late on purpose gains no more."""


@dataclass(frozen=True, slots=True)
class RemotePresence:
    """What another process reported."""

    until: float
    present: Present


class Presence:
    """Who is present in one room."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.connections: set[Connection] = set()
        self._remote: dict[str, RemotePresence] = {}
        self._announced: frozenset[str] = frozenset()
        self._lost_at: dict[str, float] = {}
        self._opened_at = clock.monotonic()

    def local(self) -> Present:
        """Who is connected to this process."""
        people = {person for connection in self.connections for person in connection.people}
        return Present(frozenset(people), sum(not connection.people for connection in self.connections))

    def everywhere(self) -> Present:
        """Who is connected to any process."""
        here, now = self.local(), self.clock.monotonic()
        remote = [report.present for report in self._remote.values() if report.until > now]
        people = here.people.union(*(present.people for present in remote))
        return Present(people, here.spectators + sum(present.spectators for present in remote))

    def is_here(self, person: str) -> bool:
        """Is somebody connected to any process?"""
        for connection in self.connections:  # a loop, as this is asked after every event
            if person in connection.people:
                return True
        return bool(self._remote) and person in self.everywhere().people

    def lag_ms(self, person: str | None) -> int:
        """How long a question to somebody and the answer are under way, as measured here on their best connection."""
        lags = [connection.lag_s for connection in self.connections if person in connection.people]
        return int(1000 * min(min(lags, default=0.0), MAX_LAG_S))

    def on_remote_report(self, process: str, present: Present) -> None:
        """Another process reported who is connected there."""
        self._remote[process] = RemotePresence(self.clock.monotonic() + PRESENCE_TTL_S, present)

    def refresh(self) -> Present:
        """Note who has come and gone since the last call."""
        present = self.everywhere()
        for person in self._announced - present.people:
            self._lost_at[person] = self.clock.monotonic()
        for person in present.people:
            self._lost_at.pop(person, None)
        self._announced = present.people
        return present

    def is_absent(self, person: str, grace_s: float) -> bool:
        """Has somebody had no connection for so long that the others may go on without them?

        A person who never connected counts as absent since the room was opened.
        """
        if person in self.everywhere().people:
            return False
        return self.clock.monotonic() - self._lost_at.get(person, self._opened_at) >= grace_s
