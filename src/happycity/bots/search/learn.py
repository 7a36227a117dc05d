"""How the rollout policy learns: games against itself, and a step along the policy gradient after every few thousand.

Each choice counts by how well the game ended for whoever made it (REINFORCE): the result's value, as the search sees
it, less what is usual from such a standing. Steps are Adam's, and what is kept is the mean over the later part of the
training.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.bots.search.features import CARD_TABLE, CARD_TABLES, LEARNED, TURNS, UNIT, card_places, expand
from happycity.bots.search.learned_policy import LearnedPolicy
from happycity.bots.search.result import Result
from happycity.bots.search.trace import Trace
from happycity.rules.codes import OVER
from happycity.rules.deal import offer_specials
from happycity.rules.facts import Facts
from happycity.rules.rng import stream
from happycity.rules.table import Table
from happycity.rules.turn import start

MARGIN: Final = 0.3
SCALE: Final = 10.0
"""A result's value, as in the search (see `Result`)."""
MEMORY: Final = 0.9
LONG_MEMORY: Final = 0.99
TINY: Final = 1.0e-8
"""Adam's constants."""


class Learner:
    """Weights in the making."""

    def __init__(self, facts: Facts, begin: vec[i64]) -> None:
        self.facts: Facts = facts
        self.places: list[vec[i64]] = [card_places(facts, card) for card in range(facts.first_market)]
        self.policy: LearnedPolicy = LearnedPolicy(facts, begin)
        self.trace: Trace = Trace(len(self.policy.row))
        self.policy.trace = self.trace
        self.result: Result = Result(MARGIN, SCALE)
        self.weights: vec[float] = vec[float]([int(weight) / UNIT for weight in begin])
        self.slope: vec[float] = vec[float]([0.0] * LEARNED)
        self.square: vec[float] = vec[float]([0.0] * LEARNED)
        self.sums: vec[float] = vec[float]([0.0] * LEARNED)
        """Running means of gradient and square, and the sum of the weights over the steps to be kept."""
        self.steps: i64 = 0
        self.kept: i64 = 0

    def play(self, blank: Table, games: i64, seed: i64, first: i64) -> None:
        """Games from number `first` on; each has random numbers of its own."""
        table = blank.copy()
        result = self.result
        for game in range(games):
            table.copy_from(blank)
            rng = stream(seed, first + game, 0x1EA2, 0xB07, 9)
            offer_specials(table, rng)
            start(table)
            self.trace.clear()
            self.policy.finish(table, rng)
            if table.phase != OVER:
                continue
            result.read(table)
            self.trace.reward(result.values)

    def step(self, rate: float, keep: bool) -> None:
        """Change the weights by what the games since the last step have shown."""
        self._gather()
        self.steps += 1
        gradient = self.trace.gradient
        quick = 1.0 - MEMORY ** float(self.steps)
        slow = 1.0 - LONG_MEMORY ** float(self.steps)
        for i in range(LEARNED):
            slope = gradient[i]
            self.slope[i] = MEMORY * self.slope[i] + (1.0 - MEMORY) * slope
            self.square[i] = LONG_MEMORY * self.square[i] + (1.0 - LONG_MEMORY) * slope * slope
            change = self.slope[i] / quick / (sqrt(self.square[i] / slow) + TINY)
            self.weights[i] = self.weights[i] + rate * change
            if keep:
                self.sums[i] = self.sums[i] + self.weights[i]
        if keep:
            self.kept += 1
        for i in range(len(gradient)):
            gradient[i] = 0.0
        self.policy.row = expand(self.facts, rounded(self.weights, 1.0))

    def _gather(self) -> None:
        """Hand the gradient of a card's weight on to what the card does."""
        gradient = self.trace.gradient
        cards = self.facts.first_market
        for table in range(TURNS):
            start_of: i64 = CARD_TABLES + table * CARD_TABLE
            for card in range(cards):
                slope = gradient[LEARNED + table * cards + card]
                for place in self.places[card]:
                    gradient[start_of + place] = gradient[start_of + place] + slope

    def learned(self) -> vec[i64]:
        """The weights to keep."""
        return rounded(self.sums, float(self.kept)) if self.kept > 0 else rounded(self.weights, 1.0)


def rounded(weights: vec[float], divisor: float) -> vec[i64]:
    """Weights in whole units."""
    whole = vec[i64]([0] * len(weights))
    for i in range(len(weights)):
        scaled = weights[i] / divisor * float(UNIT)
        whole[i] = i64(scaled + 0.5) if scaled >= 0.0 else -i64(0.5 - scaled)
    return whole
