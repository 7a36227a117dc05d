"""A room on the screen: before the start the lobby, then the table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ClassVar, Final, ParamSpec, TypeVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.widgets import Footer, Static

from happycity.errors import HappyCityError
from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.terminal.hints import advise
from happycity.terminal.lines.room import clock_line, lobby_lines
from happycity.terminal.screens import cells
from happycity.terminal.screens.board import Board
from happycity.terminal.screens.board_view import STEPS
from happycity.terminal.screens.dialogues import InputDialogue
from happycity.terminal.screens.keys import KEYS, key
from happycity.terminal.screens.table import TableScreen, describe_events
from happycity.terminal.sessions.remote import RemoteSession
from happycity.terminal.sessions.results import save_result
from happycity.terminal.sessions.room_mirror import Request
from happycity.terminal.texts import Texts

MAX_CHAT_LENGTH: Final = 300
MAX_LOBBY_NEWS: Final = 10

P = ParamSpec("P")
T = TypeVar("T")


class RemoteTable(TableScreen):
    """A remote session on the screen."""

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
        self.last_result = 0
        """The number of the last game whose result was shown."""
        self.request: Request | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="lobby", markup=False)
        yield Board()
        yield Footer(show_command_palette=False)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def viewer(self) -> int:
        own_seats = self.session.own_seats
        if not own_seats:
            return self.game.turn
        return self.game.seat if self.game.seat in own_seats else own_seats[0]

    @property
    def is_choosing(self) -> bool:
        return self.session.awaits_choice

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only keys that mean something now are shown."""
        session = self.session
        is_playing, is_seated = session.is_playing, bool(session.own_seats)
        allowed = {
            "begin": session.is_host and not is_playing,
            "again": is_playing and self.game.over and is_seated,
            "answer": session.request is not None,
            "back": bool(session.lent_seats),
            "results": is_playing and self.game.over,
            "hint": session.allows_hints and is_playing and is_seated,
            "undo": is_playing and is_seated,
            "other_city": is_playing,
            "scores": is_playing,
        }
        return allowed[action] if action in allowed else super().check_action(action, parameters)

    def on_mount(self) -> None:
        self.session.socket.on_change = self.schedule_update
        self.set_interval(1, self.update_clock)
        self.update_all()

    def on_unmount(self) -> None:
        self.session.socket.on_change = lambda: None

    def schedule_update(self) -> None:
        """Update soon; called from the listening thread."""
        self.app.call_later(self.update_all)

    def update_clock(self) -> None:
        """Show a running clock every second."""
        if self.is_ready and self.session.seconds_left is not None and not self.game.over:
            self.note = self.head_note()
            if self.note:
                self.board.show_head(self.game, self.texts, self.viewer, self.note)

    def update_all(self) -> None:
        """Show the room as it is now."""
        if not self.is_ready:
            return
        session = self.session
        if session.is_closed and session.pending_error is not None:
            self.dismiss(None)  # the command says why the room is gone
            return
        self.texts.address(session)
        self.log_lines = describe_events(self.texts, session.events)
        self.query_one("#lobby").display = not session.is_playing
        self.board.display = session.is_playing
        self.note = self.head_note()
        self.notify_request()
        self.refresh_bindings()
        self.refresh_table()
        if session.is_playing and self.game.over and self.last_result != session.game_number:
            self.last_result = session.game_number
            self.run_worker(self.show_result(), group="result")
        elif not (session.is_playing and self.game.over):
            self.close_result()

    def head_note(self) -> str:
        """The text of the head line instead of the steps of a turn."""
        session = self.session
        if not session.socket.is_connected:
            return self.say("room-lost")
        if session.request is not None:
            return self.describe_request(session.request)
        if not session.is_playing or self.game.over:
            return ""
        if session.lent_seats:
            return self.say("room-lent-keys")
        clock = clock_line(session, self.texts)
        if session.awaits_choice:
            return clock if self.game.phase in STEPS else ""  # a rare question needs the whole line
        waiting = self.say("waiting-for", name=self.texts.players[self.game.seat])
        watching = "" if session.own_seats else self.say("room-watching")
        return "  ".join(part for part in (waiting, clock, watching) if part)

    def notify_request(self) -> None:
        """Notify once that somebody asks for our consent."""
        request = self.session.request
        if request is not None and request != self.request:
            self.notify(self.describe_request(request))
        self.request = request

    def describe_request(self, request: Request) -> str:
        """What somebody asks, and the keys that answer."""
        keys = "room-removal-keys" if request.kind == "removal" else "room-undo-keys"
        return self.say(keys, name=request.name, other=request.other)

    def refresh_table(self) -> None:
        if self.session.is_playing:
            super().refresh_table()
        else:
            self.query_one("#lobby", Static).update(self.lobby())

    def lobby(self) -> Content:
        """The seats and the latest news."""
        begin = self.say("room-you-begin")
        first, *lines = [
            begin if line == self.say("room-you-start") else line
            for line in lobby_lines(self.session, self.texts)
        ]
        parts = [Content.styled(first, f"bold {cells.GOLD}"), Content(""), *map(Content, lines)]
        if self.note:
            parts += [Content(""), Content.styled(self.note, cells.RED)]
        news = self.log_lines[-MAX_LOBBY_NEWS:]
        parts += [Content(""), *(Content.styled(line, cells.GREY) for line in news)]
        return Content("\n").join(parts)

    # Commands

    def choose(self, action: Action) -> None:
        self.hinted_action = None
        self.viewed_seat = None
        self.board.describe("")
        self.send(self.session.play, action)

    def send(self, command: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Run a command in the background."""

        async def run() -> None:
            await self.run_command(command, *args, **kwargs)
            self.update_all()

        self.run_worker(run(), group="do")

    async def run_command(self, command: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T | None:
        """Run a command in a thread. A refusal is shown in one sentence."""
        try:
            return await asyncio.to_thread(command, *args, **kwargs)
        except HappyCityError as error:
            self.notify(self.texts.reason(error), severity="error")
            return None

    def action_begin(self) -> None:
        """Start the game as the host."""
        self.send(self.session.start_game)

    def action_again(self) -> None:
        """Open another game with the same people."""
        self.send(self.session.rematch)

    def action_back(self) -> None:
        """Take one's seat back from a bot."""
        self.send(self.session.return_to_seat)

    def action_results(self) -> None:
        """Show the result again."""
        self.run_worker(self.show_result(), group="result", exclusive=True)

    def action_answer(self, agree: bool) -> None:
        """Agree to an undo, or not."""
        self.send(self.session.answer, agree)

    def action_chat(self) -> None:
        """Say something to the table."""

        def send_text(text: str | None) -> None:
            if text:
                self.send(self.session.send_chat, text)

        self.app.push_screen(InputDialogue(self.say("title-chat"), max_length=MAX_CHAT_LENGTH), send_text)

    def action_undo(self) -> None:
        self.run_worker(self.ask_for_undo(), group="undo", exclusive=True)

    async def ask_for_undo(self) -> None:
        """Undo, or ask the others for it."""
        is_undone = await self.run_command(self.session.undo)
        if is_undone is False:
            self.notify(self.texts.error("nothing-to-undo", value=0, most=0))
        elif is_undone and self.session.has_undo_request:
            self.notify(self.say("room-undo-sent"))
        self.update_all()

    def action_hint(self) -> None:
        if self.is_choosing:
            self.run_worker(self.ask_for_hint(), group="hint", exclusive=True)

    async def ask_for_hint(self) -> None:
        """Search for a hint here rather than on the server."""
        hint = await asyncio.to_thread(advise, self.game.copy())
        if self.is_choosing and hint.action in self.game.legal():
            self.show_hint(hint)

    # The end

    async def show_result(self) -> None:
        """Show result and charts from the room's record."""
        from happycity.terminal.screens.result import ResultScreen

        self.run_worker(asyncio.to_thread(save_result, self.session), group="save")
        record = await self.run_command(self.session.record)
        game = Game.from_record(record) if record else self.game
        if self.is_ready and self.session.is_playing:
            own_seats = self.session.own_seats
            screen = ResultScreen(
                game, self.texts, can_rematch=bool(own_seats), reviewed_seats=own_seats or None
            )
            self.app.push_screen(screen, self.after_result)

    def close_result(self) -> None:
        """Close the result, and what was opened from it, when another game is opened."""
        from happycity.terminal.screens.result import ResultScreen

        result = next((each for each in self.app.screen_stack if isinstance(each, ResultScreen)), None)
        if result is not None:
            while self.app.screen is not result:
                self.app.pop_screen()
            result.dismiss(None)

    def after_result(self, choice: str | None) -> None:
        """Return to the table, open another game, or leave."""
        if choice == "again":
            self.action_again()
        elif choice is not None:
            self.dismiss(None)
