"""Everything can be read where it lies: by pointing, by focusing, by holding a finger on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.tables import TABLES
from tests.browser.test_everybody import violations
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
TABLE = TABLES["5 expert and Grozilla"]
HOLD_MS = 700
WHAT = {
    "special:barber": "is strictly the lowest at the table",
    "central:restaurant": "Costs",
    "city:0:happy-market": "purple",
    "city:2:machu-picchu": "left neighbour",
    "monster:0": "inhabitant",
    "deck:1": "discard",
}


def place(visitor: Visitor, at: str) -> Locator:
    return visitor.page.locator(f'.table [data-at="{at}"]')


def preview(visitor: Visitor) -> Locator:
    return visitor.page.locator("#preview")


def words(locator: Locator) -> str:
    return locator.inner_text().replace("’", "'")


@pytest.mark.parametrize("dark", [False, True])
def test_pointing_shows_a_card_large_and_escape_dismisses_it(visit: Visit, dark: bool) -> None:
    ana = visit(dark=dark)
    ana.place(TABLE)
    for at, expected in WHAT.items():
        place(ana, at).hover()
        preview(ana).get_by_text(expected).first.wait_for()
        box = preview(ana).bounding_box()
        assert box is not None
        assert 0 <= box["x"] <= 1280 - box["width"]
        assert 0 <= box["y"] <= 800 - box["height"]
        if at == "special:barber":
            assert violations(ana.page) == []
        ana.page.keyboard.press("Escape")
        assert preview(ana).count() == 0, at
        ana.page.mouse.move(2, 2)


def test_what_comes_to_lie_under_a_mouse_that_rests_is_not_shown(visit: Visit) -> None:
    """As the table does that opens where the mouse has just clicked."""
    ana = visit()
    ana.place(TABLE)
    box = place(ana, "central:restaurant").bounding_box()
    assert box is not None
    ana.page.mouse.move(box["x"] + 20, box["y"] + 20)
    ana.page.reload()
    place(ana, "central:restaurant").wait_for()
    ana.page.wait_for_timeout(HOLD_MS)
    assert preview(ana).count() == 0
    ana.page.mouse.move(box["x"] + 24, box["y"] + 20)
    preview(ana).get_by_text("Restaurant").first.wait_for()


def test_the_pointer_can_enter_what_is_shown(visit: Visit) -> None:
    ana = visit()
    ana.place(TABLE)
    place(ana, "special:barber").hover()
    link = preview(ana).get_by_role("link")
    link.hover()
    ana.page.wait_for_timeout(HOLD_MS)
    assert "R-X14" in link.inner_text()
    ana.page.mouse.move(2, 2)
    preview(ana).wait_for(state="detached")


def test_what_is_focused_is_shown_and_described(visit: Visit) -> None:
    ana = visit()
    ana.place(TABLE)
    ana.page.keyboard.press("Tab")
    place(ana, "deck:2").focus()
    preview(ana).get_by_text("Its cards cost 4–5 coins.").wait_for()
    assert place(ana, "deck:2").get_attribute("aria-describedby") == "preview"
    place(ana, "central:restaurant").focus()
    preview(ana).get_by_text("Restaurant").first.wait_for()
    assert place(ana, "deck:2").get_attribute("aria-describedby") is None


def test_a_finger_held_on_a_card_shows_it_and_plays_nothing(visit: Visit) -> None:
    ana = visit(size=(390, 844), touch=True)
    ana.place(TABLE)
    box = place(ana, "city:0:steelworks").bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    browser = ana.context.new_cdp_session(ana.page)
    browser.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    preview(ana).get_by_text("Steelworks").first.wait_for()
    browser.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ana.page.wait_for_timeout(100)
    assert ana.page.locator("dialog[open]").count() == 0
    assert "heart" in words(preview(ana))
    ana.page.touchscreen.tap(5, 5)
    preview(ana).wait_for(state="detached")
