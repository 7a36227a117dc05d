"""Validate the TOML tables of a card file: every error names file, card and field, and says what would be right."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NoReturn, Self

from happycity.cards.model import COLOURS, Frozen
from happycity.errors import BadPack
from happycity.schema.validate import Validator

if TYPE_CHECKING:
    from happycity.cards.own_pieces import OwnPiece

MAX_ID: Final = 32
MAX_LANGUAGES: Final = 20
MARKET_ID: Final = "happy-market"
RESERVED_IDS: Final = (MARKET_ID, "box", "with")  # words that actions already use
KEBAB: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?")

MAX_EXCERPT: Final = 40


def parse_toml(file: str, text: str) -> dict[str, object]:
    """The tables of a TOML text. Whatever stops the parser is a bad pack, never a crash."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: bad syntax, or a number of 5,000 digits
        detail = "too deep" if isinstance(error, RecursionError) else str(error)
        raise BadPack("pack-toml", file=file, detail=detail) from None


def excerpt(value: object) -> str:
    """A value as an error repeats it: short, on one line, without control characters."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):
        text = type(value).__name__
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: MAX_EXCERPT + 1])
    return text if len(text) <= MAX_EXCERPT else text[:MAX_EXCERPT] + "…"


class CardTable(Validator):
    """A table of a card file. The errors of a `Validator` become those of a pack."""

    def __init__(
        self,
        content: object,
        file: str,
        card: str,
        path: str = "",
        own: Mapping[str, OwnPiece] | None = None,
    ) -> None:
        self.file = file
        self.card = card
        self.own: Mapping[str, OwnPiece] = own or {}
        """Effect pieces from a pack's Python file."""
        super().__init__(content, BadPack, path)

    def _child(self, content: Mapping[str, object], path: str) -> Self:
        return type(self)(content, self.file, self.card, path, self.own)

    # Errors

    def refuse(self, code: str, field: str, **arguments: object) -> NoReturn:
        raise BadPack(code, file=self.file, card=self.card, field=self.name(field), **arguments)

    def missing(self, field: str, expected: str) -> NoReturn:
        self.refuse("pack-field-missing", field, expected=expected)

    def wrong_type(self, field: str, value: object, expected: str) -> NoReturn:
        self.refuse("pack-type", field, expected=expected, value=excerpt(value))

    def out_of_range(self, field: str, value: int, low: int, high: int) -> NoReturn:
        self.refuse("pack-number", field, low=low, high=high, value=excerpt(value))

    def unknown(self, field: object, allowed: tuple[str, ...]) -> NoReturn:
        self.refuse("pack-field-unknown", excerpt(field)[1:-1], allowed=allowed)

    # Values

    def choice(self, field: str, choices: tuple[str, ...], default: str | None = None) -> str:
        """One of `choices`."""
        return self.check_choice(field, self.text(field, default), choices)

    def check_choice(self, field: str, value: object, choices: tuple[str, ...]) -> str:
        """The value, if it is one of `choices`."""
        if not isinstance(value, str):
            self.wrong_type(field, value, "text")
        if value not in choices:
            self.refuse("pack-choice", field, allowed=choices, value=excerpt(value))
        return value

    def line(self, field: str, longest: int, default: str | None = None) -> str:
        """Text that is safe to show anywhere: one line, without characters that a terminal obeys."""
        value = self.text(field, default)
        if len(value) > longest or not value.isprintable():
            self.refuse("pack-text", field, longest=longest, value=excerpt(value))
        return value

    def id(self) -> str:
        """The card's id: lower-case words joined by hyphens, as actions write it (interface.md)."""
        value = self.require("id", "id")
        if not isinstance(value, str):
            self.wrong_type("id", value, "id")
        if len(value) > MAX_ID or not KEBAB.fullmatch(value):
            self.refuse("pack-id", "id", longest=MAX_ID, value=excerpt(value))
        if value in RESERVED_IDS or value in COLOURS:
            self.refuse("pack-id-reserved", "id", value=value)
        return value

    def translations(self, field: str, longest: int) -> Frozen[str]:
        """Lines by language: `names` and `texts`."""
        table = self.nested(field, {}, "words")
        if len(table.content) > MAX_LANGUAGES:
            self.refuse("pack-number", field, low=0, high=MAX_LANGUAGES, value=str(len(table.content)))
        for language in table.content:
            if not LANGUAGE.fullmatch(language):
                self.refuse("pack-language", field, value=excerpt(language))
            if not table.line(language, longest):
                table.refuse("pack-text", language, longest=longest, value=excerpt(""))
        return Frozen(table.content)
