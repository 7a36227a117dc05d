"""How a game went, round by round, for charts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from happycity.game.game import Game
    from happycity.schema.room import Series


def series(game: Game) -> Series:
    """Coins, income and points of every city at the end of each round, for charts."""
    walked = game.copy()
    walked.undo(0)
    rounds: list[int] = []
    rows: list[list[tuple[int, int, int]]] = []
    for action in game.actions:
        for event in walked.play(action):
            if event["event"] == "round-ended":
                rounds.append(event["round"])
                rows.append(_row(walked))
    if game.over and rows:  # what Sphinx and Great Pyramid copied counts at the very end
        rows[-1] = _row(walked)
    by_city = list(zip(*rows, strict=True))
    return {
        "rounds": rounds,
        "coins": [[coins for coins, _, _ in city] for city in by_city],
        "income": [[income for _, income, _ in city] for city in by_city],
        "points": [[points for _, _, points in city] for city in by_city],
    }


def _row(game: Game) -> list[tuple[int, int, int]]:
    """Coins, income and points of every city."""
    return [(city["coins"], city["income"], city["points"]) for city in game.state()["cities"]]
