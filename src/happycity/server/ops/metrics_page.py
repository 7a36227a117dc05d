"""Metrics on a port of their own on this machine, closed to the public."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Final

from happycity.server.ops.errors import port_taken

READ_TIMEOUT_S: Final = 5
CONTENT_TYPE: Final = "text/plain; version=0.0.4"
NOT_FOUND: Final = "not here\n"


@contextlib.asynccontextmanager
async def serve_metrics(metrics_text: Callable[[], str], port: int) -> AsyncIterator[None]:
    """Answer `GET /metrics` on 127.0.0.1."""

    async def respond(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(Exception):
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), READ_TIMEOUT_S)
            found = head.startswith(b"GET /metrics ")
            body = (metrics_text() if found else NOT_FOUND).encode()
            status = "200 OK" if found else "404 Not Found"
            writer.write(f"HTTP/1.1 {status}\r\nContent-Type: {CONTENT_TYPE}\r\n".encode())
            writer.write(b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body)
            await writer.drain()
        writer.close()

    try:
        server = await asyncio.start_server(respond, "127.0.0.1", port)
    except OSError as error:
        raise port_taken(port, error) from None
    try:
        yield
    finally:
        server.close()
