"""Pictures of a balance report as SVG.

Positions are percentages, so that a picture fills any width while its text keeps its size. Lines are drawn in an inner
picture that stretches.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.lab.report.markup import element, escape

if TYPE_CHECKING:
    from happycity.lab.report.schema import Estimate

LEFT, RIGHT, TOP, BOTTOM = 9.0, 5.0, 5.0, 14.0
"""The margins of a chart, in percent."""
SHAPES: Final = {
    "yellow": "M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z",
    "blue": "M-4.5-4.5H4.5V4.5H-4.5Z",
    "orange": "M0-5.5L5.5 4.5H-5.5Z",
    "purple": "M0-6L6 0L0 6L-6 0Z",
    "green": "M0-5.5L5 -1V5H-5V-1Z",
}
"""A shape for each colour, for those who do not see it."""
Label = Callable[[float], str]


def percent(value: float) -> str:
    """A position."""
    return f"{value:.2f}%"


def chip(colour: str, name: str) -> str:
    """The mark of a colour."""
    title = element("title", escape(name))
    path = element("path", d=SHAPES[colour])
    return element("svg", title, path, class_=f"chip {colour}", viewBox="-7 -7 14 14", role="img")


@dataclass(frozen=True, slots=True)
class Scale:
    """A range of values on an axis."""

    low: float
    high: float

    def place(self, value: float) -> float:
        """Where a value lies, in percent of the axis; what is beyond an end is put there."""
        inside = min(max(value, self.low), self.high)
        return (inside - self.low) / ((self.high - self.low) or 1) * 100

    def ticks(self, most: int = 6) -> list[float]:
        """Round values along the axis.

        >>> Scale(-0.07, 0.13).ticks(5)
        [-0.05, 0.0, 0.05, 0.1]
        """
        span = (self.high - self.low) or 1
        power = 10.0 ** math.floor(math.log10(span / most))
        step = next(
            (power * factor for factor in (1, 2, 5, 10) if span / (power * factor) <= most), power * 10
        )
        first = math.ceil(self.low / step - 1e-9)
        last = math.floor(self.high / step + 1e-9)
        return [round(number * step, 10) for number in range(first, last + 1)]


def symmetric(estimates: Sequence[Estimate], centre: float = 0.0) -> Scale:
    """A scale around a centre that shows every mean and most of every interval."""
    means = [abs(each["mean"] - centre) for each in estimates]
    ends = sorted(max(abs(each["low"] - centre), abs(each["high"] - centre)) for each in estimates)
    reach = max([0.02, *means, ends[int(len(ends) * 0.9)] if ends else 0.0]) * 1.08
    return Scale(centre - reach, centre + reach)


def interval(estimate: Estimate, scale: Scale, centre: float, label: str) -> str:
    """An interval with its mean on a row of its own; it shows on which side of the centre it is."""
    side = "good" if estimate["low"] > centre else "bad" if estimate["high"] < centre else "even"
    low, high = percent(scale.place(estimate["low"])), percent(scale.place(estimate["high"]))
    middle = percent(scale.place(centre))
    parts = (
        element("line", x1=middle, x2=middle, y1="0", y2="100%", class_="zero"),
        element("line", x1=low, x2=high, y1="50%", y2="50%", class_=f"reach {side}"),
        element("circle", cx=percent(scale.place(estimate["mean"])), cy="50%", r=5, class_=f"mean {side}"),
    )
    return element("svg", element("title", escape(label)), *parts, class_="interval", role="img")


def axis(scale: Scale, label: Label, most: int = 5) -> str:
    """The values above a column of intervals."""
    texts = (
        element("text", escape(label(tick)), x=percent(scale.place(tick)), y=12) for tick in scale.ticks(most)
    )
    return element("svg", *texts, class_="axis", aria_hidden="true")


def histogram(
    counts: Mapping[int, int], scale: Scale, top: float, title: str, label: Label, share_label: Label
) -> str:
    """Bars over whole numbers; `top` is the share of the highest bar."""
    total = sum(counts.values())
    width = 100 / (scale.high - scale.low + 1)
    bars = []
    for number, count in sorted(counts.items()):
        height = count / total / top * 68
        middle = percent((number - scale.low + 0.5) * width)
        bar = element(
            "rect",
            element("title", escape(f"{label(number)}: {count}")),
            x=percent((number - scale.low) * width + width * 0.08),
            y=percent(82 - height),
            width=percent(width * 0.84),
            height=percent(height),
            rx=2,
        )
        share = element("text", escape(share_label(count / total)), x=middle, y=percent(82 - height), dy=-5)
        bars += [bar, share]
    ticks = [
        element("text", escape(label(tick)), x=percent((tick - scale.low + 0.5) * width), y="97%")
        for tick in scale.ticks(6)
        if tick == int(tick)
    ]
    base = element("line", x1="0", x2="100%", y1="82%", y2="82%", class_="base")
    return element("svg", element("title", escape(title)), *bars, base, *ticks, class_="bars", role="img")


@dataclass(frozen=True, slots=True)
class Frame:
    """The axes of a chart."""

    across: Scale
    up: Scale
    across_label: Label
    up_label: Label

    def x(self, value: float) -> str:
        """A position from the left."""
        return percent(LEFT + self.across.place(value) * (100 - LEFT - RIGHT) / 100)

    def y(self, value: float) -> str:
        """A position from the top."""
        return percent(100 - BOTTOM - self.up.place(value) * (100 - TOP - BOTTOM) / 100)

    def grid(self, across_most: int = 8) -> str:
        """Lines and values of both axes."""
        parts = []
        for tick in self.up.ticks(5):
            y = self.y(tick)
            kind = "zero" if tick == 0 else "rule"
            parts.append(element("line", x1=percent(LEFT), x2=percent(100 - RIGHT), y1=y, y2=y, class_=kind))
            parts.append(
                element(
                    "text", escape(self.up_label(tick)), x=percent(LEFT - 1.5), y=y, dy="0.32em", class_="up"
                )
            )
        for tick in self.across.ticks(across_most):
            if tick == int(tick):
                parts.append(element("text", escape(self.across_label(tick)), x=self.x(tick), y="97%"))
        return "".join(parts)

    def draw(self, title: str, *parts: str, across_most: int = 8) -> str:
        """The whole chart."""
        return element(
            "svg", element("title", escape(title)), self.grid(across_most), *parts, class_="chart", role="img"
        )

    def line(self, points: Sequence[tuple[float, float]], kind: str) -> str:
        """A line."""
        places = " ".join(f"{self.across.place(x):.2f},{100 - self.up.place(y):.2f}" for x, y in points)
        path = element("polyline", points=places, vector_effect="non-scaling-stroke")
        inner = element(
            "svg",
            path,
            x=percent(LEFT),
            y=percent(TOP),
            width=percent(100 - LEFT - RIGHT),
            height=percent(100 - TOP - BOTTOM),
            viewBox="0 0 100 100",
            preserveAspectRatio="none",
            class_="stretched",
        )
        return element("g", inner, class_=kind)

    def mark(self, x: float, y: float, colour: str, title: str, name: str, side: str) -> str:
        """A point in the shape of its colour, with its name on that side if it has one."""
        shape = element("path", element("title", escape(title)), d=SHAPES[colour], class_=colour)
        away = 9 if side == "right" else -9
        text = element("text", escape(name), dx=away, dy="0.32em", class_=f"name {side}") if name else ""
        return element("svg", shape, text, x=self.x(x), y=self.y(y), class_="stretched", overflow="visible")
