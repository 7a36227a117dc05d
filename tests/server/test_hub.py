"""The rooms of one process: written once though an answer of the database is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from happycity.options import Options
from happycity.server.config import Config
from happycity.server.drafts import draft_join
from happycity.server.hub import Hub
from happycity.server.live import LiveRoom
from happycity.server.people import Seat, Settings
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
