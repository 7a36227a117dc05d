"""Policies against each other, thousands of games a second: how weights are tuned and policies compared."""

from __future__ import annotations

from mypy_extensions import i64

from happycity.bots.search.policy import Policy
from happycity.rules.codes import OVER
from happycity.rules.count import Count
from happycity.rules.deal import Dealer, offer_specials
from happycity.rules.engine import play
from happycity.rules.rng import stream
from happycity.rules.table import Table
from happycity.rules.turn import start


def duel(blank: Table, challenger: Policy, champion: Policy, deals: i64, seed: i64) -> float:
    """The challenger's share of wins in duplicate games: each deal once from every seat, the others champions."""
    won = 0.0
    table = blank.copy()
    for deal in range(deals):
        for place in range(blank.players):
            table.become(blank)
            dealer = Dealer(seed, deal, 0x5EED, 0x7AB1E)
            offer_specials(table, dealer.setup)
            start(table)
            rng = stream(seed, deal, place, 0xB07, 9)
            while table.phase != OVER:
                player = challenger if table.seat == place else champion
                move = player.choose(table, rng)
                play(table, move, dealer.chance(table, move))
            won += win_share(table, place)
    return won / float(deals * blank.players)


def win_share(table: Table, seat: i64) -> float:
    """1 for the winner of a finished game, a share for one of several, else 0 (R-E4)."""
    points = Count(table).points
    own = points[seat] * 10000 + table.cities[seat].coins
    tied: i64 = 1
    for other in range(table.players):
        if other != seat:
            theirs = points[other] * 10000 + table.cities[other].coins
            if theirs > own:
                return 0.0
            if theirs == own:
                tied += 1
    return 1.0 / float(tied)
