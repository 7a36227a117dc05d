"""The worker and the server give the same answers: the same seed and actions, event by event.

`tests/browser/test_same_games.py` plays hundreds of games in a browser and compares them.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from happycity.pictures import Art
from happycity.puzzles.book import load_puzzles
from tests.worker.device import Device, Json, Seeded
from tests.worker.same_games import Blind
from tests.worker.server import Server, serving


def as_json(value: object) -> Any:
    return json.loads(json.dumps(value))


async def same(server: Server, device: Device, method: str, address: str, body: Any = None) -> Any:
    """Ask both; the answer."""
    there, here = await server.ask(method, address, body), await device.ask(method, address, body)
    assert here == there, address
    return here


async def create_both(server: Server, device: Device, options: Json) -> str:
    """A game of people; its room."""
    players = options["players"]
    body = {
        "options": options, "seats": ["me"] * players, "names": ["Ana", "Bob", "Cem", "Dee", "Eve"][:players],
        "nonce": "00ff", "start": True,
    }  # fmt: skip
    return str((await same(server, device, "POST", "/api/rooms", body))["room"]["id"])


async def play_both(server: Server, device: Device, room: str) -> None:
    """Play a game with random decisions: every event is the same."""
    there, here = await server.room(room), await device.api.registry.room(room)
    choose = random.Random(room)
    while here.room.status == "playing":
        assert here.room.play is not None
        legal = [str(action) for action in here.room.play.game.legal()]
        seq = here.room.seq
        message = {"type": "command", "id": f"c{seq}", "seq": seq, "action": choose.choice(legal)}
        assert await here.execute(message) == await there.execute(here.people, message) == seq + 1
        assert here.frames._events[-1] == there.frames._events[-1]  # the very bytes


class Plain:
    """Draws without the files of the built client."""

    def __init__(self) -> None:
        self.drawn_with = Art({"plain": {}, "bold": {}}, {"house": "<path/>"})

    async def art(self) -> Art:
        return self.drawn_with

    async def add_messages(self, locale: str) -> None:
        """They are all here."""


@pytest.mark.parametrize("mode", ["family", "expert"])
@pytest.mark.parametrize("grozilla", [False, True])
def test_games_of_every_kind_have_the_same_records_action_by_action(
    mode: str, grozilla: bool, tmp_path: Path
) -> None:
    async def scene() -> None:
        seed = f"same {mode} {grozilla}"
        async with serving(tmp_path, seed) as server:
            device = Device(chance=Seeded(seed, mark=""), view=Blind())
            server.show(Blind())
            for players, edition in itertools.product((2, 3, 4, 5), ("fr", "pl")):
                options = {"players": players, "mode": mode, "grozilla": grozilla, "edition": edition}
                room = await create_both(server, device, options)
                await play_both(server, device, room)
                record = await same(server, device, "GET", f"/api/rooms/{room}/record")
                assert record["fair"]["secret"]
                await same(server, device, "GET", f"/api/rooms/{room}/log")
                await same(server, device, "GET", f"/api/rooms/{room}/replay?first=3&last=9")
            await same(server, device, "GET", "/api/stats")
            await same(server, device, "GET", "/api/progress")

    asyncio.run(scene())


def test_a_whole_conversation_is_the_same(tmp_path: Path) -> None:
    """Bots, undo, chat, hints' refusal, a rematch, a lesson, branches, imports, scores."""

    async def scene() -> None:
        async with serving(tmp_path, "talk") as server:
            device = Device(chance=Seeded("talk", mark=""))

            async def both(method: str, address: str, body: Any = None) -> Any:
                return await same(server, device, method, address, body)

            seats = ["me", "bot:random"]
            body = {
                "name": "Ana", "seats": seats, "settings": {"pace": 0, "bot": "random"}, "options": {"players": 2},
            }  # fmt: skip
            room = (await both("POST", "/api/rooms", body))["room"]["id"]
            here = await device.api.registry.room(room)
            numbers = itertools.count(1)

            async def say(type: str, **fields: Any) -> Any:
                message = {"type": type, "id": f"m{next(numbers)}", **fields}
                answer = await both("POST", f"/api/rooms/{room}/do", message)
                there = await server.room(room)
                async with asyncio.timeout(20):
                    while any(each.deciding == 1 for each in (here.room, there.room)):
                        await asyncio.sleep(0.01)
                assert as_json(here.payload()["table"]) == as_json(there.frames.table(there.room))
                return answer

            await say("host", do="start", nonce="abcd")
            choose = random.Random("talk")
            while here.room.status == "playing":
                assert here.room.play is not None
                legal = [str(action) for action in here.room.play.game.legal()]
                await say("command", seq=here.room.seq, action=choose.choice(legal))
                if next(numbers) % 9 == 0 and here.room.play.last_decision(0) is not None and here.room.status == "playing":  # fmt: skip
                    await say("undo", seq=here.room.seq)
            await say("chat", text="Well played!")
            await say("rematch")
            record = await both("GET", f"/api/rooms/{room}/record?game=1")
            await both("GET", f"/api/rooms/{room}")
            await both("GET", "/api/lessons")
            await both(
                "POST",
                "/api/rooms",
                {"name": "Ana", "settings": {"lesson": "family", "pace": 10_000}},
            )
            branch = {"record": record, "at": 5, "seat": 1, "bot": "random", "name": "Ana", "settings": {"pace": 10_000}}  # fmt: skip
            await both("POST", "/api/branch", branch)
            await both("POST", "/api/branch", {**branch, "record": None, "room": room, "game": 1, "at": 3})
            await both("POST", "/api/replay", {"record": record, "first": 2, "last": 4})
            kept = await both("POST", "/api/import", {"record": record})
            await both("GET", f"/api/records/{kept['id']}")
            position = {"cities": [{"cards": ["happy-market", "house"], "coins": 2}, {"cards": ["happy-market"], "coins": 4}]}  # fmt: skip
            await both("POST", "/api/score", position)
            await both("GET", "/api/stats")
            await both("GET", "/api/progress")
            mine = (await server.ask("GET", "/api/mine"))["rooms"]
            listed = (await device.ask("GET", "/api/mine"))["rooms"]
            key = lambda each: each["id"]  # noqa: E731 - all were changed at the same moment
            assert sorted(listed, key=key) == sorted(mine, key=key)

    asyncio.run(scene())


def test_puzzles_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = Plain()
    monkeypatch.setattr("happycity.server.http.routes.games.read_art", lambda: drawing.drawn_with)

    async def scene() -> None:
        async with serving(tmp_path, "puzzles") as server:
            device = Device(chance=Seeded("puzzles"))
            device.api.outside = replace(device.api.outside, drawing=drawing)
            listed = await same(server, device, "GET", "/api/puzzles")
            for each, right in zip(listed["puzzles"][:3], (True, False, True), strict=True):
                await same(server, device, "GET", f"/api/puzzles/{each['id']}")
                choices = load_puzzles()[each["id"]].choices
                body = {"action": choices[0 if right else 1][0]}
                path = f"/api/puzzles/{each['id']}/attempt"
                first = await same(server, device, "POST", path, body)
                assert (first["solved"], first["counted"]) == (right, True)
                assert not (await same(server, device, "POST", path, body))["counted"]
            await same(server, device, "GET", "/api/puzzles/today")
            for wanted in ({"puzzle": each["id"], "theme": "dark"}, {"puzzle": "today", "locale": "pl"}):
                await same(server, device, "POST", "/api/picture", {"of": "puzzle", **wanted})
            assert await device.refusal("POST", "/api/picture", {"of": "puzzle"}) == (404, "no-such-puzzle")
            after = await same(server, device, "GET", "/api/puzzles/" + listed["today"])
            assert after["today"]
            assert (await device.ask("GET", "/api/puzzles"))["you"]["attempts"] == 3

    asyncio.run(scene())
