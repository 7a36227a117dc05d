"""Rooms of several visitors: open, join, start, play."""

from __future__ import annotations

from tests.browser.visitor import GAME_TIMEOUT_MS, Visitor


def finish_together(visitors: list[Visitor]) -> None:
    """Everybody plays what they can until the game is over; half of them like special buildings more."""
    for number, visitor in enumerate(visitors):
        visitor.keep_playing(*(["claim", "buy", "draw"] if number % 2 else ["buy", "draw"]))
    for visitor in visitors:
        visitor.page.wait_for_selector('.table[data-phase="over"]', state="attached", timeout=GAME_TIMEOUT_MS)
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
