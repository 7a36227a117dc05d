"""What an operator does with the database: look, close, purge, ban, back up, restore."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import subprocess
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import delete, insert, select

from happycity.schema.validate import Json
from happycity.store.database import POSTGRES, Database, StoreError, hold, unreadable
from happycity.store.log import Entry
from happycity.store.tables import HEAD, bans, rooms
from happycity.store.writer import Writer


async def list_rooms(database: Database, limit: int = 200) -> list[Json]:
    """The rooms, newest first."""
    query = select(rooms).order_by(rooms.c.updated.desc()).limit(limit)
    told = []
    for row in await database.fetch_all(query):
        words = json.loads(row.summary)
        told.append(
            {
                "id": row.id, "status": row.status, "updated": row.updated, "events": row.seq,
                "players": words["seats"], "mode": words["options"]["mode"], "public": row.public,
            }
        )  # fmt: skip
    return told


async def close_room(database: Database, room: str) -> bool:
    """Close a room by an event in its log; a server that has it open learns of it."""
    for _ in range(5):
        found = await database.fetch_all(select(rooms).where(rooms.c.id == room))
        if not found:
            return False
        row = found[0]
        if row.status == "closed":
            return True
        words = {**json.loads(row.summary), "status": "closed", "driven": False, "deciding": None}
        entry = Entry(
            room, row.seq + 1, int(time.time() * 1000), "closed", words["game"], {"reason": "operator"}
        )
        entry.summary = words
        writer = Writer(database)
        writer.start()
        try:
            if await writer.append(entry):
                return True
        finally:
            await writer.close()
    return False


async def ban(database: Database, address: str, reason: str) -> None:
    """Shut an address out."""
    async with database.write() as connection:
        await connection.execute(delete(bans).where(bans.c.address == address))
        await connection.execute(
            insert(bans).values(address=address, at=int(time.time() * 1000), reason=reason)
        )


async def unban(database: Database, address: str) -> bool:
    """Let an address in again."""
    async with database.write() as connection:
        return (await connection.execute(delete(bans).where(bans.c.address == address))).rowcount > 0


async def list_bans(database: Database) -> list[Json]:
    """Who is shut out, since when and why, newest first."""
    query = select(bans).order_by(bans.c.at.desc(), bans.c.address)
    return [
        {"address": row.address, "at": row.at, "reason": row.reason}
        for row in await database.fetch_all(query)
    ]


async def banned(database: Database) -> list[str]:
    """Addresses that are shut out."""
    return [row.address for row in await database.fetch_all(select(bans.c.address))]


async def closed_among(database: Database, names: list[str]) -> list[tuple[str, int]]:
    """Which of these rooms an operator has closed, with their newest seq."""
    query = select(rooms.c.id, rooms.c.seq).where(rooms.c.id.in_(names), rooms.c.status == "closed")
    return [(row.id, row.seq) for row in await database.fetch_all(query)]


def backup(database: Database, target: Path) -> None:
    """A copy of all games, taken while the server runs."""
    if database.file is None:
        _run(database, "pg_dump", "--format=custom", "--file", str(target))
        return
    try:
        with closing(sqlite3.connect(database.file)) as source, closing(sqlite3.connect(target)) as copy:
            source.backup(copy)
    except sqlite3.DatabaseError as problem:
        # A folder that is not there, a full disk, another file of that name.
        raise StoreError("file-unwritable", file=str(target), reason=str(problem)) from None
    target.chmod(0o600)


def restore(file: Path, source: Path) -> None:
    """Put a backup of a SQLite database in place; what was there is kept next to it. The server must be stopped."""
    try:
        source.open("rb").close()
    except OSError as problem:
        raise unreadable(source, problem) from None
    if file.exists() and file.samefile(source):
        raise StoreError("backup-in-place", value=str(source))
    with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as check:
        try:
            sound = check.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
            version = check.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        except sqlite3.DatabaseError:
            sound, version = False, HEAD
    if not sound:
        raise StoreError("bad-backup", value=str(source))
    if version > HEAD:
        raise StoreError("database-too-new", value=version, expected=HEAD)
    held = hold(file)
    before = (file if file.exists() else file.parent).stat()
    try:
        if file.exists():
            with closing(sqlite3.connect(file)) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            file.rename(file.with_name(f"{file.name}.{int(time.time())}.before-restore"))
        for left in ("-wal", "-shm"):
            Path(f"{file}{left}").unlink(missing_ok=True)
        shutil.copyfile(source, file)
        file.chmod(0o600)
        _belong_to(before, file, Path(held.name))
    finally:
        held.close()


def _belong_to(owner: os.stat_result, *made: Path) -> None:
    """What root has made must not be shut to the server, which is somebody else."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        for each in made:
            os.chown(each, owner.st_uid, owner.st_gid)


def restore_postgres(database: Database, source: Path) -> None:
    """Put a backup of a PostgreSQL database in place."""
    _run(database, "pg_restore", "--clean", "--if-exists", "--single-transaction", str(source))


def _run(database: Database, tool: str, *words: str) -> None:
    """Let a tool of PostgreSQL work. Everybody on the machine sees its command line, so no password is on it."""
    if shutil.which(tool) is None:
        raise StoreError("tool-missing", value=tool)
    url = database.url.set(drivername=POSTGRES)
    command = [tool, "--dbname", url._replace(password=None).render_as_string(), *words]
    environment = {**os.environ, **({"PGPASSWORD": url.password} if url.password else {})}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise StoreError("tool-failed", value=tool, reason=done.stderr.strip()[:300])
