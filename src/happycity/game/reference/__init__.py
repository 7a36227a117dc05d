"""The reference: rules and cards, found by what somebody asks at the table."""

from happycity.game.reference.card_rules import rules_of
from happycity.game.reference.search import find_cards, find_rules
from happycity.game.reference.stems import fold

__all__ = ["find_cards", "find_rules", "fold", "rules_of"]
