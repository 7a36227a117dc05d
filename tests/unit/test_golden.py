"""Golden games: what the rules do, pinned down event by event (tools/golden.py writes them)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from happycity import Game, verify

FILES = sorted((Path(__file__).parent.parent / "golden").glob("*.json"))


def content(file: Path) -> dict[str, Any]:
    golden: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return golden


def test_there_is_a_golden_game_for_each_mode_and_number_of_players() -> None:
    options = [content(file)["record"]["options"] for file in FILES]
    kinds = {(each["mode"], each["grozilla"], each["players"]) for each in options}
    assert len(kinds) == 2 * 2 * 4
    assert {each["scoring"] for each in options} == {"product", "sum"}
    assert {each["edition"] for each in options} == {"fr", "pl"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_replays_event_by_event(file: Path) -> None:
    golden = content(file)
    game = Game.from_record(golden["record"])
    for number, (event, expected) in enumerate(zip(game.events, golden["events"], strict=False)):
        assert event == expected, f"event {number + 1}"
    assert len(game.events) == len(golden["events"])
    assert game.state() == golden["state"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_seed_of_a_golden_game_still_deals_the_same(file: Path) -> None:
    assert verify(content(file)["record"]) == []


def test_golden_games_show_nearly_everything_that_can_happen() -> None:
    events = {event["event"] for file in FILES for event in content(file)["events"]}
    rare = {"replaced", "monster-left", "copied", "reshuffled"}
    assert len(events | rare) == 20  # kinds of events that there are
