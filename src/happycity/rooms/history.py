"""Games of a room, read from its log: the record that players may have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from happycity.rooms.refusal import Refusal
from happycity.rooms.room_game import Deal, RoomGame

if TYPE_CHECKING:
    from happycity.schema.game import Options
    from happycity.schema.room import RoomRecord
    from happycity.schema.room_events import GameOver, RoomEvent


def record_of(log: Sequence[RoomEvent], number: int, deal: Deal) -> RoomRecord:
    """The record of a game of a room; seed and setup only once it is over."""
    events = [event for event in log if event["game"] == number]
    started = next((event for event in events if event["kind"] == "started"), None)
    if started is None:
        raise Refusal("not-playing")
    play = RoomGame(deal, _options_at(log, number), started)
    over: GameOver | None = None
    for event in events:
        if event["kind"] == "action":
            play.apply_action(event)
            over = event["over"]
        elif event["kind"] == "undone":
            play.undo_to(event["to"])
    return play.public_record(over)


def _options_at(log: Iterable[RoomEvent], number: int) -> Options:
    """The options of a game: those of the newest settings that it or an earlier game had."""
    options: Options = {}
    for event in log:
        if (event["kind"] == "created" or event["kind"] == "settings") and event["game"] <= number:
            options = event["options"]
    return options
