"""Happy City, the city-building card game: rules, games, bots.

    >>> from happycity import Game, Options
    >>> game = Game(Options(players=3, mode="family"), seed=7)
    >>> while not game.over:
    ...     events = game.play(game.legal()[0])
    >>> len(game.outcome.points)
    3

Nothing is imported before it is used, so that `import happycity` costs next to nothing.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from happycity.version import RULES_VERSION

if TYPE_CHECKING:
    from happycity.errors import (
        BadCommand,
        BadNotation,
        BadOptions,
        BadPack,
        BadPosition,
        BadRecord,
        BadSetup,
        HappyCityError,
        IllegalAction,
    )
    from happycity.game.actions import Action
    from happycity.game.explain import Progress, Reason
    from happycity.game.game import Chance, Game, Outcome
    from happycity.game.options import Options
    from happycity.game.scoring import ScoreSheet
    from happycity.game.verify import Finding, verify

__version__ = "0.1.0"

_HOMES = {
    "Action": "game.actions",
    "BadCommand": "errors",
    "BadNotation": "errors",
    "BadOptions": "errors",
    "BadPack": "errors",
    "BadPosition": "errors",
    "BadRecord": "errors",
    "BadSetup": "errors",
    "Chance": "game.game",
    "Finding": "game.verify",
    "Game": "game.game",
    "HappyCityError": "errors",
    "IllegalAction": "errors",
    "Options": "game.options",
    "Outcome": "game.game",
    "Progress": "game.explain",
    "Reason": "game.explain",
    "ScoreSheet": "game.scoring",
    "verify": "game.verify",
}

__all__ = [
    "RULES_VERSION",
    "Action",
    "BadCommand",
    "BadNotation",
    "BadOptions",
    "BadPack",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Chance",
    "Finding",
    "Game",
    "HappyCityError",
    "IllegalAction",
    "Options",
    "Outcome",
    "Progress",
    "Reason",
    "ScoreSheet",
    "verify",
]


def __getattr__(name: str) -> Any:
    """Import a public name from its module when it is first asked for."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module 'happycity' has no attribute {name!r}")
    value = getattr(import_module(f"happycity.{home}"), name)
    globals()[name] = value
    return value
