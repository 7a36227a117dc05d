"""Tries at shared deals: one of each counts for a visitor. Calendar, streak, histogram and place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from happycity.rooms.calendar import number_of
from happycity.rooms.days import SIZES, derive_day, end_of_day, today

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from happycity.schema.deals import Bar, Days, DayStreak, DayTry, TriedDay


@dataclass(frozen=True, slots=True)
class Try:
    """The try of one visitor at a shared deal that counts."""

    deal: str
    room: str
    began: int
    finished: int | None = None
    points: int | None = None
    coins: int | None = None
    won: bool | None = None

    @property
    def is_finished(self) -> bool:
        """Did its game end?"""
        return self.finished is not None

    def to_payload(self) -> DayTry:
        """The try as its visitor sees it."""
        day, size, *_ = self.deal.split("/")
        return {
            "day": day, "size": size, "room": self.room, "began": self.began, "finished": self.finished,
            "points": self.points, "coins": self.coins, "won": self.won,
        }  # fmt: skip


def summarise_days(tries: Iterable[Try], now_ms: int) -> Days:
    """Today's deals, and the tries of one visitor, the newest day first."""
    now = today(now_ms)
    by_day: dict[str, list[DayTry]] = {}
    for each in sorted(tries, key=lambda each: each.began):
        shown = each.to_payload()
        by_day.setdefault(shown["day"], []).append(shown)
    days: list[TriedDay] = [{"day": day, "tries": by_day[day]} for day in sorted(by_day, reverse=True)]
    return {
        "today": now, "ends": end_of_day(now_ms), "sizes": [derive_day(now, size).to_payload() for size in SIZES],
        "days": days, "streak": _streak(days, now),
    }  # fmt: skip


def _streak(days: Sequence[TriedDay], now: str) -> DayStreak:
    """Days in a row with a finished try. Today's may still come, so the present streak may end yesterday."""
    tried = (each["day"] for each in days if any(one["finished"] is not None for one in each["tries"]))
    numbers = sorted(filter(None, map(number_of, tried)))
    lengths: dict[int, int] = {}
    for number in numbers:
        lengths[number] = lengths.get(number - 1, 0) + 1
    this = number_of(now) or 0
    present = lengths.get(this) or lengths.get(this - 1, 0)
    return {"days": present, "longest": max(lengths.values(), default=0), "today": this in lengths}


def histogram(tried: Mapping[tuple[int, int], int]) -> list[Bar]:
    """How many visitors made how many points, fewest points first; `tried` counts by points and coins."""
    by_points: dict[int, int] = {}
    for (points, _), count in tried.items():
        by_points[points] = by_points.get(points, 0) + count
    return [{"points": points, "players": by_points[points]} for points in sorted(by_points)]


def place(tried: Mapping[tuple[int, int], int], mine: Try) -> int:
    """One more than the visitors who did better: with more points, or as many and more coins (R-E4)."""
    assert mine.points is not None
    assert mine.coins is not None
    own = (mine.points, mine.coins)
    return 1 + sum(count for result, count in tried.items() if result > own)
