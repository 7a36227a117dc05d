"""A table at this keyboard: people choose, and bots answer at a readable pace."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual.binding import BindingType
from textual.worker import WorkerState

from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.terminal.hints import advise
from happycity.terminal.screens.keys import key
from happycity.terminal.screens.table import TableScreen, describe_events
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.results import save_result
from happycity.terminal.texts import Texts


class LocalTable(TableScreen):
    """A local session on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [key("r", "results", "results")]

    def __init__(self, session: LocalSession, texts: Texts, pace_s: float) -> None:
        super().__init__(texts)
        self.session = session
        self.pace_s = pace_s
        self.is_thinking = False
        texts.address(session)
        self.log_lines = describe_events(texts, session.events)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def viewer(self) -> int:
        own_seats = self.session.own_seats
        if self.session.awaits_choice or not own_seats:
            return self.game.seat
        # While bots play, the next person watches.
        players = self.game.options.players
        return min(own_seats, key=lambda seat: (seat - self.game.seat) % players)

    @property
    def is_choosing(self) -> bool:
        return self.session.awaits_choice and not self.is_thinking

    def on_mount(self) -> None:
        self.is_thinking = True
        self.refresh_table()
        self.call_after_refresh(self.refresh_table_if_ready)  # once every widget has its size
        self.run_worker(self.drive(), exclusive=True, group="drive")

    async def drive(self) -> None:
        """Play bots' and forced actions until a person must decide or the game is over."""
        self.is_thinking = True
        while not self.game.over:
            legal = self.game.legal()
            if self.session.awaits_choice and len(legal) > 1:
                break
            action = legal[0] if len(legal) == 1 else await self.ask_bot(legal)
            self.play(action)
            await asyncio.sleep(0 if self.session.awaits_choice else self.pace_s)
        self.is_thinking = False
        self.note = ""
        self.refresh_table()
        self.refresh_bindings()
        self.query_one("#choices").focus()
        if self.game.over:
            self.run_worker(asyncio.to_thread(save_result, self.session), group="save")
            self.show_result()

    async def ask_bot(self, legal: list[Action]) -> str:
        """Ask the bot in a thread, so that the screen stays responsive."""
        seat = self.game.seat
        self.note = self.say("thinking", name=self.texts.players[seat])
        if self.pace_s:
            self.refresh_table()
        bot, view = self.session.bot(seat), self.game.view(seat)
        action = await asyncio.to_thread(bot.decide, view, legal)
        self.note = ""
        return action

    def play(self, action: str) -> None:
        """Play an action and show what happened."""
        self.hinted_action = None
        self.log_lines += describe_events(self.texts, self.session.play(action))
        if self.session.pending_error is not None:
            self.notify(self.texts.reason(self.session.pending_error), severity="error")
            self.session.pending_error = None
        if self.pace_s:
            self.refresh_table()

    def choose(self, action: Action) -> None:
        if not self.is_choosing:
            return
        self.viewed_seat = None
        self.board.describe("")
        self.play(action)
        self.run_worker(self.drive(), exclusive=True, group="drive")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A finished game has a result, and no hints."""
        if action in ("results", "hint"):
            return self.game.over == (action == "results")
        return super().check_action(action, parameters)

    def action_results(self) -> None:
        self.show_result()

    def show_result(self) -> None:
        """Show the winners and the score sheets."""
        from happycity.terminal.screens.result import ResultScreen

        reviewed_seats = self.session.own_seats or None
        screen = ResultScreen(self.game, self.texts, reviewed_seats=reviewed_seats)
        self.app.push_screen(screen, self.after_result)

    def after_result(self, choice: str | None) -> None:
        """Return to the table, or leave it for another game or the menu."""
        if choice is not None:
            self.dismiss(choice)

    def action_undo(self) -> None:
        if self.is_thinking:
            return
        if not self.session.undo():
            self.notify(self.texts.error("nothing-to-undo", value=0, most=0))
            return
        self.hinted_action = None
        self.viewed_seat = None
        self.log_lines = describe_events(self.texts, self.session.events)
        self.refresh_table()

    def action_hint(self) -> None:
        if self.is_choosing:
            self.run_worker(self.ask_for_hint(), exclusive=True, group="hint")

    async def ask_for_hint(self) -> None:
        """Search for a hint in a thread. It is dropped if the game has gone on."""
        actions = len(self.game.actions)
        self.board.describe(self.say("thinking-hint"))
        hint = await asyncio.to_thread(advise, self.game.copy())
        if actions == len(self.game.actions) and self.is_choosing:
            self.show_hint(hint)

    def action_leave(self) -> None:
        for worker in list(self.workers):
            if worker.state in (WorkerState.RUNNING, WorkerState.PENDING):
                worker.cancel()
        self.session.close()
        self.dismiss(None)
