"""The server's application in this process, with the ids, the secrets and the clock of a device."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2

from happycity.rooms.view import TableView
from happycity.server.app import create_app
from happycity.server.ops.config import Config
from happycity.server.runtime.live_room import LiveRoom as ServerRoom
from happycity.server.state import state_of
from tests.worker.device import Seeded

ANA = "cookie-of-ana-0123456789"


class Server:
    """The server's application in this process, with the ids and the clock of the worker."""

    def __init__(self, client: httpx2.AsyncClient, app: Any) -> None:
        self.client = client
        self.runtime = state_of(app).runtime

    async def ask(self, method: str, address: str, body: Any = None) -> Any:
        answer = await self.client.request(method, address, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def room(self, id: str) -> ServerRoom:
        return await self.runtime.registry.room(id)

    def show(self, view: TableView) -> None:
        """Let all rooms be shown by this view."""
        registry = self.runtime.registry
        registry.services = replace(registry.services, view=view)


@asynccontextmanager
async def serving(folder: Path, seed: object) -> AsyncIterator[Server]:
    config = Config(
        database=str(folder / "games.sqlite3"), thinkers=1, rooms_per_hour=100_000, commands_per_second=1000
    )
    app = create_app(config)
    runtime = state_of(app).runtime
    runtime.ids = runtime.clock = Seeded(seed, mark="")
    headers = {"Cookie": f"happycity={ANA}", "Origin": "http://localhost"}
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app)
        async with httpx2.AsyncClient(
            transport=transport, base_url="http://localhost", headers=headers
        ) as client:
            yield Server(client, app)
