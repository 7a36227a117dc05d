"""Positions: a state, or part of one, put on a table (interface: Positions).

Derived numbers are ignored, what is left out is filled in, and what cannot be on a table is refused with the path of
the field and the reason.
"""

from __future__ import annotations

from happycity.game.codec import Codec
from happycity.game.dealer import Scripts
from happycity.game.options import Options
from happycity.game.positions.centre import (
    read_central,
    read_dwellings,
    read_offered_specials,
    read_tokens,
)
from happycity.game.positions.cities import read_city
from happycity.game.positions.decks import read_box, read_decks
from happycity.game.positions.loading import Loading
from happycity.game.positions.phase import read_phase, validate_phase
from happycity.rules.rng import Rng
from happycity.rules.table import Table


def load_position(content: object, codec: Codec, rng: Rng) -> tuple[Options, Table, Scripts]:
    """The table of a position and the known order of its decks; `rng` decides what is left open."""
    loading = Loading(content, codec, rng)
    fields = loading.fields
    # First all cards that lie face up, then the piles that hold the rest.
    fields.each("cities", lambda city, seat: read_city(loading, city, seat))
    read_central(loading)
    read_phase(loading)
    read_offered_specials(loading)
    read_dwellings(loading)
    read_tokens(loading)
    setup = fields.nested("setup", {})
    setup.allow_only("decks", "discards", "box")
    read_decks(loading, setup)
    read_box(loading, setup)
    validate_phase(loading)
    return loading.options, loading.table, loading.scripts
