"""The learned rollout policy: its weights, what it plays, and how it learns."""

import hashlib
import json
from importlib import resources

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from happycity import Game, Options
from happycity.bots.api import Budget
from happycity.bots.learned import FILE, policy_for, read_weights, set_name, weight_sets
from happycity.bots.search.features import LEARNED, UNIT
from happycity.bots.search.learn import Learner
from happycity.bots.search.learned_policy import LearnedPolicy
from happycity.bots.search.selfplay import duel
from happycity.bots.search_bot import SearchBot
from happycity.bots.view import table_of
from happycity.cards import default_catalogue
from happycity.rules.codes import OVER
from happycity.rules.engine import play
from happycity.rules.facts import Facts
from happycity.rules.legal import legal
from happycity.rules.moves import Moves
from happycity.rules.playout import random_chance
from happycity.rules.rng import stream
from happycity.rules.table import Table, blank_table
from happycity.version import RULES_VERSION

MAX_BYTES = 1_000_000
KINDS = [
    (players, expert, grozilla, by_sum)
    for players in (2, 3, 5)
    for expert in (False, True)
    for grozilla in (False, True)
    for by_sum in (False, True)
]


def table_for(players: int, expert: bool, grozilla: bool, by_sum: bool, seed: int = 5) -> Table:
    options = Options(
        players=players,
        mode="expert" if expert else "family",
        grozilla=grozilla,
        scoring="sum" if by_sum else "product",
    )
    table, _ = table_of(Game(options, seed=seed).view(0))
    return table


def weights_text() -> str:
    return resources.files("happycity.bots").joinpath("data", FILE).read_text(encoding="utf-8")


def test_the_weights_are_those_of_known_kinds_and_the_file_is_small() -> None:
    assert set(weight_sets()) <= {set_name(table_for(*kind)) for kind in KINDS}
    assert len(weights_text()) < MAX_BYTES


def test_weights_learned_by_other_rules_are_refused() -> None:
    content = json.loads(weights_text())
    content["rules"] = RULES_VERSION - 1
    with pytest.raises(ValueError, match=f"learned by rules {RULES_VERSION - 1}, not by {RULES_VERSION}"):
        read_weights(json.dumps(content))


def test_changed_weights_are_refused() -> None:
    content = json.loads(weights_text())
    content["policies"]["family-2"][0] += 1
    with pytest.raises(ValueError, match="The weights of family-2 are not those that were learned"):
        read_weights(json.dumps(content))


@pytest.mark.parametrize("kind", KINDS)
def test_kinds_without_learned_weights_play_by_rules_of_thumb(kind: tuple[int, bool, bool, bool]) -> None:
    table = table_for(*kind)
    assert isinstance(policy_for(table), LearnedPolicy) == (set_name(table) in weight_sets())


def test_a_bot_at_another_kind_of_table_plays_by_other_weights() -> None:
    bot = SearchBot(Budget(simulations=32), seed=1)
    for expert, learned in ((False, True), (True, False), (False, True)):
        bot.search(table_for(2, expert, False, False))
        assert isinstance(bot.policy, LearnedPolicy) == learned


@pytest.mark.parametrize("kind", KINDS)
def test_plays_only_legal_actions_to_the_end(kind: tuple[int, bool, bool, bool]) -> None:
    """In every kind of game, also with weights that were learned in another."""
    table, rng, moves = table_for(*kind), stream(1, 2, 3, 4, 5), Moves()
    policy = LearnedPolicy(table.facts, vec[i64](weight_sets()["family-2"]))
    while table.phase != OVER:
        move = policy.choose(table, rng)
        legal(table, moves)
        assert move in [moves.get(index) for index in range(moves.count)]
        play(table, move, random_chance(table, move, rng))


def test_odds_follow_the_weights() -> None:
    """A unit is a 64th of the logarithm of the odds, so 64 units are a factor of e."""
    table = table_for(2, False, False, False)
    policy = LearnedPolicy(table.facts, vec[i64]([0] * LEARNED))
    assert policy.weigh(table)
    policy.logits[0] += UNIT
    policy.share_out()
    assert int(policy.shares[0]) / int(policy.shares[1]) == pytest.approx(2.71828, abs=1e-3)


def test_learns_from_games_against_itself() -> None:
    facts = Facts(default_catalogue())
    blank = blank_table(facts, 2, False, False, False, 1)
    nothing = vec[i64]([0] * LEARNED)
    learner = Learner(facts, nothing)
    for step in range(30):
        learner.play(blank, 20, 7, step * 20)
        learner.step(0.3, step >= 15)
    assert duel(blank, LearnedPolicy(facts, learner.learned()), LearnedPolicy(facts, nothing), 30, 8) > 0.7


def test_learning_is_reproducible() -> None:
    facts = Facts(default_catalogue())
    blank = blank_table(facts, 2, True, True, False, 1)

    def learned() -> list[int]:
        learner = Learner(facts, vec[i64]([0] * LEARNED))
        for step in range(2):
            learner.play(blank, 5, 7, step * 5)
            learner.step(0.1, True)
        return [int(weight) for weight in learner.learned()]

    assert learned() == learned()
    assert any(learned())


def test_every_machine_plays_the_same() -> None:
    """Compiled or interpreted, the learned policy chooses the same actions: its sums and odds are whole numbers."""
    played = hashlib.sha256()
    for kind in ((2, False, False, False), (4, True, True, False)):
        table, rng = table_for(*kind), stream(6, 2, 3, 4, 5)
        policy = LearnedPolicy(table.facts, vec[i64](weight_sets()["family-2"]))
        while table.phase != OVER:
            move = policy.choose(table, rng)
            played.update(str(int(move)).encode())
            play(table, move, random_chance(table, move, rng))
    assert played.hexdigest()[:8] == "76aa1432"
