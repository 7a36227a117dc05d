"""Do the yardsticks in C play the same game as the core?

`limit.c` has random numbers of its own, so means of many games are compared. `yardstick.c` has those of the core, so
every game must end the same, and a search must try every action as often.
"""

import math

from cases import (
    EXPERT,
    FACTS,
    FAMILY,
    GROZILLA,
    Mode,
    has_learned,
    new_search,
    play_policy_games,
    play_sample,
)
from yardstick import Moments, Yardstick

from happycity.rules.count import Count
from happycity.rules.playout import random_games
from happycity.rules.table import Table

MAX_STANDARD_ERRORS = 4.0
"""A larger difference is not chance (12 comparisons: 1 run in 1,300 fails for nothing)."""


def difference(ours: Moments, limit: Moments, games: int, c_games: int) -> float:
    """The difference of two means in standard errors. Both play the same game, so the variance is C's."""
    return (ours.mean - limit.mean) / math.sqrt(limit.variance * (1 / games + 1 / c_games))


def same_means(yardstick: Yardstick, games: int) -> bool:
    """Does limit.c play the same game? Family mode, 2 to 5 players."""
    print(
        f"\n{'the same game?':16}{'actions':>20}{'z':>7}{'rounds':>20}{'z':>7}{'points per player':>20}{'z':>7}"
    )
    same = True
    for players in range(2, 6):
        ours, limit = play_sample(FAMILY, players, games, 77), yardstick.play(2 * games, players, 77)
        line = f"{players} players{'':7}"
        for name, divisor in (("actions", 1), ("rounds", 1), ("points", players)):
            mine, theirs = getattr(ours, name), getattr(limit, name)
            z = difference(mine, theirs, games, 2 * games)
            same = same and abs(z) < MAX_STANDARD_ERRORS
            line += f"{mine.mean / divisor:>10.3f}{theirs.mean / divisor:>10.3f}{z:>+7.1f}"
        print(line)
    print(
        "Yes: every mean agrees within sampling error."
        if same
        else "NO: this is another game than the yardstick's."
    )
    return same


def same_games(yardstick: Yardstick, games: int = 2_000) -> bool:
    """Does yardstick.c play the same games and search the same tree? Every mode, 2 to 5 players."""
    unlike = [
        f"{mode.name}, {players} players: {what}"
        for mode in (FAMILY, EXPERT, GROZILLA)
        for players in range(2, 6)
        for what in unlike_parts(yardstick, mode, players, games, 77)
    ]
    print(
        "\n".join(f"NO: other results in C: {each}" for each in unlike)
        or f"Yes: {games:,} games of each kind are equal."
    )
    return not unlike


def unlike_parts(yardstick: Yardstick, mode: Mode, players: int, games: int, seed: int) -> list[str]:
    """What yardstick.c does otherwise than the core."""
    unlike = []
    answer = yardstick.run("random", mode.expert, mode.grozilla, players, games, seed)
    totals = random_games(FACTS, players, mode.expert, mode.grozilla, False, players - 1, games, seed)
    points = [totals.points[seat] for seat in range(players)]
    if (totals.actions, totals.rounds, points) != (answer["actions"], answer["rounds"], answer["points"]):
        unlike.append("random games")
    for learned in (False, True) if has_learned(mode, players) else (False,):
        unlike += unlike_policy(yardstick, mode, players, games, seed, learned=learned)
    return unlike


def unlike_policy(
    yardstick: Yardstick, mode: Mode, players: int, games: int, seed: int, *, learned: bool
) -> list[str]:
    """What yardstick.c does otherwise with a rollout policy, alone and in the search."""
    unlike, kind = [], ", learned" if learned else ""
    answer = yardstick.run("policy", mode.expert, mode.grozilla, players, games, seed, learned=learned)
    ends = PolicyEnds(players)
    play_policy_games(mode, players, games, seed, learned=learned, ended=ends.add)
    if (ends.rounds, ends.points, ends.coins) != (answer["rounds"], answer["points"], answer["coins"]):
        unlike.append(f"policy rollouts{kind}")
    search = new_search(mode, players, seed, learned=learned)
    search.run(games)
    tries = [search.choice(index)[1] for index in range(search.choices())]
    answer = yardstick.run("search", mode.expert, mode.grozilla, players, games, seed, learned=learned)
    if tries != answer["tries"]:
        unlike.append(f"simulations{kind}")
    return unlike


class PolicyEnds:
    """How games of the policy ended, added up."""

    def __init__(self, players: int) -> None:
        self.rounds = 0
        self.points = [0] * players
        self.coins = [0] * players

    def add(self, table: Table) -> None:
        """Add a finished game."""
        counted = Count(table).points
        self.rounds += table.round
        for seat in range(table.players):
            self.points[seat] += counted[seat]
            self.coins[seat] += table.cities[seat].coins
