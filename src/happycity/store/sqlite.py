"""The log backend for SQLite. Its own thread runs each whole transaction, so the event loop waits only once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine

from happycity.store.beside import statements_for
from happycity.store.database import Database, configure_sqlite
from happycity.store.log import Entry

EVENT: Final = (
    "INSERT INTO events (room, seq, at, kind, game, person, command, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT DO NOTHING"
)
ROOM: Final = (
    "UPDATE rooms SET status = ?, public = ?, driven = ?, due = ?, summary = ?, updated = ?, seq = ? "
    "WHERE id = ? AND seq < ?"
)


class SqliteBackend:
    """The connection that writes the log."""

    def __init__(self, database: Database) -> None:
        self.database = database
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
                if entry.is_first:
                    self._write_beside(connection, entry)
                if cursor.execute(EVENT, entry.row()).rowcount == 1:
                    written.add(entry.key)
                    if not entry.is_first:
                        seq, at = entry.event["seq"], entry.event["at"]
                        cursor.execute(ROOM, (*entry.room_row(), at, seq, entry.room, seq))
                        self._write_beside(connection, entry)
            cursor.close()
        return written

    def _write_beside(self, connection: Connection, entry: Entry) -> None:
        for statement in () if entry.is_plain else statements_for(self.database, entry):
            connection.execute(statement)

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown(wait=False)
