"""Attacks that need no flood, only rooms: many of them, long ones, crowded ones, and bots that play for nobody."""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from happycity.game.options import Options
from happycity.rooms.decide import JoinRequest, decide_join
from happycity.rooms.people import Seat, Settings
from happycity.server.ops.config import Config
from happycity.server.runtime.runtime import Runtime
from tests.server.inside import opened
from tests.server.raw import memory_mb, open_raw_socket, worst_answer_s
from tests.server.test_attacks import ANSWER_S
from tests.server.world import Running, Visitor, get, post
from tests.support.ports import own_port

pytestmark = pytest.mark.slow
MOST_ROOMS = 10
GROWTH_MB = 30


@contextlib.contextmanager
def attack(work: Callable[[], None]) -> Iterator[threading.Event]:
    """Do something again and again beside everything else; what is set when it was done for the first time."""
    once, stopping = threading.Event(), threading.Event()

    def repeat() -> None:
        while not stopping.is_set():
            work()
            once.set()

    thread = threading.Thread(target=repeat, daemon=True)
    thread.start()
    try:
        yield once
    finally:
        stopping.set()
        thread.join()


def open_room(server: Running, **body: Any) -> Any:
    """A room that is opened and left."""
    return post(f"{server.base}/api/rooms", json=body, headers={"Origin": server.base})


def rooms_in_memory(port: int) -> int:
    found = re.search(r"^happycity_rooms (\d+)", get(f"http://127.0.0.1:{port}/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])


def test_rooms_with_a_clock_keep_nobody_out(tmp_path: Path) -> None:
    """Four times as many games as fit are begun and left; others still open a room and move."""
    left: list[int] = []

    def begin_and_leave(server: Running) -> None:
        body = {"seats": ["me", "bot:random"], "settings": {"clock": 600, "pace": 0}, "start": True}
        left.append(open_room(server, **body).status_code)

    port = own_port()
    limits = {"most_rooms": MOST_ROOMS, "idle": 1, "metrics_port": port}
    with Running(str(tmp_path / "db"), **limits) as server, attack(partial(begin_and_leave, server)):
        while len(left) < 4 * MOST_ROOMS:
            time.sleep(0.05)
        assert worst_answer_s(server, 2) < ANSWER_S
        assert rooms_in_memory(port) <= MOST_ROOMS
        assert open_room(server, seats=["me", "open"]).status_code == 201
    assert set(left) <= {201, 503}


def test_who_wears_a_game_out_is_refused_and_its_record_stays_cheap(tmp_path: Path) -> None:
    """Somebody comes and goes until that is refused, and has the record read by whoever likes."""

    async def wear_out(base: str) -> str:
        async with Visitor(base) as eve:
            room = str((await eve.create(seats=["me", "bot:random"], start=True))["room"]["id"])
            async with eve.socket(room) as one:
                answers = [await one.ask(("away", "back")[number % 2]) for number in range(60)]
            assert answers[-1]["code"] == "room-worn-out"
            assert sum("code" not in answer for answer in answers) <= 50, "a tenth of the asides"
            return room

    with Running(str(tmp_path / "db"), most_asides=500) as server:
        room = asyncio.run(wear_out(server.base))
        before, refused = memory_mb(server), 0

        def read() -> None:
            nonlocal refused
            refused += get(f"{server.base}/api/rooms/{room}/record").status_code == 429

        with attack(read) as once:
            assert once.wait(60)
            assert worst_answer_s(server, 2) < ANSWER_S
            for _ in range(600):  # a slow machine needs longer to ask too often
                if refused:
                    break
                time.sleep(0.1)
        assert memory_mb(server) - before < GROWTH_MB
        assert refused, "reading has a limit, too"


def test_of_a_long_log_a_record_reads_only_what_was_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with opened(Runtime(Config(database=str(tmp_path / "db"), thinkers=1))) as runtime:
            live = await runtime.registry.create(Options().to_json(), Settings(), [Seat(), Seat()])
            await live.submit(partial(decide_join, request=JoinRequest(name="Ana"), key="k", at=1))
            for number in range(300):
                message = {"type": "nonce", "id": str(number), "nonce": f"{number:032x}"}
                await live.execute(("p1",), message)
            assert live.room.seq > 300
            assert [event["kind"] for event in await runtime.log.game(live.room.id, 1)] == ["created"]

    asyncio.run(scene())


def test_bots_of_absentees_hold_up_nobody(tmp_path: Path) -> None:
    """One process thinks for 30 rooms in which nobody is; a bot at a table with people still answers."""
    seats = ["me", *["bot:hard"] * 3]
    body = {"options": {"players": 4}, "seats": seats, "settings": {"clock": 2, "pace": 0}, "start": True}
    with Running(str(tmp_path / "db"), idle=600) as server:
        for _ in range(30):
            assert open_room(server, **body).status_code == 201
        time.sleep(2.5)  # the clocks run out, and bots play on
        assert worst_answer_s(server, 3, bot="bot:greedy") < ANSWER_S


def test_a_crowd_of_spectators_leaves_a_seat_for_who_was_invited(tmp_path: Path) -> None:
    """They come and go all the time, and every time everybody is told."""

    def crowd(server: Running, room: str) -> None:
        lines = [open_raw_socket(server, room) for _ in range(30)]
        for line in lines:
            line.close()

    async def invite(base: str, room: str) -> None:
        async with Visitor(base) as bob:
            joined = await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            assert joined["you"]["seats"] == [1]

    with Running(str(tmp_path / "db")) as server:
        room = open_room(server, seats=["me", "open"]).json()["room"]["id"]
        with attack(partial(crowd, server, room)) as once:
            assert once.wait(60)
            assert worst_answer_s(server, 2) < ANSWER_S
            asyncio.run(invite(server.base, room))
