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


def test_the_rules_begin_with_an_illustrated_overview(visit: Visit) -> None:
    ana = visit(locale="fr")
    ana.go("/rules")
    overview = ana.page.locator(".overview")
    expect(overview.locator("section")).to_have_count(5)  # goal, round, end, expert mode, Grozilla
    expect(overview.locator("ol > li")).to_have_count(4)
    expect(overview.locator(".card .name")).to_have_text(["Maison", "Musée"])
    below = "el => el.getBoundingClientRect().top"
    assert overview.evaluate(below) < ana.page.locator("#S").evaluate(below)
    ana.page.get_by_role("searchbox").fill("R-B7")
    expect(overview).to_have_count(0)


def test_the_list_shows_what_a_special_building_needs(visit: Visit) -> None:
    ana = visit(locale="en-GB")
    ana.go("/cards")
    needs = ana.page.locator(".cards .needs")
    expect(needs).to_have_count(56)
    port = ana.page.locator("li", has=ana.page.locator("b").get_by_text("Port", exact=True))
    expect(port.locator(".needs")).to_have_text("needs 1 yellow and 1 green")


def test_the_page_of_a_card_has_its_rules_and_answers(visit: Visit) -> None:
    ana = visit(locale="en-GB")
    ana.go("/cards")
    ana.page.get_by_role("button", name="Barber").click()
    ana.page.get_by_role("link", name="Read rule R-X14").click()
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("Barber")
    rules = ana.page.locator("dt a")
    expect(rules).to_have_text(["R-X14", "R-X5", "R-X24", "R-B9", "R-B10", "R-B11", "R-X4", "R-X7"])
    assert ana.page.title().startswith("Barber")
    rules.first.click()
    expect(ana.page.locator("#R-X14.target")).to_be_visible()
    ana.go("/cards/no-such-card")
    expect(ana.page.locator(".trouble")).to_be_visible()
