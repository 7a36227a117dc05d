"""Line mode: questions and numbered answers, for screen readers, pipes and scripts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TextIO

from happycity.errors import HappyCityError
from happycity.game.actions import FORMS, Action
from happycity.paths import expand_path
from happycity.terminal.blocked_actions import blocked
from happycity.terminal.lines.report import Report
from happycity.terminal.lines.statistics import keep
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.remote import RemoteSession
from happycity.terminal.texts import Texts

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
LOG_LINES: Final = 20
MOST_DIGITS: Final = 6
"""No question has so many answers."""
RECALLED: Final = 6
"""Events that are told again when a game is resumed."""


AnySession = LocalSession | RemoteSession


class Quit(Exception):
    """The player leaves the table."""


class TableLines:
    """A session in lines of text."""

    commands: ClassVar[Mapping[str, tuple[str, ...]]] = COMMANDS

    def __init__(
        self, session: AnySession, texts: Texts, source: TextIO, target: TextIO, *, echo: bool = False
    ) -> None:
        self.session = session
        self.texts = texts
        texts.meet(session)
        self.source = source
        self.target = target
        self.echo = echo
        """Repeat what was typed, where no terminal does: a transcript then reads like a conversation."""
        self.told = max(0, len(session.events) - RECALLED) if session.game.actions else 0
        """How many events have been told."""
        self.shown: tuple[int, int] | None = None
        """The turn for which the table was shown last."""

    @property
    def report(self) -> Report:
        """Tells about the game as it is now."""
        return Report(self.session.game, self.texts)

    def run(self) -> bool:
        """Play to the end. False if the player left before."""
        session = self.session
        try:
            self.play()
        except (Quit, KeyboardInterrupt) as farewell:
            self.leave()
            if isinstance(farewell, KeyboardInterrupt):
                raise
            return False
        finally:
            session.close()
        self.finish()
        if session.file is not None:
            self.say("saved-over", file=str(session.file))
        return True

    def play(self) -> None:
        """Greet, and ask and tell until the game is over."""
        session = self.session
        self.greet()
        while not session.game.over:
            self.texts.meet(session)
            self.tell()
            if session.waiting:
                self.decide()
            else:
                self.wait()

    def greet(self) -> None:
        """Who plays what, and how to ask for help."""
        self.say("welcome", names=self._names(), mode=self.session.game.options.mode)
        self.say("welcome-help")

    def finish(self) -> None:
        """The last news and the score sheets; the game counts for the statistics."""
        self.tell()
        self.lines(self.report.final())
        keep(self.session)

    def wait(self) -> None:
        """Let whoever else must decide do so."""
        self.session.proceed()

    # Saying

    def line(self, text: str = "") -> None:
        """Print one line."""
        self.target.write(text + "\n")
        self.target.flush()

    def lines(self, texts: list[str]) -> None:
        for text in texts:
            self.line(text)

    def say(self, message: str, /, **args: object) -> None:
        self.line(self.texts.say(message, **args))

    def tell(self) -> None:
        """What has happened since the last time."""
        events = self.session.events
        for event in events[self.told :]:
            self.line(self.texts.event(event))
        self.told = len(events)
        self.complain()

    def complain(self) -> None:
        """Tell once what went wrong."""
        if self.session.trouble is not None:
            self.line(self.texts.reason(self.session.trouble.code, self.session.trouble.arguments))
            self.session.trouble = None

    def leave(self) -> None:
        """Say where the game is."""
        self.line()
        if self.session.file is None:
            self.say("goodbye-unsaved")
        else:
            self.say("goodbye")
            self.say("goodbye-resume", file=str(self.session.file))

    def _names(self) -> list[str]:
        return [
            seat.name if seat.bot is None else self.texts.say("bot-name", name=seat.name, bot=seat.label)
            for seat in self.session.seats
        ]

    # Asking

    def decide(self) -> None:
        """Ask the person whose decision it is, until an action is played."""
        game = self.session.game
        legal = game.legal()
        if len(legal) == 1:
            self.played(legal[0])
            return
        moment = (game.round, game.turn)
        if moment != self.shown:
            self.shown = moment
            self.line()
            self.lines(self.report.short(game.seat))
        self.ask(legal)
        while (typed := self.hear()) is not None and not self.answered(typed, legal):
            pass

    def ask(self, legal: list[Action]) -> None:
        """The question and its answers."""
        self.line()
        self.line(self.texts.prompt(self.session.game))
        for number, action in enumerate(legal, 1):
            self.line(f"{number:>3}. {self.report.choice(action)}")

    def hear(self) -> str | None:
        """The next line; the end of the input is a farewell. None if the question is no longer to be answered."""
        self.target.write("> ")
        self.target.flush()
        return self.typed(self.source.readline())

    def typed(self, line: str) -> str:
        """What somebody typed, without needless spaces."""
        if not line:
            self.line()
            raise Quit
        typed = " ".join(line.split())
        if self.echo:
            self.line(typed)
        return typed

    def answered(self, typed: str, legal: list[Action]) -> bool:
        """Act on what was typed; True when the question is answered or must be put again."""
        if typed.isdecimal():
            number = int(typed) if len(typed) <= MOST_DIGITS else 0
            if 1 <= number <= len(legal):
                return self.played(legal[number - 1])
            self.say("no-such-answer", typed=typed, last=len(legal))
            return False
        word, _, rest = typed.partition(" ")
        command = self.meant(word)
        if command is not None:
            return self.command(command, rest)
        if word.lower() in FORMS:
            return self.played(typed)
        if typed:
            self.say("not-understood", typed=typed, last=len(legal))
        return False

    def meant(self, word: str) -> str | None:
        """The command that a word stands for."""
        return next((name for name, short in self.commands.items() if word.lower() in (name, *short)), None)

    def played(self, typed: str) -> bool:
        """Play an action given in words."""
        try:
            self.session.play(typed)
        except HappyCityError as error:
            self.line(self.texts.reason(error.code, error.arguments))
            return False
        return True

    def command(self, command: str, rest: str) -> bool:
        """A command; True if the question must be put again."""
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
            "log": lambda: [self.texts.event(event) for event in self.session.events[-LOG_LINES:]],
            "score": self.report.scores,
            "save": lambda: self.save(rest),
        }
        self.lines(answers[command]())
        return False

    def help(self) -> list[str]:
        """What can be typed."""
        return [
            self.texts.say("help"),
            *(self.texts.say(f"help-{name}") for name in self.commands if name != "help"),
        ]

    def undo(self) -> bool:
        if not self.session.undo():
            self.line(self.texts.reason("nothing-to-undo", {"value": 0, "most": 0}))
            return False
        self.told = len(self.session.events)
        self.shown = None
        self.say("undone")
        return True

    def hint(self) -> list[str]:
        """What an experienced player would do, and why."""
        from happycity.terminal.hints import advise

        if self.session.game.over:
            return [self.texts.reason("game-over", {})]
        return advise(self.session.game).lines(self.session.game, self.texts)

    def why(self, typed: str) -> list[str]:
        """Why an action is not possible, or all that are not."""
        game = self.session.game
        if typed:
            reason = game.why_not(typed)
            return [
                self.texts.say("possible")
                if reason is None
                else self.texts.reason(reason.code, reason.arguments)
            ]
        found = [self.texts.reason(reason.code, reason.arguments) for _, reason in blocked(game)]
        return found or [self.texts.say("all-possible")]

    def save(self, name: str) -> list[str]:
        """Write a copy of the game to a file."""
        from happycity.terminal.sessions import saves

        if not name:
            if not self.session.kept:
                return [self.texts.say("save-how-unsaved")]
            return [self.texts.say("save-how", file=str(self.session.file))]
        try:
            saves.write(expand_path(name), self.session.record())
        except HappyCityError as error:
            return [self.texts.reason(error.code, error.arguments)]
        return [self.texts.say("saved", file=name)]
