"""Two servers and a device agree on the cities of ten days, and each lets a visitor try one once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from happycity.rooms.days import DAY_MS, SIZES, derive_day, today
from happycity.rooms.tries import Try
from tests.worker.device import NOW, Device, Json, Seeded
from tests.worker.same_games import Blind
from tests.worker.server import Server, serving

DAY_10 = NOW + 60 * DAY_MS
"""Some day after the first of them."""


class Moment(Seeded):
    """Seeded, at another moment."""

    def __init__(self, seed: object, mark: str = "l") -> None:
        super().__init__(seed, mark)
        self.moment = DAY_10


async def settle(room: Any) -> None:
    """Wait for the bots, and until their last move is written."""
    async with asyncio.timeout(60):
        while room.room.status == "playing" and room.room.seats[room.room.deciding].kind == "bot":
            await asyncio.sleep(0.002)
    async with room.lock:
        return


async def play(room: Any, execute: Callable[[Json], Any], rounds: int) -> None:
    """Play the last legal action, which is cheap and seldom `coin`, until a round is over."""
    await settle(room)
    while room.room.status == "playing" and room.room.play.game.round <= rounds:
        legal = [str(action) for action in room.room.play.game.legal()]
        seq = room.room.seq
        action = next((each for each in legal if not each.startswith("coin")), legal[-1])
        await execute({"type": "command", "id": f"c{seq}", "seq": seq, "action": action})
        await settle(room)


async def practise(place: Server | Device, day: str, size: str, rounds: int) -> Json:
    """The record of some rounds of a day's city."""
    entered = await place.ask("POST", f"/api/days/{day}/{size}", {"name": "Ana", "practice": True, "pace": 0})
    id = entered["room"]["id"]
    if isinstance(place, Device):
        here = await place.api.registry.room(id)
        await play(here, here.execute, rounds)
    else:
        there = await place.room(id)
        people = tuple(entered["you"]["people"])
        await play(there, lambda message: there.execute(people, message), rounds)
    record: Json = await place.ask("GET", f"/api/rooms/{id}/record")
    return record


def test_two_servers_and_a_device_agree_on_ten_days(tmp_path: Path) -> None:
    """The cards, the seats and what the bots answer: for ten days in three sizes, one of them to its end."""

    async def scene() -> None:
        (tmp_path / "one").mkdir()
        (tmp_path / "two").mkdir()
        async with serving(tmp_path / "one", "one") as one, serving(tmp_path / "two", "two") as two:
            for server, seed in ((one, "one"), (two, "two")):
                server.runtime.registry.services = replace(
                    server.runtime.registry.services, clock=Moment(seed, ""), view=Blind()
                )
                server.runtime.clock = Moment(seed, "")
            device = Device(chance=Moment("three"), view=Blind())
            for number in range(1, 11):
                day = today(DAY_10 - number * DAY_MS)
                for size in SIZES:
                    rounds = 99 if number == 1 and size == "family" else 1
                    records = [await practise(place, day, size, rounds) for place in (one, two, device)]
                    assert records[0]["actions"], size
                    for record in records[1:]:
                        for field in ("options", "setup", "actions", "draws", "result"):
                            assert record.get(field) == records[0].get(field), (day, size, field)
                    if rounds == 99:
                        assert records[0]["result"]
                        assert {record["seed"] for record in records} == {derive_day(day, size).seed}

    asyncio.run(scene())


def test_a_try_of_an_earlier_release_stays_the_only_one_of_its_day() -> None:
    async def scene() -> None:
        device = Device(chance=Moment("update"))
        day, address = today(DAY_10), f"/api/days/{today(DAY_10)}/family"
        before = Try(f"{day}/family/1.2", device.chance.id(), DAY_10)
        await device.api.registry.log.claim_try("day", before)
        told = await device.ask("GET", address)
        assert (told["counts"], told["bots_changed"], told["mine"]["room"]) == (False, True, before.room)
        entered = await device.ask("POST", address, {"name": "Ana", "pace": 0})
        assert (entered["room"]["id"], entered["room"]["shared"]["id"]) == (before.room, before.deal)
        assert [len(each["tries"]) for each in (await device.ask("GET", "/api/days"))["days"]] == [1]

    asyncio.run(scene())


async def finish(device: Device, room: str) -> Json:
    """Play a game to its end; its result."""
    live = await device.api.registry.room(room)
    await play(live, live.execute, 99)
    assert live.room.play is not None
    result: Json = json.loads(json.dumps(live.room.play.game.state()["result"]))
    return result


def test_a_device_counts_one_try_and_shows_where_the_bot_went_on() -> None:
    async def scene() -> None:
        device = Device(chance=Moment("try"))
        day, address = today(DAY_10), f"/api/days/{today(DAY_10)}/family"
        me = {"name": "Ana", "pace": 0}
        assert (await device.ask("GET", address))["counts"] is True
        assert await device.refusal("POST", address, {**me, "practice": True}) == (409, "try-first")
        assert await device.refusal("GET", f"{address}/line") == (409, "try-first")
        room = (await device.ask("POST", address, me))["room"]["id"]
        again = Device(memory=device.memory, chance=device.chance)  # the page was loaded again
        assert (await again.ask("POST", address, me))["room"]["id"] == room
        result = await finish(again, room)
        told = await again.ask("GET", "/api/days")
        (tried,) = told["days"][0]["tries"]
        seat = derive_day(day, "family").seat
        assert (tried["points"], tried["finished"]) == (result["points"][seat], DAY_10)
        assert told["streak"] == {"days": 1, "longest": 1, "today": True}
        assert (await again.ask("POST", address, me))["room"]["id"] == room, "it stays the one that counts"
        practice = (await again.ask("POST", address, {**me, "practice": True}))["room"]
        assert practice["shared"]["counted"] is False
        await finish(again, practice["id"])
        assert (await again.ask("GET", "/api/days"))["days"] == told["days"], "practice leaves nothing"
        assert (await again.ask("GET", "/api/stats"))["games"] == 1
        mine = (await again.ask("GET", address))["line"]
        async with asyncio.timeout(120):
            while (theirs := await again.ask("GET", f"{address}/line"))["status"] == "playing":
                await asyncio.sleep(0.02)
        assert theirs["line"]["rounds"][0]["round"] == 1
        parting = theirs["parting"]
        assert parting is not None
        for before in range(parting - 1):
            assert mine["rounds"][before] == theirs["line"]["rounds"][before]
        device.chance.moment += DAY_MS
        assert await again.refusal("POST", address.replace("family", "expert"), me) == (409, "day-over")
        assert (await again.ask("POST", address, me))["room"]["id"] == room, "the try of yesterday goes on"

    asyncio.run(scene())
