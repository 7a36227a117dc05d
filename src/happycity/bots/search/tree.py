"""The tree of a search, as rows of numbers: nodes where somebody decides, edges for actions, branches for chance.

An edge leads to one branch, or to one for each card that chance has shown so far. An edge keeps the value of whoever
decides at its node and nobody else's: that is all max^n needs for each player to want the own best.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final = -1


class Tree:
    """Nodes, edges and branches by number; node 0 is the root."""

    def __init__(self) -> None:
        self.seat: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        """A node's first edge, NONE before its actions are known."""
        self.width: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.move: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.tries: vec[i64] = vec[i64]()
        self.gain: vec[float] = vec[float]()
        """How often an edge was tried, and the sum of values for whoever decides there."""
        self.branch: vec[i64] = vec[i64]()
        """An edge's last branch."""
        self.shown: vec[i64] = vec[i64]()
        self.target: vec[i64] = vec[i64]()
        self.next: vec[i64] = vec[i64]()
        """A branch: the card that chance showed, the node it leads to, the edge's branch before it."""

    def add_node(self, seat: i64) -> i64:
        """A node whose actions are not known yet."""
        node: i64 = len(self.seat)
        self.seat = append(self.seat, seat)
        self.first = append(self.first, NONE)
        self.width = append(self.width, 0)
        self.visits = append(self.visits, 0)
        return node

    def add_edge(self, node: i64, move: i64, prior: float) -> None:
        """An action at a node; all the edges of a node are added in one go."""
        if self.width[node] == 0:
            self.first[node] = len(self.move)
        self.width[node] = self.width[node] + 1
        self.move = append(self.move, move)
        self.prior = append(self.prior, prior)
        self.tries = append(self.tries, 0)
        self.gain = append(self.gain, 0.0)
        self.branch = append(self.branch, NONE)

    def follow(self, edge: i64, card: i64) -> i64:
        """The node behind an edge when chance shows a card, or NONE."""
        branch = self.branch[edge]
        while branch != NONE:
            if self.shown[branch] == card:
                return self.target[branch]
            branch = self.next[branch]
        return NONE

    def grow(self, edge: i64, card: i64, seat: i64) -> i64:
        """A new node behind an edge."""
        node = self.add_node(seat)
        branch: i64 = len(self.shown)
        self.shown = append(self.shown, card)
        self.target = append(self.target, node)
        self.next = append(self.next, self.branch[edge])
        self.branch[edge] = branch
        return node
