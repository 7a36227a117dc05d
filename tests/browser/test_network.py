"""Back into the game by itself: reload, offline, restart, kill -9."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest

from tests.browser.house import House, Visitor

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


def test_offline_and_online_again_without_a_click(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.move("draw")
    ana.expect_silence = True
    ana.context.set_offline(True)
    # Chromium keeps an open WebSocket while "offline": cut it as a real network would.
    ana.page.evaluate("dispatchEvent(new Event('offline'))")
    ana.page.wait_for_timeout(300)
    ana.context.set_offline(False)
    ana.finish("buy", "claim", "draw")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_that_comes_back_goes_on_with_the_game(
    visit: Visit, house: House, how: signal.Signals
) -> None:
    ana = visit()
    ana.play_now()
    for _ in range(3):
        ana.move("draw", "buy", "keep")
    ana.expect_silence = True
    seen = ana.actions
    house.stop(how)
    ana.page.locator(".ribbon").wait_for()
    house.start()
    ana.page.locator(".ribbon").wait_for(state="detached", timeout=30_000)
    assert ana.actions >= seen
    ana.finish("buy", "claim", "draw")


def test_a_click_while_the_server_is_away_arrives_once(visit: Visit, house: House) -> None:
    ana = visit()
    ana.play_now()
    ana.page.wait_for_selector("[data-action]:not([disabled])")
    ana.expect_silence = True
    before = ana.actions
    house.process.send_signal(signal.SIGSTOP)
    assert ana.step("draw")
    ana.page.wait_for_timeout(500)
    house.process.send_signal(signal.SIGKILL)
    house.process.wait()
    house.start()
    ana.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.actions) > n", arg=before, timeout=30_000
    )
    assert ana.actions == before + 1
