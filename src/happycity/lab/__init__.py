"""The laboratory: simulations, tournaments and their statistics (docs/lab.md).

>>> from happycity import lab
>>> lab.simulate(["greedy", "random"], games=10)["games"]
10
"""

from happycity.lab.api import BotSpec, balance, dataset, simulate, tournament
from happycity.lab.data import Data
from happycity.lab.report.page import balance_page
from happycity.lab.report.schema import Balance
from happycity.lab.schema import SimulationResult, TournamentResult

__all__ = [
    "Balance",
    "BotSpec",
    "Data",
    "SimulationResult",
    "TournamentResult",
    "balance",
    "balance_page",
    "dataset",
    "simulate",
    "tournament",
]
