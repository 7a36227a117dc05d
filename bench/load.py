"""Many rooms at once: how long from somebody's action until everybody in the room has heard of it?

`python bench/load.py --rooms 500 --sockets 4 --every 2 --seconds 300 [--database postgresql://…] [--stuck 5]`

Starts a server of its own, opens the rooms, and lets each act every so often. Client and server share the machine.
Prints one JSON object; with `--limit` it fails when the 99th percentile is above that many milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


@dataclass
class Measure:
    """What was seen."""

    everyone: list[float] = field(default_factory=list)
    """Seconds from sending an action until the last socket of its room heard of it."""
    acked: list[float] = field(default_factory=list)
    refused: int = 0
    late: int = 0


class Table:
    """One room with its sockets: the one whose turn it is acts, all listen."""

    def __init__(self, base: str, measure: Measure, seed: int) -> None:
        self.base = base
        self.measure = measure
        self.rng = random.Random(seed)
        self.room = ""
        self.cookie = ""
        self.sockets: list[ClientConnection] = []
        self.seq = 0
        self.legal: list[str] = []
        self.over = False
        self.heard: dict[int, int] = {}
        self.complete = asyncio.Event()
        self.waiting_for = -1
        self.counter = 0
        self.listeners: list[asyncio.Task[None]] = []

    async def open(self, sockets: int) -> None:
        """Create the room and take all its seats."""
        await asyncio.to_thread(self._create)
        for number in range(sockets):
            each = await connect(
                self.base.replace("http", "ws") + f"/api/rooms/{self.room}/socket",
                additional_headers={"Origin": self.base, "Cookie": f"happycity={self.cookie}"},
                max_size=None, compression=None, ping_interval=None, max_queue=None,
            )  # fmt: skip
            await each.send('{"type":"hello","protocol":1}')
            self.sockets.append(each)
            self.listeners.append(asyncio.create_task(self._listen(each, number)))

    def _create(self) -> None:
        body = {
            "options": {"players": 4, "mode": "expert"},
            "seats": ["me"] * 4,
            "name": "Load",
            "start": True,
        }
        head = {"Origin": self.base, "Content-Type": "application/json"}
        asked = urllib.request.Request(f"{self.base}/api/rooms", json.dumps(body).encode(), head)
        with urllib.request.urlopen(asked, timeout=60) as answer:
            self.cookie = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
            self.room = json.load(answer)["room"]["id"]

    async def _listen(self, each: ClientConnection, number: int) -> None:
        with contextlib.suppress(Exception):
            async for text in each:
                assert isinstance(text, str)
                if text.startswith('{"type":"event","seq":'):
                    self._event(text, number)
                elif text.startswith('{"type":"hello"') and number == 0:
                    self._learn(json.loads(text))

    def _event(self, text: str, number: int) -> None:
        seq = int(text[22 : text.index(",", 22)])
        self.heard[seq] = self.heard.get(seq, 0) + 1
        if number == 0:
            self._learn(json.loads(text))
        if self.heard[seq] == len(self.sockets):
            del self.heard[seq]
            if seq == self.waiting_for:
                self.complete.set()

    def _learn(self, words: Json) -> None:
        self.seq = words["seq"]
        table = words.get("table")
        if table is not None:
            self.legal = table["legal"]
            self.over = table["state"]["phase"] == "over"

    async def act(self, every: float, until: float) -> None:
        """Act every so often until the time is up; a game that ends is played again."""
        await asyncio.sleep(self.rng.uniform(0, every))
        while time.monotonic() < until:
            started = time.monotonic()
            self.counter += 1
            words: Json = {"id": f"c{self.counter}", "seq": self.seq}
            if self.over:
                words |= {"type": "rematch", "start": True}
                self.over = False
                await self.sockets[0].send(json.dumps(words))
            else:
                words |= {"type": "command", "action": self.rng.choice(self.legal)}
                self.waiting_for = self.seq + 1
                self.complete.clear()
                await self.sockets[self.counter % len(self.sockets)].send(json.dumps(words))
                try:
                    await asyncio.wait_for(self.complete.wait(), 10)
                    self.measure.everyone.append(time.monotonic() - started)
                except TimeoutError:
                    self.measure.late += 1
            await asyncio.sleep(max(0.0, every - (time.monotonic() - started)))

    async def close(self) -> None:
        """Leave."""
        for listener in self.listeners:
            listener.cancel()
        for each in self.sockets:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(each.close(), 1)


async def stuck_reader(base: str, room: str) -> asyncio.StreamWriter:
    """A socket that says hello and then never reads."""
    host = base.partition("//")[2]
    _, writer = await asyncio.open_connection(*host.split(":"), limit=64)
    head = (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: {base}\r\nUpgrade: websocket\r\n"
    )
    head += "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    hello = b'{"type":"hello","protocol":1}'
    writer.write(head.encode() + bytes([0x81, 0x80 | len(hello)]) + b"\0\0\0\0" + hello)
    await writer.drain()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    return writer


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    """A server for the load."""
    settings = {
        "database": database, "port": port, "rooms_per_hour": 10_000_000, "sockets_per_address": 100_000,
        "most_sockets": 100_000, "most_rooms": 100_000,
    }  # fmt: skip
    environment = {
        **os.environ,
        **{f"HAPPYCITY_{key.upper()}": str(value) for key, value in settings.items()},
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "happycity.server"], env=environment, stdout=subprocess.DEVNULL
    )
    for _ in range(600):
        with contextlib.suppress(OSError, urllib.error.URLError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
            return process
        time.sleep(0.1)
    raise SystemExit("the server does not answer")


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    ordered = sorted(values)
    return round(1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))], 1) if ordered else 0.0


async def run(given: argparse.Namespace, base: str) -> Json:
    """Open, act, measure."""
    measure = Measure()
    tables = [Table(base, measure, number) for number in range(given.rooms)]
    opened = time.monotonic()
    for first in range(0, len(tables), 20):
        await asyncio.gather(*(table.open(given.sockets) for table in tables[first : first + 20]))
    opening = time.monotonic() - opened
    stuck = [await stuck_reader(base, table.room) for table in tables[: given.stuck]]
    await asyncio.sleep(1)
    until = time.monotonic() + given.seconds
    await asyncio.gather(*(table.act(given.every, until) for table in tables))
    for writer in stuck:
        writer.close()
    await asyncio.gather(*(table.close() for table in tables))
    return {
        "rooms": given.rooms, "sockets": given.rooms * given.sockets, "seconds": given.seconds, "every": given.every,
        "stuck": given.stuck, "database": "postgresql" if "://" in given.database else "sqlite",
        "opening_seconds": round(opening, 1), "actions": len(measure.everyone), "late": measure.late,
        "p50_ms": percentile(measure.everyone, 0.5), "p99_ms": percentile(measure.everyone, 0.99),
        "max_ms": percentile(measure.everyone, 1.0), "load_average": os.getloadavg()[0], "cores": os.cpu_count(),
    }  # fmt: skip


def main() -> None:
    """Measure once."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--stuck", type=int, default=1)
    parser.add_argument("--database", default="")
    parser.add_argument(
        "--limit", type=float, default=0.0, help="milliseconds that the 99th percentile may take"
    )
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536) if hard > 0 else 65536, hard))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start(given.database or f"{folder}/games.sqlite3", port)
        try:
            found = asyncio.run(run(given, f"http://127.0.0.1:{port}"))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
    for name, who in (("server", resource.RUSAGE_CHILDREN), ("client", resource.RUSAGE_SELF)):
        used = resource.getrusage(who)
        found[f"{name}_cpu_seconds"] = round(used.ru_utime + used.ru_stime, 1)
    print(json.dumps(found))
    if given.limit and found["p99_ms"] > given.limit:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
