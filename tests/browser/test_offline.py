"""What a browser remembers: options, language, sound; pages and replays without the server; a new version at once."""

from __future__ import annotations

import signal
from collections.abc import Callable

from tests.browser.server import ServerProcess
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

COUNT_TONES = """
window.tones = 0;
window.AudioContext = class extends AudioContext {
    createOscillator() {
        window.tones += 1;
        return super.createOscillator();
    }
};
"""


def test_options_and_language_are_remembered(visit: Visit) -> None:
    ana = visit()
    ana.go("/play")
    ana.page.locator('input[type=radio][value="3"]').check(force=True)
    ana.page.locator('input[type=radio][value="expert"]').check(force=True)
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.locator("dialog select").first.select_option("fr")
    ana.page.wait_for_function("() => document.documentElement.lang === 'fr'")
    ana.page.close()
    ana.page = ana.new_page()
    ana.go()
    ana.page.get_by_role("button", name="Jouer").wait_for()
    assert "3" in ana.page.locator(".start").inner_text()
    ana.page.locator(".start .main").click()
    ana.page.wait_for_selector(".table")
    options = ana.page.evaluate(f"fetch('/api/rooms/{ana.room}').then((answer) => answer.json())")["room"][
        "options"
    ]
    assert (options["players"], options["mode"]) == (3, "expert")


def test_sounds_are_off_until_they_are_wanted(visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(COUNT_TONES)
    ana.play_now()
    ana.move("draw")
    assert ana.page.evaluate("tones") == 0
    ana.go()
    sound = ana.page.get_by_role("button", name="Sounds")
    assert sound.get_attribute("aria-pressed") == "false"
    sound.click()
    assert sound.get_attribute("aria-pressed") == "true"
    ana.page.reload()
    assert sound.get_attribute("aria-pressed") == "true"
    ana.play_now()
    ana.move("draw")
    ana.page.wait_for_function("() => window.tones > 0")


def test_a_replay_that_was_seen_shows_without_the_server(visit: Visit, server: ServerProcess) -> None:
    ana = visit()
    ana.play_now()
    ana.finish("buy", "draw")
    ana.go(f"/r/{ana.room}/replay/1")
    ana.page.wait_for_selector(".player")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.page.reload()
    ana.page.wait_for_selector(".player")
    ana.go("/stats")
    ana.page.wait_for_selector(".facts")
    ana.tolerates_network_errors = True
    server.stop(signal.SIGKILL)
    try:
        ana.go("/stats")
        ana.page.locator(".recent a").first.click()
        ana.page.wait_for_selector(".player")
        ana.page.keyboard.press("End")
        ana.page.wait_for_selector('.table[data-phase="over"]')
        ana.page.evaluate("location.hash = '#3'")
        ana.page.reload()
        ana.page.wait_for_selector('.table[data-actions="3"]')
    finally:
        server.start()


METERED = "Object.defineProperty(navigator, 'connection', {value: {saveData: true, type: 'cellular'}})"
STORED = "caches.open('happycity-offline').then((each) => each.keys()).then((keys) => keys.length)"
FETCHED_HERE = """performance.getEntriesByType('resource').map((each) => each.name)
    .filter((name) => /python/.test(name))"""
NEVER_OPENED = ("learn", "rules", "cards", "cards/museum", "calculator", "import", "about", "play", "friends", "rooms",
                "replay/abc123", "r/abc123", "r/abc123/replay/1", "day", "puzzles", "puzzle/today", "c/abc123")  # fmt: skip


def test_a_page_that_was_never_here_says_so_and_a_metered_connection_fetches_only_what_is_asked_for(
    visit: Visit, server: ServerProcess
) -> None:
    ana = visit()
    ana.context.add_init_script(METERED)
    ana.page.close()
    ana.page = ana.new_page()
    ana.go("/stats")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.page.reload()
    ana.page.get_by_role("heading", name="My statistics").wait_for()
    ana.page.wait_for_timeout(6_000)  # longer than an idle page waits before it fetches
    assert ana.page.evaluate(STORED) == 0
    ana.tolerates_network_errors = True
    server.stop(signal.SIGKILL)
    try:
        for path in NEVER_OPENED:
            ana.go(f"/{path}")
            ana.page.get_by_role("heading", name="No connection").wait_for()
            assert "has not been opened here before" in ana.page.locator("main").inner_text(), path
    finally:
        server.start()
    ana.page.get_by_role("link", name="Home").click()
    ana.page.get_by_role("button", name="Settings").click()
    # Asked for, it is fetched; the size is told before, the progress while it comes.
    fetch = ana.page.get_by_role("button", name="MB")
    fetch.click()
    ana.page.locator("dialog progress").wait_for()
    ana.page.wait_for_function("() => localStorage.getItem('happycity-offline')", timeout=120_000)
    ana.page.locator("dialog progress").wait_for(state="detached")
    assert ana.page.evaluate(STORED) > 50
    assert not ana.page.evaluate(FETCHED_HERE), "a worker fetches, so that no page is disturbed"


def test_one_visit_is_enough_to_say_that_the_server_is_away(visit: Visit, server: ServerProcess) -> None:
    """Even if the browser's own cache has forgotten what it loaded before there was a service worker."""
    ana = visit(locale="pl-PL")
    ana.context.add_init_script(METERED)
    ana.page.close()
    ana.page = ana.new_page()
    ana.go("/about")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.context.new_cdp_session(ana.page).send("Network.clearBrowserCache")
    ana.tolerates_network_errors = True
    server.stop(signal.SIGKILL)
    try:
        ana.go("/day")
        ana.page.get_by_role("heading", name="Brak połączenia").wait_for()
    finally:
        server.start()


def test_the_service_worker_keeps_no_answers_and_steps_aside_at_once(visit: Visit) -> None:
    ana = visit()
    ana.go()
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.page.reload()
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ana.play_now()
    ana.move("draw")
    cached = ana.page.evaluate(
        "caches.open('happycity-shell').then((each) => each.keys()).then((keys) => keys.map((key) => key.url))"
    )
    assert cached, "the shell is kept"
    assert not [each for each in cached if "/api/" in each.replace("/api/words/", "") or "/docs" in each]
    # An old copy is not shown while the server is there.
    ana.page.evaluate(
        "caches.open('happycity-shell').then((each) => each.put('/', new Response('old', {headers: {'Content-Type': 'text/html'}})))"
    )
    ana.go()
    ana.page.wait_for_selector(".start .main")
    # A new worker takes over the open page without waiting for it to be closed.
    taken = ana.page.evaluate(
        """new Promise((resolve) => {
            navigator.serviceWorker.addEventListener("controllerchange", () =>
                resolve(navigator.serviceWorker.controller.scriptURL));
            navigator.serviceWorker.register("/sw.js?next");
        })"""
    )
    assert taken.endswith("/sw.js?next")
