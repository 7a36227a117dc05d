"""`happycity join`: find the room, sit down, and play in full screen or in lines."""

from __future__ import annotations

import asyncio
import sys
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Footer, Static

from happycity.cards import default_catalogue
from happycity.errors import HappyCityError
from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.terminal.hints import advise
from happycity.terminal.lines.room import RoomLines, clock_line, seats
from happycity.terminal.lines.statistics import keep
from happycity.terminal.screens import cells
from happycity.terminal.screens.board import Board
from happycity.terminal.screens.board_view import STEPS
from happycity.terminal.screens.dialogues import InputDialogue
from happycity.terminal.screens.table import KEYS, TableScreen, key, told
from happycity.terminal.sessions.invitation import Link
from happycity.terminal.sessions.remote import RemoteSession
from happycity.terminal.texts import Texts

LONGEST_CHAT = 300


def join_room(link: str, name: str, locale: str, *, plain: bool, watch: bool = False) -> None:
    """Sit down in a room and stay until the game is over or somebody leaves."""
    session = RemoteSession(Link.parse(link), name, watch=watch)
    session.start()
    texts = Texts(locale, session.names, default_catalogue())
    try:
        if plain:
            RoomLines(session, texts, sys.stdin, sys.stdout, echo=not sys.stdin.isatty()).run()
        else:
            on_screen(session, texts, locale)
    finally:
        session.close()


def on_screen(session: RemoteSession, texts: Texts, locale: str) -> None:
    """Full screen."""
    from happycity.terminal.screens.app import HappyCityApp
    from happycity.terminal.start import GameRequest

    HappyCityApp(GameRequest(locale=locale), table=RemoteTable(session, texts)).show()
    if session.trouble is not None and session.closed:
        raise session.trouble


class RemoteTable(TableScreen):
    """A room on the screen: before the start a list of seats, then the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("b", "begin", "begin"),
        key("n", "again", "again"),
        key("y", "answer(True)", "agree"),
        key("x", "answer(False)", "refuse"),
        key("k", "back", "return"),
        key("r", "results", "results"),
        key("c", "chat", "chat"),
    ]
    KEYS: ClassVar[dict[str, str]] = {**KEYS, "chat": "c"}

    def __init__(self, session: RemoteSession, texts: Texts) -> None:
        super().__init__(texts)
        self.session = session
        self.finished = 0
        """The last game whose result was shown."""
        self.asked: str | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="lobby", markup=False)
        yield Board()
        yield Footer(show_command_palette=False)

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

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that mean something now; the others are not shown."""
        session = self.session
        if action == "begin":
            return session.host and not session.playing
        if action == "again":
            return session.playing and self.game.over and bool(session.people)
        if action == "answer":
            return session.asked is not None
        if action == "back":
            return bool(session.lent)
        if action == "results":
            return session.playing and self.game.over
        if action == "hint" and not session.hints:
            return False
        if action in ("hint", "undo", "other_city", "scores"):
            return session.playing and (action in ("other_city", "scores") or bool(session.people))
        return super().check_action(action, parameters)

    def on_mount(self) -> None:
        self.session.changed = self.news
        self.set_interval(1, self.tick)
        self.renew()

    def tick(self) -> None:
        """A clock that runs is told every second."""
        if self.ready and self.session.seconds is not None and not self.game.over:
            self.note = self.remark()
            if self.note:
                self.board.head(self.game, self.texts, self.viewer, self.note)

    def on_unmount(self) -> None:
        self.session.changed = lambda: None

    def news(self) -> None:
        """The listening thread heard something."""
        self.app.call_later(self.renew)

    def renew(self) -> None:
        """Show what the server says."""
        if not self.ready:
            return
        session = self.session
        if session.closed and session.trouble is not None:
            self.dismiss(None)  # the room is gone: the command says why
            return
        self.texts.meet(session)
        self.log_lines = told(self.texts, session.events)
        self.query_one("#lobby").display = not session.playing
        self.board.display = session.playing
        self.note = self.remark()
        self.ask_for_answer()
        self.refresh_bindings()
        self.repaint()
        if session.playing and self.game.over and self.finished != session.number:
            self.finished = session.number
            self.run_worker(self.show_result(), group="result")
        elif not (session.playing and self.game.over):
            self.close_result()

    def remark(self) -> str:
        """What is to be said in the first line instead of the steps of a turn."""
        session = self.session
        if not session.connected:
            return self.say("room-lost")
        if session.asked is not None:
            return self.say("room-undo-keys", name=session.asked)
        if not session.playing or self.game.over:
            return ""
        if session.lent:
            return self.say("room-lent-keys")
        clock = clock_line(session, self.texts)
        if session.waiting:
            return clock if self.game.phase in STEPS else ""  # a rare question needs the whole line
        waiting = self.say("waiting-for", name=self.texts.players[self.game.seat])
        watching = "" if session.people else self.say("room-watching")
        return "  ".join(part for part in (waiting, clock, watching) if part)

    def ask_for_answer(self) -> None:
        """Somebody would like to take something back: a notice, once."""
        asked = self.session.asked
        if asked is not None and asked != self.asked:
            self.notify(self.say("room-undo-keys", name=asked))
        self.asked = asked

    def repaint(self) -> None:
        if self.session.playing:
            super().repaint()
        else:
            self.query_one("#lobby", Static).update(self.lobby())

    def lobby(self) -> Content:
        """Who sits where, and what was said."""
        listed = seats(self.session, self.texts)
        begin = self.say("room-you-begin")
        listed = [begin if line == self.say("room-you-start") else line for line in listed]
        parts = [Content.styled(listed[0], f"bold {cells.GOLD}"), Content("")]
        parts += [Content(line) for line in listed[1:]]
        if self.note:
            parts += [Content(""), Content.styled(self.note, cells.RED)]
        parts += [Content(""), *(Content.styled(line, cells.GREY) for line in self.log_lines[-10:])]
        return Content("\n").join(parts)

    # Acting

    def choose(self, action: Action) -> None:
        self.hinted = None
        self.viewed = None
        self.board.about("")
        self.do(self.session.play, action)

    def do(self, what: Any, *args: Any) -> None:
        """Ask the server for something; a refusal is told in one sentence."""
        self.run_worker(self.done(what, *args), group="do")

    async def done(self, what: Any, *args: Any) -> None:
        await self.quietly(what, *args)
        self.renew()

    async def quietly(self, what: Any, *args: Any) -> Any:
        """Do something that may take a while or be refused."""
        try:
            return await asyncio.to_thread(what, *args)
        except HappyCityError as error:
            self.notify(self.texts.reason(error.code, error.arguments), severity="error")
            return None

    def action_begin(self) -> None:
        """The host starts the game."""
        self.do(self.session.begin)

    def action_again(self) -> None:
        """Another game with the same people."""
        self.do(self.session.rematch)

    def action_back(self) -> None:
        """Take one's seat back from a bot."""
        self.do(self.session.back)

    def action_results(self) -> None:
        """Look at the result again."""
        self.run_worker(self.show_result(), group="result", exclusive=True)

    def action_answer(self, agree: bool) -> None:
        """Somebody may take back, or not."""
        self.do(self.session.answer, agree)

    def action_chat(self) -> None:
        """Say something to the table."""

        def said(text: str | None) -> None:
            if text:
                self.do(self.session.say, text)

        self.app.push_screen(InputDialogue(self.say("title-chat"), longest=LONGEST_CHAT), said)

    def action_undo(self) -> None:
        self.run_worker(self.ask_undo(), group="undo", exclusive=True)

    async def ask_undo(self) -> None:
        """Undo where the room allows it."""
        taken = await self.quietly(self.session.undo)
        if taken is False:
            self.notify(self.texts.reason("nothing-to-undo", {"value": 0, "most": 0}))
        elif taken and self.session.room.get("undo"):
            self.notify(self.say("room-undo-sent"))
        self.renew()

    def action_hint(self) -> None:
        if self.choosing:
            self.run_worker(self.ask_hint(), group="hint", exclusive=True)

    async def ask_hint(self) -> None:
        """Our own search looks at the table; the server is not troubled."""
        hint = await asyncio.to_thread(advise, self.game.copy())
        if self.choosing and hint.action in self.game.legal():
            self.show_hint(hint)

    # The end

    async def show_result(self) -> None:
        """Result and charts from the room's record."""
        from happycity.terminal.screens.result import ResultScreen

        self.run_worker(asyncio.to_thread(keep, self.session), group="keep")
        record = await self.quietly(self.session.record)
        whole = Game.from_record(record) if record else self.game
        if self.ready and self.session.playing:
            own = self.session.people
            screen = ResultScreen(whole, self.texts, again=bool(own), people=own or None)
            self.app.push_screen(screen, self.after_result)

    def close_result(self) -> None:
        """Somebody has begun another game: the result, and what was opened from it, has been looked at long enough."""
        from happycity.terminal.screens.result import ResultScreen

        shown = next((each for each in self.app.screen_stack if isinstance(each, ResultScreen)), None)
        if shown is not None:
            while self.app.screen is not shown:
                self.app.pop_screen()
            shown.dismiss(None)

    def after_result(self, request: str | None) -> None:
        """Back to the table, another game, or home."""
        if request == "again":
            self.action_again()
        elif request is not None:
            self.dismiss(None)
