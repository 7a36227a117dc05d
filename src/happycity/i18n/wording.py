"""Put codes into words: card ids, colours, seats and lists as a reader of a language expects them.

Errors and events carry codes, so that every client can speak its own language (interface.md).
What an argument holds is told by its name, the same everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from happycity.i18n.bundle import Messages
from happycity.i18n.locales import writable

Titles = Mapping[str, Mapping[str, str]]  # card id -> locale -> title, for the cards of a custom pack

CARDS = frozenset({"card", "special", "monster", "arriving", "told", "other"})
COLOURS = frozenset({"colour", "tokens", "colours"})
WHOLE = frozenset({"expected", "reason", "text", "bot", "file", "path", "link"})
SEATS = frozenset({"seat", "to", "from", "winners"})
LONGEST = 120  # what a stranger typed is quoted, but not all of it
LONGEST_WHOLE = (
    1_000  # our own words, what people say, and what must be read to its end before one types or trusts it
)


@dataclass(frozen=True, slots=True)
class Wording:
    """How to word arguments for one reader."""

    messages: Messages
    locale: str
    players: Sequence[str] = ()
    titles: Titles = field(default_factory=dict)

    def words(self, args: Mapping[str, object]) -> dict[str, object]:
        """The arguments in words. A seat becomes `player`; a list also gives `<name>-count`, a reason `cause`."""
        words: dict[str, object] = {}
        for name, value in args.items():
            if name == "seat":
                words["player"] = self._one(name, value)
            elif name == "missing" and isinstance(value, Mapping):
                words[name] = self._list([self._need(colour, number) for colour, number in value.items()])
            elif isinstance(value, list | tuple):
                words[name] = self._list([self._one(name, item) for item in value])
                words[f"{name}-count"] = len(value)
            else:
                words[name] = self._one(name, value)
            if name == "reason" and isinstance(value, str):
                words["cause"] = self.card(value)
        return words

    def _one(self, name: str, value: object) -> Any:
        if name in SEATS and isinstance(value, int):
            return self.player(value)
        if isinstance(value, int | float):
            return value if writable(value) else "…"
        if not isinstance(value, str):
            return quoted(value)
        if name in CARDS:
            return self.card(value)
        if name == "field" and not value:
            return self.messages.text("field-whole", self.locale, {})
        if name in COLOURS:
            return self._named("colour", value)
        if name == "phase":
            return self._named("phase", value)
        return clean(value, LONGEST_WHOLE if name in WHOLE else LONGEST)

    def card(self, card: str) -> str:
        """A card's title: the pack's own in this language, else the message, else the id itself."""
        own = self.titles.get(card, {})
        title = own.get(self.locale) or own.get(self.locale.partition("-")[0])
        return clean(title) if title else self._named("card", card)

    def player(self, seat: int) -> str:
        """A player's name, or "Player 2" where none is known."""
        if 0 <= seat < len(self.players):
            return clean(self.players[seat])
        return self.messages.text("player-seat", self.locale, {"number": seat + 1})

    def _named(self, kind: str, code: str) -> str:
        key = f"{kind}-{code}"
        text = self.messages.text(key, self.locale, {})
        return clean(code) if text == "{" + key + "}" else text

    def _need(self, colour: object, number: object) -> str:
        words = {"count": number, "colour": self._named("colour", str(colour))}
        return self.messages.text("list-need", self.locale, words)

    def _list(self, items: Sequence[object]) -> str:
        if not items:
            return ""
        joined = str(items[-1])
        last = "list-and" if len(items) == 2 else "list-last"  # American English has a comma before the last
        for index, item in enumerate(reversed(items[:-1])):
            key = "list-comma" if index else last
            joined = self.messages.text(key, self.locale, {"first": str(item), "rest": joined})
        return joined


def quoted(value: object) -> str:
    """Any other value, for a sentence that says it is wrong."""
    if value is None:
        return "null"
    try:
        return clean(repr(value))
    except ValueError:  # Python refuses to write integers of thousands of digits
        return "…"


def clean(text: str, longest: int = LONGEST) -> str:
    """A stranger's words without control characters, and not too many of them."""
    shown = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in shown)
