"""What a message means: from a room and a wish to one row of the log, or a refusal. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from happycity.rooms.commands import Draft, Wish
from happycity.rooms.decide.game import (
    draft_action,
    draft_command,
    draft_undo,
    draft_undo_answer,
    settled_undo,
)
from happycity.rooms.decide.host import draft_host
from happycity.rooms.decide.people import (
    draft_away,
    draft_back,
    draft_chat,
    draft_join,
    draft_leave,
    draft_nonce,
    draft_pause,
    draft_rename,
    draft_return,
    introduction,
)
from happycity.rooms.decide.start import deal_row, draft_rematch, draft_start, succession
from happycity.rooms.refusal import Refusal
from happycity.rooms.room import CLOSED

MOST_MISSES: Final = 3
"""Decisions in a row that the clock takes from somebody before a bot takes the seat."""

HANDLERS: Final[dict[str, Callable[[Wish], Draft]]] = {
    "command": draft_command,
    "undo": draft_undo,
    "undo-answer": draft_undo_answer,
    "chat": draft_chat,
    "nonce": draft_nonce,
    "rename": draft_rename,
    "leave": draft_leave,
    "away": draft_pause,
    "back": draft_back,
    "rematch": draft_rematch,
    "host": draft_host,
}


def drafted(wish: Wish) -> Draft:
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
    "Draft",
    "Wish",
    "deal_row",
    "draft_action",
    "draft_away",
    "draft_join",
    "draft_nonce",
    "draft_return",
    "draft_start",
    "drafted",
    "introduction",
    "settled_undo",
    "succession",
]
