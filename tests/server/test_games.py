"""Whole games of every mode over real sockets. All clients see the same events in the same order."""

from __future__ import annotations

import asyncio
import random
import time
from itertools import pairwise
from typing import Any

import pytest

from happycity import Game, verify
from tests.server.world import Running, Visitor
from tests.support.games import EVERY, name

pytestmark = pytest.mark.slow


def coins_moved(events: list[dict[str, Any]]) -> int:
    """The coins that step 3 brought (R-B6, with a Big Ben R-X25) or cost (R-B7)."""
    first = next(event for event in events if event["event"] in {"bought", "coins"})
    coins = int(first["coins"])
    return -coins if first["event"] == "bought" else coins


@pytest.mark.parametrize("options", EVERY, ids=name)
def test_a_game_is_played_to_its_end(server: Running, options) -> None:
    """Two people, the rest bots, one spectator."""

    async def scene() -> None:
        rng = random.Random(options.players)
        async with Visitor(server.base) as ana, Visitor(server.base) as bob, Visitor(server.base) as watcher:
            seats = ["me", "open"] + ["bot:random"] * (options.players - 2)
            created = await ana.create(seats=seats, options=options.to_json(), nonce="aa")
            room = created["room"]["id"]
            assert created["room"]["status"] == "lobby"
            assert created["table"] is None
            joined = await bob.post(f"/api/rooms/{room}/join", {"name": "Bob", "nonce": "bb"})
            assert joined["you"] == {"people": ["p2"], "seats": [1], "host": False}
            async with ana.socket(room) as one, bob.socket(room) as two, watcher.socket(room) as three:
                await one.ask("host", do="start")
                await asyncio.gather(one.play_on(rng), two.play_on(rng), three.play_on(rng))
                assert one.texts[-20:] == three.texts[-20:], "the same bytes for players and spectators"
                assert two.events == three.events or two.events[-1] == three.events[-1]
                assert one.table["sheets"] is not None
                rounds = one.table["state"]["round"]
                assert one.table["series"]["rounds"] == list(range(1, rounds + 1))
                assert [row[-1] for row in one.table["series"]["points"]] == one.table["state"]["result"][
                    "points"
                ]
                ended = one.events[-1]
            record = await watcher.get(f"/api/rooms/{room}/record")
            assert verify(record) == []
            assert record["fair"]["nonces"] == ["aa", "bb"]
            assert ended["over"]["fair"]["secret"] == record["fair"]["secret"]
            assert Game.from_record(record).state() == one.table["state"]
            replay = await watcher.get(f"/api/rooms/{room}/replay?last=400")
            assert replay["frames"][-1]["state"] == one.table["state"]
            assert len(replay["frames"]) == replay["actions"] + 1
            assert replay["frames"][-1]["progress"] == one.table["progress"]
            steps = [pair for pair in pairwise(replay["frames"]) if pair[0]["state"]["phase"] == "buy"]
            assert steps
            assert all(
                before["coins"][after["action"]] == coins_moved(after["events"]) for before, after in steps
            )

    asyncio.run(scene())


def test_before_the_end_a_record_tells_no_secret(server: Running) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana:
            created = await ana.create(seats=["me", "bot:random"], start=True)
            room = created["room"]["id"]
            async with ana.socket(room) as one:
                await one.until(lambda: one.mine)
                await one.act(one.table["legal"][0])
            record = await ana.get(f"/api/rooms/{room}/record")
            assert "seed" not in record
            assert "fair" not in record
            assert set(record["setup"]) == {"specials"}
            assert created["room"]["fair"]["secret"] is None
            branched = await ana.post(
                "/api/branch", {"room": room, "at": 1, "seat": 0, "bot": "random", "name": "Ana"}
            )
            assert branched["table"]["actions"] >= 1
            assert branched["room"]["status"] == "playing"

    asyncio.run(scene())


def test_a_branch_goes_on_from_chosen_cards_without_a_proof(server: Running) -> None:
    async def scene() -> None:
        rng = random.Random(5)
        async with Visitor(server.base) as ana:
            created = await ana.create(seats=["me", "bot:random"], options={"mode": "expert"}, start=True)
            room = created["room"]["id"]
            async with ana.socket(room) as one:
                await one.play_on(rng)
            record = await ana.get(f"/api/rooms/{room}/record")
            settings = {"pace": 0}
            body = {
                "record": record,
                "at": 30,
                "seat": 1,
                "bot": "random",
                "name": "Ana",
                "settings": settings,
            }
            created = await ana.post("/api/branch", body)
            assert created["table"]["actions"] >= 30
            other = created["room"]["id"]
            async with ana.socket(other) as one:
                await one.play_on(rng)
            second = await ana.get(f"/api/rooms/{other}/record")
            assert second["actions"][:30] == record["actions"][:30]
            assert second["actions"] != record["actions"]
            assert "fair" in record
            assert "fair" not in second
            assert verify(second) == []

    asyncio.run(scene())


def test_an_imported_record_can_be_shown_by_link(server: Running) -> None:
    async def scene() -> None:
        game = Game(seed=3)
        while not game.over:
            game.play(game.legal()[0])
        async with Visitor(server.base) as ana:
            kept = await ana.post("/api/import", {"record": game.record(["A", "B"])})
            loaded = await ana.get(f"/api/records/{kept['id']}")
            assert loaded["record"]["actions"] == [*game.actions]
            frames = await ana.post("/api/replay", {"record": loaded["record"], "first": 3, "last": 5})
            assert [frame["n"] for frame in frames["frames"]] == [3, 4, 5]
            wrong = {**loaded["record"], "actions": ["buy everything"]}
            assert (await ana.post("/api/replay", {"record": wrong}, 400))["code"] == "record-illegal"
            long = {**loaded["record"], "actions": ["keep"] * 3000}
            assert (await ana.post("/api/import", {"record": long}, 413))["code"] == "too-large"

    asyncio.run(scene())


def test_a_review_runs_to_its_end(server: Running) -> None:
    """Every decision of a finished game: the best action, and what the choice cost."""

    async def scene() -> None:
        async with Visitor(server.base) as ana:
            room = (await ana.create(seats=["me", "bot:random"], start=True))["room"]["id"]
            async with ana.socket(room) as one:
                await one.play_on(random.Random(3))
            job = (await ana.post(f"/api/rooms/{room}/review"))["job"]
            deadline = time.monotonic() + 300
            while True:
                review = await ana.get(f"/api/review/{job}")
                if review["finished"]:
                    break
                assert time.monotonic() < deadline, review["done"]
                await asyncio.sleep(0.5)
            actions = (await ana.get(f"/api/rooms/{room}/record"))["actions"]
            assert review["done"] == review["of"] == len(actions)
            assert len(review["moves"]) > 10
            for move in review["moves"]:
                assert move["action"] == actions[move["n"]]
                assert 0 <= move["loss"] <= 1
                assert 0 <= move["chance"] <= 1
                assert sum(move["chances"]) == pytest.approx(1, abs=0.001)
                assert move["chances"][move["seat"]] == move["chance"]
                assert move["loss"] == 0 or move["best"] != move["action"]
                assert move["reason"]["code"]
            assert any(move["loss"] > 0 for move in review["moves"]), "random play is not the best"
            assert (await ana.get("/api/review/nothing", 404))["code"] == "no-such-job"

    asyncio.run(scene())
