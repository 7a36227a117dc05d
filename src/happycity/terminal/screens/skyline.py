"""The title of the menu: a small town in the five colours."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from textual.content import Content

from happycity import i18n
from happycity.cards import COLOURS
from happycity.terminal.screens import cells

SKYLINE: Final = (
    "        ▟▙            ▄                      ",
    "  ▗▄▖   ██   ▗▄▄▖    ▐█▌   ▗▄▖     ▟▙   ▗▄▄▖ ",
    "▄▄▐█▌▄▄▄██▄▄▄▐██▌▄▄▄▄███▄▄▄▐█▌▄▄▄▄▄██▄▄▄▐██▌▄",
)
WALLS: Final = (0, 6, 12, 18, 25, 32, 38, 45)
"""The columns between the houses."""


def skyline(locale: str) -> Content:
    """The town with the game's title."""
    lines = [
        Content.assemble(
            *(
                (line[start:end], cells.BRIGHT[COLOURS[index % len(COLOURS)]])
                for index, (start, end) in enumerate(pairwise(WALLS))
            )
        )
        for line in SKYLINE
    ]
    title = i18n.text("game-title", locale).upper().split()
    spaced = "   ".join(" ".join(word) for word in title)
    lines.append(Content.styled(spaced.center(WALLS[-1]), f"bold {cells.GOLD}"))
    return Content("\n").join(lines)
