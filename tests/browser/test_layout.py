"""The layout of the table at eleven sizes: everything can be done and read, whatever is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from happycity import Game
from tests.browser.matrix import ALL_KINDS, LOCALES, SIZES, Kind, Measurer, pairwise
from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]
PARTS = 4
"""The selection is cut into parts, so that two processors share it."""
SELECTION = pairwise("happycity")
CHAPTER = 26
"""All kinds are cut into chapters of this length: a sixteenth of them, about a minute."""

MANY = position(
    city("happy-market:orange shoe-shop garage school museum factory steelworks house igloo", coins=3),
    *(city(f"happy-market:{colour} apartment-building") for colour in ("green", "blue", "purple", "yellow")),
    mode="expert", phase="claim", central="zoo spa",
    specials="great-pyramid hotdog-shop golden-gate-bridge concert-hall sphinx billiards",
)  # fmt: skip
"""Five special buildings can be taken, those with the longest texts."""


def walked(visitor: Visitor, kinds: list[Kind], *, first: int = 0) -> list[str]:
    """Each kind has another seed, so that cities are of every age."""
    measurer = Measurer(visitor)
    return [problem for seed, kind in enumerate(kinds, first) for problem in measurer.walk(kind, seed, SIZES)]


@pytest.mark.parametrize("part", range(PARTS))
def test_everything_can_be_done_and_read_at_every_size(visit: Visit, part: int) -> None:
    problems = walked(visit(), SELECTION[part::PARTS])
    assert problems == []


@pytest.mark.parametrize("locale", LOCALES)
def test_many_special_buildings_can_be_taken_with_their_whole_text(visit: Visit, locale: str) -> None:
    visitor = visit()
    visitor.read_in(locale)
    visitor.place(MANY)
    measurer = Measurer(visitor)
    problems = []
    for size in SIZES:
        measurer.resize(size)
        problems += [f"{size}: {problem}" for problem in measurer.measure(Game.from_position(MANY))]
        texts = visitor.page.locator(".specials .can .effect:visible").count()
        if texts != (0 if size[0] == 320 else 5):  # there, a tap shows them in a sheet
            problems.append(f"{size}: {texts} texts")
    assert problems == []


@pytest.mark.torture
@pytest.mark.parametrize("first", range(0, len(ALL_KINDS), CHAPTER))
def test_every_kind_of_table_at_every_size(visit: Visit, first: int) -> None:
    assert walked(visit(), ALL_KINDS[first : first + CHAPTER], first=first) == []
