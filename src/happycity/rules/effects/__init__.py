"""The effects of special buildings: one small class per piece, and the way from a declaration to its class.

A new piece is a class with its hooks, a line in its module's `PIECES`, and an entry in `happycity.cards.pieces`.
"""

from __future__ import annotations

from typing import Final

from happycity.cards import EffectSpec
from happycity.rules.effects import coins, colours, ending, places
from happycity.rules.effects.base import Effect, Params

PIECES: Final = {**colours.PIECES, **places.PIECES, **ending.PIECES, **coins.PIECES}


def effect_of(spec: EffectSpec) -> Effect:
    """The effect that a piece of the catalogue declares."""
    return PIECES[spec.piece](Params(spec))
