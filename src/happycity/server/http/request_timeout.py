"""A time limit on each request, so that slow clients cannot hold connections open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    import asyncio

REQUEST_TIMEOUT_S: Final = 20.0
"""Time in which a whole request must arrive."""


class TimeoutProtocol(HttpToolsProtocol):
    """HTTP with a time limit on each request."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Expect a request."""
        super().connection_made(transport)
        self._start_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Expect nothing more."""
        self._stop_timer()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._start_timer()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request has arrived."""
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A WebSocket has limits of its own."""
        self._stop_timer()
        super().handle_websocket_upgrade()

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
