"""Metrics on a port of their own on this machine, so that the public never sees them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI

from happycity.server.http.errors import port_taken


@contextlib.asynccontextmanager
async def serve_metrics(app: FastAPI, port: int) -> AsyncIterator[None]:
    """Answer `GET /metrics` on 127.0.0.1."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(Exception):
            asked = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
            found = asked.startswith(b"GET /metrics ")
            registry = app.state.registry
            body = registry.metrics_text().encode() if found else b"not here\n"
            status = b"200 OK" if found else b"404 Not Found"
            writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Type: text/plain; version=0.0.4\r\n")
            writer.write(b"Content-Length: %d\r\nConnection: close\r\n\r\n" % len(body) + body)
            await writer.drain()
        writer.close()

    try:
        server = await asyncio.start_server(answer, "127.0.0.1", port)
    except OSError as error:
        raise port_taken(port, error) from None
    try:
        yield
    finally:
        server.close()
