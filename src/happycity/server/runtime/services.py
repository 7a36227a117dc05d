"""What an open room is given: the services it works with, and its owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from happycity.rooms.capacity import Capacity
    from happycity.rooms.view import TableView
    from happycity.schema.socket import ReactionFrame
    from happycity.server.http.limits import Limits
    from happycity.server.ops.metrics import Metrics
    from happycity.server.runtime.clock import Clock
    from happycity.server.runtime.ids import Ids
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.store.log import LogReader
    from happycity.store.writer import Writer


@dataclass(frozen=True, slots=True)
class RoomServices:
    """What every open room works with."""

    log: LogReader
    writer: Writer
    clock: Clock
    ids: Ids
    metrics: Metrics
    talk_limit: Limits
    bots: tuple[str, ...]
    view: TableView
    """Shared by all rooms, because many cities have the same cards."""
    capacity: Capacity
    host_grace_s: float


class RoomOwner(Protocol):
    """Who keeps the open rooms."""

    def owns(self, live: LiveRoom) -> bool:
        """Is this the room that the owner has under its id?"""

    def on_change(self, live: LiveRoom) -> None:
        """The room or its presence has changed."""

    def on_presence(self, live: LiveRoom) -> None:
        """Somebody connected or disconnected."""

    def on_reaction(self, live: LiveRoom, frame: ReactionFrame) -> None:
        """Somebody reacted here; the other processes show it too."""

    def evict(self, live: LiveRoom) -> None:
        """The room can no longer be trusted."""
