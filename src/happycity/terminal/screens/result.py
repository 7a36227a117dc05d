"""The end of a game: who won, where the points come from, and how it went."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Static

from happycity.game.game import Game
from happycity.game.scoring import Line
from happycity.terminal.screens import cells
from happycity.terminal.screens.charts import columns, series
from happycity.terminal.screens.table import key, name_keys
from happycity.terminal.text_width import fitted, left
from happycity.terminal.texts import Texts

SEATS = ("#ffd97a", "#6aa9f7", "#f79a4b", "#c08bea", "#7ecb6b")
COLUMNS = ("income", "citizens", "hearts", "points")
CELL = 4
NARROWEST = 38
"""Columns that a score sheet needs at least."""
FRAME, SCROLLBAR = 5, 2


def titled(widget: Static, title: str) -> Static:
    """A widget with a title on its frame, taken as it is written."""
    widget.border_title = Content(title)
    return widget


class ResultScreen(Screen[str | None]):
    """Result, score sheets and charts.

    It keeps what it composes instead of looking for it: a game may end in the moment in which somebody closes the
    terminal, and then not everything is mounted any more.
    """

    AUTO_FOCUS = "#results"
    BINDINGS: ClassVar[list[BindingType]] = [
        key("q,enter", "leave", "leave"),
        key("t,escape", "table", "table"),
        key("v", "review", "review"),
        key("n", "again", "again"),
    ]

    def __init__(
        self, game: Game, texts: Texts, *, again: bool = True, people: Collection[int] | None = None
    ) -> None:
        super().__init__()
        self.again = again
        """May the same people play another game?"""
        self.people = people
        """Whose decisions a review looks at: nobody asks what a bot could have done better."""
        name_keys(self, texts.locale)
        self.game = game
        self.texts = texts
        self.row = Horizontal(id="sheets")
        self.sheets: dict[int, Static] = {}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A game that is only watched is not played again; without its actions there is nothing to review."""
        if (action == "again" and not self.again) or (action == "review" and not self.game.actions):
            return False
        return super().check_action(action, parameters)

    def compose(self) -> ComposeResult:
        yield Static(self.banner(), id="banner", markup=False)
        with VerticalScroll(id="results"):
            with self.row:
                for seat in self.order():
                    self.sheets[seat] = titled(
                        Static(classes="sheet", markup=False), self.texts.players[seat]
                    )
                    yield self.sheets[seat]
            yield titled(Static(self.charts(), id="charts", markup=False), self.texts.say("title-charts"))
        yield Footer(show_command_palette=False)

    def on_resize(self) -> None:
        """As many sheets beside each other as fit."""
        across = max(1, min(len(self.order()), (self.size.width - SCROLLBAR) // NARROWEST))
        self.row.styles.grid_size_columns = across
        width = (self.size.width - SCROLLBAR) // across - FRAME
        for seat, widget in self.sheets.items():
            widget.update(self.sheet(seat, width))

    def order(self) -> list[int]:
        """Seats, the best first."""
        outcome = self.game.outcome
        assert outcome is not None
        seats = range(len(outcome.points))
        return sorted(seats, key=lambda seat: (-outcome.points[seat], -outcome.coins[seat], seat))

    def banner(self) -> Content:
        """Who won."""
        outcome = self.game.outcome
        assert outcome is not None
        event = {"event": "over", "winners": list(outcome.winners)}
        parts = [Content.styled(f"★ {self.texts.event(event)} ★", f"bold {cells.GOLD}")]
        widest = max(cell_len(name) for name in self.texts.players)
        for place, seat in enumerate(self.order(), 1):
            name = Content.styled(left(self.texts.players[seat], widest), f"bold {SEATS[seat]}")
            points = self.texts.say("banner-line", points=outcome.points[seat], coins=outcome.coins[seat])
            parts.append(Content.assemble(f"{place}. ", name, f"  {points}"))
        return Content("\n").join(parts)

    def sheet(self, seat: int, width: int) -> Content:
        """One city's score sheet as a table of so many columns."""
        sheet = self.game.score_sheet(seat)
        room = width - CELL * len(COLUMNS)
        head = "".join(f"{symbol:>{CELL}}" for symbol in (f"+{cells.COIN}", cells.CITIZEN, cells.HEART, "="))
        lines = [Content.styled(" " * room + head, cells.GREY)]
        for line in sheet.lines:
            *above, label = cells.wrapped(self.label(line), room, 2)
            lines += [Content(each) for each in above]
            values = [getattr(line, name) for name in COLUMNS]
            figures = "".join(f"{value if value else '·':>{CELL}}" for value in values)
            lines.append(Content.assemble(left(label, room), (figures, cells.WHITE)))
        total = "".join(f"{getattr(sheet, name):>{CELL}}" for name in COLUMNS)
        lines.append(Content.styled(" " * room + total, f"bold {cells.GOLD}"))
        return Content("\n").join(lines)

    def label(self, line: Line) -> str:
        """A line's name; the product and the sum in signs, so that they fit."""
        if line.code in ("product", "sum"):
            citizens, hearts = line.arguments["citizens"], line.arguments["hearts"]
            return f"{citizens}{cells.CITIZEN} {'×' if line.code == 'product' else '+'} {hearts}{cells.HEART}"
        return self.texts.score(line)

    def charts(self) -> Content:
        """Points, coins and income by round, a row of columns for each player."""
        found = series(self.game)
        rounds = len(found.points[0])
        width = 3 if rounds <= 16 else 2
        blocks: list[Content] = []
        for name in ("points", "coins", "income"):
            values: list[list[int]] = getattr(found, name)
            highest = max(max(row) for row in values)
            blocks.append(Content.styled(self.texts.say(f"chart-{name}", most=highest), "bold"))
            for seat, row in enumerate(values):
                label = fitted(self.texts.players[seat], 12)
                drawn = columns(row, highest, 2, width)
                style = SEATS[seat]
                blocks.append(Content.assemble(" " * 13, (drawn[0], style)))
                blocks.append(Content.assemble((f"{label} ", "bold"), (drawn[1], style), f" {row[-1]}"))
            axis = "".join(f"{number:<{width}}" for number in range(1, rounds + 1))
            blocks += [Content.styled(" " * 13 + axis, cells.GREY), Content("")]
        return Content("\n").join(blocks)

    def action_table(self) -> None:
        """Look at the table again."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """Leave the table for good."""
        self.dismiss("leave")

    def action_review(self) -> None:
        """What could have been done better, and the table at that moment."""
        from happycity.terminal.screens.review import ReviewDialogue

        self.app.push_screen(ReviewDialogue(self.game, self.texts, self.people), self.show_moment)

    def show_moment(self, number: int | None) -> None:
        """The table as it was after so many actions."""
        from happycity.terminal.screens.replay import ReplayTable

        if number is not None:
            record = self.game.record(self.texts.players)
            self.app.push_screen(ReplayTable(record, self.texts.locale, at=number, people=self.people))

    def action_again(self) -> None:
        """Another game with the same people."""
        self.dismiss("again")
