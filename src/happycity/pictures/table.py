"""A moment of a game: what is on offer, all cities, and who is to move. Puzzles are such moments."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.pictures.cards import (
    CARD_H,
    CARD_W,
    MINI_H,
    draw_card,
    draw_face,
    draw_sign,
    face_up,
    facts_of,
)
from happycity.pictures.pen import WIDTH, Pen
from happycity.pictures.scenes import MARGIN, Player, draw_foot, draw_panel, draw_scenery, draw_title

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.pictures.art import Art
    from happycity.pictures.look import Theme
    from happycity.schema.game import City, State

TOP: Final = 102
SLOTS: Final = 10
OFFER: Final = 372
"""The width of the panel of cards on offer."""
DWELLING: Final = 70
"""The width of a dwelling beside its number."""
LOW_ROW: Final = 80
"""Five cities leave no room at the edges of their rows."""
SMALLEST: Final = 0.8
"""A name may shrink to that before it takes two lines."""
NAMED: Final = 4
"""That many special buildings have room for their names."""


@dataclass(frozen=True, slots=True)
class TablePicture:
    """A table that all may see."""

    state: State
    players: Sequence[Player]
    title: str
    caption: str = ""


def draw_table(art: Art, shown: TablePicture, theme: Theme, locale: str) -> str:
    """The picture of a table."""
    pen = Pen(art, theme, locale)
    draw_scenery(pen)
    draw_title(pen, shown.title)
    high = 452 - (62 if shown.caption else 0)
    _draw_offer(pen, shown.state, high)
    _draw_cities(pen, shown, high)
    if shown.caption:
        pen.lines(shown.caption, MARGIN, TOP + high + 40, 27, WIDTH - 2 * MARGIN, most=2, gap=1.1, least=17)
    draw_foot(pen, shown.state["options"])
    return pen.svg()


def _draw_offer(pen: Pen, state: State, high: float) -> None:
    """The central area, and the dwellings and special buildings still to be had."""
    x = WIDTH - MARGIN - OFFER
    draw_panel(pen, x, TOP, OFFER, high)
    left = _draw_dwellings(pen, state["dwellings"], x + OFFER - 20)
    pen.text(
        i18n.text("picture-offer", pen.locale), x + 22, TOP + 38, 24, fill=pen.look.soft, room=left - x - 30
    )
    card = 103.0
    for number, id in enumerate(state["central"]):
        draw_card(pen, face_up(id), x + 20 + number * (card + 10), TOP + 52, card, cost=True)
    y = TOP + 52 + card * CARD_H / CARD_W + 36
    if state["specials"]:
        pen.text(
            i18n.text("picture-specials", pen.locale), x + 22, y, 22, fill=pen.look.soft, room=OFFER - 44
        )
        _draw_specials(pen, state["specials"], x + 20, y + 12, TOP + high - y - 24)


def _draw_dwellings(pen: Pen, dwellings: Mapping[str, int], right: float) -> float:
    """How many dwellings of each kind there are, and what one costs. Where the first one is drawn."""
    x = right - DWELLING * sum(count > 0 for count in dwellings.values())
    left = x
    for id, count in dwellings.items():
        if not count:
            continue
        draw_card(pen, face_up(id), x + 9, TOP + 10, 34, mini=True)
        draw_sign(pen, "coin", x, TOP + 5, 20, number=facts_of(id).cost)
        pen.text(f"×{count}", x + 46, TOP + 38, 18, room=DWELLING - 46)
        x += DWELLING
    return left


def _draw_specials(pen: Pen, specials: Sequence[str], x: float, y: float, high: float) -> None:
    """The special buildings, with their names if there are few."""
    room, named = OFFER - 40, len(specials) <= NAMED
    per_row = max(3, len(specials)) if named else (len(specials) + 1) // 2
    tall = high * CARD_W / CARD_H if named else (high - 8) / 2
    size = min((room - 10 * (per_row - 1)) / per_row, tall)
    for number, id in enumerate(specials):
        left, top = x + number % per_row * (size + 10), y + number // per_row * (size + 8)
        draw_card(pen, face_up(id), left, top, size, mini=not named)


def _draw_cities(pen: Pen, shown: TablePicture, high: float) -> None:
    """A row for every city, the higher the fewer there are."""
    cities = shown.state["cities"]
    wide, row = WIDTH - 2 * MARGIN - OFFER - 18, high / len(cities)
    for seat, city in enumerate(cities):
        is_on = seat == shown.state["seat"] and shown.state["result"] is None
        _draw_row(pen, city, shown.players[seat], TOP + seat * row, wide, row - 10, is_on=is_on)


def _draw_row(
    pen: Pen, city: City, player: Player, y: float, wide: float, high: float, *, is_on: bool
) -> None:
    """A player's name, coins and points, and the cards."""
    draw_panel(pen, MARGIN, y, wide, high)
    if is_on:
        pen.box(MARGIN, y, wide, high, "none", radius=22, stroke=pen.look.accent, width=5)
    face, edge = min(46.0, high * 0.42), 12 if high > LOW_ROW else 7
    room = 178 - face - (44 if city["monster"] else 0)
    draw_face(pen, player.face, player.colour, MARGIN + 14, y + edge, face)
    _draw_name(pen, player.name, MARGIN + 22 + face, y + edge + face / 2, min(26.0, face * 0.62), room)
    _draw_counts(pen, city, MARGIN + 16, y + high - edge, min(24.0, high * 0.26))
    if city["monster"]:
        pen.picture(city["monster"], MARGIN + 162, y + 6, min(42, face))
    left, room = MARGIN + 208, wide - 208 - 14
    rows = 2 if high > 130 else 1
    per_row = SLOTS // rows
    size = min((room - 5 * (per_row - 1)) / per_row, (high - 20 - 6 * (rows - 1)) / rows * 100 / MINI_H)
    top = y + (high - rows * size - (rows - 1) * 6) / 2
    for slot in range(SLOTS):
        x, line = left + slot % per_row * (size + 5), top + slot // per_row * (size + 6)
        if slot < len(city["cards"]):
            draw_card(pen, city["cards"][slot], x, line, size, mini=True)
        else:
            pen.box(
                x + 1,
                line + 1,
                size - 2,
                size - 2,
                "none",
                radius=5,
                stroke=pen.look.line,
                width=2,
                dashed=True,
            )


def _draw_name(pen: Pen, name: str, x: float, middle: float, size: float, room: float) -> None:
    """A name beside its face: on two lines where one would be too small to read."""
    if " " not in name or pen.art.width(name) * size * SMALLEST <= room:
        pen.text(name, x, middle + size * 0.32, size, room=room, least=13)
    else:
        pen.lines(name, x, middle - size * 0.08, size * SMALLEST, room, most=2, gap=1, least=11)


def _draw_counts(pen: Pen, city: City, x: float, base: float, size: float) -> None:
    """Coins, inhabitants and hearts."""
    for sign, count in (("coin", city["coins"]), ("citizen", city["citizens"]), ("heart", city["hearts"])):
        draw_sign(pen, sign, x, base - size, size)
        x += size + 3
        x += pen.text(str(count).replace("-", "−"), x, base - size * 0.14, size) + 9
