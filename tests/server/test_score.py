"""The score of a position that somebody lays out, as the browser's calculator sends it, against games that were played."""

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


def laid_out(state: Json) -> Json:
    """What lies on a table at the end: cards, coins and monsters, without anything derived from them."""
    cities = []
    for city in state["cities"]:
        cards = []
        for slot, card in enumerate(city["cards"]):
            words = {"id": card["id"]}
            if slot == 0 and card["colours"]:
                words["colours"] = card["colours"]
            if card.get("covered_by"):
                words["covered_by"] = card["covered_by"]
            cards.append(words)
        kept = {name: city[name] for name in ("monster", "copies") if city[name]}
        cities.append({"coins": city["coins"], "cards": cards, **kept})
    return {"options": state["options"], "phase": "over", "turn": 0, "cities": cities}


def check(server: Running, state: Json) -> None:
    answer = post(f"{server.base}/api/score", json={"position": laid_out(state)}).json()
    for name in ("points", "coins", "winners"):
        assert answer[name] == state["result"][name], (name, state)
    for sheet, city in zip(answer["sheets"], state["cities"], strict=True):
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
        given = Options(options.players, options.mode, options.grozilla, scoring)
        check(server, dict(finished(given, seed=number).state()))
