"""A game at this keyboard: bots answer, choices can be undone, and every action is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from happycity import i18n
from happycity.bots.programs.faults import SafeBot
from happycity.errors import BadRecord, HappyCityError
from happycity.files import read_record
from happycity.game.game import Game
from happycity.game.seeds import derive_bot_seed
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.seats import DEFAULT_BOT, Seat, check_bots, check_trust, seats_of_record

if TYPE_CHECKING:
    from happycity.bots.api import Bot
    from happycity.cards import Catalogue
    from happycity.schema.game import Event, Record, View
    from happycity.terminal.sessions.protocol import ResultKey

SLOW_CORE_THINK_MS: Final = 700
"""A bot's time on the interpreted core, where a fixed number of simulations would take too long."""
MAX_ROOM_LENGTH: Final = 32


class LocalSession:
    """One game with its players. Every action is saved before anything else happens."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], *, file: Path | None = None, think_ms: int | None = None
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self.file = file
        self.think_ms = think_ms
        self.is_file_foreign = False
        """Is the file somebody else's? It is left alone then, and the game goes on in our folder."""
        self.pending_error: HappyCityError | None = None
        """Why the game could not be saved or a bot could not decide, until it has been shown."""
        self._reported_seats: set[int] = set()
        """Seats of bots whose first fault has been reported."""
        self._bots: dict[int, SafeBot] = {}
        self._was_choice = self._replay_choices()
        """For each action so far: was it a real choice of a person?"""

    @classmethod
    def resume(
        cls,
        file: Path,
        *,
        save: bool = True,
        think_ms: int | None = None,
        locale: str = i18n.DEFAULT,
        trust: bool = False,
    ) -> LocalSession:
        """Resume a saved game. Programs and packs' Python files run only from our own folder, or with `trust`.

        Nothing is written before something is played.
        """
        record = read_record(str(file))
        game = Game.from_record(record, trust=trust or saves.is_own(file))
        seats = seats_of_record(record.get("players") or [], game.options.players, locale)
        if not trust:
            check_trust(seats, file)
        check_bots(seats)
        session = cls(game, seats, file=file if save else None, think_ms=think_ms)
        session.is_file_foreign = not saves.is_own(file)
        return session

    def _replay_choices(self) -> list[bool]:
        replay = self.game.copy()
        replay.undo(0)
        choices = []
        for action in self.game.actions:
            choices.append(self._is_choice(replay))
            replay.play(action)
        return choices

    def _is_choice(self, game: Game) -> bool:
        return self.seats[game.seat].bot is None and len(game.legal()) > 1

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def own_seats(self) -> list[int]:
        return [index for index, seat in enumerate(self.seats) if seat.bot is None]

    @property
    def awaits_choice(self) -> bool:
        return not self.game.over and self.seats[self.game.seat].bot is None

    @property
    def events(self) -> list[Event]:
        return self.game.events

    @property
    def is_saved(self) -> bool:
        return self.file is not None and not self.is_file_foreign

    @property
    def result_key(self) -> ResultKey | None:
        if self.file is None or self.is_file_foreign:
            return None
        return {"room": f"t-{self.file.stem}"[:MAX_ROOM_LENGTH], "game": 1}

    def save(self) -> None:
        """Write the game to its file, if it has one."""
        if self.file is None:
            return
        if self.is_file_foreign:
            self.file, self.is_file_foreign = saves.new_file(), False
        try:
            saves.write_record(self.file, self.record())
        except BadRecord as error:  # a full disk must not end the game
            self.pending_error = error

    def record(self) -> Record:
        return self.game.record([seat.record_name for seat in self.seats])

    def play(self, action: str) -> list[Event]:
        """Play an action and save."""
        is_choice = self._is_choice(self.game)
        events = self.game.play(action)
        self._was_choice.append(is_choice)
        self.save()
        self._report_bot_faults()
        if self.game.over:
            self.close()
        return events

    def _report_bot_faults(self) -> None:
        """Report each bot's first fault. The bot itself plays a default action (bots/programs/faults.py)."""
        for seat, bot in self._bots.items():
            if bot.first_fault is not None and seat not in self._reported_seats:
                self._reported_seats.add(seat)
                cause = bot.first_fault.__cause__  # a missing program explains itself
                fault = cause if isinstance(cause, HappyCityError) else bot.first_fault
                self.pending_error = self.pending_error or fault

    def proceed(self) -> None:
        """Let the bot play whose decision it is."""
        legal = self.game.legal()
        seat = self.game.seat
        self.play(legal[0] if len(legal) == 1 else self.bot(seat).decide(self.game.view(seat), legal))

    def bot(self, seat: int) -> SafeBot:
        """The bot in a seat, made when first needed."""
        if seat not in self._bots:
            name = self.seats[seat].bot or DEFAULT_BOT
            seed = derive_bot_seed(self.game.seed, f"{name} {seat}")
            self._bots[seat] = SafeBot(make_bot(name, seed, self.think_ms, self.game.catalogue), name)
        return self._bots[seat]

    def undo(self) -> bool:
        """Go back to the last real choice of a person. False if there is none."""
        if not any(self._was_choice):
            return False
        keep = max(index for index, was_choice in enumerate(self._was_choice) if was_choice)
        self.game.undo(keep)
        del self._was_choice[keep:]
        self.save()
        return True

    def close(self) -> None:
        """End the programs that play as bots."""
        for safe_bot in self._bots.values():
            close = getattr(safe_bot.bot, "close", None)
            if close is not None:
                close()
        self._bots.clear()


class MissingBot:
    """A bot that can no longer be made. Each decision says why, and the SafeBot around it plays on."""

    def __init__(self, error: HappyCityError) -> None:
        self.error = error

    def decide(self, view: View, legal: Sequence[str]) -> str:
        raise self.error


def make_bot(name: str, seed: int, think_ms: int | None, catalogue: Catalogue) -> Bot:
    """Make a bot that knows the cards of the game. On the slow core the clock limits it."""
    from happycity import bots
    from happycity.rules import COMPILED

    think_ms = think_ms or (None if COMPILED else SLOW_CORE_THINK_MS)
    try:
        return bots.make(name, seed=seed, think_ms=think_ms, catalogue=catalogue)
    except HappyCityError as error:  # its file was there when the game began
        return MissingBot(error)
