"""The end of a game: winners, score sheets and charts."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar, Final

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
from happycity.terminal.screens.charts import draw_columns, series_of
from happycity.terminal.screens.keys import key, localize_keys
from happycity.terminal.text_width import fit, pad
from happycity.terminal.texts import Texts

if TYPE_CHECKING:
    from happycity.schema.game import Over

SEAT_COLOURS: Final = ("#ffd97a", "#6aa9f7", "#f79a4b", "#c08bea", "#7ecb6b")
COLUMNS: Final = ("income", "citizens", "hearts", "points")
CELL_WIDTH: Final = 4
MIN_SHEET_WIDTH: Final = 38
FRAME_WIDTH: Final = 5
SCROLLBAR_WIDTH: Final = 2


def with_title(widget: Static, title: str) -> Static:
    """Put a title on a widget's frame, without markup."""
    widget.border_title = Content(title)
    return widget


class ResultScreen(Screen[str | None]):
    """Result, score sheets and charts.

    It keeps its widgets instead of querying them: a game may end while the terminal is being closed, and then not
    everything is mounted any more.
    """

    AUTO_FOCUS = "#results"
    BINDINGS: ClassVar[list[BindingType]] = [
        key("q,enter", "leave", "leave"),
        key("t,escape", "table", "table"),
        key("v", "review", "review"),
        key("n", "again", "again"),
    ]

    def __init__(
        self,
        game: Game,
        texts: Texts,
        *,
        can_rematch: bool = True,
        reviewed_seats: Collection[int] | None = None,
    ) -> None:
        super().__init__()
        self.can_rematch = can_rematch
        """May the same people play another game?"""
        self.reviewed_seats = reviewed_seats
        """The seats whose decisions a review looks at: those of people."""
        localize_keys(self, texts.locale)
        self.game = game
        self.texts = texts
        self.row = Horizontal(id="sheets")
        self.sheets: dict[int, Static] = {}

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A replay has no rematch; a game without actions has no review."""
        if (action == "again" and not self.can_rematch) or (action == "review" and not self.game.actions):
            return False
        return super().check_action(action, parameters)

    def compose(self) -> ComposeResult:
        yield Static(self.banner(), id="banner", markup=False)
        with VerticalScroll(id="results"):
            with self.row:
                for seat in self.order():
                    self.sheets[seat] = with_title(
                        Static(classes="sheet", markup=False), self.texts.players[seat]
                    )
                    yield self.sheets[seat]
            yield with_title(Static(self.charts(), id="charts", markup=False), self.texts.say("title-charts"))
        yield Footer(show_command_palette=False)

    def on_resize(self) -> None:
        """Arrange as many sheets side by side as fit."""
        across = max(1, min(len(self.order()), (self.size.width - SCROLLBAR_WIDTH) // MIN_SHEET_WIDTH))
        self.row.styles.grid_size_columns = across
        width = (self.size.width - SCROLLBAR_WIDTH) // across - FRAME_WIDTH
        for seat, widget in self.sheets.items():
            widget.update(self.sheet(seat, width))

    def order(self) -> list[int]:
        """Seats, the best first."""
        outcome = self.game.outcome
        assert outcome is not None
        seats = range(len(outcome.points))
        return sorted(seats, key=lambda seat: (-outcome.points[seat], -outcome.coins[seat], seat))

    def banner(self) -> Content:
        """The winners and the ranking."""
        outcome = self.game.outcome
        assert outcome is not None
        result = self.game.state()["result"]
        assert result is not None
        event: Over = {"event": "over", "result": result}
        parts = [Content.styled(f"★ {self.texts.event(event)} ★", f"bold {cells.GOLD}")]
        widest = max(cell_len(name) for name in self.texts.players)
        for place, seat in enumerate(self.order(), 1):
            name = Content.styled(pad(self.texts.players[seat], widest), f"bold {SEAT_COLOURS[seat]}")
            points = self.texts.say("banner-line", points=outcome.points[seat], coins=outcome.coins[seat])
            parts.append(Content.assemble(f"{place}. ", name, f"  {points}"))
        return Content("\n").join(parts)

    def sheet(self, seat: int, width: int) -> Content:
        """One city's score sheet as a table of a given width."""
        sheet = self.game.score_sheet(seat)
        room = width - CELL_WIDTH * len(COLUMNS)
        head = "".join(
            f"{symbol:>{CELL_WIDTH}}" for symbol in (f"+{cells.COIN}", cells.CITIZEN, cells.HEART, "=")
        )
        lines = [Content.styled(" " * room + head, cells.GREY)]
        for line in sheet.lines:
            *above, label = cells.wrap(self.label(line), room, 2)
            lines += [Content(each) for each in above]
            values = [getattr(line, name) for name in COLUMNS]
            figures = "".join(f"{value if value else '·':>{CELL_WIDTH}}" for value in values)
            lines.append(Content.assemble(pad(label, room), (figures, cells.WHITE)))
        total = "".join(f"{getattr(sheet, name):>{CELL_WIDTH}}" for name in COLUMNS)
        lines.append(Content.styled(" " * room + total, f"bold {cells.GOLD}"))
        return Content("\n").join(lines)

    def label(self, line: Line) -> str:
        """A line's label; product and sum in signs, so that they fit."""
        if line.code in ("product", "sum"):
            citizens, hearts = line.arguments["citizens"], line.arguments["hearts"]
            return f"{citizens}{cells.CITIZEN} {'×' if line.code == 'product' else '+'} {hearts}{cells.HEART}"
        return self.texts.score(line)

    def charts(self) -> Content:
        """Points, coins and income by round, a row of columns for each player."""
        series = series_of(self.game)
        rounds = len(series.points[0])
        width = 3 if rounds <= 16 else 2
        blocks: list[Content] = []
        charts = {"points": series.points, "coins": series.coins, "income": series.income}
        for name, values in charts.items():
            highest = max(max(row) for row in values)
            blocks.append(Content.styled(self.texts.say(f"chart-{name}", most=highest), "bold"))
            for seat, row in enumerate(values):
                label = fit(self.texts.players[seat], 12)
                drawn = draw_columns(row, highest, 2, width)
                style = SEAT_COLOURS[seat]
                blocks.append(Content.assemble(" " * 13, (drawn[0], style)))
                blocks.append(Content.assemble((f"{label} ", "bold"), (drawn[1], style), f" {row[-1]}"))
            axis = "".join(f"{number:<{width}}" for number in range(1, rounds + 1))
            blocks += [Content.styled(" " * 13 + axis, cells.GREY), Content("")]
        return Content("\n").join(blocks)

    def action_table(self) -> None:
        """Return to the table."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss("leave")

    def action_review(self) -> None:
        """Open the review."""
        from happycity.terminal.screens.review import ReviewDialogue

        self.app.push_screen(ReviewDialogue(self.game, self.texts, self.reviewed_seats), self.show_moment)

    def show_moment(self, number: int | None) -> None:
        """Show the table after a number of actions."""
        from happycity.terminal.screens.replay import ReplayTable

        if number is not None:
            record = self.game.record(self.texts.players)
            table = ReplayTable(record, self.texts.locale, at=number, reviewed_seats=self.reviewed_seats)
            self.app.push_screen(table)

    def action_again(self) -> None:
        """Play another game with the same people."""
        self.dismiss("again")
