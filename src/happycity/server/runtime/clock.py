"""The clock of a server. A simulator supplies another."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time."""

    def now_ms(self) -> int:
        """Milliseconds since 1970."""

    def monotonic(self) -> float:
        """Seconds that never go backwards."""


class SystemClock:
    """The clock of this machine as it was at the start. Setting it meanwhile moves no deadline."""

    def __init__(self) -> None:
        self._began_ns = time.time_ns() - time.monotonic_ns()

    def now_ms(self) -> int:
        """Milliseconds since 1970."""
        return (self._began_ns + time.monotonic_ns()) // 1_000_000

    def monotonic(self) -> float:
        """Seconds since some moment in the past."""
        return time.monotonic()
