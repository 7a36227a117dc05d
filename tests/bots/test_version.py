"""The version of the bots rises when they choose otherwise: cities of the day say by it whom a player met."""

from __future__ import annotations

import hashlib
from typing import Final

import pytest

from happycity.bots import make
from happycity.game.game import Game
from happycity.rooms.days import SIZES, derive_day
from happycity.rooms.lines import STRONG_BOT
from happycity.rooms.room_game import decision_seed, with_budget
from happycity.version import BOTS_VERSION

DAY: Final = "2026-11-18"
EVERY: Final = 2
"""A bot makes every second decision; in between, the first legal action is played."""
CHOICES: Final = {"family": "a936c6655759aa90", "expert": "9edf3d4703e57538", "grozilla": "b95ac4de44952886"}
"""What the bots of version 1 choose, as a digest."""


def digest_of_choices(size: str) -> str:
    """What the bots of a city of the day choose in a whole game."""
    deal = derive_day(DAY, size)
    bots = [with_budget(deal.size.bot, deal.simulations), f"{STRONG_BOT}:100"]
    game, chosen = Game(deal.size.options, seed=deal.seed), hashlib.sha256()
    while not game.over:
        legal, number = [str(action) for action in game.legal()], len(game.actions)
        action = legal[0]
        if number % EVERY == 0 and len(legal) > 1:
            bot = make(bots[number // EVERY % 2], seed=decision_seed(number, game.seat))
            action = bot.decide(game.view(game.seat), legal)
            chosen.update(f"{action}\n".encode())
        game.play(action)
    return chosen.hexdigest()[:16]


@pytest.mark.parametrize("size", SIZES)
def test_other_choices_are_another_version(size: str) -> None:
    assert BOTS_VERSION == 1
    assert digest_of_choices(size) == CHOICES[size], (
        "The bots choose otherwise. Raise BOTS_VERSION in happycity/version.py, and set version and digests here."
    )
