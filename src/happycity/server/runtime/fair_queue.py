"""A fair queue for places: clients take turns, and work that nobody waits for comes last, but is done."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from typing import Final

NOBODY: Final = ""
"""The lane of rooms in which nobody is present."""
LAST_EVERY: Final = 8
"""Every eighth place goes to that lane, so that it is served however busy the others are."""

Waiter = asyncio.Future[None]


class FairQueue:
    """Gives places. Those who wait queue in lanes, and the lanes take turns."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lanes: OrderedDict[str, deque[Waiter]] = OrderedDict()
        self._given = 0

    def waiting(self, lane: str) -> int:
        """How many are waiting before a newcomer to a lane could have a place."""
        return sum(len(queue) for name, queue in self._lanes.items() if name != NOBODY or lane == NOBODY)

    @contextlib.asynccontextmanager
    async def place(self, lane: str) -> AsyncIterator[None]:
        """Hold a place, as soon as it is this lane's turn."""
        await self._acquire(lane)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, lane: str) -> None:
        if self._free:
            self._free -= 1
            return
        waiter = asyncio.get_running_loop().create_future()
        self._lanes.setdefault(lane, deque()).append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self._release()  # the place was given in the same moment
            raise

    def _release(self) -> None:
        while self._lanes:
            waiter = self._take_next()
            if not waiter.done():  # else it was cancelled
                self._given += 1
                waiter.set_result(None)
                return
        self._free += 1

    def _take_next(self) -> Waiter:
        lanes = [lane for lane in self._lanes if lane != NOBODY]
        is_last_served = NOBODY in self._lanes and (not lanes or self._given % LAST_EVERY == LAST_EVERY - 1)
        lane = NOBODY if is_last_served else lanes[0]
        queue = self._lanes[lane]
        waiter = queue.popleft()
        if queue:
            self._lanes.move_to_end(lane)
        else:
            del self._lanes[lane]
        return waiter
