"""The table on one screen: layout, decks, prices, names, scores."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.tables import CLAIM, TABLES, beyond, drawn
from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]


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
    const elements = [...(over ?? document).querySelectorAll("button, a, input, h1, h2, p, ul")];
    const low = held.filter((each) => each.getBoundingClientRect().bottom > innerHeight - bottom);
    const wide = elements.filter((each) => {
        const box = each.getBoundingClientRect();
        const swiped = each.parentElement.closest("ul")?.scrollWidth > each.parentElement.closest("ul")?.clientWidth;
        const visible = each.checkVisibility() && !each.closest(".unseen, .skip") && !swiped;
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


def test_the_page_of_a_card_is_read_beside_the_game(visit: Visit) -> None:
    ana = visit()
    ana.place(CLAIM)
    ana.page.locator(".faceup .face").first.click()
    with ana.page.expect_popup() as page:
        ana.page.get_by_role("dialog").get_by_role("link").click()
    assert "/cards/" in page.value.url
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
