"""A real server process and real people at it: what the browser tests are made of."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.support.ports import own_port

ELSEWHERE = "happy.test"
"""A name that leads to this machine in the tests' Chromium, but is no secure context as localhost is."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]

CHOOSE = """
async (wanted) => {
    const seen = (element) => element.getClientRects().length > 0 && !element.disabled && element.ariaDisabled !== "true";
    const open = [...document.querySelectorAll("dialog[open]")].pop();
    const buttons = [...(open ?? document).querySelectorAll("[data-action]")].filter(seen);
    const fitting = wanted.map((start) => buttons.filter((each) => each.dataset.action.startsWith(start)));
    const choice = fitting.find((each) => each.length) ?? buttons;
    const button = choice[Math.floor(Math.random() * choice.length)];
    if (!button) return null;
    const action = button.dataset.action;
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
    const sure = document.querySelector("[data-confirm]");
    const sheet = [...document.querySelectorAll("dialog[open] footer [data-action]")].pop();
    if (sure) sure.click();
    else if (sheet && sheet !== button && action.startsWith("buy")) sheet.click();
    return action;
}
"""
"""Click one of the actions that can be clicked: the first kind wanted of which there are any. Who is asked whether they
are sure says yes, and a purchase that may be paid with tokens is paid as its sheet proposes."""


PLAYING = """
(wanted) => {
    const choose = CHOOSE;
    clearInterval(window.playing);
    window.playing = setInterval(() => choose(wanted), 12);
}
""".replace("CHOOSE", CHOOSE)
"""Go on clicking, as soon as something can be clicked."""


PATIENCE = 120
"""Seconds that anything may take where two suites with browsers share two processors. Nobody waits so long unless
something is broken."""

MOVE = """
async (wanted) => {
    const before = Number(document.querySelector(".table").dataset.actions);
    return [before, await (CHOOSE)(wanted)];
}
""".replace("CHOOSE", CHOOSE)
"""Choose, and say after how many actions."""


class House:
    """The server in a process of its own; it can be stopped, killed and started again at the same door."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.port = own_port()
        self.address = f"http://localhost:{self.port}"
        self.environment = os.environ | {
            "HAPPYCITY_PORT": str(self.port),
            "HAPPYCITY_DATABASE": str(folder / "games.sqlite3"),
            "HAPPYCITY_ROOMS_PER_HOUR": "100000",
            "HAPPYCITY_COMMANDS_PER_SECOND": "1000",
            "HAPPYCITY_HOSTS": ELSEWHERE,
            "PYTHONUNBUFFERED": "1",
            **{f"HAPPYCITY_{name.upper()}": str(value) for name, value in settings.items()},
        }
        self.log = folder / "server.log"
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            command = [sys.executable, "-m", "happycity.server"]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server did not start: " + self.log.read_text()[-2000:])

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        size: tuple[int, int] = (1280, 800),
        locale: str = "en-GB",
        name: str = "Ana",
        dark: bool = False,
        motion: bool = False,
        touch: bool = False,
        **game: object,
    ) -> None:
        self.address = address
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        chosen = {"players": 2, "mode": "family", "grozilla": False, "bot": "greedy", **game}
        kept = {"pace": 0, "name": name, "theme": "auto", "motion": "auto", "game": chosen}
        self.context.add_init_script(
            f"localStorage.getItem('happycity-settings') ?? "
            f"localStorage.setItem('happycity-settings', {json.dumps(json.dumps(kept))})"
        )
        self.faults: list[str] = []
        self.expect_silence = False
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("console", self._heard)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        """A server that is away on purpose makes the browser complain; nothing else may."""
        if message.type not in ("error", "warning"):
            return
        absence = re.search(r"ERR_|WebSocket|Failed to fetch|Failed to load resource", message.text)
        if not (self.expect_silence and absence):
            self.faults.append(message.text)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_now(self) -> None:
        self.go()
        self.page.locator(".start .main").click()
        self.page.wait_for_selector(".table")

    def place(self, position: dict[str, Any], *, seat: int = 0, pace: int = 10_000) -> None:
        """Sit down at a table where a position lies; the bots wait unless told otherwise."""
        options = position["options"]
        record = {
            "happycity": 1, "rules": 1, "options": options, "position": position, "actions": [], "draws": [],
            "players": ["Ana"] * options["players"],
        }  # fmt: skip
        body = {
            "record": record,
            "at": 0,
            "seat": seat,
            "bot": "greedy",
            "name": "Ana",
            "settings": {"pace": pace},
        }
        self.go()
        entry = self.page.evaluate(
            """body => fetch("/api/branch", {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json())""",
            body,
        )
        assert "room" in entry, entry
        self.go(f"/r/{entry['room']['id']}")
        self.page.wait_for_selector("[data-action]:not([disabled])")

    @property
    def room(self) -> str:
        found = re.search(r"/r/([a-z0-9]+)", self.page.url)
        assert found, self.page.url
        return found.group(1)

    @property
    def phase(self) -> str:
        return str(self.page.locator(".table").get_attribute("data-phase"))

    @property
    def actions(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-actions") or 0)

    def step(self, *wanted: str) -> str | None:
        """Click one action that can be clicked now, if there is one."""
        answer = self.page.evaluate(CHOOSE, list(wanted))
        return str(answer) if answer is not None else None

    def move(self, *wanted: str) -> str:
        """Wait until something can be clicked, click it, and wait until it has happened."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            before, done = self.page.evaluate(MOVE, list(wanted))
            if done:
                self.page.wait_for_function(
                    "n => Number(document.querySelector('.table')?.dataset.actions) > n", arg=before
                )
                return str(done)
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing to do in phase {self.phase}")

    def settle(self) -> None:
        """Answer what is asked in a sheet above the table (R-G12, R-X24 …), until nothing lies on it."""
        self.page.wait_for_selector("[data-action]:not([disabled])")
        while self.page.locator("dialog[open]").count():
            self.move()
            self.page.wait_for_selector("[data-action]:not([disabled])")

    def finish(self, *wanted: str) -> None:
        """Play to the end."""
        self.page.evaluate(PLAYING, list(wanted))
        self.page.wait_for_selector('.table[data-phase="over"]', state="attached", timeout=600_000)
        self.page.evaluate("clearInterval(window.playing)")

    def close(self) -> None:
        self.context.close()
        assert self.faults == [], self.faults


def finish_together(visitors: list[Visitor]) -> None:
    """Everybody plays what they can until the game is over; half of them like special buildings more."""
    for number, visitor in enumerate(visitors):
        visitor.page.evaluate(PLAYING, ["claim", "buy", "draw"] if number % 2 else ["buy", "draw"])
    for visitor in visitors:
        visitor.page.wait_for_selector('.table[data-phase="over"]', state="attached", timeout=600_000)
        visitor.page.evaluate("clearInterval(window.playing)")


def open_room(host: Visitor, players: int, *, expert: bool = False) -> str:
    """The host opens a room for friends; its address."""
    page = host.page
    host.go("/friends")
    page.locator(f'input[type=radio][value="{players}"]').check(force=True)
    if expert:
        page.locator('input[type=radio][value="expert"]').check(force=True)
        page.locator(".switch input").check()
    page.locator("form button.main").click()
    page.wait_for_selector(".seats")
    return f"/r/{host.room}"


def sit_down(guest: Visitor, path: str) -> None:
    guest.go(path)
    size = guest.page.viewport_size
    assert size is not None
    guest.page.locator(".join input").fill(f"Guest {size['width']}")
    guest.page.locator(".join button.main").click()
    guest.page.locator(".join").wait_for(state="detached")


def begin(people: list[Visitor]) -> None:
    """The host, who is the first of them, starts the game."""
    people[0].page.locator("button.start:not([disabled])").click()
    for each in people:
        each.page.wait_for_selector(".table")


def gather(people: list[Visitor], *, expert: bool = False) -> None:
    """A game of these people."""
    path = open_room(people[0], len(people), expert=expert)
    for guest in people[1:]:
        sit_down(guest, path)
    begin(people)


def numbers_of(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"-?\d+", text)]


Json = dict[str, Any]
