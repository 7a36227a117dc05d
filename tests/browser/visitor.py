"""A person at a browser: plays by clicking what can be clicked."""

from __future__ import annotations

import json
import re
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.seeds import RUN_SEED
from tests.browser.server import OTHER_HOST

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-dev-shm-usage",
    f"--host-resolver-rules=MAP {OTHER_HOST} 127.0.0.1",
]

CHOOSE = """
async ([wanted, seed]) => {
    const canClick = (element) => element.getClientRects().length > 0 && !element.disabled && element.ariaDisabled !== "true";
    const hash = (text) => {
        let value = 2166136261;
        for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0), 16777619);
        value = Math.imul(value ^ (value >>> 16), 2246822507);
        return (value ^ (value >>> 13)) >>> 0;
    };
    const open = [...document.querySelectorAll("dialog[open]")].pop();
    const buttons = [...(open ?? document).querySelectorAll("[data-action]")].filter(canClick);
    const fitting = wanted.map((start) => buttons.filter((each) => each.dataset.action.startsWith(start)));
    const choice = fitting.find((each) => each.length) ?? buttons;
    if (!choice.length) return null;
    const at = document.querySelector(".table")?.dataset.actions;
    const tries = window.lastChoice?.at === at ? window.lastChoice.tries + 1 : 0;
    window.lastChoice = { at, tries };
    const button = choice[hash(`${seed} ${at} ${tries}`) % choice.length];
    const action = button.dataset.action;
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
    const confirm = document.querySelector("[data-confirm]");
    const pay = [...document.querySelectorAll("dialog[open] footer [data-action]")].pop();
    if (confirm) confirm.click();
    else if (pay && pay !== button && action.startsWith("buy")) pay.click();
    return action;
}
"""
"""Click an action of the first wanted kind that can be clicked. The choice follows from the seed and the number of actions
so far. Risky actions are confirmed, and a purchase with tokens is paid as its sheet proposes."""


KEEP_CHOOSING = """
(parameters) => {
    const choose = CHOOSE;
    clearInterval(window.playing);
    window.playing = setInterval(() => choose(parameters), 12);
}
""".replace("CHOOSE", CHOOSE)
"""Keep clicking as soon as something can be clicked."""


WAIT_TIMEOUT_S = 120
"""Limit for one wait. It is long because two suites with browsers may share two processors."""
GAME_TIMEOUT_MS = 600_000

CHOOSE_AND_COUNT = """
async (parameters) => {
    const before = Number(document.querySelector(".table").dataset.actions);
    return [before, await (CHOOSE)(parameters)];
}
""".replace("CHOOSE", CHOOSE)
"""Choose, and return the number of actions before."""


class Visitor:
    """A person with a browser of their own. At the end it must not have reported any error."""

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
        seed: str = RUN_SEED,
        **game: object,
    ) -> None:
        self.address = address
        self.seed = seed
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        chosen = {"players": 2, "mode": "family", "grozilla": False, "bot": "greedy", **game}
        stored = {"pace": 0, "name": name, "theme": "auto", "motion": "auto", "game": chosen}
        self.context.add_init_script(
            f"localStorage.getItem('happycity-settings') ?? "
            f"localStorage.setItem('happycity-settings', {json.dumps(json.dumps(stored))})"
        )
        self.errors: list[str] = []
        self.tolerates_network_errors = False
        self.page: Page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(WAIT_TIMEOUT_S * 1000)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        page.on("console", self._on_console)
        return page

    def _on_console(self, message: ConsoleMessage) -> None:
        """Collect errors and warnings, except those of a server that is away on purpose."""
        if message.type not in ("error", "warning"):
            return
        network = re.search(r"ERR_|WebSocket|Failed to fetch|Failed to load resource", message.text)
        if not (self.tolerates_network_errors and network):
            self.errors.append(message.text)

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_now(self) -> None:
        self.go()
        self.page.locator(".start .main").click()
        self.page.wait_for_selector(".table")

    def place(self, position: dict[str, Any], *, seat: int = 0, pace: int = 10_000) -> None:
        """Sit down at a table with a position. Bots wait for `pace` milliseconds."""
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
        entry = self.context.request.post(
            self.address + "/api/branch", data=body, headers={"origin": self.address}
        ).json()
        assert "room" in entry, entry
        self.go(f"/r/{entry['room']['id']}")
        self.page.wait_for_selector("[data-action]:not([disabled])")

    def read_in(self, locale: str) -> None:
        """Choose a language, as in the settings. The next page is in it."""
        if not self.page.url.startswith(self.address):
            self.go()
        self.page.evaluate("locale => localStorage.setItem('happycity-locale', locale)", locale)

    @property
    def room(self) -> str:
        match = re.search(r"/r/([a-z0-9]+)", self.page.url)
        assert match, self.page.url
        return match.group(1)

    @property
    def phase(self) -> str:
        return str(self.page.locator(".table").get_attribute("data-phase"))

    @property
    def actions(self) -> int:
        return int(self.page.locator(".table").get_attribute("data-actions") or 0)

    def step(self, *wanted: str) -> str | None:
        """Click one action that can be clicked now, if there is one."""
        answer = self.page.evaluate(CHOOSE, [wanted, self.seed])
        return str(answer) if answer is not None else None

    def move(self, *wanted: str) -> str:
        """Wait until something can be clicked, click it, and wait until the table has changed."""
        deadline = time.monotonic() + WAIT_TIMEOUT_S
        while time.monotonic() < deadline:
            before, action = self.page.evaluate(CHOOSE_AND_COUNT, [wanted, self.seed])
            if action:
                self.page.wait_for_function(
                    "n => Number(document.querySelector('.table')?.dataset.actions) > n", arg=before
                )
                return str(action)
            self.page.wait_for_timeout(30)
        raise AssertionError(f"nothing to do in phase {self.phase}")

    def settle(self) -> None:
        """Answer the sheets above the table (R-G12, R-X24 …), until none is left."""
        self.page.wait_for_selector("[data-action]:not([disabled])")
        while self.page.locator("dialog[open]").count():
            self.move()
            self.page.wait_for_selector("[data-action]:not([disabled])")

    def keep_playing(self, *wanted: str) -> None:
        """Play on and on, while the test does something else."""
        self.page.evaluate(KEEP_CHOOSING, [wanted, self.seed])

    def finish(self, *wanted: str) -> None:
        """Play to the end."""
        self.keep_playing(*wanted)
        self.page.wait_for_selector('.table[data-phase="over"]', state="attached", timeout=GAME_TIMEOUT_MS)
        self.page.evaluate("clearInterval(window.playing)")

    def close(self) -> None:
        self.context.close()
        assert self.errors == [], self.errors


def numbers_of(text: str) -> list[int]:
    """The whole numbers of a text; those below zero have a real minus there."""
    return [int(each.replace("−", "-")) for each in re.findall(r"[-−]?\d+", text)]


Json = dict[str, Any]
