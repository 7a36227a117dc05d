"""Games against bots: the first visit, undo, hint, keyboard alone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor, numbers_of
from tests.support.positions import city, position

Visit = Callable[..., Visitor]


def test_a_first_visit_leads_to_a_finished_family_game(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.finish("buy", "claim", "draw")
    board = ana.page.locator(".board section")
    board.first.wait_for()
    assert board.count() == 2
    totals = [numbers_of(text)[-1] for text in ana.page.locator(".board .total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    assert ana.page.locator(".charts svg").count() == 3


def test_a_move_can_be_taken_back(visit: Visit) -> None:
    ana = visit()
    ana.place(position(city("happy-market"), city("happy-market"), phase="discard", central="zoo spa"))
    before = ana.actions
    ana.page.locator('[data-action="keep"]').click()
    ana.page.wait_for_selector('.table[data-phase="draw"]')
    ana.page.keyboard.press("u")
    ana.page.wait_for_selector('.table[data-phase="discard"]')
    assert ana.actions == before


def test_a_hint_names_an_action_that_can_be_played(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.page.wait_for_selector("[data-action]:not([disabled])")
    ana.page.get_by_role("button", name="Hint").click()
    hint = ana.page.locator(".hint")
    hint.wait_for()
    said, action = hint.locator("p").inner_text(), hint.locator("b").inner_text()
    chance = hint.locator(".chance").inner_text()
    assert re.fullmatch(r"Chance of winning: about \d+% \(expected score \d+\)\.", chance)
    why = said.removeprefix(action).removesuffix(chance).strip()
    assert re.fullmatch(r"[^{}]{10,}\.", why), "it says why"
    before = ana.actions
    hint.get_by_role("button", name="Do it").click()
    ana.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.actions) > n", arg=before
    )


def test_a_whole_game_with_the_keyboard_alone(visit: Visit) -> None:
    ana = visit()
    ana.go()
    page = ana.page
    page.wait_for_selector(".start .main")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.start') !== null"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    deadline = time.monotonic() + 600
    while ana.phase != "over":
        assert time.monotonic() < deadline
        page.keyboard.press("1")
        page.wait_for_timeout(15)
    page.locator(".board").wait_for()
    page.keyboard.press("Escape")
    page.locator(".board").wait_for(state="detached")


TARGET = """
() => {
    const sheet = [...document.querySelectorAll("dialog[open]")].pop();
    const place = sheet ?? document;
    const pays = sheet?.querySelector("[data-confirm], footer [data-action]:not([disabled])");
    const all = [...place.querySelectorAll("[data-action]:not([disabled], [aria-disabled=true])")].filter((each) => each.checkVisibility());
    const wanted = ["claim", "buy", "draw"].map((kind) => all.find((each) => each.dataset.action.startsWith(kind)));
    const button = pays ?? wanted.find((each) => each) ?? all[0];
    if (!button) return null;
    const box = button.getBoundingClientRect();
    const name = button.ariaLabel ?? button.innerText.trim();
    return [box.left + box.width / 2, box.top + box.height / 2, name];
}
"""
"""Where to touch next, and what a screen reader calls it."""


@pytest.mark.parametrize(
    ("size", "game"),
    [((360, 640), {}), ((844, 390), {"mode": "expert", "grozilla": True})],
    ids=["upright", "sideways"],
)
def test_a_whole_game_by_touch(visit: Visit, size: tuple[int, int], game: dict[str, object]) -> None:
    """By touches at the places of buttons, without scrolling."""
    ana = visit(size=size, touch=True, **game)
    ana.play_now()
    page = ana.page
    deadline = time.monotonic() + 600
    while ana.phase != "over":
        assert time.monotonic() < deadline
        if target := page.evaluate(TARGET):
            x, y, name = target
            assert 0 < x < size[0]
            assert 0 < y < size[1], name
            assert len(name) > 1
            page.touchscreen.tap(x, y)
        page.wait_for_timeout(15)
    page.locator(".board").wait_for()
    assert page.evaluate("scrollY") == 0
    page.locator("dialog header button").tap()
    page.locator(".board").wait_for(state="detached")
