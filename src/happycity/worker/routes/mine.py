"""What this device holds, and facts about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity import __version__, i18n
from happycity.rooms.lessons import list_lessons
from happycity.rooms.progress import MAX_RECALLED, recall_achievements, summarise_progress
from happycity.rooms.sanitize import MAX_CHAT, MAX_NAME
from happycity.rooms.statistics import summarise
from happycity.version import PROTOCOL, RULES_VERSION
from happycity.worker.personal import export_device

if TYPE_CHECKING:
    from happycity.schema.responses import DeviceData, Info, Lessons, MyRooms, PlayerProgress, Statistics
    from happycity.worker.api import Api
    from happycity.worker.requests import Request


async def mine(api: Api, _request: Request) -> MyRooms:
    """My rooms."""
    return {"rooms": await api.registry.log.rooms()}


async def my_data(api: Api, _request: Request) -> DeviceData:
    """Everything that this device holds."""
    return await export_device(api.registry.log)


async def stats(api: Api, _request: Request) -> Statistics:
    """How the games of this device ended."""
    return summarise(await api.registry.log.results())


async def progress(api: Api, _request: Request) -> PlayerProgress:
    """Bots beaten, achievements, best cities and streaks of this device."""
    log = api.registry.log
    results = await log.results()
    untold = [result for result in results if "achievements" not in result.detail][:MAX_RECALLED]
    for result in untold:
        deal = await log.deal(result.room, result.game)
        recall_achievements(result, await log.events(result.room), deal)
    return summarise_progress(results)


async def info(api: Api, _request: Request) -> Info:
    """What answers here."""
    return {
        "happycity": __version__, "protocol": PROTOCOL, "rules": RULES_VERSION,
        "locales": i18n.available_locales(), "bots": [{"name": name} for name in api.outside.bots],
        "lan": False, "limits": {"chat": MAX_CHAT, "name": MAX_NAME}, "operator": None, "retention_days": 0,
    }  # fmt: skip


async def lessons(api: Api, _request: Request) -> Lessons:
    """The lessons."""
    return list_lessons()
