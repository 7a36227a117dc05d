"""What players and operators can do about trust: end links, report, read and erase data, select rooms, ban."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import select, update

from happycity.errors import HappyCityError
from happycity.rooms.refusal import Refusal
from happycity.server.ops.config import Config
from happycity.server.runtime.presence import MAX_LAG_S, Presence
from happycity.server.runtime.runtime import Runtime
from happycity.store import Database, open_database
from happycity.store.admin import Selection, delete_closed, export_room, list_rooms, read_origin, select_rooms
from happycity.store.reports import list_reports
from happycity.store.retention import DAY_MS, ORIGIN_DAYS, purge
from happycity.store.tables import rooms, seat_keys
from tests.server.inside import Visit, application, opened
from tests.server.test_registry import created

Json = dict[str, Any]
Scene = Callable[[Visit, Database], Awaitable[None]]


def play(scene: Scene, folder: Path) -> None:
    """A scene with the application, and the database beside it as an operator opens it."""

    async def whole() -> None:
        file = str(folder / "db")
        async with application(Config(database=file, thinkers=1)) as visit:
            database = await open_database(file, single=False)
            try:
                await scene(visit, database)
            finally:
                await database.close()

    asyncio.run(whole())


async def post(client: Any, path: str, body: Json | None = None, status: int = 200) -> Json:
    answer = await client.post(path, json=body or {})
    assert answer.status_code == status, answer.text
    return dict(answer.json())


async def opened_by(client: Any, name: str = "Ana", **body: Any) -> str:
    made = await post(client, "/api/rooms", {"name": name, "seats": ["me", "open"], **body}, 201)
    return str(made["room"]["id"])


async def seats_of(client: Any, room: str) -> list[int]:
    return list((await client.get(f"/api/rooms/{room}")).json()["you"]["seats"])


async def claimed(ana: Any, phone: Any, room: str) -> str:
    path = (await post(ana, f"/api/rooms/{room}/link"))["path"]
    token = str(path).partition("#seat=")[2]
    await post(phone, f"/api/rooms/{room}/claim", {"token": token})
    return token


def test_a_seat_link_ends_after_its_days(tmp_path: Path) -> None:
    async def scene(visit: Visit, database: Database) -> None:
        async with visit("192.0.2.1") as ana, visit("192.0.2.2") as phone, visit("192.0.2.3") as late:
            room = await opened_by(ana)
            token = await claimed(ana, phone, room)
            async with database.write() as connection:
                links = update(seat_keys).where(seat_keys.c.expires.is_not(None))
                assert (await connection.execute(links.values(expires=1))).rowcount == 1
            refused = await post(late, f"/api/rooms/{room}/claim", {"token": token}, 401)
            assert refused["code"] == "bad-token"
            assert await seats_of(phone, room) == [0], "who used it in time keeps the seat"
            await purge(database, 90, 10 * DAY_MS)
            left = await database.fetch_all(select(seat_keys.c.key))
            assert len(left) == 2

    play(scene, tmp_path)


def test_other_devices_are_signed_out(tmp_path: Path) -> None:
    async def scene(visit: Visit, _database: Database) -> None:
        async with visit("192.0.2.1") as ana, visit("192.0.2.2") as phone, visit("192.0.2.3") as late:
            room = await opened_by(ana)
            token = await claimed(ana, phone, room)
            assert await seats_of(phone, room) == [0]
            assert (await post(late, f"/api/rooms/{room}/unlink", status=403))["code"] == "no-seat"
            await post(ana, f"/api/rooms/{room}/unlink")
            assert await seats_of(ana, room) == [0]
            assert await seats_of(phone, room) == []
            assert (await post(late, f"/api/rooms/{room}/claim", {"token": token}, 401))[
                "code"
            ] == "bad-token"

    play(scene, tmp_path)


def test_a_line_of_chat_is_reported_once_by_each(tmp_path: Path) -> None:
    async def scene(visit: Visit, database: Database) -> None:
        async with visit("192.0.2.1") as ana, visit("192.0.2.2") as bob:
            room = await opened_by(ana)
            await post(bob, f"/api/rooms/{room}/join", {"name": "Bob"})
            await post(bob, f"/api/rooms/{room}/do", {"type": "rename", "id": "a", "name": "Rude"})
            said = await post(bob, f"/api/rooms/{room}/do", {"type": "chat", "id": "b", "text": "spam"})
            for _ in range(2):
                await post(ana, f"/api/rooms/{room}/report", {"seq": said["seq"]})
            missing = await post(ana, f"/api/rooms/{room}/report", {"seq": 1}, 404)
            assert missing["code"] == "no-such-message"
            (told,) = await list_reports(database)
            assert (told["room"], told["name"], told["text"], told["times"]) == (room, "Rude", "spam", 1)

    play(scene, tmp_path)


def test_what_somebody_said_and_played_is_exported_and_erased(tmp_path: Path) -> None:
    async def scene(visit: Visit, database: Database) -> None:
        async with visit("192.0.2.1") as ana, visit("192.0.2.2") as bob:
            room = await opened_by(ana, "Anabel")
            await post(bob, f"/api/rooms/{room}/join", {"name": "Bob"})
            await post(ana, f"/api/rooms/{room}/do", {"type": "chat", "id": "a", "text": "my phone number"})
            await post(bob, f"/api/rooms/{room}/do", {"type": "chat", "id": "b", "text": "hello"})
            await post(ana, f"/api/rooms/{room}/do", {"type": "host", "id": "c", "do": "start"})
            data = (await ana.get("/api/mine/data")).json()
            kinds = [event["kind"] for event in data["rooms"][0]["happenings"]]
            assert (data["rooms"][0]["people"], kinds) == (["p1"], ["joined", "chat", "started"])
            before = (await bob.get(f"/api/rooms/{room}")).json()["table"]
            assert await post(ana, "/api/mine/erase") == {"ok": True}
            log = (await bob.get(f"/api/rooms/{room}/log")).text
            assert not [word for word in ("Anabel", "my phone number") if word in log]
            assert "hello" in log
            after = (await bob.get(f"/api/rooms/{room}")).json()
            assert (after["table"], [seat["name"] for seat in after["room"]["seats"]]) == (
                before,
                ["", "Bob"],
            )
            for text in (str(await list_rooms(database)), (await ana.get("/api/mine/data")).text):
                assert "Anabel" not in text
            assert "Anabel" not in (await bob.get("/api/mine")).text
            assert await seats_of(ana, room) == [0], "the game goes on"

    play(scene, tmp_path)


def test_an_operator_selects_rooms(tmp_path: Path) -> None:
    async def scene(visit: Visit, database: Database) -> None:
        async with visit("192.0.2.1") as ana, visit("2001:db8::1:2:3:4") as bob:
            hers, his = await opened_by(ana), await opened_by(bob, "Bob")
            origins = {room["id"]: room["origin"] for room in await list_rooms(database)}
            assert origins == {hers: "192.0.2.1", his: "2001:db8::/64"}
            assert await read_origin(database, his) == "2001:db8::/64"
            assert await select_rooms(database, Selection(player="bob")) == [his]
            assert await select_rooms(database, Selection(ids=(his,), origin="192.0.2.1")) == [his, hers]
            for selection in (Selection(), Selection(ids=("nothing",))):
                with pytest.raises(Refusal):
                    await select_rooms(database, selection)
            exported = await export_room(database, his)
            assert [event["kind"] for event in exported["events"]] == ["created", "joined"]

    play(scene, tmp_path)


def test_a_deleted_room_leaves_a_running_server(tmp_path: Path) -> None:
    async def whole() -> None:
        async with opened(Runtime(Config(database=str(tmp_path / "db"), thinkers=1))) as runtime:
            live = await created(runtime)
            await delete_closed(runtime.database, [live.room.id])
            await runtime.housekeeping._obey_operator()
            assert live.evicted
            with pytest.raises(HappyCityError):
                await runtime.registry.room(live.room.id)

    asyncio.run(whole())


def test_where_a_room_was_created_is_forgotten(tmp_path: Path) -> None:
    async def scene(visit: Visit, database: Database) -> None:
        async with visit("192.0.2.1") as ana:
            room = await opened_by(ana)
            old = update(rooms).values(created=rooms.c.created - (ORIGIN_DAYS + 1) * DAY_MS)
            (row,) = await database.fetch_all(select(rooms.c.updated))
            async with database.write() as connection:
                await connection.execute(old)
            await purge(database, 90, row.updated)
            assert await read_origin(database, room) is None

    play(scene, tmp_path)


def test_the_clock_forgives_the_lag_of_the_best_connection() -> None:
    presence = Presence(Mock(monotonic=Mock(return_value=0.0)))
    presence.connections = {
        Mock(people=("p1",), lag_s=0.3), Mock(people=("p1",), lag_s=0.12), Mock(people=("p2",), lag_s=60.0),
    }  # fmt: skip
    assert presence.lag_ms("p1") == 120
    assert presence.lag_ms("p2") == 1000 * MAX_LAG_S, "nobody gains more by answering late"
    assert presence.lag_ms("p3") == 0
