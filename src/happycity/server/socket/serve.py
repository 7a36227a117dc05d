"""Serve one WebSocket: from its hello to its end."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from happycity.errors import HappyCityError
from happycity.rooms.ids import key_of
from happycity.rooms.refusal import Refusal
from happycity.schema.error_body import error_body, status_of
from happycity.server.access import known_people
from happycity.server.socket.close_codes import (
    CLOSE_INTERNAL_ERROR,
    CLOSE_NO_SUCH_ROOM,
    CLOSE_RECONNECT,
    CLOSE_REFUSED,
    CLOSE_RELOAD,
)
from happycity.server.socket.connection import Connection, read_frame
from happycity.version import PROTOCOL

if TYPE_CHECKING:
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.server.runtime.runtime import Runtime

HELLO_TIMEOUT_S: Final = 10.0
CLOSE_TIMEOUT_S: Final = 2


async def serve_socket(
    socket: WebSocket, runtime: Runtime, room: str, after: int, key: str | None, address: str
) -> None:
    """Serve one socket from its hello to its end."""
    await socket.accept()
    connection = Connection(socket, runtime, address)
    runtime.metrics.sockets += 1
    pump = connection.pump_task = asyncio.create_task(connection.pump(), name="pump")
    live: LiveRoom | None = None
    try:
        live = await _enter_room(connection, room, after, key)
        if live is not None:
            talk = asyncio.create_task(connection.converse(live), name="converse")
            await asyncio.wait([talk, pump], return_when=asyncio.FIRST_COMPLETED)
            talk.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await talk
    finally:
        runtime.metrics.sockets -= 1
        if live is not None:
            live.detach(connection)
        await _finish(connection, pump)


async def _finish(connection: Connection, pump: asyncio.Task[None]) -> None:
    """Let a goodbye go out, then close the socket."""
    if connection.closing is not None and not pump.done():
        await asyncio.wait([pump], timeout=CLOSE_TIMEOUT_S)
    pump.cancel()
    with contextlib.suppress(asyncio.CancelledError, Exception):
        await pump
    if connection.socket.application_state != WebSocketState.DISCONNECTED:
        with contextlib.suppress(Exception):
            await asyncio.wait_for(connection.socket.close(CLOSE_INTERNAL_ERROR), CLOSE_TIMEOUT_S)


async def _enter_room(connection: Connection, room: str, after: int, key: str | None) -> LiveRoom | None:
    """Read the hello, and attach the connection to its room with all events that it missed."""
    runtime = connection.runtime
    try:
        hello = read_frame(await asyncio.wait_for(connection.receive(), HELLO_TIMEOUT_S))
        if hello.get("type") != "hello":
            raise Refusal("bad-message", field="type")
        if hello.get("protocol") != PROTOCOL:
            connection.send_json({"type": "reload", "protocol": PROTOCOL})
            connection.goodbye("other-protocol", CLOSE_RELOAD)
            return None
        live = await runtime.registry.room(room)
        token = hello.get("token")
        connection.key = key_of(token) if isinstance(token, str) else key
        connection.people = await known_people(
            runtime.seat_keys, live, connection.key, required=token is not None
        )
        if not live.room.is_visible_to(connection.people):
            raise Refusal("not-allowed")
    except TimeoutError:
        connection.goodbye("too-slow", CLOSE_RECONNECT)
        return None
    except WebSocketDisconnect:
        return None
    except HappyCityError as error:
        connection.send_json({"type": "error", **error_body(error)})
        connection.goodbye(error.code, _close_code(error))
        return None
    connection.live = live
    await live.attach(connection, after)
    return live


def _close_code(error: HappyCityError) -> int:
    """The close code of a refused hello. A client never reconnects after 4003, so it is for lasting refusals."""
    if status_of(error) == 503:  # the database is unavailable, or the server is busy
        return CLOSE_RECONNECT
    return {"no-such-room": CLOSE_NO_SUCH_ROOM, "too-large": CLOSE_RECONNECT}.get(error.code, CLOSE_REFUSED)
