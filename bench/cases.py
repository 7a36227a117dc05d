"""The cases to measure: random playouts in the core, choices made by Python, copies of tables, searches.

A case with a yardstick says how the same work is done in C, from the same random numbers where the yardstick has them.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

from yardstick import Moments, Sample, Yardstick

from happycity.bots.learned import BLUNDERS_PER_THOUSAND, policy_for
from happycity.bots.search.learned_policy import LearnedPolicy
from happycity.bots.search.policy import Policy
from happycity.bots.search.search import Search, Settings
from happycity.bots.search.weights import Weights
from happycity.cards import default_catalogue
from happycity.rules.codes import OVER
from happycity.rules.deal import offer_specials
from happycity.rules.engine import play
from happycity.rules.facts import Facts
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.rules.playout import random_chance, random_games
from happycity.rules.rng import stream
from happycity.rules.table import Table, blank_table
from happycity.rules.turn import start

FACTS = Facts(default_catalogue())


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play."""

    name: str
    expert: bool
    grozilla: bool


FAMILY = Mode("family", False, False)
EXPERT = Mode("expert", True, False)
GROZILLA = Mode("expert + Grozilla", True, True)


@dataclass(frozen=True, slots=True)
class Work:
    """Games (or copies) and actions, and the seconds they took."""

    count: int
    actions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Case:
    """Something to measure. `target` is a share of C, or a rate where C is not compared."""

    name: str
    run: Callable[[int, int], Work]
    target: str = ""
    limit: Callable[[Yardstick, int, int], float] | None = None
    """The seconds that C takes for as much, if there is a yardstick."""


def play_sample(mode: Mode, players: int, games: int, seed: int) -> Sample:
    """Play random games inside the compiled core."""
    began = process_time()
    totals = random_games(FACTS, players, mode.expert, mode.grozilla, False, players - 1, games, seed)
    seconds = process_time() - began
    return Sample(
        games,
        seconds,
        actions=_moments(totals.actions, totals.actions_squared, games),
        rounds=_moments(totals.rounds, totals.rounds_squared, games),
        points=Moments(sum(totals.points) / games, float("nan")),
    )


def _moments(total: int, squares: int, games: int) -> Moments:
    mean = total / games
    return Moments(mean, squares / games - mean * mean)


def playouts(mode: Mode, players: int, target: str) -> Case:
    """Whole random games in the core."""

    def run(count: int, seed: int) -> Work:
        games = play_sample(mode, players, count, seed)
        return Work(count, round(games.actions.mean * count), games.seconds)

    return Case(
        mode.name, run, target, limit_of("random", mode, players) if mode.expert else family_limit(players)
    )


def limit_of(
    what: str, mode: Mode, players: int, *, learned: bool = False
) -> Callable[[Yardstick, int, int], float]:
    """The same work in C, from the same seed (yardstick.c)."""

    def seconds(yardstick: Yardstick, count: int, seed: int) -> float:
        answer = yardstick.run(what, mode.expert, mode.grozilla, players, count, seed, learned=learned)
        return answer["seconds"]

    return seconds


def family_limit(players: int) -> Callable[[Yardstick, int, int], float]:
    """Family games in C (limit.c)."""

    def seconds(yardstick: Yardstick, count: int, seed: int) -> float:
        return yardstick.play(count, players, seed).seconds

    return seconds


def _new_table(mode: Mode, players: int, seed: int) -> Table:
    table = blank_table(FACTS, players, mode.expert, mode.grozilla, False, players - 1)
    offer_specials(table, stream(seed, 1, 2, 3, 4))
    start(table)
    return table


def python_picks(mode: Mode, players: int) -> Case:
    """Python asks for the legal actions and chooses each one; the core plays it."""

    def run(count: int, seed: int) -> Work:
        pick, moves, rng, actions = random.Random(seed).random, Moves(), stream(seed, 5, 6, 7, 8), 0
        began = process_time()
        for game in range(count):
            table = _new_table(mode, players, seed + game)
            while table.phase != OVER:
                legal(table, moves)
                move = moves.get(int(pick() * moves.count))  # type: ignore[operator]
                play(table, move, random_chance(table, move, rng))
                actions += 1
        return Work(count, actions, process_time() - began)

    return Case(f"Python picks ({mode.name})", run, "1 M actions/s")


def copies(mode: Mode, players: int) -> Case:
    """Copies of a table in the middle of a game."""

    def run(count: int, seed: int) -> Work:
        table, moves, rng = _new_table(mode, players, seed), Moves(), stream(seed, 5, 6, 7, 8)
        for _ in range(30 * players // 2):
            legal(table, moves)
            move = moves.get(rng.below(moves.count))
            play(table, move, random_chance(table, move, rng))
        copy = table.copy
        began = process_time()
        for _ in range(count):
            copy()
        return Work(count, 0, process_time() - began)

    return Case(f"table copies ({mode.name})", run, "below 1 µs")


def rules_of_thumb() -> Policy:
    """The policy that the yardstick plays, too."""
    return Policy(FACTS, Weights(), BLUNDERS_PER_THOUSAND)


def has_learned(mode: Mode, players: int) -> bool:
    """Do rollouts of this kind of game follow a learned policy?"""
    return isinstance(policy_for(_new_table(mode, players, 1)), LearnedPolicy)


def new_search(
    mode: Mode, players: int, seed: int, *, uniform: bool = False, learned: bool = False
) -> Search:
    """A search from the opening; uniform: with plain random rollouts."""
    settings = Settings()
    if uniform:
        settings.random_rollouts, settings.trust = True, 0.0
    table, rng = _new_table(mode, players, seed), stream(seed, 5, 6, 7, 8)
    return Search(table, policy_for(table) if learned else rules_of_thumb(), settings, rng)


def rollouts(mode: Mode, players: int, *, uniform: bool = False, learned: bool = False) -> Case:
    """Simulations of the search from the opening; uniform: with plain random rollouts, as limit.c plays."""

    def run(count: int, seed: int) -> Work:
        search = new_search(mode, players, seed, uniform=uniform, learned=learned)
        began = process_time()
        search.run(count)
        return Work(count, 0, process_time() - began)

    limit = family_limit(players) if uniform else limit_of("search", mode, players, learned=learned)
    kind = ", random" if uniform else ", learned" if learned else ""
    return Case(f"simulations{kind} ({mode.name})", run, limit=limit)


def play_policy_games(
    mode: Mode,
    players: int,
    games: int,
    seed: int,
    *,
    learned: bool = False,
    ended: Callable[[Table], None] | None = None,
) -> None:
    """Whole games of a rollout policy; `ended` is called after each."""
    blank = blank_table(FACTS, players, mode.expert, mode.grozilla, False, players - 1)
    policy, table = policy_for(blank) if learned else rules_of_thumb(), blank.copy()
    for game in range(games):
        rng = stream(seed, game, 6, 7, 8)
        table.copy_from(blank)
        offer_specials(table, rng)
        start(table)
        policy.finish(table, rng)
        if ended:
            ended(table)


def policy_games(mode: Mode, players: int, *, learned: bool = False) -> Case:
    """Whole games of a rollout policy."""

    def run(count: int, seed: int) -> Work:
        began = process_time()
        play_policy_games(mode, players, count, seed, learned=learned)
        return Work(count, 0, process_time() - began)

    limit = limit_of("policy", mode, players, learned=learned)
    return Case(f"policy rollouts{', learned' if learned else ''} ({mode.name})", run, limit=limit)
