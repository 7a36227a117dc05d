"""Retries while the database is unavailable, and the error in the end."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from typing import Any

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError, ProgrammingError

from happycity.store.retry import DatabaseUnavailable, error_reason, with_retry


def failing(*errors: Exception) -> Callable[[], Coroutine[Any, Any, str]]:
    """Work that raises these errors in turn, then succeeds."""
    left = list(errors)

    async def work() -> str:
        if left:
            raise left.pop(0)
        return "done"

    return work


def disk_full() -> OperationalError:
    return OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


def test_what_passes_is_tried_again() -> None:
    locked = OperationalError("INSERT", {}, sqlite3.OperationalError("database is locked"))
    cut = asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")
    assert asyncio.run(with_retry(failing(ConnectionResetError(), TimeoutError(), locked, cut))) == "done"


def test_what_lasts_is_told() -> None:
    with pytest.raises(DatabaseUnavailable) as raised:
        asyncio.run(with_retry(failing(*[ConnectionRefusedError(111, "refused")] * 9), timeout_s=0.1))
    assert raised.value.code == "database-away"


def test_a_full_disk_is_told_at_once() -> None:
    work = failing(disk_full())
    with pytest.raises(DatabaseUnavailable) as raised:
        asyncio.run(with_retry(work))
    assert (raised.value.code, raised.value.arguments) == (
        "database-unwritable",
        {"reason": "database or disk is full"},
    )
    assert asyncio.run(work()) == "done", "tried once"


def test_a_mistake_of_ours_is_no_outage() -> None:
    mistake = ProgrammingError("SELECT", {}, sqlite3.ProgrammingError("no such column"))
    with pytest.raises(ProgrammingError):
        asyncio.run(with_retry(failing(mistake)))


def test_a_reason_is_one_line_of_the_database() -> None:
    assert error_reason(disk_full()) == "database or disk is full"
    assert (
        error_reason(ConnectionRefusedError(111, "Connect call failed ('127.0.0.1', 1)"))
        == "Connection refused"
    )
    assert error_reason(ValueError()) == "ValueError"
