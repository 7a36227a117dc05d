"""The effects of special buildings: one small class per piece, and the way from a declaration to its class.

A new piece is a class with its hooks, a line in its module's `PIECES`, and an entry in `happycity.cards.pieces`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from happycity.cards import EffectSpec
from happycity.rules.effects import coins, colours, ending, places
from happycity.rules.effects.base import Effect, Params
from happycity.rules.effects.guarded import Guarded

PIECES: Final = {**colours.PIECES, **places.PIECES, **ending.PIECES, **coins.PIECES}


def effect_of(spec: EffectSpec, card: i64) -> Effect:
    """The effect that a piece of the catalogue, or of a pack's own Python file, declares on a card."""
    effect: Effect
    if spec.own is None:
        effect = PIECES[spec.piece](Params(spec))
    else:
        own = spec.own.make(Params(spec))
        assert isinstance(own, Effect)
        effect = Guarded(own, spec.piece, card)
    effect.card = card
    return effect
