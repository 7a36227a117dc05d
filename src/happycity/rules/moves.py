"""Actions as integers, and a list of them that costs nothing to refill.

An action packs its kind (4 bits), a number such as a card, deck, slot or seat (12 bits) and the tokens spent as a
packed count.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ARGUMENT: Final = 16
TOKENS: Final = 65536
ROOM: Final = vec[i64]([0] * 32)
"""Enough places for most decisions; a list of actions begins as a copy."""


def action(kind: i64, argument: i64) -> i64:
    """An action without tokens."""
    return kind + ARGUMENT * argument


def kind_of(move: i64) -> i64:
    """What sort of action it is."""
    return move & 15


def argument_of(move: i64) -> i64:
    """Its card, colour, deck, slot or seat."""
    return (move >> 4) & 4095


def tokens_of(move: i64) -> i64:
    """The packed count of tokens spent."""
    return move >> 16


class Moves:
    """A list of actions."""

    def __init__(self) -> None:
        self.items: vec[i64] = ROOM[:]
        self.count: i64 = 0

    def add(self, kind: i64, argument: i64) -> None:
        """Add an action without tokens."""
        self.push(kind + ARGUMENT * argument)

    def push(self, move: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = move
        else:
            self.items = append(self.items, move)
        self.count += 1

    def get(self, index: i64) -> i64:
        """The action at a place of the list; for callers outside the compiled core."""
        return self.items[index]
