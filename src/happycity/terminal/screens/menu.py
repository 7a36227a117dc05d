"""The first screen: resume a game, set up a new one, watch a saved one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Footer, Static

from happycity import i18n
from happycity.game.options import PLAYERS
from happycity.terminal.screens.dialogues import InputDialogue
from happycity.terminal.screens.game_setup import GameSetup, cycle
from happycity.terminal.screens.keys import key, localize_keys
from happycity.terminal.screens.menu_row import MenuRow
from happycity.terminal.screens.save_picker import pick_save
from happycity.terminal.screens.skyline import skyline
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.new_game import GameRequest
from happycity.terminal.sessions.save_list import unfinished_saves
from happycity.terminal.sessions.seats import BOT_PREFIX, MAX_NAME_LENGTH, parse_seats


class MenuScreen(Screen[None]):
    """The menu."""

    BINDINGS: ClassVar[list[BindingType]] = [key("q,escape", "app.quit", "quit")]

    class Start(Message):
        """Start a new game."""

        def __init__(self, request: GameRequest) -> None:
            super().__init__()
            self.request = request

    class Continue(Message):
        """Resume a saved game."""

        def __init__(self, save: saves.Save) -> None:
            super().__init__()
            self.save = save

    class Language(Message):
        """Switch to another language; the setup stays."""

        def __init__(self, locale: str, setup: GameSetup) -> None:
            super().__init__()
            self.locale = locale
            self.setup = setup

    class Watch(Message):
        """Watch a saved game."""

        def __init__(self, save: saves.Save) -> None:
            super().__init__()
            self.save = save

    def __init__(
        self, request: GameRequest, focus: str | None = None, setup: GameSetup | None = None
    ) -> None:
        super().__init__()
        localize_keys(self, request.locale)
        self.request = request
        self.first_focus = focus
        self.locale = request.locale
        self.setup = setup or GameSetup.of_request(request)
        self.unfinished = unfinished_saves()

    def say(self, message: str, /, **args: object) -> str:
        return i18n.text(f"terminal-{message}", self.locale, **args)

    def compose(self) -> ComposeResult:
        setup = self.setup
        with Vertical(id="menu"):
            yield Static(skyline(self.locale), id="skyline", markup=False)
            yield MenuRow("continue", self.continue_label())
            yield MenuRow("start", self.say("menu-start"))
            yield MenuRow("mode", self.say("menu-mode"), lambda: self.say(f"menu-{setup.mode}"))
            yield MenuRow("players", self.say("menu-players"), lambda: str(setup.players))
            yield MenuRow(
                "grozilla",
                self.say("menu-grozilla"),
                lambda: self.say("menu-yes" if setup.grozilla else "menu-no"),
            )
            yield MenuRow("scoring", self.say("menu-scoring"), lambda: self.say(f"menu-{setup.scoring}"))
            for index in range(PLAYERS[-1]):
                label = self.say("menu-seat", number=index + 1)
                yield MenuRow(f"seat-{index}", label, self.seat_label(index))
            yield MenuRow("language", self.say("menu-language"), lambda: self.say("language-name"))
            yield MenuRow("watch", self.say("menu-watch"))
            yield MenuRow("quit", self.say("menu-quit"))
        yield Static(self.say("menu-help"), id="menu-help", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.refresh_rows()
        self.refresh_continue_row()
        first = self.first_focus or ("continue" if self.games else "start")
        self.query_one(f"#menu-{first}").focus()

    def on_screen_resume(self) -> None:
        self.unfinished = unfinished_saves()
        self.refresh_continue_row()

    def refresh_continue_row(self) -> None:
        """Offer the unfinished games, if there are any."""
        row = self.query_one("#menu-continue", MenuRow)
        row.label = self.continue_label()
        if not self.unfinished and row.has_focus:
            self.query_one("#menu-start").focus()
        row.disabled = not self.unfinished
        row.refresh()

    def refresh_rows(self) -> None:
        """Show the present values."""
        for row in self.query(MenuRow):
            index = seat_index(row.key)
            if index is not None:
                row.display = index < self.setup.players
            row.refresh()

    @property
    def games(self) -> list[saves.Save]:
        """The unfinished games without damaged ones."""
        return [item for item in self.unfinished if isinstance(item, saves.Save)]

    def continue_label(self) -> str:
        """What can be resumed: nothing, one game, or several."""
        if not self.unfinished:
            return self.say("menu-nothing-unfinished")
        if not self.games:
            return self.say("menu-damaged", count=len(self.unfinished))
        if len(self.games) > 1:
            return self.say("menu-unfinished", count=len(self.games))
        names = [
            seat.name for seat in parse_seats(list(map(str, self.games[0].record.get("players") or "?")))
        ]
        return self.say("menu-continue", names=names)

    def seat_label(self, index: int) -> Callable[[], str]:
        """Who sits in a seat."""

        def label() -> str:
            seat = self.setup.seats[index]
            if self.setup.is_bot(index):
                return self.say("menu-bot", bot=seat.removeprefix(BOT_PREFIX))
            return self.say("menu-person", name=seat)

        return label

    # Changes

    def on_menu_row_changed(self, event: MenuRow.Changed) -> None:
        self.change(event.row.key, event.step)

    def change(self, name: str, step: int) -> None:
        """Change a row to the next or the previous value."""
        index = seat_index(name)
        if index is not None:
            self.setup.change_seat(index, step, self.locale)
        elif name == "language":
            locale = cycle(i18n.available_locales(), self.locale, step)
            self.post_message(self.Language(locale, self.setup))
        else:
            self.setup.change(name, step)
        self.refresh_rows()

    def on_menu_row_pressed(self, event: MenuRow.Pressed) -> None:
        name = event.row.key
        index = seat_index(name)
        if name == "start":
            self.post_message(self.Start(self.setup.to_request(self.request)))
        elif name == "continue":
            self.resume_game()
        elif name == "watch":
            self.watch_game()
        elif name == "quit":
            self.app.exit()
        elif index is not None and not self.setup.is_bot(index):
            self.rename(index)
        else:
            self.change(name, 1)

    def rename(self, index: int) -> None:
        """Ask for a person's name."""

        def set_name(name: str | None) -> None:
            if name:
                self.setup.seats[index] = name.removeprefix(BOT_PREFIX)
                self.refresh_rows()

        dialogue = InputDialogue(self.say("menu-name"), self.setup.seats[index], max_length=MAX_NAME_LENGTH)
        self.app.push_screen(dialogue, set_name)

    def resume_game(self) -> None:
        """Resume the only unfinished game, or let somebody choose one."""
        if len(self.unfinished) == len(self.games) == 1:
            self.post_message(self.Continue(self.games[0]))
        elif self.unfinished:
            pick_save(
                self.app,
                self.say("title-unfinished"),
                self.unfinished,
                self.locale,
                lambda save: self.post_message(self.Continue(save)),
            )

    def watch_game(self) -> None:
        """Let somebody choose a saved game to watch."""
        items = list(saves.iter_saves())
        if not items:
            self.notify(self.say("menu-nothing-saved"))
            return
        pick_save(
            self.app,
            self.say("menu-watch"),
            items,
            self.locale,
            lambda save: self.post_message(self.Watch(save)),
        )


def seat_index(row: str) -> int | None:
    """The seat of a row; None if it is another row."""
    return int(row.removeprefix("seat-")) if row.startswith("seat-") else None
