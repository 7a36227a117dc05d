"""What goes wrong, and how often. Everything follows from one random stream; every fault is counted."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

KINDS: Final = (
    "message delayed", "message reordered", "connection lost", "reader stuck", "command repeated", "wake-up late",
    "wake-up repeated", "bus deaf", "process killed", "process frozen", "lease expired", "database late",
    "database refused", "commit lost", "write repeated", "answer lost", "database away", "clock jumped",
)  # fmt: skip
"""Faults of every kind must occur in a run."""


class Faults:
    """Decides what goes wrong. While it is calm, nothing does."""

    def __init__(self, seed: str) -> None:
        self.random = random.Random(f"faults {seed}")
        self.counts: Counter[str] = Counter()
        self.is_calm = False

    def happens(self, kind: str, chance: float) -> bool:
        """Does a fault happen now?"""
        if self.is_calm or self.random.random() >= chance:
            return False
        self.counts[kind] += 1
        return True

    def latency_s(self) -> float:
        """The time of one way through the network."""
        return self.random.uniform(0.001, 0.03)

    def between(self, low: float, high: float) -> float:
        """A random length."""
        return self.random.uniform(low, high)
