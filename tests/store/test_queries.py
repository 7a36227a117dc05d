"""The typed queries of the store, on SQLite: leases, lists of rooms, seat keys, records, reviews, results."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from happycity.rooms.statistics import SeatResult
from happycity.schema.game import Record
from happycity.schema.json_text import encode
from happycity.schema.responses import ReviewSoFar
from happycity.store import Database, open_database
from happycity.store.leases import LeaseTable
from happycity.store.queries import find_closed_rooms, find_fault, list_public_rooms, list_rooms_of_key
from happycity.store.records import load_record, save_record
from happycity.store.results import list_all_results, list_results_of_key, save_results
from happycity.store.reviews import ABANDONED_MS, load_review, save_review
from happycity.store.seat_keys import SeatKeys
from happycity.store.tables import rooms


def run(scene: Callable[[Database], Awaitable[None]], folder: Path) -> None:
    async def whole() -> None:
        database = await open_database(str(folder / "db"))
        try:
            await scene(database)
        finally:
            await database.close()

    asyncio.run(whole())


async def add_room(database: Database, id: str, **values: Any) -> None:
    row = {
        "id": id, "created": 1, "updated": 1, "seq": 1, "status": "playing", "public": True, "driven": True,
        "summary": encode({"status": "playing", "people": {"p1": 0}}),
    }  # fmt: skip
    async with database.write() as connection:
        await connection.execute(insert(rooms).values(**{**row, **values}))


def test_a_room_has_one_live_owner(tmp_path: Path) -> None:
    async def scene(database: Database) -> None:
        await add_room(database, "a", updated=1)
        await add_room(database, "b", updated=2)
        await add_room(database, "idle", driven=False)
        assert not await LeaseTable(database).renew("one", 60), "new"
        assert await LeaseTable(database).renew("one", 60)
        await LeaseTable(database).renew("two", 60)
        assert await LeaseTable(database).orphans() == ["b", "a"]
        assert await LeaseTable(database).acquire("a", "one")
        assert await LeaseTable(database).acquire("a", "one"), "again"
        assert not await LeaseTable(database).acquire("a", "two"), "its owner lives"
        assert await LeaseTable(database).orphans() == ["b"]
        await LeaseTable(database).release("a", "two")
        assert not await LeaseTable(database).acquire("a", "two"), "only the owner releases a room"
        await LeaseTable(database).release("a", "one")
        assert await LeaseTable(database).acquire("a", "two")
        await LeaseTable(database).end("two")
        assert await LeaseTable(database).orphans() == ["b", "a"]

    run(scene, tmp_path)


def test_the_rooms_of_a_dead_process_are_orphans(tmp_path: Path) -> None:
    async def scene(database: Database) -> None:
        await add_room(database, "a", seq=7)
        await LeaseTable(database).renew("dead", -1)
        assert await LeaseTable(database).acquire("a", "dead")
        assert await LeaseTable(database).orphans() == ["a"]
        await LeaseTable(database).renew("live", 60)
        assert await LeaseTable(database).acquire("a", "live")
        await LeaseTable(database).reset()
        assert await LeaseTable(database).orphans() == ["a"]
        await LeaseTable(database).mark_undriven("a", 6)
        assert await LeaseTable(database).orphans() == ["a"], "the room has changed since"
        await LeaseTable(database).mark_undriven("a", 7)
        assert await LeaseTable(database).orphans() == []

    run(scene, tmp_path)


def test_lists_show_what_they_should(tmp_path: Path) -> None:
    async def scene(database: Database) -> None:
        await add_room(database, "a", updated=1)
        await add_room(database, "b", updated=2, status="lobby")
        await add_room(database, "private", public=False)
        await add_room(database, "closed", status="closed", seq=9)
        public = await list_public_rooms(database)
        assert [room.id for room in public] == ["b", "a"]
        assert public[0].summary["people"] == {"p1": 0}
        assert await find_closed_rooms(database, ["a", "closed", "none"]) == [("closed", 9)]
        await SeatKeys(database).grant("private", "key", ["p2", "p1"], 1)
        await SeatKeys(database).grant("private", "key", ["p1"], 2)
        assert await SeatKeys(database).people("private", "key") == ["p1", "p2"]
        assert await SeatKeys(database).people("a", "key") == []
        mine = await list_rooms_of_key(database, "key", 3)
        assert sorted((room.id, room.person) for room in mine) == [("private", "p1"), ("private", "p2")]
        assert await find_fault(database, 1) is None

    run(scene, tmp_path)


def test_records_reviews_and_results_come_back_as_they_were(tmp_path: Path) -> None:
    review: ReviewSoFar = {"done": 1, "of": 2, "finished": False, "moves": []}
    result = SeatResult(
        "a", 1, "key", 0, 5, 30, True,
        {"options": {"players": 2}, "names": ["Ana", "Bo"], "points": [30, 20], "winners": [0]},
    )  # fmt: skip

    async def scene(database: Database) -> None:
        record: Record = {"happycity": 1, "rules": 1, "options": {}, "actions": [], "seed": 2**70}
        await save_record(database, "r", record, 1)
        assert await load_record(database, "r") == record
        assert await load_record(database, "none") is None
        await save_review(database, "j", review, 1)
        await save_review(database, "j", {**review, "done": 2}, 2)
        assert await load_review(database, "j", 3) == {**review, "done": 2}
        late = await load_review(database, "j", 3 + ABANDONED_MS)
        assert late is not None
        assert late["finished"], "its process has died"
        assert await load_record(database, "j") is None, "a review is not a record"
        await save_results(database, [result])
        await save_results(database, [result])
        assert await list_all_results(database) == [result]
        assert await list_results_of_key(database, "key") == [result]
        assert await list_results_of_key(database, "other") == []

    run(scene, tmp_path)


def test_a_database_that_cannot_be_read_is_not_available(tmp_path: Path) -> None:
    async def scene(database: Database) -> None:
        assert await find_fault(database, 1) is None
        await database.read_engine.dispose()
        (tmp_path / "db").unlink()
        (tmp_path / "db").mkdir()
        assert await find_fault(database, 1) is not None

    run(scene, tmp_path)
