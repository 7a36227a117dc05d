"""The network between people and servers: in order on one connection, but late, cut, stuck, or behind a later one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocketDisconnect, WebSocketState

if TYPE_CHECKING:
    from tests.simulation.machine import Machine

DELAY_S: Final = (0.5, 4.0)
NOTICED_S: Final = (0.1, 40.0)
"""How long one end believes in a connection that the other end, or the network, has given up."""
STUCK_S: Final = (5.0, 40.0)
OVERTAKEN_S: Final = (4.0, 30.0)


class Link:
    """One WebSocket between a person and a machine."""

    def __init__(
        self, machine: Machine, on_frame: Callable[[Link, str], None], on_end: Callable[[Link], None]
    ) -> None:
        self.machine = machine
        self.faults = machine.faults
        self.on_frame = on_frame
        self.on_end = on_end
        self.is_cut = False
        self.flowing = asyncio.Event()
        self.flowing.set()
        self.server = ServerSocket(self)
        self._up_at = self._down_at = 0.0
        self._up: deque[str] = deque()
        self._down: deque[str] = deque()
        self._loop = asyncio.get_running_loop()

    def _delay(self) -> float:
        if self.faults.happens("message delayed", 0.003):
            return self.faults.between(*DELAY_S)
        return self.faults.latency_s()

    def send(self, text: str) -> None:
        """From the person to the server."""
        if self.faults.happens("message reordered", 0.003):
            self._abandon(text)
            return
        self._up_at = max(self._up_at, self._loop.time() + self._delay())
        self._up.append(text)  # timers of the same moment have no order
        self._loop.call_at(self._up_at, self._arrive)

    def _abandon(self, text: str) -> None:
        """The connection is lost with a message under way, which arrives after those on the next connection."""
        if not self.is_cut:
            late_s = self.faults.between(*OVERTAKEN_S)
            self.is_cut = True
            self.flowing.set()
            self._loop.call_later(late_s, self.server.put, {"type": "websocket.receive", "text": text})
            self._loop.call_later(late_s + self.faults.latency_s(), self.server.end)
            self._loop.call_later(self.faults.latency_s(), self.on_end, self)

    def _arrive(self) -> None:
        text = self._up.popleft()
        if not self.is_cut:
            self.server.put({"type": "websocket.receive", "text": text})

    def deliver(self, text: str) -> None:
        """From the server to the person."""
        if self.faults.happens("connection lost", 0.0015):
            self.cut()
            return
        if self.faults.happens("reader stuck", 0.003):
            self.flowing.clear()
            self._loop.call_later(self.faults.between(*STUCK_S), self.flowing.set)
        self._down_at = max(self._down_at, self._loop.time() + self._delay())
        self._down.append(text)
        self._loop.call_at(self._down_at, self._receive)

    def _receive(self) -> None:
        text = self._down.popleft()
        if not self.is_cut:
            self.on_frame(self, text)

    def cut(self) -> None:
        """Lose the connection with all that is under way. Each end notices in its own time."""
        if not self.is_cut:
            self.is_cut = True
            self.flowing.set()
            self._loop.call_later(self.faults.between(*NOTICED_S), self.server.end)
            self._loop.call_later(self.faults.between(*NOTICED_S) / 4, self.on_end, self)

    def close(self) -> None:
        """The person goes."""
        self.is_cut = True
        self.flowing.set()
        self._loop.call_later(self.faults.latency_s(), self.server.end)

    def closed_by_server(self) -> None:
        """The server ends the connection after everything that it has sent."""
        if not self.is_cut:
            self._down_at = max(self._down_at, self._loop.time() + self._delay())
            self._loop.call_at(self._down_at, self._end)

    def _end(self) -> None:
        if not self.is_cut:
            self.is_cut = True
            self.on_end(self)


class ServerSocket:
    """The server's end, with what the server uses of a WebSocket."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.scope: dict[str, dict[str, object]] = {"state": {}}
        self.application_state = WebSocketState.CONNECTED
        self._inbox: asyncio.Queue[Mapping[str, object]] = asyncio.Queue()

    def put(self, message: Mapping[str, object]) -> None:
        """Something has reached the server."""
        self._inbox.put_nowait(message)

    def end(self) -> None:
        """The server notices that the connection is gone."""
        self.put({"type": "websocket.disconnect", "code": 1006})

    async def accept(self) -> None:
        """Accept the connection."""
        await self.link.machine.wait()

    async def receive(self) -> Mapping[str, object]:
        """The next message."""
        message = await self._inbox.get()
        await self.link.machine.wait()
        return message

    async def send_text(self, text: str) -> None:
        """Send a frame; waits for a reader that is stuck."""
        await self.link.machine.wait()
        await self.link.flowing.wait()
        if self.application_state == WebSocketState.DISCONNECTED:
            raise WebSocketDisconnect(1006)
        if not self.link.is_cut:  # else the bytes are lost, and nobody tells
            self.link.deliver(text)

    async def close(self, _code: int = 1000, _reason: str | None = None) -> None:
        """End the connection."""
        await self.link.machine.wait()
        self.application_state = WebSocketState.DISCONNECTED
        self.link.closed_by_server()
