"""Run the server: `happycity serve`, in one process or several."""

from __future__ import annotations

import asyncio
import contextlib
import faulthandler
import gc
import os
import signal
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import uvicorn

from happycity.server.http.admission import Admission, raise_descriptor_limit
from happycity.server.http.limits import RequestLimits, SharedCells
from happycity.server.http.protocol import ServerConfig
from happycity.server.ops.errors import port_taken
from happycity.server.ops.lan import lan_addresses
from happycity.server.ops.logs import configure_logging

if TYPE_CHECKING:
    from pathlib import Path

    from happycity.server.ops.config import Config
    from happycity.server.state import AppState

GC_THRESHOLDS: Final = (20_000, 20, 20)
"""The garbage collector runs less often than by default, as few of our objects form cycles."""
PLAIN_PER_ADDRESS: Final = 100
"""Connections of one address that are not WebSockets. A browser has at most six."""
GOODBYE_PAUSE_S: Final = 0.1
"""Time for the goodbyes to leave before the sockets close."""


def bind(config: Config) -> socket.socket:
    """Bind the server's port. Port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":  # on Windows it would share the port with its owner
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if config.workers > 1 and hasattr(socket, "SO_REUSEPORT"):
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((config.host, config.port))
    except OSError as error:
        listener.close()
        raise port_taken(config.port, error) from None
    config.port = listener.getsockname()[1]
    return listener


class Server(uvicorn.Server):
    """uvicorn that reports when it is ready, and drains the rooms before it stops."""

    def __init__(
        self, config: ServerConfig, state: AppState, on_ready: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self.state = state
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report it."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # the program's own objects stay
        gc.set_threshold(*GC_THRESHOLDS)
        if self.started:
            self.state.runtime.database.announce(local_url(self.state.config))
            if self.on_ready is not None:
                self.on_ready()

    async def serve_until_signal(self, listener: socket.socket) -> None:
        """Serve until a signal. A server that stops as asked exits with 0."""
        loop = asyncio.get_running_loop()
        try:
            for each in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(each, self.handle_exit, each, None)
        except NotImplementedError:  # Windows
            await self.serve(sockets=[listener])
            return
        await self._serve([listener])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every client to reconnect later, then stop. Pending events are still written."""
        self.state.runtime.registry.drain()
        await asyncio.sleep(GOODBYE_PAUSE_S)
        await super().shutdown(sockets)


class ExtraServer(uvicorn.Server):
    """uvicorn on more sockets of a running application."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then report it."""
        await super().startup(sockets)
        self.ready.set()


def serve(
    config: Config,
    on_ready: Callable[[], None] | None = None,
    listener: socket.socket | None = None,
    on_created: Callable[[AppState], None] | None = None,
    shared_limits: Path | None = None,
) -> None:
    """Serve in this process until a signal. `on_created` receives the parts of the application.

    Workers count their limits in one file.
    """
    from happycity.server.app import create_app
    from happycity.server.ops.metrics_page import serve_metrics
    from happycity.server.state import state_of
    from happycity.store.files import check_usable

    check_usable(config.database)
    configure_logging(config.log_format)
    if hasattr(signal, "SIGUSR1"):
        faulthandler.register(signal.SIGUSR1)  # shows operators the stack of every thread
    listener = listener or bind(config)
    shared = None if shared_limits is None else SharedCells(shared_limits)
    app = create_app(config, RequestLimits(config, shared))
    state = state_of(app)
    if on_created is not None:
        on_created(state)
    admission = state.runtime.admission = _admission(config)
    server = Server(ServerConfig.create(app, admission), state, on_ready)
    network = state.network
    network.port = config.port

    async def open_network(sockets: list[socket.socket]) -> Callable[[], None]:
        return await serve_more(ServerConfig.create(app, admission), sockets)

    network.opener = open_network if config.workers == 1 else None

    async def run() -> None:
        async with contextlib.AsyncExitStack() as stack:
            if config.metrics_port:
                await stack.enter_async_context(
                    serve_metrics(state.runtime.metrics_text, config.metrics_port)
                )
            # Opened before uvicorn, which would show its errors as tracebacks.
            await state.runtime.open()
            await server.serve_until_signal(listener)

    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(run())
    finally:
        listener.close()


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _admission(config: Config) -> Admission:
    """The connections that this process admits: the WebSockets, and plain ones beside them."""
    most = min(2 * config.most_sockets, raise_descriptor_limit())
    return Admission(most, config.sockets_per_worker + PLAIN_PER_ADDRESS, config.trusted_proxies())


async def serve_more(config: ServerConfig, sockets: list[socket.socket]) -> Callable[[], None]:
    """Serve the same application on more sockets. Returns a function that closes them."""
    config.lifespan = "off"
    server = ExtraServer(config)
    serving = asyncio.create_task(server._serve(sockets))
    ready = asyncio.create_task(server.ready.wait())
    await asyncio.wait([serving, ready], return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()

    def close() -> None:
        server.should_exit = True

    return close


def local_url(config: Config) -> str:
    """The game's URL for a browser on this machine."""
    is_local = config.host in {"0.0.0.0", "::", "127.0.0.1", "::1"}
    host = "localhost" if is_local else f"[{config.host}]" if ":" in config.host else config.host
    return f"http://{host}:{config.port}/"


def announcer(config: Config) -> Callable[[], None]:
    """A function that prints the game's URLs."""
    from happycity import i18n

    def announce() -> None:
        locale = i18n.detect_locale()
        print(i18n.text("cli-serve-ready", locale, url=local_url(config)), flush=True)
        if config.lan:
            for address in lan_addresses():
                print(i18n.text("cli-serve-lan", locale, url=f"http://{address}:{config.port}/"), flush=True)

    return announce


def run(config: Config) -> None:
    """`happycity serve`."""
    if config.workers > 1:
        from happycity.server.ops.workers import supervise

        supervise(config)
    else:
        serve(config, announcer(config))
