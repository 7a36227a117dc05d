"""The attackers of bench/attacks.py, each in a process of its own: `python bench/attackers.py NAME BASE ROOM SECONDS`.

All come from 127.0.0.9, so that limits by address meet them and not the players. Prints what was done as JSON.
"""

from __future__ import annotations

import json
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any

from load_tables import protocol_of
from wire import TEXT, address_of, masked, upgrade

ADDRESS = "127.0.0.9"
PING, PONG, CONTINUATION = 0x89, 0x8A, 0x00
EMPTY_PARTS = masked(0x01, b"") + masked(CONTINUATION, b"") * 10_000


class Attacker:
    """Somebody who has a server's address, the id of a public room, and some time."""

    def __init__(self, base: str, room: str, seconds: float) -> None:
        self.base = base
        self.room = room
        self.end = time.monotonic() + seconds
        self.done: Counter[str] = Counter()
        self.cookie = ""

    def is_over(self) -> bool:
        return time.monotonic() >= self.end

    def connect(self) -> socket.socket:
        """A connection that is hardly read."""
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.bind((ADDRESS, 0))
        line.settimeout(5)
        line.connect(address_of(self.base))
        self.done["connections"] += 1
        return line

    def open_socket(self, room: str = "", cookie: str | None = None) -> socket.socket:
        """A WebSocket after its hello."""
        line = self.connect()
        line.sendall(upgrade(self.base, f"/api/rooms/{room or self.room}/socket", cookie))
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += line.recv(1)
        line.sendall(masked(TEXT, b'{"type":"hello","protocol":%d}' % protocol_of(self.base)))
        return line

    def flood(self, open_line: Callable[[], socket.socket], data: bytes) -> None:
        """Send the same bytes again and again, never read, and come back when cut off."""
        while not self.is_over():
            try:
                line = open_line()
                line.settimeout(0.2)
            except (OSError, AssertionError):
                time.sleep(0.2)
                continue
            with line:
                self._send_until_cut_off(line, data)

    def _send_until_cut_off(self, line: socket.socket, data: bytes) -> None:
        at = 0
        while not self.is_over():
            try:
                sent = line.send(data[at:])
                at = (at + sent) % len(data)  # in the middle of a frame if need be
                self.done["bytes"] += sent
            except TimeoutError:
                continue
            except OSError:
                self.done["cut_off"] += 1
                return

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """One request, with the cookie that came with an earlier one."""
        line = HTTPConnection(*address_of(self.base), timeout=20, source_address=(ADDRESS, 0))
        head = {"Origin": self.base, "Content-Type": "application/json"}
        if self.cookie:
            head["Cookie"] = f"happycity={self.cookie}"
        try:
            line.request(method, path, None if body is None else json.dumps(body), head)
            answer = line.getresponse()
            text = answer.read()
            set_cookie = answer.getheader("set-cookie") or ""
            self.cookie = set_cookie.partition("=")[2].partition(";")[0] or self.cookie
        finally:
            line.close()
        self.done[f"status {answer.status}"] += 1
        return answer.status, json.loads(text) if text.startswith(b"{") else None

    def at_once(self, *works: Callable[[], None]) -> None:
        """Do several things in threads until the time is up."""
        threads = [threading.Thread(target=work, daemon=True) for work in works]
        for each in threads:
            each.start()
        for each in threads:
            each.join(max(0.0, self.end - time.monotonic()) + 5)


def send_frames(data: bytes) -> Callable[[Attacker], None]:
    """Three WebSockets that send the same frames for ever."""
    return lambda attacker: attacker.at_once(*[lambda: attacker.flood(attacker.open_socket, data)] * 3)


def pipeline(attacker: Attacker) -> None:
    """Requests whose answers are not waited for."""
    host = attacker.base.partition("//")[2]
    request = f"GET /api/catalogue HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
    attacker.at_once(*[lambda: attacker.flood(attacker.connect, request * 1000)] * 3)


def open_rooms(attacker: Attacker) -> None:
    """Rooms with a clock, as many as one address may open."""

    def work() -> None:
        while not attacker.is_over():
            body = {"seats": ["me", "bot:random"], "settings": {"clock": 60, "pace": 0}, "start": True}
            if attacker.ask("POST", "/api/rooms", body)[0] == 429:
                time.sleep(0.05)

    attacker.at_once(*[work] * 4)


def leave_bots_alone(attacker: Attacker) -> None:
    """115 rooms of strong bots in which nobody is present."""
    body = {
        "options": {"players": 4}, "seats": ["me", *["bot:hard"] * 3], "settings": {"clock": 2, "pace": 0},
        "start": True,
    }  # fmt: skip
    for _ in range(115):
        if not attacker.is_over():
            attacker.ask("POST", "/api/rooms", body)
    time.sleep(max(0.0, attacker.end - time.monotonic()))


def wear_out(attacker: Attacker) -> None:
    """A player who comes and goes, adds to the randomness, and has the record read."""
    _, made = attacker.ask("POST", "/api/rooms", {"seats": ["me", "bot:random"], "start": True})
    room = made["room"]["id"]

    def talk() -> None:
        number = 0
        while not attacker.is_over():
            number += 1
            kind = ("away", "back")[number % 2]
            attacker.ask("POST", f"/api/rooms/{room}/do", {"type": kind, "id": f"{kind}{number}"})

    def read() -> None:
        while not attacker.is_over():
            attacker.ask("GET", f"/api/rooms/{room}/record")

    attacker.at_once(talk, read)


def hold_connections(attacker: Attacker) -> None:
    """A thousand idle connections."""
    host = attacker.base.partition("//")[2]
    lines = []
    for _ in range(1000):
        try:
            line = attacker.connect()
            line.sendall(f"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
            lines.append(line)
        except OSError:
            attacker.done["refused"] += 1
    time.sleep(max(0.0, attacker.end - time.monotonic()))
    for line in lines:
        try:
            line.settimeout(0.5)
            attacker.done["answered"] += bool(line.recv(100))
        except OSError:
            attacker.done["refused"] += 1


def crowd(attacker: Attacker) -> None:
    """As many spectators of one room as come in, who leave and come back."""
    while not attacker.is_over():
        lines = []
        for _ in range(220):
            if attacker.is_over():
                break
            try:
                lines.append(attacker.open_socket())
            except (OSError, AssertionError):
                attacker.done["refused"] += 1
        for line in lines:
            line.close()


ATTACKS: dict[str, Callable[[Attacker], None]] = {
    "pings": send_frames(masked(PING, b"") * 10_000),
    "pongs": send_frames(masked(PONG, b"") * 10_000),
    "empty frames": send_frames(masked(TEXT, b"") * 10_000),
    "endless message": send_frames(EMPTY_PARTS),
    "messages": send_frames(masked(TEXT, b'{"type":"ping"}') * 10_000),
    "pipelining": pipeline,
    "rooms with a clock": open_rooms,
    "rooms of absentees": leave_bots_alone,
    "wearing out": wear_out,
    "idle connections": hold_connections,
    "spectators": crowd,
}


def main() -> None:
    """Attack for a while."""
    name, base, room, seconds = sys.argv[1:]
    attacker = Attacker(base, room, float(seconds))
    ATTACKS[name](attacker)
    print(json.dumps(attacker.done))


if __name__ == "__main__":
    main()
