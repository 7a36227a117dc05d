"""The cards: typed records read from data files, and custom packs."""

from happycity.cards.model import (
    COLOURS,
    Building,
    Card,
    Catalogue,
    Dwelling,
    EffectSpec,
    Market,
    Monster,
    PackInfo,
    Special,
)
from happycity.cards.packs import catalogue_from_pack, default_catalogue, load_catalogue

__all__ = [
    "COLOURS",
    "Building",
    "Card",
    "Catalogue",
    "Dwelling",
    "EffectSpec",
    "Market",
    "Monster",
    "PackInfo",
    "Special",
    "catalogue_from_pack",
    "default_catalogue",
    "load_catalogue",
]
