"""The puzzle of the day: the date (UTC) picks it, so that every server and every device show the same one."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from happycity.puzzles.book import Puzzle, load_puzzles

DOMAIN: Final = "happycity puzzle of the day 1"
DAY_MS: Final = 86_400_000


def day_of(now_ms: int) -> int:
    """The day of a moment, counted from 1 January 1970 (UTC).

    >>> day_of(0), day_of(86_400_000)
    (0, 1)
    """
    return now_ms // DAY_MS


@lru_cache(8)
def puzzle_of_day(day: int) -> Puzzle:
    """The puzzle with the smallest hash of day and id. One that is added or removed changes few days."""
    puzzles = load_puzzles()
    return puzzles[min(puzzles, key=lambda id: hashlib.sha256(f"{DOMAIN}/{day}/{id}".encode()).digest())]
