"""A saved game on the screen: forwards and backwards, by action or by turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import BindingType
from textual.timer import Timer

from happycity.game.game import Game
from happycity.terminal.lines.review import human_seats
from happycity.terminal.screens.keys import KEYS, hide_keys, key
from happycity.terminal.screens.review import ReviewDialogue
from happycity.terminal.screens.table import TableScreen, describe_events
from happycity.terminal.texts import texts_for

if TYPE_CHECKING:
    from happycity.schema.game import Record

STEP_S: Final = 0.8
"""The time for each action while the game plays by itself."""


class ReplayTable(TableScreen):
    """A record on the screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        key("right,n", "step(1)", "next", priority=True),
        key("left,p", "step(-1)", "previous", priority=True),
        key("pagedown", "turn(1)", "next-turn", priority=True),
        key("pageup", "turn(-1)", "previous-turn", show=False, priority=True),
        key("home", "go(0)", "start", show=False, priority=True),
        key("end", "go(-1)", "end", show=False, priority=True),
        key("space", "run", "run", priority=True),
        key("r", "results", "results"),
        key("v", "review", "review", show=False),
    ]
    KEYS: ClassVar[dict[str, str]] = {
        "step": "→ ←",
        "turn": "PgDn PgUp",
        "ends": "Home End",
        "run": "␣",
        "results": "r",
        "review": "v",
        **{name: KEYS[name] for name in ("city", "scores", "log", "leave")},
    }
    TITLE: ClassVar[str] = "title-replay"

    def __init__(
        self, record: Record, locale: str, *, at: int = 0, reviewed_seats: Collection[int] | None = None
    ) -> None:
        self.whole_game = Game.from_record(record)
        self.at = at
        """The number of actions to begin with."""
        players = record.get("players") or []
        self.reviewed_seats = reviewed_seats or human_seats(players)
        super().__init__(texts_for(players, self.whole_game, locale))
        hide_keys(self, "o", "s", "l")  # the footer is full; the help has them
        self.current = self.whole_game.copy()
        self.current.undo(0)
        self.timer: Timer | None = None

    @property
    def game(self) -> Game:
        return self.current

    @property
    def viewer(self) -> int:
        return self.current.turn

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody decides here, so there are no hints and no undo."""
        return action not in ("hint", "undo") and super().check_action(action, parameters)

    def on_mount(self) -> None:
        self.go_to(self.at)

    def go_to(self, number: int) -> None:
        """Show the table after a number of actions."""
        last = len(self.whole_game.actions)
        number = min(max(0, number), last)
        played = len(self.current.actions)
        if number < played:
            self.current.undo(number)
        for action in self.whole_game.actions[len(self.current.actions) : number]:
            self.current.play(action)
        self.log_lines = describe_events(self.texts, self.current.events)
        self.note = self.say("replay-at", number=number, last=last)
        self.refresh_table()
        next_text = ""
        if number < last:
            label = self.texts.action(self.current, self.whole_game.actions[number])
            next_text = self.say("replay-next", action=label)
        self.board.describe(next_text)

    def action_step(self, step: int) -> None:
        self.go_to(len(self.current.actions) + step)

    def action_go(self, number: int) -> None:
        self.go_to(len(self.whole_game.actions) if number < 0 else number)

    def action_turn(self, step: int) -> None:
        """Go to the next turn, or back to the start of this one or the one before."""
        turn = (self.current.round, self.current.turn)
        number = len(self.current.actions)
        game = self.current.copy()
        while 0 <= number + step <= len(self.whole_game.actions):
            number += step
            if step > 0:
                game.play(self.whole_game.actions[number - 1])
            else:
                game.undo(number)
            if (game.round, game.turn) != turn or game.over:
                break
        self.go_to(number)

    def action_run(self) -> None:
        """Play by itself, or stop."""
        if self.timer is None:
            self.timer = self.set_interval(STEP_S, self.step_or_halt)
        else:
            self.halt()

    def halt(self) -> None:
        """Stop playing by itself."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def step_or_halt(self) -> None:
        """Play the next action, or stop at the end."""
        if len(self.current.actions) == len(self.whole_game.actions):
            self.halt()
        else:
            self.action_step(1)

    def action_results(self) -> None:
        """Show result and charts of a finished game."""
        from happycity.terminal.screens.result import ResultScreen

        if self.whole_game.over:
            self.app.push_screen(
                ResultScreen(
                    self.whole_game, self.texts, can_rematch=False, reviewed_seats=self.reviewed_seats
                )
            )
        else:
            self.notify(self.say("replay-unfinished"))

    def action_review(self) -> None:
        """Open the review, and go to the moment that is chosen there."""
        self.halt()
        self.app.push_screen(
            ReviewDialogue(self.whole_game, self.texts, self.reviewed_seats), self.show_moment
        )

    def show_moment(self, number: int | None) -> None:
        if number is not None:
            self.go_to(number)
