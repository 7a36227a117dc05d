"""The rooms of one process: opened once, and written once though an answer of the database is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock

import pytest
from sqlalchemy import update

from happycity.game.options import Options
from happycity.rooms.decide import JoinRequest, decide_join
from happycity.rooms.people import Seat, Settings
from happycity.rooms.room import Room
from happycity.schema.room_events import RoomEvent
from happycity.server.ops.config import Config
from happycity.server.runtime import registry as registry_module
from happycity.server.runtime.live_room import CROWD, PRESENCE_PAUSE_S, LiveRoom
from happycity.server.runtime.loader import load_room
from happycity.server.runtime.runtime import Runtime
from happycity.server.socket.wire import Message
from happycity.store.log import Log
from happycity.store.retention import DAY_MS
from happycity.store.retry import DatabaseUnavailable
from happycity.store.tables import rooms
from tests.store.test_store import Forgetful


def with_runtime(scene: Callable[[Runtime], Awaitable[None]], file: Path) -> None:
    async def whole() -> None:
        runtime = Runtime(Config(database=str(file), thinkers=1))
        await runtime.open()
        try:
            await scene(runtime)
        finally:
            await runtime.close()

    asyncio.run(whole())


async def created(runtime: Runtime) -> LiveRoom:
    return await runtime.registry.create(Options(players=3).to_json(), Settings(), [Seat(), Seat(), Seat()])


def test_a_lost_answer_makes_no_second_room_and_takes_no_second_seat(tmp_path: Path) -> None:
    async def scene(runtime: Runtime) -> None:
        runtime.writer.backend = Forgetful(runtime.writer.backend)
        live = await created(runtime)
        runtime.writer.backend = Forgetful(runtime.writer.backend.backend)
        await live.submit(lambda room: decide_join(room, JoinRequest(name="Ana"), "key", 1))
        kinds = [row.event["kind"] for row in await runtime.log.after(live.room.id, 0)]
        assert kinds == ["created", "joined"]
        assert await runtime.seat_keys.people(live.room.id, "key") == ["p1"]

    with_runtime(scene, tmp_path / "db")


def test_a_lobby_in_which_somebody_waits_is_kept(tmp_path: Path) -> None:
    async def scene(runtime: Runtime) -> None:
        left, waits = await created(runtime), await created(runtime)
        async with runtime.database.write() as connection:
            old = runtime.clock.now_ms() - 8 * DAY_MS
            await connection.execute(update(rooms).values(updated=old))
        waits.connections.add(Mock())
        await runtime.housekeeping._purge()
        assert await runtime.log.after(left.room.id, 0) == []
        assert await runtime.log.after(waits.room.id, 0)

    with_runtime(scene, tmp_path / "db")


def test_a_load_that_fails_leaves_one_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waited for it and who comes after it read at the same time, and must get the same room."""

    async def scene(runtime: Runtime) -> None:
        registry = runtime.registry
        name = (await created(runtime)).room.id
        del registry.live[name]
        goes_on = [asyncio.Event() for _ in range(3)]
        reads = iter(goes_on)

        async def read(log: Log, name: str) -> tuple[Room, list[RoomEvent]]:
            now = next(reads)
            await now.wait()
            if now is goes_on[0]:
                raise DatabaseUnavailable
            return await load_room(log, name)

        monkeypatch.setattr(registry_module, "load_room", read)
        fails = asyncio.create_task(registry.room(name))
        waits = asyncio.create_task(registry.room(name))
        await asyncio.sleep(0)
        goes_on[0].set()
        with pytest.raises(DatabaseUnavailable):
            await fails
        late = asyncio.create_task(registry.room(name))
        await asyncio.sleep(0)
        for event in goes_on:
            event.set()
        assert await waits is await late

    with_runtime(scene, tmp_path / "db")


class Listening:
    """A connection of a spectator that counts what it is sent."""

    people = ()

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, message: Message) -> None:
        self.frames.append(message.body)

    def goodbye(self, *_: object) -> None:
        """The server stops."""


def test_a_crowd_that_comes_and_goes_is_told_of_together(tmp_path: Path) -> None:
    """Two hundred who come would otherwise be told two hundred times each, and as often when they go."""

    async def scene(runtime: Runtime) -> None:
        live = await created(runtime)
        crowd = [Listening() for _ in range(200)]
        for each in crowd:
            live.connections.add(cast(Any, each))
            runtime.registry.on_presence(live)
        await asyncio.sleep(2 * PRESENCE_PAUSE_S)
        assert sum(len(each.frames) for each in crowd) <= CROWD**2 + len(crowd)
        assert all(b'"spectators":200' in each.frames[-1] for each in crowd)
        for each in crowd[2:]:
            live.detach(cast(Any, each))
        await asyncio.sleep(2 * PRESENCE_PAUSE_S)
        assert all(b'"spectators":2}' in each.frames[-1] for each in crowd[:2])
        assert len(crowd[0].frames) <= 2 * CROWD + 2

    with_runtime(scene, tmp_path / "db")
