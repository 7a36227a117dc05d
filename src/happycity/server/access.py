"""Who may speak for whom in a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from happycity.rooms.refusal import Refusal
from happycity.store.seat_keys import list_people

if TYPE_CHECKING:
    from happycity.server.runtime.live_room import LiveRoom
    from happycity.store.database import Database


async def known_people(
    database: Database, live: LiveRoom, key: str | None, *, required: bool = False
) -> tuple[str, ...]:
    """The people for whom a seat key may speak. `required` refuses a key that knows nobody."""
    people = await list_people(database, live.room.id, key) if key is not None else []
    here = tuple(person for person in people if live.room.person(person) is not None)
    if required and not here:
        raise Refusal("bad-token")
    return here
