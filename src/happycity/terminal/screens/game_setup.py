"""The new game of the menu, while it is being chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from happycity import i18n
from happycity.bots.levels import BUILT_IN
from happycity.game.options import MODES, PLAYERS, SCORINGS
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.seats import BOT_PREFIX, DEFAULT_BOT

Value = TypeVar("Value")


@dataclass(slots=True)
class GameSetup:
    """Options and seats."""

    mode: str = "family"
    players: int = 2
    grozilla: bool = False
    scoring: str = "product"
    seats: list[str] = field(default_factory=list)

    @classmethod
    def of_request(cls, request: GameRequest) -> GameSetup:
        """Begin with the options of the command line."""
        bot = (request.bots or [DEFAULT_BOT])[0]
        return cls(
            mode=request.mode,
            grozilla=request.grozilla,
            scoring=request.scoring,
            seats=[request.own_name, *([BOT_PREFIX + bot] * (PLAYERS[-1] - 1))],
        )

    def to_request(self, base: GameRequest) -> GameRequest:
        """The request of this game."""
        return replace(
            base,
            mode=self.mode,
            grozilla=self.grozilla,
            scoring=self.scoring,
            names=(),
            seats=self.seats[: self.players],
        )

    def change(self, name: str, step: int) -> None:
        """Change an option to the next or the previous value."""
        if name == "mode":
            self.mode = cycle(MODES, self.mode, step)
        elif name == "players":
            self.players = cycle(PLAYERS, self.players, step)
        elif name == "grozilla":
            self.grozilla = not self.grozilla
        elif name == "scoring":
            self.scoring = cycle(SCORINGS, self.scoring, step)

    def change_seat(self, index: int, step: int, locale: str) -> None:
        """Change a seat: a person, or one of the bots."""
        seat = self.seats[index]
        person = i18n.text("player-seat", locale, number=index + 1) if self.is_bot(index) else seat
        self.seats[index] = cycle([person, *(BOT_PREFIX + bot for bot in BUILT_IN)], seat, step)

    def is_bot(self, index: int) -> bool:
        return self.seats[index].startswith(BOT_PREFIX)


def cycle(values: Sequence[Value], value: Value, step: int) -> Value:
    """The value after or before another, round and round."""
    index = values.index(value) if value in values else -step
    return values[(index + step) % len(values)]
