"""One game as arrays: what a seat sees, and what it may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32, u8

from happycity.envs.ruleset import Ruleset
from happycity.errors import BadOptions
from happycity.game.explain import check_seat

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from happycity.envs.core.env_game import EnvGame
    from happycity.game.game import Game

    Observation = NDArray[np.float32]
    Mask = NDArray[np.bool_]


class Encoder:
    """Writes the arrays of one game after the other. Every array that it returns is a new one."""

    def __init__(self, rules: Ruleset) -> None:
        layout = rules.layout
        self._bits = vec[i32]([0] * layout.features)
        self._flags = vec[u8]([0] * layout.actions)
        self._rewards = vec[i32]([0] * layout.players)
        # The arrays look into the memory that the core writes.
        self._observation = np.frombuffer(memoryview(self._bits), np.float32)
        self._mask = np.frombuffer(memoryview(self._flags), np.bool_)
        self._shares = np.frombuffer(memoryview(self._rewards), np.float32)

    def observe(self, game: EnvGame, seat: int) -> Observation:
        """What a seat sees."""
        game.observe(self._bits, 0, seat)
        return self._observation.copy()

    def mask(self, game: EnvGame, seat: int) -> Mask:
        """Which action ids a seat may choose: none unless it decides."""
        game.write_mask(self._flags, 0, seat)
        return self._mask.copy()

    def rewards(self, game: EnvGame) -> list[float]:
        """Each seat's reward at the end of a game."""
        game.reward(self._rewards, 0)
        rewards: list[float] = self._shares.tolist()
        return rewards


def observe(game: Game, seat: int | None = None) -> tuple[Observation, Mask]:
    """A `Game` as an environment shows it to a seat (default: the one that decides): an observation and a mask.

    Packs have no action ids: a game with one is refused.

    >>> from happycity import Game
    >>> observation, mask = observe(Game(seed=1))
    >>> observation.shape, mask.sum()
    ((242,), np.int64(3))
    """
    if game.catalogue.pack is not None:
        raise BadOptions("pack-in-environment", pack=game.catalogue.pack.name)
    seat = game.seat if seat is None else check_seat(seat, game.options.players)
    rules = Ruleset.of(game.options)
    encoder, env_game = Encoder(rules), rules.new_game()
    env_game.load(game._table)
    return encoder.observe(env_game, seat), encoder.mask(env_game, seat)
