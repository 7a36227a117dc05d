"""For everybody: axe finds nothing on any page, nothing scrolls sideways at 320 px, languages switch in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.rooms import begin, finish_together, open_room, sit_down
from tests.browser.server import ServerProcess
from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Visit = Callable[..., Visitor]
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = [
    "/",
    "/play",
    "/friends",
    "/pass",
    "/rooms",
    "/learn",
    "/puzzles",
    "/puzzle/today",
    "/rules",
    "/cards",
    "/cards/barber",
    "/calculator",
    "/stats",
    "/import",
    "/about",
    "/nowhere",
]


def violations(page: Page) -> list[str]:
    """What axe finds, in one line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {each['help']}: {[node['target'] for node in each['nodes']][:3]}"
        for each in result["violations"]
    ]


def sideways(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_on_any_page(visit: Visit, dark: bool) -> None:
    ana = visit(dark=dark)
    problems = {}
    for path in PAGES:
        ana.go(path)
        ana.page.wait_for_selector("main")
        ana.page.wait_for_load_state("networkidle")
        messages = violations(ana.page)
        if messages:
            problems[path] = messages
    assert problems == {}


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_at_the_table(visit: Visit, dark: bool) -> None:
    ana = visit(dark=dark, players=3, mode="expert", grozilla=True)
    ana.play_now()
    problems = {}
    for number in range(14):
        ana.page.wait_for_selector("[data-action]:not([disabled])")
        messages = violations(ana.page)
        if messages:
            problems[f"{number} {ana.phase}"] = messages
        ana.move("claim", "buy", "draw")
    ana.settle()
    ana.page.locator(".mine li button").first.click()
    ana.page.wait_for_selector("dialog[open]")
    problems |= {"card": messages} if (messages := violations(ana.page)) else {}
    ana.page.keyboard.press("Escape")
    ana.finish("buy", "claim", "draw")
    ana.page.wait_for_selector(".board")
    problems |= {"end": messages} if (messages := violations(ana.page)) else {}
    assert problems == {}


@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing_in_a_room_from_its_lobby_to_the_review(visit: Visit, dark: bool) -> None:
    """The pages and sheets that only a room has, each on a desktop and a phone."""
    ana, ben = visit(dark=dark), visit(dark=dark, size=(390, 844), touch=True, name="Ben")
    problems: dict[str, list[str]] = {}

    def look(where: str, visitor: Visitor = ana) -> None:
        if messages := violations(visitor.page):
            problems[where] = messages

    ana.go("/")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.wait_for_selector("dialog select")
    look("settings")
    path = open_room(ana, 2)
    ben.go(path)
    ben.page.wait_for_selector(".join")
    look("entrance", ben)
    sit_down(ben, path)
    ana.page.get_by_text("Room options").click()
    look("lobby")
    look("lobby of a guest", ben)
    ana.page.locator(".seats .face button").click()
    ana.page.wait_for_selector("dialog input[type=radio]")
    look("faces")
    ana.page.keyboard.press("Escape")
    begin([ana, ben])
    ben.page.locator("header .log").tap()
    ben.page.wait_for_selector(".side.open #chat-text")
    look("log and chat", ben)
    ben.page.go_back()
    ben.page.locator("header.top button >> nth=-1").tap()
    ben.page.wait_for_selector("dialog select")
    look("settings of a room", ben)
    ben.page.go_back()
    finish_together([ana, ben])
    for each in (ana, ben):
        each.page.wait_for_selector(".board")
        look(f"score of {each.page.viewport_size}", each)
    ben.page.get_by_role("button", name="What could I have done better?").click()
    ben.page.wait_for_selector(".review progress, .review .chart")
    look("review", ben)
    assert problems == {}


@pytest.mark.parametrize("width", [320, 640])
def test_nothing_scrolls_sideways(visit: Visit, width: int) -> None:
    """640 px is 1280 px at 200 % zoom."""
    ana = visit(size=(width, 720), players=5, mode="expert", grozilla=True)
    wide = {}
    for path in PAGES:
        ana.go(path)
        ana.page.wait_for_selector("main")
        ana.page.wait_for_load_state("networkidle")
        if sideways(ana.page) > 0:
            wide[path] = sideways(ana.page)
    ana.play_now()
    for _ in range(8):
        ana.move("claim", "buy", "draw")
        if sideways(ana.page) > 0:
            wide["table"] = sideways(ana.page)
    assert wide == {}


SMALL = """() => {
    const panel = document.querySelector("aside.side.open");
    const open = [...document.querySelectorAll("dialog[open]")].pop() ?? panel ?? document;
    const names = "button, a.button, a.panel, select, input, summary";
    const small = [];
    for (const each of open.querySelectorAll(names)) {
        const target = each.closest("label") ?? each;
        const none = getComputedStyle(target).pointerEvents === "none" || target.matches(".skip, .unseen, .unseen *");
        if (!target.checkVisibility() || none) continue;
        target.scrollIntoView({block: "center"});
        const box = target.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (!target.contains(document.elementFromPoint(x, y))) continue;
        window.felt = (window.felt ?? 0) + 1;
        const reach = (right, down) => {
            let far = 0;
            while (far < 44 && target.contains(document.elementFromPoint(x + right * (far + 1), y + down * (far + 1)))) far++;
            return far;
        };
        const [wide, high] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
        const label = each.getAttribute("aria-label") ?? each.textContent.trim().slice(0, 60);
        if (wide < 42 || high < 42) small.push(`${label}: felt on ${wide} x ${high} px`);
    }
    return small;
}"""
"""What a finger may miss: 44 px, less the edges between two pixels. A touch on a label reaches its field; some buttons are felt around their edges."""


def test_touch_targets_on_every_page(visit: Visit) -> None:
    ana = visit(size=(390, 844), touch=True)
    small = {}
    for path in PAGES:
        ana.go(path)
        ana.page.wait_for_selector("main")
        ana.page.wait_for_load_state("networkidle")
        if too_small := ana.page.evaluate(SMALL):
            small[path] = too_small
        assert ana.page.evaluate("window.felt") > 0, path
    assert small == {}


def test_touch_targets_at_the_table(visit: Visit) -> None:
    ana = visit(size=(390, 844), touch=True, players=3, mode="expert", grozilla=True)
    ana.play_now()
    small = set()
    for _ in range(10):
        ana.page.wait_for_selector("[data-action]:not([disabled])")
        small |= set(ana.page.evaluate(SMALL))
        ana.move("buy", "claim", "draw", "market")
    ana.settle()
    above = ana.page.locator("dialog[open], aside.side.open")
    for button in (".others .who", ".mine li button", "header.top button >> nth=-1", "header.top .log"):
        ana.page.locator(button).first.click()
        above.first.wait_for()
        small |= set(ana.page.evaluate(SMALL))
        ana.page.keyboard.press("Escape")
        above.first.wait_for(state="detached")
    assert ana.page.evaluate("window.felt") > 100
    assert small == set()


def test_touch_targets_of_every_special_building_that_can_be_claimed(visit: Visit) -> None:
    """Also in the last row, just above the bar."""
    own = city("happy-market:purple house igloo school museum library shoe-shop bank spa", coins=3)
    others = city("happy-market:green"), city("happy-market:yellow")
    offer = "castle arcade leaning-tower golden-gate-bridge airport"
    ana = visit(size=(390, 844), touch=True)
    ana.place(position(own, *others, mode="expert", phase="claim", central="zoo casino", specials=offer))
    assert ana.page.locator('[data-action^="claim"]').count() > 2
    assert ana.page.evaluate(SMALL) == []


def test_the_focus_goes_along(visit: Visit) -> None:
    """To another page of the app, and back to what opened the drawer of a phone."""
    ana = visit(size=(390, 844))
    ana.go()
    page = ana.page
    page.get_by_role("link", name="Rules").first.click()
    page.wait_for_function("() => location.pathname === '/rules' && document.activeElement.id === 'main'")
    ana.play_now()
    ana.page.get_by_role("button", name="Log and chat").click()
    ana.page.locator(".side .close").click()
    assert page.evaluate("document.activeElement.ariaLabel") == "Log and chat"


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit, server: ServerProcess) -> None:
    ana = visit()
    ana.play_now()
    ana.move("draw")
    locales = ana.page.evaluate("fetch('/api/locales').then((answer) => answer.json())")["locales"]
    other = next((each for each in locales if each.startswith("fr")), None)
    if other is None:
        pytest.skip("there is only one language yet")
    before = ana.page.locator(".bar .prompt").inner_text()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.locator("dialog select").first.select_option(other)
    ana.page.keyboard.press("Escape")
    ana.page.wait_for_function(
        "text => document.querySelector('.bar .prompt').innerText !== text", arg=before
    )
    assert ana.page.evaluate("document.documentElement.lang") == other
    ana.page.reload()
    ana.page.wait_for_selector(".table")
    assert ana.page.evaluate("document.documentElement.lang") == other


def test_the_first_load_is_small(visit: Visit) -> None:
    """Everything that the front page fetches, packed as a proxy would pack it, without pictures."""
    import gzip

    ana = visit()
    sizes: dict[str, int] = {}

    def note(response: object) -> None:
        url = response.url  # type: ignore[attr-defined]
        if url.endswith((".svg", ".png")):
            return
        body = response.body()  # type: ignore[attr-defined]
        sizes[url] = len(body if url.endswith(".woff2") else gzip.compress(body))

    ana.page.on("requestfinished", lambda request: note(request.response()))
    ana.go()
    ana.page.wait_for_selector(".start .main")
    ana.page.wait_for_load_state("networkidle")
    assert sum(sizes.values()) < 150_000, sizes


def test_without_the_server_rules_and_cards_still_show(visit: Visit, server: ServerProcess) -> None:
    import signal

    ana = visit()
    ana.go("/rules")
    ana.page.wait_for_selector("#R-B7")
    ana.go("/cards")
    ana.page.wait_for_selector(".cards")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ana.page.reload()
    ana.page.wait_for_selector(".cards")
    ana.tolerates_network_errors = True
    server.stop(signal.SIGKILL)
    try:
        ana.go("/")
        ana.page.wait_for_selector(".offline")
        ana.go("/rules")
        ana.page.wait_for_selector("#R-B7")
        cached = ana.page.evaluate(
            "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((each) => each.keys()))))"
        )
        addresses = ana.page.evaluate(
            "caches.open('happycity-shell').then((each) => each.keys()).then((keys) => keys.map((key) => key.url))"
        )
        assert cached
        assert not [each for each in addresses if "/api/" in each and "/api/words/" not in each]
    finally:
        server.start()
