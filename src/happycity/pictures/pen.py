"""A pen that writes SVG. It uses no font, script or address, so the same text gives the same picture everywhere."""

from __future__ import annotations

import re
from contextlib import contextmanager
from html import escape
from typing import TYPE_CHECKING, Final, Literal

from happycity.pictures.look import LOOKS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from happycity.pictures.art import Art, Weight
    from happycity.pictures.look import Theme

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The shape that previews of links have."""
Anchor = Literal["start", "middle", "end"]
NOT_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
DRAWN_AS: Final = str.maketrans({"\u202f": "\u00a0", "\u2011": "-"})
"""French has a narrow space before "!" and hyphens that do not break; the letters have neither."""
SYSTEM_FONTS: Final = "sans-serif"


class Pen:
    """Writes one picture. Letters and drawings are defined once, and used where they are wanted."""

    def __init__(self, art: Art, theme: Theme = "light", locale: str = "en-GB") -> None:
        self.art = art
        self.look = LOOKS[theme]
        self.locale = locale
        self._defined: dict[str, str] = {}
        self._marks: list[str] = []

    def svg(self) -> str:
        """The whole picture."""
        size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        defined, marks = "".join(self._defined.values()), "".join(self._marks)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><defs>{defined}</defs>{marks}</svg>'

    def define(self, name: str, element: str) -> str:
        """Define something once; how to refer to it."""
        self._defined.setdefault(name, element)
        return f"url(#{name})"

    def path(
        self, d: str, fill: str = "none", *, stroke: str = "none", width: float = 0, opacity: float = 1
    ) -> None:
        """A path."""
        self._marks.append(f'<path d="{d}"{_paint(fill, stroke, width, opacity)}/>')

    def box(
        self, x: float, y: float, w: float, h: float, fill: str, *, radius: float = 0, stroke: str = "none",
        width: float = 0, opacity: float = 1, dashed: bool = False,
    ) -> None:  # fmt: skip
        """A rectangle, with round corners if they have a radius."""
        dashes = ' stroke-dasharray="5 4"' if dashed else ""
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(w)}" height="{_n(h)}" rx="{_n(radius)}"'
        self._marks.append(f"<rect {place}{_paint(fill, stroke, width, opacity)}{dashes}/>")

    def disc(
        self,
        x: float,
        y: float,
        r: float,
        fill: str,
        *,
        stroke: str = "none",
        width: float = 0,
        opacity: float = 1,
    ) -> None:
        """A circle."""
        place = f'cx="{_n(x)}" cy="{_n(y)}" r="{_n(r)}"'
        self._marks.append(f"<circle {place}{_paint(fill, stroke, width, opacity)}/>")

    def picture(self, name: str, x: float, y: float, size: float) -> None:
        """One of our drawings. A card of somebody's own pack has none, and shows a house."""
        known = name if name in self.art.pictures else "house"
        self.define(
            f"p-{known}", f'<symbol id="p-{known}" viewBox="0 0 32 32">{self.art.pictures[known]}</symbol>'
        )
        place = f'x="{_n(x)}" y="{_n(y)}" width="{_n(size)}" height="{_n(size)}"'
        self._marks.append(f'<use href="#p-{known}" {place}/>')

    def text(
        self, text: str, x: float, y: float, size: float, *, fill: str | None = None, anchor: Anchor = "start",
        weight: Weight = "bold", room: float | None = None, least: float = 12,
    ) -> float:  # fmt: skip
        """A line of text on its baseline, made to fit into `room`. The width it takes."""
        text = NOT_XML.sub("", text).translate(DRAWN_AS)
        if room is not None:
            text, size = self.art.fit(text, room, size, least, weight)
        taken = self.art.width(text, weight) * size
        left = x - {"start": 0.0, "middle": taken / 2, "end": taken}[anchor]
        ink = fill or self.look.ink
        if self.art.covers(text):
            self._letters(text, left, y, size, ink, weight)
        else:  # Cyrillic, Chinese or pictures in a name: whoever shows the picture has fonts for them
            style = f'font-family="{SYSTEM_FONTS}" font-weight="600" font-size="{_n(size * 0.9)}"'
            place = f'x="{_n(x)}" y="{_n(y)}" text-anchor="{anchor}"'
            self._marks.append(f'<text {place} {style} fill="{ink}">{escape(text)}</text>')
        return taken

    def lines(
        self, text: str, x: float, y: float, size: float, room: float, *, most: int = 3, gap: float = 1.15,
        fill: str | None = None, anchor: Anchor = "start", weight: Weight = "bold", least: float = 12,
    ) -> float:  # fmt: skip
        """A text over some lines; it shrinks until it fits. The baseline after its last line."""
        while size > least and (
            len(lines := self.art.wrap(text, room, size, weight)) > most
            or any(self.art.width(line, weight) * size > room for line in lines)
        ):
            size -= 1
        lines = self.art.wrap(text, room, size, weight)
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
        for line in lines:
            self.text(line, x, y, size, fill=fill, anchor=anchor, weight=weight, room=room, least=least)
            y += size * gap
        return y

    def _letters(self, text: str, x: float, y: float, size: float, ink: str, weight: Weight) -> None:
        letters, uses, along = self.art.letters[weight], [], 0
        for letter in text:
            advance, outline = letters[letter]
            if outline:
                id = f"{weight[0]}{ord(letter):x}"
                self.define(id, f'<path id="{id}" d="{outline}"/>')
                uses.append(f'<use href="#{id}" x="{along}"/>')
            along += advance
        place = f"translate({_n(x)} {_n(y)}) scale({_n(size / 1000, 4)})"
        self._marks.append(f'<g transform="{place}" fill="{ink}">{"".join(uses)}</g>')

    @contextmanager
    def at(
        self, x: float, y: float, across: float = 1, down: float | None = None, *, clip: str | None = None
    ) -> Iterator[None]:
        """Draw what follows at another place and size."""
        size = f"{_n(across, 4)} {_n(across if down is None else down, 4)}"
        clipped = f' clip-path="{clip}"' if clip else ""
        self._marks.append(f'<g transform="translate({_n(x)} {_n(y)}) scale({size})"{clipped}>')
        yield
        self._marks.append("</g>")


def _paint(fill: str, stroke: str, width: float, opacity: float) -> str:
    """The attributes of a shape."""
    line = f' stroke="{stroke}" stroke-width="{_n(width)}" stroke-linecap="round" stroke-linejoin="round"'
    clear = f' opacity="{_n(opacity)}"' if opacity < 1 else ""
    return f' fill="{fill}"{line if width else ""}{clear}'


def _n(value: float, digits: int = 2) -> str:
    """A short number."""
    return f"{value:.{digits}f}".rstrip("0").rstrip(".") or "0"
