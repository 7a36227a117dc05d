"""One row of the menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from happycity.terminal.screens import cells


class MenuRow(Widget, can_focus=True):
    """Something to do, or a value to change with the arrow keys."""

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
