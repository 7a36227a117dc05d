"""One table for three kinds of players: a browser's socket, the full-screen terminal, and a program."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from happycity.cards import default_catalogue
from happycity.game import Game
from happycity.terminal.app import HappyCityApp
from happycity.terminal.join import RemoteTable
from happycity.terminal.link import Link, RemoteError
from happycity.terminal.remote import RemoteSession
from happycity.terminal.result import ResultScreen
from happycity.terminal.start import Wish
from happycity.terminal.words import Words

pytest.importorskip("httpx2")

from tests.server.world import Running, Visitor

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(str(tmp_path_factory.mktemp("three") / "games.sqlite3")) as running:
        yield running


async def program(visitor: Visitor, room: str, token: str) -> None:
    """A program in a seat: it always plays the last legal action."""
    async with visitor.socket(room, token=token) as player:
        while player.phase != "over":
            if player.mine:
                before = player.table["actions"]
                await player.act(player.table["legal"][-1])
                await player.until(lambda before=before: player.table["actions"] != before)  # type: ignore[misc]
            else:
                await player.hear(60)


async def test_a_browser_a_terminal_and_a_program_share_a_table(server: Running) -> None:
    async with Visitor(server.base) as browser, Visitor(server.base) as other:
        made = await browser.create(players=3, options={"mode": "expert", "grozilla": True})
        room = made["room"]["id"]
        joined = await other.post(f"/api/rooms/{room}/join", {"name": "Robot", "program": True})
        session = RemoteSession(Link.parse(f"{server.base}/r/{room}"), "Tess")
        await asyncio.to_thread(session.start)
        assert session.people == [2]
        words = Words("en-GB", session.names, default_catalogue())
        app = HappyCityApp(Wish(), table=RemoteTable(session, words))
        async with app.run_test(size=(120, 40)) as pilot, browser.socket(room) as person:
            await pilot.pause()
            assert not session.playing
            await person.ask("host", do="start")
            rng = random.Random(3)
            others = [
                asyncio.create_task(program(other, room, joined["token"])),
                asyncio.create_task(person.play_on(rng, seconds=200)),
            ]
            keys = 0
            while not isinstance(app.screen, ResultScreen):
                await pilot.pause(0.02)
                if isinstance(app.screen, RemoteTable) and app.screen.choosing:
                    number = min(9, rng.randint(1, len(session.game.legal())))
                    await pilot.press(str(number))
                    keys += 1
                for task in others:
                    if task.done():
                        task.result()
            await asyncio.gather(*others)
            assert keys > 10
            assert session.game.over
            assert person.table["state"]["result"] == session.game.state()["result"]
            record = await asyncio.to_thread(session.record)
            assert Game.from_record(record).state() == session.game.state()
            names = [seat.name for seat in session.seats]
            assert sorted(names) == ["Ana", "Robot", "Tess"]
        session.close()


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
    assert link.socket(4) == "ws://play.example.org/api/rooms/abc/socket?after=4"
    assert Link.parse("https://h:1/r/abc/").socket(0).startswith("wss://h:1/")
