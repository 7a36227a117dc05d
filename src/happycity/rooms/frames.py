"""The frames of one room, built once and sent as the same bytes to everybody."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from happycity.rooms.decide import SUCCESSION_KINDS
from happycity.rooms.room import PLAYING
from happycity.rooms.view import room_payload, you_payload
from happycity.schema.json_text import decode, dump
from happycity.version import PROTOCOL

if TYPE_CHECKING:
    from happycity.rooms.room import Room
    from happycity.rooms.view import TableView
    from happycity.schema.room import Table
    from happycity.schema.room_events import RoomEvent

LOG_LENGTH: Final = 500
"""Events that a hello brings at most; older ones can be requested."""
QUIET_KINDS: Final = frozenset({"action", "chat"})
"""Events that leave people and seats as they are."""


@dataclass(frozen=True, slots=True)
class Present:
    """The people with a connection, and the number of spectators without a seat."""

    people: frozenset[str]
    spectators: int


def moves_people(event: RoomEvent) -> bool:
    """May somebody hold another seat after this event? Settings with other seats move people too."""
    return event["kind"] in SUCCESSION_KINDS or "seats" in event


class RoomFrames:
    """Builds the frames of a room, and keeps its last events as bytes.

    Bytes, because the garbage collector need not look into them.
    """

    def __init__(self, view: TableView, events: list[RoomEvent]) -> None:
        self._events: deque[tuple[int, bytes]] = deque(maxlen=LOG_LENGTH)
        self._events.extend((event["seq"], dump(event)) for event in events[-LOG_LENGTH:])
        self._view = view
        self._table_key: tuple[int, int | None] | None = None
        self._table: bytes = b"null"

    @property
    def newest_seq(self) -> int:
        """The newest event that was sent."""
        return self._events[-1][0] if self._events else 0

    def table_json(self, room: Room) -> bytes:
        """The table, rewritten once per change."""
        key = (room.table_seq, room.deadline)
        if self._table_key != key or room.play is None:
            self._table_key, self._table = key, self._view.table_json(room)
        return self._table

    def table(self, room: Room) -> Table | None:
        """The table as a payload."""
        table: Table | None = decode(self.table_json(room))
        return table

    def forget_table(self) -> None:
        """Rewrite the table next time: the room was reloaded."""
        self._table_key = None

    def changes(self, room: Room, kind: str, had_undo: bool, *, is_reload: bool = False) -> bytes:
        """What clients need besides an event of this kind, which was applied to a room with or without an undo.

        These are the further fields of the event's frame.
        """
        changes = b""
        if is_reload or kind not in QUIET_KINDS or had_undo or room.status != PLAYING:
            changes += b',"room":' + dump(room_payload(room))
        if is_reload or room.changes_table(kind):
            changes += b',"table":' + self.table_json(room)
        return changes

    def event(self, event: RoomEvent, changes: bytes) -> bytes:
        """An event with what it changed."""
        seq, text = event["seq"], dump(event)
        self._events.append((seq, text))
        return b'{"type":"event","seq":%d,"happening":%b%b}' % (seq, text, changes)

    def hello(self, room: Room, people: tuple[str, ...], present: Present, now_ms: int, after: int) -> bytes:
        """The answer to a client's hello, with what happened after the seq that it knows."""
        head = {
            "type": "hello", "protocol": PROTOCOL, "you": you_payload(room, people),
            "present": sorted(present.people), "spectators": present.spectators, "time": now_ms,
        }  # fmt: skip
        return self._snapshot(room, dump(head), after)

    def resync(self, room: Room, people: tuple[str, ...], now_ms: int) -> bytes:
        """Everything at once."""
        head = {"type": "resync", "you": you_payload(room, people), "time": now_ms}
        return self._snapshot(room, dump(head), 0)

    def _snapshot(self, room: Room, head: bytes, after: int) -> bytes:
        """A frame with room, table and the events after a seq."""
        has_older = bool(self._events) and self._events[0][0] > after + 1
        events = b",".join(event for seq, event in self._events if seq > after)
        return b'%b,"seq":%d,"room":%b,"table":%b,"more":%b,"log":[%b]}' % (
            head[:-1], room.seq, dump(room_payload(room)), self.table_json(room), dump(has_older), events,
        )  # fmt: skip


def presence_frame(present: Present) -> bytes:
    """Who is here."""
    return dump({"type": "presence", "present": sorted(present.people), "spectators": present.spectators})
