"""Read cards from the tables of a card file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypedDict

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
from happycity.cards.tables import MARKET_ID, CardTable, excerpt

DECK_COSTS: Final = {1: (1, 3), 2: (4, 5), 3: (6, 9), 4: (0, 9)}  # R-S2, R-G1
MAX_COPIES: Final = 4
MAX_SYMBOL: Final = 9
MAX_NEEDS: Final = 9  # a city that claims has at most nine cards before (R-E2)
MAX_EFFECTS: Final = 4
MAX_NAME: Final = 60
MAX_TEXT: Final = 300


def colours_of(table: CardTable, most: int) -> tuple[str, ...]:
    """One to `most` different colours, put into the order used everywhere."""
    given = table.array("colours", expected="colours")
    for number, colour in enumerate(given, 1):
        table.check_choice(f"colours#{number}", colour, COLOURS)
    if not 1 <= len(given) <= most or len(set(given)) < len(given):
        table.refuse("pack-colours", "colours", most=most, value=excerpt(given))
    return tuple(colour for colour in COLOURS if colour in given)


def _needs(table: CardTable) -> tuple[int, int, int, int, int]:
    needs = table.nested("needs", expected="needs")
    needs.allow_only(*COLOURS)
    yellow, blue, orange, purple, green = (needs.number(colour, 0, MAX_NEEDS, 0) for colour in COLOURS)
    total = yellow + blue + orange + purple + green
    if not 1 <= total <= MAX_NEEDS:
        table.refuse("pack-needs", "needs", most=MAX_NEEDS, value=total)
    return yellow, blue, orange, purple, green


def _parameter(table: CardTable, name: str, param: Param) -> Parameter:
    default = param.default
    if param.choices:
        return table.choice(name, param.choices, default if isinstance(default, str) else None)
    if not param.length:
        return table.number(name, param.low, param.high, default if isinstance(default, int) else None)
    given = table.array(name, list(default) if isinstance(default, tuple) else None, "numbers")
    if len(given) != param.length:
        table.refuse("pack-length", name, length=param.length, value=excerpt(given))
    places = enumerate(given, 1)
    return tuple(
        table.check_number(f"{name}#{place}", value, param.low, param.high) for place, value in places
    )


def _effect(table: CardTable, pieces: Mapping[str, Piece]) -> EffectSpec:
    given = table.require("piece", "text")
    own = table.own.get(given) if isinstance(given, str) and pieces is SPECIAL_PIECES else None
    if own is not None:
        table.allow_only("piece", *own.piece.params)
        params = own.piece.params
        return EffectSpec(
            own.name, Frozen({name: _parameter(table, name, params[name]) for name in params}), own
        )
    if isinstance(given, str) and given in PIECES and given not in pieces:
        table.refuse("pack-piece-host", "piece", value=given, allowed=tuple(pieces))
    name = table.check_choice("piece", given, (*pieces, *(table.own if pieces is SPECIAL_PIECES else ())))
    params = pieces[name].params
    table.allow_only("piece", *params)
    values = {param: _parameter(table, param, params[param]) for param in params}
    numbers = [value for value in values.values() if not isinstance(value, str)]
    if numbers and not any(numbers):
        table.refuse("pack-piece-idle", "piece", value=name, allowed=tuple(params))
    if values.get("of") == "neighbour" and values["income"] and (values["citizens"] or values["hearts"]):
        # Income and symbols are counted apart, and the better neighbour might be another for each.
        table.refuse("pack-neighbour-mixed", "income", value=name)
    return EffectSpec(name, Frozen(values))


def _effects(table: CardTable, pieces: Mapping[str, Piece]) -> tuple[EffectSpec, ...]:
    """The effects of a card. A piece may stand there twice only for different colours."""
    given = table.array("effects", [], "effects")
    if len(given) > MAX_EFFECTS:
        table.refuse("pack-effects", "effects", most=MAX_EFFECTS, value=len(given))
    effects = []
    seen = set()
    for number, content in enumerate(given, 1):
        field = f"effects#{number}"
        effect = _effect(table.check_object(field, content, "effects"), pieces)
        mark = (effect.piece, effect.params.get("colour"))
        if mark in seen:
            table.refuse("pack-piece-twice", field, value=effect.piece)
        seen.add(mark)
        effects.append(effect)
    if len(effects) > 1 and any(effect.piece == "copy-special" for effect in effects):
        # At the end the card acts as what it copies, and only as that (R-X29).
        table.refuse("pack-piece-alone", "effects", value="copy-special")
    return tuple(effects)


_LABELS: Final = ("names", "provenance", "note")
_SYMBOLS: Final = ("income", "citizens", "hearts")


class _Labels(TypedDict):
    provenance: str
    names: Frozen[str]
    note: str


class _Symbols(TypedDict):
    income: int
    citizens: int
    hearts: int


def _labels(table: CardTable) -> _Labels:
    """What every card can carry besides its numbers; a card that says nothing is a pack's own."""
    return {
        "provenance": table.choice("provenance", PROVENANCES, "pack"),
        "names": table.translations("names", MAX_NAME),
        "note": table.line("note", MAX_TEXT, ""),
    }


def _symbols(table: CardTable, least_income: int = 0) -> _Symbols:
    return {
        "income": table.number("income", least_income, MAX_SYMBOL, 0),
        "citizens": table.number("citizens", -MAX_SYMBOL, MAX_SYMBOL, 0),
        "hearts": table.number("hearts", -MAX_SYMBOL, MAX_SYMBOL, 0),
    }


def building(table: CardTable) -> Building:
    """A building: its deck decides what it may cost (R-S2) and how many colours it may have (R-G1)."""
    table.allow_only("id", "deck", "copies", "colours", "cost", *_SYMBOLS, *_LABELS)
    deck = table.number("deck", 1, 4)
    low, high = DECK_COSTS[deck]
    cost = table.number("cost", 0, 9)
    if not low <= cost <= high:
        table.refuse("pack-cost", "cost", deck=deck, low=low, high=high, value=cost)
    return Building(
        id=table.id(),
        deck=deck,
        copies=table.number("copies", 1, MAX_COPIES, 1 if deck == 4 else 2),
        colours=colours_of(table, len(COLOURS) if deck == 4 else 1),
        cost=cost,
        **_symbols(table),
        **_labels(table),
    )


def dwelling(table: CardTable) -> Dwelling:
    """A dwelling (R-S3)."""
    table.allow_only("id", "colours", "cost", *_SYMBOLS, *_LABELS)
    return Dwelling(
        id=table.id(),
        colours=colours_of(table, 1),
        cost=table.number("cost", 0, 9),
        **_symbols(table),
        **_labels(table),
    )


def market(table: CardTable) -> Market:
    """A face of the Happy Market; without a colour, the white one (R-S5, R-X2)."""
    table.allow_only("id", "colour", "income", *_LABELS)
    table.choice("id", (MARKET_ID,), MARKET_ID)
    colour = table.choice("colour", COLOURS) if "colour" in table.content else None
    return Market(MARKET_ID, colour, table.number("income", 0, MAX_SYMBOL), **_labels(table))


def special(table: CardTable) -> Special:
    """A special building (R-B9)."""
    table.allow_only("id", "pack", "needs", *_SYMBOLS, "effects", "texts", *_LABELS)
    pack = table.choice("pack", MODES)
    effects = _effects(table, SPECIAL_PIECES)
    if effects and pack == "family":  # family mode is the game of plain symbols (R-S4)
        table.refuse("pack-family-effects", "effects")
    return Special(
        id=table.id(),
        pack=pack,
        needs=_needs(table),
        effects=effects,
        texts=table.translations("texts", MAX_TEXT),
        **_symbols(table),
        **_labels(table),
    )


def monster(table: CardTable) -> Monster:
    """A monster (R-G12)."""
    table.allow_only("id", "colour", *_SYMBOLS, "effects", "texts", *_LABELS)
    return Monster(
        id=table.id(),
        colour=table.choice("colour", COLOURS),
        effects=_effects(table, MONSTER_PIECES),
        texts=table.translations("texts", MAX_TEXT),
        **_symbols(table, least_income=-MAX_SYMBOL),
        **_labels(table),
    )


READERS: Final[Mapping[str, Callable[[CardTable], Card]]] = {
    "building": building,
    "dwelling": dwelling,
    "market": market,
    "special": special,
    "monster": monster,
}
