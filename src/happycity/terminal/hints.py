"""Hints: what an experienced player would do, and why."""

from __future__ import annotations

from dataclasses import dataclass

from happycity.errors import Message
from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.game.seeds import derive_bot_seed
from happycity.terminal.texts import Texts


@dataclass(frozen=True, slots=True)
class Hint:
    """An action, the reason for it, and what to expect of it."""

    action: Action
    reason: Message
    win: float
    points: float

    def lines(self, game: Game, texts: Texts) -> list[str]:
        """The hint in three sentences."""
        chance = texts.say("hint-chance", percent=round(100 * self.win), points=round(self.points))
        return [
            texts.say("hint", action=texts.action(game, self.action)),
            texts.describe(self.reason.code, self.reason.arguments),
            chance,
        ]


def advise(game: Game) -> Hint:
    """Search for a few hundred milliseconds for the player who must decide."""
    from happycity.bots.explain import explain_game

    best = explain_game(game, seed=derive_bot_seed(game.seed, f"hint {len(game.actions)}"))[0]
    return Hint(best.action, best.reason, best.win, best.points)
