"""A whole day's try by two visitors, and the same deal on a site of static files, where Python is interpreted."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from happycity.bots import make
from happycity.game.game import Game
from happycity.rooms.days import derive_day, today
from happycity.rooms.room_game import decision_seed, with_budget
from tests.browser.seeds import seed_for
from tests.browser.sites import leave_network
from tests.browser.test_alone import site
from tests.browser.visitor import GAME_TIMEOUT_MS, Visitor, numbers_of

__all__ = ["site"]

Visit = Callable[..., Visitor]


EVENTS = """async (prefix) => {
    const opening = indexedDB.open("happycity-device");
    const database = await new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result)));
    const rows = database.transaction("rows").objectStore("rows").getAll(IDBKeyRange.bound(prefix, prefix + "~"));
    await new Promise((resolve) => (rows.onsuccess = resolve));
    return rows.result.map((text) => JSON.parse(text)[0]);
}"""


def assert_bots_answer_alike(events: list[Any]) -> None:
    """This process chooses, move by move, what the interpreted bots in the browser chose; and deals the same cards."""
    started = next(event for event in events if event["kind"] == "started")
    deal = derive_day(today(started["at"]), "family")
    game = Game(deal.size.options, seed=deal.seed, setup=started["setup"])
    answers = 0
    for event in events:
        if event["kind"] != "action":
            continue
        legal = [str(action) for action in game.legal()]
        if event["by"] == "bot" and len(legal) > 1:
            bot = make(
                with_budget(deal.size.bot, deal.simulations), seed=decision_seed(len(game.actions), game.seat)
            )
            assert bot.decide(game.view(game.seat), legal) == event["action"]
            answers += 1
        seen = len(game.draws)
        game.play(event["action"])
        assert list(game.draws[seen:]) == event["draws"]
    assert game.over
    assert answers > 10


def begin(visitor: Visitor, size: str = "family") -> str:
    """Begin or continue a try from the page; its room."""
    visitor.page.locator(f"[data-size={size}] button.main").click()
    visitor.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    return visitor.room


def open_day(visitor: Visitor) -> None:
    visitor.page.locator('a[href$="/day"]').first.click()
    visitor.page.wait_for_selector("[data-size=family] .row button", timeout=GAME_TIMEOUT_MS)


def points_of(visitor: Visitor) -> int:
    return int(visitor.page.locator("[data-size=family]").get_attribute("data-points") or "")


def crowd(visitor: Visitor) -> None:
    """Load the page as a server with many visitors shows it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        told = response.json()
        told["histogram"] = [{"points": points, "players": points % 7} for points in range(-3, 131)]
        route.fulfill(response=response, json=told)

    visitor.page.route(re.compile("/api/days/[0-9-]+/family$"), answer)
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-points]")


def assert_histogram_fits(visitor: Visitor) -> None:
    """It fits on a phone, and its numbers are apart."""
    shown, wide = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert shown == wide
    points = visitor.page.locator(".points[aria-hidden]").all()
    boxes = [box for each in points if (box := each.bounding_box())]
    assert len(boxes) > 10
    assert all(one["x"] + one["width"] <= other["x"] for one, other in pairwise(boxes))


def assert_counts(visitor: Visitor) -> None:
    """The table says that this is the try that counts; nothing helps in it."""
    assert visitor.page.locator("header .try").inner_text() == "City of the day: it counts"
    assert visitor.page.get_by_role("button", name="Hint").count() == 0
    assert visitor.page.get_by_role("button", name="Undo").count() == 0


def record_of(visitor: Visitor, room: str) -> Any:
    return visitor.context.request.get(f"{visitor.address}/api/rooms/{room}/record").json()


def test_two_visitors_try_a_day_once_and_see_how_it_went(visit: Visit) -> None:
    ana, bob = visit(), visit(name="Bob", size=(360, 740), touch=True)
    ana.go()
    open_day(ana)
    room = begin(ana)
    for _ in range(3):
        ana.move("claim", "buy", "draw")
    assert_counts(ana)
    before = ana.actions
    ana.page.goto(ana.address + "/day")  # the trick: load the page again, and begin anew
    assert begin(ana) == room, "it is the same try"
    assert ana.actions >= before, "from where it was left"
    second = ana.new_page()
    second.goto(ana.address + "/day")  # in another tab as well
    second.locator("[data-size=family] button.main").click()
    second.wait_for_url(f"**/r/{room}")
    second.close()
    ana.finish("claim", "buy", "draw")
    ana.page.get_by_role("button", name="City of the day: how it went").click()
    ana.page.wait_for_selector("[data-points]")
    first = points_of(ana)
    assert "first to finish" in ana.page.locator("[data-size=family]").inner_text()
    assert ana.page.locator('a[aria-current="date"]').get_attribute("data-count") == "1"

    ana.page.get_by_role("button", name="Practise").first.click()
    ana.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    practice = ana.room
    assert ana.page.locator("header .try").inner_text() == "City of the day: practice"
    assert practice != room
    ana.finish("draw")
    ana.page.goto(ana.address + "/day")
    ana.page.wait_for_selector("[data-points]")
    assert points_of(ana) == first, "practice changes no result"
    ana.go("/")
    ana.page.get_by_text("Finished today: 1 of 3. Your streak: one day.").wait_for()

    bob.go("/day")
    other = begin(bob)
    bob.finish("claim", "buy", "draw")
    mine, theirs = record_of(ana, room), record_of(bob, other)
    assert mine["seed"] == theirs["seed"]
    assert mine["setup"] == theirs["setup"]
    bob.go("/day")
    bob.page.wait_for_selector("[data-points]")
    assert re.search(r"Place \d of 2", bob.page.locator("[data-size=family]").inner_text())
    crowd(bob)
    bob.page.get_by_role("button", name="How it went").click()
    assert_histogram_fits(bob)
    bob.page.get_by_role("button", name="Let it play").click()
    bob.page.wait_for_selector("[data-line='1']", timeout=GAME_TIMEOUT_MS)
    slider = bob.page.get_by_role("slider")
    slider.focus()
    bob.page.keyboard.press("End")
    assert numbers_of(bob.page.locator("[data-line='0'] h4").inner_text())[0] == points_of(bob)


def test_a_static_site_without_a_network_deals_the_same_day_and_its_bots_answer_alike(
    browser: Browser, site: str, request: pytest.FixtureRequest
) -> None:
    cem = Visitor(browser, site, name="Cem", seed=seed_for(request.node.nodeid))
    leave_network(cem)
    open_day(cem)
    alone = begin(cem)
    assert alone.startswith("l")
    cem.finish("claim", "buy", "draw")
    cem.page.get_by_role("button", name="City of the day: how it went").click()
    cem.page.wait_for_selector("[data-points]", timeout=GAME_TIMEOUT_MS)
    assert_bots_answer_alike(cem.page.evaluate(EVENTS, f"event/{alone}/"))
    cem.close()
