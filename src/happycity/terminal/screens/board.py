"""The board: all widgets of the table, refilled after every action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Container, Grid, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import OptionList, Static

from happycity.game.game import Game
from happycity.terminal.screens.board_view import BoardView, show_head
from happycity.terminal.screens.choices_view import show_choices
from happycity.terminal.screens.city_view import (
    MAX_PLAYERS,
    MAX_SLOTS,
    show_city,
    show_others,
    show_players,
)
from happycity.terminal.screens.spots import Spot
from happycity.terminal.screens.supply_view import (
    MAX_CENTRAL,
    MAX_DECKS,
    MAX_SPECIALS,
    show_central,
    show_specials,
    show_supply,
)
from happycity.terminal.texts import Texts

MAX_LOG_LINES: Final = 300


class Board(Container):
    """The whole table. `show` displays a game and keeps none of it."""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Horizontal(id="columns"):
            with Vertical(id="left"):
                with Horizontal(id="central"):
                    yield from (Spot(id=f"central-{index}", classes="card") for index in range(MAX_CENTRAL))
                with Horizontal(id="supply"):
                    with Vertical(id="decks"):
                        yield from (Spot(id=f"deck-{index}", classes="line") for index in range(MAX_DECKS))
                    with Vertical(id="dwellings"):
                        yield from (Spot(id=f"dwelling-{index}", classes="line") for index in range(3))
                        yield Static(id="tokens")
                with Grid(id="city"):
                    yield from (Spot(id=f"slot-{index}", classes="slot") for index in range(MAX_SLOTS))
                yield OptionList(id="choices", markup=False)
            with Container(id="right"):
                with Vertical(id="people"):
                    with Vertical(id="players"):
                        yield from (
                            Spot(id=f"player-{index}", classes="line") for index in range(MAX_PLAYERS)
                        )
                    with VerticalScroll(id="specials", can_focus=False):
                        yield from (
                            Spot(id=f"special-{index}", classes="special") for index in range(MAX_SPECIALS)
                        )
                with Vertical(id="news"):
                    with VerticalScroll(id="others", can_focus=False):
                        yield from (
                            Static(id=f"other-{index}", classes="other") for index in range(MAX_PLAYERS - 1)
                        )
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
        is_choosing: bool,
        hint: str | None = None,
        note: str = "",
    ) -> None:
        """Show the table as `viewer` sees it; `choosing` says whether somebody here must decide."""
        view = BoardView(self, game, texts, viewer, is_choosing, hint)
        show_head(view, note)
        show_central(view)
        show_supply(view)
        show_city(view)
        show_players(view)
        show_specials(view)
        show_others(view)
        show_choices(view)

    def show_head(self, game: Game, texts: Texts, viewer: int, note: str) -> None:
        """Refresh the head line alone, so that the highlighted choice stays."""
        show_head(BoardView(self, game, texts, viewer, is_choosing=False, hint=None), note)

    def show_log(self, lines: Sequence[str], title: str = "") -> None:
        """Show the end of the log."""
        self.query_one("#log").border_title = Content(title)
        self.query_one("#lines", Static).update(Content("\n".join(lines[-MAX_LOG_LINES:])))
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)

    def describe(self, text: str) -> None:
        """Show a text about the thing under the pointer or the focus."""
        self.query_one("#about", Static).update(Content(text))
        # A long text takes a line or two from the choices; keep the present one in sight.
        self.call_after_refresh(self.query_one("#choices", OptionList).scroll_to_highlight)
