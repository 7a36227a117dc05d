"""Which rules are about a card."""

from __future__ import annotations

import functools

from happycity.cards.card_text import card_name
from happycity.cards.model import Building, Card, Dwelling, Market, Special
from happycity.game.rulebook import Rule, rule, rules


def rules_of(card: Card, locale: str) -> list[Rule]:
    """The rules about a card, its own first: for an expert building also what the FAQ answers."""
    return [rule(number, locale) for number in _numbers(card)]


def _numbers(card: Card) -> tuple[str, ...]:
    own = _by_title().get(card_name(card))
    if isinstance(card, Market):
        return ("S5", "X2", "X6")
    if isinstance(card, Dwelling):
        return ("S3", "B6")
    if isinstance(card, Building):
        return ("G10", "G1") if card.deck == 4 else ("S2", "B6")
    if isinstance(card, Special):
        return (own,) if own else ("B9", "B10")
    return ("G12", "G3", "G5", "G9")


@functools.cache
def _by_title() -> dict[str, str]:
    """The number of the rule that names a card in its title."""
    return {name: each.number for each in rules() for name in each.title.split(", ")}
