"""The table as a screen: keys, mouse and the log. Where the game comes from is the business of its three kinds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.dom import DOMNode
from textual.screen import Screen
from textual.widgets import Footer, OptionList
from textual.widgets.option_list import Option

from happycity import i18n
from happycity.game.actions import Action
from happycity.game.game import Game
from happycity.terminal.hints import Hint
from happycity.terminal.lines.report import Report
from happycity.terminal.screens.board import Board
from happycity.terminal.screens.dialogues import ChoiceDialogue, TextDialogue
from happycity.terminal.screens.spots import Spot
from happycity.terminal.texts import Texts

DIGITS = "1234567890"
KEYS = {
    "choose": "1 … 9 0",
    "arrows": "↑ ↓ ⏎",
    "tab": "Tab ⏎",
    "hint": "h",
    "undo": "u",
    "city": "o",
    "scores": "s",
    "log": "l",
    "home": "Esc",
    "leave": "q",
}
"""What the help window tells about."""


def key(name: str, action: str, message: str, *, show: bool = True, priority: bool = False) -> Binding:
    """A key with its label; the label is put into the reader's language when the screen is made."""
    return Binding(name, action, f"terminal-key-{message}", show=show, priority=priority)


def name_keys(screen: DOMNode, locale: str) -> None:
    """Put the labels of a screen's keys into the reader's language; the lists of its class stay as they are."""

    def named(binding: Binding) -> Binding:
        label = binding.description
        return (
            replace(binding, description=i18n.text(label, locale))
            if label.startswith("terminal-key-")
            else binding
        )

    every = screen._bindings.key_to_bindings
    screen._bindings.key_to_bindings = {key: [named(each) for each in every[key]] for key in every}


def hide_keys(screen: DOMNode, *keys: str) -> None:
    """Keys that go on working without a place in the last line."""
    every = screen._bindings.key_to_bindings
    every |= {key: [replace(each, show=False) for each in every[key]] for key in keys}


class TableScreen(Screen[str | None]):
    """A game on the screen."""

    AUTO_FOCUS = "#choices"
    KEYS: ClassVar[dict[str, str]] = KEYS
    TITLE: ClassVar[str] = "title-waiting"
    """What stands above the choices while there are none."""

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
        name_keys(self, texts.locale)
        self.texts = texts
        self.viewed: int | None = None
        """Whose city is shown instead of one's own."""
        self.hinted: str | None = None
        self.hint_text = ""
        self.log_lines: list[str] = []
        self.note = ""

    # What each kind of table says for itself

    @property
    def game(self) -> Game:
        """The game as it is now."""
        raise NotImplementedError

    @property
    def viewer(self) -> int:
        """Whose eyes the table is seen with."""
        raise NotImplementedError

    @property
    def choosing(self) -> bool:
        """Must somebody at this keyboard decide?"""
        return False

    def choose(self, action: Action) -> None:
        """Somebody at this keyboard has decided."""

    # The screen

    def compose(self) -> ComposeResult:
        yield Board()
        yield Footer(show_command_palette=False)

    @property
    def board(self) -> Board:
        return self.query_one(Board)

    def on_mount(self) -> None:
        self.repaint()

    def repaint(self) -> None:
        """Show the table as it is now."""
        shown = self.viewer if self.viewed is None else self.viewed
        self.board.show(
            self.game, self.texts, viewer=shown, choosing=self.choosing, hint=self.hinted, note=self.note
        )
        if not self.choosing and not self.game.over:
            self.query_one("#choices").border_title = Content(self.say(self.TITLE))
        self.board.tell(self.log_lines, self.say("title-news"))

    def on_resize(self) -> None:
        self.call_after_refresh(self.repaint_if_ready)

    def repaint_if_ready(self) -> None:
        """Paint again after a change of size, if there is anything to paint on."""
        if self.ready:
            self.repaint()

    @property
    def ready(self) -> bool:
        """Is there anything to paint on? Not yet, or no longer, while the screen is made or taken down."""
        here = self.app.is_running and self in self.app.screen_stack  # also beneath a dialogue
        return here and bool(self.query("#head"))

    def say(self, message: str, /, **args: object) -> str:
        return self.texts.say(message, **args)

    # Choosing

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        action = self.offered(event.option)
        if action is not None:
            self.choose(action)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        action = self.offered(event.option)
        if action is None:
            return
        hinted = action == self.hinted and self.hint_text
        self.board.about(self.hint_text if hinted else Report(self.game, self.texts).choice(action))

    def offered(self, option: Option) -> Action | None:
        """The action of a line; None if it cannot be chosen now: a room may have gone on since the list was made."""
        legal = self.game.legal() if self.choosing else []
        return next((action for action in legal if action == option.id), None)

    def on_key(self, event: events.Key) -> None:
        if event.key in DIGITS and self.choosing:
            number = DIGITS.index(event.key)
            legal = self.game.legal()
            if number < len(legal):
                event.stop()
                self.choose(legal[number])

    def on_spot_told(self, event: Spot.Told) -> None:
        self.board.about(event.spot.about())

    def on_spot_chosen(self, event: Spot.Chosen) -> None:
        spot = event.spot
        if not spot.actions:
            if spot.seat is not None:
                self.viewed = None if spot.seat == self.viewer else spot.seat
                self.repaint()
            self.board.about(spot.about())
            return
        if len(spot.actions) == 1:
            self.choose(spot.actions[0])
            return
        actions = spot.actions
        labels = [f"{number} {self.texts.action(self.game, each)}" for number, each in enumerate(actions, 1)]
        self.app.push_screen(
            ChoiceDialogue(self.say("title-pay"), labels), lambda index: self.picked(actions, index)
        )

    def picked(self, actions: Sequence[Action], index: int | None) -> None:
        """One of several ways to pay."""
        if index is not None and actions[index] in self.game.legal():
            self.choose(actions[index])

    # Looking

    def action_home(self) -> None:
        """Back to one's own city and to the choices."""
        self.viewed = None
        self.repaint()
        self.query_one("#choices", OptionList).focus()

    def action_other_city(self) -> None:
        """The next city round the table."""
        players = self.game.options.players
        shown = self.viewer if self.viewed is None else self.viewed
        following = (shown + 1) % players
        self.viewed = None if following == self.viewer else following
        self.repaint()

    def action_scores(self) -> None:
        """Where everybody's points come from."""
        lines = Report(self.game, self.texts).scores()
        self.app.push_screen(TextDialogue(self.say("title-scores"), "\n".join(lines)))

    def action_log(self) -> None:
        """The whole log."""
        self.app.push_screen(TextDialogue(self.say("title-log"), "\n".join(reversed(self.log_lines))))

    def action_help(self) -> None:
        """Keys and signs."""
        self.app.push_screen(TextDialogue(self.say("title-help"), help_text(self.texts, self.KEYS)))

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(None)

    def show_hint(self, hint: Hint) -> None:
        """Mark the action that a hint advises, and tell why."""
        lines = hint.lines(self.game, self.texts)
        self.hinted, self.hint_text = hint.action, "★ " + " ".join(lines)
        self.repaint()
        self.board.about(self.hint_text)

    def action_hint(self) -> None:
        """Somebody asks what to do."""

    def action_undo(self) -> None:
        """Somebody takes a choice back."""


def help_text(texts: Texts, keys: Mapping[str, str]) -> Content:
    """The keys, and what the signs mean."""
    from happycity.terminal.screens import cells

    lines = [
        Content.assemble((f"{key:<11}", f"bold {cells.GOLD}"), texts.say(f"keys-{name}"))
        for name, key in keys.items()
    ]
    colours = [Content.assemble(cells.sign(colour), " ", texts.colour(colour)) for colour in cells.SIGNS]
    deck = Content.assemble(("▤", cells.GREY), ("1", "bold"), " ×28 ", cells.sign("yellow"), "12 ")
    legend = [
        Content("   ").join(colours),
        Content.assemble(
            texts.say("legend-symbols", coin=cells.COIN, citizen=cells.CITIZEN, heart=cells.HEART),
            *("   ", cells.signs([]), " ", texts.colour("none")),
        ),
        Content(texts.say("legend-city")),
        deck + Content(texts.say("legend-deck")),
        Content(texts.say("legend-needs", tick=cells.TICK, missing=cells.MISSING)),
    ]
    return Content("\n").join([*lines, Content(texts.say("keys-mouse")), Content(""), *legend])


def told(texts: Texts, game_events: Sequence[Mapping[str, object]]) -> list[str]:
    """Events as sentences."""
    return [texts.event(event) for event in game_events]
