"""Load: the time from an action until its event has reached every socket of the room, in many rooms at once.

`python bench/load.py --rooms 500 --sockets 4 --every 2 --seconds 300 [--database postgresql://…] [--stuck 20]`

Starts `happycity serve` as a user would; only what one address may do is raised, because all clients have the same.
Opens the rooms and plays an action in each at fixed times, whatever the server does (open loop): a time runs from when
an action was due until the last socket of its room has the event, so a slow server is not asked less often. A finished
game is followed by the next. In some rooms a bot has a seat. Client and server share the machine, so the client
(bench/wire.py) does as little as it can: it reads every byte, splits frames, and looks at their start. Only one socket
of each room also looks for the legal actions. In some rooms one more socket never reads, and must not delay the others.
Prints one JSON object. With `--limit` it fails if the 99th percentile is above that number of milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from typing import Any

from wire import Wire, open_wire, stuck_reader

Json = dict[str, Any]

EVENT = b'{"type":"event","seq":'
DECIDES = re.compile(rb'"turn":\d+,"seat":(\d+)')
EVENT_TIMEOUT_S = 10.0
STUCK_READER_S = 30.0
"""Life of a stuck reader. The server would hang up on it, as it answers no ping."""


class Room:
    """One room and its sockets. One acts, all receive."""

    def __init__(self, base: str, number: int, bot: bool) -> None:
        self.base = base
        self.seats = ["me"] * 4 if not bot else ["me"] * 3 + ["bot:normal"]
        self.deciding = 0
        self.games = 0
        self.rng = random.Random(number)
        self.id = ""
        self.cookie = ""
        self.wires: list[Wire] = []
        self.seq = 0
        self.legal: list[bytes] = []
        self.over = False
        self.received = 0
        self.expected_seq = 0
        self.complete: asyncio.Future[float] | None = None
        self.counter = 0
        self.times: list[float] = []
        """Seconds from sending an action until the last socket has its event."""
        self.late = 0
        self.lost = 0

    async def open(self, sockets: int) -> None:
        """Create the room, take all its seats, and open the sockets."""
        await asyncio.to_thread(self._create)
        for number in range(sockets):
            listen = self._read_and_count if number == 0 else self._count
            wire = await open_wire(self.base, self.id, self.cookie, listen)
            wire.lost = self._lost
            self.wires.append(wire)
        while not self.legal:
            await asyncio.sleep(0.01)

    def _create(self) -> None:
        body = {
            "options": {"players": 4, "mode": "expert"},
            "seats": self.seats,
            "settings": {"pace": 0},
            "name": "Load",
            "start": True,
        }
        head = {"Origin": self.base, "Content-Type": "application/json"}
        request = urllib.request.Request(f"{self.base}/api/rooms", json.dumps(body).encode(), head)
        with urllib.request.urlopen(request, timeout=60) as response:
            self.cookie = response.headers["set-cookie"].partition("=")[2].partition(";")[0]
            self.id = json.load(response)["room"]["id"]

    def _lost(self) -> None:
        self.lost += 1

    def _count(self, frame: bytes) -> None:
        """Count a frame if it is the expected event."""
        if self.complete is None or not frame.startswith(EVENT):
            return
        if int(frame[len(EVENT) : frame.index(b",", len(EVENT))]) == self.expected_seq:
            self.received += 1
            if self.received == len(self.wires) and not self.complete.done():
                self.complete.set_result(time.perf_counter())

    def _read_and_count(self, frame: bytes) -> None:
        """Read the legal actions, then count."""
        if frame.startswith((EVENT, b'{"type":"hello"')):
            at = frame.index(b'"seq":') + 6
            self.seq = int(frame[at : frame.index(b",", at)])
            at = frame.find(b'"legal":[')
            if at >= 0:
                inside = frame[at + 9 : frame.index(b"]", at)]
                self.legal = inside[1:-1].split(b'","') if inside else []
                self.over = b'"phase":"over"' in frame
                decides = DECIDES.search(frame)
                self.deciding = int(decides[1]) if decides else 0
        self._count(frame)

    async def act(self, every: float, until: float) -> None:
        """Act at fixed times until the time is up. A finished game is followed by the next."""
        due = time.perf_counter() + self.rng.uniform(0, every)
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.counter += 1
            if self.over:
                self._play_again()
            elif self.legal and self.seats[self.deciding] == "me":
                await self._command(due)
            due += every

    def _play_again(self) -> None:
        """Start the next game of the same people."""
        self.over, self.legal = False, []
        self.games += 1
        self.wires[0].send(b'{"type":"rematch","id":"r%d"}' % self.counter)
        self.wires[0].send(b'{"type":"host","do":"start","id":"s%d"}' % self.counter)

    async def _command(self, due: float) -> None:
        action = self.rng.choice(self.legal)
        self.expected_seq, self.received = self.seq + 1, 0
        self.complete = asyncio.get_running_loop().create_future()
        message = b'{"type":"command","id":"c%d","seq":%d,"action":"%s"}' % (self.counter, self.seq, action)
        self.wires[self.counter % len(self.wires)].send(message)
        try:
            self.times.append(await asyncio.wait_for(self.complete, EVENT_TIMEOUT_S) - due)
        except TimeoutError:
            self.late += 1


def start_server(database: str, port: int) -> subprocess.Popen[bytes]:
    """Start the server as a user would. All clients have one address, so what an address may do is raised."""
    settings = {"rooms_per_hour": 1_000_000, "sockets_per_address": 100_000}
    environment = {
        **os.environ,
        **{f"HAPPYCITY_{key.upper()}": str(value) for key, value in settings.items()},
    }
    process = subprocess.Popen(
        [sys.executable, "-m", "happycity", "serve", "--port", str(port), "--database", database],
        env=environment,
        stdout=subprocess.DEVNULL,
    )
    for _ in range(600):
        with contextlib.suppress(OSError, urllib.error.URLError):
            urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).close()
            return process
        time.sleep(0.1)
    raise SystemExit("the server does not answer")


def cpu_seconds(process: int) -> float:
    """Processor time of a process in seconds; 0 on systems without /proc."""
    with contextlib.suppress(OSError):
        with open(f"/proc/{process}/stat", encoding="ascii") as file:
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def memory_kb(process: int) -> int:
    """Resident memory of a process; 0 on systems without /proc."""
    with contextlib.suppress(OSError), open(f"/proc/{process}/status", encoding="ascii") as file:
        return int(file.read().partition("VmRSS:")[2].split()[0])
    return 0


def percentiles(times: list[float]) -> Json:
    """Percentiles in milliseconds."""
    ordered = sorted(times)

    def percentile(part: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0

    return {
        "actions": len(times),
        "p50_ms": percentile(0.5),
        "p99_ms": percentile(0.99),
        "max_ms": percentile(1.0),
    }


async def keep_stuck(base: str, rooms: list[Room], until: float) -> None:
    """Keep one socket that never reads in each of these rooms."""
    while time.perf_counter() < until:
        stuck = [await stuck_reader(base, room.id) for room in rooms]
        await asyncio.sleep(min(STUCK_READER_S, max(0.0, until - time.perf_counter())))
        for each in stuck:
            each.close()


async def run(arguments: argparse.Namespace, base: str, server: int) -> Json:
    """Open all rooms, act, measure."""
    rooms = [Room(base, number, number < arguments.bots) for number in range(arguments.rooms)]
    opened, memory_before = time.perf_counter(), memory_kb(server)
    for first in range(0, len(rooms), 20):
        await asyncio.gather(*(room.open(arguments.sockets) for room in rooms[first : first + 20]))
    opening = time.perf_counter() - opened
    memory_per_room = (memory_kb(server) - memory_before) / max(1, len(rooms))
    until = time.perf_counter() + arguments.seconds
    stuck = asyncio.create_task(keep_stuck(base, rooms[: arguments.stuck], until))
    await asyncio.sleep(1)
    server_before, client_before = cpu_seconds(server), time.process_time()
    await asyncio.gather(*(room.act(arguments.every, until) for room in rooms))
    server_used, client_used = cpu_seconds(server) - server_before, time.process_time() - client_before
    await stuck
    for room in rooms:
        for wire in room.wires:
            wire.lost = None
            wire.close()
    times = [each for room in rooms for each in room.times]
    return {
        "database": "postgresql" if "://" in arguments.database else "sqlite", "rooms": arguments.rooms,
        "sockets": arguments.rooms * arguments.sockets, "every": arguments.every,
        "seconds": arguments.seconds, **percentiles(times),
        "late": sum(room.late for room in rooms), "sockets_lost": sum(room.lost for room in rooms),
        "rooms_with_a_stuck_reader": percentiles([each for room in rooms[: arguments.stuck] for each in room.times]),
        "other_rooms": percentiles([each for room in rooms[arguments.stuck :] for each in room.times]),
        "games_finished": sum(room.games for room in rooms), "rooms_with_a_bot": arguments.bots,
        "memory_kb_per_room": round(memory_per_room, 1),
        "actions_per_core_second": round(len(times) / max(0.01, server_used)),
        "opening_seconds": round(opening, 1), "server_cores": round(server_used / arguments.seconds, 2),
        "client_cores": round(client_used / arguments.seconds, 2),
        "server_ms_per_action": round(1000 * server_used / max(1, len(times)), 2),
        "client_ms_per_action": round(1000 * client_used / max(1, len(times)), 2),
        "load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count(),
    }  # fmt: skip


def main() -> None:
    """Measure once."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--every", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--stuck", type=int, default=20, help="rooms in which a further socket never reads")
    parser.add_argument("--bots", type=int, default=50, help="rooms in which a bot has a seat")
    parser.add_argument("--database", default="")
    parser.add_argument(
        "--limit", type=float, default=0.0, help="milliseconds that the 99th percentile may take"
    )
    arguments = parser.parse_args()
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        process = start_server(arguments.database or f"{folder}/games.sqlite3", port)
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[
            1
        ]  # raised for the client only: the server raises its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536) if hard > 0 else 65536, hard))
        try:
            with asyncio.Runner(loop_factory=event_loop_factory()) as runner:
                results = runner.run(run(arguments, f"http://127.0.0.1:{port}", process.pid))
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)
    print(json.dumps(results))
    if arguments.limit and (
        results["p99_ms"] > arguments.limit or results["late"] or results["sockets_lost"]
    ):
        raise SystemExit(1)


def event_loop_factory() -> Any:
    """uvloop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    main()
