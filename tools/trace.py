"""Play random games and print one digest per game: cores that agree print the same.

python tools/trace.py --games 50          each mode and number of players
"""

import argparse
import hashlib

from happycity.cards import default_catalogue
from happycity.rules import COMPILED
from happycity.rules.codes import OVER
from happycity.rules.count import Count, incomes
from happycity.rules.deal import Dealer, offer_specials
from happycity.rules.engine import play
from happycity.rules.facts import Facts
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.rules.rng import stream
from happycity.rules.table import Log, Table, blank_table
from happycity.rules.turn import start


def numbers_of(table: Table) -> list[int]:
    """Everything that two cores could compute differently."""
    count = Count(table)
    seats = range(table.players)
    values = [table.phase, table.turn, table.seat, table.round, table.shown, table.tokens]
    values += [table.cities[seat].coins for seat in seats]
    values += [table.cities[seat].colours for seat in seats]
    values += [incomes(table, False)[seat] for seat in seats]
    for column in (count.incomes, count.citizens, count.hearts, count.points):
        values += [column[seat] for seat in seats]
    return values


def trace(table: Table, seed: int) -> str:
    """Play one random game; digest every list of actions, every number and every event."""
    dealer = Dealer(seed, 1, 2, 3)
    player = stream(seed, 4, 5, 6, 7)
    moves = Moves()
    table.log = Log()
    offer_specials(table, dealer.setup)
    start(table)
    digest = hashlib.sha256()
    while table.phase != OVER:
        legal(table, moves)
        offered = [moves.get(i) for i in range(moves.count)]
        move = offered[player.below(len(offered))]
        digest.update(repr((offered, move, numbers_of(table))).encode())
        play(table, move, dealer.chance(table, move))
    digest.update(repr((numbers_of(table), table.log.events)).encode())
    return digest.hexdigest()[:20]


def main() -> None:
    """Trace games of every mode, number of players and way of scoring."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--expect", choices=("compiled", "interpreted"))
    args = parser.parse_args()
    core = "compiled" if COMPILED else "interpreted"
    if args.expect and core != args.expect:
        raise SystemExit(f"expected the {args.expect} core, but the {core} one is loaded")
    facts = Facts(default_catalogue())
    for mode in range(8):
        expert, grozilla, by_sum = bool(mode & 1), bool(mode & 2), bool(mode & 4)
        for players in range(2, 6):
            blank = blank_table(facts, players, expert, grozilla, by_sum, players - 1)
            for seed in range(args.games):
                print(mode, players, seed, trace(blank.copy(), seed))


if __name__ == "__main__":
    main()
