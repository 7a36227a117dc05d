"""A server as a user starts it, and people at sockets whose conversation has one possible order.

Before the next word is said, everything that the last one caused has arrived: each socket sends a ping and hears its
pong, which comes after whatever was told before, and bots have moved until a person must decide.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sysconfig
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.support.conversation.tape import Tape

Json = dict[str, Any]

TIMEOUT_S = 60.0
"""Seconds that anything may take; nobody waits so long unless something is broken."""
READY = re.compile(r"http://localhost:(\d+)/")
SETTINGS = {
    "THINKERS": "1",
    "ROOMS_PER_HOUR": "100000",
    "COMMANDS_PER_SECOND": "100000",
    "CHATS_PER_MINUTE": "100000",
    "HOST_GRACE": "100000",
    "PROXIES": "127.0.0.1",
    "LANG": "en-GB",
}
HEADERS = ("content-type", "content-language", "cache-control", "set-cookie", "allow", "vary")
ANSWERS = frozenset({"ack", "refused"})
BARRIER = "~"
"""How the ids of our own pings begin; nobody else's do, and they are not part of the conversation."""


def command(*words: str) -> list[str]:
    """`happycity …`, of the environment that runs us."""
    return [str(Path(sysconfig.get_path("scripts")) / "happycity"), *words]


def environment(**more: str) -> dict[str, str]:
    """The machine's own settings must not matter."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HAPPYCITY_")}
    ours = {f"HAPPYCITY_{name}": value for name, value in SETTINGS.items()}
    return {**kept, "LC_ALL": "C.UTF-8", **ours, **more}


@contextlib.contextmanager
def serving(database: str, folder: Path, **more: str) -> Iterator[str]:
    """`happycity serve` on a free port; its address."""
    log = folder / "server.log"
    with log.open("ab") as errors:
        process = subprocess.Popen(
            command("serve", "--port", "0", "--database", database),
            env=environment(**more), stdout=subprocess.PIPE, stderr=errors, text=True,
        )  # fmt: skip
    try:
        assert process.stdout is not None
        found = READY.search(process.stdout.readline())
        assert found, log.read_text()
        yield f"http://127.0.0.1:{found[1]}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=TIMEOUT_S)


class Ear:
    """A socket in a room, and what it knows from what it heard."""

    def __init__(self, name: str, room: str, socket: ClientConnection) -> None:
        self.name = name
        self.room_id = room
        self.socket = socket
        self.heard: list[str] = []
        """What came since the last word."""
        self.closed: tuple[int, str] | None = None
        self.seq = 0
        self.room: Json = {}
        self.table: Json | None = None
        self.you: Json = {"people": [], "seats": [], "host": False}
        self.answered: set[str | None] = set()
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._hear(str(text))
                self.news.set()
        except ConnectionClosed:
            pass
        self.closed = (self.socket.close_code or 0, self.socket.close_reason or "")
        self.news.set()

    def _hear(self, text: str) -> None:
        words: Json = json.loads(text)
        kind = words["type"]
        self.answered.add(words.get("id") if kind in {*ANSWERS, "pong"} else kind)
        if kind == "pong" and str(words.get("id")).startswith(BARRIER):
            return
        self.heard.append(text)
        if "seq" in words and kind in {"hello", "resync", "event"}:
            self.seq = words["seq"]
        self.room = words.get("room", self.room)
        self.table = words.get("table", self.table)
        self.you = words.get("you", self.you)

    async def until(self, true: Callable[[], bool]) -> None:
        """Listen until something is so, or the socket is closed."""
        async with asyncio.timeout(TIMEOUT_S):
            while not true() and self.closed is None:
                self.news.clear()
                await self.news.wait()

    async def barrier(self, number: int) -> None:
        """Everything that was told to this socket so far has been heard afterwards."""
        name = f"{BARRIER}{number}"
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(json.dumps({"type": "ping", "id": name}))
        await self.until(lambda: name in self.answered)

    @property
    def rules(self) -> Json:
        """The table of a game."""
        assert self.table is not None
        return self.table

    @property
    def deciding(self) -> int | None:
        """The seat that must decide."""
        if not self.table or self.room["status"] != "playing":
            return None
        return int(self.table["state"]["seat"])

    @property
    def mine(self) -> bool:
        """Is it for this socket to decide?"""
        return self.deciding is not None and self.deciding in self.you["seats"]

    @property
    def quiet(self) -> bool:
        """Must a person decide, or nobody?"""
        return quiet(self.room, self.table)


def quiet(room: Json, table: Json | None) -> bool:
    """Will nothing happen in a room until somebody says something?"""
    if not room or not table or room["status"] != "playing":
        return True
    return bool(room["seats"][table["state"]["seat"]]["kind"] == "human")


class Stage:
    """A conversation: who says what, in one order, and everything that each hears."""

    def __init__(self, base: str, tape: Tape, cast: dict[str, str], prefix: str, seed: int = 1) -> None:
        self.base = base
        self.tape = tape
        self.cast = cast
        """The cookie of each person."""
        self.tokens: dict[str, str] = {}
        """Programs show a token instead."""
        self.prefix = prefix
        self.rng = random.Random(seed)
        self.ears: dict[str, Ear] = {}
        self.numbers = 0
        self.barriers = 0
        self.waits_for_clock = False
        self.http = httpx2.AsyncClient(base_url=base, timeout=TIMEOUT_S, trust_env=False)

    async def leave(self) -> None:
        """Everybody goes home; whatever went wrong, nobody waits for an answer."""
        for ear in self.ears.values():
            await ear.socket.close()
            await ear.reading
        await self.http.aclose()

    # Who

    def identity(self, who: str | None) -> dict[str, str]:
        """The headers by which the server knows somebody."""
        if who in self.tokens:
            return {"Authorization": f"Bearer {self.tokens[who]}"}
        head = {"Origin": self.base}
        if who in self.cast:
            head["Cookie"] = f"happycity={self.cast[who]}"
        return head

    # Sockets

    async def open(
        self, name: str, room: str, after: int = 0, *, who: str | None = None, **hello: Any
    ) -> Ear | None:
        """Open a socket, say hello, and hear what follows; None if the server ended it."""
        self.tape.note(
            **{"open": name, "room": room, "after": after, **({"who": who} if who else {}), **hello}
        )
        address = f"{self.base.replace('http', 'ws', 1)}/api/rooms/{room}/socket?after={after}"
        try:
            socket = await connect(
                address, additional_headers=self.identity(who or name), max_size=None, compression=None,
                open_timeout=TIMEOUT_S, close_timeout=1, ping_interval=None, proxy=None,
            )  # fmt: skip
        except InvalidStatus as refused:
            self.tape.note(to=name, refused=refused.response.status_code)
            return None
        ear = self.ears[name] = Ear(name, room, socket)
        await socket.send(json.dumps({"type": "hello", "protocol": 2, **hello}))
        await ear.until(lambda: bool({"hello", "bye"} & ear.answered))
        await self.settle()
        return self.ears.get(name)

    async def hang_up(self, name: str) -> None:
        """Close a socket and wait until the server has noticed."""
        self.tape.note(close=name)
        await self._hang_up(name)
        await self.settle()

    async def _hang_up(self, name: str) -> None:
        ear = self.ears.pop(name)
        others = [each for each in self.ears.values() if each.room_id == ear.room_id]
        for each in others:
            each.answered.discard("presence")
        before = await self._presence(ear.room_id)
        if ear.closed is None:
            await ear.socket.close()
        await ear.reading
        for each in others:
            await each.until(lambda each=each: "presence" in each.answered)  # type: ignore[misc]
        async with asyncio.timeout(TIMEOUT_S):
            while not others and before is not None and await self._presence(ear.room_id) == before:
                await asyncio.sleep(0.01)

    async def _presence(self, room: str) -> Json | None:
        """Who is in a room, as anybody may ask; None if nobody is, or it is not told."""
        answer = await self.quietly("ana", "GET", f"/api/rooms/{room}")
        words = answer.json() if answer.status_code == 200 else {}
        found = {name: words.get(name) for name in ("present", "spectators")}
        return found if any(found.values()) else None

    async def say(self, name: str, kind: str, /, *, veiled: bool = False, **words: Any) -> None:
        """Say something with a fresh id, and hear what comes of it."""
        self.numbers += 1
        said = {"type": kind, "id": words.pop("id", f"{self.prefix}{self.numbers}"), **words}
        await self.send(name, json.dumps(said), said["id"], veiled=veiled)

    async def send(
        self, name: str, text: str | bytes, awaited: str = "error", *, veiled: bool = False
    ) -> None:
        """Send a frame as it is; it is answered by its id, or by an `error`."""
        ear = self.ears[name]
        shown = str(text) if len(text) < 500 else f"{text[:80]!r} ({len(text)})"
        if not veiled:
            self.tape.note(say=name, frame=shown)
        ear.answered.discard(awaited)
        await ear.socket.send(text)
        await ear.until(lambda: awaited in ear.answered)
        await self.settle(veiled=veiled)

    async def act(self, name: str, action: str, /, **more: Any) -> None:
        """Play an action."""
        await self.say(name, "command", **{"seq": self.ears[name].seq, "action": action, **more})

    async def settle(self, *, veiled: bool = False) -> None:
        """Hear everything that was caused, and write it down socket by socket."""
        while True:
            for ear in list(self.ears.values()):
                self.barriers += 1
                if ear.closed is None:
                    await ear.barrier(self.barriers)
            busy = [ear for ear in self.ears.values() if ear.closed is None and not self._is_quiet(ear)]
            if not busy:
                break
            heard = len(busy[0].heard)
            await busy[0].until(lambda: len(busy[0].heard) > heard)  # noqa: B023
        for ear in list(self.ears.values()):
            self._flush(ear, veiled)

    def _is_quiet(self, ear: Ear) -> bool:
        if self.waits_for_clock and ear.room:
            return bool(ear.room["status"] != "playing")
        return ear.quiet

    def _flush(self, ear: Ear, veiled: bool) -> None:
        """Answers first: an event may come before or after its ack."""
        told, ear.heard = ear.heard, []
        answers = [text for text in told if json.loads(text)["type"] in ANSWERS]
        for text in [*answers, *(text for text in told if text not in answers)]:
            self.tape.heard(ear.name, text, veiled=veiled)
        if ear.closed is not None:
            self.tape.note(to=ear.name, closed=ear.closed[0], reason=ear.closed[1])
            del self.ears[ear.name]

    # Requests

    async def ask(
        self, who: str | None, method: str, path: str, body: Any = None, **head: str
    ) -> httpx2.Response:
        """A request and its answer."""
        shown = body if body is None or len(json.dumps(body)) < 1000 else "(large)"
        self.tape.note(**{"who": who, "ask": f"{method} {path}", "body": shown, **head})
        answer = await self.quietly(who, method, path, body, **head)
        kept = {name: answer.headers[name] for name in HEADERS if name in answer.headers}
        if "set-cookie" in kept:
            kept["set-cookie"] = re.sub(r"happycity=[\w-]+", "happycity=<token>", kept["set-cookie"])
        self.tape.answered(answer.status_code, kept, answer.text)
        await self.settle()
        return answer

    async def quietly(
        self, who: str | None, method: str, path: str, body: Any = None, **head: str
    ) -> httpx2.Response:
        """A request that is not part of the conversation. Nobody keeps a cookie that is set here."""
        self.http.cookies.clear()
        identity = {**self.identity(who), **head}
        if body is None:
            return await self.http.request(method, path, headers=identity)
        content = body if isinstance(body, str) else json.dumps(body)
        kind = {"Content-Type": "application/json"}
        return await self.http.request(method, path, headers={**identity, **kind}, content=content)

    async def at_rest(self, room: str) -> None:
        """Wait until bots that had to move when the server started have moved."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                words = (await self.quietly("ana", "GET", f"/api/rooms/{room}")).json()
                if quiet(words["room"], words["table"]):
                    return
                await asyncio.sleep(0.01)

    # Playing

    def choice(self, legal: list[str]) -> str:
        """An action by chance, but more is bought and claimed than by pure chance."""
        busy = [action for action in legal if action not in {"keep", "coin", "pass"}]
        return self.rng.choice(busy if busy and self.rng.random() < 0.7 else legal)

    def decider(self) -> str | None:
        """The socket whose decision it is."""
        return next((ear.name for ear in self.ears.values() if ear.mine), None)

    async def play(self, most: int = 1000) -> int:
        """Let whoever must decide play, until the game is over or that many actions were played; how many were."""
        for played in range(most):
            name = self.decider()
            if name is None:
                return played
            await self.act(name, self.choice(self.ears[name].rules["legal"]))
        return most


@contextlib.asynccontextmanager
async def staged(
    base: str, tape: Tape, cast: dict[str, str], prefix: str, seed: int = 1
) -> AsyncIterator[Stage]:
    """A stage for one conversation."""
    stage = Stage(base, tape, cast, prefix, seed)
    try:
        yield stage
    finally:
        await stage.leave()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
