"""The game as static files in a sub-folder, on the plainest of servers."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import re
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, TimeoutError

from happycity import __version__
from tests.browser.visitor import GAME_TIMEOUT_MS, WAIT_TIMEOUT_S, Visitor

FETCHED = "() => localStorage.getItem('happycity-offline') !== null"
SERVED = "navigator.serviceWorker.ready.then(() => true)"
CLOSED = "() => history.state === null"
"""Whether a closed dialog's step in the history is gone: it would take back the next navigation."""
PLACE = Path("games", "city")
"""Where the site is below the root of its host."""


def write_site(root: Path) -> Path:
    """Write the site as a host's owner does; its folder."""
    folder = root / PLACE
    command = [sys.executable, "-m", "happycity", "site", str(folder)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


class QuietHandler(http.server.SimpleHTTPRequestHandler):
    """What `python -m http.server` uses, without its log."""

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


@contextmanager
def served(root: Path) -> Iterator[str]:
    """The address of the site below this folder."""
    handler = functools.partial(QuietHandler, directory=str(root))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as plain:
        threading.Thread(target=plain.serve_forever, daemon=True).start()
        yield f"http://localhost:{plain.server_port}/{PLACE.as_posix()}"
        plain.shutdown()


def leave_network(visitor: Visitor, first: str = "/") -> None:
    """Open a page, wait until everything is fetched, then pull the cable."""
    visitor.go(first)
    visitor.page.wait_for_function(FETCHED, timeout=GAME_TIMEOUT_MS)
    visitor.page.evaluate(SERVED)
    visitor.tolerates_network_errors = True
    visitor.context.set_offline(True)
    visitor.go("/")
    visitor.page.wait_for_selector(".start .main")


def wait_until(page: Page, expression: str) -> None:
    """Wait until a promise resolves to something true: `wait_for_function` takes a promise itself for true."""
    page.evaluate(
        f"""new Promise((done, fail) => {{
            setTimeout(() => fail(new Error("waited too long")), {WAIT_TIMEOUT_S * 1000});
            const look = async () => ((await {expression}) ? done() : setTimeout(look, 30));
            look();
        }})"""
    )


SHOWN = """
async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { held, pending } = await navigator.locks.query();
    return {
        address: location.href,
        version: document.documentElement.dataset.version,
        text: document.body.innerText.slice(0, 400),
        dialogs: document.querySelectorAll("dialog[open]").length,
        history: [history.length, history.state],
        serviceWorkers: ["installing", "waiting", "active"].map((each) => `${each}: ${registration?.[each]?.state}`),
        controlled: navigator.serviceWorker.controller?.state,
        held: held.map((lock) => lock.name),
        pending: pending.map((lock) => lock.name),
        caches: Object.fromEntries(
            await Promise.all(
                (await caches.keys()).map(async (name) => [name, (await (await caches.open(name)).keys()).length]),
            ),
        ),
    };
}
"""
"""What a page shows, and what it may wait for: another page, a lock, a service worker."""


def wait_for(page: Page, selector: str) -> None:
    """Wait for an element, not as long as for a whole game. A failure says what is there instead."""
    try:
        page.wait_for_selector(selector, timeout=WAIT_TIMEOUT_S * 1000)
    except TimeoutError as error:
        raise AssertionError(f"no {selector}: {json.dumps(page.evaluate(SHOWN), indent=1)}") from error


def kill_tab(visitor: Visitor) -> None:
    """Kill the process of the visitor's page with its workers, as a system does that needs the memory. No page is told."""
    with visitor.page.expect_event("crash"), contextlib.suppress(Error):
        visitor.page.goto("chrome://crash")
    visitor.page.close()


NEWER = "9.9.9"


def put_newer(folder: Path) -> None:
    """Replace the site by one of a newer version, as a host does: every file whose content changes has a new name."""
    page, listed = folder / "index.html", json.loads((folder / "offline.json").read_text(encoding="utf-8"))
    old = folder / listed["package"]
    listed["package"], listed["version"] = "python/happycity-newer.zip", NEWER
    with zipfile.ZipFile(old) as source, zipfile.ZipFile(folder / listed["package"], "w") as target:
        for name in source.namelist():
            content = source.read(name).replace(
                f'__version__ = "{__version__}"'.encode(), f'__version__ = "{NEWER}"'.encode()
            )
            target.writestr(name, content)
    old.unlink()
    text = page.read_text(encoding="utf-8").replace(
        f'data-version="{__version__}"', f'data-version="{NEWER}"'
    )
    page.write_text(_rename_assets(folder, text, listed), encoding="utf-8")
    (folder / "offline.json").write_text(json.dumps(listed), encoding="utf-8")
    with (folder / "sw.js").open("a", encoding="utf-8") as worker:
        worker.write(f"// {NEWER}\n")


def _rename_assets(folder: Path, page: str, listed: dict[str, Any]) -> str:
    """Give every script and style another hash; the page with their new names."""
    names = {
        path.name: f"{path.stem}9{path.suffix}"
        for path in (folder / "assets").iterdir()
        if path.suffix in {".js", ".css"}
    }
    pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))

    def renamed(text: str) -> str:
        return pattern.sub(lambda found: names[found[0]], text)

    for name, newer in names.items():
        path = folder / "assets" / name
        path.rename(path.with_name(newer)).write_text(
            renamed(path.with_name(newer).read_text(encoding="utf-8")), encoding="utf-8"
        )
    listed["files"] = [{"path": renamed(each["path"]), "size": each["size"]} for each in listed["files"]]
    listed["files"][-1]["path"] = listed["package"]
    return renamed(page)
