"""`happycity join`: find the room, sit down, and play in full screen or in lines."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from textual.widgets import Static

from happycity.actions import Action
from happycity.cards import default_catalogue
from happycity.errors import HappyCityError
from happycity.game import Game
from happycity.terminal.hints import advise
from happycity.terminal.remote import Link, RemoteSession
from happycity.terminal.table import TableScreen, told
from happycity.terminal.words import Words


def join_room(link: str, name: str, locale: str, *, plain: bool) -> None:
    """Sit down in a room and stay until the game is over or somebody leaves."""
    session = RemoteSession(Link.parse(link), name)
    session.start()
    words = Words(locale, session.names, default_catalogue())
    try:
        if plain:
            in_lines(session, words)
        else:
            on_screen(session, words, locale)
    finally:
        session.close()


def in_lines(session: RemoteSession, words: Words) -> None:
    """Line mode; until the host starts there is nothing to do but wait."""
    from happycity.terminal.plain import Plain

    if not session.playing:
        print(words.say("room-waiting"), flush=True)
    while not session.playing:
        session.proceed()
    words.players = session.names
    Plain(session, words, sys.stdin, sys.stdout, echo=not sys.stdin.isatty()).run()


def on_screen(session: RemoteSession, words: Words, locale: str) -> None:
    """Full screen."""
    from happycity.terminal.app import HappyCityApp
    from happycity.terminal.start import Wish

    HappyCityApp(Wish(locale=locale), table=RemoteTable(session, words)).run()


class RemoteTable(TableScreen):
    """A room on the screen."""

    def __init__(self, session: RemoteSession, words: Words) -> None:
        super().__init__(words)
        self.session = session
        self.finished = False

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def viewer(self) -> int:
        mine = self.session.people
        if not mine:
            return self.game.turn
        return self.game.seat if self.game.seat in mine else mine[0]

    @property
    def choosing(self) -> bool:
        return self.session.waiting

    def on_mount(self) -> None:
        self.session.changed = self.news
        self.renew()

    def on_unmount(self) -> None:
        self.session.changed = lambda: None

    def news(self) -> None:
        """The listening thread heard something."""
        self.app.call_later(self.renew)

    def renew(self) -> None:
        """Show what the server says."""
        if not self.ready:
            return
        if not self.session.playing:
            names = ", ".join(self.session.names)
            self.board.query_one("#head", Static).update(f" {self.say('room-waiting')}  {names}")
            return
        self.words.players = self.session.names
        self.log_lines = told(self.words, self.session.events)
        waits = not self.session.waiting and not self.game.over
        self.note = self.say("waiting-for", name=self.words.players[self.game.seat]) if waits else ""
        self.repaint()
        if self.game.over and not self.finished:
            self.finished = True
            self.run_worker(self.show_result(), group="result")

    def repaint(self) -> None:
        if self.session.playing:
            super().repaint()

    def choose(self, action: Action) -> None:
        self.hinted = None
        self.viewed = None
        self.run_worker(self.send(action), group="send", exclusive=True)

    async def send(self, action: Action) -> None:
        """Send an action; a refusal is told in one sentence."""
        await self.quietly(self.session.play, action)
        self.renew()

    async def quietly(self, what: Any, *args: Any) -> Any:
        """Do something that may take a while or be refused."""
        try:
            return await asyncio.to_thread(what, *args)
        except HappyCityError as error:
            self.notify(self.words.reason(error.code, error.arguments), severity="error")
            return None

    def action_undo(self) -> None:
        self.run_worker(self.ask_undo(), group="undo", exclusive=True)

    async def ask_undo(self) -> None:
        """Undo where the room allows it."""
        if not await self.quietly(self.session.undo):
            self.notify(self.words.reason("nothing-to-undo", {"value": 0, "most": 0}))
        self.renew()

    def action_hint(self) -> None:
        if self.choosing:
            self.run_worker(self.ask_hint(), group="hint", exclusive=True)

    async def ask_hint(self) -> None:
        """Our own search looks at the table; the server is not troubled."""
        hint = await asyncio.to_thread(advise, self.game.copy())
        if self.choosing and hint.action in self.game.legal():
            self.show_hint(hint)

    async def show_result(self) -> None:
        """Result and charts from the room's record."""
        from happycity.terminal.result import ResultScreen

        record = await self.quietly(self.session.record)
        whole = Game.from_record(record) if record else self.game
        self.app.push_screen(ResultScreen(whole, self.words), self.after_result)

    def after_result(self, wish: str | None) -> None:
        """Back to the table, or home."""
        if wish is not None:
            self.dismiss(None)
