"""Progress: what finished games add up to. Bots beaten, achievements, best cities, streaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from happycity.bots.levels import LEVELS
from happycity.game.game import Game
from happycity.rooms.achievements import ACHIEVEMENTS, achievements_of, tell_story
from happycity.rooms.history import record_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from happycity.rooms.room_game import Deal
    from happycity.rooms.statistics import SeatResult
    from happycity.schema.responses import Achievement, BestCity, Moment, PlayerProgress, Rung, Streaks
    from happycity.schema.room_events import RoomEvent

Kind = Literal["family", "expert", "grozilla"]

KINDS: Final[tuple[Kind, ...]] = ("family", "expert", "grozilla")
LADDER: Final = tuple(name for name, level in LEVELS.items() if level.searches)
"""The bots to beat, weakest first."""
MAX_CITIES: Final = 6
MAX_RECALLED: Final = 25
"""Games of earlier versions that are replayed for one answer, newest first."""
DAY_MS: Final = 24 * 3600 * 1000


def recall_achievements(result: SeatResult, events: Sequence[RoomEvent], deal: Deal) -> None:
    """Fill in the achievements of a game that ended before they were stored, from its log."""
    earned: list[str] = []
    if deal.is_whole:
        story = tell_story(Game.from_record(record_of(events, result.game, deal)))
        earned = achievements_of(story, result.seat)
    result.detail["achievements"] = earned


def summarise_progress(results: Sequence[SeatResult]) -> PlayerProgress:
    """The progress in results, which come newest first.

    A game of several people on one device is nobody's, and one with a custom pack proves nothing.
    """
    games: dict[tuple[str, int], list[SeatResult]] = {}
    for result in results:
        if "pack" in result.detail:
            continue
        games.setdefault((result.room, result.game), []).append(result)
    oldest_first = [seats[0] for seats in reversed(games.values()) if len(seats) == 1]
    return {
        "ladder": [_rung(bot, kind, oldest_first) for bot in LADDER for kind in KINDS],
        "achievements": [_achievement(name, oldest_first) for name in ACHIEVEMENTS],
        "cities": _best_cities(oldest_first),
        "streaks": _streaks(oldest_first),
    }


def _kind(result: SeatResult) -> Kind:
    options = result.detail["options"]
    return "grozilla" if options["grozilla"] else options["mode"]


def _moment(result: SeatResult) -> Moment:
    return {"room": result.room, "game": result.game, "at": result.at}


def _first(results: Iterable[SeatResult]) -> Moment | None:
    return next(map(_moment, results), None)


def _counts_points(result: SeatResult) -> bool:
    """Points of the simpler sum are not compared with products."""
    return result.detail["options"]["scoring"] == "product"


def _rung(bot: str, kind: Kind, results: Sequence[SeatResult]) -> Rung:
    met = [each for each in results if _kind(each) == kind and f"bot:{bot}" in each.detail["names"]]
    beaten = [each for each in met if each.detail["winners"] == [each.seat]]
    points = [each.points for each in met if _counts_points(each)]
    return {
        "bot": bot, "kind": kind, "games": len(met), "wins": len(beaten), "best": max(points, default=None),
        "beaten": _first(beaten),
    }  # fmt: skip


def _achievement(name: str, results: Sequence[SeatResult]) -> Achievement:
    earned = [result for result in results if name in result.detail.get("achievements", [])]
    return {"name": name, "times": len(earned), "first": _first(earned)}


def _best_cities(results: Sequence[SeatResult]) -> list[BestCity]:
    """The cities with the most points; of equal ones the older comes first."""
    whole = [result for result in results if _counts_points(result) and result.points > 0]
    best = sorted(whole, key=lambda result: -result.points)[:MAX_CITIES]
    return [
        {
            **_moment(result), "points": result.points, "won": result.won,
            "cards": result.detail.get("cards", []), "options": result.detail["options"],
        }
        for result in best
    ]  # fmt: skip


def _streaks(results: Sequence[SeatResult]) -> Streaks:
    wins = longest_wins = days = longest_days = 0
    last_day: int | None = None
    for result in results:
        wins = wins + 1 if result.won else 0
        longest_wins = max(longest_wins, wins)
        day = result.at // DAY_MS
        if day != last_day:
            days = days + 1 if last_day is not None and day == last_day + 1 else 1
            last_day = day
        longest_days = max(longest_days, days)
    return {"wins": wins, "longest_wins": longest_wins, "longest_days": longest_days}
