"""The bodies of requests. Options, positions and records are foreign JSON that the rules check themselves."""

from __future__ import annotations

from typing import Any

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


class Position(Body):
    """A position."""

    position: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Position"))
    options: JsonObject | None = Field(default=None, json_schema_extra=type_ref("Options"))
    cities: list[Any] | None = Field(default=None, max_length=5)


class Review(Body):
    """Which game of a room."""

    game: int | None = Field(default=None, ge=1, le=10_000)


class OpenLan(Body):
    """Open or close the local network."""

    open: bool
