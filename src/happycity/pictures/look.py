"""Colours of pictures, the same as the client's (web/src/styles/base.css)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping

Theme = Literal["light", "dark"]


@dataclass(frozen=True, slots=True)
class Look:
    """The colours around the cards."""

    sky: str
    horizon: str
    far: str
    near: str
    cloud: str
    panel: str
    line: str
    ink: str
    soft: str
    accent: str


LOOKS: Final[Mapping[Theme, Look]] = {
    "light": Look(
        sky="#bfe3f5", horizon="#eaf6ee", far="#a9d8bd", near="#7cc48d", cloud="#ffffff", panel="#fffdf8",
        line="#e3d3b5", ink="#3a2d22", soft="#6a5947", accent="#c2410c",
    ),
    "dark": Look(
        sky="#141d33", horizon="#24344f", far="#25483f", near="#2b5f47", cloud="#2a3957", panel="#272b3b",
        line="#3b4156", ink="#f4eee2", soft="#c3bdb2", accent="#ffb26b",
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Paint:
    """The three tones of a card."""

    own: str
    deep: str
    pale: str


PAINTS: Final[Mapping[str, Paint]] = {
    "yellow": Paint("#f5b82e", "#8a5a00", "#fff0c2"),
    "blue": Paint("#3f93e0", "#17558f", "#d9ecfd"),
    "orange": Paint("#f07f35", "#a2440b", "#ffe3cf"),
    "purple": Paint("#9164cc", "#5b3392", "#ebdff8"),
    "green": Paint("#4cab63", "#1f6a35", "#d8f1dc"),
    "white": Paint("#cbbfa9", "#5f5341", "#f7f1e5"),
    "special": Paint("#e0527a", "#8c2a4b", "#ffe9ef"),
    "wild": Paint("#4d5a3a", "#2f3a20", "#e6ecd4"),
}
DISCS: Final[Mapping[str, str]] = {
    "red": "#d8413a", "amber": "#e09a12", "lime": "#7fae1e", "teal": "#119a8e", "sky": "#3d9fdc",
    "navy": "#3553a8", "violet": "#8a55c8", "pink": "#e0609c",
}  # fmt: skip
"""The colours of people."""
PAPER: Final = "#fffdf7"
INK: Final = "#38291c"
CREAM: Final = "#fffaf0"
GOLD: Final = "#ffcf3f"
GOLD_DEEP: Final = "#b97900"
HEART: Final = "#e23e57"
PERSON: Final = "#2b8a9e"
