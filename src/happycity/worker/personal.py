"""Everything that this device holds, to be read by its owner. It is erased without Python (web/src/net/device.ts)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.puzzles import my_puzzle
from happycity.rooms.statistics import my_result

if TYPE_CHECKING:
    from happycity.schema.responses import DeviceData, MyRoomData
    from happycity.schema.room_events import RoomEvent
    from happycity.worker.log import Log


async def export_device(log: Log) -> DeviceData:
    """Whole logs of all rooms, results, tries, puzzles, kept records, bots' lines and custom packs.

    The secret of a shuffle is in it once its game is over: the log opens it then.
    """
    rooms = await log.all_events()
    return {
        "rooms": [_room_data(id, rooms[id]) for id in sorted(rooms)],
        "results": [my_result(each) for each in await log.results()],
        "days": [each.to_payload() for each in await log.tries("day")],
        "challenges": await log.challenges(),
        "puzzles": [my_puzzle(each) for each in await log.attempts()],
        "pushes": [],
        "records": [{"id": id, "record": record} for id, record in (await log.records()).items()],
        "lines": [{"deal": deal, "line": line} for deal, line in (await log.bot_lines()).items()],
        "packs": await log.packs(),
    }


def _room_data(id: str, events: list[RoomEvent]) -> MyRoomData:
    """One room. All its people sit at this device, so all its events are theirs."""
    people = {event["person"] for event in events if event["kind"] == "joined"}
    return {"room": id, "people": sorted(people), "happenings": events}
