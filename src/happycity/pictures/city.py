"""A finished city: its ten cards, and inhabitants times hearts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.cards import COLOURS
from happycity.pictures.cards import (
    CARD_H,
    CARD_W,
    draw_card,
    draw_mark,
    draw_product,
    draw_sign,
    product_width,
)
from happycity.pictures.pen import WIDTH, Pen
from happycity.pictures.scenes import MARGIN, Player, draw_foot, draw_panel, draw_scenery, draw_title

if TYPE_CHECKING:
    from happycity.pictures.art import Art
    from happycity.pictures.look import Theme
    from happycity.schema.game import City, Options

SLOTS: Final = 10
ROW: Final = 5
CARD: Final = 158
GAP: Final = 11
TOP: Final = 102
PANEL: Final = 270


@dataclass(frozen=True, slots=True)
class CityPicture:
    """A city at the end of its game."""

    city: City
    options: Options
    player: Player | None = None
    place: int | None = None
    """Among the players of the game: 1 for the winner."""


def draw_city(art: Art, shown: CityPicture, theme: Theme, locale: str) -> str:
    """The picture of a city."""
    pen = Pen(art, theme, locale)
    draw_scenery(pen)
    draw_title(pen, city_title(shown, locale), shown.player)
    _draw_cards(pen, shown.city)
    _draw_score(pen, shown)
    draw_foot(pen, shown.options)
    return pen.svg()


def city_title(shown: CityPicture, locale: str) -> str:
    """Whose city it is."""
    if shown.player is None:
        return i18n.text("picture-city", locale)
    return i18n.text("picture-city-of", locale, name=shown.player.name)


def city_line(shown: CityPicture, locale: str) -> str:
    """The city in one line of text, with signs that every language reads."""
    city = shown.city
    return i18n.text(
        "picture-city-line",
        locale,
        title=city_title(shown, locale),
        citizens=city["citizens"],
        hearts=city["hearts"],
        points=city["points"],
        sign="+" if shown.options["scoring"] == "sum" else "×",
    )


def _draw_cards(pen: Pen, city: City) -> None:
    """Two rows of slots (R-B7), and the monster before them."""
    high = CARD * CARD_H / CARD_W
    for slot in range(SLOTS):
        x, y = MARGIN + slot % ROW * (CARD + GAP), TOP + slot // ROW * (high + GAP)
        if slot < len(city["cards"]):
            draw_card(pen, city["cards"][slot], x, y, CARD)
        else:
            pen.box(x + 2, y + 2, CARD - 4, high - 4, pen.look.panel, radius=14, opacity=0.35)
            pen.box(
                x + 2,
                y + 2,
                CARD - 4,
                high - 4,
                "none",
                radius=14,
                stroke=pen.look.line,
                width=3,
                dashed=True,
            )


def _draw_score(pen: Pen, shown: CityPicture) -> None:
    """The panel: place, points, and what they are made of."""
    city, x, y, high = shown.city, WIDTH - MARGIN - PANEL + 8, TOP, 452
    middle = x + PANEL / 2 - 4
    draw_panel(pen, x, y, PANEL - 8, high)
    if shown.place == 1:
        pen.picture("ui-trophy", middle - 50, y + 18, 100)
    else:
        pen.picture(city["special"] or "luxury-residence", middle - 46, y + 22, 92)
    points = i18n.text("picture-points", pen.locale, points=city["points"])
    pen.text(
        str(city["points"]).replace("-", "−"), middle, y + 222, 112, fill=pen.look.accent, anchor="middle"
    )
    pen.text(points, middle, y + 258, 28, fill=pen.look.soft, anchor="middle", room=PANEL - 40)
    scoring = shown.options["scoring"]
    draw_product(pen, city, scoring, middle - product_width(pen, city, scoring, 40) / 2, y + 322, 40)
    pen.box(x + 24, y + 350, PANEL - 56, 2, pen.look.line)
    place = (
        ""
        if shown.place is None
        else i18n.text("picture-place", pen.locale, place=shown.place, players=shown.options["players"])
    )
    if place:
        pen.text(place, middle, y + 388, 26, anchor="middle", room=PANEL - 40, least=14)
    _draw_rest(pen, city, middle, y + (400 if place else 384))


def _draw_rest(pen: Pen, city: City, middle: float, y: float) -> None:
    """Coins left, tokens, and the monster in front of the city."""
    held = city.get("tokens")
    tokens = [colour for colour in COLOURS for _ in range(held[colour])] if held else []
    coins = str(city["coins"])
    wide = 36 + pen.art.width(coins) * 28 + 26 * len(tokens) + (44 if city["monster"] else 0)
    left = middle - wide / 2
    draw_sign(pen, "coin", left, y, 30)
    left += 36
    left += pen.text(coins, left, y + 25, 28, fill=pen.look.soft) + 8
    for colour in tokens:
        draw_mark(pen, colour, left, y + 3, 24)
        left += 26
    if city["monster"]:
        pen.picture(city["monster"], left, y - 4, 40)
