"""Two processes on one PostgreSQL: the same guarantees, leases that are taken over, connections that heal."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from happycity import Game, Options
from happycity.rooms.decide import decide_closed
from happycity.rooms.people import Seat, Settings
from happycity.rooms.room import Room
from happycity.schema.room_events import RoomEvent
from happycity.server.ops.config import Config
from happycity.server.runtime import registry as registry_module
from happycity.server.runtime.bus import PostgresBus
from happycity.server.runtime.loader import load_room
from happycity.server.runtime.runtime import Runtime
from happycity.store import StoreError, Writer, open_database
from happycity.store.log import Log
from happycity.store.retention import purge
from tests.server.test_never_lose import reign_of_terror
from tests.server.world import TIMEOUT_S, Closed, Player, Running, Visitor, get
from tests.store.test_store import entry, new_room
from tests.support.ports import own_port

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

KILLS = int(os.environ.get("KILLS", "5"))
MANY = 50


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.torture)])
def test_two_processes_lose_nothing(postgres: str, kills: int) -> None:
    servers = [Running(postgres).start(), Running(postgres).start()]
    try:
        asyncio.run(reign_of_terror(servers, kills, random.Random(kills)))
    finally:
        for server in servers:
            server.stop()


def test_both_processes_tell_the_same(postgres: str) -> None:
    """People on different processes see one another's moves, chat and presence."""

    async def scene(first: str, second: str) -> None:
        async with Visitor(first) as ana, Visitor(second) as bob:
            room = (await ana.create(seats=["me", "open", "bot:random"], players=3))["room"]["id"]
            await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            async with ana.socket(room) as one, bob.socket(room) as two:
                await two.until(lambda: any(m.get("present") == ["p1", "p2"] for m in two.other))
                await one.ask("host", do="start")
                await asyncio.gather(one.play_on(random.Random(1)), two.play_on(random.Random(2)))
                assert one.table == two.table
                seen = min(len(one.texts), len(two.texts), 30)
                assert one.texts[-seen:] == two.texts[-seen:], "the same bytes from both processes"
            assert (await ana.get("/api/records/%00", 404))["code"] == "no-such-record"

    with Running(postgres) as one, Running(postgres) as two:
        asyncio.run(scene(one.base, two.base))


async def _end_connections(address: str, which: str) -> int:
    """Cut connections at the database; how many."""
    connection = await asyncpg.connect(address)
    try:
        rows = await connection.fetch(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
            f"AND datname = 'happycity' AND {which}"
        )
        return len(rows)
    finally:
        await connection.close()


@pytest.mark.parametrize("which", ["application_name = 'happycity wake-ups'", "true"], ids=["listen", "all"])
def test_dropped_connections_heal(postgres: str, which: str) -> None:
    async def scene(first: str, second: str) -> None:
        async with Visitor(first) as ana, Visitor(second) as bob:
            room = (await ana.create(seats=["me", "open", "bot:random"], players=3))["room"]["id"]
            await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            await ana.do(room, "host", do="start")
            async with ana.socket(room) as one, bob.socket(room) as two:
                rng = random.Random(1)
                for cut in (5, 10):
                    await asyncio.gather(
                        *(p.play_on(rng, lambda p=p, cut=cut: p.table["actions"] >= cut) for p in (one, two))  # type: ignore[misc]
                    )
                    assert await _end_connections(postgres, which) > 0
                await asyncio.gather(one.play_on(rng), two.play_on(rng))
                assert one.table == two.table

    with Running(postgres) as one, Running(postgres) as two:
        asyncio.run(scene(one.base, two.base))


def test_a_review_is_told_by_every_process(postgres: str) -> None:
    """Also when the one that made it is gone."""

    async def finished(visitor: Visitor, job: str) -> dict[str, Any]:
        while not (found := await visitor.get(f"/api/review/{job}"))["finished"]:
            await asyncio.sleep(0.5)
        return found

    async def scene(first: Running, second: Running) -> None:
        game = Game(seed=1)
        for _ in range(6):
            game.play(game.legal()[0])
        async with Visitor(first.base) as ana, Visitor(second.base) as bob:
            job = (await ana.post("/api/review", {"record": game.record()}))["job"]
            assert (await bob.get(f"/api/review/{job}"))["of"] == 6, "from the beginning"
            told = await finished(bob, job)
            assert told == await finished(ana, job)
            assert told["moves"]
            first.kill()
            assert await bob.get(f"/api/review/{job}") == told
            assert (await bob.get(f"/api/records/review-{job}", 404))["code"] == "no-such-record"

    with Running(postgres) as one, Running(postgres) as two:
        asyncio.run(scene(one, two))


def test_a_wake_up_during_a_load_is_not_lost(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One process has read a room and not yet opened it when the other one writes to it."""
    heard = asyncio.Event()
    hear = PostgresBus._on_wake_up

    def hearing(bus: PostgresBus, *notice: Any) -> None:
        hear(bus, *notice)
        if bus is second.bus:
            heard.set()

    async def slow(log: Log, name: str) -> tuple[Room, list[RoomEvent]]:
        found = await load_room(log, name)
        if log is second.log:
            heard.clear()
            live = await first.registry.room(name)
            await live.submit(lambda room: decide_closed(room, "host", 1))
            await heard.wait()
        return found

    async def scene() -> None:
        await first.open()
        await second.open()
        try:
            created = await first.registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            live = await second.registry.room(created.room.id)
            async with asyncio.timeout(TIMEOUT_S):
                while live.room.seq < 2:
                    await asyncio.sleep(0.01)
        finally:
            await second.close()
            await first.close()

    monkeypatch.setattr(PostgresBus, "_on_wake_up", hearing)
    monkeypatch.setattr(registry_module, "load_room", slow)
    first, second = (Runtime(Config(database=postgres, thinkers=1)) for _ in range(2))
    asyncio.run(scene())


def beside(address: str, name: str) -> str:
    """Another database of the same server."""
    return f"{address.rpartition('/')[0]}/{name}"


@contextlib.asynccontextmanager
async def locked_out(address: str) -> AsyncIterator[None]:
    """A database that ends every connection and lets nobody in."""
    connection = await asyncpg.connect(beside(address, "postgres"))
    try:
        await connection.execute("ALTER DATABASE happycity ALLOW_CONNECTIONS false")
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'happycity'"
        )
        yield
    finally:
        await connection.execute("ALTER DATABASE happycity ALLOW_CONNECTIONS true")
        await connection.close()


def test_a_database_that_is_away_is_waited_for(postgres: str) -> None:
    """A move waits until it can be written; what cannot wait is refused in words, not by a failure of ours."""

    async def scene(base: str) -> None:
        async with Visitor(base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                rng = random.Random(3)
                await one.play_on(rng, lambda: one.table["actions"] >= 4 and one.mine)
                seen = one.table["actions"]
                async with locked_out(postgres):
                    move = asyncio.create_task(one.act(one.table["legal"][0]))
                    record = Game(Options(), seed=1).record()
                    refused = await ana.http.post("/api/import", json={"record": record})
                    assert refused.status_code == 503
                    assert refused.json()["code"] == "database-away"
                    assert (await ana.http.get("/readyz")).status_code == 503
                    assert not move.done()
                answer = await move
                assert "code" not in answer, answer
                await one.until(lambda: one.table["actions"] > seen)
                await one.play_on(rng)
                assert one.table["sheets"] is not None

    with Running(postgres) as server:
        asyncio.run(scene(server.base))


def test_who_comes_during_an_outage_comes_again(postgres: str) -> None:
    """A socket that cannot be greeted is closed with a code upon which clients try again."""

    async def scene(base: str) -> None:
        async with Visitor(base) as ana:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            async with locked_out(postgres):
                player = Player(ana, room)
                await player.connect()
                with pytest.raises(Closed) as closed:
                    await player.until(lambda: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4008
                assert {"type": "bye", "code": "database-away"} in player.other
            async with ana.socket(room) as one:
                assert one.state["you"]["seats"] == [0]

    with Running(postgres, patience=2) as server:
        asyncio.run(scene(server.base))


def test_nothing_follows_what_was_never_written(postgres: str) -> None:
    """The database is away for so long that a line of chat is lost; the next one, already waiting, leaves no hole."""

    async def hangs_up(player: Player) -> None:
        with pytest.raises(Closed):
            await player.until(lambda: False)

    async def scene(base: str) -> None:
        async with Visitor(base) as ana, Visitor(base) as bob:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            async with ana.socket(room) as one, bob.socket(room) as two:
                async with locked_out(postgres):
                    await one.send({"type": "chat", "id": "first", "text": "lost"})
                    await two.send({"type": "chat", "id": "second", "text": "waits"})
                    await hangs_up(one)
                await hangs_up(two)
                assert not one.acks | two.acks
            async with bob.socket(room) as two:
                await two.ask("chat", id="second", text="waits")
            told = (await ana.get(f"/api/rooms/{room}/log"))["happenings"]
            assert [each["seq"] for each in told] == list(range(1, len(told) + 1)), "no hole"
            assert [each["text"] for each in told if each["kind"] == "chat"] == ["waits"]

    with Running(postgres, patience=2) as server:
        asyncio.run(scene(server.base))


def test_one_that_cannot_be_written_spoils_nothing_for_the_others(postgres: str) -> None:
    async def scene() -> None:
        database = await open_database(postgres)
        writer = Writer.on(database)
        writer.start()
        try:
            await asyncio.gather(*(new_room(writer, f"odd{n}") for n in range(5)))
            written = await asyncio.gather(
                *(writer.append(entry(f"odd{n}", 2, "a\0b" if n == 2 else "ab")) for n in range(5)),
                writer.append(entry("purged", 2, "late")),
                return_exceptions=True,
            )
            assert [each for each in written if each is True] == [True] * 4
            assert isinstance(written[2], asyncpg.CharacterNotInRepertoireError)
            assert isinstance(written[5], asyncpg.ForeignKeyViolationError)
        finally:
            await writer.close()
            await purge(database, 0, 9)
            await database.close()

    asyncio.run(scene())


def test_an_address_may_say_how_to_encrypt(postgres: str) -> None:
    """As PostgreSQL's own tools read it, for every connection; what they would not understand is told in a sentence."""

    async def scene(how: str) -> None:
        runtime = Runtime(Config(database=f"{postgres}?{how}", thinkers=1))
        await runtime.open()
        try:
            assert (
                await runtime.registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            ).room.seq == 1
        finally:
            await runtime.close()

    asyncio.run(scene("sslmode=prefer"))
    for how, reason in (("sslmode=perhaps", "sslmode"), ("sslmode=require", "SSL"), ("ssl=require", "ssl")):
        with pytest.raises(StoreError, match=f"cannot be used: .*{reason}") as refused:
            asyncio.run(scene(how))
        assert refused.value.code == "database-unusable"


@pytest.mark.parametrize("words", [["admin", "list"], ["serve"], ["serve", "--workers", "2"]], ids=" ".join)
def test_a_database_that_cannot_be_used_is_told_in_a_sentence(postgres: str, words: list[str]) -> None:
    """Nobody there, no such database: what is wrong and what to look at, without the password."""
    nobody = f"postgresql://mayor:secret@127.0.0.1:{own_port()}/games"
    missing = beside(postgres, "nowhere")
    for address, reason in ((nobody, "Connection refused"), (missing, 'database "nowhere" does not exist')):
        command = [sys.executable, "-c", "from happycity.cli.main import main; main()", *words]
        done = subprocess.run(
            [*command, "--database", address], env={**os.environ, "HAPPYCITY_PORT": "0"},
            capture_output=True, text=True, check=False, timeout=120,
        )  # fmt: skip
        assert done.returncode == 2, done.stderr
        assert done.stdout == ""
        assert len(done.stderr.splitlines()) == 1, done.stderr
        assert reason in done.stderr
        assert "secret" not in done.stderr


def test_a_lease_is_taken_over(postgres: str) -> None:
    """The process that drove the bots dies; the other one drives them on, without anybody asking."""

    async def scene(first: Running, second: Running) -> None:
        async with Visitor(first.base) as ana, Visitor(second.base) as watcher:
            seats = ["me", "bot:random", "bot:random"]
            made = await ana.create(seats=seats, players=3, start=True, settings={"pace": 300})
            room = made["room"]["id"]
            async with ana.socket(room) as one:
                await one.ask("leave")
                await one.until(lambda: one.table["actions"] >= 2)
            async with watcher.socket(room) as two:
                first.kill()
                seen = two.table["actions"]
                await two.until(lambda: two.table["actions"] >= seen + 4)

    first, second = Running(postgres).start(), Running(postgres).start()
    try:
        asyncio.run(scene(first, second))
    finally:
        second.stop()


async def _no_owner(address: str, room: str) -> None:
    """Wait until no process holds a room's lease."""
    connection = await asyncpg.connect(address)
    end = time.monotonic() + TIMEOUT_S
    try:
        while await connection.fetchval("SELECT owner FROM rooms WHERE id = $1", room) is not None:
            assert time.monotonic() < end, "the lease was never given back"
            await asyncio.sleep(0.2)
    finally:
        await connection.close()


def test_a_lease_is_given_back(postgres: str) -> None:
    """A game ends on one process; its rematch, begun on the other one when the first has long forgotten it, goes on."""

    async def scene(first: str, second: str) -> None:
        async with Visitor(first) as ana, Visitor(second) as moved:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                await one.play_on(random.Random(1))
            await _no_owner(postgres, room)
            moved.http.cookies.set("happycity", ana.cookie)
            async with moved.socket(room) as two:
                await two.ask("rematch")
                await two.ask("host", do="start")
                await two.play_on(random.Random(2))

    with Running(postgres, idle=1) as one, Running(postgres, idle=1) as two:
        asyncio.run(scene(one.base, two.base))


def workers_of(server: Running) -> set[int]:
    """The processes that a supervisor has started, without its helper for what they share."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()}


def all_serve(port: int) -> str:
    """The numbers of both workers, as soon as both are up."""
    numbers, end = "", time.monotonic() + TIMEOUT_S
    while "happycity_workers 2\n" not in numbers:
        assert time.monotonic() < end, numbers
        time.sleep(0.1)
        numbers = get(f"http://127.0.0.1:{port}/metrics").text
    return numbers


def test_several_workers_behind_one_port(postgres: str) -> None:
    """`--workers 2`: connections land on either process, and a worker that dies is replaced."""

    async def scene(base: str) -> None:
        async with Visitor(base) as ana, Visitor(base) as bob:
            room = (await ana.create(seats=["me", "open", "bot:random"], players=3))["room"]["id"]
            await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            await ana.do(room, "host", do="start")
            async with ana.socket(room) as one, bob.socket(room) as two:
                await asyncio.gather(one.play_on(random.Random(1)), two.play_on(random.Random(2)))
                assert one.table == two.table

    port = own_port()
    server = Running(postgres, workers=2, metrics_port=port)
    with server:
        asyncio.run(scene(server.base))
        assert 'happycity_events_total{kind="action"}' in all_serve(port)
        assert server.process is not None
        server.process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + TIMEOUT_S
        while server.log.read_text().count("Current thread") < 2:  # every worker tells where it is
            assert time.monotonic() < end
            time.sleep(0.1)
        one, other = workers_of(server)
        os.kill(one, signal.SIGKILL)
        end = time.monotonic() + TIMEOUT_S
        while len(workers_of(server) - {one}) < 2:
            assert time.monotonic() < end
            time.sleep(0.1)
        all_serve(port)
        assert other in workers_of(server)
        assert server.log.read_text().count("a worker has ended and is replaced") == 1
        asyncio.run(scene(server.base))
        assert server.stop() == 0


def test_a_killed_supervisor_takes_its_workers_along(postgres: str) -> None:
    """Otherwise they would keep the port and their leases."""
    server = Running(postgres, workers=2)
    with server:
        workers = workers_of(server)
        assert len(workers) == 2
        server.kill()
        end = time.monotonic() + TIMEOUT_S
        while any(Path(f"/proc/{worker}").exists() for worker in workers):
            assert time.monotonic() < end
            time.sleep(0.1)


@pytest.mark.skipif(shutil.which("pg_dump") is None, reason="pg_dump is not installed")
def test_a_backup_brings_the_games_back(postgres: str, tmp_path: Path) -> None:
    """As docs/hosting.md says: back up while the server runs, restore while it is stopped."""
    copy = tmp_path / "games-copy"

    def admin(*words: str) -> None:
        command = [sys.executable, "-c", "from happycity.cli.main import main; main()", "admin", *words]
        done = subprocess.run([*command, "--database", postgres], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    async def before(base: str) -> tuple[str, Any]:
        async with Visitor(base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                await one.play_on(random.Random(1), lambda: one.table["actions"] >= 10)
                await one.ask("leave")
                await one.ask("host", do="close")
                kept = await ana.get(f"/api/rooms/{room}/log")
                await asyncio.to_thread(admin, "backup", str(copy))
            later = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            await asyncio.to_thread(admin, "purge", "--days", "0")
            assert (await ana.http.get(f"/api/rooms/{later}")).status_code in {200, 404}
            return room, kept

    async def after(base: str, room: str, kept: Any) -> None:
        async with Visitor(base) as ana:
            assert await ana.get(f"/api/rooms/{room}/log") == kept

    with Running(postgres) as server:
        room, kept = asyncio.run(before(server.base))
    with Running(postgres) as server:
        assert get(f"{server.base}/api/rooms/{room}").status_code == 404, "purged"
    admin("restore", str(copy))
    with Running(postgres) as server:
        asyncio.run(after(server.base, room, kept))


def test_sqlite_is_for_one_process(tmp_path: Any) -> None:
    from happycity.rooms.refusal import Refusal
    from happycity.server.ops.workers import supervise

    with pytest.raises(Refusal) as refused:
        supervise(Config(database=str(tmp_path / "db"), workers=2, port=0))
    assert refused.value.code == "workers-need-postgres"
    with Running(str(tmp_path / "games.sqlite3")):
        second = Running(str(tmp_path / "games.sqlite3"))
        with pytest.raises(AssertionError, match="Another Happy City is using"):
            second.start()
