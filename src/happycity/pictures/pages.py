"""Pictures of pages: a headline, a line, and some drawings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.pictures.cards import draw_card, draw_face, face_up
from happycity.pictures.look import GOLD
from happycity.pictures.pen import HEIGHT, WIDTH, Pen
from happycity.pictures.scenes import MARGIN, Player, draw_foot, draw_panel, draw_scenery, draw_skyline

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.pictures.art import Art
    from happycity.pictures.look import Theme
    from happycity.schema.game import Options

TOWN: Final = (
    "park", "house", "school", "amusement-park", "castle", "apartment-building", "treehouse", "luxury-residence",
    "onion-dome-cathedral", "offices", "florist",
)  # fmt: skip
MAX_TOWERS: Final = 14
"""Of the players of a day."""


@dataclass(frozen=True, slots=True)
class PagePicture:
    """A headline above a little town."""

    title: str
    subtitle: str = ""
    people: Sequence[Player] = ()
    buildings: Sequence[str] = TOWN
    options: Options | None = None


@dataclass(frozen=True, slots=True)
class CardPicture:
    """One card, large, with its name and what it does."""

    card: str
    title: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class DayPicture:
    """How somebody did on a day. It shows no card, so it spoils no deal."""

    title: str
    points: int
    won: bool = False
    facts: Sequence[str] = ()
    """Lines below: the place, the bot's points, the streak."""
    histogram: Sequence[tuple[int, int]] = ()
    """Points, and how many players made them."""


def draw_page(art: Art, shown: PagePicture, theme: Theme, locale: str) -> str:
    """The picture of a page."""
    pen = Pen(art, theme, locale)
    draw_scenery(pen, wide=True)
    size, top = 116.0, 452.0
    draw_skyline(pen, shown.buildings[:11], MARGIN - 8, top + 110, WIDTH - 2 * MARGIN + 16, size)
    y = pen.lines(shown.title, WIDTH / 2, 150, 84, WIDTH - 2 * MARGIN, most=2, anchor="middle", least=36)
    y = pen.lines(
        shown.subtitle,
        WIDTH / 2,
        y - 18,
        36,
        WIDTH - 4 * MARGIN,
        most=2,
        anchor="middle",
        weight="plain",
        least=22,
    )
    _draw_people(pen, shown.people, y - 14)
    draw_foot(pen, shown.options)
    return pen.svg()


def _draw_people(pen: Pen, people: Sequence[Player], y: float) -> None:
    """Faces side by side, with names below."""
    if not people:
        return
    step = min(210.0, (WIDTH - 2 * MARGIN) / len(people))
    left = WIDTH / 2 - step * len(people) / 2
    for number, player in enumerate(people):
        middle = left + (number + 0.5) * step
        draw_face(pen, player.face, player.colour, middle - 38, y, 76)
        pen.text(player.name, middle, y + 106, 26, anchor="middle", room=step - 14, least=14)


def draw_card_page(art: Art, shown: CardPicture, theme: Theme, locale: str) -> str:
    """The picture of a card."""
    pen = Pen(art, theme, locale)
    draw_scenery(pen)
    draw_card(pen, face_up(shown.card), 150, 44, 350, cost=True)
    y = pen.lines(shown.title, 560, 200, 72, WIDTH - 560 - MARGIN, most=3, least=34)
    pen.lines(shown.text, 560, y + 4, 32, WIDTH - 560 - MARGIN, most=6, gap=1.3, weight="plain", least=19)
    draw_foot(pen)
    return pen.svg()


def draw_day(art: Art, shown: DayPicture, theme: Theme, locale: str) -> str:
    """The picture of a day's result."""
    pen = Pen(art, theme, locale)
    draw_scenery(pen)
    pen.lines(shown.title, MARGIN, 76, 46, WIDTH - 2 * MARGIN, most=1, least=26)
    draw_panel(pen, MARGIN, 110, 350, 430)
    middle = MARGIN + 175
    pen.picture("ui-trophy" if shown.won else "ui-day", middle - 55, 124, 110)
    pen.text(
        str(shown.points).replace("-", "−"), middle, 342, 120, fill=pen.look.accent, anchor="middle", room=310
    )
    y = 392.0
    for fact in shown.facts[:4]:
        pen.text(fact, middle, y, 27, anchor="middle", room=310, least=14)
        y += 38
    _draw_histogram(pen, shown, MARGIN + 380, 110, WIDTH - 2 * MARGIN - 380, 430)
    draw_foot(pen)
    return pen.svg()


def _draw_histogram(pen: Pen, shown: DayPicture, x: float, y: float, w: float, h: float) -> None:
    """Towers as high as there are players with those points; without other players a town."""
    if sum(players for _, players in shown.histogram) < 2:
        draw_skyline(pen, TOWN[:7], x, HEIGHT - 70, w, 110)
        return
    draw_panel(pen, x, y, w, h)
    towers, span = group_points(shown.histogram)
    most, step = max(towers.values()), (w - 60) / len(towers)
    base, tall, wide = y + h - 58, h - 156, min(64.0, step * 0.88)
    for number, (points, count) in enumerate(towers.items()):
        middle = x + 30 + (number + 0.5) * step
        is_own = points <= shown.points < points + span
        tower = max(6.0, tall * count / most) if count else 2.0
        fill = pen.look.accent if is_own else pen.look.near
        pen.box(middle - wide / 2, base - tower, wide, tower, fill, radius=min(8, wide * 0.2) if count else 0)
        ink = None if is_own else pen.look.soft
        if count:
            pen.text(str(count), middle, base - tower - 8, 22, fill=ink, anchor="middle", room=step)
        if is_own:
            top = base - tower - 50
            pen.path(f"M{middle - 12:.1f} {top:.1f}h24l-12 16z", GOLD, stroke=pen.look.ink, width=2)
        tick = middle if span == 1 else middle - step / 2  # a number under the edge where its tower begins
        label = str(points).replace("-", "−")
        pen.text(label, tick, y + h - 24, 22, fill=pen.look.soft, anchor="middle", room=step - 4)


def group_points(histogram: Sequence[tuple[int, int]]) -> tuple[dict[int, int], int]:
    """Players by the least points of their tower, and how many points a tower has: few enough towers to read.

    >>> group_points([(30, 4), (42, 9), (51, 1)])
    ({30: 4, 32: 0, 34: 0, 36: 0, 38: 0, 40: 0, 42: 9, 44: 0, 46: 0, 48: 0, 50: 1}, 2)
    """
    low, high = min(points for points, _ in histogram), max(points for points, _ in histogram)
    span = -(-(high - low + 1) // MAX_TOWERS)
    towers = dict.fromkeys(range(low, high + 1, span), 0)
    for points, players in histogram:
        towers[points - (points - low) % span] += players
    return towers, span
