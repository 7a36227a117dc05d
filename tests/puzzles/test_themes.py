"""Themes are conditions on a position and its two best actions."""

from __future__ import annotations

from typing import Any

import pytest

from happycity import Game
from happycity.bots.view import table_of
from happycity.puzzles.themes import Dilemma, themes_of

Json = dict[str, Any]
SMALL = ["happy-market", "school"]
NINE = ["happy-market", "school", "library", "park", "florist", "bookshop", "house", "museum", "zoo"]


def themes(position: Json, answer: str, runner_up: str) -> list[str]:
    options = {"players": 2, **position.get("options", {})}
    game = Game.from_position({"turn": 0, "round": 4, **position, "options": options}, seed=1)
    assert {answer, runner_up} <= set(game.legal()), game.legal()
    table, codec = table_of(game.view(0))
    return list(themes_of(Dilemma(table, codec.encode(answer), codec.encode(runner_up))))


def buying(own: list[str], other: list[str] | None = None, **more: Any) -> Json:
    mine = {"coins": 9, "cards": own, **more.pop("city", {})}
    theirs = {"coins": 9, "cards": other or ["happy-market"]}
    return {"phase": "buy", "central": ["garage", "factory"], "cities": [mine, theirs], **more}


@pytest.mark.parametrize(
    ("position", "answer", "runner_up", "expected"),
    [
        (buying(SMALL), "coin", "buy garage", ["save"]),
        (buying(SMALL), "buy garage", "coin", ["save"]),
        (buying(SMALL), "buy garage", "buy factory", ["purchase"]),
        (buying(NINE), "buy garage", "coin", ["finish", "save"]),
        (buying(NINE), "buy garage", "buy factory", ["purchase"]),
        (buying(SMALL, last_round=True), "buy garage", "buy factory", ["last-round", "purchase"]),
    ],
)
def test_purchases(position: Json, answer: str, runner_up: str, expected: list[str]) -> None:
    assert themes(position, answer, runner_up) == expected


def test_a_discard_denies_only_what_somebody_else_could_pay() -> None:
    rich = {"coins": 9, "cards": ["happy-market"]}
    poor = {"coins": 0, "cards": ["happy-market"]}
    mine = {"coins": 9, "cards": SMALL}
    position: Json = {"phase": "discard", "central": ["garage", "zoo", "factory"]}
    assert themes({**position, "cities": [mine, rich]}, "discard zoo", "keep") == ["deny"]
    assert themes({**position, "cities": [mine, poor]}, "discard zoo", "keep") == ["clear"]
    assert themes({**position, "cities": [mine, rich]}, "keep", "discard zoo") == ["clear"]


def test_a_claim_is_about_waiting_and_maybe_about_the_end() -> None:
    position: Json = {
        "phase": "claim",
        "specials": ["film-studios"],
        "cities": [
            {"coins": 1, "cards": ["happy-market", "shoe-shop", "school", "house", "museum"]},
            {"coins": 1, "cards": ["happy-market"]},
        ],
    }
    assert themes(position, "claim film-studios", "pass") == ["claim"]


def test_monsters_are_about_tokens_and_about_sending_them_on() -> None:
    monsters: Json = {"mode": "expert", "grozilla": True}
    plain = buying(SMALL, options=monsters)
    assert themes(plain, "buy garage", "buy factory") == ["purchase"]
    with_token = buying(SMALL, options=monsters, city={"tokens": {"green": 1}})
    assert themes(with_token, "buy garage with green", "coin") == ["monsters", "save"]
    hosting = buying(SMALL, options=monsters, city={"monster": "grozilla"})
    assert themes(hosting, "buy house", "coin") == ["monsters", "save"], "a green card sends it on (R-G5)"
    assert themes(hosting, "buy garage", "coin") == ["save"]
