"""Many games at once, as numpy arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, Unpack

import numpy as np

from happycity.envs.core.batch import Batch
from happycity.envs.ruleset import MAX_ROUNDS, Ruleset, check_count, check_number
from happycity.errors import BadOptions, IllegalAction
from happycity.game.options import Options
from happycity.rules.codes import NOTHING

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from happycity.schema import game as schema

    Floats: TypeAlias = NDArray[np.float32]
    Integers: TypeAlias = NDArray[np.int64]
    Flags: TypeAlias = NDArray[np.bool_]


MAX_SEED: Final = 2**62
"""The seeds of a batch count on from its own, in 64 bits."""


class BatchedEnv:
    """`n` games that are played together: each step takes one action for every game.

    Game i begins with the deal of `Game(options, seed=seed + i)`; the next game in its place has the seed that is `n`
    higher. The arrays belong to the caller: a later step does not change them.

        >>> env = BatchedEnv(2, seed=7, mode="expert", grozilla=True)
        >>> obs, mask, seat = env.reset()
        >>> obs, mask, seat, rewards, done = env.step(mask.argmax(axis=1))
        >>> rewards.shape, done
        ((2, 2), array([False, False]))
    """

    def __init__(
        self, n: int, seed: int = 0, *, max_rounds: int = MAX_ROUNDS, **options: Unpack[schema.Options]
    ) -> None:
        self.options = Options.from_json(options)
        self.n = check_count("n", n)
        self.seed = check_number("seed", seed, 0, MAX_SEED)
        rules = Ruleset.of(self.options)
        layout = rules.layout
        self._batch = Batch(layout, rules.blank, self.n, check_count("max_rounds", max_rounds))
        self.actions = int(layout.actions)
        self.features = int(layout.features)
        # These look into the memory that the core writes.
        batch = self._batch
        self._observations = np.frombuffer(memoryview(batch.observations), np.float32).reshape(self.n, -1)
        self._masks = np.frombuffer(memoryview(batch.masks), np.bool_).reshape(self.n, -1)
        self._seats = np.frombuffer(memoryview(batch.seats), np.int64)
        self._rewards = np.frombuffer(memoryview(batch.rewards), np.float32).reshape(self.n, -1)
        self._done = np.frombuffer(memoryview(batch.done), np.bool_)
        self.reset()

    def __repr__(self) -> str:
        grozilla = " with grozilla" if self.options.grozilla else ""
        return f"<BatchedEnv: {self.n} games, {self.options.players} players, {self.options.mode}{grozilla}>"

    def reset(self, seed: int | None = None) -> tuple[Floats, Flags, Integers]:
        """Restart all games, from another seed if one is given: observations, masks, and who decides.

        >>> obs, mask, seat = BatchedEnv(3).reset(seed=5)
        >>> obs.dtype, mask.sum(axis=1)
        (dtype('float32'), array([3, 3, 3]))
        """
        if seed is not None:
            self.seed = check_number("seed", seed, 0, MAX_SEED)
        self._batch.reset(self.seed)
        return self._observations.copy(), self._masks.copy(), self._seats.copy()

    def step(self, actions: object) -> tuple[Floats, Flags, Integers, Floats, Flags]:
        """Play one action id in every game: observations, masks, who decides, rewards by seat, and which games ended.

        A game that ended has been restarted: its row shows the new game, its rewards are those of the old one. If any
        action is illegal, no game changes. Raises IllegalAction.

        >>> env = BatchedEnv(3, seed=5)
        >>> obs, mask, seat = env.reset()
        >>> obs, mask, seat, rewards, done = env.step(mask.argmax(axis=1))
        >>> seat, rewards.shape
        (array([0, 0, 0]), (3, 2))
        """
        ids = np.asarray(actions)
        if ids.shape != (self.n,) or ids.dtype.kind not in "iu" or ids.min() < 0 or ids.max() >= self.actions:
            raise BadOptions("bad-batch", games=self.n, last=self.actions - 1)
        packed = ids.astype("<u2").tobytes()
        batch = self._batch
        slot = batch.illegal(packed)
        if slot != NOTHING:
            raise IllegalAction("illegal-id", id=int(ids[slot]), game=int(slot))
        batch.step(packed)
        return (
            self._observations.copy(),
            self._masks.copy(),
            self._seats.copy(),
            self._rewards.copy(),
            self._done.copy(),
        )
