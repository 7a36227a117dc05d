"""Wrong tokens, foreign rooms, junk, floods, slow starters, hostile names: a clear no, and nobody else is disturbed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import socket
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx2
import pytest
import websockets
from websockets.asyncio.client import connect

from happycity.rooms.capacity import ASIDE_KINDS
from happycity.rooms.refusal import Refusal
from happycity.rooms.sanitize import clean, clean_name
from happycity.server.app import create_app
from happycity.server.ops.config import Config
from happycity.server.ops.metrics import Metrics
from happycity.server.socket.connection import (
    OUTBOX_BYTES,
    OUTBOX_MESSAGES,
    SEND_TIMEOUT_S,
    Connection,
)
from happycity.server.socket.serve import HELLO_TIMEOUT_S
from happycity.server.socket.wire import Message
from tests.server.world import TIMEOUT_S, Closed, Player, Running, Visitor, get

pytestmark = pytest.mark.slow
Json = dict[str, Any]


def test_tokens_are_secret_and_checked(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as eve:
            made = await ana.http.post(
                "/api/rooms", json={"name": "Ana", "seats": ["me", "bot:random"], "start": True}
            )
            cookie = made.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            room = made.json()["room"]["id"]
            assert len(room) * 5 >= 80, "bits of a private id"
            secret = ana.cookie
            seen = json.dumps(made.json()) + (await eve.http.get(f"/api/rooms/{room}")).text
            seen += (await eve.http.get(f"/api/rooms/{room}/log")).text
            assert secret not in seen
            # somebody else's cookie, no cookie, and a wrong token
            await eve.create(seats=["me", "bot:random"], start=True)
            body = {"type": "command", "id": "x", "seq": 999, "action": "draw 1"}
            assert (await eve.post(f"/api/rooms/{room}/do", body, 403))["code"] == "no-seat"
            headers = {"Authorization": "Bearer " + "A" * 43}
            answer = await eve.http.post(f"/api/rooms/{room}/do", json=body, headers=headers)
            assert answer.status_code == 401
            assert answer.json()["code"] == "bad-token"
            async with eve.socket(room) as watching:
                assert watching.state["you"]["seats"] == []
                assert (await watching.act("draw 1"))["code"] == "no-seat"
                assert (await watching.ask("undo", seq=99))["code"] == "no-seat"
                assert (await watching.ask("host", do="close"))["code"] == "not-host"
            async with eve.socket(room, token="B" * 43) as wrong:
                assert wrong.other[0]["code"] == "bad-token"

    asyncio.run(scene())
    assert "happycity=" not in server.log.read_text()


def test_a_seat_in_one_room_is_none_in_another(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            first = await ana.create(seats=["me", "open"])
            other = await bob.create(seats=["me", "open"])
            joined = await ana.post(f"/api/rooms/{first['room']['id']}/join", {"name": "R", "program": True})
            headers = {"Authorization": f"Bearer {joined['token']}"}
            body = {"type": "chat", "id": "x", "text": "hello"}
            there = await bob.http.post(f"/api/rooms/{other['room']['id']}/do", json=body, headers=headers)
            assert there.status_code == 401
            missing = await ana.post(f"/api/rooms/{'2' * 20}/do", body, 404)
            assert missing["code"] == "no-such-room"

    asyncio.run(scene())


def test_other_origins_and_hosts_are_refused(server: Running) -> None:
    body = {"name": "Eve"}
    evil = {"Origin": "http://evil.example"}
    with httpx2.Client(base_url=server.base, timeout=TIMEOUT_S, trust_env=False) as browser:
        assert browser.post("/api/rooms", json=body, headers=evil).json()["code"] == "foreign-origin"
        assert browser.post("/api/rooms", json=body, headers={"Origin": "null"}).status_code == 403
        assert (
            browser.post("/api/rooms", json=body, headers={"Cookie": "happycity=" + "x" * 43}).status_code
            == 403
        )
        rebound = browser.get("/api/rooms", headers={"Host": f"evil.example:{server.port}"})
        assert rebound.status_code == 421
        assert browser.get("/api/rooms", headers={"X-Forwarded-Host": "evil.example"}).status_code == 200
        assert browser.post("/api/rooms", content=b"x" * 500_000).status_code == 413

    async def scene() -> None:
        address = server.base.replace("http", "ws") + f"/api/rooms/{'2' * 20}/socket"
        with pytest.raises(websockets.InvalidStatus):
            async with connect(address, additional_headers=evil):
                pass

    asyncio.run(scene())


def test_what_makes_no_sense_is_no_fault_of_ours(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as phone:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            for pair in ([0.0, 1.0], [True, False], [0, 9], [0], 7):
                assert (await ana.do(room, "host", 400, do="swap", seats=pair))["code"] == "bad-message"
            answer = await ana.http.post("/api/rooms", json={}, headers={"Origin": "http://["})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
            assert (await ana.get("/api/records/%00", 404))["code"] == "no-such-record"
            for odd in ("/%00", "/" + 300 * "x"):
                assert (await ana.get(odd, 404))["code"] == "no-such-page"
            for more in ({}, {"actions": None}):
                job = (await ana.post("/api/review", {"record": {"happycity": 1, "seed": 1, **more}}, 202))[
                    "job"
                ]
                assert (await ana.get(f"/api/review/{job}"))["of"] == 0
            await ana.do(room, "rename", name="ana")
            path = (await ana.post(f"/api/rooms/{room}/link"))["path"]
            await phone.create()
            token = {"token": path.partition("#seat=")[2]}
            claimed = await asyncio.gather(*(phone.post(f"/api/rooms/{room}/claim", token) for _ in range(4)))
            assert [each["you"]["seats"] for each in claimed] == [[0]] * 4
            assert claimed[0]["room"]["people"][0]["name"] == "ana", "nobody else has that name"

    asyncio.run(scene())


def test_a_fault_of_a_file_is_no_outage_of_the_database(tmp_path: Path) -> None:
    failed = create_app(Config(database=str(tmp_path / "db"))).exception_handlers[OSError]
    with pytest.raises(FileNotFoundError):
        asyncio.run(cast(Any, failed)(None, FileNotFoundError(2, "No such file or directory", "page.html")))


def test_a_room_that_is_refused_is_not_made(tmp_path: Path) -> None:
    async def scene(base: str) -> None:
        async with Visitor(base) as ana:
            body = {"seats": ["me", "me"], "settings": {"public": True}, "name": "Ana"}
            for wrong in ({"nonce": "xyz"}, {"name": "bot:easy"}, {"names": ["Ana", "\u200b"]}):
                await ana.post("/api/rooms", {**body, **wrong}, 400)
            moment = {"record": {"happycity": 1, "seed": 1}, "at": 0, "settings": {"public": True}}
            await ana.post("/api/branch", {**moment, "name": "bot:easy"}, 400)
            assert (await ana.get("/api/rooms"))["rooms"] == []
            await ana.post("/api/rooms", body)
            await ana.post("/api/branch", {**moment, "name": "Ana"})
            assert len((await ana.get("/api/rooms"))["rooms"]) == 2

    with Running(str(tmp_path / "db")) as server:
        asyncio.run(scene(server.base))


def test_every_answer_has_strict_headers(server: Running) -> None:
    for path in ("/", "/docs", "/docs/docs.js", "/api/info", "/api/rooms", "/nothing.txt", "/healthz"):
        answer = get(server.base + path)
        policy = answer.headers["content-security-policy"]
        assert policy.count("unsafe") == policy.count("script-src 'self' 'wasm-unsafe-eval';") == 1
        assert "default-src 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
    assert get(server.base + "/metrics").headers["content-type"].startswith("text/html"), "not public"
    assert get(server.base + "/../../etc/passwd").status_code in {200, 404}
    assert "root:" not in get(server.base + "/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text


def test_junk_frames_disturb_nobody(server: Running) -> None:
    """10,000 junk frames from one socket, while somebody else plays in the same room."""
    sent = 0

    async def junk(player: Player, rng: random.Random) -> None:
        nonlocal sent
        frames = ["", "{", "[]", "null", '"x"', "{}", '{"type":1}', '{"type":"command"}', "x" * 9000, '{"id":[]}',
                  '{"type":"command","id":"' + "y" * 99 + '"}', "[" * 3000, '{"type":"chat","id":"a","text":{}}']  # fmt: skip
        assert player.ws is not None
        with contextlib.suppress(Closed):
            while sent < 10_000:
                frame = rng.choice(frames)
                await player.ws.send(frame if rng.random() < 0.9 else frame.encode())
                sent += 1

    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as eve:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:

                async def attack() -> None:
                    while sent < 10_000:
                        async with eve.socket(room) as two:
                            await junk(two, random.Random(sent))

                flood = asyncio.create_task(attack())
                while not flood.done() and sent < 50:  # the game begins when there is junk indeed
                    await asyncio.sleep(0)
                assert sent >= 50, flood
                await one.play_on(random.Random(1))
                flood.cancel()
                await asyncio.gather(flood, return_exceptions=True)

    asyncio.run(scene())


@pytest.mark.parametrize("odd", ["\\ud800", "a\\u0000b", "\\u202e", "", "y" * 41], ids=ascii)
def test_odd_command_ids_are_refused(server: Running, odd: str) -> None:
    """They could not be written to the log, or not be told to anybody."""
    frame = f'{{"type":"chat","id":"{odd}","text":"hi"}}'

    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            posted = await ana.http.post(
                f"/api/rooms/{room}/do", content=frame, headers={"Content-Type": "application/json"}
            )
            assert (posted.status_code, posted.json()["code"]) == (400, "bad-message")
            async with ana.socket(room) as one:
                assert one.ws is not None
                await one.ws.send(frame)
                await one.until(lambda: any(m.get("code") == "bad-message" for m in one.other))
                assert "seq" in await one.ask("chat", text="hi")

    asyncio.run(scene())


def test_an_oversized_frame_ends_only_its_socket(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as eve:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one, eve.socket(room) as two:
                await two.send({"type": "chat", "id": "big", "text": "x" * 9000})
                await two.until(lambda: any(m.get("code") == "too-large" for m in two.other))
                assert two.ws is not None
                with pytest.raises(Closed):
                    await two.ws.send("x" * 100_000)
                    while True:
                        await two.hear()
                await one.play_on(random.Random(1), lambda: one.table["actions"] > 6)

    asyncio.run(scene())


def test_too_many_sockets_are_told_to_wait(tmp_path: Path) -> None:
    async def scene(base: str) -> None:
        async with Visitor(base) as ana:
            room = (await ana.create())["room"]["id"]
            async with ana.socket(room):
                second = await connect(f"{base.replace('http', 'ws')}/api/rooms/{room}/socket", proxy=None)
                with pytest.raises(Closed) as closed:
                    await second.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4029

    with Running(str(tmp_path / "db"), sockets_per_address=1) as server:
        asyncio.run(scene(server.base))


def test_a_slow_starter_is_shown_the_door(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            address = server.base.replace("http", "ws") + f"/api/rooms/{room}/socket"
            started = time.monotonic()
            async with connect(address, additional_headers={"Origin": server.base}, proxy=None) as silent:
                with pytest.raises(Closed):
                    while True:
                        await asyncio.wait_for(silent.recv(), TIMEOUT_S)
                assert time.monotonic() - started > HELLO_TIMEOUT_S / 2, "not at once"
        half_open = []
        for _ in range(100):  # a hundred requests that never end
            each = socket.create_connection(("127.0.0.1", server.port))
            each.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
            half_open.append(each)
        assert get(server.base + "/healthz").status_code == 200
        for each in half_open:
            each.settimeout(TIMEOUT_S)
            assert each.recv(10) == b"", "hung up on"
            each.close()

    asyncio.run(scene())


def test_a_stuck_reader_costs_its_room_nothing(server: Running) -> None:
    """One spectator never reads: everybody else is told as before."""

    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(players=5, seats=["me", *["bot:random"] * 4]))["room"]["id"]
            line = socket.socket()
            line.setsockopt(
                socket.SOL_SOCKET, socket.SO_RCVBUF, 2048
            )  # the system must not read in its place
            line.connect(("127.0.0.1", server.port))
            host = f"127.0.0.1:{server.port}"
            head = f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            head += "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            line.sendall(head.encode())
            answer = b""
            while not answer.endswith(b"\r\n\r\n"):
                answer += line.recv(1)
            assert b" 101 " in answer
            hello = b'{"type":"hello","protocol":2}'
            mask = b"\0\0\0\0"
            line.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + hello)
            async with ana.socket(room) as one:
                await one.until(lambda: any(each.get("spectators") == 1 for each in one.other))
                await one.ask("host", do="start")
                worst = 0.0
                rng = random.Random(1)
                while one.phase != "over":
                    if one.mine:
                        started = time.monotonic()
                        await one.act(rng.choice(one.table["legal"]))
                        worst = max(worst, time.monotonic() - started)
                    else:
                        await one.hear()
                assert worst < SEND_TIMEOUT_S / 2, "nobody waited until the server gave up on the stuck one"
            line.close()

    asyncio.run(scene())


class Narrow:
    """A network that takes nothing until it is told to."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.taken: list[Message] = []

    def write(self, message: Message) -> bool:
        if self.writable.is_set():
            self.taken.append(message)
        return self.writable.is_set()


@pytest.mark.parametrize(("size", "most"), [(10, OUTBOX_MESSAGES), (OUTBOX_BYTES // 4, 3)])
def test_an_outbox_is_bounded_and_one_resync_makes_up_for_it(size: int, most: int) -> None:
    async def scene() -> None:
        wire, metrics = Narrow(), Metrics()
        way = SimpleNamespace(scope={"state": {"wire": wire}})
        connection = Connection(cast(Any, way), cast(Any, SimpleNamespace(metrics=metrics)), "127.0.0.1")
        whole = Message({"type": "resync"})
        here = Message({"type": "presence"})
        live = SimpleNamespace(lock=asyncio.Lock(), resync=lambda _people: [whole, here])
        connection.live = cast(Any, live)
        pump = asyncio.create_task(connection.pump())
        for number in range(5 * most):
            connection.send(Message({"n": number, "text": "x" * size}))
            assert len(connection.outbox) <= most
            assert sum(len(each.body) for each in connection.outbox) <= OUTBOX_BYTES
        assert metrics.resyncs == 1
        wire.writable.set()
        while not wire.taken:
            await asyncio.sleep(0)
        later = Message({"type": "event"})
        connection.send(later)
        assert wire.taken == [whole, here, later], "everything at once, then one by one again"
        pump.cancel()

    asyncio.run(scene())


def test_commands_come_at_a_bounded_rate(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                for number in range(
                    150
                ):  # refused at once, so that even a slow disk cannot keep up with them
                    await one.send({"type": "chat", "id": f"c{number}", "text": ""})
                await one.until(lambda: any(m.get("code") == "too-fast" for m in one.other))

    asyncio.run(scene())


def test_nobody_can_talk_a_game_to_its_end(tmp_path: Path) -> None:
    """A spectator fills the part of the log that is for talk; the players play on."""

    async def scene(base: str) -> None:
        async with Visitor(base) as ana, Visitor(base) as eve, Visitor(base) as late:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            await eve.post(f"/api/rooms/{room}/join", {"name": "Eve", "role": "spectator"})
            async with eve.socket(room) as two:
                answers = [await two.ask("chat", text="bla") for _ in range(20)]
                assert answers[-1].get("code") == "room-worn-out"
            refused = await late.post(f"/api/rooms/{room}/join", {"name": "Late", "role": "spectator"}, 400)
            assert refused["code"] == "room-worn-out"
            async with ana.socket(room) as one:
                await one.play_on(random.Random(1))
                await one.ask("rematch")
                assert "seq" in await one.ask("host", do="start")

    with Running(str(tmp_path / "db"), most_asides=20) as server:
        asyncio.run(scene(server.base))


def test_a_full_log_closes_a_room_of_bots(tmp_path: Path) -> None:
    """Nothing more can be written, so nobody goes on thinking for it."""

    async def scene(base: str) -> None:
        async with Visitor(base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                await one.ask("leave")
                await one.until(lambda: one.state["room"]["status"] == "closed")
                beside = [event for event in one.events if event["kind"] in ASIDE_KINDS]
                assert len(one.events) - len(beside) == 13

    with Running(str(tmp_path / "db"), most_events=12) as server:
        asyncio.run(scene(server.base))


def test_more_sockets_are_no_louder(tmp_path: Path) -> None:
    async def scene(base: str) -> None:
        async with Visitor(base) as ana, Visitor(base) as bob:
            room = (await ana.create(seats=["me", "open"]))["room"]["id"]
            await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
            async with ana.socket(room) as one, ana.socket(room) as two, bob.socket(room) as three:
                first = await one.ask("chat", id="first", text="hi")
                assert (await two.ask("chat", text="hi"))["code"] == "too-fast"
                assert (await two.ask("rename", name="Anna"))["code"] == "too-fast"
                assert await two.ask("chat", id="first", text="hi") == first, "sent again, not said again"
                assert "seq" in await three.ask("chat", text="hi"), "others may speak"

    with Running(str(tmp_path / "db"), chats_per_minute=1) as server:
        asyncio.run(scene(server.base))


HOSTILE = [
    ("A\u202enA", "AnA"), ("a\u200bb", "ab"), ("\x00\x1b[31mred", "[31mred"), ("  spaced   out ", "spaced out"),
    ("Z" + "\u0301" * 30, "Ź" + "\u0301" * 2), ("<script>alert(1)</script>x", "<script>alert(1)</sc"), ("👩\u200d🚀", "👩\u200d🚀"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "kept"), HOSTILE)
def test_hostile_names_are_cleaned(given: str, kept: str) -> None:
    assert clean_name(given).startswith(kept)
    assert len(clean_name(given)) <= 24


@pytest.mark.parametrize(
    "given", ["", "   ", "\u200b\u200d", "\u202e", "\u3164", None, 7, "bot:hard", "\ud800"]
)
def test_names_that_are_none_are_refused(given: object) -> None:
    with pytest.raises(Refusal):
        clean_name(given)


def test_cleaning_is_stable() -> None:
    for given, _ in HOSTILE:
        assert clean(clean(given)) == clean(given)
