"""What a phone adds: Back closes what is open, a lost network is told at once, and nothing needs a keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

PHONE = (390, 844)


def test_back_closes_what_is_open_before_it_leaves_the_table(visit: Visit) -> None:
    ana = visit(size=PHONE, touch=True)
    ana.play_now()
    page, table = ana.page, ana.page.url
    page.get_by_role("button", name="Settings").tap()
    page.wait_for_selector("dialog")
    page.go_back()
    page.wait_for_selector("dialog", state="detached")
    page.locator("header .log").tap()
    page.wait_for_selector(".side.open")
    page.go_back()
    page.wait_for_selector(".side:not(.open)", state="attached")
    assert page.url == table
    page.get_by_role("button", name="Help").tap()
    page.locator("dialog header button").tap()
    page.wait_for_selector("dialog", state="detached")
    # Closed by hand: its step in the history is gone, too.
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.wait_for_selector(".start .main")


def test_a_lost_network_is_told_at_once_and_truly(visit: Visit) -> None:
    ana = visit(size=PHONE, touch=True)
    ana.play_now()
    ana.move("draw")
    ana.tolerates_network_errors = True
    ana.context.set_offline(True)
    ana.page.locator(".ribbon").get_by_text("you can carry on once it is back").wait_for(timeout=2_000)
    ana.context.set_offline(False)
    ana.page.locator(".ribbon").wait_for(state="detached")
    assert ana.move("draw")


def test_the_app_has_icons_for_every_launcher(visit: Visit) -> None:
    ana = visit()
    ana.go()
    page = ana.page
    manifest = json.loads(page.request.get(f"{ana.address}/manifest/en-GB.webmanifest").text())
    purposes = {icon["purpose"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert purposes == {"any", "maskable"}
    sources = [icon["src"] for icon in manifest["icons"]]
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for source in [*sources, str(apple)]:
        answer = page.request.get(ana.address + source)
        assert answer.headers["content-type"] in {"image/png", "image/svg+xml"}, source
    schemes = page.locator("meta[name=theme-color]").evaluate_all("all => all.map((each) => each.media)")
    assert schemes == ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]


def test_chat_is_offered_only_where_somebody_can_read_it(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.page.wait_for_selector("[role=log]")
    assert ana.page.locator("#chat-text").count() == 0
    bob = visit(name="Bob")
    bob.go(f"/r/{ana.room}")
    bob.page.wait_for_selector(".table")
    ana.page.locator("#chat-text").wait_for()


def test_an_unfinished_game_can_be_hidden(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.go()
    ana.page.get_by_role("button", name="Hide this game").click()
    ana.page.locator(".game").wait_for(state="detached")
    ana.page.reload()
    ana.page.wait_for_selector(".ways")
    assert ana.page.locator(".game").count() == 0


def test_pass_and_play_turns_the_table_to_who_plays(visit: Visit) -> None:
    ana = visit()
    ana.go("/pass")
    ana.page.locator("form button.main").click()
    ana.page.wait_for_selector(".table")
    name = ana.page.locator(".mine h2 .name")
    for expected in ("Player 1", "Player 2", "Player 1"):
        name.get_by_text(expected).wait_for()
        while name.inner_text() == expected:
            assert ana.phase != "over"
            ana.move("draw", "coin", "keep", "pass")
            ana.page.wait_for_timeout(50)
