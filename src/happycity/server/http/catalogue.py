"""The catalogue as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cached_property
from typing import TYPE_CHECKING

from happycity.cards import COLOURS, default_catalogue
from happycity.cards.model import Building, Dwelling, Market, Monster, Special
from happycity.store.json import dump

if TYPE_CHECKING:
    from happycity.schema.responses import Catalogue
    from happycity.schema.validate import Json

Card = Building | Dwelling | Market | Special | Monster


class CatalogueJson:
    """All cards as JSON, built on first use."""

    @cached_property
    def body(self) -> bytes:
        """The response body."""
        return dump(catalogue_json())


def catalogue_json() -> Catalogue:
    """All cards as JSON."""
    cards = default_catalogue()
    return {
        "colours": list(COLOURS),
        "buildings": [_card_json(card) for card in cards.buildings],
        "dwellings": [_card_json(card) for card in cards.dwellings],
        "markets": [_card_json(card) for card in cards.markets],
        "specials": [_card_json(card) for card in cards.specials],
        "monsters": [_card_json(card) for card in cards.monsters],
        "tokens_per_colour": cards.tokens_per_colour,
    }


def _card_json(card: Card) -> Json:
    """A card without its names and texts, which clients have as messages."""
    values = {field.name: getattr(card, field.name) for field in fields(card)}
    payload = {name: value for name, value in values.items() if not isinstance(value, Mapping)}
    if isinstance(card, Special):
        payload["needs"] = {colour: need for colour, need in zip(COLOURS, card.needs, strict=True) if need}
    if isinstance(card, Special | Monster):
        payload["effects"] = [{"piece": effect.piece, **effect.params} for effect in card.effects]
    return payload
