"""Random games in every mode, for tests that want many different situations."""

from __future__ import annotations

import random
from collections.abc import Iterator

from happycity import Game, Options
from happycity.cards.model import MODES as MODE_NAMES
from happycity.schema.game import Mode

MODES: list[tuple[Mode, bool]] = [(mode, grozilla) for mode in MODE_NAMES for grozilla in (False, True)]
EVERY = [
    Options(players=players, mode=mode, grozilla=grozilla)
    for players in (2, 3, 4, 5)
    for mode, grozilla in MODES
]


def name(options: Options) -> str:
    """A short name for a test's parameter."""
    return f"{options.players}-{options.mode}" + ("-grozilla" if options.grozilla else "")


def steps(game: Game, seed: int) -> Iterator[Game]:
    """Play at random to the end; the game before each action, and once more when it is over."""
    rng = random.Random(seed)
    while not game.over:
        yield game
        game.play(lively(game, rng))
    yield game


def lively(game: Game, rng: random.Random) -> str:
    """A random action that passes and takes coins less often, so that more happens."""
    legal = game.legal()
    busy = [action for action in legal if action not in ("pass", "coin", "keep")]
    return rng.choice(busy if busy and rng.random() < 0.6 else legal)


def finished(options: Options, seed: int) -> Game:
    """A game played to its end."""
    game = Game(options, seed=seed)
    for _ in steps(game, seed):
        pass
    return game
