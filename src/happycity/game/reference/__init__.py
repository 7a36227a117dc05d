"""The reference: rules and cards, found by what somebody asks at the table."""

from happycity.game.reference.card_rules import rules_of
from happycity.game.reference.colours import colour_named
from happycity.game.reference.search import card_names, find_cards, find_rules
from happycity.game.reference.stems import fold

__all__ = ["card_names", "colour_named", "find_cards", "find_rules", "fold", "rules_of"]
