"""From TOML tables to cards. Whatever is wrong is named by file, card and field, with what would be right."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from happycity.cards.model import (
    COLOURS,
    MODES,
    PROVENANCES,
    Building,
    Card,
    Dwelling,
    EffectSpec,
    Frozen,
    Market,
    Monster,
    Parameter,
    Special,
)
from happycity.cards.pieces import MONSTER_PIECES, PIECES, SPECIAL_PIECES, Param, Piece
from happycity.errors import BadPack

DECK_COSTS: Final = {1: (1, 3), 2: (4, 5), 3: (6, 9), 4: (0, 9)}  # R-S2, R-G1
MAX_COPIES: Final = 4
MAX_SYMBOL: Final = 9
MAX_NEEDS: Final = 9  # a city that claims has at most nine cards before (R-E2)
MAX_EFFECTS: Final = 4
MAX_ID: Final = 32
MAX_NAME: Final = 60
MAX_TEXT: Final = 300
MAX_LANGUAGES: Final = 20
MARKET_ID: Final = "happy-market"
RESERVED_IDS: Final = (MARKET_ID, "box", "with")  # words that actions already use
KEBAB: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Z][A-Za-z]{1,3})?")

_SHOWN: Final = 40


def parse_toml(file: str, text: str) -> dict[str, Any]:
    """The tables of a TOML text; whatever stops the parser is a bad pack, never a crash."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:  # ValueError: bad syntax, or a number of 5,000 digits
        detail = "too deep" if isinstance(problem, RecursionError) else str(problem)
        raise BadPack("pack-toml", file=file, detail=detail) from None


def shown(value: object) -> str:
    """A value as the message repeats it: short, on one line, without control characters."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):
        text = type(value).__name__
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: _SHOWN + 1])
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"


class Table:
    """A table of a card file. Its readers return a checked value, or raise what is wrong with it."""

    def __init__(self, file: str, card: str, content: Mapping[str, Any], path: str = "") -> None:
        self.file = file
        self.card = card
        self.content = content
        self.path = path

    def bad(self, code: str, field: str, **arguments: object) -> BadPack:
        """The error that names this table's file and card, and the field."""
        return BadPack(code, file=self.file, card=self.card, field=self.path + field, **arguments)

    def only(self, allowed: Iterable[str]) -> None:
        """Refuse fields that nobody reads: they are spelling mistakes."""
        names = tuple(allowed)
        for field in self.content:
            if field not in names:
                raise self.bad("pack-field-unknown", shown(field)[1:-1], allowed=names)

    def get(self, field: str, expected: str, default: object = None) -> Any:
        """The value of a field; without a default it must be there. `expected` is a code for the message."""
        value = self.content.get(field, default)
        if value is None:
            raise self.bad("pack-field-missing", field, expected=expected)
        return value

    def wrong_type(self, field: str, expected: str, value: object) -> BadPack:
        """The error for a value of another type than `expected`."""
        return self.bad("pack-type", field, expected=expected, value=shown(value))

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        return self.in_range(field, self.get(field, "number", default), low, high)

    def in_range(self, field: str, value: object, low: int, high: int) -> int:
        """The value, if it is a whole number from `low` to `high` (in TOML, true and false are none)."""
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong_type(field, "number", value)
        if not low <= value <= high:
            raise self.bad("pack-number", field, low=low, high=high, value=shown(value))
        return value

    def word(self, field: str, choices: tuple[str, ...], default: str | None = None) -> str:
        """One of the words of `choices`."""
        return self.one_of(field, self.get(field, "text", default), choices)

    def one_of(self, field: str, value: object, choices: tuple[str, ...]) -> str:
        """The value, if it is one of the words of `choices`."""
        if not isinstance(value, str):
            raise self.wrong_type(field, "text", value)
        if value not in choices:
            raise self.bad("pack-choice", field, allowed=choices, value=shown(value))
        return value

    def text(self, field: str, longest: int, default: str | None = None) -> str:
        """Text that is safe to show anywhere: one line, without characters that a terminal obeys."""
        value = self.get(field, "text", default)
        if not isinstance(value, str):
            raise self.wrong_type(field, "text", value)
        if len(value) > longest or not value.isprintable():
            raise self.bad("pack-text", field, longest=longest, value=shown(value))
        return value

    def list(self, field: str, expected: str, default: object = None) -> list[Any]:
        """An array; what is in it, the caller checks."""
        value = self.get(field, expected, default)
        if not isinstance(value, list):
            raise self.wrong_type(field, expected, value)
        return value

    def table(self, field: str, expected: str, default: object = None) -> Table:
        """A table inside this one."""
        return self.inside(field, self.get(field, expected, default), expected)

    def inside(self, field: str, value: object, expected: str) -> Table:
        """The value as a table inside this one."""
        if not isinstance(value, dict):
            raise self.wrong_type(field, expected, value)
        return Table(self.file, self.card, value, f"{self.path}{field}.")

    def id(self) -> str:
        """The card's id: lower-case words joined by hyphens, as actions write it (interface.md)."""
        value = self.get("id", "id")
        if not isinstance(value, str):
            raise self.wrong_type("id", "id", value)
        if len(value) > MAX_ID or not KEBAB.fullmatch(value):
            raise self.bad("pack-id", "id", longest=MAX_ID, value=shown(value))
        if value in RESERVED_IDS or value in COLOURS:
            raise self.bad("pack-id-reserved", "id", value=value)
        return value

    def words(self, field: str, longest: int) -> Frozen[str]:
        """Texts by language: `names` and `texts`."""
        table = self.table(field, "words", {})
        if len(table.content) > MAX_LANGUAGES:
            raise self.bad("pack-number", field, low=0, high=MAX_LANGUAGES, value=str(len(table.content)))
        for language in table.content:
            if not LANGUAGE.fullmatch(language):
                raise self.bad("pack-language", field, value=shown(language))
            if not table.text(language, longest):
                raise table.bad("pack-text", language, longest=longest, value=shown(""))
        return Frozen(table.content)


def colours_of(table: Table, most: int) -> tuple[str, ...]:
    """One to `most` different colours, put into the order used everywhere."""
    given = table.list("colours", "colours")
    for number, colour in enumerate(given, 1):
        table.one_of(f"colours#{number}", colour, COLOURS)
    if not 1 <= len(given) <= most or len(set(given)) < len(given):
        raise table.bad("pack-colours", "colours", most=most, value=shown(given))
    return tuple(colour for colour in COLOURS if colour in given)


def _needs(table: Table) -> tuple[int, int, int, int, int]:
    needs = table.table("needs", "needs")
    needs.only(COLOURS)
    yellow, blue, orange, purple, green = (needs.number(colour, 0, MAX_NEEDS, 0) for colour in COLOURS)
    total = yellow + blue + orange + purple + green
    if not 1 <= total <= MAX_NEEDS:
        raise table.bad("pack-needs", "needs", most=MAX_NEEDS, value=total)
    return yellow, blue, orange, purple, green


def _parameter(table: Table, name: str, param: Param) -> Parameter:
    default = param.default
    if param.choices:
        return table.word(name, param.choices, default if isinstance(default, str) else None)
    if not param.length:
        return table.number(name, param.low, param.high, default if isinstance(default, int) else None)
    given = table.list(name, "numbers", list(default) if isinstance(default, tuple) else None)
    if len(given) != param.length:
        raise table.bad("pack-length", name, length=param.length, value=shown(given))
    places = enumerate(given, 1)
    return tuple(table.in_range(f"{name}#{place}", value, param.low, param.high) for place, value in places)


def _effect(table: Table, pieces: Mapping[str, Piece]) -> EffectSpec:
    given = table.get("piece", "text")
    if isinstance(given, str) and given in PIECES and given not in pieces:
        raise table.bad("pack-piece-host", "piece", value=given, allowed=tuple(pieces))
    name = table.one_of("piece", given, tuple(pieces))
    params = pieces[name].params
    table.only(("piece", *params))
    values = {param: _parameter(table, param, params[param]) for param in params}
    numbers = [value for value in values.values() if not isinstance(value, str)]
    if numbers and not any(numbers):
        raise table.bad("pack-piece-idle", "piece", value=name, allowed=tuple(params))
    if values.get("of") == "neighbour" and values["income"] and (values["citizens"] or values["hearts"]):
        # Income and symbols are counted apart, and the better neighbour might be another for each.
        raise table.bad("pack-neighbour-mixed", "income", value=name)
    return EffectSpec(name, Frozen(values))


def _effects(table: Table, pieces: Mapping[str, Piece]) -> tuple[EffectSpec, ...]:
    """The effects of a card. A piece may stand there twice only for different colours."""
    given = table.list("effects", "effects", [])
    if len(given) > MAX_EFFECTS:
        raise table.bad("pack-effects", "effects", most=MAX_EFFECTS, value=len(given))
    effects = []
    seen = set()
    for number, content in enumerate(given, 1):
        field = f"effects#{number}"
        effect = _effect(table.inside(field, content, "effects"), pieces)
        mark = (effect.piece, effect.params.get("colour"))
        if mark in seen:
            raise table.bad("pack-piece-twice", field, value=effect.piece)
        seen.add(mark)
        effects.append(effect)
    if len(effects) > 1 and any(effect.piece == "copy-special" for effect in effects):
        # At the end the card acts as what it copies, and only as that (R-X29).
        raise table.bad("pack-piece-alone", "effects", value="copy-special")
    return tuple(effects)


_LABELS: Final = ("names", "provenance", "note")
_NUMBERS: Final = ("income", "citizens", "hearts")


def _labels(table: Table) -> dict[str, Any]:
    """What every card can carry besides its numbers; a card that says nothing is a pack's own."""
    return {
        "provenance": table.word("provenance", PROVENANCES, "pack"),
        "names": table.words("names", MAX_NAME),
        "note": table.text("note", MAX_TEXT, ""),
    }


def _numbers(table: Table, least_income: int = 0) -> dict[str, Any]:
    return {
        "income": table.number("income", least_income, MAX_SYMBOL, 0),
        "citizens": table.number("citizens", -MAX_SYMBOL, MAX_SYMBOL, 0),
        "hearts": table.number("hearts", -MAX_SYMBOL, MAX_SYMBOL, 0),
    }


def building(table: Table) -> Building:
    """A building: its deck decides what it may cost (R-S2) and how many colours it may have (R-G1)."""
    table.only(("id", "deck", "copies", "colours", "cost", *_NUMBERS, *_LABELS))
    deck = table.number("deck", 1, 4)
    low, high = DECK_COSTS[deck]
    cost = table.number("cost", 0, 9)
    if not low <= cost <= high:
        raise table.bad("pack-cost", "cost", deck=deck, low=low, high=high, value=cost)
    return Building(
        id=table.id(),
        deck=deck,
        copies=table.number("copies", 1, MAX_COPIES, 1 if deck == 4 else 2),
        colours=colours_of(table, len(COLOURS) if deck == 4 else 1),
        cost=cost,
        **_numbers(table),
        **_labels(table),
    )


def dwelling(table: Table) -> Dwelling:
    """A dwelling (R-S3)."""
    table.only(("id", "colours", "cost", *_NUMBERS, *_LABELS))
    return Dwelling(
        id=table.id(),
        colours=colours_of(table, 1),
        cost=table.number("cost", 0, 9),
        **_numbers(table),
        **_labels(table),
    )


def market(table: Table) -> Market:
    """A face of the Happy Market; without a colour, the white one (R-S5, R-X2)."""
    table.only(("id", "colour", "income", *_LABELS))
    table.word("id", (MARKET_ID,), MARKET_ID)
    colour = table.word("colour", COLOURS) if "colour" in table.content else None
    return Market(MARKET_ID, colour, table.number("income", 0, MAX_SYMBOL), **_labels(table))


def special(table: Table) -> Special:
    """A special building (R-B9)."""
    table.only(("id", "pack", "needs", *_NUMBERS, "effects", "texts", *_LABELS))
    pack = table.word("pack", MODES)
    effects = _effects(table, SPECIAL_PIECES)
    if effects and pack == "family":  # family mode is the game of plain symbols (R-S4)
        raise table.bad("pack-family-effects", "effects")
    return Special(
        id=table.id(),
        pack=pack,
        needs=_needs(table),
        effects=effects,
        texts=table.words("texts", MAX_TEXT),
        **_numbers(table),
        **_labels(table),
    )


def monster(table: Table) -> Monster:
    """A monster (R-G12)."""
    table.only(("id", "colour", *_NUMBERS, "effects", "texts", *_LABELS))
    return Monster(
        id=table.id(),
        colour=table.word("colour", COLOURS),
        effects=_effects(table, MONSTER_PIECES),
        texts=table.words("texts", MAX_TEXT),
        **_numbers(table, least_income=-MAX_SYMBOL),
        **_labels(table),
    )


READERS: Final[Mapping[str, Callable[[Table], Card]]] = {
    "building": building,
    "dwelling": dwelling,
    "market": market,
    "special": special,
    "monster": monster,
}
