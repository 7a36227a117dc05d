"""Clients that speak raw bytes, for attacks that no library would make."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.world import TIMEOUT_S, Player, Running, Visitor, get

MASK = b"\x80\0\0\0\0"
PING = b"\x89" + MASK
PONG = b"\x8a" + MASK
EMPTY_TEXT = b"\x81" + MASK
EMPTY_PART = b"\x00" + MASK


def frame(text: str) -> bytes:
    """A short text frame as a client sends it; the mask is zero."""
    body = text.encode()
    return bytes([0x81, 0x80 | len(body)]) + MASK[1:] + body


def connect_raw(server: Running) -> socket.socket:
    """A plain connection."""
    line = socket.create_connection(("127.0.0.1", server.port), timeout=TIMEOUT_S)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return line


def open_raw_socket(server: Running, room: str) -> socket.socket:
    """A WebSocket of a spectator, after its hello."""
    line = connect_raw(server)
    host = f"127.0.0.1:{server.port}"
    head = (
        f"GET /api/rooms/{room}/socket HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    line.sendall(head.encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert b" 101 " in answer, answer
    line.sendall(frame('{"type":"hello","protocol":2}'))
    return line


class Flood:
    """Sends the same bytes again and again, never reads, and counts what the server took."""

    def __init__(self, line: socket.socket, data: bytes) -> None:
        self.line = line
        self.data = data
        self.sent = 0
        self.cut_off = False
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self.line.settimeout(0.2)
        while not self._stopping.is_set():
            try:
                self.sent += self.line.send(self.data[self.sent % len(self.data) :])
            except TimeoutError:
                continue
            except OSError:
                self.cut_off = True
                return

    def __enter__(self) -> Flood:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopping.set()
        self._thread.join(TIMEOUT_S)
        self.line.close()


def memory_mb(server: Running) -> float:
    """The resident memory of a server."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def worst_answer_s(
    server: Running, seconds: float, until: Callable[[], bool] = lambda: False, bot: str = "bot:random"
) -> float:
    """The longest time that a move of somebody else, their bot, or a small request took during some seconds."""

    async def scene() -> float:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", bot], start=True))["room"]["id"]
            async with ana.socket(room) as player:
                return await play_until(player)

    async def play_until(player: Player) -> float:
        worst, rng, end, moves = 0.0, random.Random(1), time.monotonic() + seconds, 0
        while time.monotonic() < end and not (moves and until()):
            if player.phase == "over":
                await player.ask("rematch")
                await player.ask("host", do="start")
            waited = time.monotonic()
            await player.until(lambda: player.mine)
            worst = max(worst, time.monotonic() - waited)
            started = time.monotonic()
            answer = await player.act(rng.choice(player.table["legal"]))
            assert "seq" in answer, answer
            assert (await asyncio.to_thread(get, server.base + "/healthz")).status_code == 200
            worst, moves = max(worst, time.monotonic() - started), moves + 1
            await player.until(lambda told=answer["seq"]: player.seq >= told)  # type: ignore[misc]
            await asyncio.sleep(0.1)
        return worst

    return asyncio.run(scene())
