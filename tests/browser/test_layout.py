"""The layout of the table at eleven sizes: everything can be done and read, whatever is played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.matrix import ALL_KINDS, SIZES, Kind, Measurer, pairwise
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PARTS = 4
"""The selection is cut into parts, so that two processors share it."""
SELECTION = pairwise("happycity")


def walked(visitor: Visitor, kinds: list[Kind]) -> list[str]:
    measurer = Measurer(visitor)
    return [problem for number, kind in enumerate(kinds) for problem in measurer.walk(kind, number, SIZES)]


@pytest.mark.parametrize("part", range(PARTS))
def test_everything_can_be_done_and_read_at_every_size(visit: Visit, part: int) -> None:
    problems = walked(visit(), SELECTION[part::PARTS])
    assert problems == []


@pytest.mark.torture
@pytest.mark.parametrize("kind", ALL_KINDS, ids=str)
def test_every_kind_of_table_at_every_size(visit: Visit, kind: Kind) -> None:
    assert walked(visit(), [kind]) == []
