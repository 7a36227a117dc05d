"""One table for three kinds of players: a real browser, the full-screen terminal, and a program."""

from __future__ import annotations

import asyncio
import queue
import random
import shutil
import threading
import time
from pathlib import Path

import pytest

from happycity.cards import default_catalogue
from happycity.game.game import Game
from happycity.terminal.screens.app import HappyCityApp
from happycity.terminal.screens.remote_table import RemoteTable
from happycity.terminal.screens.result import ResultScreen
from happycity.terminal.sessions.invitation import Link, RemoteError
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.remote import RemoteSession
from happycity.terminal.texts import Texts

pytest.importorskip("httpx2")
pytest.importorskip("playwright.sync_api")

from playwright.sync_api import sync_playwright

from tests.browser import rooms, visitor
from tests.server.world import Running, Visitor

pytestmark = [pytest.mark.asyncio, pytest.mark.slow, pytest.mark.timeout(900)]

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
GAME_TIMEOUT_S = 400
"""For the whole game, with a browser on a busy machine."""


class Chromium(threading.Thread):
    """Ana in a browser: she opens a room, starts the game when all are there, and clicks until it is over."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.room: queue.Queue[str] = queue.Queue()
        self.clicks = 0
        self.points: list[int] = []
        self.fault: BaseException | None = None

    def run(self) -> None:
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=visitor.FLAGS)
                self.play(visitor.Visitor(browser, self.address, size=(1280, 800)))
                browser.close()
        except BaseException as fault:  # noqa: BLE001 - the main thread raises it
            self.fault = fault
            self.room.put("")

    def play(self, ana: visitor.Visitor) -> None:
        ana.page.set_default_timeout(GAME_TIMEOUT_S * 1000)
        rooms.open_room(ana, 3, expert=True)
        self.room.put(ana.room)
        ana.page.locator("button.start:not([disabled])").click()
        ana.page.wait_for_selector(".table")
        end = time.monotonic() + GAME_TIMEOUT_S
        while ana.phase != "over":
            assert time.monotonic() < end, ana.phase
            if ana.step("buy", "claim", "draw"):
                self.clicks += 1
            else:
                ana.page.wait_for_timeout(25)
        ana.page.wait_for_selector(".board section")
        totals = ana.page.locator(".board .total b").all_inner_texts()
        self.points = [visitor.numbers_of(text)[0] for text in totals]
        ana.close()


async def program(visitor: Visitor, room: str, token: str) -> None:
    """A program in a seat: it always plays the last legal action."""
    async with visitor.socket(room, token=token) as player:
        while player.phase != "over":
            if player.mine:
                before = player.table["actions"]
                await player.act(player.table["legal"][-1])
                await player.until(lambda before=before: player.table["actions"] != before)  # type: ignore[misc]
            else:
                await player.hear(GAME_TIMEOUT_S)


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
async def test_a_browser_a_terminal_and_a_program_share_a_table(server: Running) -> None:
    browser = Chromium(server.base)
    browser.start()
    room = await asyncio.to_thread(browser.room.get, True, GAME_TIMEOUT_S)
    assert room, browser.fault
    async with Visitor(server.base) as other:
        joined = await other.post(f"/api/rooms/{room}/join", {"name": "Robot", "program": True})
        session = RemoteSession(Link.parse(f"{server.base}/r/{room}"), "Tess")
        await asyncio.to_thread(session.start)
        assert session.own_seats == [2]
        robot = asyncio.create_task(program(other, room, joined["token"]))
        keys = await at_the_terminal(session, browser, robot)
        await robot
        await asyncio.to_thread(browser.join, 60)
    assert browser.fault is None, browser.fault
    assert session.game.outcome is not None
    assert sorted(browser.points) == sorted(session.game.outcome.points)
    assert (keys > 10, browser.clicks > 10) == (True, True)
    record = await asyncio.to_thread(session.record)
    assert Game.from_record(record).state() == session.game.state()
    assert sorted(seat.name for seat in session.seats) == ["Ana", "Robot", "Tess"]
    session.close()


async def at_the_terminal(session: RemoteSession, browser: Chromium, robot: asyncio.Task[None]) -> int:
    """Tess plays by keyboard until the result is shown; how many choices she made."""
    texts = Texts("en-GB", session.names, default_catalogue())
    app = HappyCityApp(GameRequest(), table=RemoteTable(session, texts))
    rng = random.Random(3)
    keys = 0
    async with app.run_test(size=(120, 40)) as pilot:
        while not isinstance(app.screen, ResultScreen):
            await pilot.pause(0.02)
            assert browser.fault is None, browser.fault
            if robot.done():
                robot.result()
            if isinstance(app.screen, RemoteTable) and app.screen.is_choosing:
                number = min(9, rng.randint(1, len(session.game.legal())))
                await pilot.press(str(number))
                keys += 1
    return keys


async def test_rooms_that_are_not_there(server: Running) -> None:
    with pytest.raises(RemoteError) as refused:
        await asyncio.to_thread(RemoteSession, Link.parse(f"{server.base}/r/aaaaaaaaaaaaaaaaaaaa"), "Tess")
    assert refused.value.code == "no-such-room"
    for nonsense in ("", "ftp://x/r/y", "http://x/", "http://x/play/y"):
        with pytest.raises(RemoteError) as bad:
            Link.parse(nonsense)
        assert bad.value.code == "bad-link"


async def test_links(tmp_path: Path) -> None:
    link = Link.parse("play.example.org/r/abc#seat=xyz")
    assert (link.base, link.room, link.token) == ("http://play.example.org", "abc", "xyz")
    assert link.socket_url(4) == "ws://play.example.org/api/rooms/abc/socket?after=4"
    assert Link.parse("https://h:1/r/abc/").socket_url(0).startswith("wss://h:1/")
