"""Dialogues over the table: choose one of several, type a line, read a text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Dialogue(ModalScreen[int | None]):
    """A dialogue that Escape closes."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss_none", show=False)]

    def __init__(self, title: str) -> None:
        super().__init__()
        self.heading = title

    def on_mount(self) -> None:
        self.query_one("#box").border_title = Content(self.heading)

    def action_dismiss_none(self) -> None:
        self.dismiss(None)


class ChoiceDialogue(Dialogue):
    """Choose one of several; the answer is its index. Notes stand below."""

    def __init__(self, title: str, options: Sequence[Content | str], notes: Sequence[str] = ()) -> None:
        super().__init__(title)
        self.options = options
        self.notes = notes

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield OptionList(*(Option(option) for option in self.options), markup=False)
            if self.notes:
                yield Static("\n".join(self.notes), id="notes", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        if key.isdecimal() and 1 <= int(key) <= len(self.options):
            self.dismiss(int(key) - 1)


class InputDialogue(ModalScreen[str | None]):
    """Type a line; Escape closes without one."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", show=False)]

    def __init__(self, title: str, text: str = "", *, max_length: int) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.max_length = max_length

    def compose(self) -> ComposeResult:
        with Vertical(id="box"):
            yield Input(self.text, max_length=self.max_length, select_on_focus=True)

    def on_mount(self) -> None:
        self.query_one("#box").border_title = Content(self.heading)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)

    def action_close(self) -> None:
        self.dismiss(None)


class TextDialogue(Dialogue):
    """Read a text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss_none", show=False)]

    def __init__(self, title: str, text: Content | str) -> None:
        super().__init__(title)
        self.text = text

    def compose(self) -> ComposeResult:
        with Vertical(id="box"), VerticalScroll(id="scroll"):
            yield Static(self.text, id="text", markup=False)
