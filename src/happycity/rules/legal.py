"""Which actions may be chosen now (interface.md, table of actions)."""

from __future__ import annotations

from mypy_extensions import i64

from happycity.rules.bits import COLOURS, count_of
from happycity.rules.codes import (
    BOX,
    BUY,
    CLAIM,
    COIN,
    DESTROY,
    DISCARD,
    DRAW,
    GIFT,
    KEEP,
    LOUVRE,
    MARKET,
    NOTHING,
    PASS,
    SLOTS,
    SPHINX,
)
from happycity.rules.effects.base import PRICES
from happycity.rules.facts import DECKS
from happycity.rules.matching import can_claim
from happycity.rules.moves import ARGUMENT, Moves, action
from happycity.rules.prices import add_payments, price
from happycity.rules.table import City, Table


def legal(table: Table, moves: Moves) -> None:
    """Fill `moves` with everything that may be done now."""
    moves.count = 0
    phase = table.phase
    if phase == DRAW:
        draws(table, moves)
    elif phase == BUY:
        purchases(table, moves)
    elif phase == DISCARD:
        discards(table, moves)
    elif phase == CLAIM:
        claims(table, moves)
    elif phase == MARKET:
        markets(table, moves)
    elif phase == DESTROY:
        destructions(table, moves)
    elif phase == GIFT or phase == LOUVRE:
        opponents(table, moves, phase)
    elif phase == SPHINX:
        copies(table, moves)


def legal_moves(table: Table) -> list[int]:
    """Everything that may be done now; for callers outside the compiled core."""
    moves = Moves()
    legal(table, moves)
    return [moves.items[i] for i in range(moves.count)]


def is_legal(table: Table, move: i64) -> bool:
    """May this be done now?"""
    moves = Moves()
    legal(table, moves)
    for i in range(moves.count):
        if moves.items[i] == move:
            return True
    return False


# The three steps of every turn write into the list directly: they are most of what a playout does.


def discards(table: Table, moves: Moves) -> None:
    """Step 1 (R-B3); two copies of a card are one action."""
    items = moves.items
    count: i64 = 0
    for i in range(table.shown):
        card = table.central[i]
        if is_first(table, card, i):
            items[count] = DISCARD + ARGUMENT * card
            count += 1
    items[count] = KEEP
    moves.count = count + 1


def is_first(table: Table, card: i64, index: i64) -> bool:
    """Is this the first copy of the card in the central area?"""
    for i in range(index):
        if table.central[i] == card:
            return False
    return True


def draws(table: Table, moves: Moves) -> None:
    """Step 2 (R-B4)."""
    items = moves.items
    count: i64 = 0
    for deck in range(len(table.piles)):
        if drawable(table, deck):
            items[count] = DRAW + ARGUMENT * deck
            count += 1
    moves.count = count


def drawable(table: Table, deck: i64) -> bool:
    """Can a card be drawn from this deck? The fourth is never rebuilt (R-B5, R-G1)."""
    return table.piles[deck].left > 0 or (table.piles[deck].discarded > 0 and deck < DECKS - 1)


def purchases(table: Table, moves: Moves) -> None:
    """Step 3 (R-B6). A full city, which only a loaded position can bring to its turn, takes a coin (R-E2)."""
    city = table.cities[table.seat]
    items = moves.items
    count: i64 = 0
    if city.size < SLOTS:
        for i in range(table.shown):
            card = table.central[i]
            if affordable(table, city, card) and is_first(table, card, i):
                items[count] = BUY + ARGUMENT * card
                count += 1
        for i in range(len(table.dwellings)):
            card = table.facts.first_dwelling + i
            if table.dwellings[i] > 0 and affordable(table, city, card):
                items[count] = BUY + ARGUMENT * card
                count += 1
    items[count] = COIN
    moves.count = count + 1
    if city.tokens and city.size < SLOTS:
        token_purchases(table, city, moves)


def affordable(table: Table, city: City, card: i64) -> bool:
    """May this card be bought with coins alone? Not if its name stands in the city already (R-B8)."""
    if city.holds(card):
        return False
    if city.hooks & PRICES or city.free_card:
        return price(table, city, card) <= city.coins
    return table.facts.cost[card] <= city.coins


def token_purchases(table: Table, city: City, moves: Moves) -> None:
    """The same cards, paid for with the help of tokens (R-G7)."""
    for i in range(table.shown):
        card = table.central[i]
        if is_first(table, card, i):
            token_purchase(table, city, card, moves)
    for i in range(len(table.dwellings)):
        if table.dwellings[i] > 0:
            token_purchase(table, city, table.facts.first_dwelling + i, moves)


def token_purchase(table: Table, city: City, card: i64, moves: Moves) -> None:
    """One card, with every choice of tokens."""
    if not city.holds(card):
        add_payments(moves, action(BUY, card), city, price(table, city, card), 0, 0, 0)


def claims(table: Table, moves: Moves) -> None:
    """Step 4 (R-B9)."""
    city = table.cities[table.seat]
    for i in range(table.offered):
        if can_claim(table, city, table.specials[i]):
            moves.add(CLAIM, table.specials[i])
    moves.add(PASS, 0)


def markets(table: Table, moves: Moves) -> None:
    """The Happy Markets that nobody has chosen yet (R-X2)."""
    taken: i64 = 0
    for seat in range(table.players):
        taken += table.cities[seat].colours
    for colour in range(COLOURS):
        if count_of(taken, colour) == 0:
            moves.add(MARKET, colour)


def destructions(table: Table, moves: Moves) -> None:
    """Any uncovered card may be destroyed (R-G9)."""
    city = table.cities[table.seat]
    for slot in range(city.size):
        if not city.covered(slot):
            moves.add(DESTROY, slot)


def opponents(table: Table, moves: Moves, kind: i64) -> None:
    """Any opponent, for the Louvre and for Corgzilla's gift."""
    for seat in range(table.players):
        if seat != table.seat:
            moves.add(kind, seat)


def copies(table: Table, moves: Moves) -> None:
    """What a Sphinx may copy: opponents' uncovered special buildings, or one from the box (R-X29)."""
    for seat in range(table.players):
        if seat != table.seat and shows_special(table, seat):
            moves.add(SPHINX, table.cities[seat].special)
    if table.boxed > 0:
        moves.add(BOX, 0)


def shows_special(table: Table, seat: i64) -> bool:
    """Has this city a special building that no monster covers?"""
    city = table.cities[seat]
    return city.special != NOTHING and not city.covered(city.special_slot)
