"""The rooms of one process: opened once, and written once though an answer of the database is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest.mock import Mock

import pytest
from sqlalchemy import update

from happycity.game.options import Options
from happycity.rooms.decide import draft_join
from happycity.rooms.people import Seat, Settings
from happycity.rooms.room import Room
from happycity.schema.validate import Json
from happycity.server.ops.config import Config
from happycity.server.runtime.live_room import LiveRoom, now_ms
from happycity.server.runtime.registry import Hub
from happycity.store.retention import DAY
from happycity.store.retry import DatabaseAway
from happycity.store.tables import rooms
from tests.store.test_store import Forgetful


def with_hub(scene: Callable[[Hub], Awaitable[None]], file: Path) -> None:
    async def whole() -> None:
        hub = Hub(Config(database=str(file), thinkers=1))
        await hub.open()
        try:
            await scene(hub)
        finally:
            await hub.close()

    asyncio.run(whole())


async def created(hub: Hub) -> LiveRoom:
    return await hub.create(Options(players=3).to_json(), Settings(), [Seat(), Seat(), Seat()])


def test_a_lost_answer_makes_no_second_room_and_takes_no_second_seat(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        hub.writer.hand = Forgetful(hub.writer.hand)
        live = await created(hub)
        hub.writer.hand = Forgetful(hub.writer.hand.hand)
        await live.submit(lambda room: draft_join(room, {"name": "Ana"}, "key", 1))
        kinds = [row["kind"] for row, _, _ in await hub.log.after(live.room.id, 0)]
        assert kinds == ["created", "joined"]
        assert await hub.log.people_of(live.room.id, "key") == ["p1"]

    with_hub(scene, tmp_path / "db")


def test_a_lobby_in_which_somebody_waits_is_kept(tmp_path: Path) -> None:
    async def scene(hub: Hub) -> None:
        left, waits = await created(hub), await created(hub)
        async with hub.database.write() as connection:
            await connection.execute(update(rooms).values(updated=now_ms() - 8 * DAY))
        waits.listeners.add(Mock())
        await hub._forget_old()
        assert await hub.log.after(left.room.id, 0) == []
        assert await hub.log.after(waits.room.id, 0)

    with_hub(scene, tmp_path / "db")


def test_a_load_that_fails_leaves_one_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who waited for it and who comes after it read at the same time, and must get the same room."""

    async def scene(hub: Hub) -> None:
        name = (await created(hub)).room.id
        del hub.live[name]
        goes_on = [asyncio.Event() for _ in range(3)]
        reads = iter(goes_on)

        async def read(name: str) -> tuple[Room, list[Json]]:
            now = next(reads)
            await now.wait()
            if now is goes_on[0]:
                raise DatabaseAway
            return await Hub.read_room(hub, name)

        monkeypatch.setattr(hub, "read_room", read)
        fails = asyncio.create_task(hub.room(name))
        waits = asyncio.create_task(hub.room(name))
        await asyncio.sleep(0)
        goes_on[0].set()
        with pytest.raises(DatabaseAway):
            await fails
        late = asyncio.create_task(hub.room(name))
        await asyncio.sleep(0)
        for event in goes_on:
            event.set()
        assert await waits is await late

    with_hub(scene, tmp_path / "db")
