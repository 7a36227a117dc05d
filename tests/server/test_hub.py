"""The rooms of one process: opened once, and written once though an answer of the database is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import update

from happycity.game.options import Options
from happycity.rooms.decide import decide_join
from happycity.rooms.people import Seat, Settings
from happycity.rooms.room import Room
from happycity.schema.validate import Json
from happycity.server.ops.config import Config
from happycity.server.runtime.live_room import LiveRoom, now_ms
from happycity.server.runtime.registry import RoomRegistry
from happycity.store.retention import DAY_MS
from happycity.store.retry import DatabaseUnavailable
from happycity.store.tables import rooms
from tests.store.test_store import Forgetful


def with_hub(scene: Callable[[RoomRegistry], Awaitable[None]], file: Path) -> None:
    async def whole() -> None:
        registry = RoomRegistry(Config(database=str(file), thinkers=1))
        await registry.open()
        try:
            await scene(registry)
        finally:
            await registry.close()

    asyncio.run(whole())


async def created(registry: RoomRegistry) -> LiveRoom:
    return await registry.create(Options(players=3).to_json(), Settings(), [Seat(), Seat(), Seat()])


def test_a_lost_answer_makes_no_second_room_and_takes_no_second_seat(tmp_path: Path) -> None:
    async def scene(registry: RoomRegistry) -> None:
        registry.writer.hand = Forgetful(registry.writer.hand)
        live = await created(registry)
        registry.writer.hand = Forgetful(registry.writer.hand.hand)
        await live.submit(lambda room: decide_join(room, {"name": "Ana"}, "key", 1))
        kinds = [row["kind"] for row, _, _ in await registry.log.after(live.room.id, 0)]
        assert kinds == ["created", "joined"]
        assert await registry.log.people_of(live.room.id, "key") == ["p1"]

    with_hub(scene, tmp_path / "db")


def test_a_lobby_in_which_somebody_waits_is_kept(tmp_path: Path) -> None:
    async def scene(registry: RoomRegistry) -> None:
        left, waits = await created(registry), await created(registry)
        async with registry.database.write() as connection:
            await connection.execute(update(rooms).values(updated=now_ms() - 8 * DAY_MS))
        waits.connections.add(Mock())
        await registry._forget_old()
        assert await registry.log.after(left.room.id, 0) == []
        assert await registry.log.after(waits.room.id, 0)

    with_hub(scene, tmp_path / "db")


def test_a_load_that_fails_leaves_one_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waited for it and who comes after it read at the same time, and must get the same room."""

    async def scene(registry: RoomRegistry) -> None:
        name = (await created(registry)).room.id
        del registry.live[name]
        goes_on = [asyncio.Event() for _ in range(3)]
        reads = iter(goes_on)

        async def read(name: str) -> tuple[Room, list[Json]]:
            now = next(reads)
            await now.wait()
            if now is goes_on[0]:
                raise DatabaseUnavailable
            return await RoomRegistry.read_room(registry, name)

        monkeypatch.setattr(registry, "read_room", read)
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

    with_hub(scene, tmp_path / "db")
