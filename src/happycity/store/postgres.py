"""The log backend for PostgreSQL. One statement, so one round trip, writes events, rooms and the wake-up."""

from __future__ import annotations

import contextlib
from collections import Counter
from typing import Any, Final, cast

from sqlalchemy.dialects.postgresql.asyncpg import PGDialect_asyncpg
from sqlalchemy.sql import ClauseElement

from happycity.store.beside import statements_for
from happycity.store.database import Database, connect_postgres
from happycity.store.log import Entry

CHANNEL: Final = "happycity"
STATEMENT_TIMEOUT_S: Final = 20.0
DIALECT: Final = PGDialect_asyncpg()  # type: ignore[no-untyped-call]
WRITE: Final = """
WITH given AS (
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::bigint[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[],
    $9::text[], $10::bool[], $11::bool[], $12::bigint[], $13::text[]
  ) AS t(room, seq, at, kind, game, person, command, body, status, public, driven, due, summary)
), fresh AS (
  INSERT INTO events (room, seq, at, kind, game, person, command, body)
  SELECT room, seq, at, kind, game, person, command, body FROM given ORDER BY room, seq
  ON CONFLICT DO NOTHING RETURNING room, seq
), changed AS (
  UPDATE rooms SET status = given.status, public = given.public, driven = given.driven, due = given.due,
    summary = given.summary, updated = given.at, seq = given.seq
  FROM given JOIN fresh USING (room, seq)
  WHERE rooms.id = given.room AND rooms.seq < given.seq
)
SELECT coalesce(array_agg(room || ':' || seq), '{}') AS written,
  CASE WHEN count(*) > 0 THEN pg_notify($14, string_agg(room || ':' || seq, ' ')) END AS told
FROM fresh
"""
"""A notice may have 8000 bytes; a batch has 64 rooms of some 30."""


class PostgresBackend:
    """The connection that writes the log."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: Any = None

    async def write(self, entries: list[Entry]) -> set[tuple[str, int]]:
        """Write events in one transaction; which of them were new."""
        rooms = Counter(entry.room for entry in entries)
        is_plain = all(entry.is_plain for entry in entries) and max(rooms.values()) == 1
        try:
            connection = await self._connected()
            return await (self._at_once if is_plain else self._one_by_one)(connection, entries)
        except BaseException:  # whatever it was, the next try has a connection that nothing is known against
            self._drop()
            raise

    async def _at_once(self, connection: Any, entries: list[Entry]) -> set[tuple[str, int]]:
        found = await connection.fetchrow(WRITE, *_columns(entries), CHANNEL, timeout=STATEMENT_TIMEOUT_S)
        return {_key(word) for word in found["written"]}

    async def _one_by_one(self, connection: Any, entries: list[Entry]) -> set[tuple[str, int]]:
        """Events that bring more with them, such as a room's first one, whose row must be there before."""
        written: set[tuple[str, int]] = set()
        async with connection.transaction():
            for entry in entries:
                if entry.is_first:
                    await self._write_beside(connection, entry)
                new = await self._at_once(connection, [entry])
                if new and not entry.is_first:
                    await self._write_beside(connection, entry)
                written |= new
        return written

    async def _write_beside(self, connection: Any, entry: Entry) -> None:
        for statement in statements_for(self.database, entry):
            compiled: Any = cast(ClauseElement, statement).compile(dialect=DIALECT)
            values = [compiled.params[name] for name in compiled.positiontup or ()]
            await connection.execute(str(compiled), *values, timeout=STATEMENT_TIMEOUT_S)

    async def _connected(self) -> Any:
        if self.connection is None or self.connection.is_closed():
            self.connection = await connect_postgres(self.database.url, "happycity log")
        return self.connection

    def _drop(self) -> None:
        if self.connection is not None:
            self.connection.terminate()
            self.connection = None

    async def close(self) -> None:
        """Close the connection."""
        if self.connection is not None:
            with contextlib.suppress(Exception):
                await self.connection.close(timeout=2)


def _columns(entries: list[Entry]) -> list[tuple[Any, ...]]:
    """The rows turned on their side."""
    return list(zip(*((*entry.row(), *entry.room_row()) for entry in entries), strict=True))


def _key(word: str) -> tuple[str, int]:
    room, _, seq = word.rpartition(":")
    return room, int(seq)
