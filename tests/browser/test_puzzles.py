"""Puzzles, as somebody solves them: on the table, by keyboard, and without a server."""

from __future__ import annotations

from collections.abc import Callable

from happycity.puzzles.book import load_puzzles
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
PUZZLE = next(each for each in load_puzzles().values() if each.answer == "coin" and each.kind == "family")


def test_a_puzzle_is_missed_solved_and_followed_by_the_next(visit: Visit) -> None:
    ana = visit(size=(390, 844), touch=True)
    page = ana.page
    ana.go("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_selector(".question")
    ana.go(f"/puzzle/{PUZZLE.id}")
    page.wait_for_selector(".question")
    assert "first try counts" in page.locator(".question").inner_text()
    page.keyboard.press("1")  # a purchase: taking a coin comes last
    page.wait_for_selector("[data-solved=false]")
    choices = page.locator("[data-choice]")
    assert choices.count() == len(PUZZLE.choices)
    assert choices.first.get_attribute("data-choice") == "coin"
    assert page.locator('[data-mark="better"]').count() == 1
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('.said').innerText.includes('1 of')")

    page.get_by_role("button", name="Try again").click()
    assert "practice" in page.locator(".question").inner_text()
    page.locator('[data-action="coin"]').click()
    page.wait_for_selector("[data-solved=true]")
    assert page.locator(".change").count() == 0, "only the first try is rated"
    page.locator("[data-next]").click()
    page.wait_for_selector(".question")
    assert PUZZLE.id not in page.url

    ana.go("/puzzles")
    page.wait_for_selector("[data-theme=save]")
    assert "One puzzle tried, 0 solved" in page.locator(".about").inner_text()
    ana.go("/puzzle/today")
    page.wait_for_selector("[data-action]:not([disabled])")
    ana.step()
    page.wait_for_selector("[data-solved]")
    ana.go("/")
    page.get_by_text("Tried. A new one comes at midnight").wait_for()
