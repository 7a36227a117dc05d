"""Every decision by hand and by key."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.tables import CLAIM, DESTROY, RUINS, WALK, beyond, changed
from tests.browser.test_everybody import violations
from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]


def test_tokens_are_chosen_one_by_one_to_pay(visit: Visit) -> None:
    ana = visit()
    ana.place(WALK)
    page, before = ana.page, ana.actions
    page.locator('[data-action="buy zoo"]').click()
    sheet = page.get_by_role("dialog")
    assert "8 coins" in sheet.locator("footer .main").inner_text()
    assert sheet.locator('a:not([target="_blank"])').count() == 0
    sheet.locator(".token").first.click()
    page.keyboard.press("2")
    assert sheet.locator('.token[aria-pressed="true"]').count() == 2
    assert "4 coins" in sheet.locator("footer .main").inner_text()
    sheet.locator("footer .main").click()
    changed(ana, before)
    assert page.locator(".mine .tokens svg").count() == 0
    assert page.locator(".mine .coins b").inner_text() == "5"


DECISIONS = {
    "market": position(
        city(""), city("happy-market:green"), mode="expert", phase="market", specials="port barber"
    ),
    "gift": position(
        city("happy-market:purple factory", monster="corgzilla"), city("happy-market:green"), city("happy-market:blue"),
        mode="expert", grozilla=True, phase="gift", central="zoo",
    ),
    "louvre": position(
        city("happy-market:purple louvre", louvre_left=2), city("happy-market:green"), city("happy-market:blue"),
        mode="expert", phase="louvre", central="zoo",
    ),
    "sphinx": position(
        city("happy-market:purple grocery shoe-shop florist pastry-shop bookshop bank igloo perfumery sphinx"),
        city("happy-market:green statue-of-liberty"), mode="expert", phase="sphinx", central="zoo", last_round=True,
    ),
    "destroy": DESTROY,
}  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("phase", DECISIONS)
def test_every_decision_has_a_sheet_and_arrow_keys_reach_it(
    visit: Visit, phase: str, size: tuple[int, int]
) -> None:
    ana = visit(size=size)
    ana.place(DECISIONS[phase])
    page, before = ana.page, ana.actions
    assert ana.phase == phase
    sheet = page.locator("dialog[open]")
    assert "{" not in sheet.inner_text()
    assert sheet.locator('a:not([target="_blank"])').count() == 0, "a link would leave the game"
    assert beyond(page) == (0, 0)
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.action")
    page.keyboard.press("ArrowRight" if size[0] > 640 else "ArrowDown")
    second = page.evaluate("document.activeElement.dataset.action")
    assert first.startswith(phase)
    assert second.startswith(phase)
    assert first != second
    page.keyboard.press("Enter")
    if phase in ("destroy", "sphinx"):
        page.get_by_role("alertdialog").wait_for()
        page.keyboard.press("Enter")
    changed(ana, before)


def test_a_sheet_shows_what_the_page_behind_it_has_to_say(visit: Visit) -> None:
    ana = visit()
    ana.place(DECISIONS["gift"])
    page, before = ana.page, ana.actions
    page.keyboard.press("h")
    page.locator("dialog .hint").get_by_role("button", name="Do it").wait_for()
    assert page.locator("dialog").get_by_role("button", name=re.compile("^Hint ")).count() == 1
    page.locator("dialog .hint").get_by_role("button", name="Do it").click()
    changed(ana, before)
    ana.tolerates_network_errors = True
    page.route("**/link", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Play on another device").click()
    page.locator("dialog").get_by_role("alert").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.get_by_role("alert").count() == 1, "without a sheet the page itself says it"


def test_help_lists_the_keys(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    ana.page.keyboard.press("?")
    text = ana.page.get_by_role("dialog").inner_text()
    assert "{" not in text
    assert ana.page.locator("dialog dt").count() >= 10
    before = ana.actions
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog").wait_for(state="detached")
    assert ana.actions == before, "the keys of the table rest while the help lies on it"


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_the_sheets(visit: Visit, dark: bool) -> None:
    ana = visit(dark=dark)
    page = ana.page
    results: dict[str, list[str]] = {}
    for phase, table in DECISIONS.items():
        ana.place(table)
        results[phase] = violations(page)
    page.keyboard.press("1")
    page.get_by_role("alertdialog").wait_for()
    results["asked again"] = violations(page)
    ana.place(WALK)
    page.locator('[data-action="buy zoo"]').click()
    page.wait_for_selector(".token")
    results["pay"] = violations(page)
    page.keyboard.press("Escape")
    page.locator("[data-at].mine .why").click()
    page.wait_for_selector("dialog table")
    results["city"] = violations(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")
    results["help"] = violations(page)
    ana.place(RUINS)
    ruins = page.locator(".mine li button")
    assert ruins.count() == 5
    for number in range(5):
        ruins.nth(number).click()
        page.wait_for_selector("dialog .card.covered")
        results[f"ruin {number}"] = violations(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    assert {where: problems for where, problems in results.items() if problems} == {}
