"""Back up and restore a database."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from happycity.store.errors import StoreError, file_unreadable
from happycity.store.files import lock_file
from happycity.store.tables import HEAD
from happycity.store.urls import POSTGRES

if TYPE_CHECKING:
    from happycity.store.database import Database


def backup(database: Database, target: Path) -> None:
    """Copy all games to a file, even while the server runs."""
    if database.file is None:
        _run_tool(database, "pg_dump", "--format=custom", "--file", str(target))
        return
    try:
        with closing(sqlite3.connect(database.file)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.DatabaseError as error:  # a missing folder, a full disk, another file of that name
        raise StoreError("file-unwritable", file=str(target), reason=str(error)) from None
    target.chmod(0o600)


def restore(file: Path, source: Path) -> None:
    """Replace a SQLite database by a backup. The old file is kept beside it. The server must be stopped."""
    _check_backup(file, source)
    lock = lock_file(file)
    owner = (file if file.exists() else file.parent).stat()
    try:
        if file.exists():
            with closing(sqlite3.connect(file)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            file.rename(file.with_name(f"{file.name}.{int(time.time())}.before-restore"))
        for suffix in ("-wal", "-shm"):
            Path(f"{file}{suffix}").unlink(missing_ok=True)
        shutil.copyfile(source, file)
        file.chmod(0o600)
        _give_to(owner, file, Path(lock.name))
    finally:
        lock.close()


def _check_backup(file: Path, source: Path) -> None:
    """Refuse a source that is unreadable, the database itself, damaged or too new."""
    try:
        source.open("rb").close()
    except OSError as error:
        raise file_unreadable(source, error) from None
    if file.exists() and file.samefile(source):
        raise StoreError("backup-in-place", value=str(source))
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        try:
            sound = connection.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        except sqlite3.DatabaseError:
            sound, version = False, HEAD
    if not sound:
        raise StoreError("bad-backup", value=str(source))
    if version > HEAD:
        raise StoreError("database-too-new", value=version, expected=HEAD)


def _give_to(owner: os.stat_result, *files: Path) -> None:
    """Give files that root has made to the user who runs the server."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        for file in files:
            os.chown(file, owner.st_uid, owner.st_gid)


def restore_postgres(database: Database, source: Path) -> None:
    """Replace the content of a PostgreSQL database by a backup."""
    _run_tool(database, "pg_restore", "--clean", "--if-exists", "--single-transaction", str(source))


def _run_tool(database: Database, tool: str, *arguments: str) -> None:
    """Run a tool of PostgreSQL. Its command line is visible to every user, so the password is not on it."""
    if shutil.which(tool) is None:
        raise StoreError("tool-missing", value=tool)
    url = database.url.set(drivername=POSTGRES)
    command = [tool, "--dbname", url._replace(password=None).render_as_string(), *arguments]
    environment = {**os.environ, **({"PGPASSWORD": url.password} if url.password else {})}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise StoreError("tool-failed", value=tool, reason=done.stderr.strip()[:300])
