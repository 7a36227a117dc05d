"""The table on the screen: everything that a player sees at once, painted anew after every action."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Container, Grid, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static

from happycity.game.game import Game
from happycity.terminal.screens.board_view import MOST_SPECIALS, BoardView
from happycity.terminal.screens.spots import Spot
from happycity.terminal.texts import Texts

MOST_LINES = 300
"""So much of the log is shown."""


class Board(Container):
    """All of the table. `show` paints a game; it keeps none of it."""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="columns"):
            with Vertical(id="left"):
                with Horizontal(id="central"):
                    yield from (Spot(id=f"central-{index}", classes="card") for index in range(3))
                with Horizontal(id="supply"):
                    with Vertical(id="decks"):
                        yield from (Spot(id=f"deck-{index}", classes="line") for index in range(4))
                    with Vertical(id="dwellings"):
                        yield from (Spot(id=f"dwelling-{index}", classes="line") for index in range(3))
                        yield Static(id="tokens")
                with Grid(id="city"):
                    yield from (Spot(id=f"slot-{index}", classes="slot") for index in range(10))
                yield OptionList(id="choices", markup=False)
            with Container(id="right"):
                with Vertical(id="people"):
                    with Vertical(id="players"):
                        yield from (Spot(id=f"player-{index}", classes="line") for index in range(5))
                    with VerticalScroll(id="specials", can_focus=False):
                        yield from (
                            Spot(id=f"special-{index}", classes="special") for index in range(MOST_SPECIALS)
                        )
                with Vertical(id="news"):
                    with VerticalScroll(id="others", can_focus=False):
                        yield from (Static(id=f"other-{index}", classes="other") for index in range(4))
                    with VerticalScroll(id="log", can_focus=False):
                        yield Static(id="lines")
        yield Static(id="about")

    def spot(self, name: str) -> Spot:
        return self.query_one(f"#{name}", Spot)

    def show(
        self,
        game: Game,
        texts: Texts,
        *,
        viewer: int,
        choosing: bool,
        hint: str | None = None,
        note: str = "",
    ) -> None:
        """Paint the table as `viewer` sees it; `choosing` says whether somebody here must decide."""
        painter = BoardView(self, game, texts, viewer, choosing, hint)
        painter.head(note)
        painter.central()
        painter.supply()
        painter.city()
        painter.players()
        painter.specials()
        painter.others()
        painter.choices()

    def head(self, game: Game, texts: Texts, viewer: int, note: str) -> None:
        """Paint the first line alone: what somebody has gone to stays chosen."""
        BoardView(self, game, texts, viewer, choosing=False, hint=None).head(note)

    def tell(self, lines: Sequence[str], title: str = "") -> None:
        """The log."""
        self.query_one("#log").border_title = Content(title)
        self.query_one("#lines", Static).update(Content("\n".join(lines[-MOST_LINES:])))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def about(self, text: str) -> None:
        """What there is to tell about the thing somebody looks at."""
        self.query_one("#about", Static).update(Content(text))
        # A long text takes a line or two from the choices; the present one stays in sight.
        self.call_after_refresh(self.query_one("#choices", OptionList).scroll_to_highlight)
