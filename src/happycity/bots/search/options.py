"""Which of the legal actions are worth thinking about."""

from __future__ import annotations

from mypy_extensions import i64

from happycity.rules.codes import BUY
from happycity.rules.moves import Moves, argument_of, kind_of, tokens_of
from happycity.rules.prices import tokens_in
from happycity.rules.table import Table


def worthwhile(table: Table, moves: Moves) -> None:
    """Keep of each purchase only the ways to pay with the fewest tokens.

    A token kept buys the same later on, and may send a monster away before that.
    """
    if table.phase != BUY or table.cities[table.seat].tokens == 0:
        return
    kept: i64 = 0
    for i in range(moves.count):
        move = moves.items[i]
        if tokens_of(move) == 0 or tokens_in(tokens_of(move)) == fewest(moves, argument_of(move), kept, i):
            moves.items[kept] = move
            kept += 1
    moves.count = kept


def fewest(moves: Moves, card: i64, kept: i64, rest: i64) -> i64:
    """The fewest tokens for a card among the actions kept so far and those still to be looked at."""
    least: i64 = 1000
    for i in range(moves.count):
        if i < kept or i >= rest:
            move = moves.items[i]
            if kind_of(move) == BUY and argument_of(move) == card and tokens_in(tokens_of(move)) < least:
                least = tokens_in(tokens_of(move))
    return least
