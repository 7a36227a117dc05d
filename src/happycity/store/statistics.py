"""Statistics of the finished games of one browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.statistics import summarise
from happycity.store.results import list_results_of_key

if TYPE_CHECKING:
    from happycity.schema.responses import Statistics
    from happycity.store.database import Database


async def read_statistics(database: Database, key: str | None) -> Statistics:
    """The statistics of the games of one seat key."""
    return summarise(await list_results_of_key(database, key or ""))
