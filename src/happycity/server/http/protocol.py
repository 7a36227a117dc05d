"""HTTP with limits: connections, the time and size of a request, and requests that wait for their answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from happycity.server.socket.wire import WireProtocol

if TYPE_CHECKING:
    import asyncio

    from fastapi import FastAPI

    from happycity.server.http.admission import Admission

REQUEST_TIMEOUT_S: Final = 20.0
"""Time in which a whole request must arrive."""
MAX_HEAD_BYTES: Final = 32_768
MAX_PIPELINED: Final = 8
"""Requests that may wait for the answer to an earlier one. Browsers send none."""


class ServerConfig(uvicorn.Config):
    """uvicorn's settings, and who is admitted."""

    admission: Admission

    @classmethod
    def create(cls, app: FastAPI, admission: Admission) -> ServerConfig:
        """No access log, pings that find dead sockets, small frames, proxies left to the guard."""
        config = cls(
            app, http=BoundedHttp, log_config=None, access_log=False, server_header=False, proxy_headers=False,
            ws=WireProtocol, ws_max_size=16_384, ws_ping_interval=20.0, ws_ping_timeout=20.0,
            ws_per_message_deflate=False, timeout_keep_alive=15, timeout_graceful_shutdown=10, lifespan="on",
            backlog=2048,
        )  # fmt: skip
        config.admission = admission
        return config


class TooMuch(Exception):
    """A client sends more than a request may have. The parser turns it into a 400."""


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP with limits."""

    _timer: asyncio.TimerHandle | None = None
    _peer: str | None = None
    """The address of an admitted connection."""
    _head_bytes = 0
    _is_in_head = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, and expect a request."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else "127.0.0.1"
        if not self._admission.enter(peer):
            transport.abort()
            return
        self._peer = peer
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._stop_timer()
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived. A head without an end is refused."""
        super().data_received(data)
        if self._is_in_head and not self.transport.is_closing():
            self._head_bytes += len(data)
            if self._head_bytes > MAX_HEAD_BYTES:
                self.send_400_response("The head of the request is too large.")

    def on_message_begin(self) -> None:
        """A request begins."""
        if len(self.pipeline) >= MAX_PIPELINED:
            self.pipeline.clear()
            raise TooMuch
        self._head_bytes, self._is_in_head = 0, True
        self._start_timer()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head of a request has arrived."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request has arrived."""
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A WebSocket has limits of its own, but it is still this connection."""
        self._stop_timer()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, WireProtocol):
            protocol.on_lost = self._leave

    @property
    def _admission(self) -> Admission:
        return cast(ServerConfig, self.config).admission

    def _leave(self) -> None:
        if self._peer is not None:
            self._admission.leave(self._peer)
            self._peer = None

    def _start_timer(self) -> None:
        self._stop_timer()
        self._timer = self.loop.call_later(REQUEST_TIMEOUT_S, self._hang_up)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
