"""The laboratory: simulations, tournaments and their statistics (docs/lab.md).

>>> from happycity import lab
>>> lab.simulate(["greedy", "random"], games=10)["games"]
10
"""

from happycity.lab.api import BotSpec, balance, dataset, simulate, tournament
from happycity.lab.report.page import balance_page

__all__ = ["BotSpec", "balance", "balance_page", "dataset", "simulate", "tournament"]
