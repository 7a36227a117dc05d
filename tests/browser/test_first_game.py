"""The first game of a new visitor: an easy opponent, the owl's tips, help on one page, and from the lesson to a game."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

NEW = "localStorage.removeItem('happycity-settings')"
"""Forget what the fixture stored: a browser that was never here."""
TIPS_LIMIT = 6


def newcomer(visit: Visit, **facts: object) -> Visitor:
    ana = visit(**facts)
    ana.context.add_init_script(
        f"sessionStorage.getItem('been') ?? {NEW}; sessionStorage.setItem('been', 'yes')"
    )
    return ana


def test_a_new_visitor_meets_the_easy_bot_and_the_owl(visit: Visit) -> None:
    ana = newcomer(visit)
    ana.play_now()
    page = ana.page
    page.locator(".coach").get_by_text("inhabitants times hearts").wait_for()
    page.locator(".others").get_by_text("easy opponent").first.wait_for()
    ana.finish("claim", "buy", "draw")
    page.wait_for_selector(".board")
    assert not ana.page.evaluate("JSON.parse(localStorage.getItem('happycity-settings')).coach"), (
        "once is enough"
    )
    given = ana.page.evaluate("JSON.parse(localStorage.getItem('happycity-settings')).tips")
    assert {"goal", "income", "colours"} <= set(given)
    assert len(given) == len(set(given)) <= TIPS_LIMIT


def test_a_tip_can_be_closed_and_tips_can_be_switched_off(visit: Visit) -> None:
    ana = newcomer(visit, size=(390, 844), touch=True)
    ana.play_now()
    page = ana.page
    page.locator(".coach button").click()
    page.locator(".coach").wait_for(state="detached")
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_label("Play with letter and number keys").count() == 0, "a phone has no keyboard"
    page.get_by_label("Tips from the owl").uncheck()
    page.keyboard.press("Escape")
    ana.move("draw")
    ana.move("draw")
    ana.move("draw")
    page.wait_for_selector('.table[data-phase="buy"]')
    assert page.locator(".coach").count() == 0


def test_help_is_one_page_with_goal_steps_and_signs(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    page = ana.page
    page.get_by_role("button", name="Help").click()
    page.wait_for_selector("dialog .overview")
    assert page.locator("dialog .overview ol li").count() == 4
    assert "{" not in page.locator("dialog").inner_text()
    assert page.locator("dialog kbd").count() > 10


def test_the_lesson_ends_with_a_first_game(visit: Visit) -> None:
    ana = newcomer(visit)
    ana.go("/learn")
    ana.page.locator("main li button").first.click()
    ana.page.wait_for_selector(".lesson")
    lesson = ana.page.url
    while not ana.page.get_by_role("button", name="Play your first game").count():
        ana.move()
    ana.page.get_by_role("button", name="Play your first game").click()
    ana.page.wait_for_url(lambda url: url != lesson)
    ana.page.wait_for_selector(".coach")
