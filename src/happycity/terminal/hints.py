"""Hints: what a bot would do in a person's place."""

from __future__ import annotations

from happycity.actions import Action
from happycity.seeds import bot_seed
from happycity.terminal.session import Session, make_bot
from happycity.terminal.words import Words

ADVISER = "greedy"


def hint(session: Session, words: Words) -> list[str]:
    """The action that the adviser would choose, as a sentence."""
    game = session.game
    legal = game.legal()
    seed = bot_seed(game.seed, f"hint {len(game.actions)}")
    choice = make_bot(ADVISER, seed, None, game.catalogue).decide(game.view(game.seat), legal)
    return [words.say("hint", action=words.action(game, Action(choice)))]
