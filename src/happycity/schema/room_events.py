"""The events of a room's log. Each has its seq, its time and the number of the game that it belongs to."""

from __future__ import annotations

import sys
from typing import Literal, NotRequired, TypeAlias

from happycity.schema._typing import TypedDict
from happycity.schema.game import Action, Card, Event, Natural, Options, Result, Seat
from happycity.schema.room import Avatar, Hex, PersonId, Place, Proof, Settings, Time

if sys.version_info >= (3, 12):
    from typing import TypeAliasType
else:
    from typing_extensions import TypeAliasType


class Row(TypedDict):
    """What every event has."""

    seq: Natural
    at: Time
    game: Natural


class RoomCreated(Row):
    """A room opens."""

    kind: Literal["created"]
    options: Options
    settings: Settings
    seats: list[Place]
    commitment: Hex


class PersonJoined(Row):
    """Somebody sits down, or watches (no seat)."""

    kind: Literal["joined"]
    person: PersonId
    name: str
    seat: Seat | None
    program: bool
    nonce: Hex | None
    avatar: NotRequired[Avatar]


class PersonLeft(Row):
    """Somebody leaves, or is asked to."""

    kind: Literal["left"]
    person: PersonId
    reason: Literal["left", "removed"]


class PersonRenamed(Row):
    """Another name."""

    kind: Literal["renamed"]
    person: PersonId
    name: str


class AvatarChanged(Row):
    """Another face or colour."""

    kind: Literal["avatar"]
    person: PersonId
    avatar: Avatar


class SeatsChanged(Row):
    """The host filled, emptied, swapped or shuffled seats."""

    kind: Literal["seats"]
    seats: list[Place]
    reason: Literal["fill", "empty", "swap", "shuffle"]


class SettingsChanged(Row):
    """The host changed what was agreed on."""

    kind: Literal["settings"]
    settings: Settings
    options: Options
    seats: NotRequired[list[Place]]


class HostChanged(Row):
    """Another host."""

    kind: Literal["host"]
    person: PersonId
    reason: Literal["passed", "gone"]


class PersonMuted(Row):
    """Somebody's chat is silenced, or allowed again."""

    kind: Literal["muted"]
    person: PersonId
    muted: bool


class NonceGiven(Row):
    """A player's part in the shuffle."""

    kind: Literal["nonce"]
    person: PersonId
    nonce: Hex


class ShownSetup(TypedDict):
    """What is laid out for all to see."""

    specials: list[Card]


class BranchPoint(TypedDict):
    """After how many actions of another game this one begins."""

    at: Natural


class GameStarted(Row):
    """A game begins."""

    kind: Literal["started"]
    rules: Natural
    players: list[str]
    nonces: list[Hex]
    fair: str
    setup: ShownSetup | None
    branch: BranchPoint | None
    events: list[Event]


class GameOver(TypedDict):
    """The result, and the opened shuffle."""

    result: Result
    fair: Proof


class ActionPlayed(Row):
    """Somebody, a bot or the clock played an action."""

    kind: Literal["action"]
    seat: Seat
    by: Literal["human", "bot", "clock"]
    action: Action
    events: list[Event]
    draws: list[Card]
    over: GameOver | None


class ActionsUndone(Row):
    """So many actions remain; `agreed` by the others, or free: then `since` is when the decision first began."""

    kind: Literal["undone"]
    person: PersonId
    seat: Seat
    to: Natural
    agreed: bool
    since: NotRequired[Time]


class UndoAsked(Row):
    """Somebody asks the others to take back."""

    kind: Literal["undo-asked"]
    person: PersonId
    seat: Seat
    to: Natural


class UndoAnswered(Row):
    """Somebody agrees (others still have to answer) or refuses."""

    kind: Literal["undo-agreed", "undo-refused"]
    person: PersonId


class RemovalAsked(Row):
    """The host asks `voters` whether `whom` is to be removed from the running game."""

    kind: Literal["removal-asked"]
    person: PersonId
    whom: PersonId
    voters: list[PersonId]


class RemovalAnswered(Row):
    """Somebody agrees (others still have to answer) or refuses."""

    kind: Literal["removal-agreed", "removal-refused"]
    person: PersonId
    whom: PersonId


class PersonAway(Row):
    """A bot plays for somebody."""

    kind: Literal["away"]
    person: PersonId
    seat: Seat
    reason: Literal["left", "pause", "clock", "host"]
    bot: str


class PersonBack(Row):
    """Somebody takes the seat back from the bot. The clock counts `since` then; null: from now."""

    kind: Literal["back"]
    person: PersonId
    seat: Seat
    since: NotRequired[Time | None]


class Chat(Row):
    """A line of chat."""

    kind: Literal["chat"]
    person: PersonId
    text: str


class PersonErased(Row):
    """Somebody's names and chat were blanked in the whole log."""

    kind: Literal["erased"]
    person: PersonId


class Rematch(Row):
    """A new lobby for the same people."""

    kind: Literal["rematch"]
    person: PersonId
    seats: list[Place]
    commitment: Hex


class RoomClosed(Row):
    """The end of the room."""

    kind: Literal["closed"]
    reason: Literal["host", "operator", "worn-out"]


Happening = TypeAliasType(
    "Happening",
    RoomCreated
    | PersonJoined
    | PersonLeft
    | PersonRenamed
    | AvatarChanged
    | SeatsChanged
    | SettingsChanged
    | HostChanged
    | PersonMuted
    | NonceGiven
    | GameStarted
    | ActionPlayed
    | ActionsUndone
    | UndoAsked
    | UndoAnswered
    | RemovalAsked
    | RemovalAnswered
    | PersonAway
    | PersonBack
    | Chat
    | PersonErased
    | Rematch
    | RoomClosed,
)

RoomEvent: TypeAlias = Happening
"""One event of a room's log. Its public name, on the wire and in openapi.json, is `Happening`."""
