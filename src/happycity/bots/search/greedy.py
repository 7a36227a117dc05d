"""Greedy: look one step ahead, take what makes the own city look best. The yardstick for everything stronger.

Its weights were set by hand and committed before anything had been measured against it, and they stay as they are.
It shares no code with the search that is measured against it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from happycity.rules.bits import COLOURS, count_of
from happycity.rules.codes import BOX, DISCARD, DRAW, GIFT, KEEP, LOUVRE, MARKET, NOTHING, SLOTS
from happycity.rules.count import Count, incomes
from happycity.rules.engine import play
from happycity.rules.legal import legal, purchases
from happycity.rules.moves import Moves, argument_of, kind_of
from happycity.rules.prices import price
from happycity.rules.table import City, Table

SYMBOL: Final = 2.0
"""An inhabitant or a heart is worth this much besides the points it makes at once."""
INCOME: Final = 0.9
"""A coin of income, per turn that is left."""
COIN: Final = 0.6
"""A coin in hand while there is still something to buy, and at the end, where it only breaks ties."""
LAST_COIN: Final = 0.05
TOKEN: Final = 1.5
PROGRESS: Final = 3.0
"""All conditions of a special building met; half of them, half of it."""
MONSTER: Final = -3.0
"""A monster before the city, apart from the symbols it takes."""
UNAFFORDABLE: Final = -1.0e6


def greedy_move(table: Table, moves: Moves) -> i64:
    """The action that looks best at once; the first of equals."""
    legal(table, moves)
    phase = table.phase
    if moves.count == 1:
        return moves.items[0]
    if phase == DISCARD:
        return choose_discard(table, moves)
    if phase == DRAW:
        return choose_draw(table, moves)
    if phase == MARKET:
        return choose_market(table, moves)
    if phase == GIFT or phase == LOUVRE:
        return choose_opponent(table, moves)
    return best_move(table, moves)


def best_move(table: Table, moves: Moves) -> i64:
    """Try every action on a copy and look at the own city afterwards."""
    best = moves.items[0]
    highest = UNAFFORDABLE
    turns = turns_left(table)
    trial = table.copy()
    for i in range(moves.count):
        value = after(table, moves.items[i], turns, trial)
        if value > highest:
            highest = value
            best = moves.items[i]
    return best


def after(table: Table, move: i64, turns: float, trial: Table) -> float:
    """What the deciding seat's city is worth after an action; the mean over the box for a Sphinx's draw."""
    if kind_of(move) != BOX:
        trial.copy_from(table)
        play(trial, move, 0)
        return value_of(trial, table.seat, turns)
    total = 0.0
    for chance in range(table.boxed):
        trial.copy_from(table)
        play(trial, move, chance)
        total += value_of(trial, table.seat, turns)
    return total / float(table.boxed)


def value_of(table: Table, seat: i64, turns: float) -> float:
    """How good a city looks: points so far, symbols, income for the turns left, coins, special buildings near."""
    city = table.cities[seat]
    count = Count(table)
    value = float(count.points[seat])
    value += SYMBOL * float(count.citizens[seat] + count.hearts[seat])
    value += INCOME * turns * float(incomes(table, False)[seat])
    value += (COIN if turns > 0.0 else LAST_COIN) * float(city.coins)
    for colour in range(COLOURS):
        value += TOKEN * float(count_of(city.tokens, colour))
    if city.monster != NOTHING:
        value += MONSTER
    if city.special == NOTHING and city.size < SLOTS:
        value += PROGRESS * best_progress(table, city)
    return value


def turns_left(table: Table) -> float:
    """Rounds after this one until the largest city is full, if it grows by a card a round.

    It is asked before the actions are compared: no action looks better for putting off the end.
    """
    size: i64 = 0
    for seat in range(table.players):
        if table.cities[seat].size > size:
            size = table.cities[seat].size
    return float(max(SLOTS - 1 - size, i64(0)))


def best_progress(table: Table, city: City) -> float:
    """Which part of a special building's conditions is met, for the one on offer that is nearest."""
    best = 0.0
    for i in range(table.offered):
        part = progress(city.colours, table.facts.needs[table.specials[i]])
        if part > best:
            best = part
    return best


def progress(have: i64, need: i64) -> float:
    """The part of the cards needed that are there."""
    met: i64 = 0
    wanted: i64 = 0
    for colour in range(COLOURS):
        needed = count_of(need, colour)
        wanted += needed
        met += min(needed, count_of(have, colour))
    return float(met) / float(wanted) if wanted > 0 else 1.0


def best_purchase(table: Table, moves: Moves, trial: Table) -> float:
    """The value after the best thing to buy from what is face up now."""
    moves.count = 0
    purchases(table, moves)
    highest = UNAFFORDABLE
    turns = turns_left(table)
    for i in range(moves.count):
        value = after(table, moves.items[i], turns, trial)
        if value > highest:
            highest = value
    return highest


def choose_discard(table: Table, moves: Moves) -> i64:
    """Throw away the card that is worth least to the own city, if even a coin would be better."""
    worst: i64 = KEEP
    trial = table.copy()
    lowest = value_with_coin(table, trial)
    for i in range(moves.count):
        if kind_of(moves.items[i]) == DISCARD:
            value = value_with(table, argument_of(moves.items[i]), trial)
            if value < lowest:
                lowest = value
                worst = moves.items[i]
    return worst


def value_with_coin(table: Table, trial: Table) -> float:
    """The own city with one coin more."""
    trial.copy_from(table)
    trial.city().coins += 1
    return value_of(trial, table.seat, turns_left(table))


def value_with(table: Table, card: i64, trial: Table) -> float:
    """The own city with this card bought for coins; far below everything if it cannot be."""
    trial.copy_from(table)
    city = trial.city()
    cost = price(table, city, card)
    if city.coins < cost or city.size >= SLOTS or city.holds(card):
        return UNAFFORDABLE + float(cost)
    city.coins -= cost
    city.put(table.facts, card, city.size)
    return value_of(trial, table.seat, turns_left(table))


def choose_draw(table: Table, moves: Moves) -> i64:
    """The deck after which the best purchase is best on average over the cards it may show."""
    best = moves.items[0]
    highest = UNAFFORDABLE
    before = table.copy()
    trial = table.copy()
    options = Moves()
    for i in range(moves.count):
        value = mean_draw(table, argument_of(moves.items[i]), before, trial, options)
        if value > highest:
            highest = value
            best = moves.items[i]
    return best


def mean_draw(table: Table, deck: i64, shown: Table, trial: Table, options: Moves) -> float:
    """The mean over a deck's unseen cards of the best purchase; a monster counts with its price in value."""
    pile = table.piles[deck]
    fresh = pile.left > 0
    cards = pile.left if fresh else pile.discarded
    total = 0.0
    for i in range(cards):
        card = pile.cards[i] if fresh else pile.thrown(i)
        shown.copy_from(table)
        if table.facts.is_monster(card):
            total += best_purchase(shown, options, trial) + MONSTER
        else:
            shown.reveal(card)
            total += best_purchase(shown, options, trial)
    return total / float(cards)


def choose_market(table: Table, moves: Moves) -> i64:
    """The colour that the special buildings on offer ask for most."""
    best = moves.items[0]
    highest: i64 = -1
    for i in range(moves.count):
        wanted: i64 = 0
        for k in range(table.offered):
            wanted += count_of(table.facts.needs[table.specials[k]], argument_of(moves.items[i]))
        if wanted > highest:
            highest = wanted
            best = moves.items[i]
    return best


def choose_opponent(table: Table, moves: Moves) -> i64:
    """The Louvre borrows the highest income; a gift goes to the opponent with the fewest points."""
    borrowing = table.phase == LOUVRE
    paid = incomes(table, False)
    points = Count(table).points
    best = moves.items[0]
    highest: i64 = -1000000
    for i in range(moves.count):
        seat = argument_of(moves.items[i])
        value = paid[seat] if borrowing else -points[seat]
        if value > highest:
            highest = value
            best = moves.items[i]
    return best
