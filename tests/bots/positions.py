"""Positions made by hand for the tests of the search."""

from typing import Any

from happycity import Game

Json = dict[str, Any]


def last_turn(
    own: list[str], other: list[str], *, coins: int = 9, central: list[str] | None = None, **more: Any
) -> Game:
    """Two players; seat 1 makes the last decisions of the game, seat 0 has finished."""
    options: Json = {"players": 2, "mode": "family", **more.pop("options", {})}
    position: Json = {
        "options": options,
        "phase": "buy",
        "turn": 1,
        "last_round": True,
        "round": 9,
        "central": central or [],
        "cities": [
            {"coins": 0, "cards": other},
            {"coins": coins, "cards": own, **more.pop("city", {})},
        ],
        **more,
    }
    return Game.from_position(position, seed=1)


RIVAL = [
    "happy-market",
    "school",
    "police-station",
    "library",
    "park",
    "florist",
    "bookshop",
    "house",
    "apartment-building",
    "museum",
]
"""A full city: inhabitants 1+1+1+1+2 = 6, hearts 1+1+1+2 = 5, 30 points."""
