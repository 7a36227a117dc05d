"""What happens at the table: movement, announcements, and what comes after the game."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from tests.browser.tables import CLAIM, DESTROY, WALK, changed
from tests.browser.visitor import GAME_TIMEOUT_MS, Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]


SLOW = """
const own = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    const flight = own.apply(this, how);
    if (this.closest(".flying")) flight.updatePlaybackRate(0.01);
    return flight;
};
"""
"""So slow that a test can look at what flies."""

FLIGHTS = {
    "draw": (
        position(city("happy-market"), city("happy-market"), phase="draw", central="zoo"),
        "draw 1",
        {"deck"},
    ),
    "buy": (
        position(city("happy-market", coins=9), city("happy-market"), central="zoo museum"),
        "buy museum",
        {"face", "flying-coin"},
    ),
    "claim": (CLAIM, "claim nightclub", {"tile"}),
    "walk": (WALK, "buy museum", {"face", "flying-coin", "monster"}),
    "destroy": (DESTROY, "destroy 2", {"monster"}),
}


@pytest.mark.parametrize("what", FLIGHTS)
def test_what_happens_is_seen_to_move_and_can_be_skipped(visit: Visit, what: str) -> None:
    table, action, expected = FLIGHTS[what]
    ana = visit(motion=True)
    ana.context.add_init_script(SLOW)
    ana.place(table)
    page = ana.page
    ana.step(action)
    if what == "walk":
        page.locator("dialog footer [data-action]").click() if page.locator("dialog").count() else None
    page.wait_for_function("() => document.querySelector('.flying')?.childElementCount > 0")
    ghosts = page.locator(".flying > *").evaluate_all("all => all.map((each) => each.classList[0])")
    assert expected <= set(ghosts)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    assert page.locator(".flying > *").count() == 0


def test_nothing_moves_for_who_wants_stillness(visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(SLOW)
    ana.place(FLIGHTS["buy"][0])
    before = ana.actions
    ana.step("buy museum")
    changed(ana, before)
    assert ana.page.locator(".flying > *").count() == 0


def test_what_others_did_since_my_last_turn_is_marked(visit: Visit) -> None:
    ana = visit(players=3)
    ana.play_now()
    while "Round 2" not in ana.page.locator(".top").first.inner_text():
        ana.step("draw", "coin", "keep", "pass")
        ana.page.wait_for_timeout(50)
    ana.page.wait_for_selector("[data-action]:not([disabled])")
    marked = ana.page.locator(".log li").evaluate_all(
        "all => all.map((each) => each.classList.contains('fresh'))"
    )
    first = marked.index(True)
    assert all(marked[first:]), "everything after my last move is new"
    fresh = ana.page.locator(".log .fresh").all_inner_texts()
    assert any(name in line for line in fresh for name in ("Milo", "Luna"))


def test_a_screen_reader_is_told_each_thing_once(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    heard = "document.querySelectorAll('.spoken p').forEach((each) => (each.dataset.heard = ''))"
    ana.page.wait_for_selector(".spoken p", state="attached")
    ana.page.evaluate(heard)
    old = ana.page.locator(".spoken p").count()
    ana.move("claim nightclub")
    assert ana.page.locator(".spoken [data-heard]").count() == old, "what was read stays as it is"
    new = ana.page.locator(".spoken p:not([data-heard])").all_inner_texts()
    assert any("Nightclub" in line for line in new)


def test_a_turn_is_announced_in_title_icon_and_sound(visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(
        """
        window.tones = 0;
        const own = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.tones += 1; return own.call(this); };
        Object.defineProperty(document, "hidden", { get: () => true });
        const kept = JSON.parse(localStorage.getItem("happycity-settings") ?? "{}");
        localStorage.setItem("happycity-settings", JSON.stringify({ ...kept, sound: true }));
        """
    )
    ana.place(
        position(city("happy-market", coins=9), city("happy-market"), central="zoo spa museum"), pace=1500
    )
    page = ana.page
    icon = "document.querySelector('link[rel=icon]').href"
    page.wait_for_function("() => document.title.startsWith('●')")
    assert page.evaluate(icon).endswith("/icon-turn.svg")
    page.locator('[data-action="buy museum"]').click()
    page.wait_for_function("() => !document.title.startsWith('●')")
    assert page.evaluate(icon).endswith("/icon.svg")
    heard = page.evaluate("window.tones")
    page.wait_for_function("() => document.title.startsWith('●')")
    page.wait_for_function("heard => window.tones > heard + 1", arg=heard)


def test_a_review_comes_to_its_end(visit: Visit) -> None:
    """A coin on the last turn instead of the card that wins: the review must find it, say why, and lead there."""
    rival = "happy-market school police-station library park florist bookshop house apartment-building"
    own = city("happy-market hospital museum luxury-residence", coins=9)
    ana = visit(size=(320, 568))  # where the replay's controls must not cover the review's
    ana.place(position(city(rival), own, turn=1, round=9, last_round=True, central="zoo"), seat=1, pace=0)
    ana.finish("coin")
    page = ana.page
    page.get_by_role("button", name="Replay").click()
    page.wait_for_selector(".player")
    page.get_by_role("button", name="Review this game").click()
    page.locator(".review li").wait_for(timeout=GAME_TIMEOUT_MS)
    page.wait_for_function("() => !document.querySelector('.review progress')", timeout=GAME_TIMEOUT_MS)
    line = page.locator(".review li").inner_text()
    assert "Ana: “Buy nothing and take a coin”. Better: “Buy Zoo for " in line
    assert "It is worth 15 points at once." in line
    page.keyboard.press("End")
    page.wait_for_selector('.table[data-actions="1"]')
    page.locator(".review li button").click()
    page.wait_for_selector('.table[data-actions="0"]')


def test_a_replay_ticks_off_conditions(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    ticked = ana.page.locator(".specials .ticked").count()
    assert ticked > 0
    record = ana.page.evaluate(
        "room => fetch(`/api/rooms/${room}/record`).then((answer) => answer.text())", ana.room
    )
    ana.go("/import")
    ana.page.locator("textarea").fill(json.dumps(json.loads(record)))
    ana.page.locator("button.main").click()
    ana.page.wait_for_selector(".player")
    assert ana.page.locator(".specials .ticked").count() == ticked
