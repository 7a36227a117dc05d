"""Spots: cards, decks, slots and players that can be pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from happycity.game.actions import Action

Renderer = Callable[[int, int], Content]
"""Renders something into a width and a height."""


def render_nothing(width: int, height: int) -> Content:
    """Render an empty spot."""
    return Content("")


class Spot(Widget, can_focus=True):
    """A place on the table: what it shows, its actions, and its description."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "choose", show=False)]

    class Chosen(Message):
        """Somebody clicked the spot, or pressed Enter on it."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    class Inspected(Message):
        """Somebody looks at the spot."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.renderer: Renderer = render_nothing
        self.actions: tuple[Action, ...] = ()
        self.seat: int | None = None
        """For a player's spot: whose city it opens."""
        self.describe: Callable[[], str] = str
        self.look: tuple[bool, bool, str | None, str | None] | None = None
        self._rendered: Content | None = None

    def show(
        self,
        renderer: Renderer,
        *,
        actions: Sequence[Action] = (),
        describe: Callable[[], str] = str,
        legal: bool = False,
        hinted: bool = False,
        frame: str | None = None,
        ground: str | None = None,
    ) -> None:
        """Show something."""
        self.renderer = renderer
        self.actions = tuple(actions)
        self.describe = describe
        self.display = True
        look = (legal, hinted, frame, ground)
        if look != self.look:  # setting styles is slow
            self.look = look
            self.set_class(legal, "-legal")
            self.set_class(hinted, "-hinted")
            if frame is not None:
                self.styles.border = ("heavy" if legal else "round", frame)
            if ground is not None:
                self.styles.background = ground
        if self._rendered is None or not self._rendered.is_same(self.render_content()):
            self.refresh()

    def render_content(self) -> Content:
        """Render the spot in its present size."""
        return self.renderer(self.content_size.width, self.content_size.height)

    def render(self) -> Content:
        self._rendered = self.render_content()
        return self._rendered

    def action_choose(self) -> None:
        self.post_message(self.Chosen(self))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Chosen(self))

    def on_enter(self) -> None:
        self.post_message(self.Inspected(self))

    def on_focus(self) -> None:
        self.post_message(self.Inspected(self))
