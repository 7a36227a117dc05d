"""A device plays alone: what is stored before it is shown, what survives, and what needs a server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from happycity import __version__
from happycity.rooms.ids import is_id
from happycity.worker.outside import Chance
from happycity.worker.thinking import answer
from tests.worker.device import Device, Memory, Page, Seeded

Scene = Callable[[], Coroutine[Any, Any, None]]


def run(scene: Scene) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await scene()

    asyncio.run(bounded())


async def my_turn(page: Page) -> None:
    """Wait until a person must decide, or the game is over."""
    while page.table["state"]["seat"] not in (0, None) and not page.table["state"]["result"]:
        await asyncio.sleep(0)


async def finish(device: Device, page: Page) -> None:
    """Play to the end; bots answer by themselves."""
    while not page.table["state"]["result"]:
        await my_turn(page)
        if not page.table["state"]["result"]:
            await page.play(page.table["legal"][-1])


@pytest.mark.parametrize("mode", ["family", "expert"])
@pytest.mark.parametrize("grozilla", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_against_bots_in_every_mode(mode: str, grozilla: bool, players: int) -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game(
            "me", *["bot:random"] * (players - 1), options={"mode": mode, "grozilla": grozilla}
        )
        page = await device.open(room)
        await finish(device, page)
        assert (await device.ask("GET", "/api/stats"))["games"] == 1
        assert (await device.ask("GET", f"/api/rooms/{room}/record"))["result"]

    run(scene)


def test_every_event_is_stored_before_it_is_shown() -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "bot:random")
        page = await device.open(room)
        await finish(device, page)
        order = device.memory.order
        shown = [each for each in order if each.startswith("shown")]
        assert len(shown) > 50
        for each in shown:
            seq = int(each.split()[1])
            assert order.index(f"event/{room}/{seq:08}") < order.index(each)

    run(scene)


def test_a_killed_tab_goes_on_where_it_was() -> None:
    async def scene() -> None:
        memory = Memory()
        device = Device(memory)
        room = await device.new_game("me", "me", "me", names=["Ana", "Bob", "Cem"])
        page = await device.open(room)
        for _ in range(20):
            await page.play(page.table["legal"][0])
        again = Device(memory)  # nothing but the storage is left
        later = await again.open(room)
        assert later.frames[0]["table"] == page.table
        assert [each["seq"] for each in later.frames[0]["log"]] == list(range(1, page.seq + 1))
        assert (await later.play(later.table["legal"][0]))["type"] == "ack"
        newest = await again.open(room, after=page.seq)
        assert [each["seq"] for each in newest.frames[0]["log"]] == [page.seq + 1]

    run(scene)


def test_a_bot_that_was_thinking_thinks_again_after_a_reload() -> None:
    async def scene() -> None:
        memory = Memory()
        device = Device(memory)
        room = await device.new_game("me", "bot:random", settings={"pace": 100})
        page = await device.open(room)
        while page.table["state"]["seat"] == 0:
            await page.play(page.table["legal"][0])
        device.api.registry.close()
        again = Device(memory)
        later = await again.open(room)
        await my_turn(later)
        assert later.table["actions"] > page.table["actions"]

    run(scene)


def test_a_full_storage_refuses_a_move_and_loses_nothing() -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "me", names=["Ana", "Bob"])
        page = await device.open(room)
        table, seq = page.table, page.seq
        action = table["legal"][0]
        device.memory.full = True
        refused = await page.play(action)
        assert (refused["type"], refused["code"]) == ("refused", "storage-full")
        assert "lost" in refused["error"]
        assert (await device.refusal("POST", "/api/rooms", {"seats": ["me", "bot:random"]}))[0] == 507
        device.memory.full = False
        assert (await device.ask("GET", f"/api/rooms/{room}"))["table"] == table
        assert (await page.play(action))["seq"] == seq + 1

    run(scene)


def test_a_bot_waits_for_space() -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "bot:random")
        page = await device.open(room)
        while page.table["state"]["seat"] == 0:
            device.memory.full = False
            await page.play(page.table["legal"][0])
            device.memory.full = True
        await asyncio.sleep(0.1)
        assert page.table["state"]["seat"] == 1
        device.memory.full = False
        await my_turn(page)
        assert page.table["state"]["seat"] == 0

    run(scene)


def test_the_slower_of_two_tabs_is_told() -> None:
    async def scene() -> None:
        memory = Memory()
        device = Device(memory)
        room = await device.new_game("me", "me", names=["Ana", "Bob"])
        first, second = await device.open(room), await Device(memory).open(room)
        await first.play(first.table["legal"][0])
        assert (await second.play(second.table["legal"][0]))["code"] == "other-tab"
        assert len(memory.rows) == len(set(memory.order) - {each for each in memory.order if " " in each}) + 2

    run(scene)


def test_a_repeated_command_takes_effect_once() -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "me", names=["Ana", "Bob"])
        page = await device.open(room)
        message = {"type": "command", "id": "once", "seq": page.seq, "action": page.table["legal"][0]}
        first = await page.say(**message)
        assert await page.say(**message) == first
        assert page.table["actions"] == 1

    run(scene)


def test_a_bot_without_a_mind_still_plays() -> None:
    async def scene() -> None:
        device = Device()
        device.mind.broken = True
        room = await device.new_game("me", "bot:greedy")
        page = await device.open(room)
        await page.play(page.table["legal"][0])
        await finish(device, page)

    run(scene)


def test_a_clock_runs_out_and_a_bot_takes_the_seat() -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "me", names=["Ana", "Bob"], settings={"clock": 2, "bot": "random"})
        page = await device.open(room)
        live = await device.api.registry.room(room)
        while not any(each.get("happening", {}).get("kind") == "away" for each in page.frames):
            device.chance.moment += 10_000
            live.driver.on_change()
            await asyncio.sleep(0.001)
        device.api.registry.close()

    run(scene)


def test_hints_reviews_and_a_lesson() -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "bot:random")
        page = await device.open(room)
        hint = await page.say(type="hint")
        assert hint["action"] in page.table["legal"]
        assert (await device.ask("POST", f"/api/rooms/{room}/hint"))["action"] in page.table["legal"]
        assert await device.refusal("POST", f"/api/rooms/{room}/review", {}) == (409, "not-over")
        lesson = await device.ask("POST", "/api/rooms", {"settings": {"lesson": "family", "pace": 0}})
        assert lesson["table"]["lesson"]["expected"]
        await page.play(page.table["legal"][0])
        record = await device.ask("GET", f"/api/rooms/{room}/record")
        job = (await device.ask("POST", "/api/review", {"record": record}))["job"]
        while not (done := await device.ask("GET", f"/api/review/{job}"))["finished"]:
            await asyncio.sleep(0.01)
        assert done["of"] == len(record["actions"])
        assert await device.refusal("GET", "/api/review/l234") == (404, "no-such-job")
        device.api.registry.close()

    run(scene)


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("POST", "/api/rooms", {"seats": ["me", "open"]}),
        ("GET", "/api/rooms", None),
        ("GET", "/api/lan", None),
        ("POST", "/api/rooms/l2345/link", {}),
    ],
)
def test_what_is_for_others_says_that_it_needs_a_server(method: str, address: str, body: Any) -> None:
    async def scene() -> None:
        assert await Device().refusal(method, address, body) == (503, "needs-server")

    run(scene)


def test_bad_requests_and_unknown_rooms_are_refused() -> None:
    async def scene() -> None:
        device = Device()
        for body in ([], {"seats": "me"}, {"settings": 3}, {"seats": ["me", "bot:easy"], "name": 7}):
            assert (await device.refusal("POST", "/api/rooms", body))[1] == "bad-message"
        assert await device.refusal("GET", "/api/rooms/lnone") == (404, "no-such-room")
        assert await device.refusal("GET", "/api/records/lnone") == (404, "no-such-record")
        page = Page(device, "lnone")
        await page.say(type="hello", protocol=2)
        assert page.closed == (4004, "no-such-room")
        old = Page(device, "lnone")
        await old.say(type="hello", protocol=0)
        assert old.closed == (4001, "other-protocol")

    run(scene)


def test_a_closed_room_leaves_the_list() -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "bot:random")
        assert [each["id"] for each in (await device.ask("GET", "/api/mine"))["rooms"]] == [room]
        await device.ask("POST", f"/api/rooms/{room}/do", {"type": "host", "id": "x", "do": "close"})
        assert (await device.ask("GET", "/api/mine"))["rooms"] == []

    run(scene)


def test_ids_made_on_a_device_are_never_a_servers() -> None:
    made = {Chance().id() for _ in range(100)}
    assert len(made) == 100
    assert not any(map(is_id, made))


def test_bots_in_the_second_worker_answer_in_json() -> None:
    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "bot:easy")
        live = await device.api.registry.room(room)
        assert live.room.play is not None
        game = live.room.play.game
        legal = [str(action) for action in game.legal()]
        assert json.loads(answer(json.dumps(["choose", "easy", game.view(0), legal, 1, None]))) in legal
        assert json.loads(answer(json.dumps(["rank", game.view(0), None])))[0]["action"] in legal
        assert (
            json.loads(answer(json.dumps(["judge", game.view(0), legal[0], 0, None])))["action"] == legal[0]
        )

    run(scene)


def test_one_version_is_told() -> None:
    async def scene() -> None:
        assert (await Device().ask("GET", "/api/info"))["happycity"] == __version__

    run(scene)


def test_a_game_of_an_earlier_version_has_the_same_achievements() -> None:
    """They were not stored then, so the log tells them."""

    async def scene() -> None:
        device = Device(chance=Seeded(2))
        room = await device.new_game("me", "bot:random")
        page = await device.open(room)
        while not page.table["state"]["result"]:
            await my_turn(page)
            if not page.table["state"]["result"]:
                await page.play(page.table["legal"][0])
        stored = await device.ask("GET", "/api/progress")
        assert any(each["first"] for each in stored["achievements"])
        (key,) = (key for key in device.memory.rows if key.startswith("result/"))
        row = json.loads(device.memory.rows[key])
        del row["detail"]["achievements"]
        device.memory.rows[key] = json.dumps(row)
        assert await device.ask("GET", "/api/progress") == stored

    run(scene)


def test_people_at_one_device_go_on_from_a_moment_with_the_same_bots() -> None:
    """What a page asks for when the server goes away (web/src/app/goOnAlone.ts)."""

    async def scene() -> None:
        device = Device()
        room = await device.new_game("me", "bot:random", "me", names=["Ana", "Cem"])
        page = await device.open(room)
        for _ in range(9):
            while page.table["state"]["seat"] == 1:
                await asyncio.sleep(0)
            await page.play(page.table["legal"][0])
        while page.table["state"]["seat"] == 1:
            await asyncio.sleep(0)
        record = await device.ask("GET", f"/api/rooms/{room}/record")
        settings = {"pace": 0, "bot": "easy", "clock": None, "hints": False, "undo": True}
        body = {
            "record": record, "at": len(record["actions"]), "seats": ["me", "bot:random", "me"],
            "names": ["Ana", "Cem"], "settings": settings,
        }  # fmt: skip
        there = await device.ask("POST", "/api/branch", body)
        assert there["table"]["state"] == page.table["state"]
        assert [seat["name"] for seat in there["room"]["seats"]] == ["Ana", "bot:random", "Cem"]
        assert (there["room"]["settings"]["pass_and_play"], there["room"]["settings"]["hints"]) == (
            True,
            False,
        )
        assert there["you"]["seats"] == [0, 2]
        again = await device.open(there["room"]["id"])
        while not again.table["state"]["result"]:
            if again.table["state"]["seat"] == 1:
                await asyncio.sleep(0)
            else:
                await again.play(again.table["legal"][-1])
        for seats in (
            ["me", "bot:random"],
            ["me", "open", "me"],
            ["bot:random"] * 3,
            ["me"] * 4,
            ["me", "bot:x", "me"],
        ):
            assert (await device.refusal("POST", "/api/branch", {**body, "seats": seats}))[0] in (400, 422), (
                seats
            )

    run(scene)
