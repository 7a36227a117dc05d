"""What tables on the screen and in lines need from a session, wherever its game is played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypedDict

if TYPE_CHECKING:
    from happycity.errors import HappyCityError
    from happycity.game.game import Game
    from happycity.schema.game import Event, Record
    from happycity.terminal.sessions.seats import Seat


class RoomNews(TypedDict):
    """Something that happened in the room around the game."""

    event: Literal["room"]
    kind: str
    name: str
    text: str
    other: str
    """Whom it is about, besides who did it."""


class ResultKey(TypedDict):
    """Where a finished game is filed among the results: its room and its number in there."""

    room: str
    game: int


class Session(Protocol):
    """One game and its players: here, or on a server."""

    pending_error: HappyCityError | None
    """What went wrong and has not been shown yet."""

    @property
    def game(self) -> Game:
        """The game as it is now."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The players."""

    @property
    def names(self) -> list[str]:
        """The players' names."""

    @property
    def own_seats(self) -> list[int]:
        """The seats of people at this keyboard."""

    @property
    def awaits_choice(self) -> bool:
        """Must a person at this keyboard decide?"""

    @property
    def events(self) -> Sequence[Event | RoomNews]:
        """Everything that has happened."""

    @property
    def file(self) -> Path | None:
        """The file to resume from."""

    @property
    def is_saved(self) -> bool:
        """Is the game in a file of its own, written after every action?"""

    @property
    def result_key(self) -> ResultKey | None:
        """The key of the result; None if the game does not count for the statistics."""

    def play(self, action: str) -> Sequence[Event | RoomNews]:
        """Play an action for a person at this keyboard."""

    def proceed(self) -> None:
        """Let somebody else decide."""

    def undo(self) -> bool:
        """Take back the last choice. False if there is none."""

    def record(self) -> Record:
        """The game with its players."""

    def close(self) -> None:
        """Free what the session holds."""
