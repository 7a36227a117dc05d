"""`happycity score`: count cities that were typed or read from a file, and explain every point."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from happycity.cards import Catalogue, default_catalogue, load_catalogue
from happycity.cards.model import COLOURS
from happycity.errors import BadOptions, BadPosition
from happycity.files import read_object
from happycity.game.game import Game
from happycity.game.reference import find_cards, fold
from happycity.jsonlines import encode
from happycity.schema.validate import Validator
from happycity.terminal.lines.report import Report
from happycity.terminal.texts import texts_for


class TypedCity(TypedDict):
    """A city of the command line."""

    cards: list[str]
    special: NotRequired[str | None]


class LineOutput(TypedDict):
    """One source of symbols or points, as `--json` prints it."""

    source: str
    args: dict[str, object]
    income: int
    citizens: int
    hearts: int
    points: int


class SheetOutput(TypedDict):
    """A score sheet, as `--json` prints it."""

    seat: int
    income: int
    citizens: int
    hearts: int
    points: int
    coins: int
    lines: list[LineOutput]


def print_score(
    file: str | None,
    cities: Sequence[str],
    *,
    mode: str,
    grozilla: bool,
    scoring: str,
    packs: Sequence[str],
    json: bool,
    locale: str,
) -> None:
    """Count cities and print their score sheets."""
    if bool(cities) == (file is not None) and (cities or sys.stdin.isatty()):
        raise BadOptions("score-what")  # both, or neither and nothing is piped
    if not cities and (mode, grozilla, scoring) != ("family", False, "product"):
        raise BadOptions("options-with-file")
    catalogue = load_catalogue(*packs) if packs else default_catalogue()
    if cities:
        position = position_of_cities(cities, mode, grozilla, scoring, catalogue, locale)
        count = len(cities)
    else:
        position, count = read_position(file or "-")
    game = (
        Game.from_record(position)
        if "actions" in position
        else Game.from_position(position, catalogue=catalogue)
    )
    seats = range(count or game.options.players)
    if json:
        print(encode([sheet_output(game, seat) for seat in seats]))
        return
    names = Validator(position, BadPosition).texts("players")
    report = Report(game, texts_for(names, game, locale))
    print("\n".join(line for seat in seats for line in report.sheet(seat)))


def read_position(file: str) -> tuple[Mapping[str, object], int]:
    """Read a position and the number of its cities; or a record, and 0 for all its cities."""
    content: Mapping[str, object] = read_object(file)
    if "actions" in content:
        return content, 0
    cities = content.get("cities")
    if not isinstance(cities, list) or not cities:
        raise BadPosition("missing-field", field="cities")
    return complete_position(content, cities), len(cities)


def complete_position(position: Mapping[str, object], cities: Sequence[object]) -> Mapping[str, object]:
    """Add what the count does not need: a step, a turn, coins, and a neighbour for a single city."""
    completed = [{"coins": 0, **city} if isinstance(city, dict) else city for city in cities]
    completed += [{"coins": 0, "cards": ["happy-market"]}] * (2 - len(completed))
    validator = Validator(position, BadPosition)
    options = {
        "players": len(completed),
        **(validator.nested("options").content if validator.has("options") else {}),
    }
    return {"phase": "buy", "turn": 0, **position, "options": options, "cities": completed}


def position_of_cities(
    cities: Sequence[str], mode: str, grozilla: bool, scoring: str, catalogue: Catalogue, locale: str
) -> Mapping[str, object]:
    """A position with cities from the command line: names of cards, separated by commas."""
    options = {"mode": mode, "grozilla": grozilla, "scoring": scoring}
    parsed: list[TypedCity] = [
        {"cards": [card_id(name.strip(), catalogue, locale) for name in city.split(",") if name.strip()]}
        for city in cities
    ]
    for city in parsed:
        city["special"] = next((each.id for each in catalogue.specials if each.id in city["cards"]), None)
    if len(parsed) == 1 and mode == "expert":
        parsed.append({"cards": ["happy-market:" + free_colour(parsed[0])]})
    return complete_position({"options": options}, parsed)


def free_colour(city: TypedCity) -> str:
    """A colour of the Happy Market that the other city does not have (R-X2)."""
    return next(colour for colour in COLOURS if f"happy-market:{colour}" not in city["cards"])


def card_id(text: str, catalogue: Catalogue, locale: str) -> str:
    """The id of a card by its name in the reader's language, or its id; `happy-market:blue` is a coloured one."""
    name, _, colour = text.partition(":")
    matches = find_cards(catalogue, name, locale)
    exact = [card for card in matches if fold(name) in (fold(card.id), fold(card.id.replace("-", " ")))]
    choices = exact or matches
    if len(choices) != 1:
        expected = ", ".join(card.id for card in choices[:6])
        raise BadPosition("card-unclear" if choices else "unknown-card", card=name, expected=expected)
    return choices[0].id + (f":{colour.strip()}" if colour else "")


def sheet_output(game: Game, seat: int) -> SheetOutput:
    """A score sheet for a program."""
    sheet = game.score_sheet(seat)
    lines: list[LineOutput] = [
        {"source": line.code, "args": dict(line.arguments), "income": line.income, "citizens": line.citizens,
         "hearts": line.hearts, "points": line.points}
        for line in sheet.lines
    ]  # fmt: skip
    return {
        "seat": sheet.seat, "income": sheet.income, "citizens": sheet.citizens, "hearts": sheet.hearts,
        "points": sheet.points, "coins": sheet.coins, "lines": lines,
    }  # fmt: skip
