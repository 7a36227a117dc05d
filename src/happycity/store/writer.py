"""The writer of the log. Events of many rooms share one transaction, so that the disk is synced once for all."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, Protocol

from happycity.store.database import Database
from happycity.store.log import Entry, Log, LogReader
from happycity.store.retry import DatabaseUnavailable, with_retry

MAX_BATCH: Final = 64
Keys = set[tuple[str, int]]


class LogBackend(Protocol):
    """Writes to one kind of database."""

    async def write(self, entries: list[Entry]) -> Keys:
        """Write events in one transaction; which of them were new. Synced to the disk when this returns."""

    async def close(self) -> None:
        """Let go of the database."""


def backend_for(database: Database) -> LogBackend:
    """The backend of a database."""
    if database.is_postgres:
        from happycity.store.postgres import PostgresBackend

        return PostgresBackend(database)
    from happycity.store.sqlite import SqliteBackend

    return SqliteBackend(database)


class Writer:
    """Writes entries. Those that arrive during a transaction go together into the next."""

    def __init__(self, backend: LogBackend, log: LogReader, retry_timeout_s: float) -> None:
        self.backend = backend
        self.log = log
        self.retry_timeout_s = retry_timeout_s
        self.waiting: list[tuple[Entry, asyncio.Future[bool]]] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        self.closing = False

    @classmethod
    def on(cls, database: Database) -> Writer:
        """The writer of a database."""
        return cls(backend_for(database), Log(database), database.retry_timeout_s)

    def start(self) -> None:
        """Begin to write."""
        self.task = asyncio.create_task(self._run(), name="writer")

    async def append(self, entry: Entry) -> bool:
        """Write an event. False: that seq or that command is in the log already, so read it and decide again."""
        if self.closing:
            raise ConnectionError("the writer is closed")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((entry, done))
        self.wake.set()
        return await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self.closing = True
        self.wake.set()
        if self.task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.backend.close()

    async def _run(self) -> None:
        while self.waiting or not self.closing:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:MAX_BATCH], self.waiting[MAX_BATCH:]
                await self._settle(batch)

    async def _settle(self, batch: list[tuple[Entry, asyncio.Future[bool]]]) -> None:
        """Write a batch and resolve every future in it. Cancelled ones do no harm."""
        first: dict[tuple[str, int], Entry] = {}
        for entry, _ in batch:
            first.setdefault(entry.key, entry)  # only one of two entries can have the same place
        entries = sorted(
            first.values(), key=lambda entry: entry.key
        )  # the same order everywhere prevents deadlocks
        try:
            written = await with_retry(lambda: self.backend.write(entries), self.retry_timeout_s)
            written |= await self._arrived([entry for entry in entries if entry.key not in written])
        except Exception as error:  # noqa: BLE001 - every waiting caller gets it, whatever it was
            if len(batch) > 1 and not isinstance(error, DatabaseUnavailable):
                for each in batch:  # an entry that cannot be written must not fail the others
                    await self._settle([each])
                return
            for _, done in batch:
                if not done.done():
                    done.set_exception(error)
            return
        for entry, done in batch:
            if not done.done():
                done.set_result(first[entry.key] is entry and entry.key in written)

    async def _arrived(self, entries: list[Entry]) -> Keys:
        """Which of these events the log has: they may have been written before, by an attempt whose answer was lost.

        Something between us and the database may also have repeated what we asked for once.
        """
        found = set()
        for entry in entries:
            room, seq = entry.key
            rows = await self.log.after(room, seq - 1, 1)
            if rows == [(entry.stored_event(), entry.person, entry.command)]:
                found.add(entry.key)
        return found
