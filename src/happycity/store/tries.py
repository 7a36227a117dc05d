"""Tries at shared deals: the first of a visitor's counts, whichever tab, device or process asks first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import func, select

from happycity.rooms.tries import Try
from happycity.store.tables import tries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement

    from happycity.schema.room import SharedKind
    from happycity.store.database import Database

MAX_TRIES: Final = 2000
"""Of one visitor: more than three a day in the time that they are kept."""


async def claim_try(database: Database, kind: SharedKind, key: str, wanted: Try) -> Try:
    """The try of a key at a deal: this one, unless there is one already."""
    row = {"kind": kind, "deal": wanted.deal, "key": key, "room": wanted.room, "began": wanted.began}
    async with database.write() as connection:
        await connection.execute(database.insert_missing(tries), [row])
    found = await find_try(database, kind, wanted.deal, key)
    return found or wanted


async def find_try(database: Database, kind: SharedKind, deal: str, key: str) -> Try | None:
    """The try of a key at a deal."""
    found = await _fetch(database, tries.c.kind == kind, tries.c.deal == deal, tries.c.key == key)
    return found[0] if found else None


async def find_deal(database: Database, kind: SharedKind, prefix: str, key: str) -> str | None:
    """The deal with a prefix that a key tried first."""
    named = tries.c.deal.startswith(prefix, autoescape=True)
    found = await _fetch(database, tries.c.kind == kind, tries.c.key == key, named)
    return found[-1].deal if found else None


async def list_tries_of_key(database: Database, kind: SharedKind, key: str) -> list[Try]:
    """The tries of a key, newest first."""
    return await _fetch(database, tries.c.kind == kind, tries.c.key == key)


async def list_tries_at(database: Database, kind: SharedKind, deal: str) -> list[Try]:
    """Everybody's tries at a deal, newest first."""
    return await _fetch(database, tries.c.kind == kind, tries.c.deal == deal)


async def count_results(
    database: Database, kind: SharedKind, deals: Sequence[str]
) -> dict[tuple[int, int], int]:
    """How many finished tries at some deals ended with each pair of points and coins."""
    query = (
        select(tries.c.points, tries.c.coins, func.count().label("players"))
        .where(tries.c.kind == kind, tries.c.deal.in_(deals), tries.c.finished.is_not(None))
        .group_by(tries.c.points, tries.c.coins)
    )
    return {(row.points, row.coins): row.players for row in await database.fetch_all(query)}


async def _fetch(database: Database, *where: ColumnElement[bool]) -> list[Try]:
    query = select(tries).where(*where).order_by(tries.c.began.desc()).limit(MAX_TRIES)
    return [
        Try(
            row.deal, row.room, row.began, row.finished, row.points, row.coins,
            None if row.won is None else bool(row.won),
        )
        for row in await database.fetch_all(query)
    ]  # fmt: skip
