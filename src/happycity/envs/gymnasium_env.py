"""The game as a Gymnasium environment: one agent against bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Unpack

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from happycity.envs.actions import action_id
from happycity.envs.encoding import Encoder
from happycity.envs.opponents import Opponent, OpponentSpec, check_opponents
from happycity.envs.render import Rendering
from happycity.envs.ruleset import MAX_ROUNDS, Ruleset
from happycity.envs.spaces import box
from happycity.errors import BadOptions
from happycity.game.options import Options

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from happycity.schema import game as schema

    Step = tuple[NDArray[np.float32], float, bool, bool, dict[str, object]]

ENV_ID: Final = "HappyCity-v1"
ILLEGAL_REWARD: Final = -1.0
"""An action that the mask forbids ends the game with less than a loss."""


class HappyCityEnv(gymnasium.Env["NDArray[np.float32]", "np.int64"]):
    """One agent at a table with bots: names such as `greedy` or `normal:100`, classes, or objects with `decide`.

    The reward comes at the end: 1 for a win, shared if shared, else 0. `info["action_mask"]` says which action ids are
    legal, and so does `action_masks()`. An illegal one ends the game with a reward of -1.

    >>> env = gymnasium.make("HappyCity-v1", opponents=["greedy", "random"], mode="expert")
    >>> observation, info = env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
    >>> observation.shape, reward, terminated
    ((636,), 0.0, False)
    """

    metadata: ClassVar[dict[str, object]] = {"render_modes": ["ansi", "human"], "render_fps": 4}

    def __init__(
        self,
        opponents: Sequence[OpponentSpec] = ("greedy",),
        *,
        seat: int | None = None,
        max_rounds: int = MAX_ROUNDS,
        render_mode: str | None = None,
        **options: Unpack[schema.Options],
    ) -> None:
        self._named = check_opponents(opponents)
        players = 1 + len(self._named)
        self.options = Options.from_json({"players": players, **options})
        if self.options.players != players:
            raise BadOptions(
                "bad-options", field="players", value=self.options.players, expected=str(players)
            )
        if seat is not None and not 0 <= seat < players:
            raise BadOptions("bad-options", field="seat", value=seat, expected=f"0 … {players - 1}")
        self.seat = seat
        self.render_mode = render_mode
        self._rules = Ruleset.of(self.options)
        self._game = self._rules.new_game(max_rounds)
        self._encoder = Encoder(self._rules)
        self._rendering = Rendering(self._rules)
        self._me = 0
        self._opponents: dict[int, Opponent] = {}
        self.observation_space = box(self.options)
        self._actions = int(self._rules.layout.actions)
        self.action_space = Discrete(self._actions)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, object]]:
        """Deal a new game. Unless the agent has a seat of its own, chance decides where it sits.

        >>> observation, info = HappyCityEnv(["random"], seat=0).reset(seed=7)
        >>> info["seat"], info["action_mask"].sum()
        (0, np.int64(3))
        """
        super().reset(seed=seed)
        random, players = self.np_random, self.options.players
        self._game.deal(int(random.integers(2**63)) if seed is None else seed)
        self._me = int(random.integers(players)) if self.seat is None else self.seat
        self.close()
        self._opponents = {
            (self._me + 1 + place) % players: Opponent(bot, int(random.integers(2**31)), self._rules)
            for place, bot in enumerate(self._named)
        }
        self._play_opponents()
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> Step:
        """Play an action id, then let the opponents play until the agent decides again. Raises IllegalAction.

        >>> env = HappyCityEnv(["random"], seat=0)
        >>> observation, info = env.reset(seed=7)
        >>> env.step(int(env.action_masks().argmax()))[1:4]
        (0.0, False, False)
        """
        number = action_id(action, self._actions)
        if not self._game.offers(number):
            return self._observation(), ILLEGAL_REWARD, True, False, {**self._info(), "illegal": True}
        self._game.act(number)
        self._play_opponents()
        over, finished = self._game.over(), self._game.finished()
        reward = self._encoder.rewards(self._game)[self._me] if finished else 0.0
        return self._observation(), reward, finished, over and not finished, self._info()

    def _play_opponents(self) -> None:
        game = self._game
        while not game.over() and game.table.seat != self._me:
            move = self._opponents[int(game.table.seat)].choose(game)
            game.play(move, game.chance(move))

    def _observation(self) -> NDArray[np.float32]:
        return self._encoder.observe(self._game, self._me)

    def _info(self) -> dict[str, object]:
        return {"action_mask": self.action_masks().view(np.int8), "seat": self._me}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which action ids are legal now.

        >>> env = HappyCityEnv(["random"], seat=0)
        >>> observation, info = env.reset(seed=7)
        >>> env.action_masks().nonzero()[0]
        array([34, 35, 36])
        """
        return self._encoder.mask(self._game, self._me)

    def render(self) -> str | None:
        """The table as text; printed if the mode is `human`.

        >>> env = HappyCityEnv(["random"], seat=0, render_mode="ansi")
        >>> observation, info = env.reset(seed=7)
        >>> env.render().splitlines()[1]
        'Central area: -'
        """
        return self._rendering.show(self._game, self.render_mode)

    def close(self) -> None:
        """End the opponents' programs.

        >>> HappyCityEnv(["random"]).close()
        """
        for opponent in self._opponents.values():
            opponent.close()


if ENV_ID not in gymnasium.registry:
    gymnasium.register(ENV_ID, entry_point="happycity.envs.gymnasium_env:HappyCityEnv")
