"""`happycity score`: count cities that were typed or read from a file, and explain every point."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypedDict

from happycity import i18n
from happycity.cards import Catalogue, default_catalogue, load_catalogue
from happycity.cards.model import COLOURS, Special
from happycity.errors import BadOptions, BadPosition, HappyCityError
from happycity.files import read_object
from happycity.game.game import Game
from happycity.jsonlines import encode
from happycity.schema.validate import Validator
from happycity.terminal.lines.report import Report
from happycity.terminal.lines.typed_city import check_city, copies_specials, parse_city
from happycity.terminal.sessions.seats import check_seats, parse_seats
from happycity.terminal.texts import texts_for

if TYPE_CHECKING:
    from happycity.schema.game import City


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
    names: Sequence[str] = (),
    mode: str,
    grozilla: bool,
    scoring: str,
    packs: Sequence[str],
    json: bool,
    locale: str,
    trust: bool = False,
) -> None:
    """Count cities and print their score sheets."""
    if bool(cities) == (file is not None) and (cities or sys.stdin.isatty()):
        raise BadOptions("score-what")  # both, or neither and nothing is piped
    if not cities and (mode, grozilla, scoring) != ("family", False, "product"):
        raise BadOptions("options-with-file")
    catalogue = load_catalogue(*packs, trust=trust) if packs else default_catalogue()
    if cities:
        position = position_of_cities(cities, mode, grozilla, scoring, catalogue, locale)
        count = len(cities)
    else:
        position, count = read_position(file or "-")
    try:
        game = (
            Game.from_record(position, trust=trust)
            if "actions" in position
            else Game.from_position(position, catalogue=catalogue)
        )
    except HappyCityError as problem:
        if cities:
            name_city(problem, locale)
        raise
    if "actions" not in position:
        check_complete(game, count)
    seats = range(count or game.options.players)
    if len(names) > len(seats):
        raise BadOptions("too-many-seats", players=len(seats), seats=len(names))
    check_seats(parse_seats(names))
    if json:
        print(encode([sheet_output(game, seat) for seat in seats]))
        return
    called = names or Validator(position, BadPosition).texts("players")
    report = Report(game, texts_for(called, game, locale))
    lines = [line for seat in seats for line in report.sheet(seat)]
    if game.over and len(seats) > 1:
        lines += ["", *report.result()]
    print("\n".join(lines))


def name_city(problem: HappyCityError, locale: str) -> None:
    """Say "City 2" where a position from the command line would say `cities[1].cards[4].id`."""
    match = re.match(r"cities\[(\d+)\]", str(problem.arguments.get("field", "")))
    if match:
        problem.arguments["field"] = i18n.text("score-city-number", locale, number=int(match[1]) + 1)


LOOKS_AROUND: Final = {
    "most-of-colour", "fewest-of-colour", "lowest-income", "below-neighbours-income", "copy-same-slot",
}  # fmt: skip


def check_complete(game: Game, cities: int) -> None:
    """Refuse a position that would be counted without a fact that nobody gave."""
    for city in game.state()["cities"][:cities]:
        market = next((card for card in city["cards"] if card["id"] == "happy-market"), None)
        if (
            game.options.mode == "expert"
            and market
            and not market["colours"]
            and not market.get("covered_by")
        ):
            raise BadPosition("market-colour-missing")
        special = game.catalogue.find(city["special"] or "")
        if not isinstance(special, Special) or _is_covered(city):
            continue
        if copies_specials(special) and city["copies"] is None and game.over:
            raise BadPosition("sphinx-copy-missing", special=special.id)
        acting = game.catalogue.find(city["copies"] or special.id)
        if cities == 1 and isinstance(acting, Special) and _looks_around(acting):
            raise BadPosition("other-cities-missing", special=acting.id)


def _is_covered(city: City) -> bool:
    """Is the special building destroyed?"""
    return any(card["id"] == city["special"] and card.get("covered_by") for card in city["cards"])


def _looks_around(special: Special) -> bool:
    """Do its inhabitants, hearts or income depend on other cities?"""
    return any(
        effect.own is not None  # code may look anywhere
        or effect.piece in LOOKS_AROUND
        or effect.params.get("of", "city") != "city"
        for effect in special.effects
    )


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
    """Add what was left out: the end of the game, a turn, coins, and a neighbour for a single city."""
    completed = [{"coins": 0, **city} if isinstance(city, dict) else city for city in cities]
    completed += [{"coins": 0, "cards": ["happy-market"]}] * (2 - len(completed))
    validator = Validator(position, BadPosition)
    options = {
        "players": len(completed),
        **(validator.nested("options").content if validator.has("options") else {}),
    }
    return {"phase": "over", "turn": 0, **position, "options": options, "cities": completed}


def position_of_cities(
    cities: Sequence[str], mode: str, grozilla: bool, scoring: str, catalogue: Catalogue, locale: str
) -> Mapping[str, object]:
    """A position at the end of a game, with cities from the command line."""
    options = {"mode": mode, "grozilla": grozilla, "scoring": scoring}
    parsed = [parse_city(city, catalogue, locale) for city in cities]
    market = next(each.id for each in catalogue.markets)
    for city in parsed:
        check_city(city, catalogue, mode, grozilla)
        if all(card["id"] != market for card in city["cards"]):
            city["cards"].insert(0, {"id": market})  # every city begins with one (R-S5)
    if len(parsed) == 1 and mode == "expert":
        own = [colour for card in parsed[0]["cards"] for colour in card.get("colours", [])]
        free = next(colour for colour in COLOURS if colour not in own)
        parsed.append({"coins": 0, "cards": [{"id": market, "colours": [free]}]})
    return complete_position({"options": options}, parsed)


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
