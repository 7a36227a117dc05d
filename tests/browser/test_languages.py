"""A language added on the fly: files in a folder, and a game can be played in it, with nothing cut off."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.server import ServerProcess
from tests.browser.visitor import Visitor
from tests.locale.foreign import english_words

TOOL = Path(__file__).resolve().parents[2] / "tools" / "pseudo_locale.py"
PSEUDO = "xx"
SIZES = [(1280, 800), (390, 844)]

# Text that does not fit where it stands. What only screen readers get has no room; effects on the table are
# shortened on purpose, the whole sentence stands on the card's own sheet.
CUT_OFF = """
() => [...document.querySelectorAll("body *")].filter((each) => {
    const text = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    if (!text || !each.getClientRects().length || each.closest(".unseen, .effect")) return false;
    const style = getComputedStyle(each);
    const sideways = style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1;
    return sideways || (style.overflowY === "hidden" && each.scrollHeight > each.clientHeight + 1);
}).map((each) => each.textContent.trim().slice(0, 60))
"""
CLIP = """
() => {
    const said = (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim().length > 12);
    const seen = (each) => each.getClientRects().length && !each.closest(".unseen, .effect");
    const text = [...document.querySelectorAll("p, h1, h2, span")].find((each) => said(each) && seen(each));
    Object.assign(text.style, { width: "2rem", overflow: "hidden", whiteSpace: "nowrap", display: "block" });
    return text.textContent.trim().slice(0, 60);
}
"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def foreign_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has been given one more language."""
    folder = tmp_path_factory.mktemp("foreign")
    subprocess.run([sys.executable, str(TOOL), str(folder / "languages")], check=True, capture_output=True)
    server = ServerProcess(folder, locales=folder / "languages")
    yield server
    server.stop()


def check(visitor: Visitor) -> None:
    assert visitor.page.evaluate("document.documentElement.lang") == PSEUDO
    assert visitor.page.evaluate(CUT_OFF) == []
    assert visitor.page.evaluate(TOO_WIDE) <= 0
    # Every message has accents; a word without them stands in the program itself.
    assert english_words(visitor.page.locator("body").inner_text()) == set()


def word(visitor: Visitor, key: str, locale: str = PSEUDO) -> str:
    """A message without arguments, from the server."""
    area = f"/api/locales/{locale}/web.json"
    read = "([area, key]) => fetch(area).then((answer) => answer.json()).then((area) => area.messages[key])"
    return str(visitor.page.evaluate(read, [area, key]))


def check_sheets(visitor: Visitor) -> None:
    """What opens above the table: a card, another city, the settings."""
    page = visitor.page
    settings = page.get_by_role("button", name=word(visitor, "web-settings"), exact=True)
    for button in (page.locator(".specials .tile"), page.locator(".others .who"), settings):
        if button.count() == 0 or not button.first.is_visible():
            continue
        button.first.click()
        page.locator("dialog[open]").first.wait_for()
        check(visitor)
        page.keyboard.press("Escape")
        page.locator("dialog[open]").first.wait_for(state="detached")


@pytest.mark.parametrize("size", SIZES)
def test_a_game_in_a_language_that_was_just_added(
    browser: Browser, foreign_server: ServerProcess, size: tuple[int, int]
) -> None:
    ana = Visitor(browser, foreign_server.address, size=size, mode="expert", grozilla=True, players=3)
    ana.context.add_init_script(f"localStorage.setItem('happycity-locale', '{PSEUDO}')")
    ana.go()
    ana.page.wait_for_selector(".start .main")
    check(ana)
    ana.play_now()
    for _ in range(8):
        ana.move("buy", "claim", "draw", "market")
        check(ana)
    ana.settle()
    check_sheets(ana)
    ana.finish("buy", "claim", "draw")
    ana.page.locator(".board section").first.wait_for()
    check(ana)
    ana.close()


@pytest.mark.parametrize(
    ("wish", "locale"),
    [("fr-CA", "fr"), ("pl", "pl"), ("en-US", "en-US"), ("en-AU", "en-GB"), ("de", "en-GB")],
)
def test_the_browser_says_which_language(
    browser: Browser, foreign_server: ServerProcess, wish: str, locale: str
) -> None:
    ana = Visitor(browser, foreign_server.address, locale=wish)
    ana.go()
    ana.page.wait_for_selector(".start .main")
    assert ana.page.evaluate("document.documentElement.lang") == locale
    manifest = ana.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())"
    )
    assert manifest["lang"] == locale
    assert manifest["description"] == ana.page.locator(".lead").inner_text()
    ana.close()


def test_what_is_cut_off_is_noticed(browser: Browser, foreign_server: ServerProcess) -> None:
    """The measure of the other tests must be able to fail."""
    ana = Visitor(browser, foreign_server.address)
    ana.go()
    ana.page.wait_for_selector(".start .main")
    assert ana.page.evaluate(CUT_OFF) == []
    clipped = ana.page.evaluate(CLIP)
    assert ana.page.evaluate(CUT_OFF) == [clipped]
    ana.page.evaluate("document.body.style.width = '3000px'")
    assert ana.page.evaluate(TOO_WIDE) > 0
    ana.close()


def test_a_choice_of_language_is_remembered(browser: Browser, foreign_server: ServerProcess) -> None:
    ana = Visitor(browser, foreign_server.address, locale="fr-FR")
    ana.go()
    ana.page.wait_for_selector(".start .main")
    ana.page.get_by_role("button", name=word(ana, "web-settings", "fr")).click()
    ana.page.locator("dialog[open] select:has(option[value=pl])").select_option("pl")
    in_polish = "() => document.documentElement.lang === 'pl'"
    ana.page.wait_for_function(in_polish)
    ana.page.reload()
    ana.page.wait_for_selector(".start .main")
    ana.page.wait_for_function(in_polish)
    another = ana.new_page()
    another.goto(foreign_server.address + "/")
    another.wait_for_function(in_polish)
    ana.close()
