"""The log and its database: one order, once each, synced before it is told; migrations, backups, retention."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, make_url, select, text

from happycity.store import Entry, Log, StoreError, Writer, open_database
from happycity.store.admin import close_room, list_rooms
from happycity.store.backup import backup, restore, restore_postgres
from happycity.store.bans import ban, list_banned_addresses, unban
from happycity.store.migrate import upgrade
from happycity.store.retention import DAY_MS, keep_lobbies, purge
from happycity.store.tables import HEAD, events, metadata
from happycity.store.writer import Keys, LogBackend

Json = dict[str, Any]
SUMMARY: Any = {
    "status": "lobby", "settings": {"public": True}, "driven": False, "seats": 2, "options": {"mode": "family"}, "game": 1,
}  # fmt: skip


def entry(room: str, seq: int, command: str | None = None, person: str | None = "p1", **body: Any) -> Entry:
    event: Any = {"seq": seq, "at": seq, "kind": "chat", "game": 1, **body}
    return Entry(room, event, person, command, summary=SUMMARY)


async def new_room(writer: Writer, name: str, at: int = 1) -> None:
    event: Any = {"seq": 1, "at": at, "kind": "created", "game": 1}
    assert await writer.append(Entry(name, event, summary=SUMMARY))


class Forgetful:
    """Writes, but the first answer is lost on its way."""

    def __init__(self, backend: LogBackend) -> None:
        self.backend = backend
        self.lost = False

    async def write(self, entries: list[Entry]) -> Keys:
        written = await self.backend.write(entries)
        if not self.lost:
            self.lost = True
            raise ConnectionResetError
        return written

    async def close(self) -> None:
        await self.backend.close()


class Repeating:
    """Something on the way sends everything twice, and the second answer is the one that arrives."""

    def __init__(self, backend: LogBackend) -> None:
        self.backend = backend

    async def write(self, entries: list[Entry]) -> Keys:
        await self.backend.write(entries)
        return await self.backend.write(entries)

    async def close(self) -> None:
        await self.backend.close()


def run(scene: Any, file: Path) -> None:
    async def whole() -> None:
        database = await open_database(str(file))
        writer = Writer.on(database)
        writer.start()
        try:
            await scene(database, writer)
        finally:
            await writer.close()
            await database.close()

    asyncio.run(whole())


def test_a_place_and_a_command_are_taken_once(tmp_path: Path) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        await new_room(writer, "a")
        assert await writer.append(entry("a", 2, "once", text="ä"))
        assert not await writer.append(entry("a", 2, "other")), "the place is taken"
        assert not await writer.append(entry("a", 3, "once")), "the command is known"
        assert await writer.append(entry("a", 3, "once", "p2")), "another person's"
        assert await writer.append(entry("a", 4, None)), "no command at all"
        rows = await Log(database).after("a", 1)
        assert [(row["seq"], person, command) for row, person, command in rows] == [
            (2, "p1", "once"),
            (3, "p2", "once"),
            (4, "p1", None),
        ]
        assert dict(rows[0].event)["text"] == "ä"

    run(scene, tmp_path / "db")


def test_many_write_at_once(tmp_path: Path) -> None:
    """200 rooms want the same place twice each: one of each pair gets it."""

    async def scene(database: Any, writer: Writer) -> None:
        await asyncio.gather(*(new_room(writer, f"r{n}") for n in range(200)))
        both = [writer.append(entry(f"r{n % 200}", 2, f"c{n}")) for n in range(400)]
        done = await asyncio.gather(*both)
        assert sum(done) == 200
        async with database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(events)) == 400

    run(scene, tmp_path / "db")


def test_one_that_cannot_be_written_spoils_nothing_for_the_others(tmp_path: Path) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        await asyncio.gather(*(new_room(writer, f"r{n}") for n in range(9)))
        written = await asyncio.gather(
            *(writer.append(entry(f"r{n}", 2, f"c{n}")) for n in range(9)),
            writer.append(entry("purged", 2, "late")),
            writer.append(entry("r0", 3, "\ud800")),
            writer.append(entry("r1", 2, "rival")),
            return_exceptions=True,
        )
        assert written[:9] == [True] * 9
        assert isinstance(written[9], sqlite3.IntegrityError)
        assert isinstance(written[10], UnicodeEncodeError)
        assert written[11] is False, "the place was taken by the first"
        assert [row["seq"] for row, _, _ in await Log(database).after("r0", 0)] == [1, 2]

    run(scene, tmp_path / "db")


def test_an_event_whose_answer_is_lost_is_written_once(tmp_path: Path) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        await new_room(writer, "a")
        writer.backend = Forgetful(writer.backend)
        assert await writer.append(entry("a", 2, None, text="once")), "found in the log"
        writer.backend = Forgetful(writer.backend.backend)
        assert not await writer.append(entry("a", 2, None, text="another")), "somebody else's place"
        assert [row["seq"] for row, _, _ in await Log(database).after("a", 0)] == [1, 2]

    run(scene, tmp_path / "db")


def test_an_event_that_is_written_twice_counts_as_written(tmp_path: Path) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        writer.backend = Repeating(writer.backend)
        await new_room(writer, "a")
        assert await writer.append(entry("a", 2, None, text="once"))
        assert not await writer.append(entry("a", 2, None, text="another")), "somebody else's place"
        assert [row["seq"] for row, _, _ in await Log(database).after("a", 0)] == [1, 2]

    run(scene, tmp_path / "db")


def test_every_commit_is_synced(tmp_path: Path) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        for use in (database.read, database.write):
            async with use() as connection:
                assert await connection.scalar(text("PRAGMA synchronous")) == 2, "FULL"
                assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"

    run(scene, tmp_path / "db")


def test_the_migrations_make_what_the_schema_says(tmp_path: Path) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        async with database.read() as connection:
            for table in metadata.tables.values():
                found = await connection.execute(text(f"PRAGMA table_info({table.name})"))
                assert [row.name for row in found] == [column.name for column in table.columns]
            assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == HEAD

    run(scene, tmp_path / "db")


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    async def nothing(database: Any, writer: Writer) -> None:
        pass

    run(nothing, tmp_path / "db")
    with closing(sqlite3.connect(tmp_path / "db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(StoreError) as refused:
        run(nothing, tmp_path / "db")
    assert refused.value.code == "database-too-new"
    assert "newer" in str(refused.value)


def test_an_older_file_is_copied_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        await new_room(writer, "a")

    run(scene, tmp_path / "db")
    later = tmp_path / "later"
    later.mkdir()
    source = Path(__file__).parents[2] / "src" / "happycity" / "store" / "migrations"
    import shutil

    shutil.copytree(source, later / "migrations")
    step = f"revision = '9999'\ndown_revision = '{HEAD}'\nbranch_labels = None\ndepends_on = None\n"
    step += "import sqlalchemy as sa\nfrom alembic import op\n\n\ndef upgrade():\n    op.add_column('rooms', sa.Column('mood', sa.Text))\n"
    (later / "migrations" / "versions" / "m9999_mood.py").write_text(step)
    monkeypatch.setattr("happycity.store.migrate.HEAD", "9999")
    monkeypatch.setattr("happycity.store.migrate.__file__", str(later / "migrate.py"))

    async def again(database: Any, writer: Writer) -> None:
        async with database.read() as connection:
            row = (await connection.execute(text("SELECT id, mood FROM rooms"))).one()
            assert tuple(row) == ("a", None)
        await upgrade(database)

    run(again, tmp_path / "db")
    copies = list(tmp_path.glob(f"db.{HEAD}.*.copy"))
    assert len(copies) == 1
    with closing(sqlite3.connect(copies[0])) as connection:
        assert connection.execute("SELECT id FROM rooms").fetchall() == [("a",)]


def test_one_file_belongs_to_one_process(tmp_path: Path) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        with pytest.raises(StoreError) as refused:
            await open_database(str(tmp_path / "db"))
        assert refused.value.code == "database-in-use"

    run(scene, tmp_path / "db")


def test_a_file_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    async def nothing(database: Any, writer: Writer) -> None:
        pass

    run(nothing, tmp_path / "db")
    whole = (tmp_path / "db").read_bytes()
    (tmp_path / "damaged").write_bytes(whole[:100] + b"x" * (len(whole) - 100))
    (tmp_path / "nowhere").symlink_to(tmp_path / "gone")
    for name, code in (("damaged", "file-damaged"), ("nowhere/db", "file-unwritable")):
        with pytest.raises(StoreError) as refused:
            run(nothing, tmp_path / name)
        assert refused.value.code == code
        assert str(tmp_path / name) in str(refused.value)


def test_operators_close_ban_and_purge(tmp_path: Path) -> None:
    async def scene(database: Any, writer: Writer) -> None:
        now = int(time.time() * 1000)
        await new_room(writer, "old", now - 100 * DAY_MS)
        await new_room(writer, "new", now)
        assert [row["id"] for row in await list_rooms(database)] == ["new", "old"]
        await writer.append(entry("new", 2))
        assert await close_room(database, "new")
        assert not await close_room(database, "none")
        assert (await Log(database).after("new", 2))[0][0]["kind"] == "closed"
        await ban(database, "192.0.2.9", "rude")
        assert await list_banned_addresses(database) == ["192.0.2.9"]
        assert await unban(database, "192.0.2.9")
        assert await purge(database, 90, now) == 1
        assert [row["id"] for row in await list_rooms(database)] == ["new"]
        assert await Log(database).after("old", 0) == []

    run(scene, tmp_path / "db")


def test_a_lobby_that_only_its_host_entered_goes_sooner(tmp_path: Path) -> None:
    """However much the host arranged there; one that somebody joined, played or waits in stays."""
    now = int(time.time() * 1000)
    logs = {
        "alone": ["joined", "nonce", "settings"],
        "joined": ["joined", "joined", "left"],
        "played": ["joined", "started", "rematch"],
        "waited": ["joined", "nonce"],
        "recent": ["joined"],
    }

    async def scene(database: Any, writer: Writer) -> None:
        for name, kinds in logs.items():
            at = now - 6 * DAY_MS if name == "recent" else now - 8 * DAY_MS
            await new_room(writer, name, at)
            for seq, kind in enumerate(kinds, 2):
                event: Any = {"seq": seq, "at": at, "kind": kind, "game": 1, "person": "p2"}
                assert await writer.append(Entry(name, event, summary=SUMMARY))
        await keep_lobbies(database, ["waited", "none"], now)
        assert await purge(database, 90, now) == 1
        assert {row["id"] for row in await list_rooms(database)} == set(logs) - {"alone"}

    run(scene, tmp_path / "db")


def test_a_backup_can_be_put_back(tmp_path: Path) -> None:
    async def fill(database: Any, writer: Writer) -> None:
        await new_room(writer, "a")
        backup(database, tmp_path / "copy #1?")
        await new_room(writer, "b")

    async def look(database: Any, writer: Writer) -> None:
        assert [row["id"] for row in await list_rooms(database)] == ["a"]

    run(fill, tmp_path / "db")
    restore(tmp_path / "db", tmp_path / "copy #1?")
    run(look, tmp_path / "db")
    (tmp_path / "junk").write_bytes(b"not a database at all" * 100)
    with pytest.raises(StoreError) as refused:
        restore(tmp_path / "db", tmp_path / "junk")
    assert refused.value.code == "bad-backup"


def test_what_root_restores_belongs_to_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`sudo happycity admin restore`: the service runs as somebody else and must be able to read it."""

    async def fill(database: Any, writer: Writer) -> None:
        backup(database, tmp_path / "copy")

    run(fill, tmp_path / "db")
    given: dict[str, tuple[int, int]] = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, user, group: given.update({path.name: (user, group)}))
    before = (tmp_path / "db").stat()
    restore(tmp_path / "db", tmp_path / "copy")
    assert given == dict.fromkeys(("db", "db.lock"), (before.st_uid, before.st_gid))


def test_a_password_is_on_no_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody on a machine can read it there."""
    for tool in ("pg_dump", "pg_restore"):
        (tmp_path / tool).write_text(f'#!/bin/sh\necho "$@" "with $PGPASSWORD" > {tmp_path}/said\n')
        (tmp_path / tool).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    url = make_url("postgresql+asyncpg://mayor:secret@db.example:5433/games?sslmode=require")
    database: Any = SimpleNamespace(file=None, url=url)
    for work in (backup, restore_postgres):
        work(database, tmp_path / "copy")
        words, _, password = (tmp_path / "said").read_text().strip().partition(" with ")
        assert words.startswith("--dbname postgresql://mayor@db.example:5433/games?sslmode=require ")
        assert password == "secret"
