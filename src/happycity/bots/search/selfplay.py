"""Policies against each other, thousands of games a second: how weights are tuned and policies compared."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from happycity.bots.search.policy import Policy
from happycity.bots.search.result import share_of_win
from happycity.rules.codes import NOTHING, OVER
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
            table.copy_from(blank)
            dealer = Dealer(seed, deal, 0x5EED, 0x7AB1E)
            offer_specials(table, dealer.setup)
            start(table)
            rng = stream(seed, deal, place, 0xB07, 9)
            while table.phase != OVER:
                player = challenger if table.seat == place else champion
                move = player.choose(table, rng)
                play(table, move, dealer.chance(table, move))
            won += share_of_win(table, Count(table).points, place)
    return won / float(deals * blank.players)


class Ledger:
    """What became of the seats that took each special building."""

    def __init__(self, cards: i64) -> None:
        self.owners: vec[i64] = vec[i64]([0] * int(cards))
        self.lead: vec[float] = vec[float]([0.0] * int(cards))
        """Sum of their points beyond the mean of the table."""

    def add(self, table: Table) -> None:
        """Note a finished game."""
        points = Count(table).points
        total: i64 = 0
        for seat in range(table.players):
            total += points[seat]
        for seat in range(table.players):
            special = table.cities[seat].special
            if special != NOTHING:
                lead = float(points[seat]) - float(total) / float(table.players)
                self.owners[special] = self.owners[special] + 1
                self.lead[special] = self.lead[special] + lead

    def mean_lead(self, special: i64) -> float:
        """The mean lead of a special building's owners."""
        owners = self.owners[special]
        return self.lead[special] / float(owners) if owners > 0 else 0.0


def keep_ledger(blank: Table, policy: Policy, deals: i64, seed: i64) -> Ledger:
    """Let a policy play against itself and see which special buildings do their owners good."""
    ledger = Ledger(blank.facts.end)
    table = blank.copy()
    for deal in range(deals):
        table.copy_from(blank)
        rng = stream(seed, deal, 0x1ED6E2, 0xB07, 9)
        offer_specials(table, rng)
        start(table)
        policy.finish(table, rng)
        ledger.add(table)
    return ledger
