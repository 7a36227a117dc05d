"""Clock arithmetic. All times are milliseconds since 1970 and come from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from happycity.rooms.people import HUMAN

if TYPE_CHECKING:
    from happycity.rooms.room import Room

MAX_MISSES: Final = 3
"""Decisions in a row that the clock takes from somebody before a bot takes the seat."""


def deadline(room: Room) -> int | None:
    """When the clock runs out for the person who must decide; None without a clock, or for a bot."""
    if room.settings.clock is None or room.deciding is None or room.seats[room.deciding].kind != HUMAN:
        return None
    return room.decided_at + 1000 * room.settings.clock


def due(room: Room) -> int | None:
    """When the shell must act next: at once for a bot, at the deadline for a human; None if nobody needs it."""
    if not room.is_driven:
        return None
    at = deadline(room)
    return room.decided_at if at is None else at


def resumed_since(room: Room, seat: int) -> int | None:
    """When the present decision began, for somebody who comes back to a seat; None restarts the clock.

    The clock restarts once per decision: whoever went away during it comes back to what is left of it.
    """
    if room.deciding == seat and room.away_at.get(seat, 0) < room.decided_at:
        return None
    return room.decided_at


def has_time_after_undo(room: Room, kept: int, at: int) -> bool:
    """Would an undo back to `kept` actions leave time on the clock? It kept running meanwhile."""
    assert room.play is not None
    return room.settings.clock is None or at < room.play.since(kept) + 1000 * room.settings.clock


def has_missed_too_often(room: Room, seat: int) -> bool:
    """Has the clock decided for this seat so often that a bot takes it over?"""
    return room.misses.get(seat, 0) >= MAX_MISSES
