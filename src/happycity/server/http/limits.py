"""Rate limits."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.server.ops.config import Config

MAX_BUCKETS: Final = 20_000


class Bucket:
    """A token bucket: it refills at a rate, and every request takes a token."""

    __slots__ = ("at", "level", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = time.monotonic()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens, if there are enough."""
        self._refill()
        if self.level < tokens:
            return False
        self.level -= tokens
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens, on credit if need be."""
        self._refill()
        self.level -= tokens

    def wait_s(self) -> float:
        """Seconds until there is a token again."""
        self._refill()
        return max(0.0, (1.0 - self.level) / self.rate)

    def _refill(self) -> None:
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now


class Limits:
    """Rate limits by key (an address or a room). The least recently used buckets are dropped."""

    def __init__(self, rate: float, size: float, code: str = "too-fast") -> None:
        self.rate = rate
        self.size = size
        self.code = code
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.size)
        self.buckets[key] = bucket
        if len(self.buckets) > MAX_BUCKETS:
            self.buckets.popitem(last=False)
        return bucket

    def check(self, key: str, tokens: float = 1.0) -> None:
        """Rate-limit by key."""
        bucket = self.bucket(key)
        if not bucket.take(tokens):
            raise Refusal(self.code, seconds=max(1, round((tokens - bucket.level) / self.rate)))


class RequestLimits:
    """The rate limits of requests, by address."""

    def __init__(self, config: Config) -> None:
        self.rooms = Limits(config.rooms_per_hour / 3600, config.rooms_per_hour)
        self.joins = Limits(2, 120)
        self.commands = Limits(config.commands_per_second, 3 * config.commands_per_second)
        self.heavy = Limits(4, 60)
        self.light = Limits(20, 200)
        self.everything = Limits(200, 2000)
        self.frames = Limits(1000, 10_000)
        """Of all WebSockets of an address."""
