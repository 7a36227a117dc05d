"""A room on a server, joined from the terminal: seats that are kept, chat, undo, another game, watching."""

from __future__ import annotations

import asyncio
import io
import random
import stat
import threading
import time
from functools import partial
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from happycity.cards import default_catalogue
from happycity.paths import database, home
from happycity.terminal.lines.room import RoomLines
from happycity.terminal.lines.statistics import summarize
from happycity.terminal.screens.app import HappyCityApp
from happycity.terminal.screens.dialogues import InputDialogue
from happycity.terminal.screens.remote_table import RemoteTable
from happycity.terminal.screens.result import ResultScreen
from happycity.terminal.sessions.invitation import Link, RemoteError
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.remote import RemoteSession
from happycity.terminal.sessions.results import read_results
from happycity.terminal.sessions.room_mirror import Request
from happycity.terminal.sessions.room_socket import new_message_id
from happycity.terminal.sessions.seat_tokens import read_tokens
from happycity.terminal.texts import Texts

pytest.importorskip("httpx2")

from tests.server.world import Player, Running, Visitor
from tests.terminal.helpers import WAIT_TIMEOUT_S, wait_until

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


async def joined(server: Running, room: str, name: str = "Tess", **more: Any) -> RemoteSession:
    link = Link.parse(f"{server.base}/r/{room}")
    session = await asyncio.to_thread(lambda: RemoteSession(link, name, **more))
    await asyncio.to_thread(session.start)
    return session


async def until(pilot: Pilot[Any], true: Any) -> None:
    end = time.monotonic() + WAIT_TIMEOUT_S
    while time.monotonic() < end:
        await pilot.pause(0.02)
        if true():
            return
    raise AssertionError("waited in vain")


def shown(screen: Screen[Any], part: str) -> str:
    """What stands in a part of the screen."""
    return str(screen.query_one(part).render())


def texts_of(session: RemoteSession) -> Texts:
    return Texts("en-GB", session.names, default_catalogue())


async def test_joining_again_returns_to_the_same_seat(server: Running) -> None:
    async with Visitor(server.base) as browser:
        room = (await browser.create(players=3))["room"]["id"]
        first = await joined(server, room)
        assert first.own_seats == [1]
        first.close()
        again = await joined(server, room)
        assert again.own_seats == [1]
        assert again.token == first.token
        other = await joined(server, room, "Zoe")  # somebody else at the same machine
        assert other.own_seats == [2]
        assert stat.S_IMODE((home() / "seats.json").stat().st_mode) == 0o600
        assert len(read_tokens()) == 2
        again.close()
        other.close()


async def test_a_seat_that_was_taken_away_is_asked_for_anew(server: Running) -> None:
    async with Visitor(server.base) as browser:
        room = (await browser.create(players=2))["room"]["id"]
        first = await joined(server, room)
        first.close()
        await browser.do(room, "host", do="remove", person="p2")
        again = await joined(server, room)
        assert again.token != first.token
        assert again.own_seats == [1]
        again.close()


async def test_only_a_goodbye_for_good_ends_it(server: Running) -> None:
    """A server that restarts, lost its database or had to read the room again is sought again."""
    async with Visitor(server.base) as browser:
        room = (await browser.create(players=2))["room"]["id"]
        session = await joined(server, room)
        for passing in ("shutdown", "resync", "database-away", "too-slow"):
            session.socket.receive({"type": "bye", "code": passing})
            assert not session.is_closed, passing
        session.socket.receive({"type": "bye", "code": "not-allowed"})
        assert session.is_closed
        assert session.pending_error is not None
        assert session.pending_error.code == "not-allowed"
        session.socket.receive({"type": "error", "code": "too-fast", "args": {}, "error": ""})
        assert session.is_closed, "and stays so"
        session.close()


async def test_who_finds_no_seat_watches_and_may_talk(server: Running) -> None:
    async with Visitor(server.base) as browser:
        room = (await browser.create(seats=["me", "bot:random"]))["room"]["id"]
        session = await joined(server, room)
        assert session.own_seats == []
        assert not session.awaits_choice
        app = HappyCityApp(GameRequest(), table=RemoteTable(session, texts_of(session)))
        async with app.run_test(size=(80, 24)) as pilot, browser.socket(room) as person:
            await person.ask("host", do="start")
            await until(pilot, lambda: session.is_playing)
            await until(pilot, lambda: "You are watching" in shown(app.screen, "#head"))
            await pilot.press("1", "u", "n")
            await pilot.pause()
            assert session.table is not None
            await asyncio.to_thread(session.send_chat, "good luck")
            await person.until(lambda: any(event["kind"] == "chat" for event in person.events))
        session.close()
        closed = await browser.create(seats=["me", "bot:random"], settings={"spectators": False})
        with pytest.raises(RemoteError) as refused:
            await joined(server, closed["room"]["id"])
        assert refused.value.code == "room-full"


async def test_a_game_that_runs_is_shown_at_once_and_beneath_a_dialogue(server: Running) -> None:
    async with Visitor(server.base) as browser:
        room = (await browser.create(players=2))["room"]["id"]
        (await joined(server, room)).close()
        await browser.do(room, "host", do="start")
        session = await joined(server, room)
        app = HappyCityApp(GameRequest(), table=RemoteTable(session, texts_of(session)))
        async with app.run_test(size=(80, 24)) as pilot, browser.socket(room) as person:
            await until(pilot, lambda: "Waiting for Ana" in shown(app.screen, "#head"))
            await pilot.press("question_mark")
            await until(pilot, lambda: not isinstance(app.screen, RemoteTable))
            before = session.socket.seq
            await person.act(person.table["legal"][0])
            await until(pilot, lambda: session.socket.seq > before)
            table = app.screen_stack[-2]
            assert isinstance(table, RemoteTable)
            await until(pilot, lambda: "draws" in shown(table, "#lines"))
        session.close()


async def test_host_chat_undo_and_another_game_by_keys(server: Running) -> None:
    async with Visitor(server.base) as browser:
        room = (await browser.create(players=2))["room"]["id"]
        session = await joined(server, room)
        table = RemoteTable(session, texts_of(session))
        app = HappyCityApp(GameRequest(), table=table)
        async with app.run_test(size=(100, 30)) as pilot, browser.socket(room) as person:
            await until(pilot, lambda: "1. Ana (host)" in shown(app.screen, "#lobby"))
            assert app.screen.query_one("#lobby").display
            assert not table.board.display
            await pilot.press("b")  # not the host yet: nothing happens
            await pilot.pause()
            assert not session.is_playing
            await person.ask("host", do="pass", person="p2")
            await until(pilot, lambda: session.is_host)
            await pilot.press("b")
            await until(pilot, lambda: session.is_playing)

            await until(pilot, lambda: table.board.display)
            await pilot.press("c")
            await until(pilot, lambda: isinstance(app.screen, InputDialogue))
            await pilot.press(*"hi", "enter")
            await person.until(lambda: any(event.get("text") == "hi" for event in person.events))

            await undo_is_asked_and_granted(pilot, session, person)
            rng = random.Random(5)
            while not isinstance(app.screen, ResultScreen):
                await one_decision(pilot, session, person, rng)
            await pilot.press("n")
            await until(pilot, lambda: session.game_number == 2 and session.is_playing)
            await until(pilot, lambda: app.screen_stack[-1] is table)
            assert not session.game.actions
        session.close()


async def one_decision(pilot: Pilot[Any], session: RemoteSession, person: Player, rng: random.Random) -> None:
    """Whoever must decide does, and it has happened everywhere before anything else does."""
    before = session.socket.seq
    if session.awaits_choice:
        await pilot.press(str(min(9, rng.randint(1, len(session.game.legal())))))
        await until(pilot, lambda: session.socket.seq > before and not session.is_acting)
        await person.until(lambda: person.seq >= session.socket.seq)
    elif person.mine:
        await person.act(rng.choice(person.table["legal"]))
        await until(pilot, lambda: session.socket.seq >= person.seq)
    else:
        await pilot.pause(0.02)  # the result is on its way to the screen


async def undo_is_asked_and_granted(pilot: Pilot[Any], session: RemoteSession, person: Player) -> None:
    """The browser plays a turn and wants it back; the terminal agrees by a key."""
    rng = random.Random(4)
    while not (session.awaits_choice and len(session.game.legal()) > 1 and decided(person)):
        await one_decision(pilot, session, person, rng)
    before = person.table["actions"]
    await person.ask("undo", seq=person.seq)
    await until(pilot, lambda: session.request == Request("undo", "Ana"))
    request = "Ana would like to take back the last choice"
    await until(pilot, lambda: request in shown(pilot.app.screen, "#head"))
    await pilot.press("y")
    await person.until(lambda: person.table["actions"] < before)
    await until(pilot, lambda: session.request is None)


def decided(person: Player) -> bool:
    """Has the browser made a choice that could be taken back?"""
    return len([event for event in person.events if event["kind"] == "action" and event["seat"] == 0]) > 2


async def test_a_room_in_lines(server: Running) -> None:
    """A script in a seat: it waits for the start, answers every question, and is told the result."""
    async with Visitor(server.base) as browser:
        room = (await browser.create(players=2))["room"]["id"]
        session = await joined(server, room)
        target = io.StringIO()
        lines = RoomLines(
            session, texts_of(session), io.StringIO("say hello\n" + "1\n" * 400), target, echo=True
        )
        thread = threading.Thread(target=lines.run, daemon=True)
        thread.start()
        async with browser.socket(room) as person:
            await person.ask("host", do="start")
            await person.until(lambda: bool(person.table))
            await person.play_on(random.Random(2))
        await asyncio.to_thread(thread.join, WAIT_TIMEOUT_S)
        assert not thread.is_alive()
        text = target.getvalue()
        assert "   1. Ana (host)\n   2. Tess\n" in text
        assert "Tess: hello\n" in text
        assert "The game begins.\nRound 1 begins.\n" in text
        assert "The result:\n" in text
        assert text.count("\n> 1\n") > 5
        await the_game_is_counted(server)


async def the_game_is_counted(server: Running) -> None:
    """`happycity stats` beside the server counts browser and terminal, and away from it one's own games."""
    results = await read_results(server.database)
    summary = summarize([result for result in results if {"Ana", "Tess"} == set(result.detail["names"])])
    by_name = {row["name"]: row["games"] for row in summary["by_name"]}
    assert by_name["Ana"] == by_name["Tess"] >= 1
    assert sum(row["games"] for row in summary["buildings"]) > 5
    (own,) = await read_results(database())
    assert own.detail["names"][own.seat] == "Tess"
    assert own.detail["cards"]


class Keyboard:
    """Somebody who types when the test says so."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.came = threading.Condition()

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        with self.came:
            self.came.wait_for(lambda: bool(self.lines))
            return self.lines.pop(0)

    def type(self, line: str) -> None:
        with self.came:
            self.lines.append(f"{line}\n")
            self.came.notify_all()


async def printed(target: io.StringIO, text: str) -> None:
    """Wait until this can be read."""
    await wait_until(lambda: text in target.getvalue(), target.getvalue)


async def test_a_person_types_while_the_others_play(server: Running) -> None:
    async with Visitor(server.base) as browser:
        room = (await browser.create(players=3))["room"]["id"]
        session = await joined(server, room)
        keyboard, target = Keyboard(), io.StringIO()
        lines = RoomLines(session, texts_of(session), keyboard, target)  # type: ignore[arg-type]
        thread = threading.Thread(target=lines.run, daemon=True)
        thread.start()
        read = partial(printed, target)

        async with browser.socket(room) as person:
            keyboard.type("sing")
            await read("“sing” means nothing while the others play")
            keyboard.type("start")
            await read("Only the host of the room can do that.")
            await person.ask("host", do="pass", person="p2")
            await read("type “start” to begin")
            keyboard.type("start")  # the third seat is given to a bot
            await person.until(lambda: bool(person.table))
            keyboard.type("say hello")
            await person.until(lambda: any(event.get("text") == "hello" for event in person.events))
            await read("Tess: hello")
            keyboard.type("quit")
        await asyncio.to_thread(thread.join, WAIT_TIMEOUT_S)
        assert target.getvalue().endswith(
            f"Goodbye! Your seat is kept: happycity join {server.base}/r/{room} --name Tess\n"
        )


async def test_a_seat_is_taken_back_from_a_bot_and_hints_obey_the_room(server: Running) -> None:
    async with Visitor(server.base) as browser:
        settings = {"hints": False, "clock": 600}
        room = (await browser.create(players=2, settings=settings))["room"]["id"]
        session = await joined(server, room)
        keyboard, target = Keyboard(), io.StringIO()
        lines = RoomLines(session, texts_of(session), keyboard, target)  # type: ignore[arg-type]
        threading.Thread(target=lines.run, daemon=True).start()
        read = partial(printed, target)

        async with browser.socket(room) as person:
            await person.ask("host", do="start")
            await read("The game begins.\nRound 1 begins.\n")
            keyboard.type("hint")
            await read("Hints are switched off")
            await asyncio.to_thread(session.socket.request, {"type": "away", "id": new_message_id()})
            await read("A bot is playing for you: type “back” to take your seat again.")
            assert session.lent_seats == [1]
            keyboard.type("back")
            await read("Tess is back.")
            assert session.lent_seats == []
            assert 0 < (session.seconds_left or 0) <= 600
            while not session.awaits_choice:
                if person.mine:
                    await person.act(person.table["legal"][0])
                await asyncio.sleep(0.05)
            await read(" left for this decision.")
            keyboard.type("quit")


async def test_who_watched_sits_down_when_a_seat_is_free(server: Running) -> None:
    async with Visitor(server.base) as browser:
        room = (await browser.create(players=2))["room"]["id"]
        watching = await joined(server, room, watch=True)
        assert watching.own_seats == []
        assert watching.open_seats == [1], "although a seat is free"
        assert watching.join_arguments == f"{server.base}/r/{room} --name Tess --watch"
        watching.close()
        playing = await joined(server, room)
        assert (playing.own_seats, playing.names[1]) == ([1], "Tess")
        playing.close()
        again = await joined(server, room)
        assert again.own_seats == [1]
        again.close()
