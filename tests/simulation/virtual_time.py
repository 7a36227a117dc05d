"""Time that passes only while everybody waits: an hour takes as long as the work done in it."""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

START_S: Final = 1_000.0
EPOCH_MS: Final = 1_700_000_000_000


class Deadlock(Exception):
    """Nothing is scheduled any more."""


class VirtualTime:
    """The time of a simulation, in seconds."""

    def __init__(self) -> None:
        self.now = START_S

    def monotonic(self) -> float:
        """Seconds that never go backwards."""
        return self.now


class VirtualSelector(selectors.SelectSelector):
    """Waits for nothing: it moves the clock to the next timer instead."""

    def __init__(self, virtual_time: VirtualTime) -> None:
        super().__init__()
        self.virtual_time = virtual_time

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """Let the time pass."""
        if timeout is None:
            raise Deadlock
        self.virtual_time.now += timeout
        return []


@contextmanager
def virtual_loop() -> Iterator[tuple[asyncio.AbstractEventLoop, VirtualTime]]:
    """An event loop with virtual time. `time.monotonic` tells that time as well, for code that asks it directly."""
    virtual_time = VirtualTime()
    real = time.monotonic
    time.monotonic = virtual_time.monotonic
    loop = asyncio.SelectorEventLoop(VirtualSelector(virtual_time))
    try:
        yield loop, virtual_time
    finally:
        time.monotonic = real  # the loop stays open: what still waits in it must not run its end
