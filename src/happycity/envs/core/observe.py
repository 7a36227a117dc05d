"""What a seat sees, as a row of 32-bit floats.

A table holds what a player with perfect memory knows, and no more than that is written: never the order of a deck or of
the box. Features that are zero are cleared in one loop first, since most are.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from happycity.envs.core.float32 import HALVES, HUNDREDTHS, ONE, TENTHS, lookup
from happycity.envs.core.layout import Layout
from happycity.rules.bits import COLOURS, count_of
from happycity.rules.codes import DRAW, NOTHING, OVER
from happycity.rules.count import Count, incomes, worth
from happycity.rules.table import City, Table


def clear(bits: vec[i32], start: i64, end: i64) -> None:
    """Set features to zero."""
    for i in range(start, end):
        bits[i] = 0


def following(seat: i64, distance: i64, players: i64) -> i64:
    """The seat that many places to the left."""
    other = seat + distance
    return other if other < players else other - players


def write_table(layout: Layout, bits: vec[i32], start: i64, table: Table, seat: i64, phase: i64) -> None:
    """What any action changes: phase, round, whose turn it is, the sizes of the decks, the central area."""
    clear(bits, start, start + layout.unseen)
    bits[start + phase] = ONE
    at = start + layout.round
    bits[at] = lookup(TENTHS, table.round)
    if table.last_round:
        bits[at + 1] = ONE
    players = table.players
    at = start + layout.seats
    bits[at + following(table.turn, players - seat, players)] = ONE
    bits[at + players + following(table.seat, players - seat, players)] = ONE
    bits[at + 2 * players + following(0, players - seat, players)] = ONE
    at = start + layout.piles
    for i in range(len(table.piles)):
        pile = table.piles[i]
        bits[at + 2 * i] = lookup(TENTHS, pile.left)
        bits[at + 2 * i + 1] = lookup(TENTHS, pile.discarded)
    at = start + layout.central
    for i in range(table.shown):
        card = table.central[i]
        copies: i64 = 0
        for j in range(table.shown):
            if table.central[j] == card:
                copies += 1
        bits[at + card] = lookup(HALVES, copies)


def write_unseen(layout: Layout, bits: vec[i32], start: i64, unseen: vec[u8]) -> None:
    """How many of each card the decks hide."""
    at = start + layout.unseen
    for i in range(len(unseen)):
        bits[at + i] = lookup(HALVES, i64(unseen[i]))


def write_offers(layout: Layout, bits: vec[i32], start: i64, table: Table) -> None:
    """Dwellings and special buildings that can still be had."""
    clear(bits, start + layout.homes, start + layout.supply)
    at = start + layout.homes
    for i in range(len(table.dwellings)):
        bits[at + i] = lookup(TENTHS, table.dwellings[i])
    at = start + layout.offered
    for i in range(table.offered):
        bits[at + layout.places[table.specials[i]]] = ONE


def write_grozilla(layout: Layout, bits: vec[i32], start: i64, table: Table, paying: i64, spent: i64) -> None:
    """Tokens in the supply, a monster that arrives, and a purchase that is being paid."""
    clear(bits, start + layout.supply, start + layout.city)
    write_tokens(bits, start + layout.supply, table.tokens)
    if table.arriving != NOTHING:
        bits[start + layout.arriving + table.arriving - layout.facts.first_monster] = ONE
        bits[start + layout.resumes + table.resume - DRAW] = ONE
    if paying != NOTHING:
        bits[start + layout.paying + layout.places[paying]] = ONE
        write_tokens(bits, start + layout.spent, spent)


def write_cities(layout: Layout, bits: vec[i32], start: i64, table: Table, seat: i64) -> None:
    """All cities, the own one first, then to the left."""
    at = start + layout.city
    clear(bits, at, start + layout.features)
    if table.effects:
        write_counted(layout, bits, at, table, seat)
    for i in range(table.players):
        city = table.cities[following(seat, i, table.players)]
        if not table.effects:
            points = worth(table, city.citizens, city.hearts)
            write_numbers(bits, at, city, max(city.income, i64(0)), city.citizens, city.hearts, points)
        write_city(layout, bits, at, city)
        at += layout.city_features


def write_counted(layout: Layout, bits: vec[i32], start: i64, table: Table, seat: i64) -> None:
    """The numbers of every city as the final count would give them now, effects included."""
    count = Count(table)
    paid = incomes(table, table.phase == OVER)
    for i in range(table.players):
        other = following(seat, i, table.players)
        city = table.cities[other]
        at = start + i * layout.city_features
        write_numbers(
            bits, at, city, paid[other], count.citizens[other], count.hearts[other], count.points[other]
        )


def write_numbers(
    bits: vec[i32], at: i64, city: City, income: i64, citizens: i64, hearts: i64, points: i64
) -> None:
    """Coins, income, citizens, hearts, points, cards."""
    bits[at] = lookup(TENTHS, city.coins)
    bits[at + 1] = lookup(TENTHS, income)
    bits[at + 2] = lookup(TENTHS, citizens)
    bits[at + 3] = lookup(TENTHS, hearts)
    bits[at + 4] = lookup(HUNDREDTHS, points)
    bits[at + 5] = lookup(TENTHS, city.size)


def write_city(layout: Layout, bits: vec[i32], start: i64, city: City) -> None:
    """Colours, cards and the special building of a city."""
    at = start + layout.colours
    for colour in range(COLOURS):
        bits[at + colour] = lookup(TENTHS, count_of(city.colours, colour))
    at = start + layout.holds
    for slot in range(city.size):
        card = city.slots[slot]
        if card < layout.facts.first_market:
            place = layout.places[card]
            if not city.covered(slot):
                bits[at + place] = ONE
            if layout.placed:
                bits[start + layout.slots + place] = lookup(TENTHS, slot + 1)
    if city.special != NOTHING:
        bits[start + layout.special + layout.places[city.special]] = ONE
        if layout.placed:
            bits[start + layout.special_slot] = lookup(TENTHS, city.special_slot + 1)
    if layout.expert:
        write_expert(layout, bits, start, city)
    if layout.grozilla:
        write_monsters(layout, bits, start, city)


def write_expert(layout: Layout, bits: vec[i32], start: i64, city: City) -> None:
    """The colour of the Happy Market, and what some special buildings still give."""
    if city.size > 0 and not city.covered(0):
        colour = city.slots[0] - layout.facts.first_market - 1
        if 0 <= colour < COLOURS:  # not so where a Statue of Liberty has replaced the market (R-X26)
            bits[start + layout.market + colour] = ONE
    at = start + layout.gifts
    if city.free_card:
        bits[at] = ONE
    bits[at + 1] = lookup(HALVES, city.louvre_left)
    if city.copies != NOTHING:
        bits[start + layout.copies + layout.places[city.copies]] = ONE


def write_monsters(layout: Layout, bits: vec[i32], start: i64, city: City) -> None:
    """Tokens, the monster in front of the city, and the slots that monsters cover."""
    first = layout.facts.first_monster
    write_tokens(bits, start + layout.tokens, city.tokens)
    if city.monster != NOTHING:
        bits[start + layout.monster + city.monster - first] = ONE
    at = start + layout.covers
    for slot in range(city.size):
        if city.covers[slot] != NOTHING:
            bits[at + city.covers[slot] - first] = lookup(TENTHS, slot + 1)


def write_tokens(bits: vec[i32], at: i64, tokens: i64) -> None:
    """A packed count of tokens by colour."""
    for colour in range(COLOURS):
        bits[at + colour] = lookup(TENTHS, count_of(tokens, colour))
