"""Run the server: `happycity serve`, in one process or several."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from happycity.server.http.errors import port_taken
from happycity.server.http.request_timeout import PatientProtocol
from happycity.server.ops.config import Config
from happycity.server.ops.lan import addresses
from happycity.server.ops.logs import set_up
from happycity.server.socket.wire import WireProtocol

COLLECT: Final = (20_000, 20, 20)
"""How many new objects make the collector of garbage look: more seldom than usual, as little here goes in circles."""

logger = logging.getLogger("happycity.server")


def listening(config: Config) -> socket.socket:
    """The socket that the server listens on; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    each = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would mean to share the port with whoever has it
        each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if config.workers > 1 and hasattr(socket, "SO_REUSEPORT"):
        each.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        each.bind((config.host, config.port))
    except OSError as error:
        each.close()
        raise port_taken(config.port, error) from None
    config.port = each.getsockname()[1]
    return each


def settings(app: FastAPI) -> uvicorn.Config:
    """How uvicorn runs: no access log, pings that find dead sockets, small frames, proxies left to the gate."""
    return uvicorn.Config(
        app, http=PatientProtocol, log_config=None, access_log=False, server_header=False, proxy_headers=False,
        ws=WireProtocol, ws_max_size=16_384, ws_ping_interval=20.0, ws_ping_timeout=20.0,
        ws_per_message_deflate=False, timeout_keep_alive=15, h11_max_incomplete_event_size=16_384,
        timeout_graceful_shutdown=10, lifespan="on", backlog=2048,
    )  # fmt: skip


class Server(uvicorn.Server):
    """uvicorn, with a word when it is up and a polite goodbye to all sockets before it goes."""

    def __init__(self, app: FastAPI, ready: Callable[[], None] | None = None) -> None:
        super().__init__(settings(app))
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what the program itself consists of is never looked at again
        gc.set_threshold(*COLLECT)
        if self.started:
            self.app.state.registry.database.announce(address(self.app.state.config))
            if self.ready is not None:
                self.ready()

    async def until_told(self, listener: socket.socket) -> None:
        """Serve until a signal; a server that was asked to stop and did ends with 0."""
        loop = asyncio.get_running_loop()
        try:
            for each in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(each, self.handle_exit, each, None)
        except NotImplementedError:  # Windows
            await self.serve(sockets=[listener])
            return
        await self._serve([listener])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every socket to come back later; what is being written is written."""
        self.app.state.registry.drain()
        await asyncio.sleep(0.1)
        await super().shutdown(sockets)


def serve(
    config: Config,
    ready: Callable[[], None] | None = None,
    listener: socket.socket | None = None,
    made: Callable[[FastAPI], None] | None = None,
) -> None:
    """Serve until told to stop. One process; workers.py runs several. `made` is told the application."""
    from happycity.server.app import create_app
    from happycity.server.ops.metrics_page import serve_metrics
    from happycity.store.files import check_usable

    check_usable(config.database)
    set_up(config.log_format)
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1)  # for operators: where is every thread?
    listener = listener or listening(config)
    app = create_app(config)
    if made is not None:
        made(app)
    server = Server(app, ready)
    network = app.state.lan
    network.port = config.port

    async def open_more(sockets: list[socket.socket]) -> Callable[[], None]:
        return await also_serve(app, sockets)

    network.opener = open_more if config.workers == 1 else None

    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            if config.metrics_port:
                await stack.enter_async_context(serve_metrics(app, config.metrics_port))
            # Before uvicorn, which would tell a traceback where a sentence is enough.
            await app.state.registry.open()
            await server.until_told(listener)

    try:
        with asyncio.Runner(loop_factory=_loop()) as runner:
            runner.run(run())
    finally:
        listener.close()


def _loop() -> Any:
    """uvloop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def also_serve(app: FastAPI, sockets: list[socket.socket]) -> Callable[[], None]:
    """Serve the same application on more sockets."""
    config = settings(app)
    config.lifespan = "off"
    more = uvicorn.Server(config)
    task = asyncio.create_task(more._serve(sockets))
    while not more.started and not task.done():
        await asyncio.sleep(0.01)

    def close() -> None:
        more.should_exit = True

    return close


def address(config: Config) -> str:
    """Where a browser on this machine finds the game."""
    here = config.host in {"0.0.0.0", "::", "127.0.0.1", "::1"}
    host = "localhost" if here else f"[{config.host}]" if ":" in config.host else config.host
    return f"http://{host}:{config.port}/"


def announce(config: Config) -> Callable[[], None]:
    """Say where the game is."""
    from happycity import i18n

    def ready() -> None:
        locale = i18n.detect_locale()
        print(i18n.text("cli-serve-ready", locale, url=address(config)), flush=True)
        if config.lan:
            for each in addresses():
                print(i18n.text("cli-serve-lan", locale, url=f"http://{each}:{config.port}/"), flush=True)

    return ready


def run(config: Config) -> None:
    """`happycity serve`."""
    if config.workers > 1:
        from happycity.server.ops.workers import supervise

        supervise(config)
    else:
        serve(config, announce(config))
