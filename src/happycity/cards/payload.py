"""A catalogue as clients read it, without names and texts, which they have as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.cards.model import COLOURS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.cards.model import Building, Catalogue, Dwelling, EffectSpec, Market, Monster, Special
    from happycity.schema.responses import (
        BuildingCard,
        DwellingCard,
        MarketCard,
        MonsterCard,
        SpecialCard,
    )
    from happycity.schema.responses import Catalogue as CataloguePayload


def catalogue_payload(cards: Catalogue) -> CataloguePayload:
    """All cards of a catalogue."""
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
