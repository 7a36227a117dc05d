"""Without a network: whole games in every mode, a killed tab, two tabs, an update, a static site, a server that goes away."""

from __future__ import annotations

import itertools
import json
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.seeds import seed_for
from tests.browser.server import ServerProcess
from tests.browser.sites import FETCHED, SERVED, kill_tab, leave_network, served, write_site
from tests.browser.test_everybody import sideways, violations
from tests.browser.visitor import GAME_TIMEOUT_MS, Visitor

Visit = Callable[..., Visitor]
ACTIVE = "[data-action]:not([disabled])"


def leave_page(visitor: Visitor, path: str) -> None:
    """Go to another page as a link does."""
    visitor.page.evaluate(
        "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )


SIZES = ((1280, 800), (390, 844), (844, 390), (320, 568))


def look(visitor: Visitor, where: str) -> None:
    """Axe finds nothing and nothing scrolls sideways, on a desk and on phones."""
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        assert (where, width, violations(visitor.page)) == (where, width, [])
        assert sideways(visitor.page) <= 0, (where, width)
    visitor.page.set_viewport_size({"width": 1280, "height": 800})


def play_kind(visitor: Visitor, players: int, mode: str, grozilla: bool) -> None:
    """A whole game of a kind, begun without leaving the page, so that Python stays."""
    page = visitor.page
    page.locator('a[href$="/play"]').first.click()
    page.locator(f'input[type=radio][value="{players}"]').check(force=True)
    page.locator(f'input[type=radio][value="{mode}"]').check(force=True)
    page.locator(".switch input").first.set_checked(grozilla)
    page.locator("form button.main").click()
    page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    assert visitor.room.startswith("l"), "the game is on this device"
    assert page.locator(".table").get_attribute("data-phase") != "over"
    visitor.finish("claim", "buy", "draw")
    leave_page(visitor, "/")
    page.wait_for_selector(".start .main")


def test_whole_games_in_every_mode_without_a_network_survive_a_killed_tab(visit: Visit) -> None:
    ana = visit()
    leave_network(ana, first="/cards/museum")  # whoever has opened any page once
    ana.page.locator(".start .main").click()
    ana.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    assert ana.room.startswith("l"), "the game is on this device"
    for _ in range(4):
        ana.move("buy", "draw")
    address, before = ana.page.url, ana.actions
    kill_tab(ana)
    ana.page = ana.new_page()
    ana.page.goto(address)
    ana.page.wait_for_selector("[data-action]:not([disabled])", timeout=GAME_TIMEOUT_MS)
    assert ana.actions >= before
    ana.finish("claim", "buy", "draw")
    leave_page(ana, "/")
    ana.page.wait_for_selector(".start .main")
    for mode, grozilla in (("expert", False), ("family", True), ("expert", True)):
        play_kind(ana, 2, mode, grozilla)
    ana.page.locator('a[href$="/stats"]').first.click()
    ana.page.wait_for_selector(".facts", timeout=GAME_TIMEOUT_MS)
    assert ana.page.locator(".recent a").count() == 4
    ana.page.locator(".recent a").first.click()
    ana.page.wait_for_selector(".player", timeout=GAME_TIMEOUT_MS)
    ana.page.keyboard.press("End")
    ana.page.wait_for_selector('.table[data-phase="over"]')
    ana.page.get_by_role("button", name="Share this moment").click()
    ana.page.wait_for_selector(".frame img", timeout=GAME_TIMEOUT_MS)  # drawn here, by Python
    assert "/r/" not in ana.page.locator(".share .text").inner_text(), (
        "nobody else can open this device's rooms"
    )


@pytest.mark.torture
@pytest.mark.parametrize("players", [3, 4, 5])
def test_whole_games_of_more_players_in_every_mode_without_a_network(visit: Visit, players: int) -> None:
    ana = visit()
    leave_network(ana)
    for mode, grozilla in itertools.product(("family", "expert"), (False, True)):
        play_kind(ana, players, mode, grozilla)


def test_a_new_version_waits_while_a_table_is_open(visit: Visit) -> None:
    ana = visit()
    ana.go()
    ana.page.evaluate(SERVED)
    ana.page.reload()
    ana.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    ana.play_now()
    ana.move("draw")
    ana.page.evaluate(
        """navigator.serviceWorker.register("/sw.js?next").then((registration) => new Promise((resolve) => {
            const look = () => (registration.waiting ? resolve() : setTimeout(look, 20));
            look();
        }))"""
    )
    ana.page.evaluate(
        "navigator.serviceWorker.getRegistration().then((each) => each.waiting.postMessage('take-over'))"
    )
    ana.move()
    script = "navigator.serviceWorker.controller.scriptURL"
    assert ana.page.evaluate(script).endswith("/sw.js"), "the table keeps its version"
    leave_page(ana, "/about")  # without a load, which would register the old one again
    ana.page.wait_for_selector(".table", state="detached")
    ana.page.evaluate(
        "navigator.serviceWorker.getRegistration().then((each) => each.waiting?.postMessage('take-over'))"
    )
    ana.page.wait_for_function(f"() => {script}.endsWith('/sw.js?next')")


def download_and_erase_everything(visitor: Visitor) -> None:
    """What the server and the device hold, with one click each."""
    page = visitor.page
    visitor.go("/stats")
    panel = page.locator("[data-of=both]")
    with page.expect_download() as download:
        panel.locator("[data-download]").click()
    saved = Path(download.value.path()).read_text()
    told = json.loads(saved)
    assert told["server"]["rooms"]
    assert told["device"]["kept"]
    assert "Ana" in saved
    panel.locator("[data-erase]").click()
    panel.locator("[data-confirm]").click()
    panel.locator("[role=status]:not(:empty)").wait_for()
    look(visitor, "all erased")
    assert panel.locator("[data-erase]").count() == 0
    assert page.locator("[data-of=device] [data-erase]").count() == 0
    left = page.evaluate("fetch('/api/mine/data').then((answer) => answer.text())")
    assert "Ana" not in left, "games stay, without names"
    assert json.loads(left)["results"] == []


def test_when_the_server_goes_away_one_goes_on_alone(visit: Visit, server: ServerProcess) -> None:
    ana = visit()
    ana.go()
    ana.page.wait_for_function(FETCHED, timeout=GAME_TIMEOUT_MS)
    ana.play_now()
    for _ in range(3):
        ana.move("buy", "draw")
    before = ana.actions
    ana.tolerates_network_errors = True
    server.stop(signal.SIGKILL)
    try:
        ana.page.get_by_role("button", name="Continue offline").wait_for(timeout=GAME_TIMEOUT_MS)
        look(ana, "the server is away")
        ana.page.get_by_role("button", name="Continue offline").click()
        ana.page.wait_for_url("**/r/l*", timeout=GAME_TIMEOUT_MS)
        ana.page.wait_for_selector("[data-action]:not([disabled])", timeout=GAME_TIMEOUT_MS)
        assert ana.actions >= before
        look(ana, "a table of this device")
        ana.finish("buy", "draw")
        look(ana, "its end")
    finally:
        server.start()
    # Handed over at once or later, it is one of my games.
    replay = ana.page.url.split("#")[0] + "/replay/1"
    ana.page.get_by_role("button", name="Keep it in my games").click(timeout=GAME_TIMEOUT_MS)
    ana.page.locator("[data-kept]").wait_for()
    ana.page.goto(replay)
    ana.page.locator("[data-kept]").click(timeout=GAME_TIMEOUT_MS)
    ana.page.wait_for_url("**/replay/*")
    ana.page.wait_for_selector(".player")
    kept = ana.page.url.split("#")[0]
    ana.go("/stats")
    ana.page.locator(".recent a").first.wait_for()
    look(ana, "kept games")
    ana.page.locator(f'.recent a[href="{kept.removeprefix(ana.address)}"]').click()
    ana.page.wait_for_selector(".player")
    download_and_erase_everything(ana)


def test_several_people_at_one_device_and_a_game_played_on_from_a_moment_go_on_alone(
    visit: Visit, server: ServerProcess
) -> None:
    ana = visit(pace=0)
    ana.go("/pass")
    ana.page.wait_for_function(FETCHED, timeout=GAME_TIMEOUT_MS)
    ana.page.locator('input[type=radio][value="3"]').check(force=True)
    for seat, name in enumerate(("Ana", "Bob", "Cem")):
        ana.page.locator("fieldset input.input").nth(seat).fill(name)
    ana.page.locator("form button.main").click()
    ana.page.wait_for_selector(".table")
    for _ in range(6):
        ana.move("buy", "draw")
    family, moment = ana.page, ana.new_page()
    ana.page = moment
    ana.play_now()
    for _ in range(5):
        ana.move("buy", "draw")
    room, link = ana.room, ana.page.url
    moment.goto(f"{link}/replay/1#4")
    moment.get_by_role("button", name="Continue from here").click()
    moment.wait_for_selector(".bar")
    assert ana.room != room
    ana.move("buy", "draw")
    ana.tolerates_network_errors = True
    server.stop(signal.SIGKILL)
    try:
        for page, people in ((family, ("Ana", "Bob", "Cem")), (moment, ("Ana",))):
            ana.page = page
            page.bring_to_front()
            cards = page.locator(".table [data-card]").count()
            page.get_by_role("button", name="Continue offline").wait_for(timeout=GAME_TIMEOUT_MS)
            before = ana.actions
            page.get_by_role("button", name="Continue offline").click()
            page.wait_for_url("**/r/l*", timeout=GAME_TIMEOUT_MS)
            page.wait_for_selector(ACTIVE, timeout=GAME_TIMEOUT_MS)
            assert ana.actions >= before
            assert page.locator(".table [data-card]").count() >= cards
            shown = page.locator("main").inner_text()
            assert all(name in shown for name in people)
            for _ in range(3):
                ana.move("buy", "draw")
            page.close()
    finally:
        server.start()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the game as static files."""
    root = tmp_path_factory.mktemp("host")
    write_site(root)
    with served(root) as address:
        yield address


def test_a_static_site_in_a_folder_plays_in_one_tab_at_a_time_and_every_address_reloads(
    request: pytest.FixtureRequest, browser: Browser, site: str
) -> None:
    ana = Visitor(browser, site, seed=seed_for(request.node.nodeid))
    ana.go("/")
    ana.page.locator('a[href$="/rules"]').first.click()
    ana.page.wait_for_selector("#R-B7")
    ana.page.reload()
    ana.page.wait_for_selector("#R-B7")
    ana.page.goto(f"{site}/#/rules#R-B7")
    ana.page.reload()
    ana.page.wait_for_selector("#R-B7.target")
    ana.page.goto(f"{site}/#/friends")
    ana.page.get_by_text("needs a connection to a server").wait_for()
    ana.page.goto(f"{site}/#/")
    ana.page.locator(".start .main").click()
    ana.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    for _ in range(3):
        ana.move("buy", "draw")
    before = ana.actions
    second = ana.new_page()
    second.goto(ana.page.url)
    second.get_by_role("heading", name="Open in another tab").wait_for()
    ana.page.close()
    ana.page = second  # leads as soon as the first is closed
    ana.page.wait_for_selector("[data-action]:not([disabled])", timeout=GAME_TIMEOUT_MS)
    assert ana.actions >= before
    ana.finish("buy", "draw")
    room = ana.room
    link = challenge_link(ana)
    ana.page.goto(f"{site}/#/r/{room}/replay/1")
    ana.page.wait_for_selector(".player", timeout=GAME_TIMEOUT_MS)
    ana.close()
    take_challenge(Visitor(browser, link, seed=seed_for(request.node.nodeid)))


def challenge_link(ana: Visitor) -> str:
    """The link of a challenge that is made at the end of a game."""
    ana.page.get_by_role("button", name="Challenge a friend").click()
    field = ana.page.get_by_label("Link for a friend")
    field.wait_for(timeout=GAME_TIMEOUT_MS)
    return field.input_value()


def take_challenge(bo: Visitor) -> None:
    """Another device knows from the link alone what is to be beaten, and plays it."""
    bo.go("")
    bo.page.get_by_text("with these cards. Can you do better?").wait_for(timeout=GAME_TIMEOUT_MS)
    bo.page.get_by_role("button", name="Play", exact=True).click()
    bo.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    bo.close()


EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_custom_pack_is_opened_from_a_file_and_played_without_a_server(
    request: pytest.FixtureRequest, browser: Browser, site: str, tmp_path: Path
) -> None:
    ana = Visitor(browser, site, seed=seed_for(request.node.nodeid))
    page = ana.page
    page.goto(f"{site}/#/play")
    file = page.locator("form input[type=file]")
    file.set_input_files(EXAMPLES / "own-effect.toml")
    told = page.locator("form [role=alert]")
    told.get_by_text("needs the Python file own_effect.py, which a browser never runs").wait_for(
        timeout=GAME_TIMEOUT_MS
    )
    file.set_input_files(
        {"name": "bad.toml", "mimeType": "", "buffer": b'[pack]\nname = "B"\n[tokens]\nper-colour = 9'}
    )
    told.get_by_text(
        "bad.toml, tokens: tokens.per-colour must be a whole number from 1 to 7, not 9."
    ).wait_for()
    file.set_input_files(EXAMPLES / "my-pack.toml")
    page.get_by_text("My pack: 4 new or changed cards").wait_for()
    look(ana, "a pack is chosen")
    page.locator('input[type=radio][value="expert"]').check(force=True)
    page.locator(".switch input").first.set_checked(True)
    page.locator("form button.main").click()
    page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    assert "My pack" in page.locator("header .game").inner_text()
    for _ in range(4):
        ana.move("buy", "draw")
    before = ana.actions
    page.reload()  # the file is not asked for again
    page.wait_for_selector("[data-action]:not([disabled])", timeout=GAME_TIMEOUT_MS)
    assert ana.actions >= before
    ana.finish("claim", "buy", "draw")
    with page.expect_download() as saved:
        page.locator("a[download]").click()
    saved.value.save_as(tmp_path / "record.json")
    page.goto(f"{site}/#/stats")
    page.locator(".recent a", has_text="My pack").wait_for(timeout=GAME_TIMEOUT_MS)
    assert page.locator(".facts .lead").count() == 0, "games with a pack are no part of the sums"
    ana.close()
    bob = Visitor(browser, site, locale="fr-FR", name="Bob")  # who has never had the file
    bob.page.goto(f"{site}/#/import")
    bob.page.locator("input[type=file]").set_input_files(tmp_path / "record.json")
    bob.page.get_by_role("heading", name="My pack").wait_for(timeout=GAME_TIMEOUT_MS)
    bob.page.wait_for_selector(".player")
    bob.close()
