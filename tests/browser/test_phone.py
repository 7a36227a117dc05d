"""What a phone adds: Back closes what is open, a lost network is told at once, and nothing needs a keyboard."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]

PHONE = (390, 844)
DEVICE = """
window.locks = 0;
window.buzzes = 0;
const release = async () => { window.locks -= 1; };
const request = async () => { window.locks += 1; return { release }; };
Object.defineProperty(navigator, "wakeLock", { value: { request } });
navigator.vibrate = () => { window.buzzes += 1; return true; };
"""
"""A phone that counts: locks held on its screen, and how often it vibrated."""
LAST_CARD = "happy-market house school park library museum zoo bank florist"
OFFER = """
const event = new Event("beforeinstallprompt");
event.prompt = async () => { window.installed = true; };
dispatchEvent(event);
"""


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


def test_the_screen_stays_on_and_a_turn_vibrates_unless_switched_off(visit: Visit) -> None:
    ana = visit(size=PHONE, touch=True)
    ana.context.add_init_script(DEVICE)
    ana.go()
    page = ana.page
    page.locator(".start .main").tap()
    page.wait_for_function("() => window.locks === 1 && window.buzzes === 1")

    def play_a_turn() -> None:
        while "Round 2" not in page.locator(".top p.round").inner_text():
            ana.move("draw", "coin", "pass")
        page.wait_for_selector("[data-action]:not([disabled])")

    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("Keep the screen on during a game").uncheck()
    page.get_by_label("Vibrate when it is my turn").uncheck()
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.locks === 0")
    play_a_turn()
    assert page.evaluate("[window.locks, window.buzzes]") == [0, 1]
    page.get_by_role("button", name="Settings").tap()
    page.get_by_label("Keep the screen on during a game").check()
    page.get_by_label("Vibrate when it is my turn").check()
    page.keyboard.press("Escape")
    page.wait_for_function("() => window.locks === 1")
    page.go_back()
    page.wait_for_selector(".start .main")
    assert page.evaluate("window.locks") == 0, "only a game keeps the screen on"


def test_installing_is_offered_once_a_game_is_over_unless_switched_off(visit: Visit) -> None:
    last = position(city(LAST_CARD, coins=30), city("happy-market"), central="spa factory shoe-shop")
    ana = visit(size=PHONE, touch=True)
    page = ana.page
    ana.place(last, pace=0)
    page.evaluate(OFFER)
    ana.move("buy spa")
    page.get_by_text("Add the game to your home screen?").wait_for()
    page.get_by_role("button", name="Don’t ask again").tap()
    page.locator(".install").wait_for(state="detached")
    ana.place(last, pace=0)
    page.evaluate(OFFER)
    page.get_by_role("button", name="Settings").tap()
    assert not page.get_by_label("Offer to install the game").is_checked()
    page.get_by_role("button", name="Install the game on this device").tap()
    page.wait_for_function("() => window.installed")
    page.keyboard.press("Escape")
    ana.move("buy spa")
    page.wait_for_selector(".board")
    assert page.locator(".install").count() == 0


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
