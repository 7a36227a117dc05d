"""Monte Carlo tree search for 2 to 5 players with draws as chance.

A simulation walks down the tree, lets chance show cards with the true probabilities of what is unseen, adds one node,
plays on with the quick policy and carries everybody's result back. It works on tables, which know what a deck holds
and never in which order: there is nothing to cheat with.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from happycity.bots.search.options import worthwhile
from happycity.bots.search.policy import Policy
from happycity.bots.search.result import Result
from happycity.bots.search.tree import NONE, Tree
from happycity.rules.codes import BOX, DRAW, NOTHING, OVER
from happycity.rules.engine import play
from happycity.rules.legal import legal
from happycity.rules.moves import Moves, argument_of, kind_of
from happycity.rules.playout import play_randomly, random_chance
from happycity.rules.rng import Rng
from happycity.rules.table import Table

DEEPEST: Final = 400
"""Edges of one walk; a game has fewer, and one that goes on and on is played out from there."""


class Settings:
    """How to search."""

    def __init__(self) -> None:
        self.explore: float = 1.0
        """How much rarely tried actions are preferred (PUCT)."""
        self.trust: float = 0.3
        """Which part of the prior follows the policy; the rest is the same for all actions."""
        self.doubt: float = 0.1
        """How far below the mean of its node an untried action is expected to be."""
        self.margin: float = 0.3
        self.scale: float = 10.0
        """See `Result`."""
        self.every_action: bool = False
        """Look at every legal action, at the root, even at payments with more tokens than needed."""
        self.random_rollouts: bool = False
        """Play on with uniformly random actions instead of the policy: to measure speed, and what the policy adds."""


class Search:
    """A search from one position; it can go on for as long as somebody asks for more simulations."""

    def __init__(self, table: Table, policy: Policy, settings: Settings, rng: Rng) -> None:
        self.root: Table = table.copy()
        self.table: Table = table.copy()
        self.policy: Policy = policy
        self.settings: Settings = settings
        self.rng: Rng = rng
        self.tree: Tree = Tree()
        self.moves: Moves = Moves()
        self.result: Result = Result(settings.margin, settings.scale)
        self.path: vec[i64] = vec[i64]([0] * DEEPEST)
        self.walked: vec[i64] = vec[i64]([0] * DEEPEST)
        """Edges of the walk so far, and the nodes they start from."""
        self.depth: i64 = 0
        self.simulations: i64 = 0
        self.tree.add_node(table.seat)
        self._expand(0, self.root)
        width = self.tree.width[0]
        self.wins: vec[float] = vec[float]([0.0] * int(width))
        self.points: vec[float] = vec[float]([0.0] * int(width))
        """For each action at the root, sums of wins and points of whoever decides there."""
        self.shares: vec[float] = vec[float]([0.0] * int(width * table.players))
        """For each action at the root and each seat, sums of wins."""

    def run(self, simulations: i64) -> None:
        """More simulations."""
        for _ in range(simulations):
            self._simulate()

    def best(self) -> i64:
        """The action tried most often."""
        tree = self.tree
        best: i64 = 0
        for i in range(tree.width[0]):
            if tree.tries[i] > tree.tries[best]:
                best = i
        return tree.move[best]

    def decided(self, left: i64) -> bool:
        """Will `best` stay the same, whatever that many more simulations may find?"""
        tree = self.tree
        if tree.width[0] == 1:
            return True
        most: i64 = 0
        second: i64 = 0
        for i in range(tree.width[0]):
            tries = tree.tries[i]
            if tries > most:
                second = most
                most = tries
            elif tries > second:
                second = tries
        return most - second > left

    def choices(self) -> i64:
        """How many actions the root has."""
        return self.tree.width[0]

    def choice(self, index: i64) -> tuple[int, int, float, float]:
        """An action at the root: move, times tried, sums of wins and points of whoever decides."""
        return self.tree.move[index], self.tree.tries[index], self.wins[index], self.points[index]

    def share(self, index: i64, seat: i64) -> float:
        """The sum of a seat's wins after an action at the root."""
        return self.shares[index * self.root.players + seat]

    def _simulate(self) -> None:
        table = self.table
        table.copy_from(self.root)
        self.depth = 0
        self._walk()
        if self.settings.random_rollouts:
            play_randomly(table, self.moves, self.rng)
        else:
            self.policy.finish(table, self.rng)
        self.result.read(table)
        self._carry_back()
        self.simulations += 1

    def _walk(self) -> None:
        """Down the tree to a node that is new, or to the end of the game."""
        table = self.table
        tree = self.tree
        node: i64 = 0
        while table.phase != OVER and self.depth < DEEPEST:
            if tree.first[node] == NONE:
                if tree.visits[node] == 0 and node > 0:
                    break
                self._expand(node, table)
            edge = self._select(node)
            self.path[self.depth] = edge
            self.walked[self.depth] = node
            self.depth += 1
            move = tree.move[edge]
            chance = random_chance(table, move, self.rng)
            card = card_shown(table, move, chance)
            play(table, move, chance)
            node = tree.follow(edge, card)
            if node == NONE:
                node = tree.grow(edge, card, table.seat)
        tree.visits[node] = tree.visits[node] + 1

    def _expand(self, node: i64, table: Table) -> None:
        """Learn a node's actions."""
        moves = self.moves
        legal(table, moves)
        if node > 0 or not self.settings.every_action:
            worthwhile(table, moves)
        share = 1.0 / float(moves.count)
        favourite: i64 = NOTHING
        trust = self.settings.trust
        if moves.count > 1 and trust > 0.0:
            share *= 1.0 - trust
            if self.policy.weigh(table):
                self._add_weighed(node, share)
                return
            favourite = self.policy.choose(table, self.rng)
        for i in range(moves.count):
            move = moves.items[i]
            self.tree.add_edge(node, move, share + trust if move == favourite else share)

    def _add_weighed(self, node: i64, share: float) -> None:
        """Edges whose priors follow the policy's odds."""
        policy = self.policy
        each = self.settings.trust / float(policy.share_out())
        options = policy.moves
        for i in range(self.moves.count):
            move = self.moves.items[i]
            prior = share
            for k in range(options.count):
                if options.items[k] == move:
                    prior += each * float(policy.shares[k])
            self.tree.add_edge(node, move, prior)

    def _select(self, node: i64) -> i64:
        """The edge with the best mix of value and novelty for whoever decides (PUCT)."""
        tree = self.tree
        first = tree.first[node]
        width = tree.width[node]
        if width == 1:
            return first
        tried: i64 = 0
        total = 0.0
        for edge in range(first, first + width):
            tried += tree.tries[edge]
            total += tree.gain[edge]
        untried = total / float(tried) - self.settings.doubt if tried > 0 else 0.5
        novelty = self.settings.explore * sqrt(float(tried + 1))
        best = first
        highest = -1.0e9
        for edge in range(first, first + width):
            tries = tree.tries[edge]
            value = tree.gain[edge] / float(tries) if tries > 0 else untried
            value += novelty * tree.prior[edge] / float(tries + 1)
            if value > highest:
                highest = value
                best = edge
        return best

    def _carry_back(self) -> None:
        tree = self.tree
        values = self.result.values
        for i in range(self.depth):
            node = self.walked[i]
            edge = self.path[i]
            tree.visits[node] = tree.visits[node] + 1
            tree.tries[edge] = tree.tries[edge] + 1
            tree.gain[edge] = tree.gain[edge] + values[tree.seat[node]]
        if self.depth > 0:
            first = self.path[0]
            seat = tree.seat[0]
            self.wins[first] = self.wins[first] + self.result.wins[seat]
            self.points[first] = self.points[first] + self.result.points[seat]
            players = self.root.players
            for each in range(players):
                at = first * players + each
                self.shares[at] = self.shares[at] + self.result.wins[each]


def card_shown(table: Table, move: i64, chance: i64) -> i64:
    """The card that chance shows for a move about to be played, or NOTHING."""
    kind = kind_of(move)
    if kind == DRAW:
        pile = table.piles[argument_of(move)]
        return pile.cards[chance] if pile.left > 0 else pile.cards[len(pile.cards) - pile.discarded + chance]
    if kind == BOX:
        return table.box_card(chance)
    return NOTHING
