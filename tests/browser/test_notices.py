"""What people are told: in the log, in sheets, on phones, by a screen reader, about those who are not here."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from tests.browser.rooms import gather
from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]

PHONE = (390, 844)
QUIET = position(
    city("happy-market house", coins=9), city("happy-market", coins=4),
    central="zoo spa museum", specials="nightclub pirate-ship",
)  # fmt: skip
GIFT = position(
    city("happy-market:blue house", monster="corgzilla"), city("happy-market:green"), city("happy-market:yellow"),
    mode="expert", grozilla=True, phase="gift", central="zoo spa museum", specials="port",
)  # fmt: skip
NEARLY_OVER = position(
    city("happy-market house school park library museum zoo bank florist", coins=30),
    city("happy-market", coins=4), central="spa factory shoe-shop",
)  # fmt: skip


def from_end(ana: Visitor) -> int:
    """How far the log is scrolled up from its end."""
    return int(
        ana.page.locator("[role=log]").evaluate("it => it.scrollHeight - it.scrollTop - it.clientHeight")
    )


def test_the_log_opens_with_what_is_new_and_stays_where_one_reads(visit: Visit) -> None:
    ana = visit(size=(390, 500), touch=True)
    ana.play_now()
    while ana.page.locator("[role=log] li").count() < 30:
        ana.move("draw", "coin", "keep", "pass")
    ana.page.locator("header .log").click()
    assert from_end(ana) < 5
    ana.page.locator("[role=log]").evaluate("it => (it.scrollTop = 0)")
    ana.page.keyboard.press("1")
    ana.page.wait_for_timeout(300)
    assert from_end(ana) > 100
    ana.page.keyboard.press("l")
    ana.page.keyboard.press("l")
    assert from_end(ana) < 5


def test_a_sheet_says_that_it_is_my_turn(visit: Visit) -> None:
    """Behind a sheet the page is neither visible nor read out."""
    ana = visit()
    ana.place(QUIET, pace=1500)
    page = ana.page
    question = page.locator("main ~ [aria-live=assertive]")
    assert question.inner_text() == "Your turn. What will you buy with 9 coins?"
    page.locator('[data-action="buy museum"]').click()
    page.locator(".who").first.click()
    page.locator("dialog .called").get_by_text("Your turn").wait_for()
    announced = page.locator("dialog [aria-live]")
    assert "Milo" in announced.first.inner_text()
    assert announced.last.inner_text().startswith("Your turn. ")
    page.keyboard.press("Escape")
    page.locator("[data-action]:not([disabled])").first.wait_for()
    page.locator(".who").first.click()
    assert page.locator("dialog .called").count() == 0, "whoever opens a sheet in their turn knows"
    ana.place(GIFT)
    page.wait_for_selector("dialog")
    assert page.locator("dialog .called").count() == 0, "and so does whoever is asked by one"


def test_who_comes_late_can_talk(visit: Visit) -> None:
    ana, bob, zoe = visit(size=PHONE, touch=True), visit(name="Bob"), visit(name="Zoe")
    gather([ana, bob])
    zoe.go(f"/r/{ana.room}")
    zoe.page.wait_for_selector(".table")
    zoe.page.locator("aside .join").get_by_role("button", name="Watch").click()
    zoe.page.locator("#chat-text").fill("Hello!")
    zoe.page.keyboard.press("Enter")
    ana.page.get_by_role("button", name="Log and chat, 1 new message").click()
    ana.page.locator("[role=log] .chat").get_by_text("Zoe: Hello!").wait_for()
    assert ana.page.get_by_role("button", name="Log and chat", exact=True).count() == 1
    assert zoe.page.locator("[data-action]:not([disabled])").count() == 0


def test_a_phone_shows_who_is_not_here(visit: Visit) -> None:
    ana, bob = visit(size=PHONE, touch=True), visit(name="Bob")
    gather([ana, bob])
    note = ana.page.locator(".others .note")
    bob.page.close()
    note.get_by_text("offline").wait_for()
    assert note.is_visible()
    ana.page.locator(".who").click()
    ana.page.locator("dialog").get_by_text("offline").wait_for()


def test_the_log_of_an_earlier_game_names_who_sat_there_then(visit: Visit) -> None:
    ana = visit()
    ana.place(NEARLY_OVER, pace=0)
    ana.move("buy spa")
    ana.page.wait_for_selector(".board")
    was = ana.page.locator("[role=log]").get_by_text("You buy Spa").count()
    assert was == 1
    ana.page.evaluate(
        """async room => {
            const say = (body) => fetch(`/api/rooms/${room}/do`, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json());
            const seat = async () => (await (await fetch(`/api/rooms/${room}`)).json()).room.seats[0].kind;
            await say({type: "rematch", id: "again"});
            for (let n = 0; n < 60 && (await seat()) === "human"; n++) await say({type: "host", id: `s${n}`, do: "shuffle"});
            await say({type: "host", id: "go", do: "start"});
        }""",
        ana.room,
    )
    ana.page.wait_for_selector('.table:not([data-phase="over"])')
    assert ana.page.locator("[role=log]").get_by_text("Ana buys Spa").count() == 1
    assert ana.page.locator("[role=log]").get_by_text("You buy Spa").count() == 0


def test_keys_can_be_switched_off(visit: Visit) -> None:
    ana = visit()
    ana.place(QUIET)
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Play with letter and number keys").uncheck()
    page.keyboard.press("Escape")
    for key in "1234ul?":
        page.keyboard.press(key)
    assert ana.actions == 0
    assert page.locator("dialog").count() == 0
    assert page.locator("[aria-keyshortcuts]").count() == 0
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector('.table:not([data-actions="0"])')


def test_a_replay_knows_what_the_decks_hide_and_runs_again_from_its_end(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    for _ in range(9):
        ana.move("draw", "coin", "keep")
    record = ana.page.evaluate(
        "room => fetch(`/api/rooms/${room}/record`).then((answer) => answer.json())", ana.room
    )
    ana.go("/import")
    ana.page.locator("textarea").fill(json.dumps(record))
    ana.page.locator("button.main").click()
    ana.page.wait_for_selector(".player")
    hidden = "[...document.querySelectorAll('.deck')].map((it) => it.textContent).join()"
    first = ana.page.evaluate(hidden)
    ana.page.keyboard.press("End")
    ana.page.wait_for_function(f"first => {hidden} !== first", arg=first)
    ana.page.get_by_role("button", name="Play", exact=True).click()
    ana.page.wait_for_selector('.table[data-actions="1"]')


def test_a_room_out_of_reach_says_so(visit: Visit) -> None:
    ana = visit()
    ana.tolerates_network_errors = True

    def refuse(socket: WebSocketRoute) -> None:
        socket.close(code=1013)

    ana.page.route_web_socket(re.compile("/socket"), refuse)
    ana.go("/r/abcdefgh")
    ana.page.get_by_role("heading", name="No connection").wait_for()
