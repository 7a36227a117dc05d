"""The bot pool: bots think in processes of their own, so that they never hold up the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import TYPE_CHECKING, Final, TypeVar, TypeVarTuple

from happycity.rules import COMPILED
from happycity.server.runtime.fair_queue import NOBODY, FairQueue

if TYPE_CHECKING:
    from happycity.schema.game import View

Ts = TypeVarTuple("Ts")
R = TypeVar("R")

MAX_ATTEMPTS: Final = 3
LOST: Final = (BrokenExecutor, TimeoutError, OSError)
"""A process died or did not answer; another one may do the work."""
THINK_TIMEOUT_S: Final = 20.0
"""A process that thinks for longer is replaced."""
EVEN_MS: Final = 150
"""Thinking time when as many bots think as there are processes; more of them think shorter."""
MIN_MS: Final = 20

logger = logging.getLogger("happycity.server")


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int, timeout_s: float = THINK_TIMEOUT_S) -> None:
        self.timeout_s = timeout_s
        self.size = max(1, processes)
        self.pool: ProcessPoolExecutor | None = None
        self.running = 0
        self.queue = FairQueue(self.size)
        """One place per process. Waiting here does not count as thinking time."""
        self.advising = asyncio.Semaphore(max(1, self.size // 2))
        """Places for hints and reviews, so that the bots at the tables go on however many are requested."""
        self.failures = 0
        """Decisions that came to nothing: a process died, took too long or failed."""

    @property
    def waiting(self) -> int:
        """Decisions that wait for a process."""
        return self.queue.waiting(NOBODY)

    def names(self) -> tuple[str, ...]:
        """The bots that may take a seat: the built-in ones only, never a file or program from the network."""
        from happycity.bots.levels import BUILT_IN

        return BUILT_IN

    async def decide(self, bot: str, view: View, legal: list[str], seed: int, lane: str = NOBODY) -> str:
        """A bot's choice for a client, or for nobody. Whatever goes wrong, the answer is a legal action."""
        if len(legal) == 1:
            return legal[0]
        if bot == "random":
            return _decide(bot, view, legal, seed, None)  # instant, so no process is needed
        think_ms = self._budget_ms(lane)
        for _ in range(MAX_ATTEMPTS):
            try:
                action = await self.run(lane, _decide, bot, view, legal, seed, think_ms)
            except LOST:
                continue
            except Exception:
                self.failures += 1
                logger.exception("a bot failed", extra={"bot": bot})
                break
            if action in legal:
                return action
        from happycity.bots.api import default_action

        return default_action(legal)

    def _budget_ms(self, lane: str) -> int | None:
        """Less time for each when many think at once; None leaves it to the bot.

        Interpreted, a bot that counts its simulations would think for minutes.
        """
        busy = self.running + self.queue.waiting(lane)
        if busy < self.size:
            return None if COMPILED else EVEN_MS
        return max(MIN_MS, EVEN_MS * self.size // (busy + 1))

    async def run(self, lane: str, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """Run a function in one of the processes, as soon as it is the lane's turn."""
        async with self.queue.place(lane):
            self.running += 1
            try:
                return await self._run(work, *args)
            finally:
                self.running -= 1

    async def _run(self, work: Callable[[*Ts], R], *args: *Ts) -> R:
        """Run a function now. If a process dies or does not answer, the next call has fresh ones."""
        pool = self.pool = self.pool or ProcessPoolExecutor(
            self.size,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare,
            initargs=(os.getpid(),),
        )
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            return await asyncio.wait_for(future, self.timeout_s)
        except LOST:
            self.failures += 1
            self._replace(pool)
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if pool is self.pool or (task is not None and task.cancelling()):
                raise
            self.failures += 1
            raise BrokenExecutor from None  # another call's failure ended the processes

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool, with all the work that waits for them."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            with contextlib.suppress(Exception):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all processes."""
        if self.pool is not None:
            self._replace(self.pool)


def _prepare(parent: int) -> None:
    """In a new process: yield to the server, and end when it is gone."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _decide(bot: str, view: View, legal: list[str], seed: int, think_ms: int | None) -> str:
    from happycity.bots import make

    return make(bot, seed=seed, think_ms=think_ms).decide(view, legal)
