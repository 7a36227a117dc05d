"""Playing without a network in a real Chromium: how big it is, and how soon the first table stands on a second visit.

python bench/offline.py [--runs 5]
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser.server import ServerProcess
from tests.browser.visitor import FLAGS, GAME_TIMEOUT_MS, Visitor

BOT_MS = 1000
TABLE_S = 4.0
READ_EVENTS = """
room => new Promise((resolve) => {
    indexedDB.open("happycity-device").onsuccess = (opened) => {
        const rows = opened.target.result.transaction("rows").objectStore("rows");
        const range = IDBKeyRange.bound(`event/${room}/`, `event/${room}/~`);
        rows.getAll(range).onsuccess = (read) => resolve(read.target.result);
    };
})
"""


def sizes(visitor: Visitor) -> None:
    listed = visitor.page.evaluate("fetch('/offline.json').then((answer) => answer.json())")
    python = sum(
        each["size"] for each in listed["files"] if "python" in each["path"] or each["path"].endswith(".zip")
    )
    total = sum(each["size"] for each in listed["files"])
    print(f"to fetch once: {total / 1e6:.1f} MB, of which Python and our package {python / 1e6:.1f} MB")


def first_table(visitor: Visitor) -> float:
    """Seconds from the click on the start page to the first table, without a network."""
    visitor.page.reload()
    visitor.page.wait_for_selector(".start .main")
    started = time.monotonic()
    visitor.page.locator(".start .main").click()
    visitor.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    took = time.monotonic() - started
    visitor.page.goto(visitor.address)
    return took


def bot_answers(visitor: Visitor) -> list[float]:
    """Milliseconds that the bot's decisions took, as the log has them. The pace is 0."""
    visitor.page.locator(".start .main").click()
    visitor.page.wait_for_selector(".table", timeout=GAME_TIMEOUT_MS)
    room = visitor.room
    visitor.finish("buy", "draw")
    rows = visitor.page.evaluate(
        READ_EVENTS,
        room,
    )
    events = [json.loads(text)[0] for text in rows]
    return [
        after["at"] - before["at"]
        for before, after in itertools.pairwise(events)
        if after["kind"] == "action" and after["by"] == "bot"
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5, help="visits to measure")
    runs = parser.parse_args().runs
    server = ServerProcess(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
            visitor = Visitor(browser, server.address, bot="normal")
            visitor.go()
            sizes(visitor)
            visitor.page.wait_for_function(
                "() => localStorage.getItem('happycity-offline')", timeout=GAME_TIMEOUT_MS
            )
            visitor.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            visitor.tolerates_network_errors = True
            visitor.context.set_offline(True)
            took = sorted(first_table(visitor) for _ in range(runs))
            print(
                f"first table after the click: median {statistics.median(took):.1f} s of {runs}, "
                f"{took[0]:.1f} to {took[-1]:.1f} (limit {TABLE_S})"
            )
            answers = sorted(bot_answers(visitor))
            print(
                f"`normal` answers: median {statistics.median(answers):.0f} ms, "
                f"longest {answers[-1]:.0f} ms of {len(answers)} (limit {BOT_MS})"
            )
    finally:
        server.stop()


if __name__ == "__main__":
    main()
