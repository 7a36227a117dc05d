"""What all pictures share: sky, hills and the name of the game, panels, and people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from happycity import i18n
from happycity.pictures.cards import draw_face
from happycity.pictures.pen import HEIGHT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Sequence

    from happycity.pictures.pen import Pen
    from happycity.schema.game import Options
    from happycity.schema.room import Face, PersonColour

MARGIN: Final = 44
FOOT: Final = 566
"""The top of the strip with the name of the game."""
CLOUD: Final = "M14 36a12 12 0 0 1 2-24 18 18 0 0 1 34-5 15 15 0 0 1 26 9 10 10 0 0 1 8 20z"
TITLE_Y: Final = 74
TITLE_SIZE: Final = 46


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody in a picture."""

    name: str
    face: Face | Literal["robot"] = "robot"
    colour: PersonColour = "sky"


def draw_scenery(pen: Pen, *, wide: bool = False) -> None:
    """Sky and hills, with clouds where no title stands."""
    look = pen.look
    stops = f'<stop stop-color="{look.sky}"/><stop offset="1" stop-color="{look.horizon}"/>'
    sky = pen.define("sky", f'<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>')
    pen.box(0, 0, WIDTH, HEIGHT, sky)
    for x, y, size in ((90, 24, 1.3), (560, 8, 0.9), (980, 46, 1.1)) if wide else ((1010, 30, 1.1),):
        with pen.at(x, y, size):
            pen.path(CLOUD, look.cloud, opacity=0.55)
    pen.path(f"M0 520C180 470 360 480 564 510S996 540 1200 480V{HEIGHT}H0z", look.far)
    pen.path(f"M0 560C240 515 456 565 672 545S1056 525 1200 555V{HEIGHT}H0z", look.near)


def draw_foot(pen: Pen, options: Options | None = None) -> None:
    """The name of the game below, and what was played."""
    pen.picture("treehouse", MARGIN, FOOT + 4, 44)
    pen.text(i18n.text("game-title", pen.locale), MARGIN + 54, FOOT + 39, 34)
    if options is not None:
        line = options_line(options, pen.locale)
        pen.text(line, WIDTH - MARGIN, FOOT + 38, 25, anchor="end", weight="plain", room=700)


def options_line(options: Options, locale: str) -> str:
    """What was played: "4 players, expert + Grozilla"."""
    return i18n.text(
        "web-options-line",
        locale,
        players=options["players"],
        mode=options["mode"],
        grozilla="true" if options["grozilla"] else "false",
        scoring=options["scoring"],
    )


def draw_title(
    pen: Pen, title: str, player: Player | None = None, *, room: float = WIDTH - 2 * MARGIN
) -> None:
    """The title above, with a player's face."""
    left = float(MARGIN)
    if player is not None:
        draw_face(pen, player.face, player.colour, left, TITLE_Y - 48, 62)
        left += 76
        room -= 76
    pen.text(title, left, TITLE_Y, TITLE_SIZE, room=room, least=26)


def draw_panel(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A panel with round corners."""
    pen.box(x, y + 4, w, h, "#000000", radius=22, opacity=0.14)
    pen.box(x, y, w, h, pen.look.panel, radius=22, stroke=pen.look.line, width=2)


def draw_skyline(pen: Pen, cards: Sequence[str], x: float, base: float, room: float, size: float) -> None:
    """Small buildings side by side on a line."""
    if not cards:
        return
    step = min(size * 1.02, (room - size) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        pen.picture(card, x + number * step, base - size, size)
