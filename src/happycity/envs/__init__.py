"""Environments for reinforcement learning. They need `pip install "happycity[rl]"`.

    >>> from happycity import envs
    >>> env = envs.BatchedEnv(4, seed=1)
    >>> obs, mask, seat = env.reset()
    >>> obs.shape, mask.shape, seat
    ((4, 242), (4, 93), array([0, 0, 0, 0]))

`BatchedEnv` plays many games in the compiled core, `aec` makes a PettingZoo environment, and `gymnasium.make` knows
`HappyCity-v1` once this package is imported. `happycity.envs.openspiel` registers the game with OpenSpiel.
"""

from happycity.extras import require

require("numpy")
require("gymnasium")

from happycity.envs.actions import ActionSpace, action_space  # noqa: E402
from happycity.envs.batched import BatchedEnv  # noqa: E402
from happycity.envs.encoding import observe  # noqa: E402
from happycity.envs.features import Feature, features  # noqa: E402
from happycity.envs.gymnasium_env import HappyCityEnv, register  # noqa: E402
from happycity.envs.pettingzoo_env import aec  # noqa: E402

__all__ = [
    "ActionSpace",
    "BatchedEnv",
    "Feature",
    "HappyCityEnv",
    "action_space",
    "aec",
    "features",
    "observe",
]

register()
