"""What luck alone decides: every deal is played twice by equal bots with other random numbers of their own.

    python tools/luck.py --deals 400

Each deck shows the same cards in the same order both times. If the deal decided nothing, the same seat would win both
games as often as chance says; if it decided everything, always.
"""

import argparse
import sys

from happycity import rules
from happycity.bots.api import Budget
from happycity.bots.search.result import share_of_win
from happycity.bots.search_bot import SearchBot
from happycity.cards import default_catalogue
from happycity.lab.statistics import WIN_PARTS, win_rate_interval
from happycity.rules.codes import OVER
from happycity.rules.count import Count
from happycity.rules.deal import Dealer, offer_specials
from happycity.rules.engine import play
from happycity.rules.facts import Facts
from happycity.rules.table import Table, blank_table
from happycity.rules.turn import start

SEED = 1
BUDGET = Budget(simulations=200)
KINDS = ((2, False, False), (2, True, False), (2, True, True), (4, False, False), (4, True, False))
"""Players, expert cards, Grozilla."""


def play_game(blank: Table, deal: int, again: int) -> list[float]:
    """Everybody's share of the win in one game of a deal."""
    table = blank.copy()
    dealer = Dealer(SEED, deal, 0x10CC, 0xB07)
    offer_specials(table, dealer.setup)
    start(table)
    bots = [SearchBot(BUDGET, (deal * 2 + again) * 10 + seat) for seat in range(table.players)]
    while table.phase != OVER:
        move = bots[table.seat].table_move(table)
        play(table, move, dealer.chance(table, move))
    points = Count(table).points
    return [share_of_win(table, points, seat) for seat in range(table.players)]


def same_winner(blank: Table, deal: int) -> float:
    """Whether the same seat wins both games of a deal; shared wins count as shares."""
    first, second = (play_game(blank, deal, again) for again in range(2))
    return sum(a * b for a, b in zip(first, second, strict=True))


def main() -> None:
    """Read the command line, play and report."""
    parser = argparse.ArgumentParser(description="what luck alone decides")
    parser.add_argument("--deals", type=int, default=400, help="deals of each kind of game")
    options = parser.parse_args()
    if not rules.COMPILED:
        sys.exit("Playing needs the compiled core.")
    facts = Facts(default_catalogue())
    for players, expert, grozilla in KINDS:
        blank = blank_table(facts, players, expert, grozilla, False, players - 1)
        parts = [round(WIN_PARTS * same_winner(blank, deal)) for deal in range(options.deals)]
        low, high = win_rate_interval(parts, 1, SEED)
        name = ("expert" if expert else "family") + (" + Grozilla" if grozilla else "")
        print(
            f"{name}, {players} players: the same seat wins both games in {sum(parts) / WIN_PARTS / len(parts):.1%} "
            f"({low:.1%} to {high:.1%}) of {len(parts)} deals; {1 / players:.0%} by chance",
            flush=True,
        )


if __name__ == "__main__":
    main()
