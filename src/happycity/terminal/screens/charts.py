"""Charts: numbers of a game by round, and columns of block characters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from happycity.game.game import Game

BLOCKS: Final = " ▁▂▃▄▅▆▇█"


@dataclass(slots=True)
class Series:
    """Points, coins and income of each seat at the end of each round."""

    points: list[list[int]] = field(default_factory=list)
    coins: list[list[int]] = field(default_factory=list)
    income: list[list[int]] = field(default_factory=list)

    def append(self, game: Game) -> None:
        """Append the present numbers."""
        for seat, city in enumerate(game.state()["cities"]):
            self.points[seat].append(city["points"])
            self.coins[seat].append(city["coins"])
            self.income[seat].append(city["income"])


def series_of(game: Game) -> Series:
    """Replay a game and collect the numbers at the end of each round."""
    players = range(game.options.players)
    series = Series([[] for _ in players], [[] for _ in players], [[] for _ in players])
    replay = game.copy()
    replay.undo(0)
    for action in game.actions:
        events = replay.play(action)
        if any(event["event"] in ("round-ended", "over") for event in events):
            series.append(replay)
    if not series.points[0]:
        series.append(replay)
    return series


def draw_columns(values: Sequence[int], highest: int, height: int = 1, width: int = 1) -> list[str]:
    """Draw a column for each value, `height` lines tall, the top line first.

    >>> draw_columns([0, 4, 8], 8)
    [' ▄█']
    """
    steps = [round(max(0, value) / max(1, highest) * height * 8) for value in values]
    lines = []
    for level in reversed(range(height)):
        filled = [min(8, max(0, step - 8 * level)) for step in steps]
        lines.append("".join(BLOCKS[part] * width for part in filled))
    return lines
