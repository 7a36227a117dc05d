"""What others notice of an attack: 20 tables play while somebody floods, fills, pipelines or wears out the server.

    python bench/attacks.py [--seconds 8] [--only pings] [--limit 250]

Starts `happycity serve` with its default settings, once per attack. The players act at fixed times (open loop), and a
time runs until every socket of the table has the event; in half of the rooms a bot has a seat, and its answers are
timed as well. The attacker is a process of its own with another address (bench/attackers.py). Prints one line per
attack: the others' p50, p99 and longest time, the bots' p99, how the server's memory grew, and what the attacker got
done. Fails if a 99th percentile is above the limit, or if a move is not answered at all.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from attackers import ATTACKS
from load import event_loop_factory, percentiles
from load_servers import Server, start_happycity
from load_tables import CityTable, protocol_of
from machine import description

Json = dict[str, Any]

CALM, PURGE = "no attack", "purge of 3,000 rooms"
TABLES = 20
SOCKETS = 2
EVERY_S = 0.5
WARM_UP_S = 2.0
"""The processes of the bots start at the first question."""
OLD_ROOMS = 3000


class WatchedTable(CityTable):
    """A room whose bot is timed as well."""

    def __init__(self, base: str, number: int, protocol: int) -> None:
        super().__init__(base, number, number % 2 == 0, protocol)
        self.seats = [seat.replace("bot:normal", "bot:greedy") for seat in self.seats]
        self.bot_times: list[float] = []
        self._bot_since: float | None = None

    def read_and_count(self, frame: bytes) -> None:
        """Read the legal actions, time the bot, then count."""
        before = self.seq
        super().read_and_count(frame)
        if self.seq == before or not self.legal:
            return
        now = time.perf_counter()
        if self._bot_since is not None:
            self.bot_times.append(now - self._bot_since)
        self._bot_since = None if self.is_our_turn() else now


async def play_during(server: Server, name: str, seconds: float) -> Json:
    """Play at all tables while an attack goes on."""
    protocol = protocol_of(server.base)
    tables = [WatchedTable(server.base, number, protocol) for number in range(TABLES)]
    for table in tables:
        await table.open(SOCKETS)
    await asyncio.gather(*(table.act(EVERY_S, time.perf_counter() + WARM_UP_S) for table in tables))
    for table in tables:
        table.times.clear()
        table.bot_times.clear()
    memory = server.memory_kb()
    attacker = await begin(server, name, tables[0].id, seconds)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(table.act(EVERY_S, until) for table in tables))
    grown = server.memory_kb() - memory
    done = "" if attacker is None else (await attacker.communicate())[0].decode().strip()
    for table in tables:
        table.close()
    times = [each for table in tables for each in table.times]
    bots = percentiles([each for table in tables for each in table.bot_times])
    return {
        "attack": name, **percentiles(times), "bots_p99_ms": bots["p99_ms"],
        "unanswered": sum(table.late for table in tables), "sockets_lost": sum(table.lost for table in tables),
        "memory_mb": round(grown / 1024, 1), "attacker": done,
    }  # fmt: skip


async def begin(server: Server, name: str, room: str, seconds: float) -> asyncio.subprocess.Process | None:
    """Start the attacker."""
    if name == CALM:
        return None
    if name == PURGE:
        program = ["-m", "happycity", "admin", "purge", "--days", "30"]
        arguments = ["--database", str(server.folder / f"{server.name}.sqlite3")]
    else:
        program = [str(Path(__file__).with_name("attackers.py")), name]
        arguments = [server.base, room, str(seconds)]
    return await asyncio.create_subprocess_exec(
        sys.executable, *program, *arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )


def age_rooms(file: Path, number: int) -> None:
    """Fill a database with old rooms: copies of one that was played."""
    with closing(sqlite3.connect(file)) as connection, connection:
        rooms = connection.execute("SELECT * FROM rooms LIMIT 1")
        columns = [each[0] for each in rooms.description]
        room = dict(zip(columns, rooms.fetchone(), strict=True))
        events = connection.execute("SELECT * FROM events WHERE room = ?", [room["id"]]).fetchall()
        for copy in range(number):
            name = f"old{copy:017}"
            row = {**room, "id": name, "updated": 1, "status": "over", "driven": False}
            marks = ", ".join("?" * len(columns))
            connection.execute(
                f"INSERT INTO rooms ({', '.join(columns)}) VALUES ({marks})", list(row.values())
            )
            marks = ", ".join("?" * len(events[0]))
            connection.executemany(
                f"INSERT INTO events VALUES ({marks})", [(name, *each[1:]) for each in events]
            )


async def fill(server: Server) -> None:
    """Play a game, so that there is something to copy."""
    table = WatchedTable(server.base, 1, protocol_of(server.base))
    await table.open(1)
    await table.act(0.02, time.perf_counter() + 3)
    table.close()


def measure(name: str, seconds: float) -> Json:
    """One attack on a fresh server."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=event_loop_factory()) as runner:
        server = start_happycity("attacked", Path(folder))
        try:
            if name == PURGE:
                runner.run(fill(server))
                age_rooms(Path(folder, "attacked.sqlite3"), OLD_ROOMS)
            return runner.run(play_during(server, name, seconds))
        finally:
            server.stop()


def main() -> None:
    """Measure every attack."""
    names = [CALM, *ATTACKS, PURGE]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=8.0, help="of each attack")
    parser.add_argument("--only", choices=names, action="append", help="this attack; may be repeated")
    parser.add_argument("--limit", type=float, default=250.0, help="milliseconds for the 99th percentile")
    arguments = parser.parse_args()
    print(description(), flush=True)
    failed = []
    for name in arguments.only or names:
        result = measure(name, arguments.seconds)
        print(json.dumps({**result, "load_average": round(os.getloadavg()[0], 1)}), flush=True)
        slow = max(result["p99_ms"], result["bots_p99_ms"]) > arguments.limit
        if slow or result["unanswered"] or result["sockets_lost"] or not result["actions"]:
            failed.append(name)
    if failed:
        raise SystemExit(f"Others noticed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
