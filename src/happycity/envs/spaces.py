"""What Gymnasium and PettingZoo want to know about observations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium.spaces import Box

from happycity.envs.features import features

if TYPE_CHECKING:
    from happycity.game.options import Options


def box(options: Options) -> Box:
    """The space of observations, with the bounds of each feature."""
    listed = features(options)
    low = np.array([feature.lowest / feature.divisor for feature in listed], np.float32)
    high = np.array([feature.highest / feature.divisor for feature in listed], np.float32)
    return Box(low, high, dtype=np.float32)
