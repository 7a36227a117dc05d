"""Time that passes only while everybody waits: an hour takes as long as the work done in it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Iterator
from contextlib import contextmanager
from contextvars import Context, copy_context
from heapq import heappop, heappush
from typing import Any, Final, TypeVar, TypeVarTuple, Unpack, cast

START_S: Final = 1_000.0
EPOCH_MS: Final = 1_700_000_000_000
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Deadlock(Exception):
    """Nothing is scheduled any more."""


class VirtualTime:
    """The time of a simulation, in seconds."""

    def __init__(self) -> None:
        self.now = START_S

    def monotonic(self) -> float:
        """Seconds that never go backwards."""
        return self.now


class Call(asyncio.TimerHandle):
    """A call that is scheduled: a handle without what helps with debugging."""

    __slots__ = ("callback", "context", "due")

    def __init__(
        self, callback: Callable[..., object], args: tuple[object, ...], context: Context | None, due: float
    ) -> None:
        self.callback: Callable[..., object] | None = callback
        self._args = args
        self.context = copy_context() if context is None else context
        self.due = due

    def cancel(self) -> None:
        """Do not call, and hold on to nothing."""
        self.callback, self._args = None, ()

    def cancelled(self) -> bool:
        """Was it cancelled?"""
        return self.callback is None

    def when(self) -> float:
        """The time of the call."""
        return self.due


class VirtualLoop(asyncio.SelectorEventLoop):
    """Moves the clock to the next timer instead of waiting. Calls for the same moment keep their order.

    It has queues of its own, since asyncio's take a fifth of a day's work.
    """

    def __init__(self, virtual_time: VirtualTime) -> None:
        super().__init__()
        self.virtual_time = virtual_time
        self._soon: deque[Call] = deque()
        self._later: list[tuple[float, int, Call]] = []
        self._number = 0

    def time(self) -> float:
        """The present."""
        return self.virtual_time.now

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> Call:
        """Call in the next turn."""
        call = Call(callback, args, context, self.virtual_time.now)
        self._soon.append(call)
        return call

    def call_at(
        self,
        when: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> Call:
        """Call at a time."""
        call = Call(callback, args, context, when)
        self._number += 1
        heappush(self._later, (when, self._number, call))
        return call

    def call_later(
        self,
        delay: float,
        callback: Callable[[Unpack[Ts]], object],
        *args: *Ts,
        context: Context | None = None,
    ) -> Call:
        """Call after some seconds."""
        return self.call_at(self.virtual_time.now + delay, callback, *args, context=context)

    def run_until_complete(self, future: Generator[Any, None, T] | Awaitable[T]) -> T:
        """Run until something is done."""
        whole = asyncio.ensure_future(cast(Awaitable[T], future), loop=self)
        asyncio._set_running_loop(self)
        try:
            while not whole.done():
                self._turn()
        finally:
            asyncio._set_running_loop(None)
        return whole.result()

    def _turn(self) -> None:
        """Call everything that is due now; if that is nothing, let the time pass."""
        soon, later = self._soon, self._later
        while later and (later[0][2].callback is None or later[0][0] <= self.virtual_time.now or not soon):
            when, _, call = heappop(later)
            if call.callback is not None:
                self.virtual_time.now = max(self.virtual_time.now, when)
                soon.append(call)
        if not soon:
            raise Deadlock
        for _ in range(len(soon)):
            call = soon.popleft()
            if call.callback is None:
                continue
            try:
                call.context.run(call.callback, *call._args)
            except Exception as error:  # noqa: BLE001 - as any event loop
                self.call_exception_handler({"message": f"{call.callback} failed", "exception": error})


@contextmanager
def virtual_loop() -> Iterator[tuple[VirtualLoop, VirtualTime]]:
    """An event loop with virtual time. `time.monotonic` tells that time as well, for code that asks it directly."""
    virtual_time = VirtualTime()
    real = time.monotonic
    time.monotonic = virtual_time.monotonic
    try:
        yield VirtualLoop(virtual_time), virtual_time
    finally:
        time.monotonic = real  # the loop stays open: what still waits in it must not run its end
