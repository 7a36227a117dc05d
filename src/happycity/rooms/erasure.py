"""Erasure: what somebody said and was called, blanked in a log that still replays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from happycity.rooms.decision import RoomDecision

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from happycity.rooms.room import Room
    from happycity.schema.room import Place
    from happycity.schema.room_events import PersonErased, RoomEvent

ERASED: Final = ""
"""A blanked name. Clients show the number of the seat instead."""


def decide_erased(room: Room, people: Collection[str], at: int) -> RoomDecision | None:
    """Note that somebody was erased; everybody then reads the log again. None once all of them are."""
    for person in room.people.values():
        if person.id in people and person.name != ERASED:
            event: PersonErased = {**room.head(at), "kind": "erased", "person": person.id}
            return RoomDecision(event)
    return None


def names_of(events: Iterable[RoomEvent], people: Collection[str]) -> frozenset[str]:
    """Every name that people have had in a room."""
    return frozenset(
        event["name"]
        for event in events
        if event["kind"] in ("joined", "renamed") and event["person"] in people
    ) - {ERASED}


def erase_event(event: RoomEvent, people: Collection[str], names: Collection[str]) -> RoomEvent:
    """An event without what it tells about people who had these names."""
    if event["kind"] == "chat":
        return {**event, "text": ERASED} if event["person"] in people else event
    if event["kind"] == "joined":
        return {**event, "name": ERASED} if event["person"] in people else event
    if event["kind"] == "renamed":
        return {**event, "name": ERASED} if event["person"] in people else event
    if event["kind"] == "started":
        return {**event, "players": [erase_name(name, names) or ERASED for name in event["players"]]}
    seats = cast("Sequence[Place] | None", event.get("seats"))  # four kinds of events have them
    if seats is not None:
        return cast("RoomEvent", {**event, "seats": _erase_places(seats, people, names)})
    return event


def erase_name(name: str | None, names: Collection[str]) -> str | None:
    """A name, or its blank."""
    return ERASED if name in names else name


def _erase_places(places: Sequence[Place], people: Collection[str], names: Collection[str]) -> list[Place]:
    """Seats without the names of people, also where a bot has taken over and the name has stayed."""
    return [
        {**place, "name": ERASED}
        if place["person"] in people or (place["person"] is None and place["name"] in names)
        else place
        for place in places
    ]
