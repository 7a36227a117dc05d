"""`happycity score`: count cities that were typed or read from a file, and explain every point."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from happycity.cards import Catalogue, default_catalogue, load_catalogue
from happycity.cards.model import COLOURS
from happycity.errors import BadOptions, BadPosition
from happycity.files import read_object
from happycity.game.game import Game
from happycity.jsonlines import encode
from happycity.schema.validate import Json, Validator
from happycity.terminal.lines.report import Report
from happycity.terminal.lookup import find_cards, plain
from happycity.terminal.texts import texts_for


def score_command(
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
    """Count what is asked for and print it."""
    if bool(cities) == (file is not None) and (cities or sys.stdin.isatty()):
        raise BadOptions("score-what")  # both, or nothing and nobody will pipe anything
    if not cities and (mode, grozilla, scoring) != ("family", False, "product"):
        raise BadOptions("options-with-file")
    catalogue = load_catalogue(*packs) if packs else default_catalogue()
    if cities:
        position = typed(cities, mode, grozilla, scoring, catalogue, locale)
        shown = len(cities)
    else:
        position, shown = from_file(file or "-")
    game = (
        Game.from_record(position)
        if "actions" in position
        else Game.from_position(position, catalogue=catalogue)
    )
    shown = shown or game.options.players
    if json:
        print(encode([sheet_json(game, seat) for seat in range(shown)]))
        return
    names = Validator(position, BadPosition).texts("players")
    report = Report(game, texts_for({"players": names}, game, locale))
    print("\n".join(line for seat in range(shown) for line in report.sheet(seat)))


def from_file(file: str) -> tuple[Json, int]:
    """A position, where what a count does not need may be left out, and its cities; or a record, and 0 for all."""
    position = read_object(file)
    if "actions" in position:
        return position, 0
    cities = position.get("cities")
    if not isinstance(cities, list) or not cities:
        raise BadPosition("missing-field", field="cities")
    return filled(position), len(cities)


def filled(position: Json) -> Json:
    """A position with what a count does not need: a step, a turn, coins, and a neighbour for a city alone."""
    cities = [{"coins": 0, **city} if isinstance(city, dict) else city for city in position["cities"]]
    cities += [{"coins": 0, "cards": ["happy-market"]}] * (2 - len(cities))
    given = Validator(position, BadPosition)
    options = {"players": len(cities), **(given.nested("options").content if given.has("options") else {})}
    return {"phase": "buy", "turn": 0, **position, "options": options, "cities": cities}


def typed(
    cities: Sequence[str], mode: str, grozilla: bool, scoring: str, catalogue: Catalogue, locale: str
) -> Json:
    """A position from cities that somebody typed: names of cards with commas between them."""
    options = {"mode": mode, "grozilla": grozilla, "scoring": scoring}
    described: list[Json] = [
        {"cards": [card_word(name, catalogue, locale) for name in split(city)]} for city in cities
    ]
    for city in described:
        special = next((s.id for s in catalogue.specials if s.id in city["cards"]), None)
        city["special"] = special
    if len(described) == 1 and mode == "expert":
        described.append({"cards": ["happy-market:" + free_colour(described[0])]})
    return filled({"options": options, "cities": described})


def free_colour(city: Json) -> str:
    """A colour of the Happy Market that the other city does not have (R-X2)."""
    return next(colour for colour in COLOURS if f"happy-market:{colour}" not in city["cards"])


def split(city: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in city.split(",") if name.strip()]


def card_word(name: str, catalogue: Catalogue, locale: str) -> str:
    """A card by its name in the reader's language, or its id; `happy-market:blue` is a coloured one."""
    given, _, colour = name.partition(":")
    found = find_cards(catalogue, given, locale)
    exact = [card for card in found if plain(given) in (plain(card.id), plain(card.id.replace("-", " ")))]
    choices = exact or found
    if len(choices) != 1:
        expected = ", ".join(card.id for card in choices[:6])
        raise BadPosition("card-unclear" if choices else "unknown-card", card=given, expected=expected)
    return choices[0].id + (f":{colour.strip()}" if colour else "")


def sheet_json(game: Game, seat: int) -> Json:
    """A score sheet for a program."""
    sheet = game.score_sheet(seat)
    lines = [
        {"source": line.code, "args": dict(line.arguments), "income": line.income, "citizens": line.citizens,
         "hearts": line.hearts, "points": line.points}
        for line in sheet.lines
    ]  # fmt: skip
    return {
        "seat": sheet.seat, "income": sheet.income, "citizens": sheet.citizens, "hearts": sheet.hearts,
        "points": sheet.points, "coins": sheet.coins, "lines": lines,
    }  # fmt: skip
