"""A database that is away for a moment, such as one that restarts: try again, and in the end say so."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError

from happycity.errors import HappyCityError

RETRY_TIMEOUT_S: Final = 30.0
"""Seconds for which something is tried again."""
PASSING: Final = (
    "connection", "shutting down", "starting up", "terminat", "locked", "deadlock", "closed", "refused",
    "operation (",
)  # fmt: skip
"""Words in the message of a fault of the moment. asyncpg says “another operation (2) is in progress” when a connection
is cut between two halves of a statement; nobody else uses ours."""
UNABLE: Final = ("is full", "no space left", "readonly", "read-only", "disk i/o")
"""Words in the message of a fault that trying again does not mend."""

logger = logging.getLogger("happycity.store")

T = TypeVar("T")


class DatabaseUnavailable(HappyCityError):
    """The database does not answer, and has not for a while, or it cannot write."""

    def __init__(self) -> None:
        super().__init__("database-away")


async def with_retry(work: Callable[[], Awaitable[T]], seconds: float = RETRY_TIMEOUT_S) -> T:
    """Do something that does no harm when it is done twice; try again while the database is away."""
    loop = asyncio.get_running_loop()
    until, pause = loop.time() + seconds, 0.05
    while True:
        try:
            return await work()
        except Exception as error:
            if is_unwritable(error) or (is_transient(error) and loop.time() > until):
                raise report_unavailable(error) from error
            if not is_transient(error):
                raise
        await asyncio.sleep(pause)
        pause = min(1.0, pause * 2)


def report_unavailable(error: Exception) -> DatabaseUnavailable:
    """What a client is told; operators read why."""
    logger.error("the database is away", extra={"reason": reason(error)})
    return DatabaseUnavailable()


def is_transient(error: Exception) -> bool:
    """Is this a fault of the moment?"""
    if isinstance(error, OSError):  # a time limit is one, too
        return True
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    return _speaks_of(PASSING, error)


def is_unwritable(error: Exception) -> bool:
    """Is this a disk that takes nothing more?"""
    return _speaks_of(UNABLE, error)


def reason(error: Exception) -> str:
    """What the database itself says, in one line."""
    cause = _cause(error)
    if isinstance(cause, OSError) and cause.errno and cause.errno > 0:
        return os.strerror(cause.errno)  # the loops tell more, and not the same
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    lines = str(cause).splitlines()
    return lines[0] if lines else type(cause).__name__


def _speaks_of(signs: tuple[str, ...], error: Exception) -> bool:
    cause = _cause(error)
    words = f"{type(cause).__name__} {cause}".lower()
    return any(sign in words for sign in signs)


def _cause(error: Exception) -> Exception:
    """The driver's own fault, without what is wrapped around it."""
    return error.orig if isinstance(error, DBAPIError) and isinstance(error.orig, Exception) else error
