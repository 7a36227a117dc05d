"""Text at 200 %, set in the browser: everything can still be done, if need be by scrolling."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import launched
from tests.browser.matrix import Kind, Measurer, moment
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SIZES = [(1920, 1080), (1280, 720), (820, 1180), (844, 390), (390, 844), (320, 568)]
KINDS = [Kind(2, "family", "en-GB", phase) for phase in ("discard", "draw", "buy")] + [
    Kind(5, "expert + Grozilla", "fr", phase) for phase in ("draw", "buy", "claim", "destroy")
]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    yield from launched("--blink-settings=defaultFontSize=32")


def test_everything_can_be_done_with_large_text(visit: Visit) -> None:
    ana = visit()
    measurer = Measurer(ana)
    problems = []
    for kind in KINDS:
        game = moment(kind.options, kind.phase, 1)
        ana.read_in(kind.locale)
        ana.place(dict(game.position()), seat=game.seat)
        assert ana.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        for size in SIZES:
            measurer.resize(size)
            problems += [f"{size}, {kind}: {problem}" for problem in measurer.measure(game, scrolling=True)]
    assert problems == []
