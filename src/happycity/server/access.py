"""Who may speak for whom in a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.server.runtime.live_room import LiveRoom


class KeyReader(Protocol):
    """Knows the seat keys."""

    async def people(self, room: str, key: str) -> list[str]:
        """The people for whom a key may speak in a room."""


async def known_people(
    keys: KeyReader, live: LiveRoom, key: str | None, *, required: bool = False
) -> tuple[str, ...]:
    """The people for whom a seat key may speak. `required` refuses a key that knows nobody."""
    people = await keys.people(live.room.id, key) if key is not None else []
    here = tuple(person for person in people if live.room.person(person) is not None)
    if required and not here:
        raise Refusal("bad-token")
    return here
