"""Measure the first paint and the first response: `python bench/first_paint.py [--runs 7] [--beside FOLDER]`.

Starts a server and opens the start page in a real Chromium, each time without cache or storage. Under each condition
(the machine as it is, its processor four times slower, DevTools' "Slow 4G", both) every run loads the page twice. The
first load is left alone: first and largest contentful paint, bytes over the wire and requests (prefetched files count
separately), and the layout shift. The second presses "Play now" as soon as the button is there: when it responded, when
the table appeared. Prints medians and, in brackets, the shortest and the longest; `--json` prints all runs.

`--beside` measures another source tree in the same run, such as an earlier commit whose client is built: load by load
in turn. Both servers then run from their sources, with this Python. `--lang` takes another language than en-GB.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from machine import description
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
SLOW_4G = {"offline": False, "latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375}
"""DevTools' preset: 1.44 and 0.675 Mbit/s, and 562.5 ms from a request to its answer's first byte."""
CONDITIONS = (("as it is", 1, False), ("processor / 4", 4, False), ("slow 4G", 1, True), ("both", 4, True))
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
    "--disable-dev-shm-usage",
]

WATCH = """
window.seen = {lcp: 0, jumped: 0};
new PerformanceObserver((list) => { for (const each of list.getEntries()) seen.lcp = each.startTime; })
    .observe({type: "largest-contentful-paint", buffered: true});
new PerformanceObserver((list) => { for (const each of list.getEntries()) seen.jumped += each.value; })
    .observe({type: "layout-shift", buffered: true});
"""
PRESS = """
window.seen = {};
const look = () => {
    const button = document.querySelector(".start .main");
    const table = document.querySelector(".table");
    if (button && !seen.pressed) { seen.pressed = true; button.click(); }
    else if (seen.pressed && !seen.answered && (!button || button.disabled)) seen.answered = performance.now();
    if (table) { seen.table = performance.now(); return; }
    requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
SIZES = """() => {
    const ahead = performance.getEntriesByName("ahead")[0]?.startTime ?? Infinity;
    const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
    const kB = (some) => some.reduce((sum, each) => sum + each.transferSize, 0) / 1000;
    const own = all.filter((each) => each.startTime < ahead);
    return [kB(own), kB(own.filter((each) => /\\.js$/.test(each.name))), own.length, kB(all) - kB(own)];
}"""
COLUMNS = (
    "first paint",
    "largest paint",
    "first click",
    "table",
    "kB",
    "of it JS",
    "requests",
    "kB ahead",
    "jumped",
)


@contextmanager
def running_server(tree: Path | None = None) -> Iterator[str]:
    """Run a server in a process of its own, from the sources of a tree if one is named; yield its URL."""
    with socket.socket() as door, tempfile.TemporaryDirectory() as folder:
        door.bind(("127.0.0.1", 0))
        port = door.getsockname()[1]
        door.close()
        environment = os.environ | {
            "HAPPYCITY_PORT": str(port),
            "HAPPYCITY_DATABASE": f"{folder}/games.sqlite3",
            "HAPPYCITY_ROOMS_PER_HOUR": "100000",
        }
        if tree is not None:
            environment["PYTHONPATH"] = str(tree / "src")
        command = [sys.executable, "-m", "happycity.server"]
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
        try:
            for _ in range(300):
                with socket.socket() as knock:
                    if knock.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            yield f"http://localhost:{port}/"
        finally:
            process.terminate()
            process.wait(30)


@contextmanager
def new_visitor(browser: Browser, lang: str, slower: int, slow_net: bool, script: str) -> Iterator[Page]:
    """A page without cache or cookies, and without the service worker, whose traffic could not be counted."""
    size: ViewportSize = {"width": 390, "height": 844}
    context = browser.new_context(locale=lang, viewport=size, service_workers="block")
    try:
        context.add_init_script(script)
        page = context.new_page()
        devtools = context.new_cdp_session(page)
        devtools.send("Network.enable")
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        if slow_net:
            devtools.send("Network.emulateNetworkConditions", SLOW_4G)
        yield page
    finally:
        context.close()


def measure(browser: Browser, base: str, lang: str, slower: int, slow_net: bool) -> dict[str, float]:
    """Measure one load that is left alone, and one with a click."""
    with new_visitor(browser, lang, slower, slow_net, WATCH) as page:
        page.goto(base, wait_until="networkidle", timeout=120_000)
        page.wait_for_selector(".start .main")
        page.wait_for_timeout(500)
        paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        seen = page.evaluate("window.seen")
        sizes = page.evaluate(SIZES)
    with new_visitor(browser, lang, slower, slow_net, PRESS) as page:
        page.goto(base, wait_until="commit", timeout=120_000)
        page.wait_for_function("() => window.seen.table", timeout=120_000)
        pressed = page.evaluate("window.seen")
    values = (paint, seen["lcp"], pressed["answered"], pressed["table"], *sizes, seen["jumped"])
    return dict(zip(COLUMNS, values, strict=True))


def median_and_range(runs: list[dict[str, float]], column: str) -> str:
    """Median (shortest-longest)."""
    values = [run[column] for run in runs]
    digits = 3 if column == "jumped" else 0
    return f"{statistics.median(values):,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--lang", default="en-GB")
    parser.add_argument("--beside", type=Path, help="the root of another source tree")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("There is no Chromium here (Debian and Ubuntu: apt-get install chromium).")
    trees = (
        {"this tree": None}
        if options.beside is None
        else {"this tree": ROOT, str(options.beside): options.beside}
    )
    results: dict[str, list[dict[str, float]]] = {}
    with ExitStack() as stack:
        servers = {name: stack.enter_context(running_server(tree)) for name, tree in trees.items()}
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for base in servers.values():  # the server reads its files and messages, the browser warms up
            measure(browser, base, options.lang, 1, False)
        for condition, slower, slow_net in CONDITIONS:
            for _ in range(options.runs):
                for name, base in servers.items():
                    row = condition if options.beside is None else f"{condition}, {name}"
                    results.setdefault(row, []).append(measure(browser, base, options.lang, slower, slow_net))
        version = browser.version
        browser.close()
    if options.json:
        print(json.dumps(results, indent=1))
        return
    print(
        f"{description()}\nChromium {version}, {options.lang}, 390 x 844, medians of {options.runs} cold loads, ms"
    )
    print("| condition | " + " | ".join(COLUMNS) + " |")
    print("|---" * (len(COLUMNS) + 1) + "|")
    for name, runs in results.items():
        print(f"| {name} | " + " | ".join(median_and_range(runs, column) for column in COLUMNS) + " |")


if __name__ == "__main__":
    main()
