"""The engine: play one action. Chance comes in from outside, as the place of the card that shows."""

from __future__ import annotations

from mypy_extensions import i64

from happycity.rules.codes import (
    BOX,
    BUY,
    CLAIM,
    COIN,
    DESTROY,
    DISCARD,
    DRAW,
    E_BOUGHT,
    E_CLAIMED,
    E_COPIED,
    E_DISCARDED,
    E_DRAWN,
    E_MARKET,
    E_REPLACED,
    E_RESHUFFLED,
    GIFT,
    KEEP,
    LOUVRE,
    MARKET,
    NOTHING,
    PASS,
    SPHINX,
)
from happycity.rules.effects.base import REPLACES, TAKEN, TOLL
from happycity.rules.monsters import arrive, destroy, move_on, take_tokens
from happycity.rules.moves import argument_of, kind_of, tokens_of
from happycity.rules.prices import TOKEN_VALUE, coins_for_nothing, price, tokens_in
from happycity.rules.table import City, Log, Table
from happycity.rules.turn import (
    ask_sphinx,
    begin_round,
    borrow,
    end_turn,
    note_size,
    to_claim,
    to_draw,
    to_gift,
)


def play(table: Table, move: i64, chance: i64) -> None:
    """Play a legal action. `chance` is the index of the card that shows: in the deck drawn from, or in the box."""
    kind = kind_of(move)
    argument = argument_of(move)
    if kind == DRAW:
        draw(table, argument, chance)
    elif kind == BUY:
        buy(table, argument, tokens_of(move))
    elif kind == COIN:
        take_coin(table)
    elif kind == KEEP:
        to_draw(table)
    elif kind == DISCARD:
        discard(table, argument)
    elif kind == PASS:
        to_gift(table)
    elif kind == CLAIM:
        claim(table, argument)
    elif kind == MARKET:
        choose_market(table, argument)
    else:
        play_rare(table, kind, argument, chance)


def play_logged(table: Table, move: i64, chance: i64) -> list[tuple[int, int, int, int, int]]:
    """Play a legal action and return what a player at the table would see happen."""
    log = Log()
    table.log = log
    play(table, move, chance)
    table.log = None
    return log.events


def play_rare(table: Table, kind: i64, argument: i64, chance: i64) -> None:
    """Decisions that only some cards bring."""
    if kind == DESTROY:
        resume = table.resume
        destroy(table, argument)
        go_on(table, resume)
    elif kind == GIFT:
        give(table, argument)
    elif kind == LOUVRE:
        borrow(table, argument)
    elif kind == SPHINX:
        copy_special(table, argument, owner_of(table, argument))
    elif kind == BOX:
        draw_from_box(table, chance)


def go_on(table: Table, resume: i64) -> None:
    """Back to whose turn it is, at the step that was interrupted (R-G9)."""
    if resume == CLAIM:
        to_claim(table)
    elif resume == BUY:
        table.seat = table.turn
        table.phase = BUY
    else:
        to_draw(table)


def cards_to_draw(table: Table, deck: i64) -> i64:
    """Among how many cards chance decides when this deck is drawn from."""
    pile = table.piles[deck]
    return pile.left if pile.left > 0 else pile.discarded


def choose_market(table: Table, colour: i64) -> None:
    """The coloured Happy Market is the first card of the city (R-X2)."""
    seat = table.seat
    card = table.facts.first_market + 1 + colour
    table.cities[seat].put(table.facts, card, 0)
    if table.log is not None:
        table.log.add(E_MARKET, seat, colour)
    if seat > 0:
        table.turn = table.seat = seat - 1
    else:
        begin_round(table)


def discard(table: Table, card: i64) -> None:
    """Step 1: onto the discard pile of its own deck (R-B3)."""
    table.hide(card)
    table.piles[table.facts.deck[card]].discard(card)
    if table.log is not None:
        table.log.add(E_DISCARDED, table.seat, card)
    to_draw(table)


def draw(table: Table, deck: i64, chance: i64) -> None:
    """Step 2: one card; an empty deck is rebuilt from its discard pile now (R-B4, R-B5)."""
    pile = table.piles[deck]
    if pile.left == 0:
        pile.refill()
        if table.log is not None:
            table.log.add(E_RESHUFFLED, deck, pile.left)
    card = pile.take(chance)
    if table.log is not None:
        table.log.add(E_DRAWN, table.seat, deck, card)
    if card < table.facts.first_monster:
        table.reveal(card)
        to_draw(table)
    elif arrive(table, table.turn, card, DRAW):
        to_draw(table)


def buy(table: Table, card: i64, tokens: i64) -> None:
    """Step 3: pay, the Castle's coin, place the card, steps 3a and 3b (R-B7, R-G14)."""
    seat = table.seat
    city = table.cities[seat]
    pay(table, city, card, tokens)
    if table.facts.deck[card] >= 0:
        table.hide(card)
    else:
        dwelling = card - table.facts.first_dwelling
        table.dwellings[dwelling] = table.dwellings[dwelling] - 1
    city.put(table.facts, card, city.size)
    note_size(table, seat)
    if table.grozilla:
        take_tokens(table, seat, card)
        if not move_on(table, seat, card, CLAIM):
            return
    to_claim(table)


def pay(table: Table, city: City, card: i64, tokens: i64) -> None:
    """Coins to the bank, tokens out of the game (R-G7, R-G8); neighbours' tolls (R-X13)."""
    cost = price(table, city, card)
    value: i64 = 0
    if tokens:
        value = TOKEN_VALUE * tokens_in(tokens)
        city.tokens -= tokens
    coins = max(i64(0), cost - value)
    city.coins -= coins
    city.free_card = False
    if table.log is not None:
        table.log.add(E_BOUGHT, table.seat, card, coins, tokens)
    if table.effects:
        tolls(table, table.seat, coins + value)


def tolls(table: Table, seat: i64, paid: i64) -> None:
    """Ask both neighbours' special buildings; with two players there is one neighbour (R-X3)."""
    left = table.left_of(seat)
    right = table.right_of(seat)
    toll(table, left, paid)
    if right != left:
        toll(table, right, paid)


def toll(table: Table, seat: i64, paid: i64) -> None:
    """What a neighbour's special building takes for a purchase."""
    city = table.cities[seat]
    if city.hooks & TOLL:
        for effect in table.facts.effects[city.special]:
            effect.neighbour_paid(table, seat, paid)


def take_coin(table: Table) -> None:
    """Step 3, buying nothing (R-B6, R-X25)."""
    seat = table.seat
    table.gain(seat, coins_for_nothing(table, table.cities[seat]), NOTHING)
    to_claim(table)


def claim(table: Table, special: i64) -> None:
    """Step 4: place the special building; what it does at once happens now (R-B9, R-X7)."""
    seat = table.seat
    city = table.cities[seat]
    take_offer(table, special)
    slot = city.size
    if table.facts.hooks[special] & REPLACES:
        slot = discard_last(table, seat)
    city.special = special
    city.special_slot = slot
    city.hooks = table.facts.hooks[special]
    city.put(table.facts, special, slot)
    if table.log is not None:
        table.log.add(E_CLAIMED, seat, special, slot)
    note_size(table, seat)
    if city.hooks & TAKEN:
        for effect in table.facts.effects[special]:
            effect.taken(table, seat)
    to_gift(table)


def take_offer(table: Table, special: i64) -> None:
    """Remove a special building from those on offer, the others keep their order."""
    kept: i64 = 0
    for i in range(table.offered):
        if table.specials[i] != special:
            table.specials[kept] = table.specials[i]
            kept += 1
    table.offered = kept


def discard_last(table: Table, seat: i64) -> i64:
    """Discard the last uncovered card of a city and free its slot (R-X26); with none, the next slot."""
    city = table.cities[seat]
    slot = city.size - 1
    while slot >= 0 and city.covered(slot):
        slot -= 1
    if slot < 0:
        return city.size
    card = city.slots[slot]
    city.lift(table.facts, slot)
    deck = table.facts.deck[card]
    if deck >= 0:
        table.piles[deck].discard(card)
    if table.log is not None:
        table.log.add(E_REPLACED, seat, card, slot)
    return slot


def give(table: Table, opponent: i64) -> None:
    """Corgzilla: a coin from the bank to an opponent (R-G12)."""
    city = table.cities[table.seat]
    table.gain(opponent, city.gift, giver(table, city))
    end_turn(table)


def giver(table: Table, city: City) -> i64:
    """The monster that makes its host give."""
    if city.monster != NOTHING and table.facts.gift[city.monster] > 0:
        return city.monster
    for slot in range(city.size):
        if city.covered(slot) and table.facts.gift[city.covers[slot]] > 0:
            return city.covers[slot]
    return NOTHING


def owner_of(table: Table, special: i64) -> i64:
    """The seat with this special building."""
    for seat in range(table.players):
        if table.cities[seat].special == special:
            return seat
    return NOTHING


def copy_special(table: Table, special: i64, owner: i64) -> None:
    """The Sphinx counts as another special building (R-X29)."""
    table.cities[table.seat].copies = special
    if table.log is not None:
        table.log.add(E_COPIED, table.seat, special, owner)
    ask_sphinx(table, table.seat + 1)


def draw_from_box(table: Table, chance: i64) -> None:
    """The Sphinx copies a special building drawn from the box (R-X29)."""
    copy_special(table, table.take_from_box(chance), NOTHING)
