"""Cards, signs and faces as the client shows them (web/src/ui)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.cards import COLOURS, Building, Dwelling, Market, Monster, Special, default_catalogue
from happycity.pictures.look import CREAM, DISCS, GOLD, GOLD_DEEP, HEART, INK, PAINTS, PAPER, PERSON

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from happycity.pictures.look import Paint
    from happycity.pictures.pen import Pen
    from happycity.schema.game import CardInCity, City
    from happycity.schema.room import PersonColour

CARD_W: Final = 100
CARD_H: Final = 140
MINI_H: Final = 100
NAME: Final = 13.0
NAME_OF_TWO_LINES: Final = 11.5
TILES: Final = (
    "M8.5 9h63M5 15h70M20 3v6M32 3v6M44 3v6M56 3v6M14 9v6M26 9v6M38 9v6M50 9v6M62 9v6M20 15v6M44 15v6M56 15v6"
)
HEART_SHAPE: Final = (
    "M12 21.5C3.5 15.5 1 11.5 1.8 7.7 2.8 3.2 8.8 1.8 12 6.6"
    "c3.2-4.8 9.2-3.4 10.2 1.1.8 3.8-1.7 7.8-10.2 13.8z"
)
SIGN: Final = 24
"""The grid of signs and marks."""
KINDS: Final[Mapping[str, str]] = {
    "yellow": "shop", "blue": "institution", "orange": "leisure", "purple": "industry", "green": "home",
}  # fmt: skip
MARKS: Final[Mapping[str, str]] = {
    "yellow": "M4 10h16l-2-5H6zM5.5 10v9h13v-9M9 19v-5h6v5",
    "blue": "M4 9 12 4l8 5zM6 9v8M10 9v8M14 9v8M18 9v8M4 19h16",
    "orange": "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9L3.5 9.7l5.9-.8z",
    "purple": "M4 20V9l5 4V9l5 4V5h4l1 15z",
    "green": "M4 12 12 4.5l8 7.5M6.5 10.5V20h11v-9.5",
}
"""The sign of each colour, so that no colour is shown by colour alone."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a card shows."""

    kind: str
    colours: tuple[str, ...]
    income: int = 0
    citizens: int = 0
    hearts: int = 0
    cost: int | None = None
    starred: bool = False
    """Does it have an effect that signs do not show?"""


def facts_of(id: str) -> Facts:
    """The facts of a card. One of somebody's own pack is drawn plainly."""
    card = default_catalogue().find(id)
    if isinstance(card, Building | Dwelling):
        return Facts("building", tuple(card.colours), card.income, card.citizens, card.hearts, card.cost)
    if isinstance(card, Market):
        return Facts("market", (), card.income)
    if isinstance(card, Special):
        return Facts("special", (), card.income, card.citizens, card.hearts, None, card.pack == "expert")
    if isinstance(card, Monster):
        return Facts("monster", (card.colour,), card.income, card.citizens, card.hearts, None, True)
    return Facts("building", ())


def face_up(id: str) -> CardInCity:
    """A card that stands in no city."""
    facts = facts_of(id)
    shown = [colour for colour in COLOURS if colour in facts.colours and facts.kind != "monster"]
    return {"id": id, "colours": shown, "covered_by": None}


def draw_card(
    pen: Pen, card: CardInCity, x: float, y: float, width: float, *, mini: bool = False, cost: bool = False
) -> None:
    """A card in its slot, as wide as given. A small one has no name and no gifts."""
    facts, high = facts_of(card["id"]), MINI_H if mini else CARD_H
    colours = tuple(card["colours"])
    paint = _paint_of(facts, colours)
    clip = pen.define(
        f"c{high}", f'<clipPath id="c{high}"><rect width="{CARD_W}" height="{high}" rx="9"/></clipPath>'
    )
    with pen.at(x, y, width / CARD_W):
        pen.box(1, 3, CARD_W, high, "#000000", radius=9, opacity=0.18)
        with pen.at(0, 0, clip=clip):
            _draw_front(pen, card, facts, paint, mini=mini)
            _draw_roof(pen, facts, colours, paint, MINI_H * 0.24 if mini else CARD_H * 0.19)
        pen.box(1, 1, CARD_W - 2, high - 2, "none", radius=8, stroke=paint.deep, width=2)
        if mini:
            _draw_marks(pen, colours, 97, 96, 17, from_below=True)
        else:
            _draw_marks(pen, colours, 95, 5, 15 if len(colours) < 3 else 12.5)
        if cost and facts.cost is not None:
            draw_sign(pen, "coin", 4, 4, 26, number=facts.cost)


def _paint_of(facts: Facts, colours: Sequence[str]) -> Paint:
    if facts.kind == "special":
        return PAINTS["special"]
    return PAINTS[colours[0] if colours else "wild" if facts.kind == "monster" else "white"]


def _draw_front(pen: Pen, card: CardInCity, facts: Facts, paint: Paint, *, mini: bool) -> None:
    """The house front: ground, picture, name and gifts."""
    floor = 100.0 if mini else 92.0
    pen.box(0, 0, CARD_W, CARD_H, PAPER)
    pen.box(0, 0, CARD_W, floor, paint.pale)
    pen.box(0, floor - (9 if mini else 12), CARD_W, 12, paint.own, opacity=0.34)
    size = 68.0 if mini else 62.0 if facts.kind != "special" else 66.0
    left, top = (CARD_W - size) / 2, floor - size - (3 if mini else 4)
    pen.path(
        f"M{left} {floor - 5}a{size / 2} 6 0 0 0 {size} 0a{size / 2} 6 0 0 0-{size} 0z",
        paint.deep,
        opacity=0.2,
    )
    pen.picture(card["id"], left, top, size)
    if card["covered_by"]:
        pen.box(0, 0, CARD_W, floor, "#ffffff", opacity=0.55)
        pen.picture(card["covered_by"], left - 2, top - 2, size + 4)
    if mini:
        return
    pen.box(0, floor, CARD_W, 2, paint.deep)
    name = i18n.text(f"card-{card['id']}", pen.locale)
    size = NAME if pen.art.width(name) * NAME <= 90 else NAME_OF_TWO_LINES
    while size > 8 and (
        len(lines := pen.art.wrap(name, 90, size)) > 2
        or any(pen.art.width(line) * size > 90 for line in lines)
    ):
        size -= 0.5
    lines = pen.art.wrap(name, 90, size)
    first = floor + 2 + 12 + size * 0.34 - (len(lines) - 1) * size * 0.52
    for number, line in enumerate(lines[:2]):
        pen.text(line, 50, first + number * size * 1.04, size, fill=INK, anchor="middle", room=92, least=7)
    _draw_gifts(pen, facts, paint, 126)


def _draw_gifts(pen: Pen, facts: Facts, paint: Paint, middle: float) -> None:
    """A row of signs: income, inhabitants, hearts, and a star for an effect."""
    signs = ["citizen"] * abs(facts.citizens) + ["heart"] * abs(facts.hearts)
    income = f"+{facts.income}" if facts.income > 0 else f"−{-facts.income}" if facts.income else ""
    wide = 17 + pen.art.width(income) * 14 if income else 0
    across = wide + 16.5 * len(signs) + (14 if facts.starred else 0)
    shrunk = min(1.0, 92 / max(across, 1))
    with pen.at(50 - across * shrunk / 2, middle - 8 * shrunk, shrunk):
        along = 0.0
        if income:
            draw_sign(pen, "income", along, 0, 16, crossed=facts.income < 0)
            pen.text(income, along + 17, 12.6, 14, fill=INK)
            along += wide + 1
        for sign in signs:
            gift = facts.citizens if sign == "citizen" else facts.hearts
            draw_sign(pen, sign, along, 0, 16, crossed=gift < 0)
            along += 16.5
        if facts.starred:
            pen.path(f"M{along + 7} 1l1.8 5.2 5.2 1.8-5.2 1.8-1.8 5.2-1.8-5.2-5.2-1.8 5.2-1.8z", paint.deep)


def _draw_roof(pen: Pen, facts: Facts, colours: Sequence[str], paint: Paint, height: float) -> None:
    """The roof of its kind (web/src/ui/Roof.svelte)."""
    kind = facts.kind
    if kind not in {"special", "monster"}:
        kind = "market" if kind == "market" or len(colours) != 1 else KINDS[colours[0]]
    with pen.at(0, 0, CARD_W / 80, height / 24):
        if kind == "institution":
            pen.path("M0 17 40 2l40 15v4H0z", paint.own)
            pen.path("M13 16 40 5.8 67 16z", CREAM)
            pen.disc(40, 12.2, 2.6, paint.own)
            pen.path("M0 17h80v1.6H0z", paint.deep)
            pen.path("".join(f"M{each * 10 + 3} 21h4v2.6h-4z" for each in range(8)), paint.own)
        elif kind == "leisure":
            pen.path("M0 0h80v5H0z", paint.own)
            pen.path("M0 4h80v1.4H0z", paint.deep)
            for each in range(8):
                flag = f"M{each * 10 + 0.4} 5.4h9.2L{each * 10 + 5} 22z"
                pen.path(flag, CREAM if each % 2 else paint.own)
        elif kind == "industry":
            pen.path("M62 3h8v12h-8z", paint.deep)
            pen.path("M0 21V10l16-7v8l16-8v8l16-8v8l14-7v-1h18v18z", paint.own)
            pen.path("M3.5 12.5 13 8v4.5zM19.5 12.5 29 8v4.5zM35.5 12.5 45 8v4.5z", CREAM)
            pen.path("M0 19.4h80V21H0z", paint.deep)
        elif kind == "home":
            pen.path("M58 1h8v9h-8z", paint.deep)
            pen.path("M0 21 11 3h58l11 18z", paint.own)
            pen.path(TILES, stroke=paint.deep, width=0.9, opacity=0.45)
            pen.path("M0 20h80v1.6H0z", paint.deep)
        elif kind == "special":
            pen.path(f"M0 0h80v12{'q-5 5-10 0' * 8}z", paint.own)
            for each in range(8):
                pen.disc(each * 10 + 5, 8, 2, GOLD)
            pen.path("M0 0h80v2H0z", paint.deep)
        elif kind == "monster":
            spikes = "M0 0h80v8l-5 12-5-10-5 6-5-8-5 12-5-10-5 8-5-10-5 12-5-10-5 6-5-8-5 12-5-10-5 8-5-8z"
            pen.path(spikes, paint.own)
        else:
            for each in range(8):
                plain = (paint.own, CREAM)[each % 2]
                stripe = PAINTS[colours[each % len(colours)]].own if len(colours) > 1 else plain
                pen.path(f"M{each * 10} 0h10v16a5 6 0 0 1-10 0z", stripe)
            pen.path("M0 0h80v3H0z", "#3c1e00", opacity=0.14)


def _draw_marks(
    pen: Pen, colours: Sequence[str], right: float, edge: float, size: float, *, from_below: bool = False
) -> None:
    """The signs of the colours, from the right edge to the left."""
    for number, colour in enumerate(reversed(colours)):
        draw_mark(pen, colour, right - size - number * (size + 1), edge - size if from_below else edge, size)


def draw_mark(pen: Pen, colour: str, x: float, y: float, size: float) -> None:
    """The sign of a colour on its disc."""
    with pen.at(x, y, size / SIGN):
        pen.disc(12, 12, 12.5, "#ffffff")
        pen.disc(12, 12, 11.4, PAINTS[colour].deep)
        with pen.at(4.2, 4.2, 0.65):
            pen.path(MARKS[colour], stroke="#ffffff", width=2.6)


def draw_sign(
    pen: Pen, sign: str, x: float, y: float, size: float, *, crossed: bool = False, number: int | None = None
) -> None:
    """Money, income, an inhabitant or a heart. Crossed out, it counts -1 (R-E3)."""
    with pen.at(x, y, size / SIGN):
        if sign == "coin":
            pen.disc(12, 12, 11, GOLD_DEEP)
            pen.disc(12, 11.3, 9.6, GOLD)
            if number is not None:
                pen.text(str(number), 12, 17.3, 17, fill="#573600", anchor="middle")
        elif sign == "income":
            pen.disc(12, 12, 11, "#1f7a43")
            pen.disc(12, 12, 8.6, GOLD)
            pen.path("M12 17V7.5M7.8 11.3 12 7l4.2 4.3", stroke="#1b5c35", width=2.8)
        elif sign == "heart":
            pen.path(HEART_SHAPE, HEART)
            pen.path("M5 8.5c.3-1.8 1.7-2.8 3.2-2.6", stroke="#ffffff", width=1.8, opacity=0.75)
        else:
            pen.disc(12, 7, 5.2, PERSON)
            pen.path("M2.8 22c0-6 3.7-9 9.2-9s9.2 3 9.2 9z", PERSON)
            pen.path("M9.5 6.2c.3-1.2 1-1.9 2.2-2.1", stroke="#ffffff", width=1.8, opacity=0.75)
        if crossed:
            pen.path("M3 21 21 3", stroke="#ffffff", width=6)
            pen.path("M3 21 21 3", stroke="#3a1210", width=3.2)


def draw_face(pen: Pen, face: str, colour: PersonColour, x: float, y: float, size: float) -> None:
    """A player's face on a disc of the player's colour."""
    half = size / 2
    pen.disc(x + half, y + half, half, "#ffffff")
    pen.disc(x + half, y + half, half, DISCS[colour], opacity=0.45)
    pen.disc(x + half, y + half, half * 0.93, "none", stroke=DISCS[colour], width=size * 0.07)
    pen.picture(f"face-{face}", x + size * 0.15, y + size * 0.15, size * 0.7)


def draw_product(pen: Pen, city: City, scoring: str, x: float, y: float, size: float) -> None:
    """Inhabitants times hearts, or plus (R-E5), as wide as `product_width` says."""
    for part in _product(city, scoring):
        if part in {"citizen", "heart"}:
            draw_sign(pen, part, x + size * 0.1, y - size * 0.8, size * 0.9)
            x += size * 1.15
        else:
            x += pen.text(part, x, y, size, fill=pen.look.soft if part in "×+" else None)
            x += size * 0.15 if part in "×+" else 0


def product_width(pen: Pen, city: City, scoring: str, size: float) -> float:
    """The width of `draw_product`."""
    numbers = [part for part in _product(city, scoring) if part not in {"citizen", "heart"}]
    return (sum(pen.art.width(part) for part in numbers) + 2 * 1.15 + 0.15) * size


def _product(city: City, scoring: str) -> tuple[str, str, str, str, str]:
    citizens, hearts = str(city["citizens"]).replace("-", "−"), str(city["hearts"]).replace("-", "−")
    return citizens, "citizen", "+" if scoring == "sum" else "×", hearts, "heart"
