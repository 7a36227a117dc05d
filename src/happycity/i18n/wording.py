"""Translate arguments of messages: card ids, colours, seats and lists.

Errors and events carry codes, so that every client can use its own language (interface.md).
The name of an argument says what it holds, everywhere alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from happycity.i18n.bundle import Messages
from happycity.i18n.locales import is_writable

Titles = Mapping[str, Mapping[str, str]]  # card id -> locale -> title, for the cards of a custom pack

CARDS = frozenset({"card", "special", "monster", "arriving", "told", "other"})
COLOURS = frozenset({"colour", "tokens", "colours"})
WHOLE = frozenset({"expected", "reason", "text", "bot", "file", "path", "link"})
SEATS = frozenset({"seat", "to", "from", "winners"})
MAX_TEXT = 120  # a stranger's text is quoted, but not all of it
MAX_WHOLE_TEXT = 1_000  # our own texts, chat, and what must be read to its end before one types or trusts it


@dataclass(frozen=True, slots=True)
class Wording:
    """Translates arguments for one reader."""

    messages: Messages
    locale: str
    players: Sequence[str] = ()
    titles: Titles = field(default_factory=dict)

    def translate(self, args: Mapping[str, object]) -> dict[str, object]:
        """The translated arguments. A seat becomes `player`; a list also gives `<name>-count`, a reason `cause`."""
        translated: dict[str, object] = {}
        for name, value in args.items():
            if name == "seat":
                translated["player"] = self._value(name, value)
            elif name == "missing" and isinstance(value, Mapping):
                translated[name] = self._list(
                    [self._need(colour, number) for colour, number in value.items()]
                )
            elif isinstance(value, list | tuple):
                translated[name] = self._list([self._value(name, item) for item in value])
                translated[f"{name}-count"] = len(value)
            else:
                translated[name] = self._value(name, value)
            if name == "reason" and isinstance(value, str):
                translated["cause"] = self.card(value)
        return translated

    def _value(self, name: str, value: object) -> str | float:
        if name in SEATS and isinstance(value, int):
            return self.player(value)
        if isinstance(value, int | float):
            return value if is_writable(value) else "…"
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
        return clean(value, MAX_WHOLE_TEXT if name in WHOLE else MAX_TEXT)

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
        args = {"count": number, "colour": self._named("colour", str(colour))}
        return self.messages.text("list-need", self.locale, args)

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
    """Any other value, for an error message."""
    if value is None:
        return "null"
    try:
        return clean(repr(value))
    except ValueError:  # Python refuses to write integers of thousands of digits
        return "…"


def clean(text: str, longest: int = MAX_TEXT) -> str:
    """A stranger's text, shortened and without control characters."""
    short = text if len(text) <= longest else text[: longest - 1] + "…"
    return "".join(char if char.isprintable() else "\N{REPLACEMENT CHARACTER}" for char in short)
