"""Hints: what an experienced player would do, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from happycity.actions import Action
from happycity.game import Game
from happycity.seeds import bot_seed
from happycity.terminal.session import Session, make_bot
from happycity.terminal.words import Words

ADVISER = "greedy"


@dataclass(frozen=True, slots=True)
class Hint:
    """An action and the reasons for it, as codes and arguments."""

    action: Action
    reasons: Sequence[tuple[str, Mapping[str, object]]] = ()

    def lines(self, game: Game, words: Words) -> list[str]:
        """The hint in words."""
        said = [words.say("hint", action=words.action(game, self.action))]
        return said + [words.describe(code, arguments) for code, arguments in self.reasons]


def advise(session: Session) -> Hint:
    """What the adviser would do in the place of whoever must decide."""
    game = session.game
    seed = bot_seed(game.seed, f"hint {len(game.actions)}")
    adviser = make_bot(ADVISER, seed, session.think_ms, game.catalogue)
    return Hint(Action(adviser.decide(game.view(game.seat), game.legal())))


def hint(session: Session, words: Words) -> list[str]:
    """A hint in lines."""
    return advise(session).lines(session.game, words)
