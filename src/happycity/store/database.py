"""The database: SQLite in a file, or PostgreSQL shared by several processes."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final, TypeVarTuple

from sqlalchemy import Connection, Engine, Insert, Row, Select, Table, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from happycity.store.errors import StoreError
from happycity.store.files import check_file, create_private, lock_file, write_address
from happycity.store.retry import (
    RETRY_TIMEOUT_S,
    DatabaseDamaged,
    error_reason,
    is_damaged,
    is_unwritable,
    with_retry,
)
from happycity.store.urls import POSTGRES, hide_password, parse_url, sqlite_file

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy import ClauseElement
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

Ts = TypeVarTuple("Ts")

READERS: Final = 4
"""SQLite connections that read at once; twice as many under load."""
CONNECT_TIMEOUT_S: Final = 5


@dataclass(slots=True)
class Database:
    """One database: an engine that reads, one that writes, and the lock on a SQLite file."""

    url: URL
    read_engine: AsyncEngine
    write_engine: AsyncEngine
    lock: IO[str] | None = None
    retry_timeout_s: float = RETRY_TIMEOUT_S
    """How long to wait for an unavailable database."""
    fault: DatabaseDamaged | None = None
    """What was found broken while reading."""

    @property
    def is_postgres(self) -> bool:
        """May several processes share it?"""
        return self.url.get_backend_name() == POSTGRES

    @property
    def file(self) -> Path | None:
        """The SQLite file."""
        return sqlite_file(self.url)

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection with one consistent view of the database."""
        async with self.read_engine.connect() as connection:
            yield connection

    async def fetch_all(self, query: Select[*Ts]) -> Sequence[Row[*Ts]]:
        """All rows of a query, with retries while the database is unavailable."""

        async def read() -> Sequence[Row[*Ts]]:
            async with self.read() as connection:
                return (await connection.execute(query)).all()

        try:
            return await with_retry(read, self.retry_timeout_s)
        except DatabaseDamaged as fault:
            self.fault = fault
            raise

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, committed at the end and synced to disk before this returns."""
        async with self.write_engine.begin() as connection:
            yield connection

    def insert_missing(self, table: ClauseElement) -> Insert:
        """An insert that skips rows that exist already."""
        assert isinstance(table, Table)  # as a parameter's type it would be generic over Any
        from sqlalchemy.dialects.postgresql import insert as postgres_insert
        from sqlalchemy.dialects.sqlite import insert as sqlite_insert

        insert = postgres_insert if self.is_postgres else sqlite_insert
        return insert(table).on_conflict_do_nothing()

    async def now(self, connection: AsyncConnection) -> float:
        """Seconds by the clock that all processes share."""
        if not self.is_postgres:
            return time.time()
        value = await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())::float8"))
        return float(value or 0.0)

    def announce(self, address: str) -> None:
        """Publish the server's address to other processes of this user. Only SQLite has a lock to write it to."""
        if self.lock is not None:
            write_address(self.lock, address)

    async def close(self) -> None:
        """Close all connections and release the lock."""
        await self.read_engine.dispose()
        await self.write_engine.dispose()
        if self.lock is not None:
            self.lock.close()


async def open_database(
    database: str, *, single: bool = True, retry_timeout_s: float = RETRY_TIMEOUT_S
) -> Database:
    """Open a database and migrate its schema. `single` locks a SQLite file for this process."""
    from happycity.store.migrate import upgrade

    url = parse_url(database)
    file = sqlite_file(url)
    if file is not None:
        check_file(file)
    lock = lock_file(file) if file is not None and single else None
    if file is not None:
        create_private(file)
    opened = Database(url, *_create_engines(url), lock, retry_timeout_s)
    try:
        await upgrade(opened)
    except BaseException as error:
        await opened.close()
        if isinstance(error, (OSError, DBAPIError, sqlite3.Error)):
            raise _unusable(opened, error) from None
        raise
    return opened


def _unusable(database: Database, error: Exception) -> StoreError:
    """The error for a database that cannot be opened: unreachable, damaged, or in a read-only folder."""
    if database.file is None:
        return StoreError("database-unusable", value=hide_password(database.url), reason=error_reason(error))
    code = "file-unwritable" if is_unwritable(error) else "file-unreadable"
    if is_damaged(error):
        code = "file-damaged"
    return StoreError(code, file=str(database.file), reason=error_reason(error))


async def connect_postgres(url: URL, purpose: str = "happycity") -> asyncpg.Connection:
    """Connect to PostgreSQL. Operators see the purpose in pg_stat_activity."""
    import asyncpg

    address = url.set(drivername=POSTGRES).render_as_string(hide_password=False)
    settings = {"application_name": purpose}
    return await asyncpg.connect(address, timeout=CONNECT_TIMEOUT_S, server_settings=settings)


def _create_engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """An engine that reads and one that writes; on PostgreSQL the same one."""
    if url.get_backend_name() == POSTGRES:
        engine = create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=10,
            # SQLAlchemy would not accept sslmode, which PostgreSQL's own tools take in the URL.
            async_creator=lambda: connect_postgres(url),
        )  # fmt: skip
        return engine, engine
    read_engine = create_async_engine(url, pool_size=READERS, max_overflow=READERS)
    write_engine = create_async_engine(url, pool_size=1, max_overflow=0)
    configure_sqlite(read_engine.sync_engine, "BEGIN")
    configure_sqlite(write_engine.sync_engine, "BEGIN IMMEDIATE")
    return read_engine, write_engine


def configure_sqlite(engine: Engine, begin: str) -> None:
    """Use a write-ahead log, and sync it to disk before a commit returns."""

    @event.listens_for(engine, "connect")
    def _connected(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin explicitly
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
