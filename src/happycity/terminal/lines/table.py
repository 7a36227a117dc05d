"""A table in lines: questions and numbered answers, for screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar, Final, TextIO

from happycity.errors import HappyCityError
from happycity.game.actions import FORMS, Action
from happycity.paths import expand_path
from happycity.terminal.blocked_actions import blocked_actions
from happycity.terminal.lines.console import Console, Quit
from happycity.terminal.lines.report import Report
from happycity.terminal.sessions.results import save_result
from happycity.terminal.texts import Texts

if TYPE_CHECKING:
    from happycity.terminal.sessions.protocol import Session

COMMANDS: Final = {
    "help": ("?", "h"),
    "table": ("t",),
    "city": ("c",),
    "hint": ("hint",),
    "why": ("w",),
    "undo": ("u",),
    "card": ("i",),
    "log": ("l",),
    "score": ("s",),
    "save": ("save",),
    "quit": ("q", "exit"),
}
"""Commands at the prompt and their short forms."""
MAX_LOG_LINES: Final = 20
MAX_ANSWER_DIGITS: Final = 6
MAX_RECALLED_EVENTS: Final = 6
"""Events that are printed again when a game is resumed."""


class TableLines(Console):
    """A session in lines of text."""

    commands: ClassVar[Mapping[str, tuple[str, ...]]] = COMMANDS

    def __init__(
        self, session: Session, texts: Texts, source: TextIO, target: TextIO, *, echo: bool = False
    ) -> None:
        super().__init__(source, target, echo=echo)
        self.session = session
        self.texts = texts
        texts.address(session)
        self.printed_events = max(0, len(session.events) - MAX_RECALLED_EVENTS) if session.game.actions else 0
        self.printed_turn: tuple[int, int] | None = None
        """The turn for which the table was printed last."""

    @property
    def report(self) -> Report:
        """A report of the game as it is now."""
        return Report(self.session.game, self.texts)

    def run(self) -> bool:
        """Play to the end. False if the player left before."""
        try:
            self.play()
        except Quit:
            self.leave()
            return False
        except KeyboardInterrupt:
            self.leave()
            raise
        finally:
            self.session.close()
        self.finish()
        if self.session.file is not None:
            self.say("saved-over", file=str(self.session.file))
        return True

    def play(self) -> None:
        """Print news and ask questions until the game is over."""
        session = self.session
        self.greet()
        while not session.game.over:
            self.texts.address(session)
            self.print_news()
            if session.awaits_choice:
                self.ask_for_action()
            else:
                self.wait()

    def greet(self) -> None:
        """Print the players, the mode, and how to get help."""
        self.say("welcome", names=self._names(), mode=self.session.game.options.mode)
        self.say("welcome-help")

    def finish(self) -> None:
        """Print the last news and the score sheets, and save the result."""
        self.print_news()
        self.lines(self.report.final())
        save_result(self.session)

    def wait(self) -> None:
        """Let somebody else decide."""
        self.session.proceed()

    # Printing

    def say(self, message: str, /, **args: object) -> None:
        """Print a message of the terminal."""
        self.line(self.texts.say(message, **args))

    def print_news(self) -> None:
        """Print the events since the last time."""
        events = self.session.events
        self.lines(self.texts.event(event) for event in events[self.printed_events :])
        self.printed_events = len(events)
        self.print_error()

    def print_error(self) -> None:
        """Print once what went wrong."""
        if self.session.pending_error is not None:
            self.line(self.texts.reason(self.session.pending_error))
            self.session.pending_error = None

    def leave(self) -> None:
        """Print where the game is."""
        self.line()
        if self.session.file is None:
            self.say("goodbye-unsaved")
        else:
            self.say("goodbye")
            self.say("goodbye-resume", file=str(self.session.file))

    def _names(self) -> list[str]:
        return [
            seat.name if seat.bot is None else self.texts.say("bot-name", name=seat.name, bot=seat.bot_label)
            for seat in self.session.seats
        ]

    # Asking

    def ask_for_action(self) -> None:
        """Ask the person whose decision it is, until an action is played."""
        game = self.session.game
        legal = game.legal()
        if len(legal) == 1:
            self.play_action(legal[0])
            return
        turn = (game.round, game.turn)
        if turn != self.printed_turn:
            self.printed_turn = turn
            self.line()
            self.lines(self.report.short(game.seat))
        self.print_question(legal)
        while (text := self.read()) is not None and not self.answer(text, legal):
            pass

    def print_question(self, legal: list[Action]) -> None:
        """Print the question and its answers."""
        self.line()
        self.line(self.texts.prompt(self.session.game))
        for number, action in enumerate(legal, 1):
            self.line(f"{number:>3}. {self.report.choice(action)}")

    def read(self) -> str | None:
        """Read an answer. None if the question has become pointless."""
        self.show_prompt()
        return self.accept(self.source.readline())

    def answer(self, text: str, legal: list[Action]) -> bool:
        """Act on an answer. True when the question is settled or must be asked again."""
        if text.isdecimal():
            number = int(text) if len(text) <= MAX_ANSWER_DIGITS else 0
            if 1 <= number <= len(legal):
                return self.play_action(legal[number - 1])
            self.say("no-such-answer", typed=text, last=len(legal))
            return False
        word, _, rest = text.partition(" ")
        command = self.find_command(word)
        if command is not None:
            return self.run_command(command, rest)
        if word.lower() in FORMS:
            return self.play_action(text)
        if text:
            self.say("not-understood", typed=text, last=len(legal))
        return False

    def find_command(self, word: str) -> str | None:
        """The command of a name or a short form."""
        return next((name for name, short in self.commands.items() if word.lower() in (name, *short)), None)

    def play_action(self, action: str) -> bool:
        """Play an action. False if it is refused."""
        try:
            self.session.play(action)
        except HappyCityError as error:
            self.line(self.texts.reason(error))
            return False
        return True

    def run_command(self, command: str, rest: str) -> bool:
        """Run a command. True if the question must be asked again."""
        if command == "quit":
            raise Quit
        if command == "undo":
            return self.undo()
        answers: dict[str, Callable[[], list[str]]] = {
            "help": self.help,
            "table": self.report.table,
            "city": lambda: self.report.cities(rest),
            "hint": self.hint,
            "why": lambda: self.why(rest),
            "card": lambda: self.report.card(rest),
            "log": lambda: [self.texts.event(event) for event in self.session.events[-MAX_LOG_LINES:]],
            "score": self.report.scores,
            "save": lambda: self.save(rest),
        }
        self.lines(answers[command]())
        return False

    def help(self) -> list[str]:
        """The commands."""
        return [
            self.texts.say("help"),
            *(self.texts.say(f"help-{name}") for name in self.commands if name != "help"),
        ]

    def undo(self) -> bool:
        if not self.session.undo():
            self.line(self.texts.error("nothing-to-undo", value=0, most=0))
            return False
        self.printed_events = len(self.session.events)
        self.printed_turn = None
        self.say("undone")
        return True

    def hint(self) -> list[str]:
        """What an experienced player would do, and why."""
        from happycity.terminal.hints import advise

        if self.session.game.over:
            return [self.texts.error("game-over")]
        return advise(self.session.game).lines(self.session.game, self.texts)

    def why(self, action: str) -> list[str]:
        """Why an action is not possible, or the reasons of all that are not."""
        game = self.session.game
        if action:
            reason = game.why_not(action)
            return [self.texts.say("possible") if reason is None else self.texts.reason(reason)]
        reasons = [self.texts.reason(reason) for _, reason in blocked_actions(game)]
        return reasons or [self.texts.say("all-possible")]

    def save(self, name: str) -> list[str]:
        """Write a copy of the game to a file."""
        from happycity.terminal.sessions import saves

        if not name:
            if not self.session.is_saved:
                return [self.texts.say("save-how-unsaved")]
            return [self.texts.say("save-how", file=str(self.session.file))]
        try:
            saves.write_record(expand_path(name), self.session.record())
        except HappyCityError as error:
            return [self.texts.reason(error)]
        return [self.texts.say("saved", file=name)]
