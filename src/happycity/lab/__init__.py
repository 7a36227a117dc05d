"""The laboratory: simulations, tournaments and their statistics (docs/lab.md).

>>> from happycity import lab
>>> lab.simulate(["greedy", "random"], games=10)["games"]
10
"""

from happycity.lab.api import BotSpec, dataset, simulate, tournament

__all__ = ["BotSpec", "dataset", "simulate", "tournament"]
