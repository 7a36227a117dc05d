"""Risky actions ask twice, by hand and by key."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.tables import CLAIM, DESTROY, changed, drawn
from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]


def test_passing_up_a_special_building_asks_twice(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    page, before = ana.page, ana.actions
    page.locator('[data-action="pass"]').click()
    page.get_by_role("alertdialog").wait_for()
    assert page.evaluate("document.activeElement.dataset.confirm") == "pass"
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    assert (ana.actions, ana.phase) == (before, "claim")
    page.wait_for_function("() => document.activeElement.dataset.action === 'pass'")
    page.locator('[data-action="pass"]').click()
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Enter")
    changed(ana, before)


def test_the_last_chance_to_buy_asks_twice_others_do_not(visit: Visit) -> None:
    nine = "happy-market grocery shoe-shop florist pastry-shop bookshop bank igloo hardware-store perfumery"
    cities = city("happy-market house", coins=7), city(nine, coins=3)
    ana = visit()
    ana.place(position(*cities, central="museum zoo spa", last_round=True, turn=0))
    before = ana.actions
    ana.page.keyboard.press(ana.page.locator('[data-action="coin"]').get_attribute("aria-keyshortcuts") or "")
    ana.page.get_by_role("alertdialog").wait_for()
    assert ana.actions == before
    bob = visit()
    bob.place(position(city("happy-market house", coins=7), city("happy-market"), central="museum zoo spa"))
    before = bob.actions
    bob.page.locator('[data-action="coin"]').click()
    changed(bob, before)


def test_the_same_key_again_is_an_answer_and_the_tenth_choice_has_a_key(visit: Visit) -> None:
    ana = visit()
    ana.place(DESTROY)
    page, before = ana.page, ana.actions
    tenth = page.locator('[data-action="destroy 10"]')
    assert tenth.get_attribute("aria-keyshortcuts") == "a"
    page.keyboard.press("a")
    page.get_by_role("alertdialog").wait_for()
    assert "armed" in (tenth.get_attribute("class") or "")
    assert ana.actions == before
    page.keyboard.press("a")
    changed(ana, before)
    assert page.locator(".mine .covered").count() == 1


def test_a_key_held_down_or_on_another_keyboard(visit: Visit) -> None:
    ana = visit()
    ana.place(DESTROY)
    page, before = ana.page, ana.actions
    page.keyboard.down("a")
    page.keyboard.down("a")  # again without being let go: the same wish, and no answer to the question
    drawn(page)
    assert page.get_by_role("alertdialog").is_visible()
    page.keyboard.up("a")
    page.keyboard.press("Escape")
    page.keyboard.press("A")  # Caps Lock
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    for _ in range(2):  # the first key of the upper row on a French keyboard
        page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: '&', code: 'Digit1'}))")
    changed(ana, before)
    assert page.locator(".mine .covered").count() == 1


def test_who_does_not_want_to_be_asked_is_not(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    page, before = ana.page, ana.actions
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm moves").uncheck()
    page.keyboard.press("Escape")
    page.locator('[data-action="pass"]').click()
    changed(ana, before)


def test_leaving_a_game_that_runs_asks_twice(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
    assert ana.room
    page.get_by_role("button", name="Leave the game").click()
    page.locator('[data-confirm="leave"]').click()
    page.wait_for_selector(".start")
