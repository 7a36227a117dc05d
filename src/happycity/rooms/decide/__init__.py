"""What a message means: from a room and a wish to one row of the log, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from happycity.rooms.commands import RoomCommand, RoomDecision
from happycity.rooms.decide.game import (
    decide_action,
    decide_command,
    decide_pending_undo,
    decide_undo,
    decide_undo_answer,
)
from happycity.rooms.decide.host import decide_host
from happycity.rooms.decide.people import (
    decide_away,
    decide_back,
    decide_chat,
    decide_join,
    decide_leave,
    decide_nonce,
    decide_pause,
    decide_rename,
    decide_return,
    introduction,
)
from happycity.rooms.decide.start import deal_row, decide_rematch, decide_start, decide_succession
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED

MOST_MISSES: Final = 3
"""Decisions in a row that the clock takes from somebody before a bot takes the seat."""

HANDLERS: Final[dict[str, Callable[[RoomCommand], RoomDecision]]] = {
    "command": decide_command,
    "undo": decide_undo,
    "undo-answer": decide_undo_answer,
    "chat": decide_chat,
    "nonce": decide_nonce,
    "rename": decide_rename,
    "leave": decide_leave,
    "away": decide_pause,
    "back": decide_back,
    "rematch": decide_rematch,
    "host": decide_host,
}


def decide(wish: RoomCommand) -> RoomDecision:
    """The row that a message becomes."""
    if wish.room.status == CLOSED:
        raise Refusal("closed")
    kind = wish.words.get("type")
    handler = HANDLERS.get(kind) if isinstance(kind, str) else None
    if handler is None:
        raise Refusal("bad-message", field="type")
    return handler(wish)


__all__ = [
    "MOST_MISSES",
    "RoomCommand",
    "RoomDecision",
    "deal_row",
    "decide",
    "decide_action",
    "decide_away",
    "decide_join",
    "decide_nonce",
    "decide_pending_undo",
    "decide_return",
    "decide_start",
    "decide_succession",
    "introduction",
]
