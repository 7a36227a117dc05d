"""A table at this keyboard: people choose, bots answer at a pace that can be followed."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual.binding import BindingType
from textual.worker import WorkerState

from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.terminal.hints import Hint, advise
from happycity.terminal.lines.statistics import keep
from happycity.terminal.screens.table import TableScreen, key, told
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.texts import Texts


class LocalTable(TableScreen):
    """A session on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [key("r", "results", "results")]

    def __init__(self, session: LocalSession, texts: Texts, pace: float) -> None:
        super().__init__(texts)
        self.session = session
        self.pace = pace
        self.thinking = False
        texts.meet(session)
        self.log_lines = told(texts, session.game.events)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def viewer(self) -> int:
        people = self.session.people
        if self.session.waiting or not people:
            return self.game.seat
        # While bots play, the person who comes next looks on.
        players = self.game.options.players
        return min(people, key=lambda seat: (seat - self.game.seat) % players)

    @property
    def choosing(self) -> bool:
        return self.session.waiting and not self.thinking

    def on_mount(self) -> None:
        self.thinking = True
        self.repaint()
        self.call_after_refresh(self.repaint_if_ready)  # now that everything has its size
        self.run_worker(self.drive(), exclusive=True, group="drive")

    async def drive(self) -> None:
        """Let bots play, and single answers be given, until a person must decide or the game is over."""
        self.thinking = True
        while not self.game.over:
            legal = self.game.legal()
            if self.session.waiting and len(legal) > 1:
                break
            action = legal[0] if len(legal) == 1 else await self.think(legal)
            self.played(action)
            await asyncio.sleep(0 if self.session.waiting else self.pace)
        self.thinking = False
        self.note = ""
        self.repaint()
        self.refresh_bindings()
        self.query_one("#choices").focus()
        if self.game.over:
            self.run_worker(asyncio.to_thread(keep, self.session), group="keep")
            self.finish()

    async def think(self, legal: list[Action]) -> str:
        """Ask the bot in a thread, so that the screen stays alive."""
        seat = self.game.seat
        self.note = self.say("thinking", name=self.texts.players[seat])
        if self.pace:
            self.repaint()
        bot, view = self.session.bot(seat), self.game.view(seat)
        action = await asyncio.to_thread(bot.decide, view, legal)
        self.note = ""
        return action

    def played(self, action: str) -> None:
        """An action was played: tell it and show the table."""
        self.hinted = None
        self.log_lines += told(self.texts, self.session.play(action))
        if self.session.trouble is not None:
            self.notify(
                self.texts.reason(self.session.trouble.code, self.session.trouble.arguments), severity="error"
            )
            self.session.trouble = None
        if self.pace:
            self.repaint()

    def choose(self, action: Action) -> None:
        if not self.choosing:
            return
        self.viewed = None
        self.board.about("")
        self.played(action)
        self.run_worker(self.drive(), exclusive=True, group="drive")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The result can be looked at once there is one; then nothing is left to ask about."""
        if action in ("results", "hint"):
            return self.game.over == (action == "results")
        return super().check_action(action, parameters)

    def action_results(self) -> None:
        self.finish()

    def finish(self) -> None:
        """Show who won, and why."""
        from happycity.terminal.screens.result import ResultScreen

        self.app.push_screen(
            ResultScreen(self.game, self.texts, people=self.session.people or None), self.after_result
        )

    def after_result(self, request: str | None) -> None:
        """Back to the table, another game, or home."""
        if request is not None:
            self.dismiss(request)

    def action_undo(self) -> None:
        if self.thinking:
            return
        if not self.session.undo():
            self.notify(self.texts.reason("nothing-to-undo", {"value": 0, "most": 0}))
            return
        self.hinted = None
        self.viewed = None
        self.log_lines = told(self.texts, self.game.events)
        self.repaint()

    def action_hint(self) -> None:
        if self.choosing:
            self.run_worker(self.ask_hint(), exclusive=True, group="hint")

    async def ask_hint(self) -> None:
        """Ask the adviser in a thread; an answer that comes too late is dropped."""
        moment = len(self.game.actions)
        self.board.about(self.say("thinking-hint"))
        hint: Hint = await asyncio.to_thread(advise, self.game.copy())
        if moment != len(self.game.actions) or not self.choosing:
            return
        self.show_hint(hint)

    def action_leave(self) -> None:
        for worker in list(self.workers):
            if worker.state in (WorkerState.RUNNING, WorkerState.PENDING):
                worker.cancel()
        self.session.close()
        self.dismiss(None)
