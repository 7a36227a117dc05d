"""The state of a room and what can be asked of it. Only `happycity.rooms.apply` changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypedDict

from happycity.rooms.clock import deadline
from happycity.rooms.people import HUMAN, OPEN, Person, Seat, Settings
from happycity.rooms.room_game import Deal, RoomGame

if TYPE_CHECKING:
    from happycity.schema.game import Options
    from happycity.schema.room import FairShuffle, Status
    from happycity.schema.room_events import Row

LOBBY: Final = "lobby"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"

TABLE_KINDS: Final = frozenset({"started", "action", "undone", "settings", "rematch"})
"""Events after which clients need a new table."""
SEAT_KINDS: Final = frozenset({"joined", "left", "seats", "away", "back"})
"""Events that may put somebody else before the clock. They leave the decision itself as it is, so no command and no
bot's move becomes stale: otherwise people who come and go could hold up a game."""


class PendingUndo(TypedDict):
    """An undo that waits for the other players' consent."""

    asked: int
    person: str
    seat: int
    to: int
    agreed: list[str]


class PendingRemoval(TypedDict):
    """A host's request to remove somebody from a running game, which waits for the other players' consent."""

    asked: int
    person: str
    whom: str
    voters: list[str]
    agreed: list[str]


class Room:
    """One room: people, seats, and the game on its table."""

    def __init__(self, room: str, deal: Deal) -> None:
        self.id = room
        self.deal = deal
        """Of the newest game."""
        self.seq = 0
        self.status: Status = LOBBY
        self.created = 0
        self.updated = 0
        self.number = 0
        self.options: Options = {}
        self.settings = Settings()
        self.host: str | None = None
        self.people: dict[str, Person] = {}
        self.seats: list[Seat] = []
        self.wins_by_player: dict[str, int] = {}
        """Games won in this room, by person, or by seat for bots, which are named by their seats."""
        self.undo: PendingUndo | None = None
        self.removal: PendingRemoval | None = None
        self.fair: FairShuffle
        self.play: RoomGame | None = None
        self.table_seq = 0
        """The newest change of the table; commands that answer an older one are stale."""
        self.decided_at = 0
        """When the present decision began, for the clock."""
        self.misses: dict[int, int] = {}
        self.away_at: dict[int, int] = {}
        """When a bot took over a seat."""
        self.pausing: set[str] = set()
        """People who said that they are away for a while; only their own command brings them back."""
        self.asides = 0
        """Events beside the game."""
        self.asides_of: dict[str, int] = {}
        """Those of this game, and undone actions, by the person who caused them."""
        self.commands: dict[tuple[str, str], int] = {}
        """The event that each command became, by person and command id."""

    # Queries

    def person(self, person: str | None) -> Person | None:
        """Somebody who is in the room."""
        found = self.people.get(person or "")
        return None if found is None or found.gone else found

    def humans(self) -> list[Person]:
        """The people with a seat for whom no bot plays."""
        seated = [self.person(seat.person) for seat in self.seats if seat.kind == HUMAN]
        return [person for person in seated if person is not None]

    def players(self) -> list[Person]:
        """The people with a seat, including those for whom a bot plays at the moment."""
        seated = [self.person(seat.person) for seat in self.seats]
        return [person for person in seated if person is not None]

    def waiting_for(self) -> list[str]:
        """The people who have not answered a pending undo yet."""
        agreed = self.undo["agreed"] if self.undo is not None else []
        return [person.id for person in self.players() if person.id not in agreed]

    def voters_left(self) -> list[str]:
        """The people who have not answered a pending removal yet. Nobody waits for one whose seat a bot plays."""
        if self.removal is None:
            return []
        here = [person.id for person in self.humans()]
        return [
            voter for voter in self.removal["voters"] if voter in here and voter not in self.removal["agreed"]
        ]

    def seq_of(self, people: Sequence[str], command: str) -> int | None:
        """The event that a command of one of these people became, if it was executed before."""
        return next(filter(None, (self.commands.get((person, command)) for person in people)), None)

    @property
    def deciding(self) -> int | None:
        """The seat that must decide."""
        return self.play.game.seat if self.play is not None and self.status == PLAYING else None

    @property
    def decider(self) -> str | None:
        """The person whose seat must decide."""
        return None if self.deciding is None else self.seats[self.deciding].person

    @property
    def deadline(self) -> int | None:
        """When the clock runs out for the person who must decide."""
        return deadline(self)

    @property
    def is_driven(self) -> bool:
        """Must the shell move a bot or watch the clock? A human without a clock needs nobody."""
        seat = self.deciding
        return seat is not None and (self.settings.clock is not None or self.seats[seat].kind != HUMAN)

    def is_visible_to(self, people: Sequence[str], game: int | None = None) -> bool:
        """May somebody who speaks for these people see a game (by default the newest)?

        Without spectators a game is for those in the room until it is over; a room with a free seat is open to all.
        """
        if people or self.settings.spectators or (game is not None and game < self.number):
            return True
        is_running = self.play is not None and not self.play.game.over
        return not is_running or any(seat.kind == OPEN for seat in self.seats)

    def changes_table(self, kind: str) -> bool:
        """Does an event change the table? With a clock, a change of seats changes the deadline."""
        return kind in TABLE_KINDS or (kind in SEAT_KINDS and self.settings.clock is not None)

    def names(self) -> list[str]:
        """The players' names, as a record has them."""
        return [seat.name or "" for seat in self.seats]

    def player_key(self, seat: int) -> str:
        """Whose wins a seat counts."""
        return self.seats[seat].person or f"bot {seat}"

    def wins(self) -> list[int]:
        """How many games of this room each seat's player has won."""
        return [self.wins_by_player.get(self.player_key(seat), 0) for seat in range(len(self.seats))]

    def head(self, at: int, game: int | None = None) -> Row:
        """The fields that every next event has."""
        return {
            "seq": self.seq + 1,
            "at": max(at, self.updated),
            "game": self.number if game is None else game,
        }
