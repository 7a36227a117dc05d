"""Rooms in lists: from their summaries, without opening them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from happycity.schema.responses import MyRoom
    from happycity.schema.room import RoomSummary


def my_room(id: str, updated: int, summary: RoomSummary, people: Iterable[str]) -> MyRoom | None:
    """A room in the list of somebody who may speak for these people; None if it does not belong there."""
    mine = [person for person in people if person in summary["people"]]
    if not mine or summary["status"] == "closed":
        return None
    seats = sorted(seat for seat in map(summary["people"].__getitem__, mine) if seat is not None)
    return {
        "id": id, "updated": updated, "status": summary["status"], "options": summary["options"],
        "settings": summary["settings"], "names": summary["names"], "game": summary["game"], "seats": seats,
        "turn": summary["deciding"] in seats, "host": summary["host"] in mine,
    }  # fmt: skip
