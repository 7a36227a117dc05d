"""How a game ended, and how a series of games stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.pictures.cards import draw_face, draw_product
from happycity.pictures.look import DISCS
from happycity.pictures.pen import WIDTH, Pen
from happycity.pictures.scenes import (
    MARGIN,
    Player,
    draw_foot,
    draw_panel,
    draw_scenery,
    draw_skyline,
    draw_title,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.pictures.art import Art
    from happycity.pictures.look import Theme
    from happycity.schema.game import City, Options, Result

TOP: Final = 102
HIGH: Final = 452


@dataclass(frozen=True, slots=True)
class SeriesPicture:
    """The games won in a room, and the cities of the last one."""

    players: Sequence[Player]
    wins: Sequence[int]
    games: int
    """How many were finished."""
    options: Options
    cities: Sequence[City]
    result: Result


def draw_series(art: Art, shown: SeriesPicture, theme: Theme, locale: str) -> str:
    """A row for each player, the leader first: the tally after several games, the points of a single one."""
    pen = Pen(art, theme, locale)
    draw_scenery(pen)
    draw_title(pen, series_title(shown, locale))
    row = HIGH / max(3, len(shown.players))
    top = TOP + (HIGH - row * len(shown.players)) / 2
    for number, seat in enumerate(series_order(shown)):
        _draw_player(pen, shown, seat, top + number * row, row - 12)
    draw_foot(pen, shown.options)
    return pen.svg()


def is_series(shown: SeriesPicture) -> bool:
    """Was more than one game finished?"""
    return shown.games > 1


def series_order(shown: SeriesPicture) -> list[int]:
    """The seats, those with the most wins first; in the last game's order where they have the same."""
    result = shown.result

    def rank(seat: int) -> tuple[int, int, int]:
        wins = shown.wins[seat] if is_series(shown) else 0
        return -wins, -result["points"][seat], -result["coins"][seat]

    return sorted(range(len(shown.players)), key=rank)


def series_title(shown: SeriesPicture, locale: str) -> str:
    """Who leads, or who won."""
    if not is_series(shown):
        winners = [shown.players[seat].name for seat in shown.result["winners"]]
        points = max(shown.result["points"])
        return i18n.text("web-winners", locale, winners=winners, count=len(winners), points=points)
    most = max(shown.wins)
    leaders = [player.name for player, wins in zip(shown.players, shown.wins, strict=True) if wins == most]
    if len(leaders) == 1:
        return i18n.text("picture-series-leader", locale, name=leaders[0], games=shown.games)
    return i18n.text("picture-series-level", locale, games=shown.games)


def series_line(shown: SeriesPicture, locale: str) -> str:
    """The title and the tally: "Ana leads after 3 games: Ana 2, Milo 1"."""
    counts = shown.wins if is_series(shown) else shown.result["points"]
    tally = [
        i18n.text("web-score-of", locale, name=shown.players[seat].name, points=counts[seat])
        for seat in series_order(shown)
    ]
    return i18n.text("picture-series-line", locale, title=series_title(shown, locale), text=", ".join(tally))


def _draw_player(pen: Pen, shown: SeriesPicture, seat: int, y: float, high: float) -> None:
    """Face, name, the skyline of the last city, and the number that counts."""
    player, city, wide = shown.players[seat], shown.cities[seat], WIDTH - 2 * MARGIN
    draw_panel(pen, MARGIN, y, wide, high)
    face = min(92.0, high - 22)
    draw_face(pen, player.face, player.colour, MARGIN + 18, y + (high - face) / 2, face)
    left = MARGIN + 34 + face
    pen.text(player.name, left, y + high * 0.46, min(36, high * 0.34), room=300, least=17)
    small = min(25.0, high * 0.25)
    if is_series(shown):
        points = i18n.text("amount-points", pen.locale, points=shown.result["points"][seat])
        pen.text(points, left, y + high * 0.79, small, fill=pen.look.soft, weight="plain", room=300)
    else:
        draw_product(pen, city, shown.options["scoring"], left, y + high * 0.79, small)
    first = left + 318
    size = min(62.0, high * 0.62)
    cards = [card["covered_by"] or card["id"] for card in city["cards"]]
    room = WIDTH - MARGIN - 150 - first
    draw_skyline(pen, cards, first, y + high * 0.5 + size / 2, room, size)
    count = shown.wins[seat] if is_series(shown) else shown.result["points"][seat]
    unit = "picture-wins" if is_series(shown) else "picture-points"
    middle = WIDTH - MARGIN - 70
    pen.disc(WIDTH - MARGIN - 70, y + high / 2, min(52.0, high / 2 - 7), DISCS[player.colour], opacity=0.22)
    pen.text(str(count).replace("-", "−"), middle, y + high * 0.56, min(52, high * 0.46), anchor="middle")
    label = i18n.text(unit, pen.locale, points=count, wins=count)
    pen.text(
        label,
        middle,
        y + high * 0.78,
        min(18, high * 0.19),
        fill=pen.look.soft,
        anchor="middle",
        room=88,
        least=9,
    )
