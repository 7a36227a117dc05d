"""A new game at this keyboard, as the command line or a menu asks for it."""

from __future__ import annotations

import getpass
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace

from happycity import i18n
from happycity.bots.names import parse
from happycity.errors import BadOptions
from happycity.game.game import Game
from happycity.game.options import PLAYERS, Options
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import LocalSession
from happycity.terminal.sessions.seats import (
    BOT_PREFIX,
    DEFAULT_BOT,
    MAX_NAME_LENGTH,
    Seat,
    check_seats,
    parse_seats,
)


@dataclass(frozen=True, slots=True)
class GameRequest:
    """The options of the command line."""

    mode: str = "family"
    players: int | None = None
    grozilla: bool = False
    scoring: str = "product"
    edition: str = "fr"
    names: Sequence[str] = ()
    bots: Sequence[str] = ()
    seats: Sequence[str] = ()
    seed: str | None = None
    cards: Sequence[str] = ()
    think_ms: int | None = None
    save: bool = True
    locale: str = i18n.DEFAULT
    trust: bool = False

    @property
    def is_open(self) -> bool:
        """Is the game still open, so that a menu may ask? Several names settle who plays."""
        values = (self.mode, self.players, self.grozilla, self.scoring, self.edition, self.seed)
        lists = (self.bots, self.seats, self.cards)
        are_defaults = values == ("family", None, False, "product", "fr", None)
        return are_defaults and not any(lists) and len(self.names) < 2

    @property
    def own_name(self) -> str:
        """The name of the person at this keyboard."""
        return (self.names or [default_name(self.locale)])[0]

    def check_resumable(self) -> None:
        """Refuse options that a saved game already has."""
        if self.names or not self.is_open:
            raise BadOptions("options-with-save")


def new_session(request: GameRequest) -> LocalSession:
    """Begin a new game."""
    from happycity.game.seeds import parse_seed

    seats = requested_seats(request)
    options = Options.from_json(
        {
            "players": len(seats),
            "mode": request.mode,
            "grozilla": request.grozilla,
            "scoring": request.scoring,
            "edition": request.edition,
        }
    )
    catalogue = None
    if request.cards:
        from happycity.cards import load_catalogue

        catalogue = load_catalogue(*request.cards, trust=request.trust)
    seed = None if request.seed is None else parse_seed(request.seed)
    game = Game(options, seed=seed, catalogue=catalogue)
    return saved_session(game, seats, save=request.save, think_ms=request.think_ms)


def rematch(session: LocalSession) -> LocalSession:
    """Begin another game with the same players, options and cards."""
    game = Game(session.game.options, catalogue=session.game.catalogue)
    return saved_session(game, session.seats, save=session.file is not None, think_ms=session.think_ms)


def saved_session(game: Game, seats: Sequence[Seat], *, save: bool, think_ms: int | None) -> LocalSession:
    """A session of a game that has just begun, in a file of its own."""
    session = LocalSession(game, seats, file=saves.new_file() if save else None, think_ms=think_ms)
    session.save()
    return session


def requested_seats(request: GameRequest) -> list[Seat]:
    """The seats as named, or people first and bots around them."""
    if request.seats:
        if request.players not in (None, len(request.seats)) or request.bots or request.names:
            raise BadOptions("options-with-seats")
        names = list(request.seats)
    else:
        people = list(request.names) or [default_name(request.locale)]
        count = request.players
        if count is None:
            count = min(max(2, len(people) + len(request.bots)), PLAYERS[-1])
        Options(players=count)  # refuses too few and too many
        if len(people) + len(request.bots) > count:
            raise BadOptions("too-many-seats", players=count, seats=len(people) + len(request.bots))
        bots = list(request.bots) or [DEFAULT_BOT]
        names = people + [BOT_PREFIX + bots[index % len(bots)] for index in range(count - len(people))]
    seats = parse_seats([name.strip() for name in names])
    check_seats(seats)
    return [seat if seat.bot is None else replace(seat, bot=parse(seat.bot).absolute) for seat in seats]


def default_name(locale: str) -> str:
    """A name for somebody who gave none: the login name, unless it is generic."""
    name = os.environ.get("HAPPYCITY_NAME", "").strip()
    if name:
        return name[:MAX_NAME_LENGTH]
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        login = "root"
    if login in ("root", "nobody", "user", ""):
        return i18n.text("player-seat", locale, number=1)
    return login[:MAX_NAME_LENGTH].capitalize()
