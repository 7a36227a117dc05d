"""Things on the table that can be pointed at: cards, decks, slots, players."""

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
"""Paints something into so many columns and rows."""


def nothing(width: int, height: int) -> Content:
    """An empty place."""
    return Content("")


class Spot(Widget, can_focus=True):
    """A place on the table: what it shows, what choosing it would do, and what there is to tell about it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "choose", show=False)]

    class Chosen(Message):
        """Somebody clicked the spot, or pressed Enter on it."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    class Told(Message):
        """Somebody looks at the spot."""

        def __init__(self, spot: Spot) -> None:
            super().__init__()
            self.spot = spot

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.renderer: Renderer = nothing
        self.actions: tuple[Action, ...] = ()
        self.seat: int | None = None
        """For a player's spot: whose city it opens."""
        self.about: Callable[[], str] = str
        self.look: tuple[bool, bool, str | None, str | None] | None = None
        self.painted: Content | None = None

    def show(
        self,
        renderer: Renderer,
        *,
        actions: Sequence[Action] = (),
        about: Callable[[], str] = str,
        legal: bool = False,
        hinted: bool = False,
        frame: str | None = None,
        ground: str | None = None,
    ) -> None:
        """Show something else."""
        self.renderer = renderer
        self.actions = tuple(actions)
        self.about = about
        self.display = True
        look = (legal, hinted, frame, ground)
        if look != self.look:  # styles are dear, so they are touched only when they change
            self.look = look
            self.set_class(legal, "-legal")
            self.set_class(hinted, "-hinted")
            if frame is not None:
                self.styles.border = ("heavy" if legal else "round", frame)
            if ground is not None:
                self.styles.background = ground
        if self.painted is None or not self.painted.is_same(self.paint()):
            self.refresh()

    def paint(self) -> Content:
        """What the spot shows in its present size."""
        return self.renderer(self.content_size.width, self.content_size.height)

    def render(self) -> Content:
        self.painted = self.paint()
        return self.painted

    def action_choose(self) -> None:
        self.post_message(self.Chosen(self))

    def on_click(self, event: events.Click) -> None:
        event.stop()
        self.post_message(self.Chosen(self))

    def on_enter(self) -> None:
        self.post_message(self.Told(self))

    def on_focus(self) -> None:
        self.post_message(self.Told(self))
