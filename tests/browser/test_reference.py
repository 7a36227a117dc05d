"""The browser's search of rules and cards, answered by the server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_the_reference_answers_a_question_best_first_and_in_any_language(visit: Visit) -> None:
    ana = visit(locale="pl")
    ana.go("/rules")
    search = ana.page.get_by_role("searchbox")
    search.fill("Who wins a tie?")
    expect(ana.page.locator("dt a")).to_have_text(["R-E4"])
    search.fill("X13 X14")
    expect(ana.page.locator("dt a")).to_have_text(["R-X13", "R-X14"])
    search.fill("")
    expect(ana.page.locator("dt a")).to_have_count(78)
    ana.go("/cards")
    ana.page.get_by_role("searchbox").fill("Château")
    expect(ana.page.locator(".cards .name")).to_have_text(["Zamek"])


def test_without_the_server_the_reference_looks_for_the_text(visit: Visit) -> None:
    ana = visit(locale="en-GB")
    ana.go("/cards")
    ana.tolerates_network_errors = True
    ana.page.route("**/api/search*", lambda route: route.abort())
    ana.page.get_by_role("searchbox").fill("golden ga")
    expect(ana.page.locator(".cards .name")).to_have_text(["Golden Gate Bridge"])
