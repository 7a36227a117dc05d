"""The full-screen app: from the menu to a table and back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import WorkerFailed

from happycity import i18n
from happycity.errors import HappyCityError
from happycity.preferences import remember_language
from happycity.terminal.screens.local_table import LocalTable
from happycity.terminal.screens.menu import MenuScreen
from happycity.terminal.screens.replay import ReplayTable
from happycity.terminal.screens.table import TableScreen
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest, new_session, rematch
from happycity.terminal.sessions.save_list import SaveTexts
from happycity.terminal.sessions.saves import DamagedSave
from happycity.terminal.texts import Texts

if TYPE_CHECKING:
    from happycity.schema.game import Record

PACE_S: Final = 0.6
"""The time for a bot's action on the screen."""


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
        request: GameRequest,
        *,
        session: LocalSession | None = None,
        record: Record | None = None,
        at: int = 0,
        table: TableScreen | None = None,
        pace_s: float = PACE_S,
    ) -> None:
        super().__init__()
        self.request = request
        self.session = session
        self.record = record
        self.at = at
        self.table = table
        self.pace_s = pace_s
        self.title = i18n.text("game-title", request.locale)
        self.was_interrupted = False

    def action_interrupt(self) -> None:
        """Handle Ctrl-C, also while a dialogue is open."""
        self.was_interrupted = True
        self.exit()

    def show(self) -> None:
        """Run until somebody leaves. An error is raised again, so that it is reported as everywhere else."""
        self.run()
        if self.was_interrupted:
            raise KeyboardInterrupt
        error = self._exception
        if error is not None:
            raise error.error if isinstance(error, WorkerFailed) else error

    def _fatal_error(self) -> None:
        """Do not print every local variable, as Textual would: seeds are among them."""
        self._close_messages_no_wait()

    @property
    def locale(self) -> str:
        return self.request.locale

    def on_mount(self) -> None:
        if self.table is not None:
            self.open_table(self.table)
        elif self.record is not None:
            self.open_table(ReplayTable(self.record, self.locale, at=self.at))
        elif self.session is not None:
            self.open_session(self.session)
        else:
            self.push_screen(MenuScreen(self.request))

    def open_table(self, table: TableScreen) -> None:
        """Open a table."""
        self.push_screen(table, self.after_table)

    def open_session(self, session: LocalSession) -> None:
        """Open the table of a session."""
        self.session = session
        texts = Texts(self.locale, session.names, session.game.catalogue)
        self.open_table(LocalTable(session, texts, self.pace_s))

    def after_table(self, choice: str | None) -> None:
        """Play again, return to the menu, or leave."""
        if choice == "again" and self.session is not None:
            self.open_session(rematch(self.session))
        elif not any(isinstance(screen, MenuScreen) for screen in self.screen_stack):
            self.exit()

    def on_menu_screen_start(self, event: MenuScreen.Start) -> None:
        try:
            self.open_session(new_session(event.request))
        except HappyCityError as error:
            self.notify(i18n.describe(f"error-{error.code}", error.arguments, self.locale), severity="error")

    def on_menu_screen_language(self, event: MenuScreen.Language) -> None:
        self.request = replace(self.request, locale=event.locale)
        remember_language(event.locale)
        self.switch_screen(MenuScreen(self.request, focus="language", setup=event.setup))

    def on_menu_screen_continue(self, event: MenuScreen.Continue) -> None:
        file, request = event.save.file, self.request
        try:
            session = LocalSession.resume(
                file, save=request.save, think_ms=request.think_ms, locale=self.locale
            )
            self.open_session(session)
        except HappyCityError as error:
            self.notify_damage(DamagedSave(file, error))

    def on_menu_screen_watch(self, event: MenuScreen.Watch) -> None:
        try:
            self.open_table(ReplayTable(event.save.record, self.locale))
        except HappyCityError as error:
            self.notify_damage(DamagedSave(event.save.file, error))

    def notify_damage(self, save: DamagedSave) -> None:
        """Say why a saved game cannot be opened."""
        self.notify(SaveTexts(self.locale).damage(save), severity="error")
