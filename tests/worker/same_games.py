"""Games of people at one device with random decisions, played by the shell in CPython and in a browser, and by a server.

A browser has only our package and the standard library, so nothing else is imported here.
"""

from __future__ import annotations

import hashlib
import itertools
import random
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from happycity.rooms.frames import RoomFrames
from happycity.rooms.room import PLAYING, Room
from happycity.rooms.view import TableView
from tests.worker.device import Device, Json, Seeded

PLAYERS = (2, 3, 4, 5)
EDITIONS = ("fr", "pl")
Execute = Callable[[Json], Awaitable[int]]


class Blind(TableView):
    """Shows no tables: they take most of the time, and another test compares them."""

    def table_json(self, room: Room) -> bytes:
        return b"null"


class Live(Protocol):
    """An open room of either shell."""

    room: Room
    frames: RoomFrames


def seed_of(mode: str, grozilla: bool) -> str:
    """What ids and secrets follow from."""
    return f"same {mode} {grozilla}"


def bodies(mode: str, grozilla: bool, games: int) -> list[Json]:
    """What creates this many games for each number of players."""
    return [
        {
            "options": {"players": players, "mode": mode, "grozilla": grozilla, "edition": EDITIONS[number % 2]},
            "seats": ["me"] * players, "names": ["Ana", "Bob", "Cem", "Dee", "Eve"][:players],
            "nonce": f"{number:04x}", "start": True,
        }
        for players, number in itertools.product(PLAYERS, range(games))
    ]  # fmt: skip


async def play(live: Live, execute: Execute) -> list[str]:
    """Play a game to its end; a digest of the bytes of every event."""
    digests = [_digest(event) for event in live.frames._events]
    choose = random.Random(live.room.id)
    while live.room.status == PLAYING:
        assert live.room.play is not None
        legal = [str(action) for action in live.room.play.game.legal()]
        seq = live.room.seq
        message = {"type": "command", "id": f"c{seq}", "seq": seq, "action": choose.choice(legal)}
        assert await execute(message) == seq + 1
        digests.append(_digest(live.frames._events[-1]))
    return digests


def _digest(event: tuple[int, bytes]) -> str:
    return f"{event[0]} {hashlib.sha256(event[1]).hexdigest()[:16]}"


async def play_on_device(mode: str, grozilla: bool, games: int) -> list[Any]:
    """The events and the record of every game, as a device has them."""
    device = Device(chance=Seeded(seed_of(mode, grozilla), mark=""), view=Blind())
    rooms = [
        (await device.ask("POST", "/api/rooms", body))["room"]["id"] for body in bodies(mode, grozilla, games)
    ]
    played = []
    for room in rooms:
        live = await device.api.registry.room(room)
        played.append([await play(live, live.execute), await device.ask("GET", f"/api/rooms/{room}/record")])
    return played
