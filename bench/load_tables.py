"""Tables of bench/load.py: people who act at fixed times, and the time until everybody has been told.

A time runs from when an action was due, so a slow server is not asked less often (open loop).
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any

from wire import Wire, open_wire

Json = dict[str, Any]

EVENT = b'{"type":"event","seq":'
PROTOCOL = re.compile(rb'"protocol":(\d+)')
DECIDES = re.compile(rb'"turn":\d+,"seat":(\d+)')
EVENT_TIMEOUT_S = 10.0
PLAYERS = 4


def post(address: str, body: object, origin: str) -> tuple[Json, str]:
    """Post JSON; the answer and the cookie that came with it."""
    head = {"Origin": origin, "Content-Type": "application/json"}
    request = urllib.request.Request(address, json.dumps(body).encode(), head)
    with urllib.request.urlopen(request, timeout=60) as response:
        cookie = (response.headers["set-cookie"] or "").partition("=")[2].partition(";")[0]
        return json.load(response), cookie


class Table(ABC):
    """A game with its sockets. One acts, all receive."""

    def __init__(self, base: str, number: int) -> None:
        self.base = base
        self.rng = random.Random(number)
        self.wires: list[Wire] = []
        self.legal: list[bytes] = []
        self.over = False
        self.games = 0
        self.counter = 0
        self.received = 0
        self.complete: asyncio.Future[float] | None = None
        self.times: list[float] = []
        """Seconds from when an action was due until the last socket had its event."""
        self.late = 0
        self.lost = 0

    @abstractmethod
    async def open(self, sockets: int) -> None:
        """Begin a game, and open the sockets."""

    @abstractmethod
    async def play_again(self) -> None:
        """Begin the next game of the same people."""

    @abstractmethod
    def is_our_turn(self) -> bool:
        """Has a person to decide, and not a bot?"""

    @abstractmethod
    def send_action(self, action: bytes) -> None:
        """Send an action of whoever must decide."""

    async def add(self, path: str, cookie: str | None, first: bytes | None) -> None:
        """Open one more socket. The first one also reads what is legal."""
        listen = self.read_and_count if not self.wires else self.count
        wire = await open_wire(self.base, path, cookie, listen)
        wire.lost = self._on_lost
        self.wires.append(wire)
        if first is not None:
            wire.send(first)

    async def until_ready(self) -> None:
        """Wait until the game can be played."""
        while not self.legal:
            await asyncio.sleep(0.01)

    def close(self) -> None:
        """Close all sockets."""
        for wire in self.wires:
            wire.close()

    def _on_lost(self) -> None:
        self.lost += 1

    @abstractmethod
    def count(self, frame: bytes) -> None:
        """Count a frame if it is the expected event."""

    @abstractmethod
    def read_and_count(self, frame: bytes) -> None:
        """Read the legal actions, then count."""

    def count_one(self) -> None:
        """One more socket has the expected event."""
        self.received += 1
        if self.received == len(self.wires) and self.complete is not None and not self.complete.done():
            self.complete.set_result(time.perf_counter())

    async def act(self, every: float, until: float) -> None:
        """Act at fixed times until the time is up. A finished game is followed by the next."""
        due = time.perf_counter() + self.rng.uniform(0, every)
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.counter += 1
            if self.over:
                self.over, self.legal = False, []
                self.games += 1
                await self.play_again()
            elif self.legal and self.is_our_turn():
                await self._act_once(due)
            due += every

    async def _act_once(self, due: float) -> None:
        self.received = 0
        self.complete = asyncio.get_running_loop().create_future()
        self.send_action(self.rng.choice(self.legal))
        try:
            self.times.append(await asyncio.wait_for(self.complete, EVENT_TIMEOUT_S) - due)
        except TimeoutError:
            self.late += 1


class CityTable(Table):
    """A room of ours, in expert mode. In some rooms a bot has a seat."""

    def __init__(self, base: str, number: int, bot: bool, protocol: int) -> None:
        super().__init__(base, number)
        self.seats = ["me"] * PLAYERS if not bot else ["me"] * (PLAYERS - 1) + ["bot:normal"]
        self.hello = b'{"type":"hello","protocol":%d}' % protocol
        self.id = ""
        self.deciding = 0
        self.seq = 0
        self.expected_seq = 0

    @property
    def path(self) -> str:
        """Where its sockets are."""
        return f"/api/rooms/{self.id}/socket"

    async def open(self, sockets: int) -> None:
        cookie = await asyncio.to_thread(self._create)
        for _ in range(sockets):
            await self.add(self.path, cookie, self.hello)
        await self.until_ready()

    def _create(self) -> str:
        body = {
            "options": {"players": PLAYERS, "mode": "expert"}, "seats": self.seats, "settings": {"pace": 0},
            "name": "Load", "start": True,
        }  # fmt: skip
        room, cookie = post(f"{self.base}/api/rooms", body, self.base)
        self.id = room["room"]["id"]
        return cookie

    def count(self, frame: bytes) -> None:
        if frame.startswith(EVENT + b"%d," % self.expected_seq):
            self.count_one()

    def read_and_count(self, frame: bytes) -> None:
        if frame.startswith((EVENT, b'{"type":"hello"')):
            at = frame.index(b'"seq":') + 6
            self.seq = int(frame[at : frame.index(b",", at)])
            at = frame.find(b'"legal":[')
            if at >= 0:
                inside = frame[at + 9 : frame.index(b"]", at)]
                self.legal = inside[1:-1].split(b'","') if inside else []
                self.over = b'"phase":"over"' in frame
                decides = DECIDES.search(frame)
                self.deciding = int(decides[1]) if decides else 0
        self.count(frame)

    def is_our_turn(self) -> bool:
        return self.seats[self.deciding] == "me"

    def send_action(self, action: bytes) -> None:
        self.expected_seq = self.seq + 1
        message = b'{"type":"command","id":"c%d","seq":%d,"action":"%s"}' % (self.counter, self.seq, action)
        self.wires[self.counter % len(self.wires)].send(message)

    async def play_again(self) -> None:
        self.wires[0].send(b'{"type":"rematch","id":"r%d"}' % self.counter)
        self.wires[0].send(b'{"type":"host","do":"start","id":"s%d"}' % self.counter)


class BoardgameTable(Table):
    """A match on boardgame.io: one socket for each player, in the frames of Socket.IO 4."""

    SOCKETS = "/socket.io/?EIO=4&transport=websocket"
    NAMESPACE = b"40/market,"
    UPDATE, SYNC = b'42/market,["update"', b'42/market,["sync"'
    STATE_ID, LEGAL = re.compile(rb'"_stateID":(\d+)'), re.compile(rb'"legal":\[([^]]*)\]')
    CURRENT = re.compile(rb'"currentPlayer":"(\d)"')

    async def open(self, sockets: int) -> None:
        await asyncio.to_thread(self._create)
        self.connected = 0
        for number in range(sockets):
            await self.add(self.SOCKETS, None, None)
            wire = self.wires[-1]
            wire.listen = partial(self._listen, wire, wire.listen)
            wire.send(self.NAMESPACE)
            while self.connected == number:
                await asyncio.sleep(0.001)
        self._enter_match()
        await self.until_ready()

    def _listen(self, wire: Wire, listen: Callable[[bytes], None], frame: bytes) -> None:
        """Answer the pings of Engine.IO, which are messages."""
        if frame == b"2":
            wire.send(b"3")
        elif frame.startswith(self.NAMESPACE):
            self.connected += 1
        else:
            listen(frame)

    def _create(self) -> None:
        """Create a match, and take all seats."""
        lobby = f"{self.base}/games/market"
        made, _ = post(f"{lobby}/create", {"numPlayers": PLAYERS}, self.base)
        self.match = str(made["matchID"])
        self.credentials = []
        for seat in range(PLAYERS):
            player = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined, _ = post(f"{lobby}/{self.match}/join", player, self.base)
            self.credentials.append(str(joined["playerCredentials"]))

    def _emit(self, seat: int, *arguments: object) -> None:
        self.wires[seat].send(b"42/market," + json.dumps(arguments).encode())

    def _enter_match(self) -> None:
        for seat in range(len(self.wires)):
            self._emit(seat, "sync", self.match, str(seat), self.credentials[seat], PLAYERS)

    def count(self, frame: bytes) -> None:
        if frame.startswith(self.UPDATE):
            self.count_one()

    def read_and_count(self, frame: bytes) -> None:
        if frame.startswith((self.UPDATE, self.SYNC)):
            state_id, legal = self.STATE_ID.search(frame), self.LEGAL.search(frame)
            current = self.CURRENT.search(frame)
            assert state_id is not None
            assert legal is not None
            assert current is not None
            self.state_id, self.seat = int(state_id[1]), int(current[1])
            self.over = b'"gameover":{' in frame
            self.legal = legal[1][1:-1].split(b'","') if legal[1] else []
        self.count(frame)

    def is_our_turn(self) -> bool:
        return True

    def send_action(self, action: bytes) -> None:
        payload = {
            "type": "play", "args": [action.decode()], "playerID": str(self.seat),
            "credentials": self.credentials[self.seat],
        }  # fmt: skip
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self.seat, "update", move, self.state_id, self.match, str(self.seat))

    async def play_again(self) -> None:
        await asyncio.to_thread(self._create)
        self._enter_match()


def protocol_of(base: str) -> int:
    """The protocol that a server speaks, as it says itself: an older commit has an older one."""
    with urllib.request.urlopen(f"{base}/api/info", timeout=10) as response:
        found = PROTOCOL.search(response.read())
    assert found is not None
    return int(found[1])
