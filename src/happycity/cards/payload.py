"""A catalogue as clients read it, without names and texts, which they have as messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.cards.model import COLOURS, Building, Dwelling, Market, Special

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.cards.model import Card, Catalogue, EffectSpec, Monster
    from happycity.schema.game import Colour
    from happycity.schema.responses import (
        BuildingCard,
        ClientCard,
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


def client_cards(cards: Catalogue) -> list[ClientCard]:
    """All cards as the browser client draws them. Of the Happy Market it needs the white face only."""
    white = [card for card in cards.markets if card.colour is None]
    every: list[Card] = [*cards.buildings, *cards.dwellings, *white, *cards.specials, *cards.monsters]
    return [_client_card(card) for card in every]


def _client_card(card: Card) -> ClientCard:
    facts: ClientCard = {
        "id": card.id, "kind": "market", "colours": [], "income": card.income, "citizens": 0, "hearts": 0,
        "provenance": card.provenance,
    }  # fmt: skip
    if isinstance(card, Market):
        return facts
    facts["citizens"], facts["hearts"] = card.citizens, card.hearts
    if isinstance(card, Building):
        facts["kind"], facts["colours"] = "building", list(card.colours)
        facts["deck"], facts["copies"], facts["cost"] = card.deck, card.copies, card.cost
    elif isinstance(card, Dwelling):
        facts["kind"], facts["colours"], facts["cost"] = "dwelling", list(card.colours), card.cost
    elif isinstance(card, Special):
        facts["kind"], facts["pack"], facts["needs"] = "special", card.pack, needs_of(card)
    else:
        facts["kind"], facts["colours"] = "monster", [card.colour]
    return facts


def needs_of(card: Special) -> dict[Colour, int]:
    """How many cards of each colour a special building needs, without those of which it needs none."""
    return {colour: need for colour, need in zip(COLOURS, card.needs, strict=True) if need}


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
    return {
        "id": card.id, "pack": card.pack, "needs": needs_of(card), "income": card.income, "citizens": card.citizens,
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
