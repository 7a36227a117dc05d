"""Take screenshots of one table in every language, to look for clipped text, odd line breaks and ugly layout.

    python tools/screenshots.py FOLDER [--pseudo] [--docs | --readme]

The tool plays half a game and then shows it in each language, on a desktop and on a phone: the table, a card's sheet,
the settings, and at the end the score. `--pseudo` adds the pseudo-locale; `--docs` writes the small pictures of
docs/screenshots instead, `--readme` those of the README and the tour. Needs the browser client (`make web`) and
Chromium.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tools")]

import pseudo_locale  # noqa: E402

from happycity.i18n import available_locales  # noqa: E402
from tests.browser.server import ServerProcess  # noqa: E402
from tests.browser.visitor import FLAGS, Visitor  # noqa: E402

SIZES = {"desk": (1280, 800), "phone": (390, 844)}
DOCS = ROOT / "docs" / "screenshots"
HALF_GAME_ACTIONS = 55
README_ACTIONS = 75
DOCS_SCALE = 0.6


def switch_locale(visitor: Visitor, locale: str) -> None:
    """Show the page in a language, as if chosen in the settings."""
    visitor.page.evaluate("locale => localStorage.setItem('happycity-locale', locale)", locale)
    visitor.page.reload()
    visitor.page.wait_for_function("locale => document.documentElement.lang === locale", arg=locale)
    visitor.page.wait_for_selector(".table, .board section")
    visitor.page.wait_for_timeout(700)


def play_half_a_game(visitor: Visitor) -> None:
    """Play until the middle of the game."""
    while visitor.actions < HALF_GAME_ACTIONS and visitor.phase != "over":
        if visitor.step("buy", "claim", "draw", "market") is None:
            visitor.page.wait_for_timeout(30)


def screenshot(visitor: Visitor, file: Path) -> None:
    """Write one picture."""
    visitor.page.screenshot(path=file, full_page=False)
    print(file)


def screenshot_sheets(visitor: Visitor, folder: Path, name: str) -> None:
    """A card's sheet and the settings."""
    page = visitor.page
    for part, button in (("card", ".specials button"), ("others", ".others button")):
        buttons = page.locator(button)
        if buttons.count() and buttons.first.is_visible():
            buttons.first.click()
            page.wait_for_timeout(400)
            screenshot(visitor, folder / f"{name}-{part}.png")
            page.keyboard.press("Escape")
            page.wait_for_timeout(300)


def screenshot_all(browser: Browser, server: ServerProcess, folder: Path, locales: list[str]) -> None:
    """Write all pictures of a game, before and after its end."""
    ana = Visitor(browser, server.address, mode="expert", grozilla=True, players=3)
    ana.play_now()
    play_half_a_game(ana)
    for stage in ("table", "score"):
        for locale in locales:
            for size, (width, height) in SIZES.items():
                ana.page.set_viewport_size({"width": width, "height": height})
                switch_locale(ana, locale)
                screenshot(ana, folder / f"{stage}-{locale}-{size}.png")
                if stage == "table":
                    screenshot_sheets(ana, folder, f"table-{locale}-{size}")
        if stage == "table":
            ana.page.set_viewport_size({"width": 1280, "height": 800})
            ana.finish("buy", "claim", "draw")
    ana.context.close()


def screenshot_docs(browser: Browser, server: ServerProcess, folder: Path, locales: list[str]) -> None:
    """Write one small picture of the same table for each language."""
    ana = Visitor(browser, server.address, mode="expert", players=3)
    ana.play_now()
    play_half_a_game(ana)
    address, storage = ana.page.url, ana.context.storage_state()
    ana.context.close()
    context = browser.new_context(
        storage_state=storage, viewport={"width": 1280, "height": 800}, device_scale_factor=DOCS_SCALE
    )
    page = context.new_page()
    for locale in locales:
        page.goto(address)
        page.evaluate("locale => localStorage.setItem('happycity-locale', locale)", locale)
        page.reload()
        page.wait_for_function("locale => document.documentElement.lang === locale", arg=locale)
        page.wait_for_selector(".table")
        page.wait_for_timeout(800)
        page.screenshot(path=folder / f"table-{locale}.jpg", type="jpeg", quality=72)
        print(folder / f"table-{locale}.jpg")
    context.close()


def screenshot_readme(browser: Browser, server: ServerProcess, folder: Path) -> None:
    """Write the pictures of README and tour: pages, a table on a desktop and, dark, on a phone, and the score."""
    ana = Visitor(browser, server.address, mode="expert", grozilla=True, players=4)
    page = ana.page
    ana.go()
    page.wait_for_selector(".start .main")
    page.wait_for_timeout(700)
    screenshot(ana, folder / "home.png")
    page.set_viewport_size({"width": 1280, "height": 420})
    ana.go("/rules")
    page.locator('input[type="search"]').press_sequentially("Can I have the same building twice?")
    page.wait_for_timeout(1500)
    screenshot(ana, folder / "rules.png")
    page.set_viewport_size({"width": 1280, "height": 800})
    ana.go("/puzzle/today")
    page.wait_for_selector(".table")
    page.wait_for_timeout(1500)
    screenshot(ana, folder / "puzzle.png")
    ana.play_now()
    while ana.actions < README_ACTIONS or not page.locator('[data-action^="buy"]').count():
        ana.step(*(["draw"] if ana.actions >= README_ACTIONS else ["buy", "claim", "draw", "market"]))
        page.wait_for_timeout(30)
    page.reload()  # so that no animation, focus ring or key of the clicks so far is in the picture
    page.wait_for_selector('[data-action^="buy"]:not([disabled])')
    page.wait_for_timeout(700)
    screenshot(ana, folder / "table.png")
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark")
    page.reload()
    page.wait_for_selector('[data-action^="buy"]:not([disabled])')
    page.wait_for_timeout(700)
    screenshot(ana, folder / "phone-dark.png")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(color_scheme="light")
    ana.finish("buy", "claim", "draw")
    page.wait_for_selector(".board section")
    page.wait_for_timeout(1500)
    screenshot(ana, folder / "score.png")
    ana.context.close()


def main() -> None:
    """Run from the command line."""
    parser = argparse.ArgumentParser(description="pictures of the table in every language")
    parser.add_argument("folder", type=Path, help="where the pictures, and a server's games, go")
    parser.add_argument("--pseudo", action="store_true", help="also in the language that nobody speaks")
    parser.add_argument("--docs", action="store_true", help="write the small pictures of docs/screenshots")
    parser.add_argument("--readme", action="store_true", help="write the pictures of README and tour")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    languages = arguments.folder / "languages"
    if arguments.pseudo:
        pseudo_locale.write(languages)
    locales = [*available_locales(), *([pseudo_locale.NAME] if arguments.pseudo else [])]
    server = ServerProcess(arguments.folder, locales=languages)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
            if arguments.readme:
                screenshot_readme(browser, server, DOCS)
            elif arguments.docs:
                screenshot_docs(browser, server, DOCS, locales)
            else:
                screenshot_all(browser, server, arguments.folder, locales)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
