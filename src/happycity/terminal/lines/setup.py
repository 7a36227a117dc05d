"""Setting up a game in lines: a few questions with numbered answers, each with a default that Enter takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TextIO

from happycity import i18n
from happycity.bots.levels import BUILT_IN
from happycity.errors import HappyCityError
from happycity.game.options import MODES, PLAYERS, SCORINGS
from happycity.terminal.lines.table import COMMANDS, Quit
from happycity.terminal.sessions import save_list
from happycity.terminal.sessions.local import BOT, DEFAULT_BOT, LocalSession, seats_of
from happycity.terminal.start import GameRequest, check_seats, new_session, own_name, resumed

MIXED = "mixed"
PERSON = "person"
OLDER = "older"
NEW = "new"
PAGE = 9
"""So many saved games are offered at once."""


class SetupQuestions:
    """Asks what kind of game it shall be."""

    def __init__(self, request: GameRequest, source: TextIO, target: TextIO, *, echo: bool = False) -> None:
        self.request = request
        self.source = source
        self.target = target
        self.echo = echo

    def session(self) -> LocalSession:
        """The game that was asked for: the unfinished one, or a new one."""
        self.line(self.say("ask-welcome"))
        file = self.unfinished()
        if file is not None:
            return resumed(file, self.request.think_ms, self.request.locale, keep=self.request.keep)
        return new_session(self.new_game())

    def unfinished(self) -> str | None:
        """The file of the game to go on with, if there is one and somebody wants to; a few at a time."""
        items, teller = save_list.unfinished(), save_list.Teller(self.request.locale)
        for start in range(0, len(items), PAGE):
            kept, damaged = save_list.opened(items[start : start + PAGE])
            for each in damaged:
                self.line(teller.damaged(each))
            answers = [(str(game.save.file), teller.line(game)) for game in kept]
            older = len(items) - start - PAGE
            if older > 0:
                answers.append((OLDER, teller.say("shelf-older", count=older)))
            if not answers:
                return None  # all of them are damaged
            answers.append((NEW, self.say("ask-new")))
            answer = self.choice(self.say("ask-unfinished"), answers, answers[0][0])
            if answer != OLDER:
                return None if answer == NEW else answer
        return None

    def new_game(self) -> GameRequest:
        """Mode, expansion, scoring and seats."""
        mode = self.choice(self.say("ask-mode"), self.labels(MODES), "family")
        grozilla = self.choice(self.say("ask-grozilla"), self.yes_or_no(), "no")
        scoring = self.choice(self.say("ask-scoring"), self.labels(SCORINGS), "product")
        counts = [(str(count), "") for count in PLAYERS]
        players = int(self.choice(self.say("ask-players"), counts, "2", numbers=[*PLAYERS]))
        seats = self.seats(players)
        return replace(
            self.request, mode=mode, grozilla=grozilla == "yes", scoring=scoring, names=(), seats=seats
        )

    def seats(self, players: int) -> list[str]:
        """Who sits where: oneself first."""
        me = (self.request.names or [own_name(self.request.locale)])[0]
        seats = [me] if self.request.names else [self.name(self.say("ask-name"), me, [])]
        mixed = [(MIXED, self.say("ask-mixed"))]
        against = self.choice(self.say("ask-against"), [*self.bots(), *mixed], DEFAULT_BOT)
        if against != MIXED:
            return seats + [BOT + against] * (players - 1)
        person = [(PERSON, self.say("ask-person"))]
        for number in range(2, players + 1):
            who = self.choice(self.say("ask-seat", number=number), [*self.bots(), *person], DEFAULT_BOT)
            if who == PERSON:
                given = i18n.text("player-seat", self.request.locale, number=number)
                seats.append(self.name(self.say("ask-name-of", number=number), given, seats))
            else:
                seats.append(BOT + who)
        return seats

    # One question

    def choice(
        self, question: str, answers: Sequence[tuple[str, str]], usual: str, numbers: Sequence[int] = ()
    ) -> str:
        """A question with numbered answers. The numbers are 1, 2, 3 … unless they are given and say all."""
        numbers = numbers or range(1, len(answers) + 1)
        values = dict(zip(map(str, numbers), (value for value, _ in answers), strict=True))
        default = next(number for number, value in values.items() if value == usual)
        self.line()
        self.line(f"{question} [{default}]")
        for number, (_, label) in zip(numbers, answers, strict=True):
            if label:
                self.line(f"{number:>3}. {label}")
        while True:
            typed = self.hear() or default
            if typed in values:
                return values[typed]
            self.line(self.say("ask-number", typed=typed, answers=", ".join(values)))

    def name(self, question: str, usual: str, others: Sequence[str]) -> str:
        """A name that nobody here has yet."""
        self.line()
        self.line(f"{question} [{usual}]")
        while True:
            typed = self.hear() or usual
            try:
                check_seats(seats_of([*others, typed.removeprefix(BOT)]))
            except HappyCityError as refused:
                self.line(i18n.describe(f"error-{refused.code}", refused.arguments, self.request.locale))
                continue
            return typed.removeprefix(BOT)

    def hear(self) -> str:
        """The next line. Leaving is possible at every question."""
        self.target.write("> ")
        self.target.flush()
        line = self.source.readline()
        typed = " ".join(line.split())
        if not line or typed.lower() in ("quit", *COMMANDS["quit"]):
            self.line()
            raise Quit
        if self.echo:
            self.line(typed)
        return typed

    # Texts

    def say(self, message: str, /, **args: object) -> str:
        return i18n.text(f"terminal-{message}", self.request.locale, **args)

    def line(self, text: str = "") -> None:
        """Print one line."""
        self.target.write(text + "\n")
        self.target.flush()

    def labels(self, values: Sequence[str]) -> list[tuple[str, str]]:
        """Values with the words of the menu."""
        return [(value, self.say(f"menu-{value}")) for value in values]

    def yes_or_no(self) -> list[tuple[str, str]]:
        return self.labels(("yes", "no"))

    def bots(self) -> list[tuple[str, str]]:
        """The bots, and how each plays."""
        return [
            (bot, f"{self.say('menu-bot', bot=bot)} ({i18n.text(f'bot-{bot}', self.request.locale)})")
            for bot in BUILT_IN
        ]
