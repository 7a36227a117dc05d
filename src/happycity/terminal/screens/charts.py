"""How a game went, round by round: numbers for charts, and charts of block characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from happycity.game.game import Game

BLOCKS = " ▁▂▃▄▅▆▇█"


@dataclass(slots=True)
class Series:
    """For each seat the points, coins and income at the end of each round."""

    points: list[list[int]] = field(default_factory=list)
    coins: list[list[int]] = field(default_factory=list)
    income: list[list[int]] = field(default_factory=list)


def series(game: Game) -> Series:
    """Play a game again and note how everybody stood when each round ended."""
    players = range(game.options.players)
    found = Series([[] for _ in players], [[] for _ in players], [[] for _ in players])
    again = game.copy()
    again.undo(0)
    for action in game.actions:
        events = again.play(action)
        if any(event["event"] in ("round-ended", "over") for event in events):
            note(again, found)
    if not found.points[0]:
        note(again, found)
    return found


def note(game: Game, found: Series) -> None:
    """How everybody stands now."""
    for seat, city in enumerate(game.state()["cities"]):
        found.points[seat].append(city["points"])
        found.coins[seat].append(city["coins"])
        found.income[seat].append(city["income"])


def columns(values: Sequence[int], highest: int, height: int = 1, width: int = 1) -> list[str]:
    """A column for each value, `height` lines tall, the top line first.

    >>> columns([0, 4, 8], 8)
    [' ▄█']
    """
    steps = [round(max(0, value) / max(1, highest) * height * 8) for value in values]
    lines = []
    for level in reversed(range(height)):
        filled = [min(8, max(0, step - 8 * level)) for step in steps]
        lines.append("".join(BLOCKS[part] * width for part in filled))
    return lines
