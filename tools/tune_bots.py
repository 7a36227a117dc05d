"""Tune the numbers of the search's rollout policy by self-play, and print them for `bots/search/weights.py`.

    python tools/tune_bots.py weights --seconds 300     # coordinate search, every step proven on fresh deals
    python tools/tune_bots.py effects --deals 8000      # what the expert special buildings are worth

Both print each step. Nothing is measured against greedy: policies only meet policies.
"""

import argparse
import random
import sys
import time

from happycity import rules
from happycity.bots.search import weights as tuned
from happycity.bots.search.policy import Policy
from happycity.bots.search.selfplay import duel, keep_ledger
from happycity.bots.search.weights import Weights
from happycity.cards import default_catalogue
from happycity.rules.facts import Facts
from happycity.rules.table import Table, blank_table

TABLES = ((2, False, False), (2, True, False), (2, True, True), (4, False, False), (4, True, True))
"""Players, expert mode, Grozilla: a change must help over all of these together."""
FIRST_GAIN, PROVEN_GAIN = 0.001, 0.002
"""How far above even a change must be in a short match, and then in a long one on other deals."""
SYMBOL_POINTS = 2.8
"""Lead over the mean of the table that one symbol makes (about 6 points, half of them against oneself)."""
PRIOR_OWNERS = 30
"""A rarely taken special building counts as average until that many seats have had it."""
LEARNING_RATE = 0.7
RANDOM_PER_THOUSAND = 150
"""Random decisions while special buildings are compared."""

WeightValues = dict[str, float]


def values_of(weights: Weights) -> WeightValues:
    """The weights by name."""
    names = [name for name in dir(weights) if not name.startswith("_")]
    return {name: value for name in names if isinstance(value := getattr(weights, name), float)}


def weights_of(values: WeightValues) -> Weights:
    """Weights from numbers by name."""
    weights = Weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


def advantage(
    facts: Facts, tables: list[Table], new: WeightValues, old: WeightValues, deals: int, seed: int
) -> float:
    """How far above an even share the new numbers win, as if all games had two players; the mean over the tables."""
    challenger, champion = Policy(facts, weights_of(new), 0), Policy(facts, weights_of(old), 0)
    shares = [
        (duel(table, challenger, champion, 2 * deals // seats, seed) * seats - 1) / 2
        for table, (seats, _, _) in zip(tables, TABLES, strict=True)
    ]
    return sum(shares) / len(shares)


def tune_weights(facts: Facts, seconds: float, deals: int, seed: int) -> None:
    """Move one number at a time, keep what wins twice, and make steps smaller where nothing does."""
    tables = [
        blank_table(facts, players, expert, grozilla, False, players - 1)
        for players, expert, grozilla in TABLES
    ]
    current = values_of(Weights())
    steps = dict.fromkeys(current, 0.2)
    chooser = random.Random(seed)
    end = time.process_time() + seconds
    trial = seed * 1_000_000
    while time.process_time() < end:
        for name in current:
            for direction in (1, -1):
                trial += 1
                change = direction * steps[name] * chooser.uniform(0.5, 1.2) * max(abs(current[name]), 0.1)
                new = {**current, name: round(current[name] + change, 3)}
                if advantage(facts, tables, new, current, deals // 4, trial) < FIRST_GAIN:
                    continue
                gain = advantage(facts, tables, new, current, deals, trial + 500_000)
                if gain > PROVEN_GAIN:
                    current = new
                    print(f"{name} = {current[name]}  ({50 + 100 * gain:.2f} %)", flush=True)
                    break
            else:
                steps[name] *= 0.7
    for name, value in current.items():
        print(f"self.{name}: float = {value}")


def tune_effects(facts: Facts, deals: int, rounds: int, seed: int) -> None:
    """Estimate each special building's worth from its owners' mean lead; repeat with the new worths."""
    table = blank_table(facts, 2, True, False, False, 1)
    before = Policy(facts, Weights(), 0)
    for number in range(rounds):
        ledger = keep_ledger(table, Policy(facts, Weights(), RANDOM_PER_THOUSAND), deals, seed + number)
        specials = [card for card in facts.expert if facts.hooks[card] and ledger.owners[card]]
        owners = sum(int(ledger.owners[card]) for card in specials)
        average = sum(ledger.lead[card] for card in specials) / owners
        for card in specials:
            count = int(ledger.owners[card])
            lead = (ledger.mean_lead(card) - average) * count / (count + PRIOR_OWNERS)
            worth = (
                tuned.EFFECTS.get(facts.ids[card], Weights().effect) + LEARNING_RATE * lead / SYMBOL_POINTS
            )
            tuned.EFFECTS[facts.ids[card]] = round(max(-1.0, worth), 2)
        share = duel(table, Policy(facts, Weights(), 0), before, deals // 2, seed)
        print(f"round {number + 1}: {100 * share:.1f} % against the worths before", flush=True)
    for name, worth in sorted(tuned.EFFECTS.items()):
        print(f'    "{name}": {worth},')


def main() -> None:
    """Read the command line and tune."""
    parser = argparse.ArgumentParser(description="tune the rollout policy by self-play")
    parser.add_argument("what", choices=("weights", "effects"))
    parser.add_argument("--seconds", type=float, default=300, help="processor time for the weights")
    parser.add_argument("--deals", type=int, default=2000, help="deals per table and match")
    parser.add_argument("--rounds", type=int, default=3, help="rounds for the effects")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if not rules.COMPILED:
        sys.exit("Tuning needs the compiled core.")
    facts = Facts(default_catalogue())
    if options.what == "weights":
        tune_weights(facts, options.seconds, options.deals, options.seed)
    else:
        tune_effects(facts, options.deals, options.rounds, options.seed)


if __name__ == "__main__":
    main()
