"""The socket: what the server says, and what a client may say."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from happycity.schema._typing import TypedDict
from happycity.schema.game import Action, Detail, Natural, Options, Seat
from happycity.schema.room import Avatar, Hex, PersonId, Reaction, Reason, Refused, Room, Table, Time, You
from happycity.schema.room_events import Happening

Id = Annotated[str, Detail(minLength=1, maxLength=40)]


# The server


class Snapshot(TypedDict):
    """Everything as it is now, and what happened after the `seq` that the client named."""

    seq: Natural
    room: Room
    table: Table | None
    log: list[Happening]
    more: Annotated[bool, Detail(description="older happenings can be had from /log")]
    you: You
    time: Time


class HelloFrame(Snapshot):
    """The answer to a client's hello."""

    type: Literal["hello"]
    protocol: Natural
    present: list[PersonId]
    spectators: Natural


class ResyncFrame(Snapshot):
    """What could not be delivered one by one, at once."""

    type: Literal["resync"]


class EventFrame(TypedDict):
    """Something happened; with it, what it changed. The same bytes for everybody."""

    type: Literal["event"]
    seq: Natural
    happening: Happening
    room: NotRequired[Room]
    table: NotRequired[Table | None]


class AckFrame(TypedDict):
    """A command was granted: the happening that it became, also when it was sent again."""

    type: Literal["ack"]
    id: Id
    seq: Natural


class RefusedFrame(Refused):
    """A command was not granted."""

    type: Literal["refused"]
    id: Id | None
    seq: Natural


class PresenceFrame(TypedDict):
    """Who has a socket open."""

    type: Literal["presence"]
    present: list[PersonId]
    spectators: Natural


class YouFrame(TypedDict):
    """What this socket holds has changed."""

    type: Literal["you"]
    you: You


class Choice(TypedDict):
    """An action as a strong bot sees it: the chance to win, and points to be expected."""

    action: Action
    value: float
    points: float


class HintFrame(TypedDict):
    """What a strong bot would do, and why."""

    type: Literal["hint"]
    id: Id | None
    seq: Natural
    seat: Seat
    action: Action
    reasons: list[Reason]
    choices: list[Choice]


class ThinkingFrame(TypedDict):
    """A bot thinks about its move."""

    type: Literal["thinking"]
    seat: Seat


class ReactionFrame(TypedDict):
    """Somebody reacts. It is shown for a moment and stands in no log."""

    type: Literal["reaction"]
    person: PersonId
    reaction: Reaction


class PongFrame(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    time: Time
    id: Id | None


class ErrorFrame(Refused):
    """The frame was not understood; the socket stays open."""

    type: Literal["error"]


class ReloadFrame(TypedDict):
    """Another protocol: the page should reload itself."""

    type: Literal["reload"]
    protocol: Natural


class ByeFrame(TypedDict):
    """The socket closes."""

    type: Literal["bye"]
    code: str


ServerFrame = (
    HelloFrame
    | ResyncFrame
    | EventFrame
    | AckFrame
    | RefusedFrame
    | PresenceFrame
    | YouFrame
    | HintFrame
    | ThinkingFrame
    | ReactionFrame
    | PongFrame
    | ErrorFrame
    | ReloadFrame
    | ByeFrame
)


# The client


class HelloMessage(TypedDict):
    """The first words of a client."""

    type: Literal["hello"]
    protocol: Natural
    token: NotRequired[str | None]


class CommandMessage(TypedDict):
    """Play an action."""

    type: Literal["command"]
    id: Id
    seq: Natural
    action: Action


class UndoMessage(TypedDict):
    """Take back one's last decision, or everything after the first `to` actions."""

    type: Literal["undo"]
    id: Id
    seq: Natural
    to: NotRequired[Natural | None]


class UndoAnswerMessage(TypedDict):
    """Agree to an undo, or not."""

    type: Literal["undo-answer"]
    id: Id
    agree: bool


class RemovalAnswerMessage(TypedDict):
    """Agree to the removal of somebody from a running game, or not."""

    type: Literal["removal-answer"]
    id: Id
    agree: bool


class ChatMessage(TypedDict):
    """A line of chat."""

    type: Literal["chat"]
    id: Id
    text: str


class NonceMessage(TypedDict):
    """One's part in the shuffle."""

    type: Literal["nonce"]
    id: Id
    nonce: Hex


class RenameMessage(TypedDict):
    """Another name."""

    type: Literal["rename"]
    id: Id
    name: str


class AvatarMessage(TypedDict):
    """Another face or colour."""

    type: Literal["avatar"]
    id: Id
    avatar: Avatar


class ReactionMessage(TypedDict):
    """A reaction without words."""

    type: Literal["reaction"]
    id: Id
    reaction: Reaction


class PlainMessage(TypedDict):
    """Leave, be away for a while, take one's seat again, or ask for a hint."""

    type: Literal["leave", "away", "back", "hint"]
    id: Id


class RematchMessage(TypedDict):
    """A new game for the same people."""

    type: Literal["rematch"]
    id: Id


class HostMessage(TypedDict):
    """What only the host may do."""

    type: Literal["host"]
    id: Id
    do: Literal[
        "fill", "empty", "remove", "swap", "shuffle", "start", "settings", "mute", "pass", "away", "close"
    ]
    seat: NotRequired[Seat | None]
    seats: NotRequired[list[Seat]]
    bot: NotRequired[str]
    person: NotRequired[PersonId]
    muted: NotRequired[bool]
    settings: NotRequired[dict[str, object]]  # Settings.changed checks it
    options: NotRequired[Options]
    nonce: NotRequired[Hex]


class PingMessage(TypedDict):
    """Are you there?"""

    type: Literal["ping"]
    id: NotRequired[Id]


ClientMessage = (
    HelloMessage
    | CommandMessage
    | UndoMessage
    | UndoAnswerMessage
    | RemovalAnswerMessage
    | ChatMessage
    | NonceMessage
    | RenameMessage
    | AvatarMessage
    | ReactionMessage
    | PlainMessage
    | RematchMessage
    | HostMessage
    | PingMessage
)


class PresenceMessage(TypedDict):
    """A `PlainMessage` that the room itself decides about: all but a hint."""

    type: Literal["leave", "away", "back"]
    id: Id


RoomMessage = (
    CommandMessage
    | UndoMessage
    | UndoAnswerMessage
    | RemovalAnswerMessage
    | ChatMessage
    | NonceMessage
    | RenameMessage
    | AvatarMessage
    | PresenceMessage
    | RematchMessage
    | HostMessage
)
"""What a room decides about; the connection itself answers the others."""
