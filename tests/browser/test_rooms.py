"""Several people in one room, each with a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.rooms import finish_together, gather, open_room
from tests.browser.server import OTHER_HOST
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


TORTURE = pytest.mark.torture


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=TORTURE), pytest.param(4, marks=TORTURE), 5])
def test_expert_with_grozilla_to_the_end(visit: Visit, players: int) -> None:
    sizes = [(1280, 800), (390, 844), (1024, 768), (320, 640), (1600, 900)]
    locales = ["en-GB", "fr", "pl", "en-US", "de"]
    people = [visit(size=sizes[i], locale=locales[i], name=f"Ana {i}") for i in range(players)]
    gather(people, expert=True)
    for each in people:
        wide = each.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{each.page.viewport_size} scrolls sideways by {wide}"
    finish_together(people)
    boards = []
    for each in people:
        each.page.wait_for_selector(".board section")
        boards.append(each.page.locator(".board .total b").all_inner_texts())
    firsts = [[text.split()[0] for text in board] for board in boards]
    assert all(board == firsts[0] for board in firsts), firsts


def test_a_spectator_sees_the_same_and_disturbs_nobody(visit: Visit) -> None:
    ana, zoe = visit(), visit(name="Zoe")
    ana.play_now()
    zoe.go(f"/r/{ana.room}")
    zoe.page.wait_for_selector(".table")
    assert zoe.page.locator("[data-action]:not([disabled])").count() == 0
    for _ in range(6):
        ana.move("draw", "buy", "keep")
    zoe.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.actions) >= n", arg=ana.actions
    )
    assert zoe.page.locator(".badge").first.is_visible()


def test_a_spectator_in_the_lobby_is_seen_may_sit_down_and_is_told_when_removed(visit: Visit) -> None:
    """Even while her browser replaces its socket, as it does when she sits down: the third one is held up."""
    ana, zoe = visit(), visit(name="Zoe")
    sockets: list[WebSocketRoute] = []

    def answer(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) != 3:
            socket.connect_to_server()

    zoe.page.route_web_socket(re.compile("/socket"), answer)
    path = open_room(ana, 2)
    zoe.go(path)
    zoe.page.get_by_role("button", name="Watch").click()
    ana.page.get_by_text("Watching: Zoe").wait_for()
    zoe.page.get_by_role("button", name="Take a seat").click()
    ana.page.locator(".seats .human").nth(1).get_by_text("Zoe", exact=True).wait_for()
    ana.page.locator(".watchers").wait_for(state="detached")
    ana.page.get_by_role("button", name="Remove Zoe").click()
    ana.page.get_by_role("button", name="Remove Zoe").wait_for(state="detached")
    sockets[2].close(code=1012)
    zoe.page.get_by_role("alert").get_by_text("removed you").wait_for()


def test_a_host_removes_an_opponent_only_with_the_others_consent(visit: Visit) -> None:
    ana, bob, cleo = visit(), visit(name="Bob"), visit(size=(390, 844), locale="pl", name="Cleo")
    gather([ana, bob, cleo])
    name = "Guest 1280"
    for voice, outcome in (
        ("Odmów", f"Guest 390 się nie zgadza; {name} zostaje w grze."),
        ("Zgoda", f"{name} odchodzi."),
    ):
        ana.page.get_by_role("button", name="Settings").click()
        ana.page.get_by_role("button", name=f"Ask to remove {name}").click()
        ana.page.get_by_text(f"The others are being asked whether {name} should be removed.").wait_for()
        bob.page.get_by_text("asks the others to remove you from the game.").wait_for()
        cleo.page.get_by_text(f"prosi o usunięcie z gry: {name}").wait_for()
        assert not bob.page.get_by_role("button", name="Agree").count()
        cleo.page.get_by_role("button", name=voice, exact=True).click()
        cleo.page.locator(".spoken").get_by_text(outcome).wait_for(state="attached")
    bob.page.get_by_role("alert").get_by_text("removed you").wait_for()


def test_who_joins_twice_at_once_has_one_seat(visit: Visit) -> None:
    """Enter held down, on a line so slow that the first answer with its cookie is not there yet."""
    ana, bob = visit(), visit(name="Bob")
    path = open_room(ana, 3)
    bob.go(path)
    form = bob.page.locator(".join")
    requests = []
    bob.page.on("request", lambda request: requests.append(request.url) if request.method == "POST" else None)
    form.evaluate("form => { form.requestSubmit(); form.requestSubmit(); }")
    form.wait_for(state="detached")
    assert len(requests) == 1


def test_chat_reaches_the_other_as_plain_text(visit: Visit) -> None:
    ana, bob = visit(), visit(name="Bob")
    gather([ana, bob])
    bob.page.locator("#chat-text").fill("Hello <b>Ana</b>")
    bob.page.locator("#chat-text").press("Enter")
    ana.page.locator(".log").get_by_text("Hello <b>Ana</b>").wait_for()


def test_pass_and_play_on_one_device(visit: Visit) -> None:
    ana = visit()
    ana.go("/pass")
    ana.page.locator("form button.main").click()
    ana.page.wait_for_selector(".table")
    ana.finish("buy", "claim", "draw")
    ana.page.wait_for_selector(".board section")
    ana.go("/stats")
    ana.page.wait_for_selector(".recent li")
    assert ana.page.locator(".recent li").count() == 1, "one game, however many of us played it"
    assert "not counted" in ana.page.locator(".recent").inner_text()
    assert ana.page.locator(".facts").count() == 0


def test_a_rematch_keeps_the_people(visit: Visit) -> None:
    ana = visit()
    ana.play_now()
    ana.finish("buy", "draw")
    ana.page.wait_for_selector(".board")
    ana.page.locator("dialog footer button.main").click()
    ana.page.wait_for_selector('.table:not([data-phase="over"])')
    assert ana.move("draw")
    fair = ana.page.evaluate("room => fetch(`/api/rooms/${room}`).then((answer) => answer.json())", ana.room)[
        "room"
    ]["fair"]
    assert fair["game"].endswith("/2")
    assert list(fair["nonces"]) == ["p1"], "the player adds to the shuffle of a rematch, too"


def test_somebody_goes_away_for_a_while(visit: Visit) -> None:
    """A bot plays until they say that they are back, even if the page is loaded again meanwhile."""
    ana, bob = visit(), visit(name="Bob", locale="fr", size=(390, 844))
    gather([ana, bob])
    bob.page.locator("header.top button").last.click()
    bob.page.locator("[data-pause]").click()
    bob.page.locator(".lent button").wait_for()
    ana.page.get_by_text("away (bot playing)").first.wait_for()
    bob.page.reload()
    bob.page.locator(".lent button").wait_for()
    bob.page.locator(".lent button").click()
    bob.page.locator(".lent").wait_for(state="detached")
    ana.page.get_by_text("away (bot playing)").first.wait_for(state="detached")


def test_another_origin_than_localhost_works(visit: Visit) -> None:
    """Without a secure context many browser interfaces are missing; the game must not need them."""
    ana = visit()
    ana.address = ana.address.replace("localhost", OTHER_HOST)
    open_room(ana, 2)
    assert not ana.page.evaluate("isSecureContext")
    assert ana.page.locator(".invite input").input_value().startswith(ana.address)
    ana.page.locator(".invite .row button").first.click()
    ana.page.get_by_text("Copied").wait_for()
    ana.play_now()
    assert ana.move("draw")
