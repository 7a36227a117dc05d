"""Kill -9 at random moments: no acknowledged action is lost, none is applied twice, all clients converge."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import time
from pathlib import Path
from typing import Any

import httpx2
import pytest

from happycity import Game
from tests.server.world import TIMEOUT_S, Closed, Player, Running, Visitor

pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

KILLS = int(os.environ.get("KILLS", "20"))
MANY = 200
Json = dict[str, Any]


class Stubborn:
    """A client that reconnects and sends its command again until it is answered."""

    def __init__(self, visitor: Visitor, room: str, seed: int) -> None:
        self.player = Player(visitor, room)
        self.rng = random.Random(seed)
        self.pending: Json | None = None
        self.told: dict[str, int] = {}
        """Every acknowledgement that ever came, also on connections that were lost later."""
        self.actions: dict[str, str] = {}
        self.done = False

    async def run(self) -> None:
        while not self.done:
            try:
                await self.player.connect(after=self.player.seq)
                if self.pending is not None:
                    await self.player.send(self.pending)
                while not self.done:
                    await self.step()
            except (Closed, OSError, TimeoutError, httpx2.HTTPError, AssertionError) as error:
                if isinstance(error, AssertionError) and "waited in vain" not in str(error):
                    raise
            finally:
                self.told.update(self.player.acks)
                await self.player.close()
            await asyncio.sleep(0.05)

    async def step(self) -> None:
        player = self.player
        if self.pending is not None:
            number = self.pending["id"]
            if number in player.acks or number in player.refused:
                self.told.update(player.acks)
                self.pending = None
                return
        elif player.state["room"]["status"] == "over" and 0 in player.state["you"]["seats"]:
            await self.say({"type": "rematch"})
            return
        elif player.state["room"]["status"] == "lobby" and player.state["you"]["host"]:
            await self.say({"type": "host", "do": "start", "nonce": f"{self.rng.getrandbits(64):016x}"})
            return
        elif player.mine:
            await self.say(
                {"type": "command", "seq": player.seq, "action": self.rng.choice(player.table["legal"])}
            )
            return
        await player.hear(5)

    async def say(self, words: Json) -> None:
        self.player.counter += 1
        self.pending = {**words, "id": f"{self.player.name}-{self.player.counter}"}
        self.actions[self.pending["id"]] = str(words.get("action"))
        await self.player.send(self.pending)


async def check(servers: list[Running], room: str, clients: list[Stubborn]) -> None:
    """The log against what every client was told."""
    async with Visitor(servers[0].base) as auditor:
        rows: list[Json] = []
        while True:
            page = await auditor.get(f"/api/rooms/{room}/log?after={len(rows)}")
            rows += page["happenings"]
            if not page["more"]:
                break
        assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1)), "no hole, nothing twice"
        by_seq = {row["seq"]: row for row in rows}
        for client in clients:
            for number, seq in client.told.items():
                assert seq in by_seq, f"acknowledged command {number} is lost"
                row = by_seq[seq]
                if row["kind"] == "action":
                    assert row["action"] == client.actions[number]
                    assert row["by"] == "human"
            answered = sorted(client.told.values())
            assert len(set(answered)) == len(answered), "no command became two events, no two commands one"
            for event in client.player.events:
                assert event == by_seq[event["seq"]], "a client saw what is not in the log"
        games = {row["game"] for row in rows if row["kind"] == "started"}
        for game in games:
            record = await auditor.get(f"/api/rooms/{room}/record?game={game}")
            Game.from_record(record)
        views = [client.player.state["table"] for client in clients if client.player.seq == len(rows)]
        assert all(view == views[0] for view in views), "clients differ"


async def reign_of_terror(servers: list[Running], kills: int, moments: random.Random) -> None:
    async with contextlib.AsyncExitStack() as stack:

        async def visitor(base: str) -> Visitor:
            return await stack.enter_async_context(Visitor(base))

        ana, bob = await visitor(servers[0].base), await visitor(servers[-1].base)
        made = await ana.create(players=3, seats=["me", "open", "bot:random"], options={"mode": "expert"})
        room = made["room"]["id"]
        await bob.post(f"/api/rooms/{room}/join", {"name": "Bob"})
        watcher = await visitor(servers[-1].base)
        clients = [Stubborn(each, room, seed) for seed, each in enumerate((ana, bob, watcher))]
        await ana.do(room, "host", do="start")
        tasks = [asyncio.create_task(client.run()) for client in clients]
        for number in range(kills):
            await asyncio.sleep(moments.uniform(0.2, 1.2))
            victim = servers[number % len(servers)]
            victim.kill()
            await asyncio.to_thread(victim.start)
            for task in tasks:
                assert not task.done() or task.result() is None
        before = [client.player.seq for client in clients]
        end = time.monotonic() + TIMEOUT_S
        while time.monotonic() < end:
            await asyncio.sleep(0.1)
            if all(c.player.seq > seen + 3 for c, seen in zip(clients, before, strict=True)):
                break
        for client in clients:
            client.done = True
        await asyncio.wait(tasks, timeout=15)
        for task in tasks:
            if task.done():
                task.result()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert all(c.player.seq > seen for c, seen in zip(clients, before, strict=True)), (
            "everybody came back"
        )
        await check(servers, room, clients)


@pytest.mark.parametrize("kills", [KILLS, pytest.param(MANY, marks=pytest.mark.torture)])
def test_sqlite_loses_nothing(tmp_path: Path, kills: int) -> None:
    server = Running(str(tmp_path / "games.sqlite3")).start()
    try:
        asyncio.run(reign_of_terror([server], kills, random.Random(kills)))
    finally:
        server.stop()
