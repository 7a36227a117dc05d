"""Hundreds of games of every mode, played by Python in a real Chromium: the server makes the same events and records."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from happycity import __version__
from tests.browser.sites import served, write_site
from tests.browser.visitor import WAIT_TIMEOUT_S
from tests.worker.device import Json
from tests.worker.same_games import Blind, bodies, play, seed_of
from tests.worker.server import Server, serving

GAMES = 13
"""For each mode and number of players: 208 games in all."""
ROOT = Path(__file__).parents[2]
SHIPPED = (
    "tests/__init__.py",
    "tests/worker/__init__.py",
    "tests/worker/device.py",
    "tests/worker/same_games.py",
)
WORKER = """
const [folder, pack] = PLACES;
const whole = async (name) => (await fetch(new URL(name, self.location))).arrayBuffer();
const { loadPyodide } = await import(new URL(`${folder}pyodide.mjs`, self.location).href);
const python = await loadPyodide({ indexURL: new URL(folder, self.location).href });
for (const name of [pack, "tests.zip"]) python.unpackArchive(await whole(name), "zip", { extractDir: "/home/pyodide" });
self.onmessage = async ({ data }) => {
    try {
        self.postMessage(await python.runPythonAsync(data));
    } catch (error) {
        self.postMessage(String(error));
    }
};
self.postMessage("ready");
"""
"""A module worker like ours, but the secrets of its shuffles come from a seed."""
ASK = """
(code) => new Promise((resolve) => {
    window.python.onmessage = ({ data }) => resolve(data);
    window.python.postMessage(code);
})
"""
START = """
() => new Promise((resolve, reject) => {
    window.python = new Worker("same.js", { type: "module" });
    window.python.onmessage = resolve;
    window.python.onerror = (event) => reject(event.message);
})
"""


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page with Python and our package as they are on a static site."""
    root = tmp_path_factory.mktemp("same")
    folder = write_site(root)
    (program,) = folder.glob("assets/python-*/pyodide.asm.wasm.gzip")
    program.with_suffix("").write_bytes(gzip.decompress(program.read_bytes()))
    tests = io.BytesIO()
    with zipfile.ZipFile(tests, "w") as packed:
        for name in SHIPPED:
            packed.write(ROOT / name, name)
    (folder / "tests.zip").write_bytes(tests.getvalue())
    places = [
        f"{program.parent.relative_to(folder).as_posix()}/",
        json.loads((folder / "offline.json").read_text())["package"],
    ]
    (folder / "same.js").write_text(WORKER.replace("PLACES", json.dumps(places)))
    with served(root) as address:
        page = browser.new_page()
        page.set_default_timeout(WAIT_TIMEOUT_S * 1000)
        page.goto(f"{address}/#/about")
        page.evaluate(START)
        yield page
        page.close()


@pytest.mark.parametrize("mode", ["family", "expert"])
@pytest.mark.parametrize("grozilla", [False, True])
def test_hundreds_of_games_in_a_browser_have_the_records_of_a_server_action_by_action(
    page: Page, mode: str, grozilla: bool, tmp_path: Path
) -> None:
    told = page.evaluate(
        ASK,
        "import json, sys, happycity\n"
        "from tests.worker.same_games import play_on_device\n"
        f"played = await play_on_device({mode!r}, {grozilla}, {GAMES})\n"
        "json.dumps([sys.platform, happycity.__version__, played])",
    )
    assert told.startswith("["), told
    platform, version, here = json.loads(told)
    assert (platform, version, len(here)) == ("emscripten", __version__, 4 * GAMES)
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright has a loop in this thread
        there = elsewhere.submit(asyncio.run, play_on_server(tmp_path, mode, grozilla)).result()
    for number, (ours, theirs) in enumerate(zip(here, there, strict=True)):
        assert len(ours[0]) > 20, "a whole game"
        assert ours[0] == theirs[0], f"game {number}: an event"
        assert ours[1] == theirs[1], f"game {number}: the record"
        assert ours[1]["result"]


async def play_on_server(folder: Path, mode: str, grozilla: bool) -> list[list[Any]]:
    """The same games on a server, in the same form."""
    async with serving(folder, seed_of(mode, grozilla)) as server:
        server.show(Blind())
        rooms = [
            (await server.ask("POST", "/api/rooms", body))["room"]["id"]
            for body in bodies(mode, grozilla, GAMES)
        ]
        played: list[list[Any]] = await asyncio.gather(*(play_there(server, room) for room in rooms))
        return played


async def play_there(server: Server, room: str) -> list[Any]:
    live = await server.room(room)

    async def execute(message: Json) -> int:
        return await live.execute(tuple(live.room.people), message)

    return [await play(live, execute), await server.ask("GET", f"/api/rooms/{room}/record")]
