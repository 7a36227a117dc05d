"""Games that nobody looks at leave the memory, and go on as soon as somebody comes back."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from contextlib import closing
from functools import partial
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import insert, update

from happycity.game.options import Options
from happycity.rooms.decide import JoinRequest, decide_closed, decide_join, decide_start
from happycity.rooms.people import Seat, Settings
from happycity.rooms.refusal import Refusal
from happycity.server.ops.config import Config
from happycity.server.runtime import driver
from happycity.server.runtime.clock import SystemClock
from happycity.server.runtime.leases import Leases
from happycity.server.runtime.live_room import LiveRoom
from happycity.server.runtime.runtime import Runtime
from happycity.store import open_database
from happycity.store.leases import LeaseTable
from happycity.store.retry import DatabaseUnavailable
from happycity.store.tables import processes, rooms
from tests.server.inside import opened
from tests.server.world import TIMEOUT_S, Running, Visitor

pytestmark = pytest.mark.slow


async def fits(visitor: Visitor) -> None:
    """Open a room as soon as the server has a place for it."""
    body = {"name": "Bob", "seats": ["me", "open"]}
    end = time.monotonic() + TIMEOUT_S
    while (answer := await visitor.http.post("/api/rooms", json=body)).status_code != 201:
        assert answer.json()["code"] == "server-full"
        assert time.monotonic() < end, "abandoned games keep others out"
        await asyncio.sleep(0.2)


def test_abandoned_games_against_bots_make_room_for_others(tmp_path: Path) -> None:
    async def scene(base: str) -> None:
        async with Visitor(base) as ana, Visitor(base) as bob:
            left = [(await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"] for _ in "abc"]
            await fits(bob)
            async with ana.socket(left[0]) as one:
                await one.play_on(random.Random(1))
                assert {event["by"] for event in one.events if event["kind"] == "action"} == {"human", "bot"}

    with Running(str(tmp_path / "db"), most_rooms=3, idle=1) as server:
        asyncio.run(scene(server.base))


def test_a_start_goes_past_games_that_cannot_be_read_or_need_nobody(tmp_path: Path) -> None:
    async def scene() -> None:
        def bots() -> list[Seat]:
            return [Seat.of_bot("random"), Seat.of_bot("random")]

        config = Config(database=str(tmp_path / "db"), thinkers=1)
        runtime = Runtime(config)
        await runtime.open()
        made = [await runtime.registry.create(Options().to_json(), Settings(), bots()) for _ in range(3)]
        _waits, plays, broken = (live.room.id for live in made)
        await made[1].submit(lambda room: decide_start(room, 1))
        await runtime.close()
        with closing(sqlite3.connect(tmp_path / "db")) as connection, connection:
            connection.execute("UPDATE rooms SET status = 'playing', driven = true")
            connection.execute("UPDATE rooms SET updated = 2 * updated WHERE id <> ?", (plays,))
            connection.execute("UPDATE events SET kind = 'unheard-of' WHERE room = ?", (broken,))
        runtime = Runtime(config)
        await runtime.open()
        try:
            async with asyncio.timeout(TIMEOUT_S):
                while not runtime.drivers.is_driving(plays):
                    await asyncio.sleep(0.05)
            assert await runtime.leases.orphans() == [broken, plays]
        finally:
            await runtime.close()

    asyncio.run(scene())


def test_a_room_that_was_just_asked_for_is_not_dropped(tmp_path: Path) -> None:
    """Between finding a room and arriving in it a socket waits for the database; two of a kind must not come of that."""

    async def scene() -> None:
        runtime = Runtime(Config(database=str(tmp_path / "db"), thinkers=1))
        await runtime.open()
        try:
            live = await runtime.registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            live.touched -= 2 * runtime.config.idle
            assert await runtime.registry.room(live.room.id) is live
            runtime.registry.drop_idle(runtime.config.idle, runtime.drivers.is_driving)
            assert list(runtime.registry.live) == [live.room.id]
            live.touched -= 2 * runtime.config.idle
            runtime.registry.drop_idle(runtime.config.idle, runtime.drivers.is_driving)
            assert list(runtime.registry.live) == []
            with pytest.raises(DatabaseUnavailable):
                await live.submit(lambda room: decide_closed(room, "host", 1))
            assert (await runtime.registry.room(live.room.id)).room.status == "lobby"
        finally:
            await runtime.close()

    asyncio.run(scene())


def test_after_a_start_every_game_that_needs_somebody_is_found(tmp_path: Path) -> None:
    """However many there are; the one that was played last comes first."""

    async def scene() -> None:
        database = await open_database(str(tmp_path / "db"))
        row = {"created": 1, "seq": 1, "status": "playing", "public": False, "summary": json.dumps({})}
        async with database.write() as connection:
            many = [{**row, "id": f"r{n}", "updated": n, "driven": n % 2 == 0} for n in range(600)]
            await connection.execute(insert(rooms), many)
        try:
            assert await Leases(LeaseTable(database), "me", SystemClock()).orphans() == [
                f"r{n}" for n in range(598, -1, -2)
            ]
        finally:
            await database.close()

    asyncio.run(scene())


class SlowStore(LeaseTable):
    """A store whose answer to `acquire` comes after the lease has run out."""

    leases: Leases

    async def acquire(self, room: str, process: str) -> bool:
        self.leases.good_until = time.monotonic() - 1
        await self.leases.renew()
        return True

    @property
    def is_shared(self) -> bool:
        return True


def test_a_late_answer_gives_no_room_of_an_earlier_lease(tmp_path: Path) -> None:
    async def scene() -> None:
        database = await open_database(str(tmp_path / "db"))
        store = SlowStore(database)
        store.leases = Leases(store, "one", SystemClock())
        try:
            await store.leases.renew()
            assert not await store.leases.acquire("room")
            assert store.leases.owned == set()
        finally:
            await database.close()

    asyncio.run(scene())


def test_a_lease_that_ran_out_is_taken_anew(tmp_path: Path) -> None:
    """Others may have taken the rooms of a process that stalled, also if it renews its lease before it looks."""

    async def scene() -> None:
        database = await open_database(str(tmp_path / "db"))
        leases = Leases(LeaseTable(database), "one", SystemClock())
        try:
            await leases.renew()
            leases.owned.add("room")
            await leases.renew()
            assert leases.owned == {"room"}
            leases.good_until = time.monotonic() - 1
            await leases.renew()
            assert leases.owned == set()
            leases.owned.add("room")
            async with (
                database.write() as connection
            ):  # the renewal was under way until the lease had run out
                await connection.execute(update(processes).values(until=time.time() - 1))
            await leases.renew()
            assert leases.owned == set()
        finally:
            await database.close()

    asyncio.run(scene())


async def started_with_clock(runtime: Runtime, seconds: int) -> LiveRoom:
    """A game of two humans with a clock."""
    seats = [Seat(), Seat()]
    live = await runtime.registry.create(Options().to_json(), Settings(clock=seconds, bot="random"), seats)
    for name in ("Ana", "Bob"):
        request = JoinRequest(name=name)
        await live.submit(partial(decide_join, request=request, key=name, at=runtime.clock.now_ms()))
    await live.submit(lambda room: decide_start(room, runtime.clock.now_ms()))
    return live


def test_a_clock_takes_effect_on_time_though_its_room_left_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "ADOPT_S", 0.2)
    monkeypatch.setattr(driver, "AHEAD_S", 0.4)

    async def scene() -> None:
        async with opened(Runtime(Config(database=str(tmp_path / "db"), thinkers=1, idle=1))) as runtime:
            room = (await started_with_clock(runtime, 4)).room
            async with asyncio.timeout(TIMEOUT_S):
                while room.id in runtime.registry.live:
                    await asyncio.sleep(0.05)
                while len(rows := await runtime.log.after(room.id, room.seq)) < 1:
                    await asyncio.sleep(0.05)
            event = rows[0].event
            assert event["kind"] == "action"
            assert event["by"] == "clock"
            assert room.deadline is not None
            assert 0 <= event["at"] - room.deadline < 1000 * TIMEOUT_S

    asyncio.run(scene())


def test_rooms_without_a_game_make_place_first(tmp_path: Path) -> None:
    async def scene() -> None:
        config = Config(database=str(tmp_path / "db"), thinkers=1, most_rooms=3)
        async with opened(Runtime(config)) as runtime:
            registry = runtime.registry
            game = await started_with_clock(runtime, 1_000_000)
            lobbies = [
                await registry.create(Options().to_json(), Settings(), [Seat(), Seat()]) for _ in range(5)
            ]
            assert list(registry.live) == [game.room.id, *(live.room.id for live in lobbies[-2:])]
            for live in list(registry.live.values()):
                live.connections.add(Mock())
            with pytest.raises(Refusal, match="no space for another room"):
                await registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            game.connections.clear()
            await registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            assert game.room.id not in registry.live
            assert (await registry.room(game.room.id)).room.status == "playing"

    asyncio.run(scene())


def test_a_start_opens_only_rooms_that_are_due(tmp_path: Path) -> None:
    async def scene() -> None:
        config = Config(database=str(tmp_path / "db"), thinkers=1)
        async with opened(Runtime(config)) as runtime:
            later = (await started_with_clock(runtime, 1_000_000)).room.id
            soon = (await started_with_clock(runtime, 4)).room.id
        async with opened(Runtime(config)) as runtime, asyncio.timeout(TIMEOUT_S):
            while soon not in runtime.registry.live:
                await asyncio.sleep(0.05)
            assert later not in runtime.registry.live

    asyncio.run(scene())
