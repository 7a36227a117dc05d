"""A decision: the next event of a room, and the data to store beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from happycity.game.game import Game
    from happycity.rooms.room_game import Deal
    from happycity.schema.room import ResultDetail, SharedDeal
    from happycity.schema.room_events import RoomEvent


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """How a game ended for one person."""

    person: str
    seat: int
    at: int
    points: int
    won: bool
    detail: ResultDetail


@dataclass(frozen=True, slots=True)
class SeatKey:
    """A key that speaks for a person from now on."""

    key: str
    person: str
    created: int


@dataclass(frozen=True, slots=True)
class TryResult:
    """How the one try at a shared deal ended that counts."""

    shared: SharedDeal
    began: int
    finished: int
    points: int
    coins: int
    won: bool


@dataclass(frozen=True, slots=True)
class Beside:
    """What is stored in the same transaction as an event."""

    deal: Deal | None = None
    """Of the game that begins with the event."""
    new_key: SeatKey | None = None
    revoked_person: str | None = None
    """Whose keys are deleted."""
    results: tuple[PlayerResult, ...] = ()
    tried: TryResult | None = None


NOTHING_BESIDE = Beside()


@dataclass(frozen=True, slots=True)
class RoomDecision:
    """The next event of a room."""

    event: RoomEvent
    person: str | None = None
    """Who caused it; a command id is remembered for this person."""
    beside: Beside = NOTHING_BESIDE
    after: Game | None = field(default=None, compare=False)
    """The game after an action, so that applying the event need not play it again."""
