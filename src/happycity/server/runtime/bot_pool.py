"""Bots think in processes of their own, so that a long thought never holds up the server."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, Final

from happycity.schema.validate import Json
from happycity.server.ops.config import Config

RETRIES: Final = 3
LOST: Final = (BrokenExecutor, TimeoutError, OSError)
"""A thought that came to nothing because its process died or did not answer; another one may think it."""
PATIENCE: Final = 20.0
"""Seconds that one thought may take before its process is replaced."""
EVEN: Final = 150
"""Milliseconds of thought when as many bots think as there are processes; more of them think shorter."""
SHORTEST: Final = 20

logger = logging.getLogger("happycity.server")


@functools.cache
def compiled() -> bool:
    """Is the core compiled? Interpreted, a bot that counts its simulations would think for minutes."""
    from happycity.rules import engine

    return not str(engine.__file__).endswith(".py")


class BotPool:
    """The processes in which bots think."""

    def __init__(self, config: Config) -> None:
        self.count = max(1, config.thinkers)
        self.pool: ProcessPoolExecutor | None = None
        self.busy = 0
        self.free = asyncio.Semaphore(self.count)
        """One place for each process. Who waits here does not think yet, so waiting uses up nobody's patience."""
        self.advising = asyncio.Semaphore(max(1, self.count // 2))
        """Places for hints and reviews, so that however many are asked for, the bots at the tables go on."""
        self.failures = 0
        """Thoughts that came to nothing: a process died, took too long or failed."""

    def names(self) -> tuple[str, ...]:
        """Bots that may take a seat: the built-in ones only, never a file or program named over the network."""
        from happycity.bots.levels import BUILT_IN

        return BUILT_IN

    async def decide(self, bot: str, view: Json, legal: list[str], seed: int) -> str:
        """A bot's choice. Whatever goes wrong, a legal action comes back."""
        if len(legal) == 1:
            return legal[0]
        if bot == "random":
            return _decide(bot, view, legal, seed, None)  # nothing to think about
        think = self._budget()
        for _ in range(RETRIES):
            try:
                action = await self.run(_decide, bot, view, legal, seed, think)
            except LOST:
                continue
            except Exception:
                self.failures += 1
                logger.exception("a bot failed", extra={"bot": bot})
                break
            if action in legal:
                return str(action)
        from happycity.bots.api import default_action

        return default_action(legal)

    def _budget(self) -> int | None:
        """Less time for each when many think at once; None leaves it to the bot."""
        if self.busy < self.count:
            return None if compiled() else EVEN
        return max(SHORTEST, EVEN * self.count // (self.busy + 1))

    async def run(self, work: Any, *args: Any, patience: float = PATIENCE) -> Any:
        """Run something in one of the processes, as soon as one is free."""
        self.busy += 1
        try:
            async with self.free:
                return await self._run(work, args, patience)
        finally:
            self.busy -= 1

    async def _run(self, work: Any, args: Sequence[Any], patience: float) -> Any:
        """Run something now. If a process dies or does not answer, the next have fresh ones."""
        pool = self.pool = self.pool or ProcessPoolExecutor(
            self.count,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_prepare,
            initargs=(os.getpid(),),
        )
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            return await asyncio.wait_for(future, patience)
        except LOST:
            self.failures += 1
            self._give_up(pool)
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if pool is self.pool or (task is not None and task.cancelling()):
                raise
            self.failures += 1
            raise BrokenExecutor from None  # nobody gave this thought up: another one's trouble ended the processes

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool, with every thought that waits for them."""
        if self.pool is pool:
            self.pool = None
        for process in list((pool._processes or {}).values()):
            with contextlib.suppress(Exception):
                process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End all processes."""
        if self.pool is not None:
            self._give_up(self.pool)


def _prepare(parent: int) -> None:
    """In a new process: be polite to the server, and end when it is gone."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _decide(bot: str, view: Json, legal: list[str], seed: int, think_ms: int | None) -> str:
    from happycity.bots import make

    return make(bot, seed=seed, think_ms=think_ms).decide(view, legal)
