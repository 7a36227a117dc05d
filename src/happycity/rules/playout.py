"""Whole random games inside the compiled core: for simulations, benchmarks and searches."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.rules.codes import BOX, DRAW, OVER, SEATS
from happycity.rules.count import Count, worth
from happycity.rules.deal import offer_specials
from happycity.rules.engine import cards_to_draw, play
from happycity.rules.facts import Facts
from happycity.rules.legal import legal
from happycity.rules.moves import Moves, argument_of, kind_of
from happycity.rules.rng import Rng, stream
from happycity.rules.table import Table, blank_table
from happycity.rules.turn import start

WIN: Final = 60
"""One win in the totals: it can be shared by two, three, four or five (R-E4)."""
COINS: Final = 1000000
"""More than anybody ever holds, so that points and coins compare as one number."""


def play_randomly(table: Table, moves: Moves, rng: Rng) -> i64:
    """Play a game to its end with uniformly random choices; return the number of actions."""
    actions: i64 = 0
    while table.phase != OVER:
        legal(table, moves)
        move = moves.items[rng.below(moves.count)]
        play(table, move, random_chance(table, move, rng))
        actions += 1
    return actions


def random_chance(table: Table, move: i64, rng: Rng) -> i64:
    """What chance decides for a move, with the true probabilities of what is unseen."""
    kind = kind_of(move)
    if kind == DRAW:
        return rng.below(cards_to_draw(table, argument_of(move)))
    if kind == BOX:
        return rng.below(table.boxed)
    return 0


class Totals:
    """Sums over many games, from which means and spreads follow."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.actions: i64 = 0
        self.rounds: i64 = 0
        self.rounds_squared: i64 = 0
        self.actions_squared: i64 = 0
        self.points: vec[i64] = vec[i64]([0] * SEATS)
        self.points_squared: vec[i64] = vec[i64]([0] * SEATS)
        self.wins: vec[i64] = vec[i64]([0] * SEATS)
        self.standing: vec[i64] = vec[i64]([0] * SEATS)
        """Points and coins of the last game as one number."""

    def add(self, table: Table, actions: i64) -> None:
        self.games += 1
        self.actions += actions
        self.actions_squared += actions * actions
        self.rounds += table.round
        self.rounds_squared += table.round * table.round
        if table.effects:
            points = Count(table).points
            for seat in range(table.players):
                self.add_seat(table, seat, points[seat])
        else:
            for seat in range(table.players):
                city = table.cities[seat]
                self.add_seat(table, seat, worth(table, city.citizens, city.hearts))
        self.add_win(table.players)

    def add_seat(self, table: Table, seat: i64, points: i64) -> None:
        self.points[seat] = self.points[seat] + points
        self.points_squared[seat] = self.points_squared[seat] + points * points
        self.standing[seat] = points * COINS + table.cities[seat].coins

    def add_win(self, players: i64) -> None:
        """Most points win, then most coins, then all who have as many (R-E4)."""
        best = self.standing[0]
        winners: i64 = 1
        for seat in range(1, players):
            if self.standing[seat] > best:
                best = self.standing[seat]
                winners = 1
            elif self.standing[seat] == best:
                winners += 1
        for seat in range(players):
            if self.standing[seat] == best:
                self.wins[seat] = self.wins[seat] + WIN // winners


def random_games(
    facts: Facts,
    players: i64,
    expert: bool,
    grozilla: bool,
    by_sum: bool,
    dwellings: i64,
    games: i64,
    seed: i64,
    first: i64 = 0,
) -> Totals:
    """Play random games from number `first` on; each has a stream of its own, so it does not matter who plays which."""
    totals = Totals()
    blank = blank_table(facts, players, expert, grozilla, by_sum, dwellings)
    table = blank.copy()
    moves = Moves()
    for game in range(games):
        rng = stream(seed, seed >> 32, 0x9E3779B9, 0x7F4A7C15, first + game)
        table.copy_from(blank)
        offer_specials(table, rng)
        start(table)
        totals.add(table, play_randomly(table, moves, rng))
    return totals
