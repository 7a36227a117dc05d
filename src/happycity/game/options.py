"""Options: what players agree on before a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Final

from happycity.errors import BadOptions
from happycity.schema.validate import abbreviate, whole_number
from happycity.version import FIRST_RULES_VERSION, RULES_VERSION

if TYPE_CHECKING:
    from happycity.schema import game as schema
    from happycity.schema.game import Edition, Mode, Scoring

PLAYERS: Final = (2, 3, 4, 5)
MODES: Final = ("family", "expert")
SCORINGS: Final = ("product", "sum")
EDITIONS: Final = ("fr", "en-GB", "en-US", "pl")
RULES_VERSIONS: Final = tuple(range(FIRST_RULES_VERSION, RULES_VERSION + 1))

POLISH_DWELLINGS: Final = 3


@dataclass(frozen=True, slots=True)
class Options:
    """Options of a game (interface: Options).

    >>> Options(players=4, mode="expert").dwellings
    3
    """

    players: int = 2
    mode: Mode = "family"
    grozilla: bool = False
    scoring: Scoring = "product"
    edition: Edition = "fr"

    def __post_init__(self) -> None:
        players = whole_number(self.players)
        if players is not None:  # an integer of numpy becomes one of Python
            object.__setattr__(self, "players", players)
        _check("players", self.players, PLAYERS)
        _check("mode", self.mode, MODES)
        _check("grozilla", self.grozilla, (False, True))
        _check("scoring", self.scoring, SCORINGS)
        _check("edition", self.edition, EDITIONS)

    @classmethod
    def from_json(cls, content: object) -> Options:
        """Parse options. Those left out have their defaults. Raises BadOptions.

        >>> Options.from_json({"players": 4})
        Options(players=4, mode='family', grozilla=False, scoring='product', edition='fr')
        """
        if not isinstance(content, Mapping):
            raise BadOptions("bad-options", field="options", value=abbreviate(content), expected="{…}")
        known = [field.name for field in fields(cls)]
        for name, value in content.items():
            if name not in known:
                raise BadOptions(
                    "unknown-option",
                    field=abbreviate(name),
                    value=abbreviate(value),
                    expected=" | ".join(known),
                )
        return cls(**content)

    def to_json(self) -> schema.Options:
        """All options as JSON.

        >>> Options(mode="expert").to_json()
        {'players': 2, 'mode': 'expert', 'grozilla': False, 'scoring': 'product', 'edition': 'fr'}
        """
        return {
            "players": self.players,
            "mode": self.mode,
            "grozilla": self.grozilla,
            "scoring": self.scoring,
            "edition": self.edition,
        }

    @property
    def expert(self) -> bool:
        """Are the expert special buildings used (R-X1)?"""
        return self.mode == "expert"

    @property
    def dwellings(self) -> int:
        """Cards in each dwelling pile (R-S3, R-L1)."""
        fewer = self.players - 1
        return min(fewer, POLISH_DWELLINGS) if self.edition == "pl" else fewer

    @property
    def specials(self) -> int:
        """Special buildings on offer at the start (R-S4)."""
        return self.players + 2


def validate_options(options: object) -> Options:
    """The options, if they are some: `Game("expert")` is a mistake that deserves a sentence."""
    if not isinstance(options, Options):
        raise BadOptions("not-options", value=abbreviate(options))
    return options


def validate_rules(version: int) -> int:
    """The version, if it is one of the rules that the core can play by."""
    _check("rules", version, RULES_VERSIONS)
    return version


def _check(field: str, value: object, allowed: tuple[object, ...]) -> None:
    """Refuse a value of another type too: `True` is not 1, and 2.0 not 2."""
    if not any(type(value) is type(each) and value == each for each in allowed):
        expected = " | ".join(str(each).lower() if isinstance(each, bool) else str(each) for each in allowed)
        raise BadOptions("bad-options", field=field, value=abbreviate(value), expected=expected)
