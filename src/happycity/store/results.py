"""Results of finished games: one row per seat and key."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, TypeVarTuple

from sqlalchemy import select

from happycity.rooms.statistics import SeatResult
from happycity.schema.json_text import decode
from happycity.store.tables import results

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Select

    from happycity.store.database import Database

Ts = TypeVarTuple("Ts")


async def list_results_of_key(database: Database, key: str, limit: int = 1000) -> list[SeatResult]:
    """The results of one browser, newest first."""
    newest = (results.c.at.desc(), results.c.room, results.c.game, results.c.seat)
    return await _fetch(database, select(results).where(results.c.key == key).order_by(*newest).limit(limit))


async def list_all_results(database: Database) -> list[SeatResult]:
    """Every result, newest first."""
    return await _fetch(database, select(results).order_by(results.c.at.desc()))


async def save_results(database: Database, rows: Sequence[SeatResult]) -> None:
    """Store results. Those that are there already stay as they are."""
    values = [{**asdict(row), "detail": json.dumps(row.detail, ensure_ascii=False)} for row in rows]
    async with database.write() as connection:
        await connection.execute(database.insert_missing(results), values)


async def _fetch(database: Database, query: Select[*Ts]) -> list[SeatResult]:
    return [
        SeatResult(
            row.room, row.game, row.key, row.seat, row.at, row.points, bool(row.won), decode(row.detail)
        )
        for row in await database.fetch_all(query)
    ]
