"""The game as a PettingZoo environment: agents take turns (AEC)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypedDict, Unpack

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from happycity.envs.actions import action_id
from happycity.envs.encoding import Encoder
from happycity.envs.render import Rendering
from happycity.envs.ruleset import MAX_ROUNDS, Ruleset, check_number
from happycity.envs.spaces import box
from happycity.errors import IllegalAction
from happycity.game.options import Options
from happycity.game.seeds import LIMIT

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from happycity.schema import game as schema


class AgentObservation(TypedDict):
    """What an agent gets: features, and a 1 for each action id that it may choose."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


class HappyCityAEC(AECEnv[str, AgentObservation, int | None]):
    """One game; agent `player_0` is the first player. `reset(seed=…)` deals what `Game(options, seed=…)` deals."""

    metadata: ClassVar[dict[str, object]] = {
        "name": "happycity_v1",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self, options: Options, *, max_rounds: int = MAX_ROUNDS, render_mode: str | None = None
    ) -> None:
        self.options = options
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(options.players)]
        self.agents: list[str] = []
        rules = Ruleset.of(options)
        self._game = rules.new_game(max_rounds)
        self._encoder = Encoder(rules)
        self._rendering = Rendering(rules)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random = np.random.default_rng()
        self._actions = int(rules.layout.actions)
        mask = Box(0, 1, (self._actions,), np.int8)
        self._observation_space = Dict({"observation": box(options), "action_mask": mask})
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """The space of what an agent gets: the same for all."""
        return self._observation_space

    def action_space(self, agent: str) -> Discrete:
        """All action ids: the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """Deal a new game. Without a seed, chance decides."""
        if seed is not None:
            seed = check_number("seed", seed, 0, LIMIT - 1)
            self._random = np.random.default_rng(seed)
        self._game.deal(int(self._random.integers(2**63)) if seed is None else seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.agents[self._game.table.seat]

    def observe(self, agent: str) -> AgentObservation:
        """What an agent sees, whether it decides now or not."""
        seat = self._seats[agent]
        mask = self._encoder.mask(self._game, seat).view(np.int8)
        return {"observation": self._encoder.observe(self._game, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action id for the agent that decides. Raises IllegalAction."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        game = self._game
        number = action_id(action, self._actions)
        if not game.offers(number):
            raise IllegalAction("illegal-id", id=number, game=0)
        game.act(number)
        if game.over():
            self._finish()
        else:
            self.agent_selection = self.possible_agents[game.table.seat]

    def _finish(self) -> None:
        """The end: rewards for all, and every agent is done."""
        for agent, reward in zip(self.agents, self._encoder.rewards(self._game), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = self._game.finished()
            self.truncations[agent] = not self._game.finished()
        self._deads_step_first()

    def render(self) -> str | None:
        """The table as text; printed if the mode is `human`."""
        return self._rendering.show(self._game, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def aec(
    *, max_rounds: int = MAX_ROUNDS, render_mode: str | None = None, **options: Unpack[schema.Options]
) -> HappyCityAEC:
    """A PettingZoo environment for a game with these options.

    >>> env = aec(players=3)
    >>> env.reset(seed=7)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.agent_selection, observation["action_mask"].sum()
    ('player_0', np.int64(3))
    """
    return HappyCityAEC(Options.from_json(options), max_rounds=max_rounds, render_mode=render_mode)
