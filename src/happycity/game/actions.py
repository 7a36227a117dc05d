"""Actions: an action *is* its word, such as `buy museum with green` (interface: Actions)."""

from __future__ import annotations

import re
from typing import Final

from happycity.cards.model import COLOURS
from happycity.errors import BadNotation
from happycity.schema.validate import abbreviate

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
"""Every kind of action and how it is written."""

BOX: Final = "box"
ALONE: Final = frozenset({"keep", "coin", "pass"})
NUMBERED: Final = frozenset({"draw", "destroy", "gift", "louvre"})
NAMED: Final = frozenset({"discard", "buy", "claim", "sphinx"})
LONGEST: Final = 500
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
        """Read an action: letter case, spaces and the order of tokens do not matter. Raises BadNotation."""
        if isinstance(text, Action):
            return text
        if not isinstance(text, str) or len(text) > LONGEST:
            raise _unknown(text)
        kind, _, rest = " ".join(text.lower().split()).partition(" ")
        if kind in ALONE and not rest:
            return cls(kind)
        if kind in NUMBERED and NUMBER.fullmatch(rest):
            return cls(f"{kind} {rest}")
        if kind == "market" and rest:
            return cls(f"market {_colour(rest)}")
        if kind in NAMED:
            card, separator, tokens = rest.partition(" with ")
            if CARD.fullmatch(card) and (kind == "buy" or not separator):
                return cls(f"{kind} {card} with {_tokens(tokens)}" if separator else f"{kind} {card}")
        raise _unknown(text)

    @property
    def kind(self) -> str:
        """The first word: what is done."""
        return self.partition(" ")[0]

    @property
    def argument(self) -> str:
        """What stands between the kind and the tokens."""
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


def _colour(word: str) -> str:
    if word not in COLOURS:
        raise BadNotation("unknown-colour", colour=abbreviate(word))
    return word


def _tokens(words: str) -> str:
    """Tokens in the order of the colours."""
    return ",".join(sorted((_colour(word.strip()) for word in words.split(",")), key=COLOURS.index))


def _unknown(text: object) -> BadNotation:
    return BadNotation("unknown-action", action=abbreviate(text), expected=" · ".join(FORMS.values()))
