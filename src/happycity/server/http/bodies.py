"""The bodies of requests. Options, positions and records are foreign JSON that the rules check themselves."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from happycity.server.http.description import type_ref

JsonObject = dict[str, Any]
"""Foreign JSON as it arrives."""


class Body(BaseModel):
    """An object without surprises."""

    model_config = ConfigDict(extra="forbid")


class CreateRoom(Body):
    """A new room."""

    options: JsonObject = Field(default_factory=dict, json_schema_extra=type_ref("Options"))
    seats: list[str] | None = Field(default=None, max_length=5)
    settings: JsonObject = Field(default_factory=dict)
    name: str | None = Field(default=None, max_length=200)
    names: list[str] | None = Field(default=None, max_length=5)
    nonce: str | None = Field(default=None, max_length=64)
    start: bool = False
    program: bool = False
    avatar: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Avatar"))


class JoinRoom(Body):
    """Sit down or watch."""

    name: str = Field(max_length=200)
    seat: int | None = Field(default=None, ge=0, le=4)
    role: str | None = Field(default=None, max_length=20)
    nonce: str | None = Field(default=None, max_length=64)
    program: bool = False
    another: bool = False
    avatar: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Avatar"))


class EnterDay(Body):
    """A try at a city of the day: the one that counts, or practice."""

    name: str | None = Field(default=None, max_length=200)
    avatar: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Avatar"))
    practice: bool = False
    pace: int = Field(default=900, ge=0, le=10_000)


class MakeChallenge(Body):
    """A finished game of mine, or a saved one, and the seat to beat."""

    room: str | None = Field(default=None, max_length=40)
    game: int | None = Field(default=None, ge=1, le=10_000)
    record: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Record"))
    seat: int = Field(default=0, ge=0, le=4)


class ClaimSeat(Body):
    """The token of a seat link."""

    token: str = Field(max_length=200)


class MakeLink(Body):
    """For whom of mine."""

    person: str | None = Field(default=None, max_length=16)


class ReportMessage(Body):
    """Which line of chat."""

    seq: int = Field(ge=1, le=10_000_000)


class WholeRecord(Body):
    """A saved game."""

    record: JsonObject = Field(json_schema_extra=type_ref("Record"))


class ReplayRecord(WholeRecord):
    """A saved game, and which part of it."""

    first: int = Field(default=0, ge=0, le=100_000)
    last: int = Field(default=200, ge=0, le=100_000)


class Branch(Body):
    """Play on from some moment."""

    record: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Record"))
    room: str | None = Field(default=None, max_length=40)
    game: int | None = Field(default=None, ge=1, le=10_000)
    at: int = Field(ge=0, le=100_000)
    seat: int = Field(default=0, ge=0, le=4)
    bot: str = Field(default="normal", max_length=40)
    name: str | None = Field(default=None, max_length=200)
    settings: JsonObject = Field(default_factory=dict)
    avatar: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Avatar"))


class DrawPicture(Body):
    """Which picture, of which game, day or puzzle."""

    of: Literal["city", "result", "moment", "day", "puzzle"]
    record: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Record"))
    room: str | None = Field(default=None, max_length=40)
    day: str = Field(default="", max_length=10)
    size: str = Field(default="", max_length=20)
    puzzle: str = Field(default="", max_length=16)
    game: int | None = Field(default=None, ge=1, le=100_000)
    seat: int | None = Field(default=None, ge=0, le=4)
    at: int | None = Field(default=None, ge=0, le=100_000)
    names: bool = True
    theme: Literal["light", "dark"] = "light"
    locale: str | None = Field(default=None, max_length=20)


class Position(Body):
    """A position."""

    position: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Position"))
    options: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Options"))
    cities: list[Any] | None = Field(default=None, max_length=5)


class Review(Body):
    """Which game of a room."""

    game: int | None = Field(default=None, ge=1, le=10_000)


class TryPuzzle(Body):
    """What one would play."""

    action: str = Field(max_length=100)


class OpenLan(Body):
    """Open or close the local network."""

    open: bool


class PushAddress(Body):
    """A browser's subscription to its push service (PushSubscription of the Push API)."""

    endpoint: str = Field(max_length=1000)
    p256dh: str = Field(max_length=128)
    auth: str = Field(max_length=64)


class SwitchPush(Body):
    """Where to notify me of my turns; nothing ends the notifications."""

    subscription: PushAddress | None
