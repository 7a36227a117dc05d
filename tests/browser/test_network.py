"""Back into the game by itself: reload, offline, restart, kill -9."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.browser.server import ServerProcess
from tests.browser.silent_network import silent_network
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_reload_brings_the_same_seat_back(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    for _ in range(4):
        ana.move("draw", "buy", "keep")
    before = ana.actions
    ana.page.reload()
    ana.page.wait_for_selector(".table")
    assert ana.actions >= before
    assert ana.move("draw", "buy", "keep")


COUNTED = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
    constructor(...args) {
        super(...args);
        sockets.push(this);
    }
};
"""
"""Record every socket of the page: Chromium leaves open ones alone when it goes offline."""


def test_offline_and_online_again_without_a_click(visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(COUNTED)
    ana.play_now()
    ana.move("draw")
    ana.tolerates_network_errors = True
    ana.context.set_offline(True)
    ana.page.evaluate("sockets.forEach((each) => each.close())")
    ana.page.locator(".ribbon").wait_for()
    ana.page.wait_for_timeout(1500)
    assert ana.page.locator(".ribbon").is_visible()
    ana.context.set_offline(False)
    ana.page.locator(".ribbon").wait_for(state="detached")
    assert ana.page.evaluate("sockets.length") > 1
    ana.finish("buy", "claim", "draw")


def test_a_socket_that_never_says_hello_is_given_up(visit: Visit) -> None:
    ana = visit()
    ana.page.clock.install()
    sockets: list[WebSocketRoute] = []

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) != 2:  # the second one opens, and then says nothing
            socket.connect_to_server()

    ana.page.route_web_socket(re.compile("/socket"), answer)
    ana.play_now()
    ana.move("draw")
    sockets[0].close(code=1012)
    ana.page.locator(".ribbon").wait_for()
    while len(sockets) < 2:
        ana.page.wait_for_timeout(50)
    ana.page.clock.fast_forward(30_000)
    ana.page.locator(".ribbon").wait_for(state="detached")
    assert len(sockets) == 3


TOLD_MS = 10_000
"""Two seconds on a machine with time to spare, which the client's unit tests measure with a clock of their own. Where much
else runs it may be more, but a browser that waits for its socket to close says nothing for minutes."""


def test_a_network_that_falls_silent_is_told_without_a_click(browser: Browser, server: ServerProcess) -> None:
    with silent_network(server.port) as network:
        ana = Visitor(browser, network.address, seed="silent")
        ana.play_now()
        ana.page.wait_for_selector("[data-action]:not([disabled])")
        ana.page.wait_for_load_state("networkidle")
        before, ribbon = ana.actions, ana.page.locator(".ribbon")
        network.fall_silent()
        ribbon.wait_for(timeout=TOLD_MS)
        ana.page.locator('[data-action^="draw"]').first.press("Enter")
        ana.page.wait_for_function("() => document.activeElement.ariaDisabled === 'true'")
        assert ana.actions == before
        network.come_back()
        ribbon.wait_for(state="detached")
        ana.page.wait_for_function(
            "n => Number(document.querySelector('.table').dataset.actions) > n", arg=before
        )
        assert ana.actions == before + 1, "what was clicked meanwhile takes effect once"
        ana.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_comes_back_goes_on_with_the_game(
    visit: Visit, server: ServerProcess, how: signal.Signals
) -> None:
    ana = visit()
    ana.play_now()
    for _ in range(3):
        ana.move("draw", "buy", "keep")
    ana.tolerates_network_errors = True
    seen = ana.actions
    server.stop(how)
    ana.page.locator(".ribbon").wait_for()
    server.start()
    ana.page.locator(".ribbon").wait_for(state="detached")
    assert ana.actions >= seen
    ana.finish("buy", "claim", "draw")


def test_a_click_while_the_server_is_away_arrives_once(visit: Visit, server: ServerProcess) -> None:
    ana = visit()
    ana.play_now()
    ana.page.wait_for_selector("[data-action]:not([disabled])")
    ana.tolerates_network_errors = True
    before = ana.actions
    server.process.send_signal(signal.SIGSTOP)
    ana.page.locator('[data-action^="draw"]').first.press("Enter")
    ana.page.wait_for_function("() => document.activeElement.ariaDisabled === 'true'")  # and keeps the focus
    ana.page.wait_for_timeout(500)
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    server.start()
    ana.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.actions) > n", arg=before
    )
    assert ana.actions == before + 1
