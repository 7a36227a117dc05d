"""Monsters: arriving, being passed on with tokens, destroying (R-G3 to R-G9)."""

from __future__ import annotations

from mypy_extensions import i64

from happycity.rules.bits import COLOURS, ONE, count_of
from happycity.rules.codes import (
    DESTROY,
    E_ARRIVED,
    E_DESTROYED,
    E_LEFT,
    E_PASSED,
    E_TOKEN,
    NOTHING,
)
from happycity.rules.facts import DECKS
from happycity.rules.table import City, Table


def arrive(table: Table, seat: i64, monster: i64, resume: i64) -> bool:
    """A monster comes before a city. True if play goes on at once, False if its host must choose what to destroy."""
    seat = pass_along(table, seat, monster)
    city = table.cities[seat]
    if table.log is not None:
        table.log.add(E_ARRIVED, seat, monster)
    if city.monster != NOTHING:
        if has_open_card(city):
            table.phase = DESTROY
            table.seat = seat
            table.arriving = monster
            table.resume = resume
            return False
        leave(table, seat)
    settle(table, seat, monster)
    return True


def pass_along(table: Table, seat: i64, monster: i64) -> i64:
    """Whoever holds a token of its colour must spend it and pass the monster to the left (R-G6)."""
    colour = colour_of(table, monster)
    while count_of(table.cities[seat].tokens, colour) > 0:
        table.cities[seat].tokens -= ONE[colour]
        left = table.left_of(seat)
        if table.log is not None:
            table.log.add(E_TOKEN, seat, colour, -1)
            table.log.add(E_PASSED, seat, monster, left)
        seat = left
    return seat


def colour_of(table: Table, monster: i64) -> i64:
    """A monster's one colour."""
    for colour in range(COLOURS):
        if (table.facts.colours[monster] >> colour) & 1:
            return colour
    return NOTHING


def has_open_card(city: City) -> bool:
    """Is there anything left to destroy?"""
    for slot in range(city.size):
        if not city.covered(slot):
            return True
    return False


def settle(table: Table, seat: i64, monster: i64) -> None:
    """The monster stays in front of the city and its effect begins."""
    city = table.cities[seat]
    city.monster = monster
    city.host(table.facts, monster, 1)


def leave(table: Table, seat: i64) -> None:
    """With nothing left to destroy the first monster leaves the game (R-G9)."""
    city = table.cities[seat]
    if table.log is not None:
        table.log.add(E_LEFT, seat, city.monster)
    city.host(table.facts, city.monster, -1)
    table.piles[DECKS - 1].discard(city.monster)
    city.monster = NOTHING


def move_on(table: Table, seat: i64, card: i64, resume: i64) -> bool:
    """Step 3b: a bought card of its colour drives the monster to the left neighbour (R-G5). True if play goes on."""
    city = table.cities[seat]
    monster = city.monster
    if monster == NOTHING or table.facts.colours[card] & table.facts.colours[monster] == 0:
        return True
    city.host(table.facts, monster, -1)
    city.monster = NOTHING
    left = table.left_of(seat)
    if table.log is not None:
        table.log.add(E_PASSED, seat, monster, left)
    return arrive(table, left, monster, resume)


def destroy(table: Table, slot: i64) -> None:
    """The monster in front covers the chosen building, the arriving one takes its place in front (R-G9)."""
    city = table.cities[table.seat]
    if table.log is not None:
        table.log.add(E_DESTROYED, table.seat, slot, city.slots[slot], city.monster)
    city.lift(table.facts, slot)
    city.covers[slot] = city.monster
    settle(table, table.seat, table.arriving)
    table.arriving = NOTHING
    table.resume = NOTHING


def take_tokens(table: Table, seat: i64, card: i64) -> None:
    """Step 3a: a token for each colour of which the bought card is the 3rd or the 6th (R-G4)."""
    city = table.cities[seat]
    for colour in range(COLOURS):
        if (table.facts.colours[card] >> colour) & 1 and count_of(table.tokens, colour) > 0:
            cards = count_of(city.colours, colour)
            if cards == 3 or cards == 6:
                table.tokens -= ONE[colour]
                city.tokens += ONE[colour]
                if table.log is not None:
                    table.log.add(E_TOKEN, seat, colour, 1)
