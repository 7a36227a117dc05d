"""Requests that never end: whoever takes too long to ask is hung up on, so that nobody can hold our doors."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

PATIENCE: Final = 20.0
"""Seconds that a whole request may take to arrive."""


class PatientProtocol(HttpToolsProtocol):
    """HTTP with a time limit on each request."""

    _limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """A connection must soon become a request."""
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing to wait for any more."""
        self._end()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._begin()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """A request has arrived."""
        self._end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A socket has its own rules."""
        self._end()
        super().handle_websocket_upgrade()

    def _begin(self) -> None:
        self._end()
        self._limit = self.loop.call_later(PATIENCE, self._hang_up)

    def _end(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
