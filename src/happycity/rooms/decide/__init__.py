"""Decide: from a room and a command to the next event, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypedDict

from happycity.rooms.decide.game import (
    decide_action,
    decide_pending_undo,
    decide_play,
    decide_undo,
    decide_undo_answer,
)
from happycity.rooms.decide.host import decide_host
from happycity.rooms.decide.people import (
    JoinRequest,
    check_introduction,
    decide_avatar,
    decide_away,
    decide_back,
    decide_chat,
    decide_join,
    decide_leave,
    decide_nonce,
    decide_pause,
    decide_rename,
    decide_return,
)
from happycity.rooms.decide.removal import decide_pending_removal, decide_removal_answer
from happycity.rooms.decide.start import (
    decide_closed,
    decide_created,
    decide_heir,
    decide_rematch,
    decide_start,
    decide_succession,
)
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED, PLAYING

if TYPE_CHECKING:
    from happycity.rooms.commands import RoomCommand
    from happycity.rooms.decision import RoomDecision
    from happycity.rooms.room import Room
    from happycity.schema import socket as wire
    from happycity.schema.socket import RoomMessage

SUCCESSION_KINDS: Final = frozenset({"joined", "left", "seats", "host", "rematch", "away", "back"})
"""Events after which the room may need another host, or a request is granted because nobody is left to answer it."""

if TYPE_CHECKING:
    CommandHandlers = TypedDict(
        "CommandHandlers",
        {
            "command": Callable[[Room, RoomCommand[wire.CommandMessage]], RoomDecision],
            "undo": Callable[[Room, RoomCommand[wire.UndoMessage]], RoomDecision],
            "undo-answer": Callable[[Room, RoomCommand[wire.UndoAnswerMessage]], RoomDecision],
            "removal-answer": Callable[[Room, RoomCommand[wire.RemovalAnswerMessage]], RoomDecision],
            "chat": Callable[[Room, RoomCommand[wire.ChatMessage]], RoomDecision],
            "nonce": Callable[[Room, RoomCommand[wire.NonceMessage]], RoomDecision],
            "rename": Callable[[Room, RoomCommand[wire.RenameMessage]], RoomDecision],
            "avatar": Callable[[Room, RoomCommand[wire.AvatarMessage]], RoomDecision],
            "leave": Callable[[Room, RoomCommand[wire.PresenceMessage]], RoomDecision],
            "away": Callable[[Room, RoomCommand[wire.PresenceMessage]], RoomDecision],
            "back": Callable[[Room, RoomCommand[wire.PresenceMessage]], RoomDecision],
            "rematch": Callable[[Room, RoomCommand[wire.RematchMessage]], RoomDecision],
            "host": Callable[[Room, RoomCommand[wire.HostMessage]], RoomDecision],
        },
    )

HANDLERS: Final[CommandHandlers] = {
    "command": decide_play,
    "undo": decide_undo,
    "undo-answer": decide_undo_answer,
    "removal-answer": decide_removal_answer,
    "chat": decide_chat,
    "nonce": decide_nonce,
    "rename": decide_rename,
    "avatar": decide_avatar,
    "leave": decide_leave,
    "away": decide_pause,
    "back": decide_back,
    "rematch": decide_rematch,
    "host": decide_host,
}


def decide(room: Room, command: RoomCommand[RoomMessage]) -> RoomDecision:
    """The event that a client's command becomes. Raises Refusal or IllegalAction."""
    if room.status == CLOSED:
        raise Refusal("closed")
    if room.status == PLAYING and room.deal.is_counted:
        _check_unaided(command.message)
    return HANDLERS[command.message["type"]](room, command)  # type: ignore[arg-type]  # each type has its own handler


def _check_unaided(message: RoomMessage) -> None:
    """In a try that counts nobody else decides: no bot for the player, nobody on a bot's seat, no hints."""
    if message["type"] == "host":
        changes = message.get("settings") or {}
        is_harmless = message["do"] == "close" or (
            message["do"] == "settings" and {*changes} <= {"pace", "chat"}
        )
    else:
        is_harmless = message["type"] != "away"
    if not is_harmless:
        raise Refusal("counted-try")


def decide_follow_up(room: Room, kind: str, present: frozenset[str], at: int) -> RoomDecision | None:
    """What follows by itself after an event: a new host, then an undo or removal that nobody is left to answer."""
    if kind not in SUCCESSION_KINDS:
        return None
    return (
        decide_succession(room, present, at)
        or decide_pending_undo(room, at)
        or decide_pending_removal(room, at)
    )


__all__ = [
    "JoinRequest",
    "check_introduction",
    "decide",
    "decide_action",
    "decide_away",
    "decide_closed",
    "decide_created",
    "decide_follow_up",
    "decide_heir",
    "decide_join",
    "decide_return",
    "decide_start",
]
