"""Load: the time from an action until its event has reached every socket of the room, in many rooms at once.

    python bench/load.py --rooms 500 --sockets 4 --every 2 --seconds 300 [--database postgresql://…] [--stuck 20]
    python bench/load.py --beside boardgame.io --rooms 100 --rounds 5 --seconds 30
    python bench/load.py --beside /path/to/another/commit/.venv/bin/python

Starts `happycity serve` as a user would; only what one address may do is raised, because all clients have the same.
Opens the rooms and plays an action in each at fixed times, whatever the server does (open loop). A finished game is
followed by the next. In some rooms a bot has a seat. Client and server share the machine, so the client
(bench/wire.py) does as little as it can: it reads every byte, splits frames, and looks at their start. Only one socket
of each room also looks for the legal actions. In some rooms one more socket never reads, and must not delay the others.

`--beside` measures other servers in the same run: boardgame.io with a comparable game and its own storage on disk
(installed into .venv-peers), or the server of another commit, by its Python. All are started at once and measured in
turn, round by round, because a shared machine changes its speed; every second round goes backwards, so that nobody is
always the first. On PostgreSQL each commit has its own database. Prints one JSON object per server. With `--limit` it
fails if our 99th percentile is above that number of milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from load_servers import ONE_CLIENT, Server, create_database, start_boardgame, start_happycity
from load_tables import BoardgameTable, CityTable, Table, protocol_of
from machine import cpu
from wire import stuck_reader

Json = dict[str, Any]

STUCK_READER_S = 30.0
"""Life of a stuck reader. The server would hang up on it, as it answers no ping."""
OPENED_AT_ONCE = 20


@dataclass
class Contender:
    """A server with its tables, and what was measured of it."""

    server: Server
    make: Callable[[int], Table]
    storage: str
    tables: list[Table] = field(default_factory=list)
    opening_s: float = 0.0
    memory_kb: int = 0
    """Of all tables, when they were open."""
    server_s: list[float] = field(default_factory=list)
    client_s: list[float] = field(default_factory=list)
    rounds: list[list[float]] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    """Where in its round each measurement stood, from 1."""

    async def open(self, rooms: int, sockets: int) -> None:
        """Open all tables."""
        began, before = time.perf_counter(), self.server.memory_kb()
        self.tables = [self.make(number) for number in range(rooms)]
        for first in range(0, rooms, OPENED_AT_ONCE):
            await asyncio.gather(
                *(table.open(sockets) for table in self.tables[first : first + OPENED_AT_ONCE])
            )
        self.opening_s, self.memory_kb = time.perf_counter() - began, self.server.memory_kb() - before

    async def play(self, every: float, seconds: float, stuck: int) -> None:
        """Play for a while at all tables."""
        until = time.perf_counter() + seconds
        stuck_readers = asyncio.create_task(self._keep_stuck(stuck, until))
        seen = [len(table.times) for table in self.tables]
        server_before, client_before = self.server.cpu_seconds(), time.process_time()
        await asyncio.gather(*(table.act(every, until) for table in self.tables))
        self.server_s.append(self.server.cpu_seconds() - server_before)
        self.client_s.append(time.process_time() - client_before)
        self.rounds.append(
            [each for table, first in zip(self.tables, seen, strict=True) for each in table.times[first:]]
        )
        await stuck_readers

    async def _keep_stuck(self, number: int, until: float) -> None:
        """Keep one socket that never reads in each of the first rooms."""
        rooms = [table for table in self.tables[:number] if isinstance(table, CityTable)]
        while rooms and time.perf_counter() < until:
            stuck = [await stuck_reader(self.server.base, room.path, room.hello) for room in rooms]
            await asyncio.sleep(min(STUCK_READER_S, max(0.0, until - time.perf_counter())))
            for each in stuck:
                each.close()

    def results(self, arguments: argparse.Namespace) -> Json:
        """What was measured."""
        times = [each for part in self.rounds for each in part]
        rates = [len(part) / max(0.01, used) for part, used in zip(self.rounds, self.server_s, strict=True)]
        seconds = arguments.seconds * arguments.rounds
        return {
            "server": self.server.name, "storage": self.storage,
            "rooms": arguments.rooms, "sockets": arguments.rooms * arguments.sockets,
            "every": arguments.every, "seconds": seconds, **percentiles(times),
            "p50_ms_by_round": [percentiles(part)["p50_ms"] for part in self.rounds],
            "p99_ms_by_round": [percentiles(part)["p99_ms"] for part in self.rounds],
            "place_by_round": self.places,
            "late": sum(table.late for table in self.tables), "sockets_lost": sum(table.lost for table in self.tables),
            "games_finished": sum(table.games for table in self.tables),
            **self._beside_stuck_readers(arguments.stuck),
            "memory_kb_per_room": round(self.memory_kb / max(1, arguments.rooms), 1),
            "memory_mb_at_the_end": round(self.server.memory_kb() / 1024, 1),
            "actions_per_core_second": round(statistics.median(rates)),
            "actions_per_core_second_by_round": [round(rate) for rate in rates],
            "server_ms_per_action": round(1000 * sum(self.server_s) / max(1, len(times)), 3),
            "client_ms_per_action": round(1000 * sum(self.client_s) / max(1, len(times)), 3),
            "server_cores": round(sum(self.server_s) / seconds, 2), "opening_seconds": round(self.opening_s, 1),
            "load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count(), "processor": cpu(),
        }  # fmt: skip

    def _beside_stuck_readers(self, stuck: int) -> Json:
        """What rooms notice of a socket that never reads, where there was one."""
        if not stuck or not isinstance(self.tables[0], CityTable):
            return {}
        times = [table.times for table in self.tables]
        return {
            "rooms_with_a_stuck_reader": percentiles(flat(times[:stuck])),
            "other_rooms": percentiles(flat(times[stuck:])),
        }


def flat(parts: list[list[float]]) -> list[float]:
    """One list of several."""
    return [each for part in parts for each in part]


def percentiles(times: list[float]) -> Json:
    """Percentiles in milliseconds."""
    ordered = sorted(times)

    def percentile(part: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0

    return {
        "actions": len(times), "p50_ms": percentile(0.5), "p99_ms": percentile(0.99), "max_ms": percentile(1.0),
    }  # fmt: skip


def start_contenders(arguments: argparse.Namespace, folder: Path) -> list[Contender]:
    """Start our server, and those beside it."""
    pythons = {"happycity": sys.executable}
    pythons |= {
        f"happycity-{n}": each for n, each in enumerate(arguments.beside, 1) if each != "boardgame.io"
    }
    contenders = []
    try:
        for name, python in pythons.items():
            database = arguments.database
            if database and name != "happycity":
                database = asyncio.run(create_database(database, name))
            server = start_happycity(name, folder, database, python, **ONE_CLIENT)
            storage = "postgresql" if "://" in database else "sqlite"
            contenders.append(Contender(server, city_tables(server.base, arguments.bots), storage))
        if "boardgame.io" in arguments.beside:
            server = start_boardgame("boardgame.io", folder)
            contenders.append(Contender(server, partial(BoardgameTable, server.base), "FlatFile"))
    except BaseException:
        for each in contenders:
            each.server.stop()
        raise
    return contenders


def city_tables(base: str, bots: int) -> Callable[[int], Table]:
    """Makes rooms on one of our servers; the first ones have a bot."""
    protocol = protocol_of(base)
    return lambda number: CityTable(base, number, number < bots, protocol)


async def run(arguments: argparse.Namespace, contenders: list[Contender]) -> None:
    """Open all tables, then measure the servers in turn, every second round in the opposite order."""
    for contender in contenders:
        await contender.open(arguments.rooms, arguments.sockets)
    await asyncio.sleep(1)
    for number in range(arguments.rounds):
        for place, contender in enumerate(contenders[:: -1 if number % 2 else 1], 1):
            contender.places.append(place)
            await contender.play(arguments.every, arguments.seconds, arguments.stuck)
    for contender in contenders:
        for table in contender.tables:
            table.close()


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=500)
    parser.add_argument("--sockets", type=int, default=4)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between two actions in a room")
    parser.add_argument("--seconds", type=float, default=300.0, help="of each round")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--stuck", type=int, default=20, help="rooms in which a further socket never reads")
    parser.add_argument("--bots", type=int, default=50, help="rooms in which a bot has a seat")
    parser.add_argument(
        "--database", default="", help="PostgreSQL, for our servers; SQLite in a folder without it"
    )
    parser.add_argument(
        "--beside", action="append", default=[], help="boardgame.io, or a Python that has another happycity"
    )
    parser.add_argument(
        "--limit", type=float, default=0.0, help="milliseconds that our 99th percentile may take"
    )
    return parser.parse_args()


def main() -> None:
    """Measure once."""
    arguments = parse_arguments()
    with tempfile.TemporaryDirectory() as folder:
        contenders = start_contenders(arguments, Path(folder))
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        # raised for the client only: the server raises its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536) if hard > 0 else 65536, hard))
        try:
            with asyncio.Runner(loop_factory=event_loop_factory()) as runner:
                runner.run(run(arguments, contenders))
            results = [contender.results(arguments) for contender in contenders]
        finally:
            for contender in contenders:
                contender.server.stop()
    for each in results:
        print(json.dumps(each))
    ours = results[0]
    if arguments.limit and (ours["p99_ms"] > arguments.limit or ours["late"] or ours["sockets_lost"]):
        raise SystemExit(1)


def event_loop_factory() -> Any:
    """uvloop where it is installed."""
    with contextlib.suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop
    return None


if __name__ == "__main__":
    main()
