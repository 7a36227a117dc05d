"""Start a game at the terminal: seat the players, choose between full screen and lines, and end politely."""

from __future__ import annotations

import getpass
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from happycity import i18n
from happycity.bots.names import parse
from happycity.errors import BadOptions
from happycity.game.options import PLAYERS, Options
from happycity.paths import expand_path
from happycity.terminal.sessions import saves
from happycity.terminal.sessions.local import BOT, DEFAULT_BOT, LocalSession, Seat, check_bots, seats_of

if TYPE_CHECKING:
    from happycity.schema.game import Record

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What somebody asked for on the command line."""

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
    keep: bool = True
    locale: str = i18n.DEFAULT

    @property
    def open(self) -> bool:
        """Is it still open which game it shall be, so that a menu may ask? Several names say who plays."""
        asked = (self.mode, self.players, self.grozilla, self.scoring, self.edition, self.seed)
        lists = (self.bots, self.seats, self.cards)
        usual = asked == ("family", None, False, "product", "fr", None)
        return usual and not any(lists) and len(self.names) < 2

    def check_saved(self) -> None:
        """Refuse what a saved game knows by itself, rather than pass over it."""
        if self.names or not self.open:
            raise BadOptions("options-with-save")


def new_session(request: GameRequest) -> LocalSession:
    """A new game as it was asked for."""
    from happycity.game.game import Game
    from happycity.game.seeds import parse_seed

    seats = seated(request)
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

        catalogue = load_catalogue(*request.cards)
    seed = None if request.seed is None else parse_seed(request.seed)
    game = Game(options, seed=seed, catalogue=catalogue)
    session = LocalSession(
        game, seats, file=saves.new_file() if request.keep else None, think_ms=request.think_ms
    )
    session.save()
    return session


def seated(request: GameRequest) -> list[Seat]:
    """Who sits where: the seats as they were named, or people first and bots around them."""
    if request.seats:
        if request.players not in (None, len(request.seats)) or request.bots or request.names:
            raise BadOptions("options-with-seats")
        names = list(request.seats)
    else:
        people = list(request.names) or [own_name(request.locale)]
        count = request.players
        if count is None:
            count = min(max(2, len(people) + len(request.bots)), PLAYERS[-1])
        Options(players=count)  # which refuses too few and too many
        if len(people) + len(request.bots) > count:
            raise BadOptions("too-many-seats", players=count, seats=len(people) + len(request.bots))
        bots = list(request.bots) or [DEFAULT_BOT]
        names = people + [BOT + bots[index % len(bots)] for index in range(count - len(people))]
    seats = seats_of([name.strip() for name in names])
    check_seats(seats)
    return [seat if seat.bot is None else replace(seat, bot=parse(seat.bot).absolute) for seat in seats]


def check_seats(seats: Sequence[Seat]) -> None:
    """Names that can be told apart, and bots that exist."""
    check_bots(seats)
    names = [seat.name for seat in seats if seat.bot is None]
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadOptions("bad-player-name", value=name, most=LONGEST_NAME)
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadOptions("same-player-name", value=twice)


def own_name(locale: str) -> str:
    """What to call somebody who did not say: the login name, unless it is nobody's."""
    given = os.environ.get("HAPPYCITY_NAME", "").strip()
    if given:
        return given[:LONGEST_NAME]
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):
        login = "root"
    if login in ("root", "nobody", "user", ""):
        return i18n.text("player-seat", locale, number=1)
    return login[:LONGEST_NAME].capitalize()


def resumed(
    file: str | None,
    think_ms: int | None,
    locale: str = i18n.DEFAULT,
    *,
    trust: bool = False,
    keep: bool = True,
) -> LocalSession:
    """The session of a saved game, or of the one played last; a damaged one does not stand in its way."""
    from happycity.terminal.sessions import save_list

    if file is not None:
        path = expand_path(file)
        return LocalSession.resume(path, keep=keep, think_ms=think_ms, locale=locale, trust=trust)
    for item in save_list.unfinished():
        kept, damaged = save_list.opened([item])
        for each in damaged:
            print(save_list.Teller(locale).damaged(each), file=sys.stderr)
        if kept:
            return LocalSession.resume(kept[0].save.file, keep=keep, think_ms=think_ms, locale=locale)
    raise BadOptions("nothing-to-resume", folder=str(saves.games()))


def on_terminal() -> bool:
    """Can a full-screen app be shown? On Windows every console can, and none says so in TERM."""
    able = os.name == "nt" or os.environ.get("TERM", "dumb") not in ("dumb", "")
    return able and sys.stdin.isatty() and sys.stdout.isatty()


def play_plain(session: LocalSession, locale: str) -> bool:
    """Line mode on the standard streams."""
    from happycity.terminal.lines.table import TableLines
    from happycity.terminal.texts import Texts

    texts = Texts(locale, session.names, session.game.catalogue)
    return TableLines(session, texts, sys.stdin, sys.stdout, echo=not sys.stdin.isatty()).run()


def asked(request: GameRequest) -> LocalSession | None:
    """A game set up by questions on the standard streams; None if somebody leaves before it begins."""
    from happycity.terminal.lines.setup import SetupQuestions
    from happycity.terminal.lines.table import Quit

    try:
        return SetupQuestions(request, sys.stdin, sys.stdout).session()
    except Quit:
        return None


def play_full(request: GameRequest, session: LocalSession | None) -> None:
    """The full-screen app; without a session it begins with the menu."""
    from happycity.terminal.screens.app import HappyCityApp

    HappyCityApp(request, session=session).show()


def watch(record: Record, locale: str, at: int = 0) -> None:
    """A saved game, forwards and backwards on the full screen, from a moment on."""
    from happycity.terminal.screens.app import HappyCityApp

    HappyCityApp(GameRequest(locale=locale), record=record, at=at).show()
