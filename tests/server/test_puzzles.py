"""Puzzles over HTTP: the first try of a browser counts, later ones do not; they are exported and erased."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from happycity.puzzles.book import load_puzzles
from happycity.server.ops.config import Config
from happycity.store import open_database
from happycity.store.puzzles import list_attempts, save_attempt
from tests.server.inside import application
from tests.support.conversation import fixture
from tests.support.conversation.present import sqlite_copy

PUZZLE = next(iter(load_puzzles().values()))
WRONG = PUZZLE.choices[1][0]


async def tries(client: Any, action: str, status: int = 200, puzzle: str = PUZZLE.id) -> dict[str, Any]:
    answer = await client.post(f"/api/puzzles/{puzzle}/attempt", json={"action": action})
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def test_the_first_try_counts_and_is_exported_and_erased(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            application(Config(database=str(tmp_path / "db"), thinkers=1)) as visit,
            visit("192.0.2.1") as ana,
            visit("192.0.2.2") as bob,
        ):
            hidden = (await ana.get(f"/api/puzzles/{PUZZLE.id}")).text
            assert "chance" not in hidden
            refused = await tries(ana, "buy moon", 400)
            assert refused["code"] == "unknown-card"
            assert "happycity" not in ana.cookies, "a refused try leaves no cookie"

            first = await tries(ana, WRONG)
            assert (first["solved"], first["counted"]) == (False, True)
            assert first["you"]["rating"] < first["before"]["rating"] == 1500
            again = await tries(ana, PUZZLE.answer)
            assert (again["solved"], again["counted"]) == (True, False)
            assert again["you"] == first["you"]

            shown = (await bob.get(f"/api/puzzles/{PUZZLE.id}")).json()
            assert shown["rating"] == first["rating"] > 0, "everybody meets the puzzle's new rating"
            assert shown["solved"] is None
            assert (await tries(bob, PUZZLE.answer))["rating"] < first["rating"]

            listed = (await ana.get("/api/puzzles")).json()
            row = next(each for each in listed["puzzles"] if each["id"] == PUZZLE.id)
            assert (row["solved"], listed["you"]["attempts"], listed["you"]["solved"]) == (False, 1, 0)
            (mine,) = (await ana.get("/api/mine/data")).json()["puzzles"]
            assert (mine["puzzle"], mine["action"], mine["solved"]) == (PUZZLE.id, WRONG, False)
            await ana.post("/api/mine/erase", json={})
            assert (await ana.get("/api/mine/data")).json()["puzzles"] == []
            assert (await ana.get("/api/puzzles")).json()["you"]["rating"] == 1500

            assert (await ana.get("/api/puzzles/today")).json()["today"] is True
            assert (await ana.get("/api/puzzles/nothing")).status_code == 404

    asyncio.run(scene())


async def two_at_once(address: str) -> None:
    """Two attempts of one browser at the same moment: one counts."""
    database = await open_database(address)
    try:
        both = await asyncio.gather(
            *(save_attempt(database, "k" * 64, PUZZLE, action, 1) for action in (PUZZLE.answer, WRONG))
        )
        assert sorted(rated is None for _, rated, _ in both) == [False, True]
        (kept,) = await list_attempts(database, "k" * 64)
        assert kept.rating == next(rated.attempt.rating for _, rated, _ in both if rated is not None)
    finally:
        await database.close()


def test_of_two_tries_at_once_one_counts_in_a_database_of_an_older_build(tmp_path: Path) -> None:
    assert fixture.SQLITE.exists()
    asyncio.run(two_at_once(sqlite_copy(tmp_path)))


@pytest.mark.slow
def test_of_two_tries_at_once_one_counts_on_postgres(postgres: str) -> None:
    asyncio.run(two_at_once(postgres))
