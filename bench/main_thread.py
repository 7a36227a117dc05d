"""Measure the browser's work for an action: `python bench/main_thread.py [--games 4] [--tree DIR …]`.

Plays whole games against bots at the table, with movement, and adds up what Chromium spends on all tasks of the page's
main thread, and of that on script, layout and style, between the first action and the end. Several source trees can be
compared: their clients must be built, and this Python runs their servers. The trees take turns, game by game. The times
are processor time of that thread, so other programs disturb them little. Prints milliseconds for an action: median of
the games (smallest-largest).
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import sys
from contextlib import ExitStack
from pathlib import Path

from first_paint import FLAGS, running_server
from machine import description
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
SIZES = ((1440, 900), (390, 844))
PLAYERS = 3
PACE_MS = 300
"""Bots wait this long before each action."""
PARTS = {
    "all": "TaskDuration",
    "script": "ScriptDuration",
    "layout": "LayoutDuration",
    "style": "RecalcStyleDuration",
}
"""Of the main thread's tasks; what script, layout and style leave is mostly painting."""
PLAY = """
() => {
    const wanted = ["claim", "buy", "draw"];
    window.playing = setInterval(() => {
        const open = [...document.querySelectorAll("dialog[open]")].pop();
        const confirm = open?.querySelector("[data-confirm]");
        const all = [...(open ?? document).querySelectorAll("[data-action]")];
        const buttons = all.filter((each) => each.checkVisibility() && !each.disabled && each.ariaDisabled !== "true");
        const start = wanted.find((kind) => buttons.some((each) => each.dataset.action.startsWith(kind))) ?? "";
        const button = confirm ?? buttons.findLast((each) => each.dataset.action.startsWith(start));
        button?.click();
    }, 150);
}
"""
"""Click the last action of the best kind, as soon as there is one."""


def play(browser: Browser, address: str, size: tuple[int, int]) -> dict[str, float]:
    """Play one game; milliseconds of each part for an action of anybody."""
    game = {"players": PLAYERS, "mode": "expert", "grozilla": True, "bot": "greedy"}
    settings = {"pace": PACE_MS, "name": "Ana", "theme": "light", "motion": "auto", "game": game}
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
    try:
        stored = json.dumps(json.dumps(settings))
        context.add_init_script(f"localStorage.setItem('happycity-settings', {stored})")
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

        def read() -> dict[str, float]:
            values = {
                each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]
            }
            return {part: values[name] for part, name in PARTS.items()}

        page.goto(address)
        page.locator(".start .main").click()
        page.wait_for_selector("[data-action]")
        page.wait_for_load_state("networkidle")
        before = read()
        page.evaluate(PLAY)
        page.wait_for_selector('.table[data-phase="over"]', state="attached", timeout=600_000)
        after = read()
        actions = int(page.locator(".table").get_attribute("data-actions") or 0)
        return {part: 1000 * (after[part] - before[part]) / actions for part in PARTS}
    finally:
        context.close()


def summary(values: list[float]) -> str:
    return f"{statistics.median(values):.1f} ({min(values):.1f}-{max(values):.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--tree", type=Path, action="append", help="the root of a source tree")
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("There is no Chromium here (Debian and Ubuntu: apt-get install chromium).")
    trees: list[Path] = options.tree or [ROOT]
    runs: dict[tuple[Path, tuple[int, int]], list[dict[str, float]]] = {}
    with ExitStack() as stack:
        addresses = [stack.enter_context(running_server(tree)) for tree in trees]
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for size in SIZES:
            for tree, address in list(zip(trees, addresses, strict=True)) * options.games:
                runs.setdefault((tree, size), []).append(play(browser, address, size))
        browser.close()
    print(
        f"{description()}\n{PLAYERS} players, expert and Grozilla, {options.games} games each, ms for an action"
    )
    print("| tree | size | " + " | ".join(PARTS) + " |")
    print("|---" * (len(PARTS) + 2) + "|")
    for (tree, size), games in runs.items():
        columns = [[game[part] for game in games] for part in PARTS]
        print(f"| {tree} | {size[0]} x {size[1]} | " + " | ".join(map(summary, columns)) + " |")


if __name__ == "__main__":
    main()
