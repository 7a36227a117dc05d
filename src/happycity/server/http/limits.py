"""Rate limits, of one process or of all workers on a machine."""

from __future__ import annotations

import hashlib
import mmap
import time
from collections import OrderedDict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from happycity.rooms.refusal import Refusal

if TYPE_CHECKING:
    from happycity.server.ops.config import Config

    Cells = list[float] | memoryview[float]

MAX_BUCKETS: Final = 20_000
SHARED_BUCKETS: Final = 16_384
"""Buckets of one limit that workers share. Two keys may have the same one, seldom."""
FRAMES_PER_SOCKET: Final = 5
"""Frames a second of each WebSocket that a client may have, in all of them together."""
CELLS: Final = 2
"""Of a bucket: the tokens that are spent, and when that was so."""


class Bucket:
    """A token bucket: it refills at a rate, and every request takes a token."""

    __slots__ = ("cells", "first", "rate", "size")

    def __init__(self, rate: float, size: float, cells: Cells | None = None, first: int = 0) -> None:
        self.rate = rate
        self.size = size
        self.cells: Cells = [0.0, 0.0] if cells is None else cells
        self.first = first

    @property
    def level(self) -> float:
        """The tokens that are left; below zero on credit."""
        return self.size - self._spent()

    def take(self, tokens: float = 1.0) -> bool:
        """Take tokens, if there are enough."""
        if self.level < tokens:
            return False
        self.spend(tokens)
        return True

    def spend(self, tokens: float) -> None:
        """Take tokens, on credit if need be."""
        cells, first, now = self.cells, self.first, time.monotonic()
        spent = max(0.0, cells[first] - (now - cells[first + 1]) * self.rate)
        cells[first], cells[first + 1] = spent + tokens, now

    def wait_s(self) -> float:
        """Seconds until there is a token again."""
        return max(0.0, (1.0 - self.size + self._spent()) / self.rate)

    def _spent(self) -> float:
        elapsed = time.monotonic() - self.cells[self.first + 1]
        return max(0.0, self.cells[self.first] - elapsed * self.rate)


class SharedCells:
    """Buckets in a file that all workers map, so that a limit holds for them together.

    The monotonic clock is the same for all processes of a machine. Two workers that change a bucket in the same moment
    may lose a token, which does no harm.
    """

    def __init__(self, file: Path) -> None:
        with file.open("r+b") as stream:
            self._cells = memoryview(mmap.mmap(stream.fileno(), 0)).cast("d")
        self._salt = file.name.encode()[-16:]
        self._limits = 0

    @staticmethod
    def create(file: Path, limits: int) -> None:
        """Create the file for a number of limits, with full buckets."""
        with file.open("wb") as stream:
            stream.truncate(8 * CELLS * SHARED_BUCKETS * limits)

    def next_limit(self) -> int:
        """The first cell of another limit; all processes ask in the same order."""
        self._limits += 1
        return CELLS * SHARED_BUCKETS * (self._limits - 1)

    def bucket(self, first: int, key: str, rate: float, size: float) -> Bucket:
        """The bucket of a key."""
        digest = hashlib.blake2b(key.encode("utf-8", "replace"), digest_size=8, salt=self._salt).digest()
        number = int.from_bytes(digest, "big") % SHARED_BUCKETS
        return Bucket(rate, size, self._cells, first + CELLS * number)


class Limits:
    """Rate limits by key (a client or a room). The least recently used buckets are dropped."""

    def __init__(
        self, rate: float, size: float, code: str = "too-fast", shared: SharedCells | None = None
    ) -> None:
        self.rate = rate
        self.size = size
        self.code = code
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._shared = shared
        self._first = 0 if shared is None else shared.next_limit()

    def bucket(self, key: str) -> Bucket:
        """The bucket of a key."""
        if self._shared is not None:
            return self._shared.bucket(self._first, key, self.rate, self.size)
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
    """The rate limits of requests by client, and of talk by person."""

    COUNT: Final = 8

    def __init__(self, config: Config, shared: SharedCells | None = None) -> None:
        self.rooms = Limits(config.rooms_per_hour / 3600, config.rooms_per_hour, shared=shared)
        self.joins = Limits(2, 120, shared=shared)
        self.commands = Limits(config.commands_per_second, 3 * config.commands_per_second, shared=shared)
        self.heavy = Limits(4, 60, shared=shared)
        self.light = Limits(20, 200, shared=shared)
        self.everything = Limits(200, 2000, shared=shared)
        frames = FRAMES_PER_SOCKET * config.sockets_per_address
        self.frames = Limits(frames, 10 * frames, shared=shared)
        """Of all WebSockets of a client."""
        self.talk = Limits(config.chats_per_minute / 60, config.chats_per_minute, shared=shared)
