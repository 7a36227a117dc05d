"""The application without a server process: requests go straight into it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable

import httpx2

from happycity.server.app import create_app
from happycity.server.ops.config import Config
from happycity.server.runtime.runtime import Runtime
from happycity.server.state import state_of

Visit = Callable[[str], httpx2.AsyncClient]
"""A client with the address it comes from."""
BASE = "http://127.0.0.1"


@contextlib.asynccontextmanager
async def application(config: Config) -> AsyncIterator[Visit]:
    """An application whose runtime is open."""
    app = create_app(config)

    def visit(peer: str = "127.0.0.1") -> httpx2.AsyncClient:
        transport = httpx2.ASGITransport(app=app, client=(peer, 1234))
        return httpx2.AsyncClient(transport=transport, base_url=BASE, headers={"Origin": BASE})

    async with opened(state_of(app).runtime):
        yield visit


@contextlib.asynccontextmanager
async def opened(runtime: Runtime) -> AsyncIterator[Runtime]:
    """A runtime from its opening to its end."""
    await runtime.open()
    try:
        yield runtime
    finally:
        await runtime.close()
