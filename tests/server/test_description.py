"""What the server says is what its description promises: every frame and answer of whole games, checked."""

from __future__ import annotations

import asyncio
import functools
import random
from typing import Any
from unittest.mock import ANY

import httpx2
import jsonschema
import pytest

from happycity import i18n
from happycity.game.lessons import load_lessons
from tests.server.world import TIMEOUT_S, Player, Running, Visitor, get, post

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
Json = dict[str, Any]


class Description:
    """The server's description of itself, taken at its word: nothing may be said that it does not name."""

    def __init__(self, base: str) -> None:
        self.api = get(f"{base}/api/openapi.json").json()
        self.schemas = self.api["components"]["schemas"]
        for schema in self.schemas.values():
            if "properties" in schema:
                schema["additionalProperties"] = False
        self.seen: set[str] = set()
        self.tags: dict[str, str] = {}
        """The frame of a type."""
        for each in self.schemas["ServerFrame"]["anyOf"]:
            name = each["$ref"].rpartition("/")[2]
            self.tags[self.schemas[name]["properties"]["type"]["const"]] = name

    @functools.cache  # noqa: B019 - lives as long as the test
    def validator(self, name: str) -> Any:
        root = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": self.schemas}}
        return jsonschema.Draft202012Validator(root)

    def check(self, name: str, words: Json) -> None:
        faults = [str(error.message)[:300] for error in self.validator(name).iter_errors(words)]
        assert not faults, (name, faults[:3])
        self.seen.add(name)

    def check_frame(self, words: Json) -> None:
        self.check(self.tags[words["type"]], words)
        if words["type"] == "event":
            self.seen.add(words["happening"]["kind"])

    def check_answer(self, method: str, path: str, answer: httpx2.Response) -> Json:
        operation = self.api["paths"][path][method]
        described = operation["responses"].get(str(answer.status_code), operation["responses"]["default"])
        name = described["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        self.check(name, answer.json())
        return dict(answer.json())


class Careful(Player):
    """Somebody who compares every frame with the description."""

    description: Description

    async def hear(self, seconds: float = TIMEOUT_S) -> Json:
        words = await super().hear(seconds)
        self.description.check_frame(words)
        return words


@pytest.fixture(scope="module")
def description(server: Running) -> Description:
    return Description(server.base)


def careful(visitor: Visitor, room: str, description: Description) -> Careful:
    player = Careful(visitor, room)
    player.description = description
    return player


MODES = [
    {"mode": "family"},
    {"mode": "expert", "grozilla": True},
]


@pytest.mark.parametrize("options", MODES)
def test_every_frame_of_a_game_is_as_described(
    server: Running, description: Description, options: Json
) -> None:
    async def scene() -> None:
        async with Visitor(server.base) as ana, Visitor(server.base) as bob:
            settings = {"pace": 0, "bot": "random"}
            body = {
                "options": {"players": 3, **options},
                "name": "Ana",
                "nonce": "ab12",
                "settings": settings,
            }
            made = await ana.http.post("/api/rooms", json=body)
            room = description.check_answer("post", "/api/rooms", made)["room"]["id"]
            joined = await bob.http.post(f"/api/rooms/{room}/join", json={"name": "Bob"})
            description.check_answer("post", "/api/rooms/{room}/join", joined)
            one, two = careful(ana, room, description), Player(bob, room)
            await one.connect()
            await two.connect()
            await gather_and_start(one, two)
            await play_a_little(one, two)
            await asyncio.gather(one.play_on(random.Random(1)), two.play_on(random.Random(2)))
            await two.ask("rematch")
            for path in ("", "/log", "/record?game=1", "/replay?game=1"):
                answer = await ana.http.get(f"/api/rooms/{room}{path}")
                description.check_answer("get", "/api/rooms/{room}" + path.partition("?")[0], answer)
            for path in ("/api/mine", "/api/stats", "/api/rooms"):
                description.check_answer("get", path, await ana.http.get(path))
            await one.ask("host", do="close")
            for player in (one, two):
                await player.close()

    asyncio.run(scene())
    kinds = "action started chat muted away back rematch closed renamed nonce seats settings host"
    frames = "HelloFrame EventFrame AckFrame RefusedFrame PresenceFrame YouFrame PongFrame ErrorFrame"
    assert {*kinds.split(), *frames.split()} <= description.seen


async def gather_and_start(one: Player, two: Player) -> None:
    """Everything that can be said in a lobby."""
    await one.ask("host", do="fill", bot="random")
    await one.ask("host", do="swap", seats=[0, 2])
    await one.ask("host", do="settings", settings={"clock": 600})
    await two.ask("rename", name="Bobby")
    await two.ask("nonce", nonce="cd34")
    await one.ask("host", do="mute", person="p2")
    assert (await two.ask("chat", text="hello"))["code"] == "muted"
    await one.ask("host", do="mute", person="p2", muted=False)
    await two.ask("chat", text="hello")
    await one.ask("host", do="pass", person="p2")
    await two.ask("host", do="pass", person="p1")
    await one.ask("host", do="start")
    await two.until(lambda: bool(two.table))


async def play_a_little(one: Player, two: Player) -> None:
    """Actions, and everything that can happen beside them."""
    rngs = (random.Random(1), random.Random(2))
    await asyncio.gather(
        *(
            player.play_on(rng, lambda player=player: player.table["actions"] > 12)  # type: ignore[misc]
            for player, rng in zip((one, two), rngs, strict=True)
        )
    )
    await one.send({"type": "ping", "id": "x"})
    await one.until(lambda: any(each["type"] == "pong" for each in one.other))
    await one.send({"type": "nonsense"})
    await one.until(lambda: any(each["type"] == "error" for each in one.other))
    await two.ask("leave")
    await two.ask("back")
    wish = await one.ask("undo", seq=one.seq)
    if "code" not in wish and one.state["room"]["undo"]:
        await two.until(lambda: bool(two.state["room"]["undo"]))
        await two.ask("undo-answer", agree=True)


def test_facts_are_as_described(server: Running, description: Description) -> None:
    for path in ("info", "catalogue", "rules", "locales", "lessons", "lan"):
        description.check_answer("get", f"/api/{path}", get(f"{server.base}/api/{path}"))
    found = get(f"{server.base}/api/search?text=Château&locale=pl")
    description.check_answer("get", "/api/search", found)
    assert found.json() == {"locale": "pl", "rules": ANY, "cards": ["castle"]}
    assert found.json()["rules"][0] == "X13"
    head = {"Origin": server.base}
    cities = [{"coins": 1, "cards": ["happy-market", "school"]}, {"coins": 5, "cards": ["happy-market"]}]
    score = post(f"{server.base}/api/score", json={"cities": cities}, headers=head)
    description.check_answer("post", "/api/score", score)
    bad = post(f"{server.base}/api/rooms", json={"name": 7}, headers=head)
    assert bad.status_code == 422
    description.check_answer("post", "/api/rooms", bad)


def test_a_lesson_has_words_for_every_step() -> None:
    for name, each in load_lessons().items():
        told = [message for step in each["steps"] if (message := step.get("message"))]
        assert told
        for message in (*told, f"lesson-{name}-title", f"lesson-{name}-about"):
            assert i18n.has(message), message
