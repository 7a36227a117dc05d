"""A challenge from the end of a game to both cities side by side."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.visitor import GAME_TIMEOUT_MS, Visitor

Visit = Callable[..., Visitor]


def test_a_friend_takes_a_challenge_and_both_see_both_cities(visit: Visit) -> None:
    ana, bob = visit(), visit(name="Bob")
    ana.play_now()
    ana.finish("claim", "buy", "draw")
    ana.page.get_by_role("button", name="Challenge a friend").click()
    ana.page.wait_for_url("**/c/*")
    link = ana.page.get_by_label("Link for a friend").input_value()
    assert ana.page.get_by_text("Nobody has finished it yet").is_visible()

    bob.page.goto(link)
    bob.page.get_by_text("Ana built a city worth").wait_for()
    assert bob.page.locator("[data-friend]").count() == 0
    bob.page.get_by_role("button", name="Play").click()
    bob.page.wait_for_selector(".table")
    room = bob.room
    bob.move("draw")
    bob.page.goto(link)
    bob.page.get_by_role("button", name="Continue").click()
    bob.page.wait_for_url(f"**/r/{room}")
    bob.page.wait_for_selector(".table")
    bob.finish("claim", "buy", "draw")
    bob.page.get_by_role("button", name="Both cities side by side").click()
    for visitor in (bob, ana):
        visitor.page.goto(link)
        visitor.page.wait_for_selector("[data-friend] [data-line='1']", timeout=GAME_TIMEOUT_MS)
        headings = visitor.page.locator("[data-friend] h4").all_inner_texts()
        assert [each.partition(":")[0] for each in headings] == ["Ana", "Bob"]
