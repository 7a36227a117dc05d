"""What a card costs and how it may be paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from happycity.rules.bits import COLOURS, ONE, count_of
from happycity.rules.effects.base import COIN_STEP, PRICES
from happycity.rules.moves import TOKENS, Moves
from happycity.rules.table import City, Table

TOKEN_VALUE: Final = 2


def price(table: Table, city: City, card: i64) -> i64:
    """What a card costs this city now (R-X10, R-X11, R-X12)."""
    if city.free_card:
        return 0
    cost = table.facts.cost[card]
    if city.hooks & PRICES:
        for effect in table.facts.effects[city.special]:
            cost = effect.price(table, card, cost)
    return cost


def coins_for_nothing(table: Table, city: City) -> i64:
    """What buying nothing gives this city now (R-B6, R-X25)."""
    coins: i64 = 1
    if city.hooks & COIN_STEP:
        for effect in table.facts.effects[city.special]:
            coins = effect.coin(coins)
    return coins


def tokens_in(packed: i64) -> i64:
    """How many tokens a packed count holds."""
    total: i64 = 0
    for colour in range(COLOURS):
        total += count_of(packed, colour)
    return total


def add_payments(moves: Moves, buy: i64, city: City, cost: i64, colour: i64, spent: i64, count: i64) -> None:
    """Offer a purchase with every choice of tokens held (R-G7): none superfluous, the rest in coins."""
    if colour == COLOURS:
        if count > 0 and city.coins >= cost - TOKEN_VALUE * count:
            moves.push(buy + TOKENS * spent)
        return
    for extra in range(count_of(city.tokens, colour) + 1):
        if extra == 0 or TOKEN_VALUE * (count + extra - 1) < cost:
            add_payments(moves, buy, city, cost, colour + 1, spent + extra * ONE[colour], count + extra)
