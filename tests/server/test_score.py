"""Scores of positions as the browser's calculator sends them, against games that were played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from happycity import Options
from happycity.schema.game import Scoring
from tests.server.world import Running, post
from tests.support.games import EVERY, finished

Json = dict[str, Any]
GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*.json"))


def position_of(state: Json) -> Json:
    """The cards, coins and monsters on a table, without derived values."""
    cities = []
    for city in state["cities"]:
        cards = []
        for slot, card in enumerate(city["cards"]):
            placed = {"id": card["id"]}
            if slot == 0 and card["colours"]:
                placed["colours"] = card["colours"]
            if card.get("covered_by"):
                placed["covered_by"] = card["covered_by"]
            cards.append(placed)
        extra = {name: city[name] for name in ("monster", "copies") if city[name]}
        cities.append({"coins": city["coins"], "cards": cards, **extra})
    return {"options": state["options"], "phase": "over", "turn": 0, "cities": cities}


def check(server: Running, state: Json) -> None:
    score = post(f"{server.base}/api/score", json={"position": position_of(state)}).json()
    for name in ("points", "coins", "winners"):
        assert score[name] == state["result"][name], (name, state)
    for sheet, city in zip(score["sheets"], state["cities"], strict=True):
        assert (sheet["citizens"], sheet["hearts"]) == (city["citizens"], city["hearts"]), state
        lines = sheet["lines"]
        assert sum(line["citizens"] for line in lines) == city["citizens"], lines
        assert sum(line["hearts"] for line in lines) == city["hearts"], lines


def test_golden_games_are_counted_as_they_ended(server: Running) -> None:
    assert len(GOLDEN) > 10
    for path in GOLDEN:
        check(server, json.loads(path.read_text())["state"])


def test_random_games_are_counted_as_they_ended(server: Running) -> None:
    for number, options in enumerate(EVERY * 2):
        scoring: Scoring = "sum" if number % 3 == 0 else "product"
        options_with_scoring = Options(options.players, options.mode, options.grozilla, scoring)
        check(server, dict(finished(options_with_scoring, seed=number).state()))
