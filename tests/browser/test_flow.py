"""Coming and going at a table: the clock, leaving and returning, undo that asks, the seat link, the local network."""

from __future__ import annotations

import io
import re
from collections.abc import Callable

import pytest
import segno

from tests.browser.rooms import begin, gather, open_room, sit_down
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def host_does(host: Visitor, **fields: object) -> None:
    """Something the host may do that no button offers so quickly."""
    done = host.page.evaluate(
        """([room, fields]) => fetch(`/api/rooms/${room}/do`, {
            method: "POST",
            headers: {"Content-Type": "application/json"},
            body: JSON.stringify({type: "host", id: String(Math.random()), ...fields}),
        }).then((answer) => answer.status)""",
        [host.room, fields],
    )
    assert done == 200


def logged(visitor: Visitor, text: str) -> None:
    visitor.page.locator(".log").get_by_text(text).last.wait_for()


def test_the_clock_runs_out_and_a_bot_takes_over_until_i_return(visit: Visit) -> None:
    ana = visit(name="Ana")
    open_room(ana, 2)
    host_does(ana, do="settings", settings={"clock": 2, "pace": 3000})
    host_does(ana, do="fill", bot="random")
    ana.page.locator("button.start:not([disabled])").click()
    ana.page.wait_for_selector(".table")
    lent = ana.page.locator(".lent")
    lent.wait_for()
    assert ana.actions > 0, "the bot has decided for me"
    assert ana.page.locator("[data-action]:not([disabled])").count() == 0
    lent.get_by_role("button", name="I’m back").click()
    lent.wait_for(state="detached")
    ana.page.wait_for_selector("[data-action]:not([disabled])")


@pytest.mark.parametrize(("clock", "pattern"), [(300, r"^[45]:\d\d$"), (90_000, r"^1\sday\s\d+\sh$")])
def test_the_clock_can_be_read(visit: Visit, clock: int, pattern: str) -> None:
    ana = visit()
    open_room(ana, 2)
    host_does(ana, do="settings", settings={"clock": clock})
    host_does(ana, do="fill", bot="random")
    begin([ana])
    timer = ana.page.get_by_role("timer", name="Time left")
    timer.wait_for()
    assert re.search(pattern, timer.inner_text().strip())


def test_a_list_of_rooms_names_bots_as_the_room_does(visit: Visit) -> None:
    ana = visit()
    path = open_room(ana, 3)
    host_does(ana, do="settings", settings={"public": True})
    host_does(ana, do="fill", seat=2, bot="random")  # and the seat before it stays open
    bot = ana.page.locator(".seats .bot b").inner_text()
    ana.go("/rooms")
    row = ana.page.locator("li", has=ana.page.locator(f'a[href="{path}"]'))
    assert row.locator("b").inner_text() == f"Ana and {bot}"


def test_a_refused_option_goes_back_to_what_it_was(visit: Visit) -> None:
    people = [visit(), visit(size=(1300, 700)), visit(size=(1320, 700))]
    path = open_room(people[0], 3)
    for guest in people[1:]:
        sit_down(guest, path)
    page = people[0].page
    page.locator(".seats .human").nth(2).wait_for()
    page.get_by_text("Room options").click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_role("alert").get_by_text("More people are seated than that").wait_for()
    assert page.get_by_role("radio", name="3", exact=True).is_checked()


def test_leave_and_return(visit: Visit) -> None:
    ana, bob = visit(name="Ana"), visit(name="Bob", size=(1300, 700))
    gather([ana, bob])
    bob.page.get_by_role("button", name="Settings").click()
    bob.page.locator("dialog").get_by_role("button", name=re.compile("Leave")).first.click()
    bob.page.locator('[data-confirm="leave"]').click()
    bob.page.wait_for_selector(".start .main")
    logged(ana, "Guest 1300 is away; a bot is playing.")
    bob.page.locator(".games a").first.click()
    bob.page.wait_for_selector(".table")
    logged(ana, "Guest 1300 is back.")
    bob.page.locator(".lent").wait_for(state="detached")


def test_an_undo_past_a_revealed_card_asks_the_others(visit: Visit) -> None:
    """All of them, and only them: not who watches. While a bot plays for one of them, nobody can be asked."""
    ana, bob, cem, zoe = (
        visit(name="Ana"),
        visit(size=(1300, 700)),
        visit(size=(1320, 700)),
        visit(name="Zoe"),
    )
    path = open_room(ana, 3)
    zoe.go(path)
    zoe.page.get_by_role("button", name="Watch").click()
    for each in (bob, cem):
        sit_down(each, path)
    begin([ana, bob, cem])
    logged(ana, "Round 1")
    first, others = ana, [bob, cem]  # the host has the first seat
    first.move("draw 1")
    before = first.actions
    asking = first.page.get_by_role("button", name="Ask the others to undo")
    asking.click()
    bob.page.get_by_role("button", name="Refuse").click()
    bob.page.get_by_role("button", name="Refuse").wait_for(state="detached")
    logged(first, "The move stands.")
    assert first.actions == before
    asking.click()
    for each in others:
        each.page.get_by_role("button", name="Agree").wait_for()
    zoe.page.get_by_text("Ana wants to take back a move.").first.wait_for()
    assert zoe.page.get_by_role("button", name="Agree").count() == 0, "who watches is not asked"
    bob.page.get_by_role("button", name="Agree").click()
    logged(first, "Guest 1300 agrees.")
    assert bob.page.get_by_role("button", name="Agree").count() == 0
    cem.page.get_by_role("button", name="Agree").click()
    first.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.actions) < n", arg=before
    )
    logged(bob, "A move was taken back.")
    first.move("draw 1")
    asking.wait_for()
    for each in others:
        each.page.get_by_role("button", name="Settings").click()
        each.page.locator("[data-pause]").click()
        each.page.locator(".lent").wait_for()
    asking.wait_for(state="detached")  # nobody is there who could agree
    assert first.page.get_by_role("button", name="Undo", exact=True).count() == 0


def test_with_bots_alone_an_undo_asks_nobody(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.move("draw")
    before = ana.actions
    ana.page.get_by_role("button", name="Undo", exact=True).click()
    ana.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.actions) < n", arg=before
    )


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.move("draw")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("button", name="Play on another device").click()
    link = ana.page.locator("dialog input[readonly]").input_value()
    assert "#seat=" in link
    phone = visit(size=(390, 844))
    phone.go(f"/r/{ana.room}")  # the link works in a tab that shows the room already, too
    phone.page.wait_for_selector(".table")
    phone.page.goto(link)
    phone.page.wait_for_selector("[data-action]:not([disabled])")
    assert "seat=" not in phone.page.url, "the token must not stay in the address"
    assert phone.move("draw", "buy")
    stranger = visit()
    stranger.tolerates_network_errors = True  # the browser reports the refusal, too
    stranger.page.goto(link.split("=")[0] + "=" + "0" * 43)
    stranger.page.get_by_role("alert").wait_for()
    assert stranger.page.locator("[data-action]:not([disabled])").count() == 0


def qr(address: str) -> str:
    """The QR code of an address, as the page's picture should draw it."""
    picture = io.BytesIO()
    segno.make(address, error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False, nl=False)
    return picture.getvalue().decode()


def test_the_local_network_opens_and_the_qr_code_says_the_link(visit: Visit) -> None:
    ana = visit()
    path = open_room(ana, 2)
    page = ana.page

    def picture() -> str:
        source = page.locator("img.qr").get_attribute("src")
        return str(page.evaluate("source => fetch(source).then((answer) => answer.text())", source))

    assert page.locator(".invite input").input_value() == ana.address + path
    page.get_by_role("button", name="Share the game on the local network").wait_for()
    assert page.locator("img.qr").count() == 0, "no phone can follow a link to localhost"
    page.get_by_role("button", name="Share the game on the local network").click()
    page.locator(".invite [role=status]").wait_for()
    lan = page.evaluate("fetch('/api/lan').then((answer) => answer.json())")
    assert lan["open"]
    if lan["addresses"]:
        link = page.locator(".invite input").input_value()
        assert link == lan["addresses"][0] + path
        assert picture() == qr(link)
        bob = visit(size=(390, 844))
        bob.page.goto(link)
        bob.page.locator(".join button.main").click()
        page.locator(".seats .human").nth(1).wait_for()
        assert not bob.page.evaluate("isSecureContext")
    else:
        assert "no network" in page.locator(".invite [role=status]").inner_text()
