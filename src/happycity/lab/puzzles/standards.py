"""What makes a puzzle. These figures were fixed before the first puzzle was made; data of others is not comparable.

A decision is a puzzle if a deep look gives the best action `MARGIN` more chance to win than every other one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.game.options import Options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from happycity.schema.game import Mode

SEED: Final = 20
"""Of the games; each game's own seed follows from it."""

PLAY_SIMULATIONS: Final = 1200
"""For each decision of the games that puzzles come from; the same search proposes candidates."""
SCREEN_MARGIN: Final = 0.10
SCREEN_TRIES: Final = 20
"""A decision is a candidate if the search already sees that margin, over actions it tried this often."""

DEPTH: Final = 12_000
"""Simulations for *each* action of a candidate, in a search of its own below that action."""
MARGIN: Final = 0.10
"""The answer's chance to win is this much above the next best one's."""
MIN_CHANCE: Final = 0.15
"""A decision that loses anyway is not a puzzle."""
KEPT_SHARE: Final = 0.5
"""With another seed the answer must be best again, with at least this share of `MARGIN`."""

PER_TABLE: Final = 40
"""Puzzles wanted for each mode and number of players."""
PER_GAME: Final = 2
ROUNDS_APART: Final = 2
"""Puzzles from one game at most, and how far apart they are: no two should look alike."""
MAX_OF_THEME: Final = 10
"""Puzzles of a table with the same main theme, at most; the deep look may still find another runner-up and so theme."""
MAX_OBVIOUS: Final = 12
"""Puzzles of a table that the greedy bot gets right, at most."""

LINE: Final = 14
"""Actions that follow the answer in the game, at most: they are shown as one way to go on."""

MODES: Final[Mapping[str, tuple[Mode, bool]]] = {
    "family": ("family", False),
    "expert": ("expert", False),
    "grozilla": ("expert", True),
}
PLAYERS: Final = (2, 3, 4, 5)
PHASES: Final = ("discard", "buy", "claim", "destroy", "gift", "louvre", "sphinx")
"""Decisions that may become puzzles. Draws are left out: what they show is luck."""


def tables() -> dict[str, Options]:
    """The tables that puzzles are made for, by name.

    >>> list(tables())[:2]
    ['family-2', 'family-3']
    """
    return {
        f"{name}-{players}": Options(players=players, mode=mode, grozilla=grozilla)
        for name, (mode, grozilla) in MODES.items()
        for players in PLAYERS
    }
