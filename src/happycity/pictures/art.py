"""What pictures are drawn with: outlines of letters and small drawings, read from the file of the browser client."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, Self, TypedDict

if TYPE_CHECKING:
    from collections.abc import Mapping

Weight = Literal["plain", "bold"]
UNITS: Final = 1000
"""The size at which outlines and advances are given."""
FIRST_SQUARE: Final = 0x1100
NARROW: Final = 620


class _Font(TypedDict):
    letters: dict[str, tuple[int, str]]


class _File(TypedDict):
    fonts: dict[Weight, _Font]
    pictures: dict[str, str]


@dataclass(frozen=True, slots=True)
class Art:
    """The content of `assets/art-….json`, which web/plugins/art.ts writes."""

    letters: Mapping[Weight, Mapping[str, tuple[int, str]]]
    """By weight and character: the advance and the outline."""
    pictures: Mapping[str, str]
    """By name: the content of an SVG of 32 x 32."""

    @classmethod
    def read(cls, text: str | bytes) -> Self:
        """The art of a file."""
        content: _File = json.loads(text)
        return cls(
            {weight: font["letters"] for weight, font in content["fonts"].items()}, content["pictures"]
        )

    def covers(self, text: str) -> bool:
        """Is there an outline for every character?"""
        return all(letter in self.letters["bold"] for letter in text)

    def width(self, text: str, weight: Weight = "bold") -> float:
        """The width of a text of size 1, estimated for characters without an outline."""
        letters = self.letters[weight]
        return sum(letters[each][0] if each in letters else _estimate(each) for each in text) / UNITS

    def fit(
        self, text: str, room: float, size: float, least: float, weight: Weight = "bold"
    ) -> tuple[str, float]:
        """The text and its size, at most `size`, so that it fits; below `least` it is cut, with an ellipsis."""
        fitting = min(size, room / max(self.width(text, weight), 0.001))
        if fitting >= least:
            return text, fitting
        while text and self.width(f"{text}…", weight) * least > room:
            text = text[:-1]
        return f"{text.rstrip()}…", least

    def wrap(self, text: str, room: float, size: float, weight: Weight = "bold") -> list[str]:
        """The lines of a text, broken between words where a line would be too wide."""
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(longer, weight) * size <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines


def _estimate(letter: str) -> int:
    """Alphabets are narrow; Chinese, Japanese, Korean and emoji are squares."""
    return UNITS if ord(letter) >= FIRST_SQUARE else NARROW
