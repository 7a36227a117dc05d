"""Which picture shows a game: a city, the result, or a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, get_args

from happycity import i18n
from happycity.errors import BadOptions
from happycity.pictures.city import CityPicture, city_line, city_title, draw_city
from happycity.pictures.pen import HEIGHT, WIDTH
from happycity.pictures.results import SeriesPicture, draw_series, series_line, series_title
from happycity.pictures.scenes import Player
from happycity.pictures.table import TablePicture, draw_table
from happycity.schema import room as schema

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.game.game import Game
    from happycity.pictures.art import Art
    from happycity.pictures.look import Theme
    from happycity.schema.responses import SharedPicture
    from happycity.schema.room import Face, Person, PersonColour, Place

Kind = Literal["city", "result", "moment"]
FACES: Final[tuple[Face, ...]] = get_args(schema.Face)
COLOURS: Final[tuple[PersonColour, ...]] = get_args(schema.PersonColour)
ROBOTS: Final[tuple[PersonColour, ...]] = ("lime", "sky", "violet", "amber", "pink")
"""The colours of the five robots (web/src/game/avatars.ts)."""
ROUTINE: Final = frozenset({"income", "round-ended"})
"""What every round brings is no news of a moment."""
NEUTRAL_STEP: Final = 2
"""Seats without names take every second colour, so that neighbours differ."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which picture of a game, and for whom."""

    kind: Kind
    seat: int | None = None
    """Of the city; by default the winner's."""
    at: int | None = None
    """After that many actions; by default after the last."""
    theme: Theme = "light"
    locale: str = i18n.DEFAULT


@dataclass(frozen=True, slots=True)
class Tally:
    """The wins in a room, by seat, after that many finished games."""

    wins: Sequence[int]
    games: int


def players_of_room(seats: Sequence[Place], people: Sequence[Person], locale: str) -> list[Player]:
    """Names and faces of a room's players."""
    by_id = {person["id"]: person for person in people}
    players = []
    for seat in seats:
        person = by_id.get(seat["person"] or "")
        player = player_of_name(seat["name"] or "", seat["seat"], locale)
        if person is not None:
            player = Player(player.name, person["avatar"]["face"], person["avatar"]["colour"])
        players.append(player)
    return players


def player_of_name(name: str, seat: int, locale: str) -> Player:
    """Somebody of whom a record tells the name only. Bots have names by seat."""
    if name.startswith("bot:"):
        return Player(i18n.text(f"web-bot-{seat % 5}", locale), "robot", ROBOTS[seat % 5])
    return Player(name, FACES[seat], COLOURS[NEUTRAL_STEP * seat % 8]) if name else nameless(seat, locale)


def nameless(seat: int, locale: str) -> Player:
    """A player who is not named."""
    name = i18n.text("player-seat", locale, number=seat + 1)
    return Player(name, FACES[seat], COLOURS[NEUTRAL_STEP * seat % 8])


def without_names(names: Sequence[str], locale: str) -> list[Player]:
    """The players of a game that names nobody. Bots are nobody."""
    return [
        player_of_name(name if name.startswith("bot:") else "", seat, locale)
        for seat, name in enumerate(names)
    ]


def draw_game(
    art: Art, game: Game, players: Sequence[Player], wanted: Wanted, tally: Tally | None = None
) -> SharedPicture:
    """A picture of a game with its title and a line of text. A city and a result are shown of finished games only."""
    if wanted.kind == "moment":
        return _draw_moment(art, game, players, wanted)
    if not game.over:
        raise BadOptions("not-over")
    return (_draw_city if wanted.kind == "city" else _draw_result)(art, game, players, wanted, tally)


def _draw_city(
    art: Art, game: Game, players: Sequence[Player], wanted: Wanted, _tally: Tally | None
) -> SharedPicture:
    shown = _result_of(game, players, None)
    seat = shown.result["winners"][0] if wanted.seat is None else wanted.seat
    if not 0 <= seat < len(players):
        raise BadOptions("out-of-range", field="seat", low=0, high=len(players) - 1, value=seat)
    result = shown.result
    ranks = list(zip(result["points"], result["coins"], strict=True))
    place = 1 + sum(other > ranks[seat] for other in ranks)
    city = CityPicture(shown.cities[seat], shown.options, players[seat], place)
    svg = draw_city(art, city, wanted.theme, wanted.locale)
    return _shared(svg, city_title(city, wanted.locale), city_line(city, wanted.locale))


def _draw_result(
    art: Art, game: Game, players: Sequence[Player], wanted: Wanted, tally: Tally | None
) -> SharedPicture:
    shown = _result_of(game, players, tally)
    svg = draw_series(art, shown, wanted.theme, wanted.locale)
    return _shared(svg, series_title(shown, wanted.locale), series_line(shown, wanted.locale))


def _result_of(game: Game, players: Sequence[Player], tally: Tally | None) -> SeriesPicture:
    state = game.state()
    result = state["result"]
    if result is None:
        raise BadOptions("not-over")
    wins = tally or Tally([int(seat in result["winners"]) for seat in range(len(players))], 1)
    return SeriesPicture(players, wins.wins, wins.games, state["options"], state["cities"], result)


def _draw_moment(art: Art, game: Game, players: Sequence[Player], wanted: Wanted) -> SharedPicture:
    locale, names = wanted.locale, [player.name for player in players]
    at = min(len(game.actions) if wanted.at is None else wanted.at, len(game.actions))
    walked = game.copy()
    walked.undo(max(0, at - 1))
    events = walked.play(game.actions[at - 1]) if at else []
    sentences = [i18n.tell(event, locale, players=names) for event in events if event["event"] not in ROUTINE]
    state = walked.state()
    caption = " ".join(filter(None, sentences))
    if not caption and state["result"] is None:
        caption = i18n.text("picture-to-move", locale, name=names[state["seat"]])
    title = i18n.text("picture-round", locale, round=state["round"])
    svg = draw_table(art, TablePicture(state, players, title, caption), wanted.theme, locale)
    return _shared(svg, title, i18n.text("picture-moment-line", locale, title=title, text=caption))


def _shared(svg: str, title: str, text: str) -> SharedPicture:
    return {"svg": svg, "width": WIDTH, "height": HEIGHT, "title": title, "text": text}
