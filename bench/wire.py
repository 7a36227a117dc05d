"""A cheap WebSocket client: it splits the stream into frames and passes them on unparsed."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING = 0x81, 0x88, 0x89


def masked(kind: int, payload: bytes) -> bytes:
    """A frame of a client; the mask is 0, so that the payload stays as it is."""
    size = len(payload)
    head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else struct.pack("!BBH", kind, 0xFE, size)
    return head + bytes(4) + payload


def upgrade(base: str, path: str, cookie: str | None = None) -> bytes:
    """The HTTP request that opens a socket."""
    host = base.partition("//")[2]
    lines = [
        f"GET {path} HTTP/1.1", f"Host: {host}", f"Origin: {base}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    if cookie is not None:
        lines.append(f"Cookie: happycity={cookie}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


class Wire(asyncio.Protocol):
    """One socket."""

    def __init__(self, listen: Callable[[bytes], None]) -> None:
        self.listen = listen
        self.lost: Callable[[], None] | None = None
        self.open = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, _why: Exception | None) -> None:
        if self.lost is not None:
            self.lost()

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.open.done():
            head, separator, data = data.partition(b"\r\n\r\n")
            if not separator:
                self.rest = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open.set_result(None)
        at = 0
        while True:
            begin, end = self._bounds(data, at)
            if end > len(data):
                break
            self._frame(data[at], data[begin:end])
            at = end
        self.rest = data[at:]

    @staticmethod
    def _bounds(data: bytes, at: int) -> tuple[int, int]:
        """Where the payload of the next frame begins and ends; beyond the data if it is incomplete."""
        have = len(data) - at
        if have < 2:
            return 0, len(data) + 1
        size = data[at + 1]
        if size < 126:
            return at + 2, at + 2 + size
        long = 4 if size == 126 else 10
        if have < long:
            return 0, len(data) + 1
        return at + long, at + long + int.from_bytes(data[at + 2 : at + long], "big")

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.listen(payload)
        elif kind == PING:
            self.transport.write(masked(0x8A, payload))
        elif kind == CLOSE:
            self.transport.close()

    def send(self, payload: bytes) -> None:
        self.transport.write(masked(TEXT, payload))

    def close(self) -> None:
        self.lost = None
        self.transport.close()


def address_of(base: str) -> tuple[str, int]:
    """Host and port of a server."""
    host, _, port = base.partition("//")[2].partition(":")
    return host, int(port)


async def open_wire(base: str, path: str, cookie: str | None, listen: Callable[[bytes], None]) -> Wire:
    """An open socket."""
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(listen), *address_of(base))
    wire.transport.write(upgrade(base, path, cookie))
    await wire.open
    return wire


async def stuck_reader(base: str, path: str, hello: bytes) -> socket.socket:
    """A socket with a tiny buffer that says hello and then never reads."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    client.setblocking(False)
    await asyncio.get_running_loop().sock_connect(client, address_of(base))
    await asyncio.get_running_loop().sock_sendall(client, upgrade(base, path) + masked(TEXT, hello))
    return client
