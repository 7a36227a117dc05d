"""Without a network, on a site of static files: everything that docs/offline.md promises, and no other host is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.seeds import seed_for
from tests.browser.sites import CLOSED, leave_network, served, write_site
from tests.browser.test_calculator import KNOWN, pick, totals
from tests.browser.test_everybody import sideways, violations
from tests.browser.visitor import GAME_TIMEOUT_MS, Visitor

ACTIVE = "[data-action]:not([disabled])"
LANGUAGES = {"fr": "Jouer", "pl": "Graj", "en-US": "Play", "en-GB": "Play"}
SIZES = ((1280, 800), (390, 844), (844, 390), (320, 568))
POLICY = "document.querySelector('meta[http-equiv=Content-Security-Policy]').content"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("host")
    write_site(root)
    with served(root) as address:
        yield address


@pytest.fixture(scope="module")
def ana(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Visitor]:
    """A visitor who has opened the page once, and has no network since. Every address that is asked for is noted."""
    ana = Visitor(browser, address, seed=seed_for(request.node.nodeid))
    asked: list[str] = []
    ana.context.on("request", lambda request: asked.append(request.url))
    leave_network(ana)
    yield ana
    ana.close()
    own = (address.removesuffix("/games/city"), "data:", f"blob:{address.removesuffix('/games/city')}")
    assert len(asked) > 100
    assert [each for each in asked if not each.startswith(own)] == []


def look(visitor: Visitor, where: str) -> None:
    """Axe finds nothing and nothing scrolls sideways, in the light and in the dark, on a desk and on phones."""
    page = visitor.page
    for dark in (False, True):
        page.emulate_media(color_scheme="dark" if dark else "light")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert (where, dark, width, violations(page)) == (where, dark, width, [])
            assert sideways(page) <= 0, (where, width)
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 1280, "height": 800})


def visit(ana: Visitor, path: str) -> None:
    """Follow an address as a link does: Python stays."""
    ana.page.evaluate("path => { location.hash = path; }", f"#{path}")


def test_the_policy_allows_python_and_nothing_else(ana: Visitor) -> None:
    policy = dict(part.split(" ", 1) for part in ana.page.evaluate(POLICY).split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self' 'wasm-unsafe-eval'"
    assert {each for key in ("connect-src", "worker-src", "style-src") for each in policy[key].split()} == {
        "'self'"
    }
    refused = "new Promise((done) => addEventListener('securitypolicyviolation', (event) => done(event.violatedDirective)))"
    ana.page.evaluate(f"window.violation = {refused}; void fetch('https://example.org/').catch(() => 0)")
    assert ana.page.evaluate("window.violation") == "connect-src"
    ana.errors.clear()  # the browser reports what was tried


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_language(ana: Visitor, locale: str) -> None:
    visit(ana, "/")
    page = ana.page
    page.locator("header .tools button").last.click()
    page.locator("dialog select").first.select_option(locale)
    page.keyboard.press("Escape")
    page.wait_for_function("locale => document.documentElement.lang === locale", arg=locale)
    page.reload()
    page.locator(".start .main", has_text=LANGUAGES[locale]).wait_for()
    visit(ana, "/rules")
    page.wait_for_selector("#R-B7")
    visit(ana, "/day")
    page.wait_for_selector("[data-size=family] button.main", timeout=GAME_TIMEOUT_MS)
    visit(ana, "/puzzles")
    page.wait_for_selector("[data-theme=save]", timeout=GAME_TIMEOUT_MS)
    visit(ana, "/puzzle/today")
    page.wait_for_selector(ACTIVE, timeout=GAME_TIMEOUT_MS)
    assert page.evaluate("document.documentElement.lang") == locale


def test_settings_say_that_all_is_here(ana: Visitor) -> None:
    visit(ana, "/")
    ana.page.locator("header .tools button").last.click()
    ana.page.locator("dialog").get_by_text("Ready: every mode against bots works offline").wait_for()
    look(ana, "settings")
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_function(CLOSED)


def test_rules_cards_and_the_calculator(ana: Visitor) -> None:
    visit(ana, "/cards/museum")
    ana.page.get_by_text("Gives 2 hearts").wait_for()
    visit(ana, "/calculator")
    mode, cards, expected = KNOWN[0]
    ana.page.locator("select.mode").select_option(mode)
    pick(ana, 0, cards.split())
    ana.page.locator(".city .total").first.wait_for(timeout=GAME_TIMEOUT_MS)
    assert totals(ana, [expected, (0, 0, 0)]) == [expected, (0, 0, 0)]


def test_a_lesson(ana: Visitor) -> None:
    visit(ana, "/learn")
    ana.page.locator("main li button").first.click(timeout=GAME_TIMEOUT_MS)
    ana.page.wait_for_selector(".lesson", timeout=GAME_TIMEOUT_MS)
    ana.finish("buy", "claim", "draw")
    ana.page.wait_for_selector(".board")


def test_puzzles(ana: Visitor) -> None:
    """The one of the day is tried, then the next one; the list of themes counts them."""
    page = ana.page
    visit(ana, "/puzzle/today")
    for _ in range(2):
        page.wait_for_selector(ACTIVE, timeout=GAME_TIMEOUT_MS)
        ana.step()
        page.wait_for_selector("[data-solved]", timeout=GAME_TIMEOUT_MS)
        page.locator("[data-next]").click()
        page.wait_for_selector("[data-solved]", state="detached")
    visit(ana, "/puzzles")
    page.wait_for_selector("[data-theme=save]")
    assert "2 puzzles tried" in page.locator(".about").inner_text()
    visit(ana, "/")
    page.get_by_text("Tried. A new one comes at midnight").wait_for()


def test_pass_and_play(ana: Visitor) -> None:
    visit(ana, "/pass")
    ana.page.locator('input[type=radio][value="3"]').check(force=True)
    ana.page.locator("form button.main").click()
    ana.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    assert ana.room.startswith("l")
    ana.finish("buy", "claim", "draw")
    ana.page.wait_for_selector(".board section")


def test_a_game_with_hint_undo_review_replay_export_and_import(ana: Visitor, tmp_path: Path) -> None:
    page = ana.page
    visit(ana, "/")
    page.locator(".start .main").click()
    page.wait_for_selector(ACTIVE, timeout=GAME_TIMEOUT_MS)
    ana.move("draw")
    page.wait_for_selector(ACTIVE)
    before = ana.actions
    page.get_by_role("button", name="Undo", exact=True).click()
    page.wait_for_function("n => Number(document.querySelector('.table').dataset.actions) < n", arg=before)
    page.get_by_role("button", name="Hint").click()
    page.locator(".hint").get_by_role("button", name="Do it").click(timeout=GAME_TIMEOUT_MS)
    page.wait_for_selector(".hint", state="detached")
    ana.finish("buy", "draw")
    page.wait_for_selector(".board")
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    saved.value.save_as(tmp_path / "game.json")
    actions = len(json.loads((tmp_path / "game.json").read_text())["actions"])
    page.get_by_role("button", name="What could I have done better?").click()
    judged = "() => { const bar = document.querySelector('.review progress'); return bar ? bar.value > 0.05 : document.querySelector('.review .chart') }"
    page.wait_for_function(judged, timeout=GAME_TIMEOUT_MS)
    visit(ana, "/import")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.json")
    page.wait_for_selector(".player", timeout=GAME_TIMEOUT_MS)
    assert page.locator(".scrub output").inner_text().endswith(str(actions))
    page.locator(".scrub input").fill("5")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_selector(f".table {ACTIVE}", timeout=GAME_TIMEOUT_MS)
    assert ana.room.startswith("l")
    ana.finish("buy", "draw")
    visit(ana, "/stats")
    page.wait_for_selector(".facts", timeout=GAME_TIMEOUT_MS)
    look(ana, "statistics")


@pytest.mark.parametrize("path", ["/friends", "/rooms", "/r/k3v9", "/r/k3v9/replay/1", "/replay/k3v9"])
def test_what_is_for_others_says_kindly_that_it_needs_a_server(ana: Visitor, path: str) -> None:
    visit(ana, path)
    ana.page.get_by_text("This needs a connection to a server").first.wait_for(timeout=GAME_TIMEOUT_MS)
    look(ana, path)


def test_a_second_tab_is_told_and_may_do_all_that_needs_no_table(ana: Visitor) -> None:
    visit(ana, "/")
    ana.page.locator(".start .main").click()
    ana.page.wait_for_selector(ACTIVE, timeout=GAME_TIMEOUT_MS)
    first, second = ana.page, ana.new_page()
    second.goto(first.url)
    second.get_by_role("heading", name="Open in another tab").wait_for()
    ana.page = second
    look(ana, "another tab")
    visit(ana, "/cards/zoo")
    second.get_by_role("heading", name="Zoo").first.wait_for()
    visit(ana, "/stats")
    second.get_by_text("are open in another tab").first.wait_for()
    look(ana, "statistics in another tab")
    second.close()
    ana.page = first
    ana.move("buy", "draw")
