"""The full-screen app: from the menu to a table and back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import WorkerFailed

from happycity import i18n
from happycity.errors import HappyCityError
from happycity.preferences import remember_language
from happycity.terminal import start
from happycity.terminal.screens.local_table import LocalTable
from happycity.terminal.screens.menu import MenuScreen
from happycity.terminal.screens.replay import ReplayTable
from happycity.terminal.screens.table import TableScreen
from happycity.terminal.sessions import save_list, saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.texts import Texts

if TYPE_CHECKING:
    from happycity.schema.game import Record

PACE = 0.6
"""Seconds that a bot's action is shown before the next."""


class HappyCityApp(App[None]):
    """Happy City in a terminal."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 - Textual declares an instance variable
        (0, "-narrow"),
        (110, "-normal"),
        (160, "-wide"),
    ]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (34, "-tall")]  # noqa: RUF012

    def __init__(
        self,
        request: start.GameRequest,
        *,
        session: LocalSession | None = None,
        record: Record | None = None,
        at: int = 0,
        table: TableScreen | None = None,
        pace: float = PACE,
    ) -> None:
        super().__init__()
        self.request = request
        self.session = session
        self.record = record
        self.at = at
        self.table = table
        self.pace = pace
        self.title = i18n.text("game-title", request.locale)
        self.interrupted = False

    def action_interrupt(self) -> None:
        """Ctrl-C, also while a window lies on the table."""
        self.interrupted = True
        self.exit()

    def show(self) -> None:
        """Run until somebody leaves. What went wrong is raised again, so that it is told as everywhere else."""
        self.run()
        if self.interrupted:
            raise KeyboardInterrupt
        error = self._exception
        if error is not None:
            raise error.error if isinstance(error, WorkerFailed) else error

    def _fatal_error(self) -> None:
        """Textual would print a page with every local variable, seeds among them."""
        self._close_messages_no_wait()

    @property
    def locale(self) -> str:
        return self.request.locale

    def on_mount(self) -> None:
        if self.table is not None:
            self.open(self.table)
        elif self.record is not None:
            self.open(ReplayTable(self.record, self.locale, at=self.at))
        elif self.session is not None:
            self.open_session(self.session)
        else:
            me = (self.request.names or [start.own_name(self.locale)])[0]
            self.push_screen(MenuScreen(self.request, me))

    def open(self, screen: Screen[str | None]) -> None:
        """Put a table on the screen; the labels of its keys are put into the reader's language first."""
        self.push_screen(screen, self.left)

    def open_session(self, session: LocalSession) -> None:
        """A table for a session."""
        self.session = session
        texts = Texts(self.locale, session.names, session.game.catalogue)
        self.open(LocalTable(session, texts, self.pace))

    def left(self, request: str | None) -> None:
        """Somebody left a table."""
        if request == "again" and self.session is not None:
            self.open_session(again(self.session))
        elif not any(isinstance(screen, MenuScreen) for screen in self.screen_stack):
            self.exit()

    def on_menu_screen_start(self, event: MenuScreen.Start) -> None:
        try:
            self.open_session(start.new_session(event.request))
        except HappyCityError as error:
            self.complain(error)

    def on_menu_screen_language(self, event: MenuScreen.Language) -> None:
        self.request = replace(self.request, locale=event.locale)
        remember_language(event.locale)
        me = (self.request.names or [start.own_name(self.locale)])[0]
        self.switch_screen(MenuScreen(self.request, me, focus="language", setup=event.setup))

    def on_menu_screen_continue(self, event: MenuScreen.Continue) -> None:
        file, request = event.save.file, self.request
        try:
            session = LocalSession.resume(
                file, keep=request.keep, think_ms=request.think_ms, locale=self.locale
            )
            self.open_session(session)
        except HappyCityError as error:
            self.complain_of(saves.Damaged(file, error))

    def on_menu_screen_watch(self, event: MenuScreen.Watch) -> None:
        try:
            self.open(ReplayTable(event.save.record, self.locale))
        except HappyCityError as error:
            self.complain_of(saves.Damaged(event.save.file, error))

    def complain(self, error: HappyCityError) -> None:
        """What was refused, in one sentence."""
        self.notify(i18n.describe(f"error-{error.code}", error.arguments, self.locale), severity="error")

    def complain_of(self, save: saves.Damaged) -> None:
        """A saved game that cannot be opened."""
        self.notify(save_list.Teller(self.locale).damaged(save), severity="error")


def again(session: LocalSession) -> LocalSession:
    """A new game with the same people, options and cards."""
    from happycity.game.game import Game

    game = Game(session.game.options, catalogue=session.game.catalogue)
    file = saves.new_file() if session.file is not None else None
    following = LocalSession(game, session.seats, file=file, think_ms=session.think_ms)
    following.save()
    return following
