"""The score calculator against totals that the rules themselves have counted, and printed ones."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from happycity import Options
from tests.browser.visitor import WAIT_TIMEOUT_S, Json, Visitor, numbers_of
from tests.support.games import finished

Visit = Callable[..., Visitor]
GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden").glob("*.json"))
KNOWN = [
    (
        "family",
        "shoe-shop school house museum film-studios steelworks luxury-residence spa zoo",
        (5, 8, 40),
    ),
    ("expert", "house shoe-shop school library parthenon", (2, 1, 2)),
    ("expert", "school library museum shoe-shop japanese-garden", (1, 3, 6)),
]
"""A printed example (R-E6), a Parthenon that a green card silences (R-X34), a doubled garden (R-X37)."""


TAP = "cards => cards.forEach((card) => document.querySelector(`dialog [data-card='${card}']`).click())"


def pick(visitor: Visitor, seat: int, cards: list[str]) -> None:
    """Tap the cards of a city, after the Happy Market that is there already."""
    page = visitor.page
    page.locator(".city").nth(seat).locator(".add").first.click()
    page.wait_for_selector("dialog [data-card]")
    page.evaluate(TAP, cards)
    page.locator("dialog footer button.main").click()
    page.locator("dialog").wait_for(state="detached")


def totals(visitor: Visitor, expected: Sequence[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """Inhabitants, hearts and points of each city, as the page says them; it is given a while to count."""
    deadline = time.monotonic() + WAIT_TIMEOUT_S
    while True:
        texts = visitor.page.locator(".city .total").all_inner_texts()
        current = [tuple(numbers_of(text)[:3]) for text in texts]
        if current == expected or time.monotonic() > deadline:
            return current
        visitor.page.wait_for_timeout(50)


def expected(state: Json) -> list[tuple[int, ...]]:
    return [(city["citizens"], city["hearts"], city["points"]) for city in state["cities"]]


@pytest.mark.parametrize(("mode", "cards", "total"), KNOWN)
def test_known_totals(visit: Visit, mode: str, cards: str, total: tuple[int, int, int]) -> None:
    ana = visit()
    ana.go("/calculator")
    ana.page.locator("select.mode").select_option(mode)
    pick(ana, 0, cards.split())
    expected_totals = [total, (0, 0, 0)]
    assert totals(ana, expected_totals) == expected_totals


@pytest.mark.parametrize("name", ["family-sum-3", "expert-grozilla-pl-5"])
def test_a_finished_game_put_in_by_hand(visit: Visit, name: str) -> None:
    """Everything by taps and choices: cards, Happy Markets, destroyed buildings, monsters, the Sphinx's copy."""
    state = json.loads(next(path for path in GOLDEN if path.stem == name).read_text())["state"]
    options, cities = state["options"], state["cities"]
    ana = visit(size=(390, 844))
    ana.go("/calculator")
    page = ana.page
    page.locator("select.mode").select_option(options["mode"])
    page.locator("select.scoring").select_option(options["scoring"])
    page.locator(".options input[type=checkbox]").set_checked(options["grozilla"])
    for _ in range(len(cities) - 2):
        page.locator("main > .row button").first.click()
    for seat, city in enumerate(cities):
        own = page.locator(".city").nth(seat)
        own.locator("input[type=number]").fill(str(city["coins"]))
        pick(ana, seat, [card["id"] for card in city["cards"][1:]])
        market = city["cards"][0]["colours"]
        if market:
            own.locator("select.market").select_option(market[0])
        if city["monster"]:
            own.locator("select.monster").select_option(city["monster"])
        if city["copies"]:
            own.locator("select.copies").select_option(city["copies"])
        for slot, card in enumerate(city["cards"]):
            if card.get("covered_by"):
                own.locator("[data-placed]").nth(slot).click()
                page.locator("dialog select.covered").select_option(card["covered_by"])
                page.locator("dialog button.main").click()
    assert totals(ana, expected(state)) == expected(state)
    winners = page.locator(".board .winner h3").all_inner_texts()
    assert len(winners) == len(state["result"]["winners"])
    ana.page.reload()
    assert totals(ana, expected(state)) == expected(state), "a reload keeps what was put in"


def features(state: Json) -> set[str]:
    """What a final count may depend on: special buildings, monsters in front and on top, the Sphinx."""
    seen = set()
    for city in state["cities"]:
        seen.add(str(city["special"]))
        seen.add(f"in front: {city['monster']}")
        seen.add(f"copy: {city['copies'] is not None}")
        seen |= {f"on top: {card.get('covered_by')}" for card in city["cards"]}
    return seen


def games() -> list[Json]:
    """The ends of the golden games and of many random ones."""
    ends = [json.loads(path.read_text())["state"] for path in GOLDEN]
    for seed in range(400):
        options = Options(
            players=2 + seed % 4,
            mode="expert",
            grozilla=seed // 4 % 2 == 1,
            scoring="sum" if seed % 7 == 0 else "product",
        )
        ends.append(dict(finished(options, seed).state()))
    return ends


def finals() -> list[Json]:
    """A few ends of games in which everything happens."""
    ends, chosen = games(), []
    missing = set().union(*map(features, ends))
    while missing:
        chosen.append(max(ends, key=lambda state: len(features(state) & missing)))
        missing -= features(chosen[-1])
    return chosen


def draft(state: Json) -> Json:
    """A final state as the page keeps it."""
    options = state["options"]
    return {
        "mode": options["mode"],
        "grozilla": options["grozilla"],
        "scoring": options["scoring"],
        "cities": [
            {
                "name": "",
                "coins": city["coins"],
                "cards": [
                    {"id": card["id"], "covered": card.get("covered_by") or ""} for card in city["cards"]
                ],
                "market": (city["cards"][0]["colours"] or [""])[0],
                "monster": city["monster"] or "",
                "copies": city["copies"] or "",
            }
            for city in state["cities"]
        ],
    }


def test_every_effect_counts_as_in_the_game(visit: Visit) -> None:
    ends = finals()
    buildings = {name for state in ends for name in features(state) if ": " not in name} - {"None"}
    catalogue = json.loads(
        (Path(__file__).resolve().parents[2] / "web/src/generated/catalogue.json").read_text()
    )
    expert = {card["id"] for card in catalogue["cards"] if card.get("pack") == "expert"}
    assert len(expert) == 38
    assert expert <= buildings, expert - buildings
    ana = visit()
    ana.go("/calculator")
    ana.page.wait_for_selector(".city")
    for state in ends:
        ana.page.evaluate(
            "text => sessionStorage.setItem('happycity-calculator', text)", json.dumps(draft(state))
        )
        ana.page.reload()
        assert totals(ana, expected(state)) == expected(state), state


def test_a_full_city_takes_another_special_building_only_for_its_own(visit: Visit) -> None:
    ana = visit()
    ana.go("/calculator")
    nine = "shoe-shop school house museum steelworks luxury-residence spa zoo park".split()
    page = ana.page
    page.locator(".city .add").first.click()
    page.wait_for_selector("dialog [data-card]")
    page.evaluate(TAP, nine)
    other = page.locator('dialog [data-card="film-studios"]')
    assert other.is_disabled()
    page.evaluate(TAP, ["zoo", "nightclub"])
    other.click()
    assert other.get_attribute("aria-pressed") == "true"
    assert page.locator('dialog [data-card="nightclub"]').get_attribute("aria-pressed") == "false"


def test_a_wrong_city_gets_one_clear_sentence(visit: Visit) -> None:
    ana = visit()
    ana.tolerates_network_errors = True  # the browser reports the refusal itself, too
    ana.go("/calculator")
    page = ana.page
    page.locator("main > .row button").first.click()
    for seat in range(3):
        pick(ana, seat, ["school"])
    page.get_by_role("alert").wait_for()
    assert page.get_by_role("alert").inner_text().startswith("Player 3’s city has School too often")
    page.locator(".city").nth(2).locator('[data-placed="school"]').click()
    page.get_by_role("button", name="Remove this card").click()
    page.get_by_role("alert").wait_for(state="detached")
    expected_totals = [(1, 0, 0), (1, 0, 0), (0, 0, 0)]
    assert totals(ana, expected_totals) == expected_totals
