"""Migrate a database when it is opened: under a lock, and after copying a SQLite file."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from happycity.store.database import Database
from happycity.store.errors import StoreError
from happycity.store.tables import HEAD

ADVISORY_LOCK: Final = 0x48415050  # "HAPP"; migrations run under this lock of PostgreSQL


def _script() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return ScriptDirectory.from_config(config)


async def upgrade(database: Database) -> None:
    """Run the missing migrations. Refuse a database of a newer version."""
    async with database.write() as connection:
        if database.is_postgres:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ADVISORY_LOCK})
        await connection.run_sync(_upgrade, database.file)


def _upgrade(connection: Connection, file: Path | None) -> None:
    context = MigrationContext.configure(connection, opts={"transactional_ddl": True})
    current = context.get_current_revision()
    script = _script()
    known = [revision.revision for revision in script.walk_revisions()]
    if current is not None and current not in known:
        raise StoreError("database-too-new", value=current, expected=HEAD)
    if current == HEAD:
        return
    if current is not None and file is not None:
        _copy(file, current)
    missing = list(reversed(list(script.iterate_revisions(HEAD, current or "base"))))
    from alembic.operations import Operations

    with Operations.context(context):
        for revision in missing:
            revision.module.upgrade()
            _stamp(connection, context, revision.revision)


def _stamp(connection: Connection, context: MigrationContext, revision: str) -> None:
    context._ensure_version_table()
    connection.execute(text("DELETE FROM alembic_version"))
    connection.execute(
        text("INSERT INTO alembic_version (version_num) VALUES (:number)"), {"number": revision}
    )


def _copy(file: Path, revision: str) -> None:
    """Copy the file as it is now, beside itself."""
    copy = file.with_name(f"{file.name}.{revision}.{int(time.time())}.copy")
    if shutil.disk_usage(file.parent).free < 2 * file.stat().st_size:
        raise StoreError("no-room-for-copy", value=str(copy))
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    copy.chmod(0o600)
