"""A saved game on the screen: forwards and backwards, action by action or turn by turn."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, ClassVar

from textual.binding import BindingType
from textual.timer import Timer

from happycity.game.game import Game
from happycity.terminal.lines.review import people_of
from happycity.terminal.screens.review import ReviewDialogue
from happycity.terminal.screens.table import KEYS, TableScreen, hide_keys, key, told
from happycity.terminal.texts import texts_for

if TYPE_CHECKING:
    from happycity.schema.game import Record

SECONDS = 0.8
"""How long each action is shown when the game plays by itself."""


class ReplayTable(TableScreen):
    """A record, told again."""

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
        self, record: Record, locale: str, *, at: int = 0, people: Collection[int] | None = None
    ) -> None:
        self.whole = Game.from_record(record)
        self.at = at
        """The moment to begin with."""
        self.people = people or people_of(record.get("players") or [])
        super().__init__(texts_for(record, self.whole, locale))
        hide_keys(self, "o", "s", "l")  # the line below is full; they stand in the help
        self.now = self.whole.copy()
        self.now.undo(0)
        self.timer: Timer | None = None

    @property
    def game(self) -> Game:
        return self.now

    @property
    def viewer(self) -> int:
        return self.now.turn

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Nobody decides here, so there is nothing to advise and nothing to take back."""
        return action not in ("hint", "undo") and super().check_action(action, parameters)

    def on_mount(self) -> None:
        self.go_to(self.at)

    def go_to(self, number: int) -> None:
        """Show the table after so many actions."""
        last = len(self.whole.actions)
        number = min(max(0, number), last)
        played = len(self.now.actions)
        if number < played:
            self.now.undo(number)
        for action in self.whole.actions[len(self.now.actions) : number]:
            self.now.play(action)
        self.log_lines = told(self.texts, self.now.events)
        self.note = self.say("replay-at", number=number, last=last)
        self.repaint()
        following = ""
        if number < last:
            told_action = self.texts.action(self.now, self.whole.actions[number])
            following = self.say("replay-next", action=told_action)
        self.board.about(following)

    def action_step(self, step: int) -> None:
        self.go_to(len(self.now.actions) + step)

    def action_go(self, number: int) -> None:
        self.go_to(len(self.whole.actions) if number < 0 else number)

    def action_turn(self, step: int) -> None:
        """To where the next turn begins, or this one or the one before began."""
        moment = (self.now.round, self.now.turn)
        number = len(self.now.actions)
        again = self.now.copy()
        while 0 <= number + step <= len(self.whole.actions):
            number += step
            if step > 0:
                again.play(self.whole.actions[number - 1])
            else:
                again.undo(number)
            if (again.round, again.turn) != moment or again.over:
                break
        self.go_to(number)

    def action_run(self) -> None:
        """Let it play by itself, or stop."""
        if self.timer is None:
            self.timer = self.set_interval(SECONDS, self.run_on)
        else:
            self.halt()

    def halt(self) -> None:
        """Play no further by itself."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def run_on(self) -> None:
        """The next action, until there is none."""
        if len(self.now.actions) == len(self.whole.actions):
            self.halt()
        else:
            self.action_step(1)

    def action_results(self) -> None:
        """Result and charts, if the game was finished."""
        from happycity.terminal.screens.result import ResultScreen

        if self.whole.over:
            self.app.push_screen(ResultScreen(self.whole, self.texts, again=False, people=self.people))
        else:
            self.notify(self.say("replay-unfinished"))

    def action_review(self) -> None:
        """What could have been done better; the table goes to the moment that somebody chooses."""
        self.halt()
        self.app.push_screen(ReviewDialogue(self.whole, self.texts, self.people), self.show_moment)

    def show_moment(self, number: int | None) -> None:
        if number is not None:
            self.go_to(number)
