"""Environments for reinforcement learning. They need `pip install "happycity[rl]"`.

    >>> from happycity import envs
    >>> env = envs.BatchedEnv(4, seed=1)
    >>> obs, mask, seat = env.reset()
    >>> obs.shape, mask.shape, seat
    ((4, 242), (4, 93), array([0, 0, 0, 0]))

`BatchedEnv` plays many games in the compiled core, `aec` makes a PettingZoo environment, and `gymnasium.make` knows
`HappyCity-v1` once this package is imported. `happycity.envs.openspiel` registers the game with OpenSpiel and needs
`pip install "happycity[openspiel]"` alone.
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from happycity.errors import MissingExtra
from happycity.extras import require

require("numpy")

from happycity.envs.actions import ActionSpace, action_space  # noqa: E402
from happycity.envs.batched import BatchedEnv  # noqa: E402
from happycity.envs.encoding import observe  # noqa: E402
from happycity.envs.features import Feature, features  # noqa: E402

if TYPE_CHECKING:
    from happycity.envs.gymnasium_env import HappyCityEnv
    from happycity.envs.pettingzoo_env import aec
else:
    _OF_FRAMEWORKS = {"HappyCityEnv": "gymnasium_env", "aec": "pettingzoo_env"}

    def __getattr__(name: str) -> object:
        """Say which extra is missing where a framework is not installed."""
        if name not in _OF_FRAMEWORKS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(require(f"{__name__}.{_OF_FRAMEWORKS[name]}"), name)

    for _name in _OF_FRAMEWORKS:
        with suppress(MissingExtra):  # batches and OpenSpiel do without them
            globals()[_name] = __getattr__(_name)

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
