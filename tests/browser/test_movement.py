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
        {"card"},
    ),
    "discard": (
        position(city("happy-market"), city("happy-market"), phase="discard", central="zoo spa museum"),
        "discard spa",
        {"card"},
    ),
    "buy": (
        position(city("happy-market", coins=9), city("happy-market"), central="zoo museum"),
        "buy museum",
        {"card", "coins"},
    ),
    "claim": (CLAIM, "claim nightclub", {"card"}),
    "walk": (WALK, "buy museum", {"card", "coins", "monster"}),
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
    ghosts = page.locator(".flying > *").evaluate_all("all => all.map((each) => each.dataset.ghost)")
    assert expected <= set(ghosts)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Space")
    assert page.locator(".flying > *").count() == 0


ENDLESS = """() => document.getAnimations().filter((each) => each.effect.getTiming().iterations === Infinity).map((each) =>
    each.effect.getKeyframes().flatMap(({ offset, computedOffset, easing, composite, ...moved }) => Object.keys(moved)))"""
"""What each animation without end changes."""


def test_decks_that_one_may_draw_from_glow_without_painting(visit: Visit) -> None:
    ana = visit(motion=True)
    ana.place(FLIGHTS["draw"][0])
    ana.page.wait_for_selector(".deck.open")
    endless = ana.page.evaluate(ENDLESS)
    assert len(endless) == 3, "three decks glow"
    assert {name for each in endless for name in each} <= {"opacity", "transform"}


SIDES = """ghost => {
    if (!ghost.querySelector(".cost")) return ["without its price"];
    const turned = new DOMMatrix(getComputedStyle(ghost.querySelector(".turning")).transform).m11;
    return [turned < 0 ? "back" : "face", ghost.querySelector(".name").textContent];
}"""
"""Which side of a flying card is seen, and what is printed on the other one."""


@pytest.mark.parametrize(("what", "first", "last"), [("draw", "back", "face"), ("discard", "face", "back")])
def test_a_card_turns_over_on_its_way(visit: Visit, what: str, first: str, last: str) -> None:
    table, action, _ = FLIGHTS[what]
    ana = visit(motion=True)
    ana.context.add_init_script(SLOW)
    ana.place(table)
    before = ana.actions
    ana.step(action)
    changed(ana, before)
    card = ana.page.locator('.flying [data-ghost="card"]')
    side, name = card.evaluate(SIDES)
    assert side == first
    assert name in (["Spa"] if what == "discard" else ana.page.locator(".faceup .name").all_inner_texts())
    ana.page.evaluate(
        "document.querySelector('.flying .turning').getAnimations().forEach((each) => each.finish())"
    )
    assert card.evaluate(SIDES) == [last, name]


def test_a_monster_that_moves_on_walks_and_roars_once(visit: Visit) -> None:
    ana = visit(motion=True)
    ana.context.add_init_script(SLOW)
    ana.place(WALK)
    before = ana.actions
    ana.step("buy museum")
    changed(ana, before)
    ana.page.locator('.flying [data-ghost="roar"]').wait_for(state="attached")
    flying = ana.page.locator(".flying > *").evaluate_all("all => all.map((each) => each.dataset.ghost)")
    assert (flying.count("monster"), flying.count("roar")) == (1, 1)


def test_the_speed_of_bots_is_the_speed_of_movement(visit: Visit) -> None:
    times = {}
    for pace in (0, 900, 3000):
        ana = visit(motion=True)
        ana.context.add_init_script(SLOW)
        ana.go()
        ana.page.evaluate(
            """pace => {
            const settings = JSON.parse(localStorage.getItem("happycity-settings"));
            localStorage.setItem("happycity-settings", JSON.stringify({ ...settings, pace }));
        }""",
            pace,
        )
        ana.place(FLIGHTS["draw"][0])
        before = ana.actions
        ana.step("draw 1")
        changed(ana, before)
        card = ana.page.locator('.flying [data-ghost="card"]')
        times[pace] = card.evaluate("ghost => ghost.getAnimations()[0].effect.getTiming().duration")
    assert times[0] < times[900] < times[3000]


def test_the_move_of_a_bot_is_shown_over_the_market(visit: Visit) -> None:
    ana = visit()
    ana.place(FLIGHTS["buy"][0], pace=300)
    ana.step("buy museum")
    line = ana.page.locator(".middle .move")
    line.wait_for()
    assert "Milo" in line.inner_text()
    line.wait_for(state="detached")


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
    assert "You: “Buy nothing and take a coin”. Better: “Buy Zoo for " in line
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
