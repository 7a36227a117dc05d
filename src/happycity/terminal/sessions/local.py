"""A game at one keyboard: who sits where, bots that answer, undo, hints, and a save after every action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from happycity import i18n
from happycity.bots.names import PYTHON_CLASS, parse
from happycity.bots.programs.faults import SafeBot
from happycity.cards import Catalogue
from happycity.errors import BadRecord, HappyCityError
from happycity.files import read_record
from happycity.game.game import Game
from happycity.game.seeds import derive_bot_seed
from happycity.terminal.sessions import saves

if TYPE_CHECKING:
    from happycity.schema.game import Event, Record, View

BOT: Final = "bot:"
DEFAULT_BOT: Final = "normal"
SLOW_CORE_MS: Final = 700
"""What a bot may think on the interpreted core, where its simulations would take too long."""
MAYORS: Final = ("Ada", "Bruno", "Chloé", "Dario", "Edda")
"""What bots are called, by seat."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits in a seat: a person, or a bot by the name that makes it."""

    name: str
    bot: str | None = None

    @property
    def word(self) -> str:
        """As a record tells it."""
        return self.name if self.bot is None else BOT + self.bot

    @property
    def label(self) -> str:
        """What its bot is called: of a file only the name, whatever folder it lies in."""
        python = PYTHON_CLASS.fullmatch(self.bot or "")
        return f"{Path(python['path']).name}:{python['name']}" if python else self.bot or ""

    @property
    def foreign(self) -> bool:
        """Is it somebody else's bot, for which a program must be started?"""
        return self.bot is not None and parse(self.bot).kind != "built-in"


def seats_of(words: Sequence[str]) -> list[Seat]:
    """Seats from the names in a record: `bot:greedy` is a bot, anything else a person."""
    return [
        Seat(MAYORS[index % len(MAYORS)], word.removeprefix(BOT)) if word.startswith(BOT) else Seat(word)
        for index, word in enumerate(words)
    ]


def seats_in(words: Sequence[str], players: int, locale: str = i18n.DEFAULT) -> list[Seat]:
    """Seats from a record. Where it does not name its players, one person plays against bots."""
    words = list(words) or [i18n.text("player-seat", locale, number=1)]
    words += [f"{BOT}{DEFAULT_BOT}"] * (players - len(words))
    return seats_of(words[:players])


def check_bots(seats: Sequence[Seat]) -> None:
    """Bots whose names can be understood and whose files are there. No program is started before it must decide."""
    from happycity import bots

    for seat in seats:
        if seat.bot is not None and seat.foreign:
            bots.make(seat.bot)


def check_trust(seats: Sequence[Seat], file: Path) -> None:
    """Refuse a file that would start programs: games are shared, and whoever wrote this one chose the command."""
    for seat in seats:
        if seat.bot is not None and seat.foreign and not saves.own(file):
            shown = seat.bot if seat.bot.isprintable() else ascii(seat.bot)  # nothing may hide
            raise BadRecord("untrusted-bot", file=str(file), bot=shown)


class LocalSession:
    """One game with its players. Everything that is played is saved before anything else happens."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], *, file: Path | None = None, think_ms: int | None = None
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.file = file
        self.think_ms = think_ms
        self.borrowed = False
        """Does its file belong to somebody else? Then it is left as it is, and the game goes on in our folder."""
        self.trouble: HappyCityError | None = None
        """Why the game could not be saved or a bot could not decide, until somebody has been told."""
        self.blamed: set[int] = set()
        """Seats of bots whose first fault has been told."""
        self.bots: dict[int, SafeBot] = {}
        self.choices = self._choices()
        """For each action so far: was it a real choice of a person?"""

    def _choices(self) -> list[bool]:
        again = self.game.copy()
        again.undo(0)
        choices = []
        for action in self.game.actions:
            choices.append(self._choice(again))
            again.play(action)
        return choices

    def _choice(self, game: Game) -> bool:
        return self.seats[game.seat].bot is None and len(game.legal()) > 1

    @classmethod
    def resume(
        cls,
        file: Path,
        *,
        keep: bool = True,
        think_ms: int | None = None,
        locale: str = i18n.DEFAULT,
        trust: bool = False,
    ) -> LocalSession:
        """Go on with a saved game. Programs that play in it are started from our own folder, or if we `trust` it.

        Nothing is written before something is played: who only looks changes nothing.
        """
        record = read_record(str(file))
        game = Game.from_record(record)
        seats = seats_in(record.get("players") or [], game.options.players, locale)
        if not trust:
            check_trust(seats, file)
        check_bots(seats)
        session = cls(game, seats, file=file if keep else None, think_ms=think_ms)
        session.borrowed = not saves.own(file)
        return session

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.seats]

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [index for index, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def waiting(self) -> bool:
        """Must a person decide?"""
        return not self.game.over and self.seats[self.game.seat].bot is None

    @property
    def kept(self) -> bool:
        """Is the game in a file of its own, written after every action?"""
        return self.file is not None and not self.borrowed

    def save(self) -> None:
        """Write the game to its file, if it has one."""
        if self.file is None:
            return
        if self.borrowed:
            self.file, self.borrowed = saves.new_file(), False
        try:
            saves.write(self.file, self.record())
        except BadRecord as trouble:  # a full disk must not end the game
            self.trouble = trouble

    def record(self) -> Record:
        """The game with its players."""
        return self.game.record([seat.word for seat in self.seats])

    def play(self, action: str) -> list[Event]:
        """Play an action and save."""
        choice = self._choice(self.game)
        events = self.game.play(action)
        self.choices.append(choice)
        self.save()
        self._blame()
        if self.game.over:
            self.close()
        return events

    def _blame(self) -> None:
        """A bot that fails plays a default action (bots/faults.py); once, somebody should hear of it."""
        for seat, guard in self.bots.items():
            if guard.first_fault is not None and seat not in self.blamed:
                self.blamed.add(seat)
                cause = (
                    guard.first_fault.__cause__
                )  # such as a program that is not there, which says so itself
                self.trouble = self.trouble or (
                    cause if isinstance(cause, HappyCityError) else guard.first_fault
                )

    @property
    def events(self) -> list[Event]:
        """Everything that has happened."""
        return self.game.events

    def proceed(self) -> None:
        """Let the bot whose decision it is play."""
        self.play(self.bot_choice())

    def bot_choice(self) -> str:
        """What the bot that must decide chooses. It may think for a while."""
        legal = self.game.legal()
        if len(legal) == 1:
            return legal[0]
        return self.bot(self.game.seat).decide(self.game.view(self.game.seat), legal)

    def bot(self, seat: int) -> SafeBot:
        """The bot of a seat, made when it is first needed."""
        if seat not in self.bots:
            name = self.seats[seat].bot or DEFAULT_BOT
            self.bots[seat] = SafeBot(
                self._made(name, derive_bot_seed(self.game.seed, f"{name} {seat}")), name
            )
        return self.bots[seat]

    def _made(self, name: str, seed: int) -> Any:
        try:
            return make_bot(name, seed, self.think_ms, self.game.catalogue)
        except HappyCityError as error:  # its file was there when the game began
            return Gone(error)

    @property
    def can_undo(self) -> bool:
        """Has a person chosen anything yet?"""
        return any(self.choices)

    def undo(self) -> bool:
        """Go back to the last real choice of a person."""
        if not self.can_undo:
            return False
        keep = max(index for index, choice in enumerate(self.choices) if choice)
        self.game.undo(keep)
        del self.choices[keep:]
        self.save()
        return True

    def close(self) -> None:
        """End programs that play as bots."""
        for guard in self.bots.values():
            close = getattr(guard.bot, "close", None)
            if close is not None:
                close()
        self.bots.clear()


class Gone:
    """A bot that cannot be made any more: each decision says why, and its guard plays on for it."""

    def __init__(self, error: HappyCityError) -> None:
        self.error = error

    def decide(self, view: View, legal: Sequence[str]) -> str:
        raise self.error


def make_bot(name: str, seed: int, think_ms: int | None, catalogue: Catalogue) -> Any:
    """A bot that knows the cards of the game. On the slow core the clock decides how much it thinks."""
    from happycity import bots
    from happycity.rules import COMPILED

    think_ms = think_ms or (None if COMPILED else SLOW_CORE_MS)
    return bots.make(name, seed=seed, think_ms=think_ms, catalogue=catalogue)
