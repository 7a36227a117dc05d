"""Reviews that other processes can tell: how far each is, beside the imported records and for as long as these."""

from __future__ import annotations

import json
from typing import Final

from sqlalchemy import insert, select, update

from happycity.schema.validate import Json
from happycity.store.database import Database
from happycity.store.json import encode
from happycity.store.retry import with_retry
from happycity.store.tables import records

PREFIX: Final = "review-"
"""No id of an imported record begins like this, so nobody is shown a review as a record."""
ABANDONED: Final = 60_000
"""Milliseconds after which a review that nobody has written to is told as finished: its process has died."""


async def keep_review(database: Database, name: str, words: Json, now: int) -> None:
    """Write down how far a review is."""
    row = {"at": now, "body": encode(words)}

    async def write() -> None:
        async with database.write() as connection:
            known = update(records).where(records.c.id == PREFIX + name).values(**row)
            if (await connection.execute(known)).rowcount == 0:
                await connection.execute(insert(records).values(id=PREFIX + name, **row))

    await with_retry(write, database.retry_timeout_s)


async def kept_review(database: Database, name: str, now: int) -> Json | None:
    """A review as far as it was written down."""
    found = await database.fetch_all(select(records).where(records.c.id == PREFIX + name))
    if not found:
        return None
    words: Json = json.loads(found[0].body)
    return {**words, "finished": words["finished"] or found[0].at < now - ABANDONED}
