"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from happycity.rooms.refusal import Refusal

REMEMBERED: Final = 20_000


class Bucket:
    """Fills with a number of drops each second; every wish takes one out."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self, drops: float = 1.0) -> bool:
        """Take drops out, if there are as many."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < drops:
            return False
        self.level -= drops
        return True

    def wait(self) -> float:
        """Seconds until there is a drop again."""
        return max(0.0, (1.0 - self.level) / self.rate)


class Limits:
    """A bucket for each address (or room); the ones used longest ago are forgotten."""

    def __init__(self, rate: float, size: float, code: str = "too-fast") -> None:
        self.rate = rate
        self.size = size
        self.code = code
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str, drops: float = 1.0) -> None:
        """Refuse who comes too often."""
        bucket = self.buckets.pop(who, None) or Bucket(self.rate, self.size)
        self.buckets[who] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        if not bucket.take(drops):
            raise Refusal(self.code, seconds=max(1, round((drops - bucket.level) / self.rate)))
