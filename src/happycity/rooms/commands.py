"""Commands: a client's message, who sent it, and what only the shell around the room knows."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from happycity.schema import socket as wire
    from happycity.schema.socket import RoomMessage

Message_co = TypeVar("Message_co", covariant=True)


@dataclass(frozen=True, slots=True)
class RoomCommand(Generic[Message_co]):
    """One message to a room."""

    message: Message_co
    people: tuple[str, ...]
    """Whom the sender may speak for."""
    at: int
    """When it arrived, in milliseconds since 1970."""
    bots: tuple[str, ...]
    """The bots that may take a seat."""
    secret: str
    """256 fresh random bits in hex, for a host's message or a rematch: the next deal, or the order of seats."""
    absent: frozenset[str] = field(default_factory=frozenset)
    """Players who have had no connection for long."""


def expand(command: RoomCommand[RoomMessage]) -> list[RoomCommand[RoomMessage]]:
    """Split a command into those it stands for: a host who starts a game may add a nonce in the same message."""
    message = command.message
    if message["type"] == "host" and message["do"] == "start" and message.get("nonce") is not None:
        nonce: wire.NonceMessage = {"type": "nonce", "id": message["id"], "nonce": message["nonce"]}
        return [replace(command, message=nonce), command]
    return [command]
