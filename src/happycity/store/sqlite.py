"""Write to SQLite: a thread of its own does a whole transaction, so the event loop waits for one answer only."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine

from happycity.store.database import Database, configure_sqlite
from happycity.store.log import Entry

EVENT: Final = (
    "INSERT INTO events (room, seq, at, kind, game, person, command, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
ROOM: Final = (
    "UPDATE rooms SET status = ?, public = ?, driven = ?, summary = ?, updated = ?, seq = ? "
    "WHERE id = ? AND seq < ?"
)


class SqliteHand:
    """The connection that writes the log."""

    def __init__(self, database: Database) -> None:
        self.engine: Engine = create_engine(
            database.url.set(drivername="sqlite"),
            pool_size=1,
            max_overflow=0,
            connect_args={"check_same_thread": False},
        )
        configure_sqlite(self.engine, "BEGIN IMMEDIATE")
        self.thread = ThreadPoolExecutor(1, "happycity-log")

    async def write(self, entries: list[Entry]) -> set[tuple[str, int]]:
        """Write events in one transaction; which of them were new."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, entries)

    def _write(self, entries: list[Entry]) -> set[tuple[str, int]]:
        written = set()
        with self.engine.begin() as connection:
            cursor: Any = connection.connection.cursor()
            for entry in entries:
                if entry.summary is None:  # a room's first event: its row must be there before
                    _also(connection, entry)
                if cursor.execute(EVENT, entry.row()).rowcount == 1:
                    written.add(entry.key)
                    if entry.summary is not None:
                        cursor.execute(ROOM, (*entry.room_row(), entry.at, entry.seq, entry.room, entry.seq))
                        _also(connection, entry)
            cursor.close()
        return written

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown(wait=False)


def _also(connection: Connection, entry: Entry) -> None:
    """What goes with an event: seat keys, results, the secret of a shuffle."""
    for statement in entry.also:
        connection.execute(statement)
