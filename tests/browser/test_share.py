"""Pictures to share: drawn, copied, saved, handed to the share sheet, and the tally of a room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]

LAST_CARD = "happy-market house school park library museum zoo bank florist"
PHONE = """
navigator.canShare = () => true;
navigator.share = async (given) => {
  const [file] = given.files;
  window.shared = { type: file.type, size: file.size, text: given.text, url: given.url };
};
"""


def nearly_won() -> dict[str, Any]:
    cities = city(LAST_CARD, coins=30), city("happy-market", coins=4)
    return position(*cities, central="spa factory shoe-shop")


def picture_of(visitor: Visitor) -> Locator:
    """The picture in the sheet, as soon as it is drawn."""
    visitor.page.locator(".frame img").wait_for()
    shown = visitor.page.locator(".frame img")
    visitor.page.wait_for_function("() => document.querySelector('.frame img').naturalWidth === 1200")
    return shown


def png_size(content: bytes) -> tuple[int, int]:
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")


def test_a_finished_city_is_copied_saved_and_shared(visit: Visit) -> None:
    ana = visit()
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.context.add_init_script(PHONE)
    ana.place(nearly_won(), pace=0)
    page = ana.page
    ana.move("buy spa")
    page.wait_for_selector(".board")
    page.locator("dialog footer, dialog").get_by_role("button", name="Share", exact=True).click()
    assert "Ana’s city" in (picture_of(ana).get_attribute("alt") or "")
    assert f"/r/{ana.room}/replay/1" in page.locator(".share .text").inner_text()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download").click()
    assert png_size(Path(saved.value.path()).read_bytes()) == (2400, 1260)
    page.get_by_role("button", name="Copy picture").click()
    page.get_by_text("Picture copied.").wait_for()
    copied = "navigator.clipboard.read().then(([item]) => item.types.includes('image/png'))"
    assert page.evaluate(copied)
    page.get_by_role("button", name="Share…").click()
    shared = page.wait_for_function("() => window.shared").json_value()
    assert shared["type"] == "image/png"
    assert shared["size"] > 20_000
    assert shared["url"].endswith(f"/r/{ana.room}/replay/1")
    page.get_by_label("Show the players’ names").uncheck()
    page.locator(".share .text").filter(has_text="Player 1").wait_for()
    page.get_by_role("button", name="Copy text").click()
    page.get_by_text("Text copied.").wait_for()
    told = str(page.evaluate("navigator.clipboard.readText()"))
    assert "Ana" not in told
    assert "🧑 ×" in told


def test_a_moment_is_shared_by_its_address_and_a_series_by_its_tally(visit: Visit) -> None:
    ana = visit(locale="pl", size=(390, 844), dark=True)
    ana.place(nearly_won(), pace=0)
    page = ana.page
    ana.move("buy spa")
    page.wait_for_selector(".board")
    room = ana.room
    ana.go(f"/r/{room}/replay/1?at=1")
    page.wait_for_selector(".player")
    page.get_by_role("button", name="Udostępnij tę chwilę").click()
    assert "Runda" in (picture_of(ana).get_attribute("alt") or "")
    assert page.locator(".share .text").inner_text().endswith(f"/r/{room}/replay/1?at=1")
    page.locator(".kinds label").nth(2).click()
    page.locator(".share .text").filter(has_text="Ana").wait_for()
    before, after = page.evaluate("[innerWidth, document.documentElement.scrollWidth]")
    assert before == after
    ana.go(f"/r/{room}")
    page.wait_for_selector(".board")
    page.get_by_role("button", name="Zagraj jeszcze raz").click()
    page.wait_for_selector('.table:not([data-phase="over"])')
    ana.finish("buy", "claim", "draw")
    page.wait_for_selector(".board")
    page.get_by_role("button", name="Udostępnij", exact=True).click()
    assert "2 grach" in (picture_of(ana).get_attribute("alt") or "")
