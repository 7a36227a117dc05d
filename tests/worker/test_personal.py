"""Everything that a device holds is handed to its owner, and nothing is left out."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from happycity.puzzles.book import load_puzzles
from happycity.rooms.tries import Try
from tests.worker.device import NOW, Device
from tests.worker.test_device import finish

Json = dict[str, Any]


def kinds_of_keys(device: Device) -> set[str]:
    return {key.split("/")[0] for key in device.memory.rows}


def test_the_export_of_a_device_holds_all_that_was_said_and_played_there() -> None:
    async def scene() -> None:
        device = Device()
        finished = await device.new_game("me", "bot:random")
        await finish(device, await device.open(finished))
        running = await device.new_game("me", "me", names=["Cem", "Dee"])
        page = await device.open(running)
        await page.say(type="chat", text="to whom it may concern")
        await page.play(page.table["legal"][0])
        closed = await device.new_game("me", "bot:random")
        await (await device.open(closed)).say(type="close")
        record = await device.ask("GET", f"/api/rooms/{finished}/record")
        kept = await device.ask("POST", "/api/import", {"record": record})
        puzzle = next(iter(load_puzzles().values()))
        await device.ask("POST", f"/api/puzzles/{puzzle.id}/attempt", {"action": puzzle.choices[0][0]})
        log, deal = device.api.registry.log, "2026-11-20/family/1"
        await log.claim_try("day", Try(deal, finished, NOW))
        line: Json = {"seat": 0, "name": "bot:hard", "points": 30, "coins": 1, "won": True, "rounds": []}
        await log.save_bot_line(deal, line)  # type: ignore[arg-type]
        held: Json = await device.ask("GET", "/api/mine/data")

        rooms = {each["room"]: each for each in held["rooms"]}
        assert set(rooms) == {finished, running, closed}
        for room, each in rooms.items():
            told = (await device.ask("GET", f"/api/rooms/{room}/log"))["happenings"]
            assert each["happenings"] == told, "the whole log, in its order"
        assert (rooms[finished]["people"], rooms[running]["people"]) == (["p1"], ["p1", "p2"])
        assert [(each["room"], each["seat"]) for each in held["results"]] == [(finished, 0)]
        assert [each["puzzle"] for each in held["puzzles"]] == [puzzle.id]
        assert [(each["day"], each["room"]) for each in held["days"]] == [("2026-11-20", finished)]
        assert held["records"] == [{"id": kept["id"], "record": record}]
        assert held["lines"] == [{"deal": deal, "line": line}]
        assert (held["challenges"], held["pushes"], held["packs"]) == ([], [], [])
        # The other two kinds of rows follow from the logs: the list of rooms, and the secrets of shuffles.
        assert kinds_of_keys(device) == {"event", "deal", "room", "result", "puzzle", "try", "record", "line"}
        secret = json.loads(device.memory.rows[f"deal/{running}/1"])["secret"]
        assert secret not in json.dumps(held), "the shuffle of a running game stays hidden"

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_a_device_without_games_has_nothing_to_tell() -> None:
    held = asyncio.run(Device().ask("GET", "/api/mine/data"))
    assert all(rows == [] for rows in held.values())
    assert {"rooms", "results", "days", "challenges", "puzzles", "pushes"} <= set(held)
