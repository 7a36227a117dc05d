"""Statistics of a browser's games."""

from __future__ import annotations

from typing import Any

from happycity.rooms.statistics import RECENT_GAMES, SeatResult, summarise
from happycity.schema.game import Mode


def result(room: str, points: list[int], seat: int = 0, mode: Mode = "family", at: int = 1) -> SeatResult:
    winners = [number for number, each in enumerate(points) if each == max(points)]
    return SeatResult(
        room, 1, "key", seat, at, points[seat], seat in winners,
        {
            "options": {"players": len(points), "mode": mode, "grozilla": False},
            "names": [f"Player {number + 1}" for number in range(len(points))],
            "points": points,
            "winners": winners,
        },
    )  # fmt: skip


def test_games_wins_and_points_are_counted_in_all_and_by_kind() -> None:
    found = summarise([result("a", [30, 20]), result("b", [10, 40]), result("c", [51, 50, 7], 1, "expert")])
    assert (found["games"], found["wins"]) == (3, 1)
    assert found["points"] == {"mean": 30.0, "best": 50}
    kinds: list[Any] = [(kind["mode"], kind["players"], kind["games"]) for kind in found["by_mode"]]
    assert kinds == [("expert", 3, 1), ("family", 2, 2)]
    assert [game["room"] for game in found["recent"]] == ["a", "b", "c"]


def test_a_game_of_several_people_at_one_device_is_listed_but_not_counted() -> None:
    found = summarise([result("a", [30, 20]), result("b", [9, 8]), result("b", [9, 8], seat=1)])
    assert found["games"] == 1
    assert [(game["room"], game["counted"]) for game in found["recent"]] == [("a", True), ("b", False)]


def test_without_games_there_is_no_mean() -> None:
    found = summarise([])
    assert found["points"] == {"mean": None, "best": None}
    assert (found["games"], found["by_mode"], found["recent"]) == (0, [], [])


def test_only_the_newest_games_are_listed() -> None:
    found = summarise([result(f"r{number}", [2, 1]) for number in range(RECENT_GAMES + 5)])
    assert found["games"] == RECENT_GAMES + 5
    assert [game["room"] for game in found["recent"]] == [f"r{number}" for number in range(RECENT_GAMES)]
