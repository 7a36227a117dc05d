"""The SQLite file: who may read it, and which process holds it."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import IO, Final

from happycity.store.errors import StoreError, file_unreadable, file_unwritable
from happycity.store.urls import parse_url, sqlite_file

MAGIC: Final = b"SQLite format 3\x00"
"""The first bytes of every SQLite file; an empty file is a new database."""


def check_usable(database: str) -> None:
    """Refuse a SQLite file that is not one or that another process holds, before a port is taken."""
    file = sqlite_file(parse_url(database))
    if file is not None:
        check_file(file)
        lock_file(file).close()


def check_file(file: Path) -> None:
    """Refuse a file that is not a SQLite database. A missing file will be created."""
    try:
        with open(file, "rb") as stream:
            start = stream.read(len(MAGIC))
    except FileNotFoundError:
        return
    except OSError as error:
        raise file_unreadable(file, error) from None
    if start and start != MAGIC:
        raise StoreError("not-a-database", value=str(file))


def create_private(file: Path) -> None:
    """Create a missing SQLite file for its owner alone: it holds the secrets of running games."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise file_unwritable(file, error) from None


def lock_file(file: Path) -> IO[str]:
    """Lock a SQLite file for this process. The lock ends with the process."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = open(f"{file}.lock", "a", encoding="utf-8")  # noqa: SIM115 - held until the database is closed
    except OSError as error:
        raise file_unwritable(file, error) from None
    try:
        _lock(lock)
    except OSError:
        lock.close()
        raise StoreError("database-in-use", value=str(file)) from None
    os.chmod(lock.name, 0o600)
    lock.truncate(0)
    return lock


def write_address(lock: IO[str], address: str) -> None:
    """Write the address of the server into its lock, for `happycity` started a second time."""
    lock.seek(0)
    lock.truncate()
    lock.write(address)
    lock.flush()


def read_address(file: Path) -> str | None:
    """The address of the server that holds a SQLite file; None if no process holds it, or it gave none."""
    lock = Path(f"{file}.lock")
    try:
        if not lock.exists():
            return None
        lock_file(file).close()
    except (StoreError, OSError):
        with contextlib.suppress(OSError):
            return lock.read_text(encoding="utf-8").strip() or None
    return None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(1 << 30)  # Windows makes locked bytes unreadable, and others must read the address
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
