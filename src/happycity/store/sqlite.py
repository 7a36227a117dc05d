"""The log backend for SQLite. Its own thread runs each whole transaction, so the event loop waits only once."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, Engine, create_engine

from happycity.store.beside import statements_for
from happycity.store.database import Database, configure_sqlite
from happycity.store.log import Entry

if TYPE_CHECKING:
    from sqlalchemy.engine.interfaces import DBAPICursor
    from sqlalchemy.pool import PoolProxiedConnection

Keys = set[tuple[str, int]]

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
            pool_size=2,
            max_overflow=0,
            connect_args={"check_same_thread": False},
        )
        configure_sqlite(self.engine, "BEGIN IMMEDIATE")
        self.thread = ThreadPoolExecutor(1, "happycity-log")

        self._plain: PoolProxiedConnection | None = None
        """The connection for events without anything beside them."""

    async def write(self, entries: list[Entry]) -> Keys:
        """Write events in one transaction; which of them were new."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._write, entries)

    def _write(self, entries: list[Entry]) -> Keys:
        if all(entry.is_plain for entry in entries):
            return self._write_plain(entries)
        written = set()
        with self.engine.begin() as connection:
            cursor = connection.connection.cursor()
            for entry in entries:
                if entry.is_first:
                    self._write_beside(connection, entry)
                if _insert(cursor, entry):
                    written.add(entry.key)
                    if not entry.is_first:
                        self._write_beside(connection, entry)
            cursor.close()
        return written

    def _write_plain(self, entries: list[Entry]) -> Keys:
        """Write events alone, past SQLAlchemy, which costs more than SQLite does for them."""
        self._plain = connection = self._plain or self.engine.raw_connection()
        cursor = connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            written = {entry.key for entry in entries if _insert(cursor, entry)}
            cursor.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise
        cursor.close()
        return written

    def _write_beside(self, connection: Connection, entry: Entry) -> None:
        for statement in () if entry.is_plain else statements_for(self.database, entry):
            connection.execute(statement)

    async def close(self) -> None:
        """Close the connection."""
        await asyncio.get_running_loop().run_in_executor(self.thread, self._close)
        self.thread.shutdown(wait=False)

    def _close(self) -> None:
        if self._plain is not None:
            self._plain.close()
        self.engine.dispose()


def _insert(cursor: DBAPICursor, entry: Entry) -> bool:
    """Insert an event and update its room. False: its place is taken, or its command was executed."""
    cursor.execute(EVENT, entry.row())
    if cursor.rowcount != 1:
        return False
    if not entry.is_first:
        seq, at = entry.event["seq"], entry.event["at"]
        cursor.execute(ROOM, (*entry.room_row(), at, seq, entry.room, seq))
    return True
