"""Open the database: SQLite in a file of our own, or PostgreSQL for several processes."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Connection, Engine, Insert, Row, Select, Table, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from happycity.errors import HappyCityError
from happycity.paths import expanded
from happycity.store.retry import RETRY_TIMEOUT_S, is_unwritable, reason, with_retry

POSTGRES: Final = "postgresql"
READERS: Final = 4

SQLITE: Final = b"SQLite format 3\x00"
"""How every SQLite file begins; an empty one is a new one."""


class StoreError(HappyCityError):
    """The database cannot be used: it is newer than this program, or another process holds it."""


def parse_url(given: str) -> URL:
    """A database from what a person writes: a file, `sqlite:///file` or `postgresql://…`."""
    if "://" not in given:
        return URL.create("sqlite+aiosqlite", database=str(expanded(given)))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):  # never told as it was given: there may be a password in it
        raise StoreError("unknown-database", value=f"{given.partition('://')[0]}://…") from None
    if url.get_backend_name() == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() in {POSTGRES, "postgres"}:
        return url.set(drivername="postgresql+asyncpg")
    raise StoreError("unknown-database", value=url.get_backend_name())


def sqlite_file(url: URL) -> Path | None:
    """The SQLite file of an address."""
    return Path(url.database) if url.get_backend_name() == "sqlite" and url.database else None


@dataclass(slots=True)
class Database:
    """One database: an engine that reads, one that writes, and the lock on a SQLite file."""

    url: URL
    read_engine: AsyncEngine
    write_engine: AsyncEngine
    lock: IO[str] | None = None
    retry_timeout_s: float = RETRY_TIMEOUT_S
    """Seconds for which it is waited for when it is away."""

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
        """A connection that sees one moment of the database."""
        async with self.read_engine.connect() as connection:
            yield connection

    async def fetch_all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """What a query finds; a database that is away for a moment is waited for."""

        async def read() -> Sequence[Row[Any]]:
            async with self.read() as connection:
                found: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return found

        return await with_retry(read, self.retry_timeout_s)

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; committed at the end, synced to disk before this returns."""
        async with self.write_engine.begin() as connection:
            yield connection

    def insert_missing(self, table: Table) -> Insert:
        """An insert that leaves the rows alone that are there already, whoever was quicker."""
        from sqlalchemy.dialects.postgresql import insert as postgres_insert
        from sqlalchemy.dialects.sqlite import insert as sqlite_insert

        insert = postgres_insert if self.is_postgres else sqlite_insert
        return insert(table).on_conflict_do_nothing()

    async def now(self, connection: AsyncConnection) -> float:
        """Seconds by the one clock that all processes share."""
        if not self.is_postgres:
            return time.time()
        value = await connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())::float8"))
        return float(value or 0.0)

    def announce(self, address: str) -> None:
        """Write into the lock of a SQLite file where its server is found, for `happycity` started once more."""
        if self.lock is not None:
            self.lock.seek(0)
            self.lock.truncate()
            self.lock.write(address)
            self.lock.flush()

    async def close(self) -> None:
        """Let go of everything."""
        await self.read_engine.dispose()
        await self.write_engine.dispose()
        if self.lock is not None:
            self.lock.close()


async def open_database(
    given: str, *, single: bool = True, retry_timeout_s: float = RETRY_TIMEOUT_S
) -> Database:
    """Open a database and bring its schema up to date. A SQLite file belongs to one process at a time."""
    from happycity.store.migrate import upgrade

    url = parse_url(given)
    file = sqlite_file(url)
    if file is not None:
        check_file(file)
    held = hold(file) if file is not None and single else None
    if file is not None:
        make_private(file)
    database = Database(url, *_engines(url), held, retry_timeout_s)
    try:
        await upgrade(database)
    except BaseException as error:
        await database.close()
        if isinstance(error, (OSError, DBAPIError, sqlite3.Error)):
            raise _unusable(database, error) from None
        raise
    return database


def _unusable(database: Database, error: Exception) -> StoreError:
    """What is wrong with a database: with a file it is damage, or a folder that cannot be written."""
    if database.file is None:
        return StoreError("database-unusable", value=shown(database.url), reason=reason(error))
    code = "file-unwritable" if is_unwritable(error) else "file-unreadable"
    return StoreError(code, file=str(database.file), reason=reason(error))


def shown(url: URL) -> str:
    """An address as a person wrote it, without its password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def check_usable(given: str) -> None:
    """Refuse a SQLite file that is none or that somebody else holds, before a port is taken for its games."""
    file = sqlite_file(parse_url(given))
    if file is not None:
        check_file(file)
        hold(file).close()


def check_file(file: Path) -> None:
    """Refuse what cannot be a SQLite file before a library trips over it. A file that is not there yet may come."""
    try:
        with open(file, "rb") as stream:
            start = stream.read(len(SQLITE))
    except FileNotFoundError:
        return
    except OSError as problem:
        raise unreadable(file, problem) from None
    if start and start != SQLITE:
        raise StoreError("not-a-database", value=str(file))


def unreadable(file: Path, problem: OSError) -> StoreError:
    """A file that cannot be read."""
    return StoreError("file-unreadable", file=str(file), reason=problem.strerror or type(problem).__name__)


def make_private(file: Path) -> None:
    """Make a SQLite file that is not there yet readable for its owner alone: it holds secrets of running games."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as problem:
        raise unwritable(file, problem) from None


def unwritable(file: Path, problem: OSError) -> StoreError:
    """A file that cannot be written."""
    return StoreError("file-unwritable", file=str(file), reason=problem.strerror or type(problem).__name__)


def hold(file: Path) -> IO[str]:
    """Lock a SQLite file for this process; the lock goes with the process, however it ends."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{file}.lock", "a", encoding="utf-8")  # noqa: SIM115 - held until the database is closed
    except OSError as problem:
        raise unwritable(file, problem) from None
    try:
        _lock(lock)
    except OSError:
        lock.close()
        raise StoreError("database-in-use", value=str(file)) from None
    os.chmod(lock.name, 0o600)
    lock.truncate(0)
    return lock


def announced(file: Path) -> str | None:
    """Where the server is that holds a SQLite file; None if nobody holds it, or it did not say."""
    lock = Path(f"{file}.lock")
    try:
        if not lock.exists():
            return None
        hold(file).close()
    except (StoreError, OSError):
        with contextlib.suppress(OSError):
            return lock.read_text(encoding="utf-8").strip() or None
    return None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(1 << 30)  # Windows keeps others from reading what is locked, and they want the address
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


async def connect_postgres(url: URL, purpose: str = "happycity") -> Any:
    """A connection to PostgreSQL; operators see in pg_stat_activity what it is for."""
    import asyncpg

    address = url.set(drivername=POSTGRES).render_as_string(hide_password=False)
    return await asyncpg.connect(address, timeout=5, server_settings={"application_name": purpose})


def _engines(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    if url.get_backend_name() == POSTGRES:
        engine = create_async_engine(
            url, pool_size=8, max_overflow=8, pool_pre_ping=True, pool_timeout=10,
            # SQLAlchemy reads what follows the ? otherwise than PostgreSQL's own tools: it knows no sslmode.
            async_creator=lambda: connect_postgres(url),
        )  # fmt: skip
        return engine, engine
    reading = create_async_engine(url, pool_size=READERS, max_overflow=READERS)
    writing = create_async_engine(url, pool_size=1, max_overflow=0)
    configure_sqlite(reading.sync_engine, "BEGIN")
    configure_sqlite(writing.sync_engine, "BEGIN IMMEDIATE")
    return reading, writing


def configure_sqlite(engine: Engine, begin: str) -> None:
    """Write-ahead log, and a commit returns only when the log is on the disk."""

    @event.listens_for(engine, "connect")
    def _connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)
