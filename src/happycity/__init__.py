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

import sys
from typing import TYPE_CHECKING

if sys.version_info < (3, 11):  # noqa: UP036 - whoever runs the source tree with an older Python is told so
    raise SystemExit(f"Happy City needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

from happycity.standins import offer

__version__ = "0.1.0"

offer()  # where librt is missing, `import librt` finds our own

if TYPE_CHECKING:
    from happycity import bots as bots
    from happycity import cards as cards
    from happycity import effects as effects
    from happycity import envs as envs
    from happycity import lab as lab
    from happycity.errors import BadArgument as BadArgument
    from happycity.errors import BadCommand as BadCommand
    from happycity.errors import BadNotation as BadNotation
    from happycity.errors import BadOptions as BadOptions
    from happycity.errors import BadPack as BadPack
    from happycity.errors import BadPosition as BadPosition
    from happycity.errors import BadRecord as BadRecord
    from happycity.errors import BadSetup as BadSetup
    from happycity.errors import EffectFailed as EffectFailed
    from happycity.errors import HappyCityError as HappyCityError
    from happycity.errors import IllegalAction as IllegalAction
    from happycity.errors import MissingExtra as MissingExtra
    from happycity.game.actions import Action as Action
    from happycity.game.chance import Chance as Chance
    from happycity.game.explain import Progress as Progress
    from happycity.game.explain import Reason as Reason
    from happycity.game.game import Game as Game
    from happycity.game.game import Outcome as Outcome
    from happycity.game.options import Options as Options
    from happycity.game.scoring import ScoreSheet as ScoreSheet
    from happycity.game.verify import Finding as Finding
    from happycity.game.verify import verify as verify
    from happycity.schema.game import Event as Event
    from happycity.schema.game import Position as Position
    from happycity.schema.game import Record as Record
    from happycity.schema.game import State as State
    from happycity.schema.game import View as View
    from happycity.version import RULES_VERSION as RULES_VERSION
else:
    from importlib import import_module
    from types import ModuleType

    _MODULES = {
        "RULES_VERSION": "version",
        "Action": "game.actions",
        "BadArgument": "errors",
        "BadCommand": "errors",
        "BadNotation": "errors",
        "BadOptions": "errors",
        "BadPack": "errors",
        "BadPosition": "errors",
        "BadRecord": "errors",
        "BadSetup": "errors",
        "Chance": "game.chance",
        "EffectFailed": "errors",
        "Event": "schema.game",
        "Finding": "game.verify",
        "Game": "game.game",
        "HappyCityError": "errors",
        "IllegalAction": "errors",
        "MissingExtra": "errors",
        "Options": "game.options",
        "Outcome": "game.game",
        "Position": "schema.game",
        "Progress": "game.explain",
        "Reason": "game.explain",
        "Record": "schema.game",
        "ScoreSheet": "game.scoring",
        "State": "schema.game",
        "View": "schema.game",
        "verify": "game.verify",
    }
    _PACKAGES = ("bots", "cards", "effects", "envs", "lab")
    __all__ = list(_MODULES)

    def __getattr__(name: str) -> object:
        """Import a public name from its module on first use."""
        if name in _PACKAGES:
            return _import_package(name)
        if name not in _MODULES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
        globals()[name] = value
        return value

    def _import_package(name: str) -> ModuleType:
        """Import a subpackage. Without its extra there is no such attribute, so that `hasattr` and `help` work."""
        from happycity.errors import MissingExtra

        try:
            return import_module(f"{__name__}.{name}")
        except MissingExtra as missing:
            raise AttributeError(str(missing)) from missing

    def __dir__() -> list[str]:
        """The public names, imported or not, for editors and notebooks."""
        return sorted({*__all__, *_PACKAGES, *(name for name in globals() if name.startswith("__"))})
