"""The frames of one page that shows a room, answered as a server's socket does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from happycity.errors import HappyCityError
from happycity.rooms.ids import is_command_id
from happycity.rooms.refusal import Refusal
from happycity.schema.error_body import error_body
from happycity.schema.json_text import decode, dump
from happycity.version import PROTOCOL

if TYPE_CHECKING:
    from happycity.schema.socket import ServerFrame
    from happycity.worker.api import Api
    from happycity.worker.live_room import LiveRoom

CLOSE_RELOAD = 4001
CLOSE_REFUSED = 4003
CLOSE_NO_SUCH_ROOM = 4004


class Connection:
    """A page in a room. `send` takes frames, `close` a code and a reason."""

    def __init__(
        self, api: Api, room: str, after: int, send: Callable[[str], None], close: Callable[[int, str], None]
    ) -> None:
        self.api = api
        self.room = room
        self.after = after
        self._send_text = send
        self._close = close
        self._live: LiveRoom | None = None
        self._turn = asyncio.Lock()
        """One message after the other, in the order of their arrival."""

    async def receive(self, text: str) -> None:
        """Answer a frame."""
        async with self._turn:
            if self._live is None:
                await self._enter(text)
            else:
                await self._answer(self._live, text)

    def leave(self) -> None:
        """The page is gone."""
        if self._live is not None:
            self._live.detach(self._send)

    async def _enter(self, text: str) -> None:
        """Read the hello, and show the room with all events that the page missed."""
        try:
            hello = _read_frame(text)
            if hello.get("protocol") != PROTOCOL:
                self._send_json({"type": "reload", "protocol": PROTOCOL})
                self._close(CLOSE_RELOAD, "other-protocol")
                return
            live = await self.api.registry.room(self.room)
        except HappyCityError as error:
            self._send_json({"type": "error", **error_body(error)})
            self._close(CLOSE_NO_SUCH_ROOM if error.code == "no-such-room" else CLOSE_REFUSED, error.code)
            return
        self._live = live
        await live.attach(self._send, self.after)

    async def _answer(self, live: LiveRoom, text: str) -> None:
        command: str | None = None
        try:
            payload = _read_frame(text)
            id = payload.get("id")
            command = id if is_command_id(id) else None
            if payload.get("type") == "ping":
                self._send_json({"type": "pong", "time": self.api.outside.chance.now_ms(), "id": command})
            elif payload.get("type") == "hint":
                self._send_json(await self.api.advisor.hint(live, command))
            else:
                seq = await live.execute(payload)
                assert command is not None  # a message without an id is refused
                self._send_json({"type": "ack", "id": command, "seq": seq})
        except HappyCityError as error:
            if command is None and error.code == "bad-message":
                self._send_json({"type": "error", **error_body(error)})
            else:
                self._send_json({"type": "refused", "id": command, **error_body(error), "seq": live.room.seq})

    def _send_json(self, frame: ServerFrame) -> None:
        self._send(dump(frame))

    def _send(self, frame: bytes) -> None:
        self._send_text(str(frame, "utf-8"))


def _read_frame(text: str) -> dict[str, object]:
    try:
        payload = decode(text)
    except (ValueError, RecursionError):
        raise Refusal("bad-message", field="json") from None
    if not isinstance(payload, dict):
        raise Refusal("bad-message", field="json")
    return payload
