"""The catalogue as JSON, without names and texts, which clients have as messages."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from happycity.cards import COLOURS, default_catalogue
from happycity.store.json import dump

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.cards.model import Building, Dwelling, EffectSpec, Market, Monster, Special
    from happycity.schema.responses import (
        BuildingCard,
        Catalogue,
        DwellingCard,
        MarketCard,
        MonsterCard,
        SpecialCard,
    )


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
        "buildings": [_building(card) for card in cards.buildings],
        "dwellings": [_dwelling(card) for card in cards.dwellings],
        "markets": [_market(card) for card in cards.markets],
        "specials": [_special(card) for card in cards.specials],
        "monsters": [_monster(card) for card in cards.monsters],
        "tokens_per_colour": cards.tokens_per_colour,
    }


def _building(card: Building) -> BuildingCard:
    return {
        "id": card.id, "deck": card.deck, "copies": card.copies, "colours": list(card.colours),
        "cost": card.cost, "income": card.income, "citizens": card.citizens, "hearts": card.hearts,
        "provenance": card.provenance, "note": card.note,
    }  # fmt: skip


def _dwelling(card: Dwelling) -> DwellingCard:
    return {
        "id": card.id, "colours": list(card.colours), "cost": card.cost, "income": card.income,
        "citizens": card.citizens, "hearts": card.hearts, "provenance": card.provenance, "note": card.note,
    }  # fmt: skip


def _market(card: Market) -> MarketCard:
    return {
        "id": card.id, "colour": card.colour, "income": card.income, "provenance": card.provenance,
        "note": card.note,
    }  # fmt: skip


def _special(card: Special) -> SpecialCard:
    needs = {colour: need for colour, need in zip(COLOURS, card.needs, strict=True) if need}
    return {
        "id": card.id, "pack": card.pack, "needs": needs, "income": card.income, "citizens": card.citizens,
        "hearts": card.hearts, "effects": _effects(card.effects), "provenance": card.provenance,
        "note": card.note,
    }  # fmt: skip


def _monster(card: Monster) -> MonsterCard:
    return {
        "id": card.id, "colour": card.colour, "income": card.income, "citizens": card.citizens,
        "hearts": card.hearts, "effects": _effects(card.effects), "provenance": card.provenance,
        "note": card.note,
    }  # fmt: skip


def _effects(effects: Sequence[EffectSpec]) -> list[dict[str, object]]:
    return [{"piece": effect.piece, **effect.params} for effect in effects]
