"""A table on the screen: keys, mouse and the log. Its three kinds say where the game comes from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, OptionList
from textual.widgets.option_list import Option

from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.terminal.hints import Hint
from happycity.terminal.lines.report import Report
from happycity.terminal.screens.board import Board
from happycity.terminal.screens.dialogues import ChoiceDialogue, TextDialogue
from happycity.terminal.screens.keys import KEYS, help_text, key, localize_keys
from happycity.terminal.screens.spots import Spot
from happycity.terminal.texts import Texts

if TYPE_CHECKING:
    from happycity.schema.game import Event
    from happycity.terminal.sessions.protocol import RoomNews

DIGITS: Final = "1234567890"


class TableScreen(Screen[str | None]):
    """A game on the screen."""

    AUTO_FOCUS = "#choices"
    KEYS: ClassVar[dict[str, str]] = KEYS
    TITLE: ClassVar[str] = "title-waiting"
    """The title above the choices while there are none."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("h", "hint", "hint"),
        key("u", "undo", "undo"),
        key("o", "other_city", "city"),
        key("s", "scores", "scores"),
        key("l", "log", "log"),
        key("question_mark", "help", "help"),
        key("escape", "home", "home", show=False),
        key("q", "leave", "leave"),
    ]

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        localize_keys(self, texts.locale)
        self.texts = texts
        self.viewed_seat: int | None = None
        """The seat whose city is shown instead of the viewer's own."""
        self.hinted_action: str | None = None
        self.hint_text = ""
        self.log_lines: list[str] = []
        self.note = ""

    # What each kind of table defines

    @property
    def game(self) -> Game:
        """The game as it is now."""
        raise NotImplementedError

    @property
    def viewer(self) -> int:
        """The seat from which the table is seen."""
        raise NotImplementedError

    @property
    def is_choosing(self) -> bool:
        """Must somebody at this keyboard decide?"""
        return False

    def choose(self, action: Action) -> None:
        """Play an action that somebody at this keyboard chose."""

    # The screen

    def compose(self) -> ComposeResult:
        yield Board()
        yield Footer(show_command_palette=False)

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    def on_mount(self) -> None:
        self.refresh_table()

    def refresh_table(self) -> None:
        """Show the table as it is now."""
        self.board.show(
            self.game,
            self.texts,
            viewer=self.shown_seat,
            is_choosing=self.is_choosing,
            hint=self.hinted_action,
            note=self.note,
        )
        if not self.is_choosing and not self.game.over:
            self.query_one("#choices").border_title = Content(self.say(self.TITLE))
        self.board.show_log(self.log_lines, self.say("title-news"))

    @property
    def shown_seat(self) -> int:
        """The seat whose city is shown."""
        return self.viewer if self.viewed_seat is None else self.viewed_seat

    def on_resize(self) -> None:
        self.call_after_refresh(self.refresh_table_if_ready)

    def refresh_table_if_ready(self) -> None:
        """Refresh after a change of size, if the screen is there."""
        if self.is_ready:
            self.refresh_table()

    @property
    def is_ready(self) -> bool:
        """Is the screen there? Not while it is being mounted or removed."""
        is_open = self.app.is_running and self in self.app.screen_stack  # also beneath a dialogue
        return is_open and bool(self.query("#head"))

    def say(self, message: str, /, **args: object) -> str:
        return self.texts.say(message, **args)

    # Choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        action = self.legal_action(event.option)
        if action is not None:
            self.choose(action)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        action = self.legal_action(event.option)
        if action is None:
            return
        is_hinted = action == self.hinted_action and self.hint_text
        self.board.describe(self.hint_text if is_hinted else Report(self.game, self.texts).choice(action))

    def legal_action(self, option: Option) -> Action | None:
        """The action of a choice. None if it is no longer legal: a room may have gone on meanwhile."""
        legal = self.game.legal() if self.is_choosing else []
        return next((action for action in legal if action == option.id), None)

    def on_key(self, event: events.Key) -> None:
        if event.key in DIGITS and self.is_choosing:
            number = DIGITS.index(event.key)
            legal = self.game.legal()
            if number < len(legal):
                event.stop()
                self.choose(legal[number])

    def on_spot_inspected(self, event: Spot.Inspected) -> None:
        self.board.describe(event.spot.describe())

    def on_spot_chosen(self, event: Spot.Chosen) -> None:
        spot = event.spot
        if not spot.actions:
            if spot.seat is not None:
                self.viewed_seat = None if spot.seat == self.viewer else spot.seat
                self.refresh_table()
            self.board.describe(spot.describe())
            return
        if len(spot.actions) == 1:
            self.choose(spot.actions[0])
            return
        actions = spot.actions
        labels = [f"{number} {self.texts.action(self.game, each)}" for number, each in enumerate(actions, 1)]
        dialogue = ChoiceDialogue(self.say("title-pay"), labels)
        self.app.push_screen(dialogue, lambda index: self.choose_payment(actions, index))

    def choose_payment(self, actions: Sequence[Action], index: int | None) -> None:
        """Play one of several ways to pay."""
        if index is not None and actions[index] in self.game.legal():
            self.choose(actions[index])

    # Looking

    def action_home(self) -> None:
        """Return to one's own city and to the choices."""
        self.viewed_seat = None
        self.refresh_table()
        self.query_one("#choices", OptionList).focus()

    def action_other_city(self) -> None:
        """Show the next city round the table."""
        next_seat = (self.shown_seat + 1) % self.game.options.players
        self.viewed_seat = None if next_seat == self.viewer else next_seat
        self.refresh_table()

    def action_scores(self) -> None:
        """Show everybody's score sheets."""
        lines = Report(self.game, self.texts).scores()
        self.app.push_screen(TextDialogue(self.say("title-scores"), "\n".join(lines)))

    def action_log(self) -> None:
        """Show the whole log."""
        self.app.push_screen(TextDialogue(self.say("title-log"), "\n".join(reversed(self.log_lines))))

    def action_help(self) -> None:
        """Show the keys and signs."""
        self.app.push_screen(TextDialogue(self.say("title-help"), help_text(self.texts, self.KEYS)))

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(None)

    def show_hint(self, hint: Hint) -> None:
        """Mark the action of a hint, and show the reason."""
        lines = hint.lines(self.game, self.texts)
        self.hinted_action, self.hint_text = hint.action, "★ " + " ".join(lines)
        self.refresh_table()
        self.board.describe(self.hint_text)

    def action_hint(self) -> None:
        """Give a hint."""

    def action_undo(self) -> None:
        """Take the last choice back."""


def describe_events(texts: Texts, events: Sequence[Event | RoomNews]) -> list[str]:
    """Events as sentences."""
    return [texts.event(event) for event in events]
