"""Statistics and progress of the finished games of one browser."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from happycity.rooms.progress import MAX_RECALLED, recall_achievements, summarise_progress
from happycity.rooms.statistics import summarise
from happycity.store.log import Log
from happycity.store.results import list_results_of_key

if TYPE_CHECKING:
    from happycity.schema.responses import PlayerProgress, Statistics
    from happycity.store.database import Database


async def read_statistics(database: Database, key: str | None) -> Statistics:
    """The statistics of the games of one seat key."""
    return summarise(await list_results_of_key(database, key or ""))


async def read_progress(database: Database, key: str | None) -> PlayerProgress:
    """The progress of one seat key. Games of earlier versions are replayed while their room is there."""
    results = await list_results_of_key(database, key or "")
    log = Log(database)
    untold = [result for result in results if "achievements" not in result.detail][:MAX_RECALLED]
    for result in untold:
        events = await log.game(result.room, result.game)
        if events:
            deal = await log.deal(result.room, result.game)
            await asyncio.to_thread(recall_achievements, result, events, deal)
    return summarise_progress(results)
