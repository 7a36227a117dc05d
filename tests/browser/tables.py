"""Tables that several browser tests use, and waits for them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.browser.visitor import Visitor
from tests.support.positions import city, position

Json = dict[str, Any]

FAMILY = "happy-market house apartment-building igloo haunted-house ghost-hunters-hq"
TABLES: dict[str, Json] = {
    "2 family": position(
        city(FAMILY, coins=7), city("happy-market haunted-house shoe-shop garage perfumery", coins=13),
        central="university stadium grocery", specials="pirate-ship martian-embassy nightclub",
    ),
    "3 family": position(
        city(FAMILY, coins=4), city("happy-market house library", coins=4), city("happy-market bank", coins=7),
        central="steelworks observatory hardware-store", specials="martian-embassy nightclub ball-pool cat-cafe",
    ),
    "4 expert": position(
        city("happy-market:purple factory haunted-house house school airport shopping-mall", coins=9),
        city("happy-market:green igloo grocery house pastry-shop museum", coins=7),
        city("happy-market:yellow igloo steelworks grocery hardware-store library great-wall", coins=12),
        city("happy-market:blue shoe-shop bookshop museum zoo", coins=4),
        mode="expert", central="haunted-house school offices", specials="organic-market big-ben port versailles barber",
    ),
    "5 expert and Grozilla": position(
        city(
            "happy-market:purple apartment-building house/pioupiouzilla steelworks laboratory skatepark eco-district",
            coins=5, tokens="green blue purple purple", monster="catzilla",
        ),
        city("happy-market:green shoe-shop igloo library castle-hotel", coins=3),
        city("happy-market:yellow bank grocery garage machu-picchu observatory", coins=9, tokens="yellow"),
        city("happy-market:blue florist school steelworks library", coins=7, monster="grozilla"),
        city("happy-market:orange bookshop haunted-house grocery bank perfumery", coins=14, tokens="yellow orange"),
        mode="expert", grozilla=True, central="restaurant ski-resort recycling-centre",
        specials="port barber statue-of-liberty parthenon versailles sphinx golden-gate-bridge",
    ),
}  # fmt: skip
CLAIM = position(
    city("happy-market school factory", coins=3), city("happy-market school", coins=3),
    phase="claim", central="zoo spa", specials="nightclub pirate-ship",
)  # fmt: skip
DESTROY = position(
    city("happy-market:blue house factory school museum library shoe-shop bank park zoo", coins=9, monster="catzilla"),
    city("happy-market:green shoe-shop", coins=3),
    mode="expert", grozilla=True, phase="destroy", central="spa", specials="port", last_round=True,
    interrupted={"phase": "draw", "turn": 1, "monster": "corgzilla"}, turn=1, seat=0,
)  # fmt: skip
RUINS = position(
    city("happy-market:blue/grozilla house/catzilla haunted-house/pioupiouzilla port/corgzilla skatepark/poulpzilla"),
    city("happy-market:green"), mode="expert", grozilla=True, central="zoo spa museum", specials="barber",
)  # fmt: skip
"""A city of destroyed buildings, one of every kind."""
WALK = position(
    city("happy-market:blue house", coins=9, monster="catzilla", tokens="green blue"),
    city("happy-market:green shoe-shop", coins=3), city("happy-market:yellow factory", coins=3),
    mode="expert", grozilla=True, central="zoo spa museum", specials="port",
)  # fmt: skip


def changed(visitor: Visitor, before: int) -> None:
    visitor.page.wait_for_function(
        "n => Number(document.querySelector('.table').dataset.actions) > n", arg=before
    )


def beyond(page: Page) -> tuple[int, int]:
    """How much the page is wider and higher than its window."""
    root = "document.documentElement"
    wide, high = page.evaluate(f"[{root}.scrollWidth - innerWidth, {root}.scrollHeight - innerHeight]")
    return int(wide), int(high)


def drawn(page: Page) -> None:
    """Wait until what has changed is on the screen."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
