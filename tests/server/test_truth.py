"""A server says what is wrong: with its database, its clock, its names and who may ask."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from happycity.game.options import Options
from happycity.rooms.decide import JoinRequest, decide_action, decide_join, decide_start
from happycity.rooms.people import Seat, Settings
from happycity.rooms.refusal import Refusal
from happycity.rooms.sanitize import clean_name
from happycity.server.ops.config import Config
from happycity.server.runtime.clock import SystemClock
from happycity.server.runtime.runtime import Runtime
from happycity.store import retention
from happycity.store.retention import DAY_MS, purge
from happycity.store.retry import DatabaseUnwritable
from happycity.store.sqlite import SqliteBackend
from tests.server.inside import BASE, application, opened
from tests.server.world import TIMEOUT_S


def run(config: Config, scene: Any) -> None:
    async def whole() -> None:
        async with application(config) as visit, visit("127.0.0.1") as client:
            await scene(client)

    asyncio.run(whole())


async def fill(file: Path, rooms: int) -> None:
    async with opened(Runtime(Config(database=str(file), thinkers=1))) as runtime:
        for _ in range(rooms):
            live = await runtime.registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            await live.submit(partial(decide_join, request=JoinRequest(name="Ana"), key="k", at=1))


def damage(file: Path) -> None:
    """Overwrite the second half of a database, as a failing disk may do."""
    size = file.stat().st_size
    with file.open("r+b") as stream:
        stream.seek(size // 2 // 4096 * 4096)
        stream.write(b"\x5a" * (size - stream.tell()))


def test_a_damaged_database_is_called_that_and_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "db"
    asyncio.run(fill(file, 30))

    async def scene(client: Any) -> None:
        assert (await client.get("/readyz")).json() == {"ready": True, "database": True, "wakeups": True}
        damage(file)
        answer = await client.get("/api/rooms/" + "2" * 20)
        for _ in range(30):
            if answer.status_code == 503:
                break
            answer = await client.get("/api/mine", headers={"Cookie": "happycity=" + "x" * 43})
        await asyncio.sleep(1.1)
        ready = await client.get("/readyz")
        assert (ready.status_code, ready.json()["ready"]) == (503, False)
        assert "damaged" in ready.json()["error"]

    run(Config(database=str(file), thinkers=1), scene)


@pytest.mark.parametrize("command", [["admin", "list"], ["serve", "--port", "0"]], ids=" ".join)
def test_a_half_damaged_file_is_said_in_one_sentence(tmp_path: Path, command: list[str]) -> None:
    file = tmp_path / "db"
    asyncio.run(fill(file, 30))
    damage(file)
    done = subprocess.run(
        [sys.executable, "-m", "happycity", *command, "--database", str(file)],
        capture_output=True, text=True, timeout=TIMEOUT_S, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "damaged" in done.stderr


def test_a_database_that_cannot_be_written_is_not_ready(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(Runtime(Config(database=str(tmp_path / "db"), thinkers=1))) as runtime:
            assert await runtime.housekeeping.find_fault() is None
            async with runtime.database.write_engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA query_only = 1")
            await asyncio.sleep(1.1)
            fault = await runtime.housekeeping.find_fault()
            assert fault is not None
            assert fault.code == "database-unwritable"

    asyncio.run(scene())


def test_a_full_disk_is_not_ready_and_said_to_who_moves(tmp_path: Path) -> None:
    """SQLite is left without a free page; what was there can still be read."""

    async def scene() -> None:
        async with opened(Runtime(Config(database=str(tmp_path / "db"), thinkers=1))) as runtime:
            live = await runtime.registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            await live.submit(partial(decide_join, request=JoinRequest(name="Ana"), key="k", at=1))
            async with runtime.database.write_engine.connect() as connection:
                await connection.exec_driver_sql("PRAGMA max_page_count = 1")  # as many as there are
            backend = runtime.writer.backend
            assert isinstance(backend, SqliteBackend)
            await live.execute(("p1",), {"type": "chat", "id": "hi", "text": "hi"})
            assert backend._plain is not None
            backend._plain.cursor().execute("PRAGMA max_page_count = 1")
            await asyncio.sleep(1.1)
            fault = await runtime.housekeeping.find_fault()
            assert fault is not None
            assert str(fault).count("disk is full") == 1
            with pytest.raises(DatabaseUnwritable):
                for number in range(100):
                    await live.execute(("p1",), {"type": "chat", "id": str(number), "text": "x" * 200})
            written = live.room.seq
            assert [row.event["seq"] for row in await runtime.log.after(live.room.id, written - 1)] == [
                written
            ]

    asyncio.run(scene())


def test_a_purge_lets_moves_be_written_in_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(retention, "BATCH", 2)
        async with opened(Runtime(Config(database=str(tmp_path / "db"), thinkers=1))) as runtime:
            for _ in range(20):
                await runtime.registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            now = runtime.clock.now_ms() + 100 * DAY_MS
            old = asyncio.create_task(purge(runtime.database, 90, now))
            written = 0
            while not old.done():
                await runtime.registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
                written += 1
            assert await old >= 20  # a room may have been made before the purge looked
            assert written > 1

    asyncio.run(scene())


def test_many_rooms_that_nobody_played_in_are_closed_at_once(tmp_path: Path) -> None:
    async def scene() -> list[str]:
        async with opened(Runtime(Config(database=str(tmp_path / "db"), thinkers=1))) as runtime:
            made = []
            for _ in range(3):
                live = await runtime.registry.create(
                    Options().to_json(), Settings(clock=1000), [Seat(), Seat()]
                )
                for name in ("Ana", "Bob"):
                    await live.submit(partial(decide_join, request=JoinRequest(name=name), key=name, at=1))
                made.append(live)
            for live in made[1:]:
                await live.submit(lambda room: decide_start(room, 1))
            await made[2].submit(lambda room: decide_action(room, "draw 1", "human", 1, "p1"))
            return [live.room.id for live in made]

    lobby, idle, played = asyncio.run(scene())
    command = [sys.executable, "-m", "happycity", "admin"]
    where = ["--database", str(tmp_path / "db")]
    done = subprocess.run(
        [*command, "close", "--unplayed", "0", *where],
        capture_output=True, text=True, timeout=TIMEOUT_S, check=True,
    )  # fmt: skip
    assert "2" in done.stdout
    listed = subprocess.run(
        [*command, "list", "--json", *where], capture_output=True, text=True, timeout=TIMEOUT_S, check=True
    )
    statuses = {row["id"]: row["status"] for row in map(json.loads, listed.stdout.splitlines())}
    assert statuses == {lobby: "closed", idle: "closed", played: "playing"}


def test_a_clock_that_is_set_moves_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SystemClock()
    before = clock.now_ms()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + 2 * 3600 * 10**9)
    assert clock.now_ms() - before < 1000 * TIMEOUT_S


class AheadClock(SystemClock):
    """A clock that was two hours ahead."""

    def now_ms(self) -> int:
        return super().now_ms() + 2 * 3600 * 1000


def test_after_a_restart_nobody_has_more_time_than_the_clock_allows(tmp_path: Path) -> None:
    config = Config(database=str(tmp_path / "db"), thinkers=1)

    async def scene() -> None:
        async with opened(Runtime(config, AheadClock())) as runtime:
            settings = Settings(clock=3, bot="random")
            live = await runtime.registry.create(Options().to_json(), settings, [Seat(), Seat()])
            for name in ("Ana", "Bob"):
                request = JoinRequest(name=name)
                await live.submit(partial(decide_join, request=request, key=name, at=runtime.clock.now_ms()))
            await live.submit(lambda room: decide_start(room, runtime.clock.now_ms()))
            seq = live.room.seq
        async with opened(Runtime(config)) as runtime, asyncio.timeout(TIMEOUT_S):
            again = await runtime.registry.room(live.room.id)
            left = again.clock_left_ms()
            assert left is not None
            assert left <= 3000
            while again.room.seq == seq:
                await asyncio.sleep(0.05)
            assert again.room.misses == {0: 1}

    asyncio.run(scene())


@pytest.mark.parametrize(
    "name", ["A\u034fna", "\u2800", "Ana\u2800", "b\u200dot:hard", "bot\u200c:hard", "\uff42ot:x"], ids=ascii
)
def test_names_that_pretend_are_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize(
    ("peer", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("192.168.1.7", {}, 403),
        ("127.0.0.1", {"X-Forwarded-For": "203.0.113.7"}, 403),
        ("127.0.0.1", {"Via": "1.1 proxy"}, 403),
        ("127.0.0.1", {"Host": "play.example.org"}, 403),
    ],
)
def test_only_this_machine_is_told_of_the_local_network(
    tmp_path: Path, peer: str, headers: dict[str, str], status: int
) -> None:
    async def scene() -> None:
        config = Config(database=str(tmp_path / "db"), thinkers=1, hosts="play.example.org")
        async with application(config) as visit, visit(peer) as client:
            assert (await client.get("/api/lan", headers=headers)).status_code == status

    asyncio.run(scene())


def test_an_empty_origin_is_refused(tmp_path: Path) -> None:
    async def scene(client: Any) -> None:
        assert (await client.post("/api/rooms", json={}, headers={"Origin": ""})).status_code == 403
        assert (await client.post("/api/rooms", json={}, headers={"Origin": BASE})).status_code == 201

    run(Config(database=str(tmp_path / "db"), thinkers=1), scene)
