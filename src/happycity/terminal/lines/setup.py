"""Set up a game in lines: numbered answers, each question with a default for Enter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, TextIO

from happycity import i18n
from happycity.bots.levels import BUILT_IN
from happycity.errors import HappyCityError
from happycity.game.options import MODES, PLAYERS, SCORINGS
from happycity.terminal.lines.console import Console, Quit
from happycity.terminal.lines.table import COMMANDS
from happycity.terminal.sessions import save_list
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.new_game import GameRequest, new_session
from happycity.terminal.sessions.seats import BOT_PREFIX, DEFAULT_BOT, check_seats, parse_seats

MIXED: Final = "mixed"
PERSON: Final = "person"
OLDER: Final = "older"
NEW: Final = "new"
PAGE_SIZE: Final = 9
"""Saved games that are offered at once."""


class SetupQuestions(Console):
    """Questions about the game to play."""

    def __init__(self, request: GameRequest, source: TextIO, target: TextIO, *, echo: bool = False) -> None:
        super().__init__(source, target, echo=echo)
        self.request = request

    def ask_for_session(self) -> LocalSession:
        """Ask for an unfinished game or a new one."""
        self.line(self.say("ask-welcome"))
        file = self.ask_for_save()
        if file is not None:
            request = self.request
            return save_list.resume_session(file, request.think_ms, request.locale, save=request.save)
        return new_session(self.ask_for_new_game())

    def ask_for_save(self) -> str | None:
        """Ask for the file of an unfinished game, a few at a time. None for a new game."""
        items, texts = save_list.unfinished_saves(), save_list.SaveTexts(self.request.locale)
        for start in range(0, len(items), PAGE_SIZE):
            listed, damaged = save_list.open_saves(items[start : start + PAGE_SIZE])
            self.lines(texts.damage(each) for each in damaged)
            answers = [(str(each.save.file), texts.line(each)) for each in listed]
            older = len(items) - start - PAGE_SIZE
            if older > 0:
                answers.append((OLDER, texts.say("shelf-older", count=older)))
            if not answers:
                return None  # all of them are damaged
            answers.append((NEW, self.say("ask-new")))
            answer = self.ask(self.say("ask-unfinished"), answers, answers[0][0])
            if answer != OLDER:
                return None if answer == NEW else answer
        return None

    def ask_for_new_game(self) -> GameRequest:
        """Ask for mode, expansion, scoring and seats."""
        mode = self.ask(self.say("ask-mode"), self.labels(MODES), "family")
        grozilla = self.ask(self.say("ask-grozilla"), self.yes_or_no(), "no")
        scoring = self.ask(self.say("ask-scoring"), self.labels(SCORINGS), "product")
        counts = [(str(count), "") for count in PLAYERS]
        players = int(self.ask(self.say("ask-players"), counts, "2", numbers=[*PLAYERS]))
        seats = self.ask_for_seats(players)
        return replace(
            self.request, mode=mode, grozilla=grozilla == "yes", scoring=scoring, names=(), seats=seats
        )

    def ask_for_seats(self, players: int) -> list[str]:
        """Ask who sits where: oneself first."""
        own_name = self.request.own_name
        seats = [own_name] if self.request.names else [self.ask_for_name(self.say("ask-name"), own_name, [])]
        mixed = [(MIXED, self.say("ask-mixed"))]
        opponent = self.ask(self.say("ask-against"), [*self.bots(), *mixed], DEFAULT_BOT)
        if opponent != MIXED:
            return seats + [BOT_PREFIX + opponent] * (players - 1)
        person = [(PERSON, self.say("ask-person"))]
        for number in range(2, players + 1):
            player = self.ask(self.say("ask-seat", number=number), [*self.bots(), *person], DEFAULT_BOT)
            if player == PERSON:
                default = i18n.text("player-seat", self.request.locale, number=number)
                seats.append(self.ask_for_name(self.say("ask-name-of", number=number), default, seats))
            else:
                seats.append(BOT_PREFIX + player)
        return seats

    # One question

    def ask(
        self, question: str, answers: Sequence[tuple[str, str]], default: str, numbers: Sequence[int] = ()
    ) -> str:
        """Ask with numbered answers: 1, 2, 3 … unless numbers are given."""
        numbers = numbers or range(1, len(answers) + 1)
        values = dict(zip(map(str, numbers), (value for value, _ in answers), strict=True))
        default_number = next(number for number, value in values.items() if value == default)
        self.line()
        self.line(f"{question} [{default_number}]")
        for number, (_, label) in zip(numbers, answers, strict=True):
            if label:
                self.line(f"{number:>3}. {label}")
        while True:
            text = self.read() or default_number
            if text in values:
                return values[text]
            self.line(self.say("ask-number", typed=text, answers=", ".join(values)))

    def ask_for_name(self, question: str, default: str, taken: Sequence[str]) -> str:
        """Ask for a name that nobody here has yet."""
        self.line()
        self.line(f"{question} [{default}]")
        while True:
            name = (self.read() or default).removeprefix(BOT_PREFIX)
            try:
                check_seats(parse_seats([*taken, name]))
            except HappyCityError as error:
                self.line(i18n.describe(f"error-{error.code}", error.arguments, self.request.locale))
                continue
            return name

    def read(self) -> str:
        """Read an answer. Every question can be quit."""
        self.show_prompt()
        text = self.accept(self.source.readline())
        if text.lower() in ("quit", *COMMANDS["quit"]):
            self.line()
            raise Quit
        return text

    # Texts

    def say(self, message: str, /, **args: object) -> str:
        return i18n.text(f"terminal-{message}", self.request.locale, **args)

    def labels(self, values: Sequence[str]) -> list[tuple[str, str]]:
        """Values with their labels in the menu."""
        return [(value, self.say(f"menu-{value}")) for value in values]

    def yes_or_no(self) -> list[tuple[str, str]]:
        return self.labels(("yes", "no"))

    def bots(self) -> list[tuple[str, str]]:
        """The built-in bots and their descriptions."""
        return [
            (bot, f"{self.say('menu-bot', bot=bot)} ({i18n.text(f'bot-{bot}', self.request.locale)})")
            for bot in BUILT_IN
        ]
