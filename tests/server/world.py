"""Real servers and real clients on this machine, for the tests of the server."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx2
import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.support.ports import own_port

Json = dict[str, Any]

TIMEOUT_S = 120.0
"""Seconds that one answer may take where two suites, browsers and a PostgreSQL share two processors. Nobody waits so
long unless something is broken."""


def asked(method: str, address: str, **more: Any) -> httpx2.Response:
    """One request, straight to the server (no proxy of the environment) and with patience."""
    return httpx2.request(method, address, **{"timeout": TIMEOUT_S, "trust_env": False, **more})


def get(address: str, **more: Any) -> httpx2.Response:
    return asked("GET", address, **more)


def post(address: str, **more: Any) -> httpx2.Response:
    return asked("POST", address, **more)


class Running:
    """A server process."""

    def __init__(self, database: str, **settings: object) -> None:
        self.database = database
        self.settings = settings
        self.port = own_port()
        self.process: subprocess.Popen[bytes] | None = None
        place = f"{_folder().name}/server" if "://" in database else database
        self.log = Path(f"{place}-{self.port}.log")

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *, wrapper: tuple[str, ...] = ()) -> Running:
        """Start it and wait until it answers."""
        settings = {
            "database": self.database,
            "port": self.port,
            "thinkers": 1,
            "rooms_per_hour": 100_000,
            **self.settings,
        }
        environment = {
            **os.environ,
            **{f"HAPPYCITY_{key.upper()}": str(value) for key, value in settings.items()},
        }
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*wrapper, sys.executable, "-m", "happycity.server"], env=environment, stdout=log, stderr=log
            )
        end = time.monotonic() + TIMEOUT_S
        while self.process.poll() is None and time.monotonic() < end:
            with contextlib.suppress(OSError, httpx2.HTTPError):
                if get(f"{self.base}/healthz", timeout=5).status_code == 200:
                    return self
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """Pull the plug."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(TIMEOUT_S)

    def __enter__(self) -> Running:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


@functools.cache
def _folder() -> tempfile.TemporaryDirectory[str]:
    """A place for the logs of servers whose database is no file; it goes with this process."""
    return tempfile.TemporaryDirectory(prefix="hclogs")


class Visitor:
    """A browser: a cookie jar and an origin."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx2.AsyncClient(
            base_url=base, headers={"Origin": base}, timeout=TIMEOUT_S, trust_env=False
        )

    async def __aenter__(self) -> Visitor:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("happycity") or ""

    async def post(self, path: str, body: Json | None = None, status: int | None = None) -> Json:
        """Post, and see that it is granted (or refused as foretold)."""
        answer = await self.http.post(path, json=body or {})
        if status is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == status, answer.text
        return dict(answer.json())

    async def get(self, path: str, status: int = 200) -> Json:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return dict(answer.json())

    async def create(self, *, players: int = 2, seats: list[str] | None = None, **more: Any) -> Json:
        """A room without waiting for bots."""
        options = {"players": players, **more.pop("options", {})}
        settings = {"pace": 0, "bot": "random", **more.pop("settings", {})}
        body = {"options": options, "settings": settings, "name": "Ana", **more}
        if seats is not None:
            body["seats"] = seats
        return await self.post("/api/rooms", body)

    async def do(self, room: str, kind: str, status: int | None = None, **fields: Any) -> Json:
        """Say something without a socket."""
        words = {"type": kind, "id": fields.pop("id", f"r{random.getrandbits(60):x}"), **fields}
        return await self.post(f"/api/rooms/{room}/do", words, status)

    @contextlib.asynccontextmanager
    async def socket(self, room: str, after: int = 0, **hello: Any) -> AsyncIterator[Player]:
        """A socket in a room, after its hello."""
        player = Player(self, room)
        await player.connect(after, **hello)
        try:
            yield player
        finally:
            await player.close()


class Player:
    """Somebody at a socket, who remembers everything that was told."""

    def __init__(self, visitor: Visitor, room: str) -> None:
        self.visitor = visitor
        self.room = room
        self.ws: ClientConnection | None = None
        self.events: list[Json] = []
        self.texts: list[str] = []
        self.other: list[Json] = []
        self.acks: dict[str, int] = {}
        self.refused: dict[str, Json] = {}
        self.state: Json = {}
        self.seq = 0
        self.counter = 0
        self.name = f"{random.getrandbits(40):x}"

    async def connect(self, after: int = 0, **hello: Any) -> None:
        base = self.visitor.base.replace("http", "ws", 1)
        headers = {"Origin": self.visitor.base}
        if self.visitor.cookie:
            headers["Cookie"] = f"happycity={self.visitor.cookie}"
        self.ws = await connect(
            f"{base}/api/rooms/{self.room}/socket?after={after}", additional_headers=headers, max_size=None,
            compression=None, open_timeout=TIMEOUT_S, close_timeout=1, ping_interval=None, proxy=None,
        )  # fmt: skip
        await self.send({"type": "hello", "protocol": 2, **hello})
        await self.until(lambda: "room" in self.state or bool(self.other))

    async def close(self) -> None:
        if self.ws is not None:
            with contextlib.suppress(Exception):
                await self.ws.close()
            self.ws.transport.abort()
            await asyncio.sleep(0)

    async def send(self, words: Json) -> None:
        assert self.ws is not None
        await self.ws.send(json.dumps(words))

    async def hear(self, seconds: float = TIMEOUT_S) -> Json:
        """One message, remembered."""
        assert self.ws is not None
        text = await asyncio.wait_for(self.ws.recv(), seconds)
        assert isinstance(text, str)
        words: Json = json.loads(text)
        kind = words["type"]
        if kind in {"hello", "resync"}:
            self.state = {"room": words["room"], "table": words["table"], "you": words["you"]}
            self.seq = words["seq"]
            known = {event["seq"] for event in self.events}
            self.events += [event for event in words["log"] if event["seq"] not in known]
        elif kind == "event":
            assert words["seq"] == self.seq + 1, (words["seq"], self.seq)
            self.seq = words["seq"]
            self.texts.append(text)
            self.events.append(words["happening"])
            for part in ("room", "table"):
                if part in words:
                    self.state[part] = words[part]
        elif kind == "you":
            self.state["you"] = words["you"]
        elif kind == "ack":
            self.acks[words["id"]] = words["seq"]
        elif kind == "refused":
            self.refused[words["id"]] = words
        else:
            self.other.append(words)
        return words

    async def until(self, true: Callable[[], bool], seconds: float = TIMEOUT_S) -> None:
        """Listen until something is so."""
        end = time.monotonic() + seconds
        while not true():
            left = end - time.monotonic()
            assert left > 0, f"waited in vain; events {[event['kind'] for event in self.events[-5:]]}"
            await self.hear(left)

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Say something and wait for its answer: an ack, or the refusal."""
        self.counter += 1
        number = fields.pop("id", f"{self.name}-{self.counter}")
        await self.send({"type": kind, "id": number, **fields})
        await self.until(lambda: number in self.acks or number in self.refused)
        if number in self.acks:
            return {"seq": self.acks[number]}
        return self.refused[number]

    async def act(self, action: str) -> Json:
        return await self.ask("command", seq=self.seq, action=action)

    @property
    def table(self) -> Json:
        return self.state["table"] or {}

    @property
    def phase(self) -> str:
        return str(self.table["state"]["phase"]) if self.table else "lobby"

    @property
    def mine(self) -> bool:
        """Is it mine to decide?"""
        return (
            bool(self.table)
            and self.phase != "over"
            and self.table["state"]["seat"] in self.state["you"]["seats"]
        )

    async def play_on(
        self, rng: random.Random, until: Callable[[], bool] | None = None, seconds: float = 2 * TIMEOUT_S
    ) -> None:
        """RoomGame at random whenever it is mine, to the end of the game. With a clock a bot may have been quicker."""
        late = {"stale", "not-your-seat"} if self.state["room"]["settings"]["clock"] else {"stale"}
        end = time.monotonic() + seconds
        while self.phase != "over" and not (until and until()):
            assert time.monotonic() < end, "too slow"
            if self.mine:
                actions = self.table["actions"]
                answer = await self.act(rng.choice(self.table["legal"]))
                assert "code" not in answer or answer["code"] in late, answer
                if "code" not in answer:
                    await self.until(lambda actions=actions: self.table["actions"] != actions)  # type: ignore[misc]
            else:
                await self.hear(seconds)


Closed = websockets.ConnectionClosed
