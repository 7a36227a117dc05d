"""The first screen: go on with a game, set up a new one, watch a saved one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import ClassVar, TypeVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Footer, Static

from happycity import i18n
from happycity.bots.levels import BUILT_IN
from happycity.game.options import MODES, PLAYERS, SCORINGS
from happycity.terminal.screens import cells
from happycity.terminal.screens.dialogues import InputDialogue
from happycity.terminal.screens.save_picker import offer
from happycity.terminal.screens.table import key, name_keys
from happycity.terminal.sessions import save_list, saves
from happycity.terminal.sessions.local import BOT, DEFAULT_BOT, seats_of
from happycity.terminal.start import LONGEST_NAME, GameRequest

SKYLINE = (
    "        ▟▙            ▄                      ",
    "  ▗▄▖   ██   ▗▄▄▖    ▐█▌   ▗▄▖     ▟▙   ▗▄▄▖ ",
    "▄▄▐█▌▄▄▄██▄▄▄▐██▌▄▄▄▄███▄▄▄▐█▌▄▄▄▄▄██▄▄▄▐██▌▄",
)
WALLS = (0, 6, 12, 18, 25, 32, 38, 45)
"""Where one house of the skyline ends and the next begins."""
HUES = ("yellow", "blue", "orange", "purple", "green")
Value = TypeVar("Value")


@dataclass(slots=True)
class Setup:
    """A new game as it is being chosen."""

    mode: str = "family"
    players: int = 2
    grozilla: bool = False
    scoring: str = "product"
    seats: list[str] = field(default_factory=list)

    def request(self, base: GameRequest) -> GameRequest:
        """What is asked for."""
        from dataclasses import replace

        return replace(
            base,
            mode=self.mode,
            grozilla=self.grozilla,
            scoring=self.scoring,
            names=(),
            seats=self.seats[: self.players],
        )


class MenuRow(Widget, can_focus=True):
    """A line of the menu: something to do, or a value to change with the arrow keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "press", show=False),
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
    ]

    class Pressed(Message):
        """Enter or a click."""

        def __init__(self, row: MenuRow) -> None:
            super().__init__()
            self.row = row

    class Changed(Message):
        """An arrow key."""

        def __init__(self, row: MenuRow, step: int) -> None:
            super().__init__()
            self.row = row
            self.step = step

    def __init__(self, name: str, label: str, value: Callable[[], str] | None = None) -> None:
        super().__init__(id=f"menu-{name}")
        self.key = name
        self.label = label
        self.value = value

    def render(self) -> Content:
        if self.value is None:
            return Content.styled(f" {self.label}", "bold")
        value = self.value()
        return Content.assemble(
            f" {self.label:<16} ", ("‹ ", cells.GREY), (value, f"bold {cells.GOLD}"), (" ›", cells.GREY)
        )

    def action_press(self) -> None:
        self.post_message(self.Pressed(self))

    def action_change(self, step: int) -> None:
        self.post_message(self.Changed(self, step))

    def on_click(self, event: events.Click) -> None:
        self.focus()
        self.post_message(self.Pressed(self))


class MenuScreen(Screen[None]):
    """Home."""

    BINDINGS: ClassVar[list[BindingType]] = [key("q,escape", "app.quit", "quit")]

    class Start(Message):
        """A new game."""

        def __init__(self, request: GameRequest) -> None:
            super().__init__()
            self.request = request

    class Continue(Message):
        """A saved game."""

        def __init__(self, save: saves.Save) -> None:
            super().__init__()
            self.save = save

    class Language(Message):
        """Another language; what was chosen so far stays chosen."""

        def __init__(self, locale: str, setup: Setup) -> None:
            super().__init__()
            self.locale = locale
            self.setup = setup

    class Watch(Message):
        """A saved game, told again."""

        def __init__(self, save: saves.Save) -> None:
            super().__init__()
            self.save = save

    def __init__(
        self, request: GameRequest, me: str, focus: str | None = None, setup: Setup | None = None
    ) -> None:
        super().__init__()
        name_keys(self, request.locale)
        self.base = request
        self.first = focus
        self.locale = request.locale
        bot = (request.bots or [DEFAULT_BOT])[0]
        self.setup = setup or Setup(
            mode=request.mode,
            grozilla=request.grozilla,
            scoring=request.scoring,
            seats=[me, *([BOT + bot] * 4)],
        )
        self.unfinished = save_list.unfinished()

    def say(self, message: str, /, **args: object) -> str:
        return i18n.text(f"terminal-{message}", self.locale, **args)

    def compose(self) -> ComposeResult:
        with Vertical(id="menu"):
            yield Static(self.title_text(), id="skyline", markup=False)
            yield MenuRow("continue", self.going_on())
            yield MenuRow("start", self.say("menu-start"))
            yield MenuRow("mode", self.say("menu-mode"), lambda: self.say(f"menu-{self.setup.mode}"))
            yield MenuRow("players", self.say("menu-players"), lambda: str(self.setup.players))
            yield MenuRow(
                "grozilla", self.say("menu-grozilla"), lambda: self.say(f"menu-{yes(self.setup.grozilla)}")
            )
            yield MenuRow("scoring", self.say("menu-scoring"), lambda: self.say(f"menu-{self.setup.scoring}"))
            for index in range(PLAYERS[-1]):
                yield MenuRow(
                    f"seat-{index}", self.say("menu-seat", number=index + 1), self.seat_teller(index)
                )
            yield MenuRow("language", self.say("menu-language"), lambda: self.say("language-name"))
            yield MenuRow("watch", self.say("menu-watch"))
            yield MenuRow("quit", self.say("menu-quit"))
        yield Static(self.say("menu-help"), id="menu-help", markup=False)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.renew()
        self.look_for_saves()
        first = self.first or ("continue" if self.games else "start")
        self.query_one(f"#menu-{first}").focus()

    def on_screen_resume(self) -> None:
        self.unfinished = save_list.unfinished()
        self.look_for_saves()

    def look_for_saves(self) -> None:
        """Offer the unfinished games, if there are any."""
        row = self.query_one("#menu-continue", MenuRow)
        row.label = self.going_on()
        if not self.unfinished and row.has_focus:
            self.query_one("#menu-start").focus()
        row.disabled = not self.unfinished
        row.refresh()

    @property
    def games(self) -> list[saves.Save]:
        """The unfinished games, without what is damaged."""
        return [item for item in self.unfinished if isinstance(item, saves.Save)]

    def title_text(self) -> Content:
        """A little town in the five colours."""
        lines = []
        for line in SKYLINE:
            parts = [
                (line[start:end], cells.BRIGHT[HUES[index % 5]])
                for index, (start, end) in enumerate(pairwise(WALLS))
            ]
            lines.append(Content.assemble(*parts))
        title = i18n.text("game-title", self.locale).upper().split()
        spaced = "   ".join(" ".join(word) for word in title)  # as on a sign
        lines.append(Content.styled(spaced.center(45), f"bold {cells.GOLD}"))
        return Content("\n").join(lines)

    def going_on(self) -> str:
        """What there is to go on with: nothing, one game, or several."""
        if not self.unfinished:
            return self.say("menu-nothing-unfinished")
        if not self.games:
            return self.say("menu-damaged", count=len(self.unfinished))
        if len(self.games) > 1:
            return self.say("menu-unfinished", count=len(self.games))
        names = [seat.name for seat in seats_of(list(map(str, self.games[0].record.get("players") or "?")))]
        return self.say("menu-continue", names=names)

    def seat_teller(self, index: int) -> Callable[[], str]:
        """Who sits in a seat."""

        def tell() -> str:
            word = self.setup.seats[index]
            if word.startswith(BOT):
                return self.say("menu-bot", bot=word.removeprefix(BOT))
            return self.say("menu-person", name=word)

        return tell

    def renew(self) -> None:
        """Show the values as they are."""
        for row in self.query(MenuRow):
            if row.key.startswith("seat-"):
                row.display = int(row.key.removeprefix("seat-")) < self.setup.players
            row.refresh()

    # Changing

    def on_menu_row_changed(self, event: MenuRow.Changed) -> None:
        self.change(event.row.key, event.step)

    def change(self, name: str, step: int) -> None:
        """The next or the previous value."""
        setup = self.setup
        if name == "mode":
            setup.mode = following(MODES, setup.mode, step)
        elif name == "players":
            setup.players = following(PLAYERS, setup.players, step)
        elif name == "grozilla":
            setup.grozilla = not setup.grozilla
        elif name == "scoring":
            setup.scoring = following(SCORINGS, setup.scoring, step)
        elif name == "language":
            locale = following(i18n.available_locales(), self.locale, step)
            self.post_message(self.Language(locale, setup))
        elif name.startswith("seat-"):
            self.change_seat(int(name.removeprefix("seat-")), step)
        self.renew()

    def change_seat(self, index: int, step: int) -> None:
        """A person, or one of the bots."""
        person = i18n.text("player-seat", self.locale, number=index + 1)
        word = self.setup.seats[index]
        given = person if word.startswith(BOT) else word
        self.setup.seats[index] = following([given, *(BOT + bot for bot in BUILT_IN)], word, step)

    def on_menu_row_pressed(self, event: MenuRow.Pressed) -> None:
        name = event.row.key
        if name == "start":
            self.post_message(self.Start(self.setup.request(self.base)))
        elif name == "continue":
            self.go_on()
        elif name == "watch":
            self.pick_saved()
        elif name == "quit":
            self.app.exit()
        elif name.startswith("seat-") and not self.setup.seats[int(name[5:])].startswith(BOT):
            self.rename(int(name[5:]))
        else:
            self.change(name, 1)

    def rename(self, index: int) -> None:
        """Ask for a person's name."""

        def named(name: str | None) -> None:
            if name:
                self.setup.seats[index] = name.removeprefix(BOT)
                self.renew()

        box = InputDialogue(self.say("menu-name"), self.setup.seats[index], longest=LONGEST_NAME)
        self.app.push_screen(box, named)

    def go_on(self) -> None:
        """The only unfinished game, or the one that somebody chooses."""
        if len(self.unfinished) == len(self.games) == 1:
            self.post_message(self.Continue(self.games[0]))
        elif self.unfinished:
            offer(
                self.app,
                self.say("title-unfinished"),
                self.unfinished,
                self.locale,
                lambda save: self.post_message(self.Continue(save)),
            )

    def pick_saved(self) -> None:
        """Choose a saved game to watch."""
        items = list(saves.found())
        if not items:
            self.notify(self.say("menu-nothing-saved"))
            return
        offer(
            self.app,
            self.say("menu-watch"),
            items,
            self.locale,
            lambda save: self.post_message(self.Watch(save)),
        )


def following(values: Sequence[Value], value: Value, step: int) -> Value:
    """The value after or before another, round and round."""
    index = values.index(value) if value in values else -step
    return values[(index + step) % len(values)]


def yes(flag: bool) -> str:
    """The end of a message's id."""
    return "yes" if flag else "no"
