"""Imported records, kept for sharing by link."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sqlalchemy import insert, select

from happycity.schema.json_text import encode
from happycity.store.tables import records

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.schema.game import Record
    from happycity.store.database import Database


async def save_record(database: Database, id: str, record: Mapping[str, object], at: int) -> None:
    """Store a record under a new id."""
    async with database.write() as connection:
        await connection.execute(insert(records).values(id=id, at=at, body=encode(record)))


async def load_record(database: Database, id: str) -> Record | None:
    """A stored record."""
    rows = await database.fetch_all(select(records.c.body).where(records.c.id == id))
    record: Record | None = json.loads(rows[0].body) if rows else None  # unlike orjson it reads any integer
    return record
