"""Progress of reviews, so that every process can report it. It is stored beside the imported records."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import insert, select, update

from happycity.schema.json_text import decode, encode
from happycity.store.retry import with_retry
from happycity.store.tables import records

if TYPE_CHECKING:
    from happycity.schema.responses import ReviewSoFar
    from happycity.store.database import Database

PREFIX: Final = "review-"
"""No id of an imported record begins like this, so a review is never taken for a record."""
ABANDONED_MS: Final = 60_000
"""Time without progress after which a review counts as finished: its process has died."""


async def save_review(database: Database, id: str, review: ReviewSoFar, now: int) -> None:
    """Store the progress of a review."""
    row = {"at": now, "body": encode(review)}

    async def write() -> None:
        async with database.write() as connection:
            known = update(records).where(records.c.id == PREFIX + id).values(**row)
            if (await connection.execute(known)).rowcount == 0:
                await connection.execute(insert(records).values(id=PREFIX + id, **row))

    await with_retry(write, database.retry_timeout_s)


async def load_review(database: Database, id: str, now: int) -> ReviewSoFar | None:
    """The stored progress of a review."""
    rows = await database.fetch_all(select(records).where(records.c.id == PREFIX + id))
    if not rows:
        return None
    review: ReviewSoFar = decode(rows[0].body)
    review["finished"] = review["finished"] or rows[0].at < now - ABANDONED_MS
    return review
