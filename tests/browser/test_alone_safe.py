"""Without a server no move is lost: a killed process, a full disk, a newer site under an open game."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.seeds import seed_for
from tests.browser.sites import (
    FETCHED,
    NEWER,
    SERVED,
    kill_tab,
    put_newer,
    served,
    wait_for,
    wait_until,
    write_site,
)
from tests.browser.visitor import GAME_TIMEOUT_MS, Visitor

ACTIVE = "[data-action]:not([disabled])"
REGISTRATION = "navigator.serviceWorker.getRegistration()"
WAITS = f"{REGISTRATION}.then((each) => each.waiting !== null)"
KEPT = """caches.open('happycity-offline:/games/city/').then((each) => each.keys())
    .then((keys) => keys.map((key) => key.url.split('/python/happycity-')[1]).filter(Boolean).join() === 'newer.zip')"""
"""Whether the newer package is the only one that is stored."""
QUOTA_CACHE_MS = 31_000
"""Chromium believes in the space that it once found for half a minute."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A host's folder with the site below it."""
    root = tmp_path_factory.mktemp("host")
    write_site(root)
    return root


@pytest.fixture
def host(built: Path, tmp_path: Path) -> Path:
    """One of its own, to be changed."""
    return Path(shutil.copytree(built, tmp_path / "host"))


@pytest.fixture
def come(request: pytest.FixtureRequest, browser: Browser, host: Path) -> Iterator[Callable[..., Visitor]]:
    """Visitors of the site."""
    visitors: list[Visitor] = []
    with served(host) as address:

        def visit(**facts: object) -> Visitor:
            visitors.append(Visitor(browser, address, seed=seed_for(request.node.nodeid), **facts))  # type: ignore[arg-type]
            return visitors[-1]

        yield visit
        for each in visitors:
            each.close()


def begin(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.page.locator(".start .main").click()
    visitor.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    for _ in range(4):
        visitor.move("buy", "draw")
    visitor.page.wait_for_selector(ACTIVE)  # it is my turn, so nothing moves by itself


def come_back(visitor: Visitor, address: str) -> Page:
    visitor.page = visitor.new_page()
    visitor.page.goto(address)
    visitor.page.wait_for_selector(ACTIVE, timeout=GAME_TIMEOUT_MS)
    return visitor.page


def test_a_game_goes_on_after_its_process_was_killed(come: Callable[..., Visitor]) -> None:
    """Twice: at rest, and in the very moment of a move, which may be stored or not but is never half there."""
    ana = come()
    begin(ana)
    address, before = ana.page.url, ana.actions
    kill_tab(ana)
    come_back(ana, address)
    assert ana.actions == before
    ana.step("buy", "draw")
    kill_tab(ana)
    come_back(ana, address)
    assert ana.actions >= before
    ana.finish("buy", "draw")


def test_a_full_disk_refuses_a_move_and_loses_nothing(come: Callable[..., Visitor]) -> None:
    """The browser's own quota, without any room left, and then with room again."""
    ana = come()
    begin(ana)
    before, page = ana.actions, ana.page
    told = (
        "There is no space left on this device for another move. Free some, then try again: nothing is lost."
    )
    disk, origin = ana.context.new_cdp_session(page), page.evaluate("location.origin")
    disk.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.wait_for_timeout(QUOTA_CACHE_MS)
    ana.step("buy", "draw")
    page.locator("p[role=alert]").get_by_text(told).wait_for()
    assert ana.actions == before
    page.reload()  # what is stored can still be read
    wait_for(page, ACTIVE)
    assert ana.actions == before
    picture = page.evaluate("fetch('icon.svg?again').then((each) => each.status, String)")
    assert picture == 200, "a file that cannot be stored is shown nevertheless"
    page.evaluate("location.hash = '#/'")
    page.locator(".start .main").click()  # a new game has no place either
    page.locator(".start [role=alert]").get_by_text(told).wait_for()
    page.go_back()
    wait_for(page, ACTIVE)
    assert ana.actions == before
    disk.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    ana.move("buy", "draw")
    assert ana.actions > before
    ana.finish("buy", "draw")


def test_a_newer_site_under_an_open_game_changes_nothing_until_it_is_loaded_again(
    come: Callable[..., Visitor], host: Path
) -> None:
    ana = come()
    ana.go("/")
    ana.page.wait_for_function(FETCHED, timeout=GAME_TIMEOUT_MS)
    ana.page.evaluate(SERVED)
    begin(ana)
    page, before = ana.page, ana.actions
    (folder,) = host.glob("games/city")
    put_newer(folder)
    page.evaluate(f"{REGISTRATION}.then((each) => each.update())")
    wait_until(page, WAITS)
    page.evaluate(f"{REGISTRATION}.then((each) => each.waiting.postMessage('take-over'))")
    # The table goes on, with parts of its own version that the host has no more.
    ana.move("buy", "draw")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog select").first.wait_for()
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.dataset.version") != NEWER
    assert page.evaluate(WAITS)
    wait_for(page, ACTIVE)
    before = ana.actions
    page.reload()
    wait_for(page, ACTIVE)
    assert page.evaluate("document.documentElement.dataset.version") == NEWER
    assert ana.actions == before, "the newer version goes on with the same game"
    ana.finish("buy", "draw")
    page.goto(f"{ana.address}/#/stats")
    page.locator(".facts").get_by_text("You have played 1 game").wait_for(timeout=GAME_TIMEOUT_MS)
    # Nothing is open any more: the newer service worker takes over, and what only the older version needs is deleted.
    page.reload()
    wait_until(page, f"{WAITS}.then((waits) => !waits)")
    wait_until(page, KEPT)
    ana.tolerates_network_errors = True
    ana.context.set_offline(True)
    ana.go("/#/about")
    page.reload()
    ana.go("/#/")
    page.wait_for_selector(".start .main")
    assert page.evaluate("document.documentElement.dataset.version") == NEWER
