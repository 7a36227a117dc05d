"""After the game and beside it: replay, link to a moment, branch, records, lessons."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.fixture
def finished(visit: Visit) -> Visitor:
    ana = visit()
    ana.play_now()
    ana.finish("buy", "draw")
    ana.page.wait_for_selector(".board")
    return ana


def test_replay_link_to_a_moment_and_branch(finished: Visitor) -> None:
    page = finished.page
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".player")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator(".scrub output").get_by_text("2 of").wait_for()
    page.wait_for_url(re.compile("#2$"))  # the address follows soon
    link = page.url
    other = finished.new_page()
    other.goto(link)
    other.wait_for_selector(".player")
    assert other.locator(".table").get_attribute("data-actions") == "2"
    other.goto(link.replace("#2", "#5"))  # in the same tab
    other.wait_for_selector('.table[data-actions="5"]')
    other.locator(".scrub input").fill("7")
    other.goto(link.replace("#2", "#5"))
    other.wait_for_selector('.table[data-actions="5"]')
    other.locator(".scrub input").fill("9")
    requests = []
    other.on("request", lambda request: requests.append(request.url) if request.method == "POST" else None)
    other.get_by_role("button", name="Continue from here").evaluate("it => { it.click(); it.click(); }")
    other.wait_for_selector(".bar")
    assert len(requests) == 1, "two clicks make one room"
    finished.page = other
    finished.finish("buy", "draw")


def test_a_saved_game_comes_back_for_replay(finished: Visitor, tmp_path: Path) -> None:
    page = finished.page
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    record = json.loads(saved.read_text())
    assert record["happycity"] == 1
    finished.go("/import")
    page.locator("textarea").fill(json.dumps(record))
    page.locator("button.main").click()
    page.wait_for_selector(".player")
    assert page.locator(".scrub output").inner_text().endswith(str(len(record["actions"])))


def test_statistics_know_the_game(finished: Visitor) -> None:
    finished.go("/stats")
    finished.page.wait_for_selector(".facts")
    finished.page.locator(".facts").get_by_text("You have played 1 game").wait_for()
    finished.page.locator(".recent a").first.click()
    finished.page.wait_for_selector(".player")


@pytest.mark.parametrize("lesson", [0, 1, 2])
def test_a_lesson_can_be_played_to_its_end(visit: Visit, lesson: int) -> None:
    ana = visit()
    ana.go("/learn")
    ana.page.locator("main li button").nth(lesson).click()
    ana.page.wait_for_selector(".lesson")
    if lesson == 1:  # it begins with a choice: the sheet must not hide what the lesson says about it
        ana.page.locator("dialog[open] .lesson .now").wait_for()
    assert "{" not in ana.page.locator(".lesson").last.inner_text()
    ana.finish("buy", "claim", "draw")
    ana.page.wait_for_selector(".board")


TOUCHED = """() => {
    const button = [...document.querySelectorAll("[data-action]:not([disabled])")].find((each) => each.checkVisibility());
    if (!button) return false;
    const {left, top, width, height} = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
"""A lesson leaves one thing to do: would a finger meet it?"""


@pytest.mark.parametrize("locale", ["fr", "pl"])
@pytest.mark.parametrize("lesson", [0, 1, 2])
def test_a_lesson_never_hides_what_it_asks_for(visit: Visit, lesson: int, locale: str) -> None:
    ana = visit(size=(360, 640), locale=locale)
    ana.go("/learn")
    ana.page.locator("main li button").nth(lesson).click()
    ana.page.wait_for_selector(".lesson")
    free = "[data-action]:not([disabled])"
    steps = 0
    while ana.page.wait_for_selector(free) and ana.page.locator(".lesson .now").count():
        ana.page.wait_for_function(TOUCHED)
        ana.move()
        steps += 1
    assert steps >= 7


def test_a_record_that_names_nobody_shows_every_city(visit: Visit) -> None:
    """Programs need not tell who played."""
    golden = json.loads((Path(__file__).parents[1] / "golden" / "family-3.json").read_text())
    record = {**golden.get("record", golden), "players": []}
    ana = visit()
    ana.go("/import")
    ana.page.locator("textarea").fill(json.dumps(record))
    ana.page.locator("button.main").click()
    ana.page.wait_for_selector(".player")
    named = ana.page.locator(".tools select option").all_inner_texts()
    assert named == ["Player 1", "Player 2", "Player 3"]
    assert ana.page.locator(".mine h2 .name").inner_text() == "Player 1"
