"""Which cards serve which colour: conditions of special buildings and the Billiards' colours.

When a special building is claimed, and for the Billiards, a multicolour card counts for one colour only (R-G10,
R-X16). Hall's theorem answers without trying assignments: an assignment exists exactly if every set of colours has
enough cards that touch it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from happycity.rules.bits import BIT, COLOURS, EVERY_COLOUR, SIZE, count_of, enough, shortage
from happycity.rules.codes import NOTHING, SLOTS
from happycity.rules.effects.base import REPLACES

if TYPE_CHECKING:
    from happycity.rules.table import City, Table


def meets(table: Table, city: City, special: i64) -> bool:
    """Does the city meet the conditions of a special building (R-B9)?"""
    need = table.facts.needs[special]
    if not enough(city.colours, need):
        return False
    return city.mixed == 0 or assignable(table, city, need)


def assignable(table: Table, city: City, need: i64) -> bool:
    """Can every card be given one colour so that all the needs are covered?

    Cards of one colour serve it first, so only sets of the colours in which these fall short can lack cards.
    """
    short = shortage(need, city.colours - city.mixed)
    lacking: i64 = 0
    for colour in range(COLOURS):
        if count_of(short, colour) > 0:
            lacking |= BIT[colour]
    colours = lacking
    while colours:
        wanted: i64 = 0
        for colour in range(COLOURS):
            if (colours >> colour) & 1:
                wanted += count_of(need, colour)
        if wanted > touching(table, city, colours, city.size):
            return False
        colours = (colours - 1) & lacking
    return True


def touching(table: Table, city: City, colours: i64, end: i64) -> i64:
    """How many uncovered cards before slot `end` have at least one of the colours."""
    found: i64 = 0
    for slot in range(end):
        card = city.open_card(slot)
        if card != NOTHING and table.facts.colours[card] & colours:
            found += 1
    return found


def different_colours(table: Table, city: City, end: i64) -> i64:
    """The most different colours that the cards before slot `end` can show, one each (R-X16).

    A card of one colour shows that one, so only sets of the other colours can lack cards.
    """
    others: i64 = EVERY_COLOUR
    for slot in range(end):
        card = city.open_card(slot)
        if card != NOTHING and SIZE[table.facts.colours[card]] == 1:
            others &= ~table.facts.colours[card]
    if city.mixed == 0:
        return COLOURS - SIZE[others]
    best: i64 = COLOURS
    colours = others
    while colours:
        shown = COLOURS - SIZE[colours] + touching(table, city, colours, end)
        if shown < best:
            best = shown
        colours = (colours - 1) & others
    return best


def can_claim(table: Table, city: City, special: i64) -> bool:
    """May this city take this special building now (R-B9, R-B10, R-E2, R-X26)?"""
    return city.special == NOTHING and has_place(table, city, special) and meets(table, city, special)


def has_place(table: Table, city: City, special: i64) -> bool:
    """Is there a slot for it? One that replaces the last card needs no new slot."""
    return city.size < SLOTS or table.facts.hooks[special] & REPLACES != 0
