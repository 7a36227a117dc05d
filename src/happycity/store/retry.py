"""Retries while the database is unavailable, for example while it restarts."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError

from happycity.errors import HappyCityError

RETRY_TIMEOUT_S: Final = 30.0
FIRST_PAUSE_S: Final = 0.05
MAX_PAUSE_S: Final = 1.0
TRANSIENT: Final = (
    "connection", "shutting down", "starting up", "terminat", "locked", "deadlock", "closed", "refused",
    "operation (",
)  # fmt: skip
"""Parts of the messages of transient errors. asyncpg says “another operation (2) is in progress” for a connection that
was cut between two halves of a statement; no other task uses ours."""
UNWRITABLE: Final = ("is full", "no space left", "readonly", "read-only", "disk i/o")
"""Parts of the messages of errors that no retry mends."""

DAMAGED: Final = (
    "malformed", "not a database", "corrupt", "invalid page", "could not read block", "unsupported file format",
)  # fmt: skip
"""Parts of the messages of a database whose file is broken."""

logger = logging.getLogger("happycity.store")

T = TypeVar("T")


class DatabaseUnavailable(HappyCityError):
    """The database has not answered for a while."""

    def __init__(self, code: str = "database-away", **arguments: str) -> None:
        super().__init__(code, **arguments)


class DatabaseUnwritable(DatabaseUnavailable):
    """The database cannot write: its disk is full, or read-only."""

    def __init__(self, reason: str) -> None:
        super().__init__("database-unwritable", reason=reason)


class DatabaseDamaged(HappyCityError):
    """Parts of the database cannot be read any more."""

    def __init__(self, reason: str) -> None:
        super().__init__("database-damaged", reason=reason)


async def with_retry(work: Callable[[], Awaitable[T]], timeout_s: float = RETRY_TIMEOUT_S) -> T:
    """Run idempotent work, and retry it while the database is unavailable."""
    loop = asyncio.get_running_loop()
    deadline, pause = loop.time() + timeout_s, FIRST_PAUSE_S
    while True:
        try:
            return await work()
        except Exception as error:
            if is_unwritable(error) or is_damaged(error) or (is_transient(error) and loop.time() > deadline):
                raise report_unavailable(error) from error
            if not is_transient(error):
                raise
        await asyncio.sleep(pause)
        pause = min(MAX_PAUSE_S, pause * 2)


def report_unavailable(error: Exception) -> HappyCityError:
    """Log the reason for operators, and return the error for clients."""
    reason = error_reason(error)
    if is_damaged(error):
        logger.error(
            "the database is damaged: stop the server and restore a backup", extra={"reason": reason}
        )
        return DatabaseDamaged(reason)
    if is_unwritable(error):
        logger.error("the database cannot be written: make room on its disk", extra={"reason": reason})
        return DatabaseUnwritable(reason)
    logger.error("the database is away", extra={"reason": reason})
    return DatabaseUnavailable()


def is_damaged(error: Exception) -> bool:
    """Is the file of the database broken?"""
    is_database = isinstance(error, DBAPIError | sqlite3.Error)
    return is_database and _mentions(DAMAGED, error)


def is_transient(error: Exception) -> bool:
    """May a retry help?"""
    if isinstance(error, OSError):  # includes TimeoutError
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return _mentions(TRANSIENT, error)


def is_unwritable(error: Exception) -> bool:
    """Is the disk full or read-only?"""
    return _mentions(UNWRITABLE, error)


def error_reason(error: Exception) -> str:
    """The driver's own message, in one line."""
    cause = _cause(error)
    if isinstance(cause, OSError) and cause.errno and cause.errno > 0:
        return os.strerror(cause.errno)  # the text of asyncio and uvloop differs and is longer
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    lines = str(cause).splitlines()
    return lines[0] if lines else type(cause).__name__


def _mentions(parts: tuple[str, ...], error: Exception) -> bool:
    cause = _cause(error)
    message = f"{type(cause).__name__} {cause}".lower()
    return any(part in message for part in parts)


def _cause(error: Exception) -> Exception:
    """The driver's own error, unwrapped."""
    return error.orig if isinstance(error, DBAPIError) and isinstance(error.orig, Exception) else error
