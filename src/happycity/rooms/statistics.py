"""Statistics of finished games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from happycity.schema.responses import MyResult, RecentGame, Statistics, Summed, SummedKind
    from happycity.schema.room import ResultDetail

    Kind = tuple[str, Literal["family", "expert"], bool, int]
    """The pack, empty for the cards of the box; mode, with Grozilla, players."""

RECENT_GAMES: Final = 20


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat."""

    room: str
    game: int
    key: str
    seat: int
    at: int
    points: int
    won: bool
    detail: ResultDetail


def my_result(result: SeatResult) -> MyResult:
    """A result as its owner may read it."""
    return {
        "room": result.room, "game": result.game, "seat": result.seat, "at": result.at, "points": result.points,
        "won": result.won, "achievements": result.detail.get("achievements", []),
    }  # fmt: skip


def summarise(results: Sequence[SeatResult]) -> Statistics:
    """Games, wins and points, in all and by kind of game.

    A game that several people played on this device is listed but not counted: none of them is "I". Games with a custom
    pack are a kind of their own, and no part of the sums.
    """
    games: dict[tuple[str, int], list[SeatResult]] = {}
    for result in results:
        games.setdefault((result.room, result.game), []).append(result)
    counted = [seats[0] for seats in games.values() if len(seats) == 1]
    kinds: dict[Kind, list[SeatResult]] = {}
    for result in counted:
        options, pack = result.detail["options"], result.detail.get("pack")
        key = "" if pack is None else f"{pack['name']} {pack['sha256']}"
        kinds.setdefault((key, options["mode"], options["grozilla"], options["players"]), []).append(result)
    return {
        **_sum([result for result in counted if "pack" not in result.detail]),
        "by_mode": [_sum_kind(kind, results) for kind, results in sorted(kinds.items())],
        "recent": [
            _recent_game(seats[0], counted=len(seats) == 1) for seats in list(games.values())[:RECENT_GAMES]
        ],
    }


def _sum_kind(kind: Kind, results: Sequence[SeatResult]) -> SummedKind:
    _, mode, grozilla, players = kind
    sums = _sum(results)
    summed: SummedKind = {
        "mode": mode, "grozilla": grozilla, "players": players,
        "games": sums["games"], "wins": sums["wins"], "points": sums["points"],
    }  # fmt: skip
    pack = results[0].detail.get("pack")
    if pack is not None:
        summed["pack"] = pack["name"]
    return summed


def _sum(results: Sequence[SeatResult]) -> Summed:
    points = [result.points for result in results]
    mean = round(sum(points) / len(points), 1) if points else None
    return {
        "games": len(results),
        "wins": sum(result.won for result in results),
        "points": {"mean": mean, "best": max(points, default=None)},
    }


def _recent_game(result: SeatResult, *, counted: bool) -> RecentGame:
    detail = result.detail
    recent: RecentGame = {
        "room": result.room, "game": result.game, "at": result.at, "seat": result.seat,
        "points": detail["points"], "winners": detail["winners"], "names": detail["names"],
        "options": detail["options"], "counted": counted,
    }  # fmt: skip
    if "pack" in detail:
        recent["pack"] = detail["pack"]["name"]
    return recent
