"""Actions: an action *is* its text, such as `buy museum with green` (interface: Actions)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from happycity.cards.model import COLOURS
from happycity.errors import BadNotation
from happycity.schema.validate import abbreviate

if TYPE_CHECKING:
    from happycity.schema.game import Colour

FORMS: Final = {
    "market": "market <colour>",
    "discard": "discard <card>",
    "keep": "keep",
    "draw": "draw <deck>",
    "buy": "buy <card> [with <colour>,…]",
    "coin": "coin",
    "claim": "claim <special>",
    "pass": "pass",
    "destroy": "destroy <slot>",
    "gift": "gift <seat>",
    "louvre": "louvre <seat>",
    "sphinx": "sphinx <special>|box",
}
"""The notation of every kind of action."""

BOX: Final = "box"
ALONE: Final = frozenset({"keep", "coin", "pass"})
NUMBERED: Final = frozenset({"draw", "destroy", "gift", "louvre"})
NAMED: Final = frozenset({"discard", "buy", "claim", "sphinx"})
MAX_LENGTH: Final = 500
CARD: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")


class Action(str):
    """One action in its normal form.

    >>> action = Action.parse("buy igloo with Green, blue")
    >>> action
    'buy igloo with blue,green'
    >>> action.kind, action.card, action.tokens
    ('buy', 'igloo', ('blue', 'green'))
    """

    __slots__ = ()

    @classmethod
    def parse(cls, text: object) -> Action:
        """Parse an action: letter case, spaces and the order of tokens do not matter. Raises BadNotation.

        >>> Action.parse("  BUY museum with green, blue")
        'buy museum with blue,green'
        """
        if isinstance(text, Action):
            return text
        if not isinstance(text, str) or len(text) > MAX_LENGTH:
            raise _unknown_action(text)
        kind, _, rest = " ".join(text.lower().split()).partition(" ")
        if kind in ALONE and not rest:
            return cls(kind)
        if kind in NUMBERED and NUMBER.fullmatch(rest):
            return cls(f"{kind} {rest}")
        if kind == "market" and rest:
            return cls(f"market {_parse_colour(rest)}")
        if kind in NAMED:
            card, separator, tokens = rest.partition(" with ")
            if CARD.fullmatch(card) and (kind == "buy" or not separator):
                return cls(f"{kind} {card} with {_parse_tokens(tokens)}" if separator else f"{kind} {card}")
        raise _unknown_action(text)

    @property
    def kind(self) -> str:
        """The kind of action: the first word."""
        return self.partition(" ")[0]

    @property
    def argument(self) -> str:
        """The text between the kind and the tokens."""
        return self.partition(" ")[2].partition(" with ")[0]

    @property
    def card(self) -> str | None:
        """The card discarded, bought, claimed or copied; None for any other action and for `sphinx box`."""
        return self.argument if self.kind in NAMED and self != "sphinx box" else None

    @property
    def tokens(self) -> tuple[str, ...]:
        """The colours of the tokens spent, in the order of the colours."""
        spent = self.partition(" with ")[2]
        return tuple(spent.split(",")) if spent else ()

    @property
    def colour(self) -> str | None:
        """The colour of the Happy Market chosen."""
        return self.argument if self.kind == "market" else None

    @property
    def deck(self) -> int | None:
        """The deck drawn from, 1 to 4."""
        return int(self.argument) if self.kind == "draw" else None

    @property
    def slot(self) -> int | None:
        """The slot destroyed, 1 to 10."""
        return int(self.argument) if self.kind == "destroy" else None

    @property
    def seat(self) -> int | None:
        """The opponent chosen."""
        return int(self.argument) if self.kind in ("gift", "louvre") else None


def _parse_colour(text: str) -> Colour:
    for colour in COLOURS:
        if colour == text:
            return colour
    raise BadNotation("unknown-colour", colour=abbreviate(text))


def _parse_tokens(text: str) -> str:
    """Tokens in the order of the colours."""
    return ",".join(sorted((_parse_colour(item.strip()) for item in text.split(",")), key=COLOURS.index))


def _unknown_action(text: object) -> BadNotation:
    return BadNotation("unknown-action", action=abbreviate(text), expected=" · ".join(FORMS.values()))
