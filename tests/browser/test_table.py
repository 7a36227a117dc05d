"""The table itself: on one screen, every decision by hand and by key, second thoughts, movement, alerts."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.test_everybody import violations
from tests.browser.visitor import GAME_TIMEOUT_MS, Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]
Json = dict[str, Any]

FAMILY = "happy-market house apartment-building igloo haunted-house ghost-hunters-hq"
TABLES: dict[str, Json] = {
    "2 family": position(
        city(FAMILY, coins=7), city("happy-market haunted-house shoe-shop garage perfumery", coins=13),
        central="university stadium grocery", specials="pirate-ship martian-embassy nightclub",
    ),
    "3 family": position(
        city(FAMILY, coins=4), city("happy-market house library", coins=4), city("happy-market bank", coins=7),
        central="steelworks observatory hardware-store", specials="martian-embassy nightclub ball-pool cat-cafe",
    ),
    "4 expert": position(
        city("happy-market:purple factory haunted-house house school airport shopping-mall", coins=9),
        city("happy-market:green igloo grocery house pastry-shop museum", coins=7),
        city("happy-market:yellow igloo steelworks grocery hardware-store library great-wall", coins=12),
        city("happy-market:blue shoe-shop bookshop museum zoo", coins=4),
        mode="expert", central="haunted-house school offices", specials="organic-market big-ben port versailles barber",
    ),
    "5 expert and Grozilla": position(
        city(
            "happy-market:purple apartment-building house/pioupiouzilla steelworks laboratory skatepark eco-district",
            coins=5, tokens="green blue purple purple", monster="catzilla",
        ),
        city("happy-market:green shoe-shop igloo library castle-hotel", coins=3),
        city("happy-market:yellow bank grocery garage machu-picchu observatory", coins=9, tokens="yellow"),
        city("happy-market:blue florist school steelworks library", coins=7, monster="grozilla"),
        city("happy-market:orange bookshop haunted-house grocery bank perfumery", coins=14, tokens="yellow orange"),
        mode="expert", grozilla=True, central="restaurant ski-resort recycling-centre",
        specials="port barber statue-of-liberty parthenon versailles sphinx golden-gate-bridge",
    ),
}  # fmt: skip
CLAIM = position(
    city("happy-market school factory", coins=3), city("happy-market school", coins=3),
    phase="claim", central="zoo spa", specials="nightclub pirate-ship",
)  # fmt: skip
DESTROY = position(
    city("happy-market:blue house factory school museum library shoe-shop bank park zoo", coins=9, monster="catzilla"),
    city("happy-market:green shoe-shop", coins=3),
    mode="expert", grozilla=True, phase="destroy", central="spa", specials="port", last_round=True,
    interrupted={"phase": "draw", "turn": 1, "monster": "corgzilla"}, turn=1, seat=0,
)  # fmt: skip
RUINS = position(
    city("happy-market:blue/grozilla house/catzilla haunted-house/pioupiouzilla port/corgzilla skatepark/poulpzilla"),
    city("happy-market:green"), mode="expert", grozilla=True, central="zoo spa museum", specials="barber",
)  # fmt: skip
"""A city of destroyed buildings, one of every kind."""
WALK = position(
    city("happy-market:blue house", coins=9, monster="catzilla", tokens="green blue"),
    city("happy-market:green shoe-shop", coins=3), city("happy-market:yellow factory", coins=3),
    mode="expert", grozilla=True, central="zoo spa museum", specials="port",
)  # fmt: skip


def changed(visitor: Visitor, before: int) -> None:
    visitor.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.actions) > n", arg=before
    )


def beyond(page: Page) -> tuple[int, int]:
    """How much the page is wider and higher than its window."""
    root = "document.documentElement"
    wide, high = page.evaluate(f"[{root}.scrollWidth - innerWidth, {root}.scrollHeight - innerHeight]")
    return int(wide), int(high)


def drawn(page: Page) -> None:
    """Wait until what has changed is on the screen."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


# The whole table


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), (390, 844)])
def test_a_word_that_changes_does_not_style_every_card_anew(visit: Visit, size: tuple[int, int]) -> None:
    """Cards ask how large they are (container queries): tried again and again in nested grids, they made a phone slow."""
    ana = visit(size=size)
    ana.place(TABLES["5 expert and Grozilla"])
    browser = ana.context.new_cdp_session(ana.page)
    browser.send("Performance.enable")

    def styled() -> int:
        """How often anything has been styled, another word later."""
        ana.page.evaluate("document.querySelector('.prompt').append('!')")
        drawn(ana.page)
        metrics = browser.send("Performance.getMetrics")["metrics"]
        return int(next(each["value"] for each in metrics if each["name"] == "RecalcStyleCount"))

    ana.page.wait_for_load_state("networkidle")
    before = styled()
    assert 1 <= styled() - before <= 5


@pytest.mark.parametrize("table", TABLES)
def test_all_of_it_is_on_one_screen(visit: Visit, table: str) -> None:
    ana = visit()
    ana.place(TABLES[table])
    for width, height in [(1280, 800), (1440, 900), (1920, 1080), (390, 844), (320, 640)]:
        ana.page.set_viewport_size({"width": width, "height": height})
        drawn(ana.page)
        assert beyond(ana.page) == (0, 0), f"at {width} x {height}"
        bar = ana.page.locator(".bar").bounding_box()
        specials = ana.page.locator(".specials ul").bounding_box()
        assert bar is not None
        assert specials is not None
        if width < 641:
            assert specials["y"] + specials["height"] <= bar["y"] + 1, "the bar hides no special building"


COUNTS = """decks => decks.map((deck) => {
    const edge = deck.getBoundingClientRect();
    const seen = [...deck.querySelectorAll(".counts > span")].filter((each) => {
        const box = each.getBoundingClientRect();
        const inside = box.left >= edge.left && box.right <= edge.right && box.bottom <= edge.bottom;
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return inside && each.checkVisibility({visibilityProperty: true}) && top?.closest(".counts > span") === each;
    });
    const left = deck.querySelector(".left").firstChild.textContent;
    return [Number(left), seen.map((each) => [each.querySelector(".mark").classList[1], Number(each.textContent)])];
})"""
"""For each deck, how many cards are left in it, and what it shows of their colours: sign and number, neither covered nor cut."""


CITIES = [city("happy-market"), city("happy-market")]
DRAWS = {
    "new family": position(*CITIES, phase="draw", specials="nightclub ball-pool"),
    "new Grozilla": position(*CITIES, phase="draw", specials="nightclub ball-pool", grozilla=True),
    "5 expert and Grozilla": {**TABLES["5 expert and Grozilla"], "phase": "draw", "central": ["restaurant"]},
}


@pytest.mark.parametrize("table", DRAWS)
def test_what_is_left_in_a_deck_is_seen_when_one_must_be_chosen(visit: Visit, table: str) -> None:
    ana = visit()
    ana.place(DRAWS[table])
    for width, height in [(1280, 800), (1920, 1080), (820, 1180), (390, 844), (360, 640), (320, 640)]:
        ana.page.set_viewport_size({"width": width, "height": height})
        drawn(ana.page)
        where = f"at {width} x {height}"
        decks = ana.page.locator(".deck.open").evaluate_all(COUNTS)
        for left, colours in decks[:3]:
            assert sum(count for _, count in colours) == left > 0, where
        if "Grozilla" in table:  # cards of several colours, and monsters
            assert len(decks[3][1]) == 5, where
        assert beyond(ana.page) == (0, 0) or width == 820, where


CONTRAST = """each => {
    const bright = (colour) => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((part) => Number(part) / 255);
        const [red, green, blue] = parts.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const style = getComputedStyle(each);
    const [low, high] = [bright(style.color), bright(style.backgroundColor)].sort((one, other) => one - other);
    return high / low;
}"""
"""How well something can be read on its own background (WCAG). axe does not judge single letters."""


@pytest.mark.parametrize("dark", [False, True])
def test_a_single_letter_can_be_read_too(visit: Visit, dark: bool) -> None:
    ana = visit(dark=dark)
    ana.place(CLAIM)
    assert ana.page.locator(".steps .done span").count() == 3
    results = {"step": ana.page.locator(".steps .done span").first.evaluate(CONTRAST)}
    ana.page.keyboard.press("?")
    results["star"] = ana.page.locator("dialog .star").evaluate(CONTRAST)
    assert min(results.values()) >= 4.5, results


def test_a_card_is_told_with_the_price_that_is_to_be_paid(visit: Visit) -> None:
    """And not with the printed one: the Airport takes 3 coins off green cards (R-X10)."""
    ana = visit()
    own = city("happy-market:yellow airport", coins=9)
    ana.place(position(own, city("happy-market:green"), mode="expert", central="igloo museum spa"))
    page = ana.page
    for card, price, printed in [("central:igloo", 0, 3), ("dwelling:luxury-residence", 3, 6)]:
        place = page.locator(f'[data-at="{card}"]')
        assert place.locator(".cost").inner_text() == str(price)
        assert f"costs {price} coins" in place.locator(".unseen").inner_text()
        place.click()
        assert f"Costs {price} coins instead of {printed}" in page.get_by_role("dialog").inner_text()
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    page.locator('[data-at="central:museum"]').click()
    assert "Costs 4 coins\n" in page.get_by_role("dialog").inner_text()


@pytest.mark.parametrize("locale", ["en-GB", "fr", "pl"])
def test_the_bar_hides_nothing_at_the_end_of_the_table(visit: Visit, locale: str) -> None:
    """However much it says: in step 4 it has a question and a button, and the special buildings are just above it."""
    ana = visit(size=(360, 640), locale=locale)
    ana.place({**TABLES["3 family"], "phase": "claim", "specials": ["cat-cafe", "nightclub", "ball-pool"]})
    ana.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    bar, specials = (ana.page.locator(each).bounding_box() for each in (".bar", ".specials ul"))
    assert bar is not None
    assert specials is not None
    assert specials["y"] + specials["height"] <= bar["y"] + 1


UNDER_EDGES = """async ([left, right, bottom]) => {
    const over = document.querySelector("dialog[open], aside.open");
    await Promise.all((over?.getAnimations({subtree: true}) ?? []).map((each) => each.finished));
    const bar = document.querySelector(".ask");
    const held = over ? [...over.querySelectorAll(".content, form")] : getComputedStyle(bar).position === "static" ? [] : [bar.lastElementChild];
    const elements = [...(over ?? document).querySelectorAll("button, a, input, h1, h2, p")];
    const low = held.filter((each) => each.getBoundingClientRect().bottom > innerHeight - bottom);
    const wide = elements.filter((each) => {
        const box = each.getBoundingClientRect();
        const visible = each.checkVisibility() && !each.closest(".unseen, .skip");
        return visible && (box.left < left || box.right > innerWidth - right);
    });
    return [...low, ...wide].map((each) => each.outerHTML.slice(0, 90));
}"""
"""What lies under the edges that a phone keeps for its camera and its own gestures: below, only what does not scroll."""


@pytest.mark.parametrize(("size", "edges"), [((390, 844), (0, 0, 34)), ((844, 390), (47, 47, 21))])
def test_nothing_lies_under_the_edges_of_a_phone(
    visit: Visit, size: tuple[int, int], edges: tuple[int, int, int]
) -> None:
    ana = visit(size=size)
    page = ana.page
    insets = dict(zip(("left", "right", "bottom"), edges, strict=True))
    ana.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    ana.place(TABLES["3 family"])
    results = {"table": page.evaluate(UNDER_EDGES, edges)}
    assert beyond(page) == (0, 0) or size[0] > size[1]
    page.keyboard.press("?")
    page.locator("dialog[open]").wait_for()
    results["help"] = page.evaluate(UNDER_EDGES, edges)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("l")
    page.locator("aside.open").wait_for()
    results["log"] = page.evaluate(UNDER_EDGES, edges)
    assert {where: problems for where, problems in results.items() if problems} == {}


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 640)])
def test_a_long_name_breaks_nothing(visit: Visit, size: tuple[int, int]) -> None:
    ana = visit(size=size, name="Wwwwwwwwwwwwwwwwwwwwwwmm")
    ana.play_now()
    ana.move("draw")
    assert beyond(ana.page) == (0, 0)
    city_box, specials = (
        ana.page.locator("[data-at].mine").bounding_box(),
        ana.page.locator(".specials").bounding_box(),
    )
    assert city_box is not None
    assert specials is not None
    assert city_box["x"] + city_box["width"] <= max(size[0], specials["x"])


def test_a_rule_is_read_beside_the_game(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    ana.page.locator(".faceup .face").first.click()
    with ana.page.expect_popup() as rules:
        ana.page.get_by_role("dialog").get_by_role("link").click()
    assert "/rules#" in rules.value.url
    assert ana.room


def test_the_slots_that_a_bridge_looks_at_are_marked(visit: Visit) -> None:
    ana = visit()
    cards = "happy-market:purple factory school golden-gate-bridge museum"
    ana.place(position(city(cards), city("happy-market:green"), mode="expert", central="spa zoo park"))
    seen = ana.page.locator("[data-at].mine li").evaluate_all(
        "each => each.flatMap((one, index) => one.classList.contains('seen') ? [index + 1] : [])"
    )
    assert seen == [3, 5, 9]
    assert "Golden Gate Bridge" in ana.page.locator("[data-at].mine li").nth(2).inner_text()


def test_the_server_says_what_buying_nothing_brings(visit: Visit) -> None:
    ana = visit()
    ben = city("happy-market:purple factory big-ben", coins=2)
    ana.place(position(ben, city("happy-market:green"), mode="expert", central="spa zoo park"))
    assert "8 coins" in ana.page.locator('[data-action="coin"]').inner_text()


def test_a_city_explains_its_happiness(visit: Visit) -> None:
    ana = visit()
    ana.place(TABLES["4 expert"])
    ana.page.locator(".mine .why").click()
    table = ana.page.locator("dialog table")
    table.wait_for()
    assert "School" in table.inner_text()
    points = ana.page.locator("dialog .points").first.inner_text()
    assert table.locator("tr").last.inner_text().split()[-1].lstrip("+") == points


# Second thoughts


def test_passing_up_a_special_building_asks_twice(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    page, before = ana.page, ana.actions
    page.locator('[data-action="pass"]').click()
    page.get_by_role("alertdialog").wait_for()
    assert page.evaluate("document.activeElement.dataset.confirm") == "pass"
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    assert (ana.actions, ana.phase) == (before, "claim")
    page.wait_for_function("() => document.activeElement.dataset.action === 'pass'")
    page.locator('[data-action="pass"]').click()
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Enter")
    changed(ana, before)


def test_the_last_chance_to_buy_asks_twice_others_do_not(visit: Visit) -> None:
    nine = "happy-market grocery shoe-shop florist pastry-shop bookshop bank igloo hardware-store perfumery"
    cities = city("happy-market house", coins=7), city(nine, coins=3)
    ana = visit()
    ana.place(position(*cities, central="museum zoo spa", last_round=True, turn=0))
    before = ana.actions
    ana.page.keyboard.press(ana.page.locator('[data-action="coin"]').get_attribute("aria-keyshortcuts") or "")
    ana.page.get_by_role("alertdialog").wait_for()
    assert ana.actions == before
    bob = visit()
    bob.place(position(city("happy-market house", coins=7), city("happy-market"), central="museum zoo spa"))
    before = bob.actions
    bob.page.locator('[data-action="coin"]').click()
    changed(bob, before)


def test_the_same_key_again_is_an_answer_and_the_tenth_choice_has_a_key(visit: Visit) -> None:
    ana = visit()
    ana.place(DESTROY)
    page, before = ana.page, ana.actions
    tenth = page.locator('[data-action="destroy 10"]')
    assert tenth.get_attribute("aria-keyshortcuts") == "a"
    page.keyboard.press("a")
    page.get_by_role("alertdialog").wait_for()
    assert "armed" in (tenth.get_attribute("class") or "")
    assert ana.actions == before
    page.keyboard.press("a")
    changed(ana, before)
    assert page.locator(".mine .covered").count() == 1


def test_a_key_held_down_or_on_another_keyboard(visit: Visit) -> None:
    ana = visit()
    ana.place(DESTROY)
    page, before = ana.page, ana.actions
    page.keyboard.down("a")
    page.keyboard.down("a")  # again without being let go: the same wish, and no answer to the question
    drawn(page)
    assert page.get_by_role("alertdialog").is_visible()
    page.keyboard.up("a")
    page.keyboard.press("Escape")
    page.keyboard.press("A")  # Caps Lock
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    for _ in range(2):  # the first key of the upper row on a French keyboard
        page.evaluate("dispatchEvent(new KeyboardEvent('keydown', {key: '&', code: 'Digit1'}))")
    changed(ana, before)
    assert page.locator(".mine .covered").count() == 1


def test_who_does_not_want_to_be_asked_is_not(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    page, before = ana.page, ana.actions
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Ask again").uncheck()
    page.keyboard.press("Escape")
    page.locator('[data-action="pass"]').click()
    changed(ana, before)


def test_leaving_a_game_that_runs_asks_twice(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    page = ana.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Leave the game").click()
    page.get_by_role("alertdialog").get_by_role("button", name="Cancel").click()
    assert ana.room
    page.get_by_role("button", name="Leave the game").click()
    page.locator('[data-confirm="leave"]').click()
    page.wait_for_selector(".start")


# Every decision


def test_tokens_are_chosen_one_by_one_to_pay(visit: Visit) -> None:
    ana = visit()
    ana.place(WALK)
    page, before = ana.page, ana.actions
    page.locator('[data-action="buy zoo"]').click()
    sheet = page.get_by_role("dialog")
    assert "8 coins" in sheet.locator("footer .main").inner_text()
    assert sheet.locator('a:not([target="_blank"])').count() == 0
    sheet.locator(".token").first.click()
    page.keyboard.press("2")
    assert sheet.locator('.token[aria-pressed="true"]').count() == 2
    assert "4 coins" in sheet.locator("footer .main").inner_text()
    sheet.locator("footer .main").click()
    changed(ana, before)
    assert page.locator(".mine .tokens svg").count() == 0
    assert page.locator(".mine .coins b").inner_text() == "5"


DECISIONS = {
    "market": position(
        city(""), city("happy-market:green"), mode="expert", phase="market", specials="port barber"
    ),
    "gift": position(
        city("happy-market:purple factory", monster="corgzilla"), city("happy-market:green"), city("happy-market:blue"),
        mode="expert", grozilla=True, phase="gift", central="zoo",
    ),
    "louvre": position(
        city("happy-market:purple louvre", louvre_left=2), city("happy-market:green"), city("happy-market:blue"),
        mode="expert", phase="louvre", central="zoo",
    ),
    "sphinx": position(
        city("happy-market:purple grocery shoe-shop florist pastry-shop bookshop bank igloo perfumery sphinx"),
        city("happy-market:green statue-of-liberty"), mode="expert", phase="sphinx", central="zoo", last_round=True,
    ),
    "destroy": DESTROY,
}  # fmt: skip


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("phase", DECISIONS)
def test_every_decision_has_a_sheet_and_arrow_keys_reach_it(
    visit: Visit, phase: str, size: tuple[int, int]
) -> None:
    ana = visit(size=size)
    ana.place(DECISIONS[phase])
    page, before = ana.page, ana.actions
    assert ana.phase == phase
    sheet = page.locator("dialog[open]")
    assert "{" not in sheet.inner_text()
    assert sheet.locator('a:not([target="_blank"])').count() == 0, "a link would leave the game"
    assert beyond(page) == (0, 0)
    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.dataset.action")
    page.keyboard.press("ArrowRight" if size[0] > 640 else "ArrowDown")
    second = page.evaluate("document.activeElement.dataset.action")
    assert first.startswith(phase)
    assert second.startswith(phase)
    assert first != second
    page.keyboard.press("Enter")
    if phase in ("destroy", "sphinx"):
        page.get_by_role("alertdialog").wait_for()
        page.keyboard.press("Enter")
    changed(ana, before)


def test_a_sheet_shows_what_the_page_behind_it_has_to_say(visit: Visit) -> None:
    ana = visit()
    ana.place(DECISIONS["gift"])
    page, before = ana.page, ana.actions
    page.keyboard.press("h")
    page.locator("dialog .hint").get_by_role("button", name="Do it").wait_for()
    assert page.locator("dialog").get_by_role("button", name=re.compile("^Hint ")).count() == 1
    page.locator("dialog .hint").get_by_role("button", name="Do it").click()
    changed(ana, before)
    ana.tolerates_network_errors = True
    page.route("**/link", lambda route: route.abort())
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Play on another device").click()
    page.locator("dialog").get_by_role("alert").wait_for()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    assert page.get_by_role("alert").count() == 1, "without a sheet the page itself says it"


def test_help_lists_the_keys(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    ana.page.keyboard.press("?")
    text = ana.page.get_by_role("dialog").inner_text()
    assert "{" not in text
    assert ana.page.locator("dialog dt").count() >= 10
    before = ana.actions
    ana.page.keyboard.press("1")
    ana.page.keyboard.press("Escape")
    ana.page.locator("dialog").wait_for(state="detached")
    assert ana.actions == before, "the keys of the table rest while the help lies on it"


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_the_sheets(visit: Visit, dark: bool) -> None:
    ana = visit(dark=dark)
    page = ana.page
    results: dict[str, list[str]] = {}
    for phase, table in DECISIONS.items():
        ana.place(table)
        results[phase] = violations(page)
    page.keyboard.press("1")
    page.get_by_role("alertdialog").wait_for()
    results["asked again"] = violations(page)
    ana.place(WALK)
    page.locator('[data-action="buy zoo"]').click()
    page.wait_for_selector(".token")
    results["pay"] = violations(page)
    page.keyboard.press("Escape")
    page.locator("[data-at].mine .why").click()
    page.wait_for_selector("dialog table")
    results["city"] = violations(page)
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog dl")
    results["help"] = violations(page)
    ana.place(RUINS)
    ruins = page.locator(".mine li button")
    assert ruins.count() == 5
    for number in range(5):
        ruins.nth(number).click()
        page.wait_for_selector("dialog .card.covered")
        results[f"ruin {number}"] = violations(page)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    assert {where: problems for where, problems in results.items() if problems} == {}


# Movement

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


# Being told


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


# After the game


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
