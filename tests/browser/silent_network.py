"""A network on loopback that can fall silent: nothing arrives any more, and no end is reported."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class SilentNetwork:
    """Forwards connections to a server. What is sent while it is silent arrives afterwards, as TCP sends it again."""

    def __init__(self, port: int) -> None:
        self.address = ""
        self._to = port
        self._loop = asyncio.new_event_loop()
        self._speaks = asyncio.Event()
        self._speaks.set()
        self._stopped = asyncio.Event()
        self._started = threading.Event()
        self._thread = threading.Thread(
            target=lambda: self._loop.run_until_complete(self._run()), daemon=True
        )

    def start(self) -> None:
        self._thread.start()
        self._started.wait()

    def fall_silent(self) -> None:
        """Let nothing through any more."""
        self._loop.call_soon_threadsafe(self._speaks.clear)

    def come_back(self) -> None:
        """Let everything through again, what has waited first."""
        self._loop.call_soon_threadsafe(self._speaks.set)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._stopped.set)
        self._thread.join()

    async def _run(self) -> None:
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.address = f"http://localhost:{server.sockets[0].getsockname()[1]}"
        self._started.set()
        await self._stopped.wait()
        server.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(self._forward(reader, there_writer), self._forward(there_reader, writer))

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.CancelledError):
            while data := await reader.read(65_536):
                await self._speaks.wait()
                writer.write(data)
                await writer.drain()
        await self._speaks.wait()
        writer.close()


@contextmanager
def silent_network(port: int) -> Iterator[SilentNetwork]:
    """A network to a server's port."""
    network = SilentNetwork(port)
    network.start()
    try:
        yield network
    finally:
        network.stop()
