"""A city of the day on databases that commit 2ba2b52 wrote, SQLite and PostgreSQL: tried once, told afterwards, erased."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from happycity.rooms.days import DAY_MS, VERSIONS, derive_day, today
from happycity.server.app import create_app
from happycity.server.ops.config import Config
from happycity.server.state import state_of
from tests.server.test_conversations import written
from tests.support.conversation.present import sqlite_copy

__all__ = ["written"]

pytestmark = pytest.mark.slow

Json = dict[str, Any]
TIMEOUT_S = 60
ME = {"name": "Ana", "pace": 0}


class Visitor:
    """A browser with a cookie of its own."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.headers = {"Cookie": f"happycity=cookie-of-{name}-0123456789", "Origin": "http://testserver"}

    def ask(self, method: str, path: str, body: Json | None = None, status: int = 200) -> Json:
        answer = self.client.request(method, path, json=body, headers=self.headers)
        assert answer.status_code == status, answer.text
        told: Json = answer.json()
        return told

    def finish(self, room: str) -> Json:
        """Take what can be taken until the game is over; its result."""
        deadline = time.monotonic() + TIMEOUT_S
        while time.monotonic() < deadline:
            seen = self.ask("GET", f"/api/rooms/{room}")
            table, seat = seen["table"], seen["you"]["seats"][0]
            if table["state"]["result"]:
                result: Json = table["state"]["result"]
                return result
            if table["state"]["seat"] == seat:
                action = next((each for each in table["legal"] if each != "coin"), "coin")
                message = {"type": "command", "id": f"c{seen['room']['seq']}", "seq": seen["room"]["seq"]}
                self.ask("POST", f"/api/rooms/{room}/do", {**message, "action": action})
            else:
                time.sleep(0.005)
        raise AssertionError("the game goes on and on")


def try_a_day(database: str) -> None:
    app = create_app(Config(database=database, hosts="testserver", thinkers=1, commands_per_second=1000))
    with TestClient(app) as client:
        ana, bob = Visitor(client, "ana"), Visitor(client, "bob")
        now = state_of(app).runtime.clock.now_ms()
        day, seat = today(now), derive_day(today(now), "family").seat
        path = f"/api/days/{day}/family"
        room = ana.ask("POST", path, ME, 201)["room"]["id"]
        assert ana.ask("POST", path, ME, 201)["room"]["id"] == room, "asking again goes on with the same try"
        assert bob.ask("POST", path, ME, 201)["room"]["id"] != room
        assert ana.ask("POST", path, {**ME, "practice": True}, 409)["code"] == "try-first"
        assert ana.ask("GET", f"{path}/line", status=409)["code"] == "try-first"
        assert bob.ask("GET", f"/api/rooms/{room}", status=403)["code"] == "not-allowed"
        assert "seed" not in ana.ask("GET", f"/api/rooms/{room}/record")
        result = ana.finish(room)
        told = ana.ask("GET", path)
        assert (told["place"], told["players"]) == (1, 1)
        assert told["histogram"] == [{"points": result["points"][seat], "players": 1}]
        assert told["line"]["rounds"][-1]["city"]["points"] == result["points"][seat]
        hidden = bob.ask("GET", path)
        assert (hidden["histogram"], hidden["place"], hidden["line"]) == (None, None, None)
        assert ana.ask("POST", path, ME, 201)["room"]["id"] == room, "there is no second try"
        practice = ana.ask("POST", path, {**ME, "practice": True}, 201)["room"]
        assert practice["shared"] == {"kind": "day", "id": f"{day}/family/{VERSIONS}", "counted": False}

        tomorrow, yesterday = today(now + DAY_MS), today(now - DAY_MS)
        assert ana.ask("POST", f"/api/days/{tomorrow}/family", ME, 404)["code"] == "no-such-day"
        assert ana.ask("POST", f"/api/days/{yesterday}/family", ME, 409)["code"] == "day-over"
        ana.ask("POST", f"/api/days/{yesterday}/family", {**ME, "practice": True}, 201)

        (kept,) = ana.ask("GET", "/api/mine/data")["days"]
        assert (kept["room"], kept["points"]) == (room, result["points"][seat])
        ana.ask("POST", "/api/mine/erase")
        assert ana.ask("GET", "/api/mine/data")["days"] == ana.ask("GET", "/api/days")["days"] == []
        assert [each["day"] for each in bob.ask("GET", "/api/days")["days"]] == [day]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_day_is_tried_once_told_afterwards_and_erased(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    opened: dict[str, Callable[[], str]] = {
        "sqlite": lambda: str(sqlite_copy(tmp_path)),
        "postgres": lambda: str(request.getfixturevalue("written")),
    }
    try_a_day(opened[kind]())


def test_a_try_of_an_earlier_release_goes_on_and_stays_the_only_one(tmp_path: Path) -> None:
    """A place is among those who met the same bots; an update of the bots opens no second try."""
    file = tmp_path / "games.sqlite3"
    app = create_app(Config(database=str(file), hosts="testserver", thinkers=1, commands_per_second=1000))
    with TestClient(app) as client:
        ana, bob = Visitor(client, "ana"), Visitor(client, "bob")
        path = f"/api/days/{today(state_of(app).runtime.clock.now_ms())}/family"
        room = ana.ask("POST", path, ME, 201)["room"]["id"]
        with sqlite3.connect(file) as database:
            database.execute("UPDATE tries SET deal = replace(deal, ?, '1.2.0')", (VERSIONS,))
        assert ana.ask("POST", path, ME, 201)["room"]["id"] == room
        ana.finish(room)
        bob.finish(bob.ask("POST", path, ME, 201)["room"]["id"])
        for visitor, changed in ((ana, True), (bob, False)):
            told = visitor.ask("GET", path)
            assert (told["counts"], told["bots_changed"]) == (False, changed)
            assert (told["place"], told["players"]) == (1, 1)
        assert ana.ask("POST", path, {**ME, "practice": True}, 201)["room"]["shared"]["id"].endswith("/1.2.0")


def test_a_challenge_is_taken_once_and_both_see_both_cities(tmp_path: Path) -> None:
    app = create_app(Config(database=str(tmp_path / "games.sqlite3"), hosts="testserver", thinkers=1, commands_per_second=1000))  # fmt: skip
    with TestClient(app) as client:
        ana, bob, cem = Visitor(client, "ana"), Visitor(client, "bob"), Visitor(client, "cem")
        body = {
            "seats": ["bot:greedy", "me"], "options": {"players": 2}, "settings": {"pace": 0}, "name": "Ana",
            "start": True,
        }  # fmt: skip
        room = ana.ask("POST", "/api/rooms", body, 201)["room"]["id"]
        assert ana.ask("POST", "/api/challenges", {"room": room, "seat": 1}, 409)["code"] == "not-over"
        result = ana.finish(room)
        assert bob.ask("POST", "/api/challenges", {"room": room, "seat": 1}, 403)["code"] == "no-seat"
        id = ana.ask("POST", "/api/challenges", {"room": room, "seat": 1}, 201)["id"]
        path = f"/api/challenges/{id}"
        before = bob.ask("GET", path)
        assert (before["points"], before["name"], before["line"]) == (result["points"][1], "Ana", None)
        assert "seed" not in str(before), "the link does not tell the deal"
        assert bob.ask("POST", path, {**ME, "practice": True}, 409)["code"] == "try-first"
        theirs = bob.ask("POST", path, {**ME, "name": "Bob"}, 201)
        assert theirs["you"]["seats"] == [1], "the same seat"
        assert bob.ask("POST", path, ME, 201)["room"]["id"] == theirs["room"]["id"]
        bob.finish(theirs["room"]["id"])
        for visitor, own in ((ana, True), (bob, False)):
            told = visitor.ask("GET", path)
            assert told["own"] == own
            assert [each["name"] for each in (told["line"], *told["friends"])] == ["Ana", "Bob"]
        assert cem.ask("GET", path)["friends"] == []
        assert (
            cem.ask("GET", "/api/challenges/22222222222222222222", status=404)["code"] == "no-such-challenge"
        )
        assert [each["id"] for each in bob.ask("GET", "/api/mine/data")["challenges"]] == [id]
        ana.ask("POST", "/api/mine/erase")
        assert cem.ask("GET", path, status=404)["code"] == "no-such-challenge", "erased with its maker's data"
